import { expect, test } from 'vitest';

import type { ResponseView } from '#contract/views.ts';

import { conflictsOf } from './answer-conflicts.ts';
import { answerOf, choose, openSheet, responsesFor } from './response-sheet.ts';
import { acknowledge, prepare, received, refresh, restore } from './answer-submission.ts';

const [rosa, fire] = [1, 46];

const stored = (isAttending: boolean, version: number): ResponseView => ({
  memberId: rosa,
  name: 'Rosa Peñaloza',
  isAttending,
  responded: true,
  responseId: 9,
  version,
  respondedAt: null,
  dietaryRestriction: 'None',
  dietaryRestrictionDetails: null,
});

const opened = openSheet({ [fire]: [stored(false, 1)] });
const coming = choose(opened, fire, rosa, true);

let keys = 0;
const newKey = () => `key-${(keys += 1)}`;
const prepared = (sheet: typeof coming) =>
  prepare(sheet, fire, responsesFor(sheet, fire, [rosa]), newKey);

test('a repeat of what was never heard is the same submission', () => {
  const first = prepared(coming);
  expect(prepared(first)).toBe(first);
});

test('after a reload the repeat still goes out with its first key and body', () => {
  const first = prepared(coming);
  const reloaded = { ...first, stored: openSheet({ [fire]: [stored(true, 2)] }).stored };
  expect(prepared(reloaded).submissions[fire]).toBe(first.submissions[fire]);
});

test('another answer is another submission with another key', () => {
  const first = prepared(coming);
  const second = prepared(choose(first, fire, rosa, false));
  expect(second.submissions[fire]?.key).not.toBe(first.submissions[fire]?.key);
  expect(second.submissions[fire]?.unheard).toEqual([{ memberId: rosa, isAttending: true }]);
});

test('an acknowledged event has nothing open', () => {
  const sheet = acknowledge(prepared(coming), fire, [stored(true, 2)]);
  expect(sheet).toMatchObject({ choices: {}, submissions: {}, acknowledged: [fire] });
  expect(answerOf(sheet, fire, rosa)).toBe(true);
});

test('what somebody else stored is a conflict', () => {
  const stale = choose(openSheet({ [fire]: [stored(true, 1)] }), fire, rosa, true);
  expect(conflictsOf(refresh(prepared(stale), fire, [stored(false, 2)]), fire)).toHaveLength(1);
});

test('what this phone itself had stored without hearing back is no conflict', () => {
  const second = prepared(choose(prepared(coming), fire, rosa, false));
  const refreshed = refresh(second, fire, [stored(true, 2)]);
  expect(conflictsOf(refreshed, fire)).toEqual([]);
  expect(responsesFor(refreshed, fire, [rosa])).toEqual([
    { memberId: rosa, isAttending: false, version: 2 },
  ]);
});

test('what waited arrives while the guest has already changed their mind: the new word stands', () => {
  const waited = prepared(coming);
  const changed = choose(waited, fire, rosa, false);
  const arrived = received(changed, fire, [stored(true, 2)]);
  expect(responsesFor(arrived, fire, [rosa])).toEqual([
    { memberId: rosa, isAttending: false, version: 2 },
  ]);
  expect(conflictsOf(arrived, fire)).toEqual([]);
  expect(received(waited, fire, [stored(true, 2)])).toMatchObject({
    choices: {},
    acknowledged: [fire],
  });
});

test('what waits from an earlier visit is chosen again, under its own key', () => {
  const waited = prepared(coming).submissions[fire]!;
  const reopened = restore(opened, fire, waited);
  expect(answerOf(reopened, fire, rosa)).toBe(true);
  expect(prepared(reopened).submissions[fire]).toBe(waited);
});
