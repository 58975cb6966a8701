import { expect, test } from 'vitest';
import { eventAtDoor, helperLinkEnd, mayReport } from './door.ts';

const at = (time: string) => new Date(`2025-12-${time}:00-03:00`);
const linkEnd = at('21T06:00');

test.each([
  ['21T05:59', '21T05:59', true],
  ['21T05:59', '21T06:01', true],
  ['21T06:01', '21T06:01', false],
  ['21T05:59', '24T06:00', true],
  ['21T05:59', '24T06:01', false],
])('what happened at %s is taken at %s: %s', (happened, now, expected) => {
  expect(mayReport({ at: at(happened), now: at(now), linkEnd })).toBe(expected);
});

test('a new link ends some hours after the last event, or after a day where that is over', () => {
  const days = { from: at('19T04:00'), until: at('21T13:00') };
  expect(helperLinkEnd(days, at('01T10:00'))).toEqual(at('21T19:00'));
  expect(helperLinkEnd(days, at('21T19:00'))).toEqual(at('22T19:00'));
  expect(helperLinkEnd(null, at('01T10:00'))).toEqual(at('02T10:00'));
});

test('the door opens for the event that has begun, or begins within three hours', () => {
  const dinner = { name: 'cena', date: at('19T20:00').toISOString() };
  const feast = { name: 'fiesta', date: at('20T18:00').toISOString() };
  expect(eventAtDoor([dinner, feast], at('01T10:00'))).toBe(dinner);
  expect(eventAtDoor([dinner, feast], at('20T14:59'))).toBe(dinner);
  expect(eventAtDoor([dinner, feast], at('20T15:00'))).toBe(feast);
  expect(eventAtDoor([], at('20T15:00'))).toBeUndefined();
});
