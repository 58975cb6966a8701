import { expect, test } from 'vitest';

import { answersEntry, dietsEntry, type Entry, lastsMs, readEntry, replaced } from './entry.ts';

const [group, fire, rosa, bruno] = [3, 46, 1, 4];
const now = Date.parse('2025-12-18T18:40:00Z');
const says = (memberId: number, isAttending: boolean) => ({ memberId, isAttending, version: 0 });
const answers = (key: string, ...responses: ReturnType<typeof says>[]) =>
  answersEntry(group, fire, { key, responses, unheard: [] }, now);
const newKey = () => 'joined';

test('the same submission kept again is the first one', () => {
  const first = answers('a', says(rosa, true));
  expect(replaced(first, { ...first, keptAt: now + 1 }, newKey)).toEqual(first);
});

test('another word about the same people takes the place of the first, which may have arrived', () => {
  const second = replaced(answers('a', says(rosa, true)), answers('b', says(rosa, false)), newKey);
  expect(second).toMatchObject({
    key: 'b',
    responses: [says(rosa, false)],
    unheard: [{ memberId: rosa, isAttending: true }],
  });
});

test('people who are not mentioned again keep what was said, under a key of its own', () => {
  const both = replaced(answers('a', says(rosa, true)), answers('b', says(bruno, false)), newKey);
  expect(both).toMatchObject({ key: 'joined', responses: [says(bruno, false), says(rosa, true)] });
  const diet = (id: number, type: 'Vegan' | 'None') => ({
    id,
    dietary_restriction_type: type,
    dietary_restriction_spec: null,
  });
  const diets = replaced(
    dietsEntry(group, [diet(rosa, 'Vegan'), diet(bruno, 'Vegan')], 'a', now),
    dietsEntry(group, [diet(rosa, 'None')], 'b', now),
    newKey,
  );
  expect(diets).toMatchObject({
    key: 'joined',
    members: [diet(rosa, 'None'), diet(bruno, 'Vegan')],
  });
});

test('after fourteen days only that there was something is left', () => {
  const entry = answers('a', says(rosa, true));
  expect(readEntry(entry, now + lastsMs)).toEqual(entry);
  expect(readEntry(entry, now + lastsMs + 1)).toEqual({
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
  const newer = { ...answers('a', says(rosa, true)), format: 2 } as unknown as Entry;
  expect(readEntry(newer, now)).toBeUndefined();
});
