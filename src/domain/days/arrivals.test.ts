import { expect, test } from 'vitest';
import { type ArrivalFact, arrivedAt, mergedFacts } from './arrivals.ts';

const fact = (id: string, at: number, arrived = true): ArrivalFact => ({ id, at, arrived });

test('the last fact decides, the time is the earliest arrival since the last correction', () => {
  expect(arrivedAt([])).toBeNull();
  expect(arrivedAt([fact('a', 5), fact('b', 9)])).toBe(5);
  expect(arrivedAt([fact('a', 5), fact('b', 9, false)])).toBeNull();
  expect(arrivedAt([fact('a', 5), fact('b', 9, false), fact('c', 12), fact('d', 11)])).toBe(11);
});

test('phones that know the same facts agree, in whatever order these came', () => {
  const facts = [
    fact('a', 3),
    fact('b', 3, false),
    fact('c', 3),
    fact('d', 8, false),
    fact('e', 8),
    fact('f', 2),
  ];
  const orders = facts.map((_, at) => [...facts.slice(at), ...facts.slice(0, at)]);
  const merged = orders.map((order) => mergedFacts(order.slice(0, 4), order.slice(2)));
  for (const one of merged) expect(one).toEqual(merged[0]);
  expect(new Set(orders.map(arrivedAt))).toEqual(new Set([8]));
});

test('a fact that comes twice is one', () => {
  expect(mergedFacts([fact('a', 3)], [fact('a', 3), fact('b', 1)])).toEqual([
    fact('b', 1),
    fact('a', 3),
  ]);
});
