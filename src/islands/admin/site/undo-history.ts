/** States to go back to and forward to, the nearest last. */
export type UndoHistory<State> = {
  past: readonly State[];
  future: readonly State[];
  /** What the newest step changed, and when: what is typed in one place without a pause is one step. */
  key: string | null;
  at: number;
};

export const noHistory: UndoHistory<never> = { past: [], future: [], key: null, at: 0 };

const pauseMs = 1500;
const most = 100;

type Step<State> = { before: State; key: string; at: number };

export const recordStep = <State>(
  history: UndoHistory<State>,
  { before, key, at }: Step<State>,
): UndoHistory<State> => {
  const continues = key === history.key && at - history.at < pauseMs && history.future.length === 0;
  const past = continues ? history.past : [...history.past, before].slice(-most);
  return { past, future: [], key, at };
};

type Moved<State> = { history: UndoHistory<State>; state: State };

/** Undefined where there is nothing to undo. */
export const undoStep = <State>(
  { past, future }: UndoHistory<State>,
  now: State,
): Moved<State> | undefined => {
  const state = past.at(-1);
  if (state === undefined) return undefined;
  const history = { past: past.slice(0, -1), future: [...future, now], key: null, at: 0 };
  return { history, state };
};

/** Undefined where nothing was undone. */
export const redoStep = <State>(
  { past, future }: UndoHistory<State>,
  now: State,
): Moved<State> | undefined => {
  const state = future.at(-1);
  if (state === undefined) return undefined;
  const history = { past: [...past, now], future: future.slice(0, -1), key: null, at: 0 };
  return { history, state };
};
