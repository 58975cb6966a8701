import { expect, test } from 'vitest';

import type { ResponseView } from '#contract/responses.ts';
import { responsesEntry } from '#islands/outbox/entry.ts';

import { conflictsOf, resolve } from './response-conflicts.ts';
import {
  responseOf,
  changedMembers,
  choose,
  openSheet,
  responsesFor,
  withPending,
} from './response-sheet.ts';

const [rosa, fire] = [1, 46];

const cell = (isAttending: boolean | null, version: number): ResponseView => ({
  memberId: rosa,
  name: 'Rosa Peñaloza',
  isAttending: isAttending === true,
  responded: isAttending !== null,
  responseId: isAttending === null ? null : 9,
  version,
  respondedAt: null,
  dietaryRestriction: 'None',
  dietaryRestrictionDetails: null,
  dietarySeverity: null,
});

const opened = openSheet({ [fire]: [cell(false, 3)] });

const answeredElsewhere = (isAttending: boolean | null) => ({
  ...choose(opened, fire, rosa, true),
  stored: openSheet({ [fire]: [cell(isAttending, 4)] }).stored,
});

test('another answer in between is a conflict, the same answer is none', () => {
  const toPending = answeredElsewhere(null);
  expect(conflictsOf(toPending, fire)).toEqual([{ memberId: rosa, stored: null, selected: true }]);
  expect(conflictsOf(answeredElsewhere(true), fire)).toEqual([]);
});

test('the guest may keep the own choice, having seen the other', () => {
  const saved = resolve(answeredElsewhere(false), fire, rosa, 'chosen');
  expect(conflictsOf(saved, fire)).toEqual([]);
  expect(responsesFor(saved, fire, [rosa])).toEqual([
    { memberId: rosa, isAttending: true, version: 4 },
  ]);
});

test('the guest may let the other answer stand', () => {
  const saved = resolve(answeredElsewhere(false), fire, rosa, 'stored');
  expect(responseOf(saved, fire, rosa)).toBe(false);
  expect(changedMembers(saved, fire)).toEqual([]);
});

test('a page that is older than the choice is no newer answer', () => {
  const seenLater = choose(openSheet({ [fire]: [cell(true, 5)] }), fire, rosa, false);
  const older = { ...seenLater, stored: openSheet({ [fire]: [cell(true, 4)] }).stored };
  expect(conflictsOf(older, fire)).toEqual([]);
});

test('letting the other answer stand takes back what is undecided, and nothing that is on its way', () => {
  const entry = responsesEntry(3, fire, [{ memberId: rosa, isAttending: true, version: 3 }]);
  const newer = openSheet({ [fire]: [cell(false, 4)] });
  const undecided = withPending(newer, [{ ...entry, stopped: { why: 'changed' } }]);
  expect(conflictsOf(undecided, fire)).toHaveLength(1);
  expect(responseOf(resolve(undecided, fire, rosa, 'stored'), fire, rosa)).toBe(false);
  const onItsWay = resolve(withPending(newer, [entry]), fire, rosa, 'stored');
  expect(responseOf(onItsWay, fire, rosa)).toBe(true);
});
