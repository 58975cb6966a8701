import { expect, test } from 'vitest';
import type { IsAttending } from '../responses/attendance.ts';
import { partsOf, type AssignedSeat, type PlannedGroup, type WishKind } from './seating.ts';
import { isConflict, tablesByGroup } from './wishes.ts';

/** Members get the ids id·10+1, id·10+2, … */
const group = (id: number, ...answers: IsAttending[]): PlannedGroup => ({
  id,
  group_name: `Grupo ${id}`,
  guest_type: 'familia',
  invited_by: 'Violeta',
  members: answers.map((isAttending, at) => ({
    id: id * 10 + at + 1,
    name: `Persona ${at + 1}`,
    isCompanion: false,
    ageGroup: 'adult',
    needs: [],
    isAttending,
  })),
});

const seat = (member_id: number, table_group_id: number) => ({ member_id, table_group_id });

const both = [true, null] as const;
const none = [false, false] as const;

test.each<
  [string, AssignedSeat, AssignedSeat, answers: readonly IsAttending[], broken: WishKind[]]
>([
  ['at one table', 7, 7, both, ['apart']],
  ['at two tables', 7, 8, both, ['together']],
  ['of whom one has no place', 7, null, both, []],
  ['of whom nobody has a place', null, null, both, []],
  ['at one table, of whom one does not come', 7, 7, none, []],
  ['at two tables, of whom one does not come', 7, 8, none, []],
  ['of whom one is split and shares a table', [seat(11, 7), seat(12, 8)], 8, both, ['apart']],
  ['of whom one is split over others', [seat(11, 7), seat(12, 8)], 9, both, ['together']],
  ['of whom one is half seated', [seat(11, 7)], 7, both, ['apart']],
])('two groups %s', (_, place, other, answers, broken) => {
  const parts = [
    ...partsOf(group(1, true, null), place),
    ...partsOf(group(2, ...answers), other),
    ...partsOf(group(3, true), 7),
  ];
  const kinds = (['together', 'apart'] as const).filter((kind) =>
    isConflict({ guest_id: 1, other_id: 2, kind }, tablesByGroup(parts)),
  );
  expect(kinds).toEqual(broken);
});

test('of a split group only those who come are anywhere', () => {
  const parts = partsOf(group(1, true, false), [seat(11, 7), seat(12, 8)]);
  expect([...(tablesByGroup(parts).get(1) ?? [])]).toEqual([7]);
});
