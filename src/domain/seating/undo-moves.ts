import type { AssignedSeat } from './seating.ts';

/** A move of one group. `from` is the place that the user saw. */
export type Move = { guest_id: number; from: AssignedSeat; to: AssignedSeat };

/** A move of a group, or of a table in the room. */
type UndoEntry = { from: unknown; to: unknown };

/** The moves that undo these moves, the last one first. */
export const reversed = <Moved extends UndoEntry>(moves: readonly Moved[]): Moved[] =>
  moves.map((move) => ({ ...move, from: move.to, to: move.from })).reverse();

/** Steps that can be undone, and undone steps that can be redone. */
export type MoveLog<Moved extends UndoEntry = Move> = {
  done: readonly (readonly Moved[])[];
  undone: readonly (readonly Moved[])[];
};

export const emptyLog = { done: [], undone: [] } as const satisfies MoveLog;

export const moveLog = <Moved extends UndoEntry>(
  { done }: MoveLog<Moved>,
  moves: readonly Moved[],
): MoveLog<Moved> =>
  moves.length === 0 ? { done, undone: [] } : { done: [...done, moves], undone: [] };

/** The moves that undo the last step, and the log after them; null when there is nothing to undo. */
export const undo = <Moved extends UndoEntry>({ done, undone }: MoveLog<Moved>) => {
  const last = done[done.length - 1];
  return (
    last && {
      moves: reversed(last),
      log: { done: done.slice(0, -1), undone: [...undone, last] } satisfies MoveLog<Moved>,
    }
  );
};

export const redo = <Moved extends UndoEntry>({ done, undone }: MoveLog<Moved>) => {
  const last = undone[undone.length - 1];
  return (
    last && {
      moves: [...last],
      log: { done: [...done, last], undone: undone.slice(0, -1) } satisfies MoveLog<Moved>,
    }
  );
};
