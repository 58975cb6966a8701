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
  withPending,
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
  const selected = choose(choose(opened, fire, rosa, true), fire, bruno, false);
  expect(changedMembers(selected, fire)).toEqual([rosa, bruno]);
  expect(changedMembers(choose(selected, fire, rosa, false), fire)).toEqual([bruno]);
});

test('a member without a response can be declined', () => {
  const declined = choose(choose(opened, fire, bruno, true), fire, bruno, false);
  expect(changedMembers(declined, fire)).toEqual([bruno]);
});

test('sending makes what the screen shows the guest’s choice', () => {
  const frozen = freeze(opened, [fire], [rosa, bruno]);
  expect(frozen.options[fire]).toMatchObject({ [rosa]: { value: false, version: 3 } });
  expect(frozen.options[fire]).not.toHaveProperty(`${bruno}`);
});

test('a new choice takes an event out of those that arrived', () => {
  const received = { ...opened, acknowledged: [45, fire] };
  expect(choose(received, fire, rosa, true).acknowledged).toEqual([45]);
});

const stays = responsesEntry(3, fire, [{ memberId: rosa, isAttending: true, version: 3 }]);

test('what waits is shown, and a word that takes it back is to be sent', () => {
  const pending = withPending(opened, [stays]);
  expect(responseOf(pending, fire, rosa)).toBe(true);
  expect(changedMembers(pending, fire)).toEqual([]);
  const back = choose(pending, fire, rosa, false);
  expect(responseOf(back, fire, rosa)).toBe(false);
  expect(changedMembers(back, fire)).toEqual([rosa]);
  expect(changedMembers(choose(back, fire, rosa, true), fire)).toEqual([]);
});

test('what waits is shown before an older draft of a screen', () => {
  const { options } = choose(opened, fire, rosa, false);
  const later = { ...stays, keptAt: timeAfter() + 1000 };
  const reopened = withPending({ ...opened, options }, [later]);
  expect(responseOf(reopened, fire, rosa)).toBe(true);
  expect(changedMembers(reopened, fire)).toEqual([]);
});

test('a new word is the last one, also where the clock was set back', () => {
  const fromTheFuture = { ...stays, keptAt: Date.now() + 60_000 };
  const selected = choose(withPending(opened, [fromTheFuture]), fire, rosa, false);
  expect(responseOf(selected, fire, rosa)).toBe(false);
});

test('an entry that was refused for good is not on its way', () => {
  const rejected = { ...stays, stopped: { why: 'refused' } } as const;
  expect(responseOf(withPending(opened, [rejected]), fire, rosa)).toBe(false);
});
