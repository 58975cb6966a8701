import { expect, test } from 'vitest';
import { atDelayedTimes, delayedHour, laterEventsOf, spanOf } from './delay.ts';

const at = (time: string) => new Date(`2025-12-${time}:00-03:00`);

const event = (id: number, start: string, end: string | null, delay_minutes = 0) => ({
  id,
  date: at(start),
  end_date: end === null ? null : at(end),
  delay_minutes,
});

test('a delay moves start and end, also backwards', () => {
  expect(atDelayedTimes(event(1, '20T18:00', '21T04:00', 30))).toEqual({
    ...event(1, '20T18:30', '21T04:30', 30),
  });
  expect(spanOf(event(1, '20T18:00', null, -15))).toEqual({ start: at('20T17:45'), end: null });
});

test('the hours of a programme move as well, across midnight too', () => {
  expect(['18:00', '23:45', '00:10'].map((hour) => delayedHour(hour, 30))).toEqual([
    '18:30',
    '00:15',
    '00:40',
  ]);
  expect([delayedHour('00:10', -15), delayedHour('9:05', 0)]).toEqual(['23:55', '09:05']);
});

test('what follows begins later by plan, whatever is delayed', () => {
  const [party, breakfast, tents, lunch] = [
    event(1, '20T18:00', '21T04:00'),
    event(2, '21T10:30', null),
    event(3, '19T16:00', null),
    event(4, '20T18:00', null, 60),
  ];
  const late = event(5, '21T09:00', null, -60);
  expect(laterEventsOf(party, [party, breakfast, tents, lunch, late])).toEqual([late, breakfast]);
});
