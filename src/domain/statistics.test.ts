import { describe, expect, test } from 'vitest';
import type { IsAttending } from './responses/attendance.ts';
import {
  confirmedPercent,
  readDietStats,
  readEventStats,
  readMainEventStats,
  pendingResponses,
  type ResponseCounts,
} from './statistics.ts';

const dinner = { id: 1, name: '💍 Main Event', day_number: 2 };
const breakfast = { id: 2, name: '🥐 Desayuno de Campeones', day_number: 3 };
const events = [dinner, breakfast];

const countsOf = (eventId: number, isAttending: IsAttending, people: number): ResponseCounts => ({
  eventId,
  isAttending,
  people,
});

const counts = [
  countsOf(1, true, 2),
  countsOf(1, false, 1),
  countsOf(1, null, 1),
  countsOf(2, true, 1),
  countsOf(2, false, 1),
];

describe('an event', () => {
  test('counts invited, coming and declining people', () => {
    expect(readEventStats(events, counts)).toEqual([
      { ...dinner, total: 4, attending: 2, notAttending: 1 },
      { ...breakfast, total: 2, attending: 1, notAttending: 1 },
    ]);
  });

  test('without invitations has zeros', () => {
    expect(readEventStats([dinner], [])).toEqual([
      { ...dinner, total: 0, attending: 0, notAttending: 0 },
    ]);
  });
});

test('members without a response are pending, and never fewer than 0', () => {
  expect(pendingResponses({ total: 4, attending: 2, notAttending: 1 })).toBe(1);
  expect(pendingResponses({ total: 0, attending: 0, notAttending: 0 })).toBe(0);
  expect(pendingResponses({ total: 1, attending: 1, notAttending: 1 })).toBe(0);
});

test('confirmed people are a share of all members, 0 without members', () => {
  expect(confirmedPercent(15, 26)).toBeCloseTo(57.69, 2);
  expect(confirmedPercent(0, 26)).toBe(0);
  expect(confirmedPercent(26, 26)).toBe(100);
  expect(confirmedPercent(0, 0)).toBe(0);
});

test('every diet is listed, also one that no member has', () => {
  expect(
    readDietStats([
      { type: 'Vegan', count: 1 },
      { type: 'None', count: 3 },
    ]),
  ).toEqual([
    { type: 'None', count: 3 },
    { type: 'Pescetarian', count: 0 },
    { type: 'Vegetarian', count: 0 },
    { type: 'Vegan', count: 1 },
    { type: 'Celiac', count: 0 },
    { type: 'Other', count: 0 },
  ]);
});

test('the main event is known by its name', () => {
  expect(readMainEventStats(readEventStats(events, counts))).toEqual({
    name: '💍 Main Event',
    confirmedAttendees: 2,
  });
  expect(readMainEventStats(readEventStats([breakfast], counts))).toBeNull();
});
