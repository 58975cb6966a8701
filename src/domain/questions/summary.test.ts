import { expect, test } from 'vitest';
import { seatState, sumUp } from './summary.ts';

test('seats are free, full or over; without a limit there are none', () => {
  const bus = { kind: 'choice', capacity: 2 } as const;
  expect([1, 2, 3].map((taken) => seatState(bus, 'Talca', taken))).toEqual([
    'free',
    'full',
    'over',
  ]);
  expect(seatState({ ...bus, capacity: null }, 'Talca', 3)).toBe(null);
  expect(seatState({ kind: 'yes_no', capacity: 1 }, false, 3)).toBe(null);
});

test('numbers have a sum and an average; none of them both are 0', () => {
  expect(sumUp([1, 2, 6])).toEqual({ sum: 9, average: 3 });
  expect(sumUp([])).toEqual({ sum: 0, average: 0 });
});
