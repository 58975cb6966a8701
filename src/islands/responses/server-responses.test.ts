import { expect, test } from 'vitest';

import type { ResponseView } from '#contract/responses.ts';

import { timeAfter } from '#islands/outbox/monotonic-time.ts';

import { conflictsOf } from './response-conflicts.ts';
import { responseOf, choose, openSheet, responsesFor } from './response-sheet.ts';
import { received, refresh } from './server-responses.ts';

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
  dietarySeverity: null,
});

const sent = (isAttending: boolean) => ({
  keptAt: timeAfter(),
  responses: [{ memberId: rosa, isAttending, version: 1 }],
});
const opened = openSheet({ [fire]: [stored(false, 1)] });
const coming = choose(opened, fire, rosa, true);

test('received responses are acknowledged, and nothing of the event is chosen any more', () => {
  const sheet = received(coming, fire, [stored(true, 2)], sent(true));
  expect(sheet).toMatchObject({ options: {}, acknowledged: [fire] });
  expect(responseOf(sheet, fire, rosa)).toBe(true);
});

test('a stored response of another person is a conflict', () => {
  const expired = choose(openSheet({ [fire]: [stored(true, 1)] }), fire, rosa, true);
  expect(conflictsOf(refresh(expired, fire, [stored(false, 2)], sent(true)), fire)).toHaveLength(1);
});

test('what this phone itself had stored is no conflict', () => {
  const declining = choose(coming, fire, rosa, false);
  const sent = { responses: [{ memberId: rosa, isAttending: false, version: 2 }] };
  const refreshed = refresh(declining, fire, [stored(true, 2)], sent);
  expect(conflictsOf(refreshed, fire)).toEqual([]);
  expect(responsesFor(refreshed, fire, [rosa])).toEqual([
    { memberId: rosa, isAttending: false, version: 2 },
  ]);
});

test('an entry is received while the guest has already chosen something else: the new choice stands', () => {
  const changed = choose(coming, fire, rosa, false);
  const sheet = received(changed, fire, [stored(true, 2)], { ...sent(true), keptAt: 1 });
  expect(responsesFor(sheet, fire, [rosa])).toEqual([
    { memberId: rosa, isAttending: false, version: 2 },
  ]);
  expect(conflictsOf(sheet, fire)).toEqual([]);
  expect(sheet.acknowledged).toEqual([]);
});

test('a draft from before the entry is settled by it', () => {
  const sheet = received(choose(opened, fire, rosa, false), fire, [stored(true, 2)], sent(true));
  expect(sheet).toMatchObject({ options: {}, acknowledged: [fire] });
});
