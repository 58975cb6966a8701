import { expect, test } from 'vitest';
import { whenText } from './when.ts';

const at = (text: string) => new Date(`${text}-03:00`);

test.each([
  ['2025-12-01T16:05:00', 'a las 4:05 pm'],
  ['2025-12-01T13:30:00', 'a la 1:30 pm'],
  ['2025-12-02T09:00:00', 'mañana a las 9:00 am'],
  ['2025-12-03T09:00:00', 'el 3 de diciembre a las 9:00 am'],
])('seen from an evening, %s is %s', (timestamp, text) => {
  expect(whenText(at(timestamp), at('2025-12-01T15:59:00'))).toBe(text);
});
