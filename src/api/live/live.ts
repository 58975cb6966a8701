import { randomBytes } from 'node:crypto';
import { DomainError } from '#domain/errors.ts';
import {
  anyChange,
  liveKinds,
  type LiveChange,
  type LiveKind,
} from '#domain/history/live-change.ts';

/** An open stream of the couple's desk. */
export type Listener = {
  /** Whose it is: one administrator may not take every place. */
  owner: number;
  /** Asked before anything is told: a session that is over hears nothing more. */
  isWelcome: () => boolean;
  tell: (change: LiveChange, mark: string) => void;
  beat: () => void;
  end: () => void;
};

type Setting = { beatMs?: number; places?: number; placesEach?: number };

/** Who listens to changes, and how far they have heard. One for the process: there is no other. */
export const createLive = ({ beatMs = 20_000, places = 60, placesEach = 12 }: Setting = {}) => {
  // A mark of another process says nothing about what this one has told.
  const era = randomBytes(6).toString('hex');
  const listeners = new Set<Listener>();
  const lastOf = new Map<LiveKind, number>();
  let told = 0;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  const mark = () => `${era}-${told}`;

  const each = (work: (listener: Listener) => void) => {
    for (const listener of [...listeners]) {
      if (isWelcome(listener)) work(listener);
      else listener.end();
    }
  };

  return {
    /** How far a page has heard that is written now. */
    mark,

    /** To be called once the change is committed. */
    publish: (change: LiveChange) => {
      told += 1;
      for (const kind of change.kinds) lastOf.set(kind, told);
      each((listener) => listener.tell(change, mark()));
    },

    /** What somebody has not heard who heard up to a mark. */
    missedSince: (heard: string | undefined): LiveChange | null => {
      const [from, count, ...more] = heard?.split('-') ?? [];
      const known = from === era && /^\d{1,15}$/u.test(count ?? '') && more.length === 0;
      if (!known || Number(count) > told) return anyChange;
      const kinds = liveKinds.filter((kind) => (lastOf.get(kind) ?? 0) > Number(count));
      return kinds.length > 0 ? { kinds, eventIds: null } : null;
    },

    /** Sessions may have ended: whoever may not listen any more is shown out now. */
    recheck: () => each(() => undefined),

    /** @throws DomainError `live_full` */
    assertRoom: (owner: number) => {
      const own = [...listeners].filter((listener) => listener.owner === owner).length;
      if (closed || listeners.size >= places || own >= placesEach) {
        throw new DomainError('live_full');
      }
    },

    /** @returns how to leave */
    join: (listener: Listener) => {
      if (closed) listener.end();
      else listeners.add(listener);
      timer ??= setInterval(() => each(({ beat }) => beat()), beatMs).unref();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },

    /** The site stops: nobody is kept waiting by a stream that has no end of its own. */
    close: () => {
      closed = true;
      for (const listener of [...listeners]) listener.end();
    },

    listening: () => listeners.size,
  };
};

export type Live = ReturnType<typeof createLive>;

/** Whoever cannot be asked about any more is not welcome. */
const isWelcome = (listener: Listener) => {
  try {
    return listener.isWelcome();
  } catch {
    return false;
  }
};
