import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { occupancyOf, type Part } from './seating.ts';
import {
  anySeating,
  bestByTryingAll,
  plannedGroup,
  scoreOf,
  seating,
} from '#tests/support/seating-cases.ts';
import { seatingSuggestion, type Seating } from './proposal.ts';
import { isConflict, tablesByGroup } from './wishes.ts';

const yes = (people: number) => Array.from({ length: people }, () => true);
const pair = (guest_id: number, other_id: number, kind: 'together' | 'apart') => ({
  guest_id,
  other_id,
  kind,
});
const tablesOf = (plan: Seating) =>
  seatingSuggestion(plan).assigned.map(({ group, table }) => [group.id, table]);
const reasonsOf = (plan: Seating) =>
  seatingSuggestion(plan).left.map(({ part, reason }) => [part.group.id, reason]);

describe('a proposal', () => {
  test('seats as many people as can be, not as many groups', () => {
    const plan = seating(
      [4],
      [
        [plannedGroup(1, yes(1)), null],
        [plannedGroup(2, yes(2)), null],
        [plannedGroup(3, yes(4)), null],
      ],
    );
    expect(tablesOf(plan)).toEqual([[3, 1]]);
    expect(reasonsOf(plan)).toEqual([
      [1, 'full'],
      [2, 'full'],
    ]);
  });

  test('gives no place to who has declined, and counts one who has and sits there', () => {
    const plan = seating(
      [4],
      [
        [plannedGroup(1, [true, false]), 1],
        [plannedGroup(2, [true, false, null]), null],
        [plannedGroup(3, [false, false]), null],
      ],
    );
    const { assigned, left, seated } = seatingSuggestion(plan);
    expect(assigned.map(({ members }) => members.map(({ id }) => id))).toEqual([[201, 203]]);
    expect(left).toEqual([]);
    expect(occupancyOf(seated)).toEqual({ real: 2, tentative: 4 });
  });

  test('keeps together who belongs together, also with who sits there already', () => {
    const groups = [
      [plannedGroup(1, yes(2)), 2],
      [plannedGroup(2, yes(2), 'Lautaro'), null],
      [plannedGroup(3, yes(3)), null],
    ] as const;
    const wishes = [pair(1, 2, 'together'), pair(2, 3, 'together')];
    expect(tablesOf(seating([8, 8], groups, wishes))).toEqual([
      [2, 2],
      [3, 2],
    ]);
    const small = seatingSuggestion(seating([4, 4], groups, wishes));
    expect(small.separated).toEqual([wishes[1]]);
    expect(small.left).toEqual([]);
  });

  test('keeps apart who must be kept apart, rather than seat them', () => {
    const groups = [
      [plannedGroup(1, yes(2)), 1],
      [plannedGroup(2, yes(2)), null],
    ] as const;
    const wishes = [pair(1, 2, 'apart')];
    expect(tablesOf(seating([8, 2], groups, wishes))).toEqual([[2, 2]]);
    expect(reasonsOf(seating([8], groups, wishes))).toEqual([[2, 'apart']]);
  });

  test('keeps the guests of a side among themselves, and leaves no table nearly empty', () => {
    const of = (id: number, side: string) => [plannedGroup(id, yes(3), side), null] as const;
    const sides = ['Violeta', 'Lautaro', 'Violeta', 'Lautaro'];
    const plan = seating(
      [6, 6, 6],
      sides.map((side, at) => of(at + 1, side)),
    );
    expect(scoreOf(plan, seatingSuggestion(plan).seated)).toEqual({
      people: 12,
      broken: 0,
      discomfort: 0,
    });
    const first = seating(
      [10, 10],
      [
        [plannedGroup(1, yes(4), 'Violeta'), 1],
        [plannedGroup(2, yes(1), 'Lautaro'), null],
      ],
    );
    expect(tablesOf(first)).toEqual([[2, 1]]);
  });

  test('puts the rest of a split group beside its own', () => {
    const family = plannedGroup(1, yes(3));
    const place = [{ member_id: 101, table_group_id: 2 }];
    expect(tablesOf(seating([6, 6], [[family, place]]))).toEqual([[1, 2]]);
  });

  test('says that a group is too large for any table, and that there is none', () => {
    const groups = [[plannedGroup(1, yes(5)), null]] as const;
    expect(reasonsOf(seating([4, 4], groups))).toEqual([[1, 'too_large']]);
    expect(reasonsOf(seating([], groups))).toEqual([[1, 'no_table']]);
  });
});

