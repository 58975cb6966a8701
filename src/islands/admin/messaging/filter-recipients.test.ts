import { expect, test } from 'vitest';
import { phoneOf } from '#tests/support/phone-of.ts';
import type { MessagingGroup } from '#contract/messages.ts';
import { indexGroups } from '#islands/admin/ui/lists/filter-groups.ts';
import {
  noRecipientFilters,
  filterRecipients,
  type RecipientFilters,
} from './filter-recipients.ts';

type Answers = MessagingGroup['events'][number]['responses'];

const group = (
  name: string,
  answers: Answers | null,
  over: Partial<MessagingGroup> = {},
): MessagingGroup => ({
  id: name.length,
  group_name: name,
  access_code: 'RAMA-4T7W',
  link_token: 'RAMA4T7WXY',
  guest_type: 'familia',
  invited_by: 'Violeta',
  opened: true,
  isReady: false,
  members: [],
  events: answers ? [{ id: 45, responses: answers }] : [],
  ...over,
});

const person = (
  phone: string | null,
  writtenAt: string | null,
): MessagingGroup['members'][number] => ({
  id: 1,
  name: 'Ana',
  ...phoneOf(phone),
  dietary_restriction_type: 'None',
  dietary_restriction_spec: null,
  dietary_severity: null,
  writtenAt,
  message: null,
});

const index = indexGroups([
  group('Vienen todos', [true, true]),
  group('Viene una', [true, false]),
  group('No vienen', [false, false]),
  group('Callados', [null, null], { opened: false, access_code: 'Mate 6h4c' }),
  group('Una dijo que no', [false, null]),
  group('Sin glamping', null, { invited_by: 'Lautaro' }),
  group('Escritos', [true], {
    members: [person('987654321', 'hoy'), person(null, null), person('+56 9 8765 4321', null)],
  }),
  group('A medias', [true], { members: [person('987654321', 'hoy'), person('987654322', null)] }),
]);

const found = (filters: Partial<RecipientFilters>) =>
  filterRecipients(index, { ...noRecipientFilters, ...filters }).map(
    ({ group_name }) => group_name,
  );

test('name and code are found by a part, whatever the case', () => {
  expect(found({ groupName: 'VIENE' })).toEqual(['Vienen todos', 'Viene una', 'No vienen']);
  expect(found({ accessCode: 'mate' })).toEqual(['Callados']);
});

test('an event finds those who are invited, and with it a status', () => {
  expect(found({ event: '45' })).not.toContain('Sin glamping');
  expect(found({ event: '45', status: 'at_least_one', written: 'no' })).toEqual([
    'Vienen todos',
    'Viene una',
    'Una dijo que no',
    'A medias',
  ]);
  expect(found({ event: '45', status: 'nobody' })).toEqual(['No vienen']);
  expect(found({ event: '45', status: 'pending' })).toEqual(['Callados']);
});

test('a status without an event filters no group', () => {
  expect(found({ status: 'nobody' })).toHaveLength(index.length);
});

test('written is a group of which each number was written to once', () => {
  expect(found({ written: 'yes' })).toEqual(['Escritos']);
  expect(found({ written: 'no' })).not.toContain('Escritos');
});

test('a reminder finds those who owe an answer', () => {
  expect(found({ reminder: 'not_opened' })).toEqual(['Callados']);
  expect(found({ reminder: 'answered_in_part' })).toEqual(['Una dijo que no']);
});

test('an answer to a question narrows the recipients, together with the other filters', () => {
  const [first, second] = filterRecipients(index, noRecipientFilters);
  const namesAmong = (ids: number[], filters: Partial<RecipientFilters> = {}) =>
    filterRecipients(index, { ...noRecipientFilters, ...filters }, new Set(ids)).map(
      ({ group_name: name }) => name,
    );
  const both = namesAmong([first!.id, second!.id]);
  expect(both).toContain(first!.group_name);
  expect(both).toContain(second!.group_name);
  expect(both.length).toBeLessThan(index.length);
  const named = { groupName: second!.group_name };
  expect(namesAmong([first!.id, second!.id], named)).toEqual([second!.group_name]);
  expect(namesAmong([])).toEqual([]);
});
