import { expect, test } from 'vitest';

import type { ResponseView } from '#contract/responses.ts';

import {
  responseOf,
  changedMembers,
  choose,
  freeze,
  openSheet,
  responsesFor,
} from './response-sheet.ts';

const [rosa, bruno, fire] = [1, 4, 46];

const cell = (
  memberId: number,
  isAttending: boolean | null,
  version = isAttending === null ? 0 : 1,
): ResponseView => ({
  memberId,
  name: 'Alguien',
  isAttending: isAttending === true,
  responded: isAttending !== null,
  responseId: isAttending === null ? null : memberId,
  version,
  respondedAt: null,
  dietaryRestriction: 'None',
  dietaryRestrictionDetails: null,
  dietarySeverity: null,
});

const opened = openSheet({ [fire]: [cell(rosa, false, 3), cell(bruno, null)] });

test('a stored answer is prefilled, silence is no answer', () => {
  expect(responseOf(opened, fire, rosa)).toBe(false);
  expect(responseOf(opened, fire, bruno)).toBeNull();
});

test('members without a response are left out of the body, the others carry the version seen', () => {
  expect(responsesFor(opened, fire, [rosa, bruno])).toEqual([
    { memberId: rosa, isAttending: false, version: 3 },
  ]);
});

test('an event without responses has nothing to send', () => {
  expect(responsesFor(openSheet({ [fire]: [cell(bruno, null)] }), fire, [bruno])).toEqual([]);
});

test('only a choice that differs from what is stored is a change', () => {
  const chosen = choose(choose(opened, fire, rosa, true), fire, bruno, false);
  expect(changedMembers(chosen, fire)).toEqual([rosa, bruno]);
  expect(changedMembers(choose(chosen, fire, rosa, false), fire)).toEqual([bruno]);
});

test('a member without a response can be declined', () => {
  const declined = choose(choose(opened, fire, bruno, true), fire, bruno, false);
  expect(changedMembers(declined, fire)).toEqual([bruno]);
});

test('sending makes what the screen shows the guest’s choice', () => {
  const frozen = freeze(opened, [fire], [rosa, bruno]);
  expect(frozen.choices[fire]).toEqual({ [rosa]: { isAttending: false, version: 3 } });
});

test('a new choice takes an event out of those that arrived', () => {
  const arrived = { ...opened, acknowledged: [45, fire] };
  expect(choose(arrived, fire, rosa, true).acknowledged).toEqual([45]);
});
