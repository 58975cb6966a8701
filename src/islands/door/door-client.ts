import type { DoorPersonView, SaveSurprise } from '#contract/door.ts';
import { mergedFacts } from '#domain/days/arrivals.ts';
import { factOf, nameIn } from './known-people.ts';
import { type DoorCalls, type DoorState, initialState } from './door-state.ts';
import type { DoorStore, PendingMark } from './door-store.ts';

type Options = {
  store: DoorStore;
  calls: DoorCalls;
  /** In milliseconds since 1970, by the server's clock as far as it is known. */
  now: () => number;
  newId: () => string;
};

type Person = Pick<DoorPersonView, 'memberId' | 'eventId'>;

type Marked = Person & { at: number };

/** After a mark its button undoes it: the second tap of a double tap is not meant for that. */
const doubleTapMs = 600;

/**
 * A phone at the door. What is said counts at once on this phone, is kept on it, and is sent when the line allows; nothing is
 * forgotten before the server has it.
 */
export const createDoor = ({ store, calls, now, newId }: Options) => {
  let state = initialState;
  let token: string | undefined;
  const listeners = new Set<() => void>();
  /** Said, and not yet in the phone's database. */
  const unsaved = new Map<string, PendingMark>();
  /** Calls of `save` that are under way. */
  let saves = 0;
  let lastArrival: Marked | undefined;
  let isListUnsaved = false;
  let isTokenUnsaved = false;
  let isErasureDue = false;
  /** What this phone keeps from before has been read. */
  let isRead = false;
  let running: Promise<void> | undefined;

  const set = (change: Partial<DoorState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  /** The list of another link does not stay; what was said by it is still true. */
  const readStored = async () => {
    if (isRead) return;
    try {
      const stored = await store.read();
      isRead = true;
      const isSame = token === undefined || token === stored.token;
      token ??= stored.token;
      const known = new Set(state.pending.map(({ id }) => id));
      const pending = [...stored.pending.filter(({ id }) => !known.has(id)), ...state.pending];
      set({
        pending: pending.sort((one, other) => one.saidAt - other.saidAt),
        list: state.list ?? (isSame ? stored.list : undefined),
      });
    } catch {
      // It is tried again at the next occasion.
    }
  };

  const save = async () => {
    saves += 1;
    await readStored();
    try {
      for (const [id, pending] of unsaved) {
        await store.savePending(pending);
        unsaved.delete(id);
      }
      if (isTokenUnsaved && token) await store.saveToken(token);
      isTokenUnsaved = false;
      const { list } = state;
      if (isListUnsaved && list) await store.saveList(list);
      // While it was written, an answer may have changed it again.
      isListUnsaved &&= list !== state.list;
    } catch {
      // The rest at the next occasion.
    }
    saves -= 1;
    const isUnsaved = unsaved.size > 0;
    // What was marked meanwhile is another call's.
    if (saves === 0 && (state.isSaving || isUnsaved !== state.isUnsaved)) {
      set({ isUnsaved, isSaving: false });
    }
  };

  const end = async () => {
    const lost = state.pending.length;
    unsaved.clear();
    isListUnsaved = false;
    token = undefined;
    set({ ...initialState, status: 'ended', lost });
    await erase();
  };

  /** A database that refuses is asked again at the next occasion. */
  const erase = () =>
    store.clear().then(
      () => (isErasureDue = false),
      () => (isErasureDue = true),
    );

  const remove = async ({ id }: PendingMark) => {
    unsaved.delete(id);
    set({ pending: state.pending.filter((one) => one.id !== id) });
    // Left in the database it is sent once more, and is one fact all the same.
    await store.deletePending(id).catch(() => undefined);
  };

  /** @returns whether the server has everything */
  const sendAll = async (): Promise<boolean> => {
    for (;;) {
      const [pending] = state.pending;
      if (!token) return false;
      if (!pending) return true;
      const result = await calls.send(token, pending);
      if (result === 'failed') {
        set({ isOffline: true });
        return false;
      }
      if (result === 'ended') {
        await end();
        return false;
      }
      if (result === 'gone') set({ gone: [...state.gone, nameIn(state.list, pending)] });
      if (result === 'received') takeIn(pending);
      await remove(pending);
    }
  };

  /** What the server has stands in the list until it is read again. */
  const takeIn = (pending: PendingMark) => {
    if (!state.list || pending.type === 'surprise') return;
    const { list } = state.list;
    const { memberId, eventId } = pending.json;
    const people = list.people.map((person) =>
      person.memberId === memberId && person.eventId === eventId
        ? { ...person, facts: mergedFacts(person.facts, [factOf(pending.json)]) }
        : person,
    );
    isListUnsaved = true;
    set({ list: { ...state.list, list: { ...list, people } } });
  };

  const readList = async () => {
    if (!token) return;
    const read = await calls.readList(token, state.list?.list.version);
    if (read === 'ended') return end();
    if (read === 'failed') {
      set({ isOffline: true, status: state.list ? 'ready' : 'first_failed' });
      return;
    }
    const list = read === 'same' ? state.list!.list : read;
    isListUnsaved ||= read !== 'same';
    set({ status: 'ready', isOffline: false, list: { list, readAt: now() } });
  };

  const synchronize = async () => {
    await save();
    if (await sendAll()) await readList();
    else if (token && !state.list) set({ status: 'first_failed' });
    if (token) await save();
  };

  /** Sends what waits, then reads the list; one at a time. */
  const sync = async (): Promise<void> => {
    if (isErasureDue) await erase();
    if (!token) return;
    running ??= synchronize().finally(() => (running = undefined));
    await running;
  };

  const isSecondTap = ({ memberId, eventId, at }: Marked) =>
    lastArrival?.memberId === memberId &&
    lastArrival.eventId === eventId &&
    Math.abs(at - lastArrival.at) < doubleTapMs;

  const submit = async (pending: PendingMark) => {
    unsaved.set(pending.id, pending);
    set({ pending: [...state.pending, pending], isSaving: true });
    await save();
  };

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** @param fresh the token of a link that was just opened */
    open: async (fresh?: string) => {
      if (isErasureDue) await erase();
      token = fresh;
      isTokenUnsaved = fresh !== undefined;
      await readStored();
      if (!token) return set({ status: 'no_token' });
      set({ status: state.list ? 'ready' : 'loading' });
      return sync();
    },
    sync,
    mark: async ({ memberId, eventId }: Person, arrived: boolean) => {
      const at = now();
      if (!arrived && isSecondTap({ memberId, eventId, at })) return;
      if (arrived) lastArrival = { memberId, eventId, at };
      const id = newId();
      const json = { id, memberId, eventId, arrived, at: new Date(at).toISOString() };
      return submit({ id, saidAt: at, type: 'arrival', json });
    },
    report: (surprise: NewSurprise) => {
      const at = now();
      const id = newId();
      const json = { ...surprise, id, at: new Date(at).toISOString() } as SaveSurprise;
      return submit({ id, saidAt: at, type: 'surprise', json });
    },
  };
};

export type Door = ReturnType<typeof createDoor>;

type Without<One, Key extends string> = One extends unknown ? Omit<One, Key> : never;

export type NewSurprise = Without<SaveSurprise, 'id' | 'at'>;