const large = { tables: 8, groups: 14, people: 6, capacity: 10 };

const check = (property: (plan: Seating) => void) =>
  fc.assert(fc.property(anySeating(large), property), { numRuns: 20, seed: 20_251_220 });

const key = ({ group, table, members }: Part) =>
  `${group.id} ${table} ${members.map(({ id }) => id).join()}`;

describe('whatever the plan, a proposal', () => {
  test('moves no one who has a place, and keeps groups together', () => {
    check((plan) => {
      const { assigned, left, seated } = seatingSuggestion(plan);
      const sitting = plan.parts.filter(({ table }) => table !== null);
      expect(seated.map(key)).toEqual(expect.arrayContaining(sitting.map(key)));
      expect(seated).toHaveLength(sitting.length + assigned.length);
      const pending = plan.parts
        .filter(({ table }) => table === null)
        .map(({ group, members }) => ({
          id: group.id,
          members: members.filter(({ isAttending }) => isAttending !== false),
        }))
        .filter(({ members }) => members.length > 0);
      const proposed = [...assigned, ...left.map(({ part }) => part)]
        .map(({ group, members }) => ({ id: group.id, members }))
        .toSorted((a, b) => a.id - b.id);
      expect(proposed).toEqual(pending);
    });
  });

  test('fills no table beyond its capacity, and seats everyone who fits', () => {
    check((plan) => {
      const { assigned, left, seated } = seatingSuggestion(plan);
      for (const { id, capacity } of plan.tables) {
        const { tentative } = occupancyOf(seated.filter(({ table }) => table === id));
        if (assigned.some(({ table }) => table === id))
          expect(tentative).toBeLessThanOrEqual(capacity);
        const fits = left.filter(({ part }) => part.members.length <= capacity - tentative);
        expect(fits.filter(({ reason }) => reason !== 'apart')).toEqual([]);
      }
    });
  });

  test('breaks no wish to be apart, and says which to be together it could not keep', () => {
    check((plan) => {
      const { separated, seated } = seatingSuggestion(plan);
      const broken = (parts: readonly Part[]) =>
        plan.wishes.filter((wish) => isConflict(wish, tablesByGroup(parts)));
      const before = broken(plan.parts);
      expect(broken(seated).filter((wish) => !before.includes(wish))).toEqual(separated);
      expect(separated.filter(({ kind }) => kind === 'apart')).toEqual([]);
    });
  });

  test('is the same every time, and in whatever order the groups are named', () => {
    check((plan) => {
      const named = seatingSuggestion(plan).assigned.map(key);
      expect(seatingSuggestion(structuredClone(plan)).assigned.map(key)).toEqual(named);
      const parts = plan.parts.toReversed();
      expect(seatingSuggestion({ ...plan, parts }).assigned.map(key)).toEqual(named);
    });
  });
});

test('of small plans it is the best that there is, tried against every other', () => {
  const small = anySeating({ tables: 3, groups: 6, people: 5, capacity: 9 });
  const plans = fc.sample(small, { numRuns: 150, seed: 20_251_220 });
  expect(plans.map((plan) => scoreOf(plan, seatingSuggestion(plan).seated))).toEqual(
    plans.map(bestByTryingAll),
  );
});

test('two parents and an infant sit at a table for two', () => {
  const family = plannedGroup(1, [true, true, true]);
  const infant = { ...family.members[2]!, ageGroup: 'infant' as const };
  const withInfant = { ...family, members: [...family.members.slice(0, 2), infant] };
  expect(tablesOf(seating([2], [[withInfant, null]]))).toEqual([[1, 1]]);
  expect(tablesOf(seating([2], [[family, null]]))).toEqual([]);
});
