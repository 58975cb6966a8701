import { expect, test } from 'vitest';

import { type DietsEntry, type Entry, maxAgeMs, readEntry, type ResponsesEntry } from './entry.ts';
import { merged } from './merge-entries.ts';

const [group, fire, rosa, bruno] = [3, 46, 1, 4];
const now = Date.parse('2025-12-18T18:40:00Z');
const says = (memberId: number, isAttending: boolean) => ({ memberId, isAttending, version: 0 });
const saved = (key: string) => ({ format: 1, groupId: group, keptAt: now, key }) as const;
const answers = (key: string, ...responses: ReturnType<typeof says>[]): ResponsesEntry => ({
  ...saved(key),
  about: fire,
  responses,
  unheard: [],
});
const diets = (key: string, ...members: DietsEntry['members']): DietsEntry => ({
  ...saved(key),
  about: 'diets',
  members,
});
const diet = (id: number, type: 'Vegan' | 'None') => ({
  id,
  dietary_restriction_type: type,
  dietary_restriction_spec: null,
});

test('the same words are the stored entry again, also where a reload brought another version', () => {
  const first = answers('a', says(rosa, true));
  expect(merged(first, answers('b', { ...says(rosa, true), version: 2 }))).toBe(first);
  const vegan = diets('a', diet(rosa, 'Vegan'));
  expect(merged(vegan, diets('b', diet(rosa, 'Vegan')))).toBe(vegan);
});

test('other words about the same people replace the entry, which may have arrived', () => {
  expect(merged(answers('a', says(rosa, true)), answers('b', says(rosa, false)))).toMatchObject({
    key: 'b',
    responses: [says(rosa, false)],
    unheard: [{ memberId: rosa, isAttending: true }],
  });
});

test('an entry that the server has refused did not arrive, and is sent anew', () => {
  const stopped = { ...answers('a', says(rosa, true)), stopped: { why: 'changed' } } as const;
  expect(merged(stopped, answers('b', says(rosa, true)))).toEqual(answers('b', says(rosa, true)));
  expect(merged(stopped, answers('b', says(rosa, false)))).toMatchObject({ unheard: [] });
});

test('people who are not mentioned again keep what was said, under the new key', () => {
  expect(merged(answers('a', says(rosa, true)), answers('b', says(bruno, false)))).toMatchObject({
    key: 'b',
    responses: [says(bruno, false), says(rosa, true)],
  });
  const both = diets('a', diet(rosa, 'Vegan'), diet(bruno, 'Vegan'));
  expect(merged(both, diets('b', diet(rosa, 'None')))).toMatchObject({
    key: 'b',
    members: [diet(rosa, 'None'), diet(bruno, 'Vegan')],
  });
});

test('after fourteen days only that there was something is left', () => {
  const entry = answers('a', says(rosa, true));
  expect(readEntry(entry, now + maxAgeMs)).toEqual(entry);
  expect(readEntry(entry, now + maxAgeMs + 1)).toEqual({
    ...entry,
    responses: [],
    stopped: { why: 'expired' },
  });
});

test.each([
  ['of no known format', { groupId: group, about: fire, isAttending: true }],
  ['without a key', { ...answers('', says(rosa, true)) }],
  ['without answers', { ...answers('a'), responses: 'sí' }],
])('an entry %s is told of, and not sent', (_what, stored) => {
  expect(readEntry(stored, now)).toMatchObject({
    about: fire,
    responses: [],
    stopped: { why: 'unreadable' },
  });
});

test('what a newer version of the site kept is left to that one', () => {
  const newer = { ...answers('a', says(rosa, true)), format: 4 } as unknown as Entry;
  expect(readEntry(newer, now)).toBeUndefined();
});
