import { expect, test } from 'vitest';
import type { EventGroupView } from '#contract/rsvps.ts';
import { byName, type SortOrder, sortGroups } from '#islands/admin/ui/lists/sort-groups.ts';
import { type EventKey, eventOrders, fullEvent } from './event-responses.ts';

const group = (
  groupName: string,
  guestType: EventGroupView['guestType'],
  answers: (boolean | null)[],
): EventGroupView => ({
  guestId: groupName.length,
  groupName,
  guestType,
  members: answers.map((isAttending, memberId) => ({
    memberId,
    name: `${memberId}`,
    is_companion: false,
    responseId: null,
    guestEventId: 1,
    isAttending,
    version: 0,
    dietaryRestriction: 'none',
    dietaryRestrictionDetails: null,
    dietarySeverity: null,
  })),
});

const groups = [
  group('Los Araya', 'familia', [true, null, null]),
  group('Dora', 'individual', [null]),
  group('Elsa y Fabio', 'pareja', [true, true]),
  group('Los Soto', 'familia', [false, false, true]),
];

const sorted = (sortOrder: SortOrder<EventKey>) =>
  sortGroups(groups, sortOrder, eventOrders).map(({ groupName }) => groupName);

test('an event whose groups are all there counts its people itself', () => {
  expect(fullEvent(groups)).toEqual({
    groups,
    total: 4,
    counts: { attending: 4, notAttending: 2, pending: 3 },
  });
});

test('who is still silent can be put first, or who comes with most', () => {
  expect(sorted({ key: 'pending', down: true })).toEqual([
    'Los Araya',
    'Dora',
    'Elsa y Fabio',
    'Los Soto',
  ]);
  expect(sorted({ key: 'coming', down: true })[0]).toBe('Elsa y Fabio');
  expect(sorted({ key: 'coming', down: false })[0]).toBe('Dora');
  expect(sorted({ key: 'type', down: false })).toEqual([
    'Dora',
    'Elsa y Fabio',
    'Los Araya',
    'Los Soto',
  ]);
  expect(sorted(byName)).toEqual(groups.map(({ groupName }) => groupName));
});
