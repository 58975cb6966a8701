import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyLog, moveLog, redo, reversed, undo, type Move, type MoveLog } from './undo-moves.ts';
import { isSameSeat, type AssignedSeat } from './seating.ts';

/** Group → its place; a missing group has none. */
type Places = ReadonlyMap<number, AssignedSeat>;

const placeOf = (places: Places, guestId: number): AssignedSeat => places.get(guestId) ?? null;

const applyMoves = (places: Places, moves: readonly Move[]): Places => {
  const after = new Map(places);
  for (const { guest_id, to } of moves) {
    if (to === null) after.delete(guest_id);
    else after.set(guest_id, to);
  }
  return after;
};

/** Moves groups to one place; groups already there are skipped. */
const movesTo = (places: Places, guestIds: readonly number[], to: AssignedSeat): Move[] =>
  [...new Set(guestIds)]
    .map((guest_id) => ({ guest_id, from: placeOf(places, guest_id), to }))
    .filter(({ from }) => !isSameSeat(from, to));

const start: Places = new Map<number, AssignedSeat>([
  [1, 7],
  [2, [{ member_id: 21, table_group_id: 8 }]],
]);

test('a group moves from where it is, and who is there already stays out of it', () => {
  expect(movesTo(start, [1, 2, 3, 3], 7)).toEqual([
    { guest_id: 2, from: start.get(2), to: 7 },
    { guest_id: 3, from: null, to: 7 },
  ]);
});

test('moves taken back leave every group where it was', () => {
  const moves = movesTo(start, [1, 2, 3], 9);
  const after = applyMoves(start, moves);
  expect([1, 2, 3].map((id) => placeOf(after, id))).toEqual([9, 9, 9]);
  expect(applyMoves(after, reversed(moves))).toEqual(start);
});

test('a group that moved twice in one step comes back to where it first was', () => {
  const [first] = movesTo(start, [1], 8);
  const [second] = movesTo(applyMoves(start, [first!]), [1], 9);
  const moves = [first!, second!];
  expect(applyMoves(applyMoves(start, moves), reversed(moves))).toEqual(start);
});

test('there is nothing to undo or to do again at first, nor again after something new', () => {
  expect([undo(emptyLog), redo(emptyLog)]).toEqual([undefined, undefined]);
  const once = moveLog(emptyLog, movesTo(start, [1], 9));
  const back = undo(once)!;
  expect(redo(back.log)).toBeDefined();
  expect(redo(moveLog(back.log, movesTo(start, [1], 8)))).toBeUndefined();
});

test('whatever is moved, undone and done again: all undone is the beginning, all done again the end', () => {
  const place = fc.oneof(
    fc.constant(null),
    fc.integer({ min: 1, max: 4 }),
    fc.array(fc.record({ member_id: fc.integer({ min: 1, max: 3 }), table_group_id: fc.nat(4) })),
  );
  const step = fc.oneof(
    fc.constant('undo' as const),
    fc.constant('redo' as const),
    fc.tuple(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 }), place),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let places = start;
      let log: MoveLog = emptyLog;
      const take = (taken: ReturnType<typeof undo<Move>>) => {
        if (!taken) return;
        places = applyMoves(places, taken.moves);
        log = taken.log;
      };
      for (const one of steps) {
        if (one === 'undo') take(undo(log));
        else if (one === 'redo') take(redo(log));
        else {
          const moves = movesTo(places, one[0], one[1]);
          places = applyMoves(places, moves);
          log = moveLog(log, moves);
        }
      }
      while (redo(log)) take(redo(log));
      const end = places;
      while (undo(log)) take(undo(log));
      expect(places).toEqual(start);
      while (redo(log)) take(redo(log));
      expect(places).toEqual(end);
    }),
  );
});
