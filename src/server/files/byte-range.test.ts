import { expect, test } from 'vitest';
import { readRange } from './byte-range.ts';

test.each([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=50-500', { start: 50, end: 99 }],
])('of a hundred bytes, %s are these', (header, range) => {
  expect(readRange(header, 100)).toEqual(range);
});

test.each([undefined, '', 'bytes=', 'bytes=-', 'bytes=9-2', 'bytes=0-1,5-6', 'lines=1-2', 'x'])(
  '%s asks for the whole file',
  (header) => {
    expect(readRange(header, 100)).toBeUndefined();
  },
);

test.each(['bytes=100-', 'bytes=500-600', 'bytes=-0'])('%s lies outside', (header) => {
  expect(readRange(header, 100)).toBe('unsatisfiable');
});
