import { expect, test } from 'vitest';
import { plannedGroup, seating } from '#tests/support/seating-cases.ts';
import { type SeatingAlert, seatingWarnings } from './warnings.ts';

const reported = (alert: SeatingAlert) => {
  if (alert.kind === 'wish') {
    const { one, other, wish } = alert;
    return [wish.kind, one.group.id, one.table, other.group.id, other.table];
  }
  const { group, table } = alert.part;
  return alert.kind === 'freed'
    ? [alert.kind, group.id, table, alert.members.map(({ id }) => id)]
    : [alert.kind, group.id, table];
};

const pair = (guest_id: number, other_id: number, kind: 'together' | 'apart') => ({
  guest_id,
  other_id,
  kind,
});

test('tells of places of people who do not come, then broken wishes, then people without a place', () => {
  const plan = seating(
    [8, 8],
    [
      [plannedGroup(1, [true, null]), null],
      [plannedGroup(2, [true, false, null]), 1],
      [plannedGroup(3, [false, false]), 1],
      [plannedGroup(4, [true]), 1],
      [plannedGroup(5, [null]), 2],
      [plannedGroup(6, [null]), 2],
    ],
    [pair(2, 5, 'together'), pair(5, 6, 'apart'), pair(2, 4, 'together')],
  );
  expect(seatingWarnings(plan).map(reported)).toEqual([
    ['declined', 3, 1],
    ['freed', 2, 1, [202]],
    ['together', 2, 1, 5, 2],
    ['apart', 5, 2, 6, 2],
    ['unseated', 1, null],
  ]);
});

test('who is silent or has declined without a place, and who comes and sits, is no news', () => {
  const plan = seating(
    [8],
    [
      [plannedGroup(1, [null, null]), null],
      [plannedGroup(2, [false, false]), null],
      [plannedGroup(3, [null, false]), null],
      [plannedGroup(4, [true, null]), 1],
    ],
  );
  expect(seatingWarnings(plan)).toEqual([]);
});

test('of a split group it is told by those whom it is about', () => {
  const place = [
    { member_id: 101, table_group_id: 1 },
    { member_id: 102, table_group_id: 2 },
  ];
  const plan = seating(
    [8, 8],
    [
      [plannedGroup(1, [true, false, true]), place],
      [plannedGroup(2, [true]), 1],
    ],
    [pair(1, 2, 'apart')],
  );
  expect(seatingWarnings(plan).map(reported)).toEqual([
    ['declined', 1, 2],
    ['apart', 1, 1, 2, 1],
    ['unseated', 1, null],
  ]);
});

test('without tables there is no alert about members without a place', () => {
  expect(seatingWarnings(seating([], [[plannedGroup(1, [true]), null]]))).toEqual([]);
});
