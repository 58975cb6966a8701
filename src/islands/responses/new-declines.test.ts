import { expect, test } from 'vitest';

import { type ResponseSheet, choose, responsesFor } from './response-sheet.ts';
import { prepare } from './answer-submission.ts';
import { newDeclines } from './new-declines.ts';

const [fire, party, rosa, bruno] = [46, 49, 1, 4];

const opened: ResponseSheet = {
  stored: {
    [fire]: {
      [rosa]: { isAttending: true, version: 1 },
      [bruno]: { isAttending: false, version: 1 },
    },
    [party]: {},
  },
  choices: {},
  submissions: {},
  acknowledged: [],
};
const bodyOf = (sheet: ResponseSheet, eventId: number) =>
  responsesFor(sheet, eventId, [rosa, bruno]);
const declines = (sheet: ResponseSheet) => newDeclines(sheet, [fire, party], bodyOf);

test('a no that was stored before asks nothing', () => {
  expect(declines(opened)).toEqual([]);
});

test('whoever came, or had not answered, and now does not, is asked about', () => {
  const changed = choose(choose(opened, fire, rosa, false), party, bruno, false);
  expect(declines(changed)).toEqual([
    { eventId: fire, memberIds: [rosa] },
    { eventId: party, memberIds: [bruno] },
  ]);
});

test('a no that is on its way was confirmed before', () => {
  const changed = choose(opened, fire, rosa, false);
  const sent = prepare(changed, fire, bodyOf(changed, fire), () => 'key');
  expect(declines(sent)).toEqual([]);
});
