import { randomBytes } from 'node:crypto';
import { DomainError } from '#domain/errors.ts';
import {
  anyChange,
  liveKinds,
  type LiveChange,
  type LiveKind,
} from '#domain/history/live-change.ts';

/** An open stream of an administrator or of a group. */
export type Listener = {
  /** Whose it is, by id: one may not take all places. */
  owner: number;
  /** Checked before every message: an ended session receives nothing more. */
  isWelcome: () => boolean;
  notify: (change: LiveChange, mark: string) => void;
  beat: () => void;
  end: () => void;
};

type Setting = { beatMs?: number; places?: number; maxPerOwner?: number };

/** The open streams, and how far each has received changes. One instance: there is only one process. */
export const createLive = ({ beatMs = 20_000, places = 60, maxPerOwner = 12 }: Setting = {}) => {
  // A mark of another process says nothing about the changes that this one announced.
  const era = randomBytes(6).toString('hex');
  const listeners = new Set<Listener>();
  const lastOf = new Map<LiveKind, number>();
  let sequence = 0;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  const mark = () => `${era}-${sequence}`;

  const each = (work: (listener: Listener) => void) => {
    for (const listener of [...listeners]) {
      if (isWelcome(listener)) work(listener);
      else listener.end();
    }
  };

  return {
    /** The mark of a page that is rendered now. */
    mark,

    /** Must be called after the commit. */
    publish: (change: LiveChange) => {
      sequence += 1;
      for (const kind of change.kinds) lastOf.set(kind, sequence);
      each((listener) => listener.notify(change, mark()));
    },

    /** The changes since a mark. */
    missedSince: (received: string | undefined): LiveChange | null => {
      const [from, count, ...more] = received?.split('-') ?? [];
      const known = from === era && /^\d{1,15}$/u.test(count ?? '') && more.length === 0;
      if (!known || Number(count) > sequence) return anyChange;
      const kinds = liveKinds.filter((kind) => (lastOf.get(kind) ?? 0) > Number(count));
      return kinds.length > 0 ? { kinds, eventIds: null } : null;
    },

    /** Closes the streams of sessions that have ended. */
    checkAgain: () => each(() => undefined),

    /** @throws DomainError `live_full` */
    assertRoom: (owner: number) => {
      const own = [...listeners].filter((listener) => listener.owner === owner).length;
      if (closed || listeners.size >= places || own >= maxPerOwner) {
        throw new DomainError('live_full');
      }
    },

    /** @returns a function that leaves */
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

    /** The site stops: streams have no end of their own and are closed here. */
    close: () => {
      closed = true;
      for (const listener of [...listeners]) listener.end();
    },

    listening: () => listeners.size,
  };
};

/** Every group may have its pages open on some phones at once; none takes all places. */
export const createGuestLive = () => createLive({ places: 1000, maxPerOwner: 400 });

export type Live = ReturnType<typeof createLive>;

/** A listener whose session cannot be checked any more counts as ended. */
const isWelcome = (listener: Listener) => {
  try {
    return listener.isWelcome();
  } catch {
    return false;
  }
};
