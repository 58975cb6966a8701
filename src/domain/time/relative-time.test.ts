import { expect, test } from 'vitest';
import { relativeTime } from './relative-time.ts';

const now = new Date('2025-11-20T15:00:00Z');
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const hour = 60;
const day = 24 * hour;

test.each([
  [-3, 'hace un momento'],
  [0, 'hace un momento'],
  [0.99, 'hace un momento'],
  [1, 'hace 1 minuto'],
  [59.9, 'hace 59 minutos'],
  [hour, 'hace 1 hora'],
  [23.9 * hour, 'hace 23 horas'],
  [day, 'hace 1 día'],
  [29 * day, 'hace 29 días'],
  [31 * day, 'hace 1 mes'],
  [800 * day, 'hace 2 años'],
])('%s minutes ago is told as %s', (minutes, text) => {
  expect(relativeTime(before(minutes), now)).toBe(text);
});
