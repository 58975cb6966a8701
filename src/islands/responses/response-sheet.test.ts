import { expect, test } from 'vitest';

import type { ResponseView } from '#contract/responses.ts';
import { responsesEntry } from '#islands/outbox/entry.ts';
import { timeAfter } from '#islands/outbox/monotonic-time.ts';

import {
  responseOf,
  changedMembers,
  choose,
  freeze,
  openSheet,
  responsesFor,
  withWaiting,
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
  expect(frozen.choices[fire]).toMatchObject({ [rosa]: { value: false, version: 3 } });
  expect(frozen.choices[fire]).not.toHaveProperty(`${bruno}`);
});

test('a new choice takes an event out of those that arrived', () => {
  const arrived = { ...opened, acknowledged: [45, fire] };
  expect(choose(arrived, fire, rosa, true).acknowledged).toEqual([45]);
});

const stays = responsesEntry(3, fire, [{ memberId: rosa, isAttending: true, version: 3 }]);

test('what waits is shown, and a word that takes it back is to be sent', () => {
  const waiting = withWaiting(opened, [stays]);
  expect(responseOf(waiting, fire, rosa)).toBe(true);
  expect(changedMembers(waiting, fire)).toEqual([]);
  const back = choose(waiting, fire, rosa, false);
  expect(responseOf(back, fire, rosa)).toBe(false);
  expect(changedMembers(back, fire)).toEqual([rosa]);
  expect(changedMembers(choose(back, fire, rosa, true), fire)).toEqual([]);
});

test('what waits is shown before an older draft of a screen', () => {
  const { choices } = choose(opened, fire, rosa, false);
  const later = { ...stays, keptAt: timeAfter() + 1000 };
  const reopened = withWaiting({ ...opened, choices }, [later]);
  expect(responseOf(reopened, fire, rosa)).toBe(true);
  expect(changedMembers(reopened, fire)).toEqual([]);
});

test('a new word is the last one, also where the clock was set back', () => {
  const ahead = { ...stays, keptAt: Date.now() + 60_000 };
  const chosen = choose(withWaiting(opened, [ahead]), fire, rosa, false);
  expect(responseOf(chosen, fire, rosa)).toBe(false);
});

test('an entry that was refused for good is not on its way', () => {
  const refused = { ...stays, stopped: { why: 'refused' } } as const;
  expect(responseOf(withWaiting(opened, [refused]), fire, rosa)).toBe(false);
});
