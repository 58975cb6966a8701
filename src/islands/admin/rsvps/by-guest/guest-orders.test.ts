import { expect, test } from 'vitest';
import type { ResponseGroup, StoredResponse } from '#contract/rsvps.ts';
import { sortGroups } from '#islands/admin/ui/lists/sort-groups.ts';
import { guestOrders, pendingOf } from './guest-orders.ts';

const group = (id: number, people: number, events: number[]): ResponseGroup => ({
  id,
  group_name: `Grupo ${id}`,
  access_code: 'AAAA-AAAA',
  guest_type: 'familia',
  invited_by: id % 2 === 0 ? 'Violeta' : 'Lautaro',
  guestEvents: events.map((event_id) => ({ id: id * 100 + event_id, event_id })),
  members: Array.from({ length: people }, (_, place) => ({
    id: id * 10 + place,
    name: `${place}`,
    is_companion: false,
    dietary_restriction_type: 'None',
    dietary_restriction_spec: null,
    dietary_severity: null,
  })),
});

const answer = (guest_id: number, is_attending: boolean | null): StoredResponse => ({
  id: 1,
  guest_id,
  guest_event_id: guest_id * 100 + 49,
  member_id: guest_id * 10,
  is_attending,
  version: 1,
});

const groups = [group(1, 2, [45, 49]), group(2, 1, [49]), group(3, 3, [])];
const answers = new Map([
  [1, [answer(1, true), answer(1, null)]],
  [2, [answer(2, false)]],
]);

test('each member owes an answer to each event; set back to pending it is owed again', () => {
  expect(groups.map((each) => pendingOf(each, answers.get(each.id)))).toEqual([3, 0, 0]);
});

test('groups go by what they owe, by their size and by who invites them', () => {
  const sorted = (key: 'pending' | 'members' | 'invitedBy', down: boolean) =>
    sortGroups(groups, { key, down }, guestOrders(answers)).map(({ id }) => id);
  expect(sorted('pending', true)).toEqual([1, 2, 3]);
  expect(sorted('pending', false)).toEqual([2, 3, 1]);
  expect(sorted('members', true)).toEqual([3, 1, 2]);
  expect(sorted('invitedBy', true)).toEqual([2, 1, 3]);
});
