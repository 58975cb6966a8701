import fc from 'fast-check';
import { expect, test } from 'vitest';
import { occupancyOf, type Part, partsOf, type AssignedSeat } from '#domain/seating/seating.ts';
import { type Shift, type Position, positionOf, gridOffsets } from '#domain/seating/floor-plan.ts';
import {
  emptyLog,
  moveLog,
  type Move,
  type MoveLog,
  redo,
  undo,
} from '#domain/seating/undo-moves.ts';
import { seatingSuggestion } from '#domain/seating/proposal.ts';
import { isConflict, tablesByGroup } from '#domain/seating/wishes.ts';
import { demoWedding, auditAt } from '#tests/support/wedding.ts';
import { assignedSeats, assignGroups, plannedGroups } from '../events/seat-assignments.ts';
import { undelete } from '../undelete.ts';
import { createTableGroup, listTableGroups, positionTables, removeTableGroup } from './tables.ts';
import { listWishes, saveWish } from './wishes.ts';

const now = auditAt('2025-11-01T12:00:00Z');
const mainEvent = 49;

const actions = [
  'assign',
  'remove',
  'split',
  'undo',
  'redo',
  'wish together',
  'wish apart',
  'propose',
  'new table',
  'delete table',
  'restore table',
  'move table',
  'tidy tables',
] as const;

/** One step of the couple: which action, and numbers that select groups and tables. */
const step = fc.tuple(
  fc.constantFrom(...actions),
  fc.nat(99),
  fc.array(fc.nat(99), { minLength: 1, maxLength: 4 }),
);

const byNumber = (a: number, b: number) => a - b;

/** Every member is in exactly one part, and each part at an existing table, or at none. */
const expectEverybodyOnce = (
  people: readonly number[],
  parts: readonly Part[],
  tables: readonly number[],
) => {
  const seen = parts.flatMap(({ members }) => members.map(({ id }) => id));
  expect(seen.toSorted(byNumber)).toEqual(people.toSorted(byNumber));
  expect(parts.filter(({ table }) => table !== null && !tables.includes(table))).toEqual([]);
};

