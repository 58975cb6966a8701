import { expect, test } from 'vitest';
import { isSame } from '#content/same-content.ts';
import { mergeContent } from './merge-content.ts';

const base = { title: 'Uno', text: 'Dos', steps: ['a', 'b'], map: { from: 'Santiago' } };

test('what only one of two changed is taken from that one', () => {
  const typed = { ...base, title: 'Mío' };
  const stored = { ...base, text: 'Suyo', map: { from: 'Talca', to: 'Linares' } };
  expect(mergeContent(base, typed, stored)).toEqual({
    content: { ...stored, title: 'Mío' },
    conflicts: [],
  });
});

test('what both changed stays as it was typed, and both are told', () => {
  const typed = { ...base, title: 'Mío', steps: ['a'] };
  const stored = { ...base, title: 'Suyo', steps: ['a', 'b', 'c'] };
  expect(mergeContent(base, typed, stored)).toEqual({
    content: typed,
    conflicts: [
      { path: ['title'], typed: 'Mío', stored: 'Suyo' },
      { path: ['steps'], typed: ['a'], stored: ['a', 'b', 'c'] },
    ],
  });
});

test('what one took away is gone, and what both changed alike is no conflict', () => {
  const { text: _text, ...typed } = { ...base, title: 'Igual' };
  expect(mergeContent(base, typed, { ...base, title: 'Igual' })).toEqual({
    content: typed,
    conflicts: [],
  });
});

test('the order of fields is no difference', () => {
  expect(isSame({ a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1 })).toBe(true);
  expect(isSame({ a: 1 }, { a: 1, b: null })).toBe(false);
});
