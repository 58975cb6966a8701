import { expect, test } from 'vitest';
import type { ResponseGroup } from '#contract/rsvps.ts';
import { areSet, filterGroups, type Filters, indexGroups, noFilters } from './filter-groups.ts';

const group = (
  group_name: string,
  access_code: string,
  guest_type: ResponseGroup['guest_type'],
  invited_by: string,
): ResponseGroup => ({
  id: access_code.length,
  group_name,
  access_code,
  guest_type,
  invited_by,
  guestEvents: [],
  members: [],
});

const penaloza = group('Familia Peñaloza Ríos', 'RAMA-4T7W', 'familia', 'Violeta');
const couple = group('Camila y Andrés', 'ARPA-9K3D', 'pareja', 'Lautaro');
const marta = group('Tía Marta', 'MATE-6H4C', 'individual', 'Violeta');
const index = indexGroups([penaloza, couple, marta]);

const found = (filters: Partial<Filters>) => filterGroups(index, { ...noFilters, ...filters });

test('without filters everybody is found', () => {
  expect(found({})).toEqual([penaloza, couple, marta]);
  expect(found({ groupName: '  ' })).toHaveLength(3);
});

test('a part of the name is enough, without accents or capitals', () => {
  expect(found({ groupName: 'TIA' })).toEqual([marta]);
  expect(found({ groupName: 'peñaloza' })).toEqual([penaloza]);
});

test('a part of the code is enough, with or without its hyphen', () => {
  expect(found({ accessCode: 'pa9k' })).toEqual([couple]);
  expect(found({ accessCode: 'a-9' })).toEqual([couple]);
});

test('filters narrow each other', () => {
  expect(found({ invitedBy: 'Violeta' })).toEqual([penaloza, marta]);
  expect(found({ invitedBy: 'Violeta', guestType: 'individual' })).toEqual([marta]);
  expect(found({ invitedBy: 'Lautaro', guestType: 'individual' })).toEqual([]);
});

test('characters that occur in no name find no group', () => {
  expect(found({ groupName: '!!' })).toEqual([]);
});

test('thousands of groups are filtered between two keys', () => {
  const many = indexGroups(
    Array.from({ length: 2000 }, (_, at) => group(`Familia ${at}`, `C${at}`, 'familia', 'Violeta')),
  );
  expect(filterGroups(many, { ...noFilters, groupName: 'familia 1999' })).toHaveLength(1);
});

test('a filter is set when it says something', () => {
  expect(areSet(noFilters)).toBe(false);
  expect(areSet({ ...noFilters, guestType: 'pareja' })).toBe(true);
});