/** The couple at the planner: the screen's log of steps, and the real tables. */
const openPlanner = () => {
  const { db, raw, close } = demoWedding();
  const invited = plannedGroups(db, mainEvent);
  const removed: number[] = [];
  let log: MoveLog<Move | Shift> = emptyLog;
  /** The last known position of every table: only its own steps may change it. */
  const spots = new Map<number, Position | null>();
  const groupAt = (pick: number) => invited[pick % invited.length]!;
  const tables = () => listTableGroups(db, mainEvent);
  const tableAt = (pick: number) => tables()[pick % (tables().length || 1)]?.id ?? null;
  const places = () =>
    new Map(assignedSeats(db, mainEvent).map(({ guest_id, seat: place }) => [guest_id, place]));
  const parts = () => {
    const where = places();
    return invited.flatMap((group) => partsOf(group, where.get(group.id) ?? null));
  };
  const move = (guest_id: number, to: AssignedSeat) => {
    const from = places().get(guest_id) ?? null;
    assignGroups(db, mainEvent, [{ guest_id, from, to }], now);
    const stored = places().get(guest_id) ?? null;
    log = moveLog(log, [{ guest_id, from, to: stored }]);
  };
  const wish = (pick: number, [other]: number[], kind: 'together' | 'apart') => {
    const [one, two] = [groupAt(pick).id, groupAt(other!).id];
    if (one !== two) saveWish(db, { guest_id: one, other_id: two, kind }, now);
  };
  const store = (steps: readonly (Move | Shift)[]) => {
    const moves = steps.filter((step) => 'guest_id' in step);
    const offsets = steps.filter((step) => 'table_id' in step);
    assignGroups(db, mainEvent, moves, now);
    for (const { table_id, to } of offsets) spots.set(table_id, to);
    const positions = offsets.map(({ table_id, to }) => ({
      id: table_id,
      ...(to ?? { x: 0, y: 0 }),
    }));
    positionTables(db, mainEvent, positions, now.at);
  };
  const shift = (offsets: readonly Shift[]) => {
    store(offsets);
    log = moveLog(log, offsets);
  };
  const action: Record<(typeof actions)[number], (pick: number, others: number[]) => void> = {
    assign: (pick, [table]) => move(groupAt(pick).id, tableAt(table!)),
    remove: (pick) => move(groupAt(pick).id, null),
    split: (pick, others) => {
      const { id, members } = groupAt(pick);
      const seats = members.flatMap((member, at) => {
        const table = tableAt(others[at % others.length]!);
        return table === null || at === 3 ? [] : [{ member_id: member.id, table_group_id: table }];
      });
      move(id, seats);
    },
    undo: () => {
      const step = undo(log);
      if (!step) return;
      store(step.moves);
      log = step.log;
    },
    redo: () => {
      const step = redo(log);
      if (!step) return;
      store(step.moves);
      log = step.log;
    },
    'wish together': (pick, others) => wish(pick, others, 'together'),
    'wish apart': (pick, others) => wish(pick, others, 'apart'),
    propose: () => {
      const before = parts();
      const plan = { tables: tables(), parts: before, wishes: listWishes(db) };
      const where = places();
      const moves: Move[] = seatingSuggestion(plan).assigned.map(({ group, members, table }) => {
        const from = where.get(group.id) ?? null;
        const seats = members.map(({ id }) => ({ member_id: id, table_group_id: table }));
        return { guest_id: group.id, from, to: [...(Array.isArray(from) ? from : []), ...seats] };
      });
      assignGroups(db, mainEvent, moves, now);
      log = moveLog(
        log,
        moves.map((one) => ({ ...one, to: places().get(one.guest_id) ?? null })),
      );
      expectGoodProposal(before, parts(), plan);
    },
    'new table': (pick) => {
      const table = { name: `Mesa ${pick}`, type: 'mesa', capacity: 4, color: '#DDDDDD' } as const;
      createTableGroup(db, { ...table, event_id: mainEvent }, now);
    },
    'delete table': (pick) => {
      const table = tableAt(pick);
      if (table === null) return;
      removeTableGroup(db, table, undefined, now);
      removed.push(table);
      // The screen clears its log too.
      log = emptyLog;
    },
    'restore table': () => {
      const table = removed.pop();
      if (table === undefined) return;
      undelete(db, 'table', table, now);
      log = emptyLog;
    },
    'move table': (pick, [x, y = 0]) => {
      const table = tables()[pick % (tables().length || 1)];
      if (!table) return;
      const to = { x: 100 + x! * 25, y: 100 + y * 25 };
      shift([{ table_id: table.id, from: positionOf(table), to }]);
    },
    'tidy tables': () => shift(gridOffsets(tables())),
  };
  return {
    action,
    parts,
    people: invited.flatMap(({ members }) => members.map(({ id }) => id)),
    tables: () => tables().map(({ id }) => id),
    expectTablesWhereTheyWerePut: () => {
      for (const table of tables()) {
        expect(positionOf(table)).toEqual(spots.get(table.id) ?? null);
      }
    },
    close: () => {
      raw.close();
      close();
    },
  };
};

type Plan = Parameters<typeof seatingSuggestion>[0];

/** No seated member moved, no table exceeds its capacity, no member sits with a group to be kept apart. */
const expectGoodProposal = (before: readonly Part[], after: readonly Part[], plan: Plan) => {
  const seats = (parts: readonly Part[]) =>
    new Map(
      parts.flatMap(({ table, members }) =>
        table === null ? [] : members.map(({ id }) => [id, table] as const),
      ),
    );
  const now = seats(after);
  for (const [member, table] of seats(before)) expect(now.get(member)).toBe(table);
  for (const { id, capacity } of plan.tables) {
    const people = (parts: readonly Part[]) =>
      occupancyOf(parts.filter(({ table }) => table === id)).tentative;
    expect(people(after)).toBeLessThanOrEqual(Math.max(capacity, people(before)));
  }
  const brokenApart = (parts: readonly Part[]) =>
    plan.wishes.filter((wish) => wish.kind === 'apart' && isConflict(wish, tablesByGroup(parts)));
  expect(brokenApart(after)).toEqual(brokenApart(before));
};

test('whatever the couple does, in whatever order, everybody is in one place', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      const planner = openPlanner();
      for (const [name, pick, others] of steps) {
        planner.action[name](pick, others);
        expectEverybodyOnce(planner.people, planner.parts(), planner.tables());
        planner.expectTablesWhereTheyWerePut();
      }
      planner.close();
    }),
    { numRuns: 30 },
  );
});

test('control: a planner that seats a member twice, loses one or keeps a deleted table is detected', () => {
  const { people, parts, tables, close } = openPlanner();
  const [first, ...rest] = parts();
  const check = (some: readonly Part[], there = tables()) =>
    expectEverybodyOnce(people, some, there);
  check(parts());
  expect(() => check([...parts(), first!])).toThrow();
  expect(() => check(rest)).toThrow();
  expect(() => check(parts(), tables().slice(1))).toThrow();
  close();
});
