import { expect, test } from 'vitest';
import type { GroupRow } from '#contract/guest-list/group-rows.ts';
import { filterGroups, type GroupFilter, noFilter, searchable } from './filter-groups.ts';

const group = (
  id: number,
  group_name: string,
  access_code: string,
  invited_by: string,
  eventIds: number[],
): GroupRow => ({
  id,
  group_name,
  access_code,
  link_token: 'RAMA4T7WXY',
  guest_type: 'familia',
  invited_by,
  eventIds,
  members: [],
});

const groups = [
  group(1, 'Familia Peñaloza Ríos', 'RAMA-4T7W', 'Violeta', [45, 49]),
  group(2, 'Camila y Andrés (primos)', 'ARPA-9K3D', 'Lautaro', [49]),
  group(3, 'Tía Marta', 'MATE-6H4C', 'Violeta', []),
].map(searchable);

const found = (filter: Partial<GroupFilter>) =>
  filterGroups(groups, { ...noFilter, ...filter }).map(({ id }) => id);

test('no filter finds every group', () => {
  expect(found({})).toEqual([1, 2, 3]);
  expect(found({ name: '  ' })).toEqual([1, 2, 3]);
});

test('a part of the name finds the group, whatever its capitals and accents', () => {
  expect(found({ name: 'FAMILIA' })).toEqual([1]);
  expect(found({ name: 'penaloza rios' })).toEqual([1]);
  expect(found({ name: 'Ñalo' })).toEqual([1]);
  expect(found({ name: '(' })).toEqual([2]);
  expect(found({ name: 'zapallo' })).toEqual([]);
});

test('a part of the code finds the group, with its hyphen or without', () => {
  expect(found({ code: 'a-' })).toEqual([1, 2]);
  expect(found({ code: 'rama4' })).toEqual([1]);
  expect(found({ code: '-' })).toEqual([1, 2, 3]);
  expect(found({ code: 'rama 9' })).toEqual([]);
});

test('filters add up', () => {
  expect(found({ invitedBy: 'Violeta' })).toEqual([1, 3]);
  expect(found({ eventId: 49 })).toEqual([1, 2]);
  expect(found({ invitedBy: 'Violeta', eventId: 49 })).toEqual([1]);
  expect(found({ invitedBy: 'Lautaro', eventId: 45 })).toEqual([]);
});

test('among the groups that gave an answer the other filters go on choosing', () => {
  const isIn = (ids: number[], filter: Partial<GroupFilter> = {}) =>
    filterGroups(groups, { ...noFilter, ...filter }, new Set(ids)).map(({ id }) => id);
  expect(isIn([2, 3])).toEqual([2, 3]);
  expect(isIn([2, 3], { invitedBy: 'Violeta' })).toEqual([3]);
  expect(isIn([])).toEqual([]);
});
