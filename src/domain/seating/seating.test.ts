import { describe, expect, test } from 'vitest';
import type { PersonNeed } from '../groups/profile.ts';
import type { IsAttending } from '../responses/attendance.ts';
import {
  countPeople,
  countTypes,
  needsSeat,
  mattressesFor,
  normalizeSeat,
  occupancyOf,
  occupancyState,
  partsOf,
  seatAfter,
  responseStatus,
  type PlannedGroup,
} from './seating.ts';

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

const atOneTable = (...groups: PlannedGroup[]) => groups.flatMap((one) => partsOf(one, 7));

test('a silent person keeps the bed until the answer is no', () => {
  expect([true, null, undefined, false].map(needsSeat)).toEqual([true, true, true, false]);
});

describe('a group', () => {
  const family = group(3, true, null, false);
  const people = (place: Parameters<typeof partsOf>[1]) =>
    partsOf(family, place).map(({ table, members }) => [table, members.map(({ id }) => id)]);

  test('is at one table, or at none, as a whole', () => {
    expect(people(7)).toEqual([[7, [31, 32, 33]]]);
    expect(people(null)).toEqual([[null, [31, 32, 33]]]);
  });

  test('a group is apart at several tables; a member without a seat has no place', () => {
    expect(
      people([
        { member_id: 33, table_group_id: 8 },
        { member_id: 31, table_group_id: 7 },
      ]),
    ).toEqual([
      [7, [31]],
      [null, [32]],
      [8, [33]],
    ]);
  });

  test('whose people all sit at one table sits there as a whole', () => {
    const seat = (member_id: number, table_group_id: number) => ({ member_id, table_group_id });
    expect(normalizeSeat([seat(32, 7), seat(31, 7)], [31, 32])).toBe(7);
    expect(normalizeSeat([seat(32, 7)], [31, 32])).toEqual([seat(32, 7)]);
    expect(normalizeSeat([seat(32, 8), seat(31, 7)], [31, 32])).toEqual([seat(31, 7), seat(32, 8)]);
    expect(normalizeSeat([seat(99, 7)], [31, 32])).toBeNull();
    expect(normalizeSeat([], [31])).toBeNull();
  });

  test.each([
    [[true, false, null], 'confirmed'],
    [[false, null], 'rejected'],
    [[null, null], 'silent'],
    [[], 'silent'],
  ] as const)('that answered %o is %s', (answers, status) => {
    expect(responseStatus(countPeople(atOneTable(group(1, ...answers))))).toBe(status);
  });
});

describe('a table', () => {
  test('is really taken by who said yes, and tentatively by everybody who was put there', () => {
    const parts = atOneTable(group(1, true, true, null), group(2, false, false), group(3, true));
    expect(occupancyOf(parts)).toEqual({ real: 3, tentative: 6 });
    expect(countPeople(parts)).toEqual({ total: 6, attending: 3, notAttending: 2, pending: 1 });
  });

  test.each([
    [0, 1, 'available'],
    [9, 10, 'available'],
    [10, 10, 'full'],
    [11, 10, 'over'],
  ] as const)('with %i of %i places taken is %s', (people, capacity, state) => {
    expect(occupancyState(people, capacity)).toBe(state);
  });

  test('has only the people of a split group who sit there', () => {
    const place = [{ member_id: 11, table_group_id: 7 }];
    const parts = partsOf(group(1, true, true), place).filter(({ table }) => table === 7);
    expect(occupancyOf(parts)).toEqual({ real: 1, tentative: 1 });
  });
});

test('an infant takes no chair, unless it needs a high one', () => {
  const family = group(1, true, true, true);
  const [mother, father, child] = family.members;
  const withInfant = (needs: PersonNeed[]) =>
    occupancyOf([{ members: [mother!, father!, { ...child!, ageGroup: 'infant', needs }] }]);
  expect(withInfant([])).toEqual({ real: 2, tentative: 2 });
  expect(withInfant(['high_chair'])).toEqual({ real: 3, tentative: 3 });
});

test('mattresses: two or more who have not declined share a double, one has a single', () => {
  const tents = [
    ...atOneTable(group(1, true, true), group(2, true, null, null, false), group(3, true, false)),
    ...atOneTable(group(4, null), group(5, false, false), group(6, false)),
  ];
  expect(mattressesFor(tents)).toEqual({ doubles: 2, singles: 2 });
});

test('places are counted by type', () => {
  const of = (...types: ('mesa' | 'carpa 4m' | 'carpa 6m')[]) => types.map((type) => ({ type }));
  expect(countTypes(of('mesa', 'carpa 6m', 'mesa', 'carpa 4m'))).toEqual({
    mesa: 2,
    'carpa 4m': 1,
    'carpa 5m': 0,
    'carpa 6m': 1,
  });
});

describe('people who go elsewhere', () => {
  const family = group(3, null, null, null);
  const seat = (member_id: number, table_group_id: number) => ({ member_id, table_group_id });

  test('a whole group goes as a whole', () => {
    const [full] = partsOf(family, 7);
    expect([seatAfter(7, full!, 8), seatAfter(7, full!, null)]).toEqual([8, null]);
  });

  test('a part leaves the others where they are, and comes together with them again', () => {
    const place = [seat(31, 7), seat(32, 8)];
    const [atSeven, atEight, noTable] = partsOf(family, place);
    expect(seatAfter(place, atEight!, 9)).toEqual([seat(31, 7), seat(32, 9)]);
    expect(seatAfter(place, atEight!, null)).toEqual([seat(31, 7)]);
    expect(seatAfter([seat(31, 7)], atSeven!, null)).toBeNull();
    const merged = seatAfter(place, noTable!, 7);
    expect(merged).toEqual([seat(31, 7), seat(32, 8), seat(33, 7)]);
    expect(seatAfter(merged, atEight!, 7)).toBe(7);
  });
});
