import { describe, expect, test } from 'vitest';
import { currentPhase, daysOf, phaseAt } from './phase.ts';

const at = (time: string) => new Date(`${time}:00-03:00`);

const events = [
  { start: at('2025-12-19T16:00'), end: at('2025-12-20T02:00') },
  { start: at('2025-12-20T18:00'), end: at('2025-12-21T04:00') },
  { start: at('2025-12-21T11:00'), end: null },
];

describe('by the clock', () => {
  test.each([
    ['the evening before', '2025-12-19T03:59', 'before'],
    ['twelve hours before the first event', '2025-12-19T04:00', 'days'],
    ['between two events', '2025-12-20T10:00', 'days'],
    ['six hours after the start of a last event without end', '2025-12-21T17:00', 'days'],
    ['a minute later', '2025-12-21T17:01', 'after'],
  ])('%s', (_, time, phase) => {
    expect(phaseAt(at(time), daysOf(events))).toBe(phase);
  });

  test('without events it is before', () => {
    expect(daysOf([])).toBeNull();
    expect(phaseAt(at('2030-01-01T00:00'), null)).toBe('before');
  });

  test('the order of the events says nothing', () => {
    expect(daysOf(events.toReversed())).toEqual(daysOf(events));
  });
});

test('the couple decides before the clock does', () => {
  const now = at('2025-12-20T10:00');
  expect(currentPhase('auto', now, daysOf(events))).toBe('days');
  expect(currentPhase('after', now, daysOf(events))).toBe('after');
});
