import { expect, test } from 'vitest';
import { contentChanges } from './content-changes.ts';

test('a value that changed is named by its path, with what was published', () => {
  expect(contentChanges({ gift: { title: 'Uno' } }, { gift: { title: 'Dos' } })).toEqual([
    { path: ['gift', 'title'], before: 'Uno', after: 'Dos' },
  ]);
});

test('what is new has nothing before, and what was taken out nothing after', () => {
  expect(contentChanges({}, { gift: { title: 'Uno', text: 'Dos' } })).toEqual([
    { path: ['gift', 'title'], before: null, after: 'Uno' },
    { path: ['gift', 'text'], before: null, after: 'Dos' },
  ]);
  expect(contentChanges({ list: ['a'] }, {})).toEqual([
    { path: ['list'], before: ['a'], after: null },
  ]);
});

test('the same, in another order of fields or left empty, is no change', () => {
  expect(contentChanges({ a: 1, b: { c: [1] } }, { b: { c: [1] }, a: 1 })).toEqual([]);
  expect(contentChanges({}, { text: ' ', group: { text: '' }, list: [] })).toEqual([]);
});

test('a list of the same length is compared item by item', () => {
  const before = { blocks: [{ type: 'notice', text: 'Uno' }, { type: 'map' }] };
  const after = { blocks: [{ type: 'notice', text: 'Dos' }, { type: 'map' }] };
  expect(contentChanges(before, after)).toEqual([
    { path: ['blocks', 0, 'text'], before: 'Uno', after: 'Dos' },
  ]);
});

test('a list with another length or order is one change', () => {
  expect(contentChanges({ list: ['a', 'b'] }, { list: ['b', 'a'] })).toEqual([
    { path: ['list'], before: ['a', 'b'], after: ['b', 'a'] },
  ]);
  expect(contentChanges({ list: ['a'] }, { list: ['a', 'b'] })).toEqual([
    { path: ['list'], before: ['a'], after: ['a', 'b'] },
  ]);
});

test('items with an id are recognised by it', () => {
  const [venue, gift] = [
    { id: 'venue', hidden: false },
    { id: 'gift', hidden: false },
  ];
  expect(contentChanges([venue, gift], [venue, { ...gift, hidden: true }])).toEqual([
    { path: [1, 'hidden'], before: false, after: true },
  ]);
  expect(contentChanges([venue, gift], [{ ...gift, hidden: true }, venue])).toHaveLength(1);
});

test('two equal items that stay where they are have not moved', () => {
  expect(contentChanges({ list: ['a', 'a', 'b'] }, { list: ['a', 'a', 'c'] })).toEqual([
    { path: ['list', 2], before: 'b', after: 'c' },
  ]);
});
