import { expect, test } from 'vitest';
import { bestMatches } from './search.ts';

const items = [
  { title: 'Ana Núñez', detail: 'Familia Peña' },
  { title: 'Familia Núñez', detail: 'Luis Núñez' },
  { title: 'Mariana Soto', detail: 'Los Soto' },
  { title: 'Los Soto', detail: 'Mariana Soto, Ana María Soto' },
];
const found = (query: string, limit = 9) =>
  bestMatches(items, query, limit).map(({ title }) => title);

test('accents, case and signs do not matter', () => {
  expect(found('NUNEZ')).toEqual(['Ana Núñez', 'Familia Núñez']);
  expect(found('  «núñez» ')).toEqual(['Ana Núñez', 'Familia Núñez']);
});

test('what begins with it comes first, then a word, then a part of one, then what stands beside it', () => {
  expect(found('ana')).toEqual(['Ana Núñez', 'Mariana Soto', 'Los Soto']);
  expect(found('los soto')).toEqual(['Los Soto', 'Mariana Soto']);
});

test('each word has to be found, in whatever order', () => {
  expect(found('soto mariana')).toEqual(['Mariana Soto', 'Los Soto']);
  expect(found('ana peña')).toEqual(['Ana Núñez']);
  expect(found('ana pérez')).toEqual([]);
});

test('nothing is found for nothing, and no more than was asked for', () => {
  expect(found('')).toEqual([]);
  expect(found(' %_« ')).toEqual([]);
  expect(found('a', 2)).toHaveLength(2);
});
