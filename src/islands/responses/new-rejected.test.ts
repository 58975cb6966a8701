import { expect, test } from 'vitest';

import { type Entry, responsesEntry } from '#islands/outbox/entry.ts';

import { type ResponseSheet, choose, responsesFor, withPending } from './response-sheet.ts';
import { newRejected } from './new-rejected.ts';

const [fire, party, rosa, bruno] = [46, 49, 1, 4];

const opened: ResponseSheet = {
  stored: {
    [fire]: {
      [rosa]: { isAttending: true, version: 1 },
      [bruno]: { isAttending: false, version: 1 },
    },
    [party]: {},
  },
  options: {},
  pending: {},
  acknowledged: [],
};
const bodyOf = (sheet: ResponseSheet, eventId: number) =>
  responsesFor(sheet, eventId, [rosa, bruno]);
const declines = (sheet: ResponseSheet, entries: Entry[] = []) =>
  newRejected(withPending(sheet, entries), [fire, party], bodyOf);

test('a stored decline asks nothing', () => {
  expect(declines(opened)).toEqual([]);
});

test('a member who was coming, or had not responded, and now declines is asked about', () => {
  const changed = choose(choose(opened, fire, rosa, false), party, bruno, false);
  expect(declines(changed)).toEqual([
    { eventId: fire, memberIds: [rosa] },
    { eventId: party, memberIds: [bruno] },
  ]);
});

test('a decline that waits in the outbox was confirmed before', () => {
  const changed = choose(opened, fire, rosa, false);
  expect(declines(changed, [responsesEntry(3, fire, bodyOf(changed, fire))])).toEqual([]);
  expect(declines(changed, [responsesEntry(3, party, bodyOf(changed, fire))])).toHaveLength(1);
});
