import { expect, test } from 'vitest';
import type { EventGroupView } from '#contract/rsvps.ts';
import { indexEventGroups, searchGroups } from './search-groups.ts';

const group = (guestId: number, groupName: string, names: string[]): EventGroupView => ({
  guestId,
  groupName,
  guestType: 'familia',
  members: names.map((name, index) => ({
    memberId: guestId * 10 + index,
    name,
    is_companion: false,
    responseId: null,
    guestEventId: guestId,
    isAttending: null,
    version: 0,
    dietaryRestriction: 'none',
    dietaryRestrictionDetails: null,
    dietarySeverity: null,
  })),
});

const penaloza = group(1, 'Familia Peñaloza Ríos', ['Rosa Peñaloza', 'Tomás Ríos']);
const couple = group(2, 'Camila y Andrés', ['Camila Arancibia', 'Andrés Bascuñán']);
const all = [penaloza, couple];
const index = indexEventGroups(all);

test('nothing sought finds everybody', () => {
  expect(searchGroups(index, '  ')).toEqual(all);
});

test('a group’s name finds the whole group, without accents or capitals', () => {
  expect(searchGroups(index, 'penaloza rios')).toEqual([penaloza]);
});

test('a person’s name finds the person within the group', () => {
  expect(searchGroups(index, 'bascuñ')).toEqual([{ ...couple, members: [couple.members[1]] }]);
});

test('a name without a match finds no group', () => {
  expect(searchGroups(index, 'Zapallo')).toEqual([]);
  expect(searchGroups(index, '!!')).toEqual([]);
});
