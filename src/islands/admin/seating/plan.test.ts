import { expect, test } from 'vitest';
import { partsOf, type PlannedGroup } from '#domain/seating.ts';
import { placeAfter } from './plan.ts';

const family: PlannedGroup = {
  id: 3,
  group_name: 'Familia',
  guest_type: 'familia',
  invited_by: 'Violeta',
  members: [31, 32, 33].map((id) => ({ id, name: `Persona ${id}`, isAttending: null })),
};

const seat = (member_id: number, table_group_id: number) => ({ member_id, table_group_id });

test('a whole group goes as a whole', () => {
  const [whole] = partsOf(family, 7);
  expect([placeAfter(7, whole!, 8), placeAfter(7, whole!, null)]).toEqual([8, null]);
});

test('a part leaves the others where they are, and comes together with them again', () => {
  const place = [seat(31, 7), seat(32, 8)];
  const [atSeven, atEight, nowhere] = partsOf(family, place);
  expect(placeAfter(place, atEight!, 9)).toEqual([seat(31, 7), seat(32, 9)]);
  expect(placeAfter(place, atEight!, null)).toEqual([seat(31, 7)]);
  expect(placeAfter([seat(31, 7)], atSeven!, null)).toBeNull();
  const joined = placeAfter(place, nowhere!, 7);
  expect(joined).toEqual([seat(31, 7), seat(32, 8), seat(33, 7)]);
  expect(placeAfter(joined, atEight!, 7)).toBe(7);
});
