import { expect, test } from 'vitest';
import { readEventId } from './event-id.ts';

test('digits are an id', () => {
  expect(['45', '0', '045', '999999999999999'].map(readEventId)).toEqual([
    45, 0, 45, 999_999_999_999_999,
  ]);
});

test('everything else is not', () => {
  const texts = ['', 'abc', '45abc', ' 45', '1.5', '-1', '+1', '1e3', '0x2d', '٤٥', '9'.repeat(20)];
  expect(texts.map(readEventId)).toEqual(texts.map(() => null));
  expect(readEventId(undefined)).toBeNull();
});
