import { expect, test } from 'vitest';
import { groupBy } from './group-by.ts';

test('items with the same key stand together, in the order of their first key', () => {
  const groups = groupBy(['uva', 'pera', 'higo', 'té'], ({ length }) => length);
  expect([...groups]).toEqual([
    [3, ['uva']],
    [4, ['pera', 'higo']],
    [2, ['té']],
  ]);
});

test('nothing has no groups', () => {
  expect(groupBy([], () => null).size).toBe(0);
});
