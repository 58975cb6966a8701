import { expect, test } from 'vitest';
import type { ResponseView } from '#contract/responses.ts';
import { ApiError } from '#islands/client/api.ts';
import { answersEntry, dietsEntry, responsesEntry } from '#islands/outbox/entry.ts';
import type { Result } from '#islands/outbox/result.ts';

import { responseOf } from './response-sheet.ts';
import {
  openResponses,
  reduceResponses,
  type ResponsesEvent,
  type ResponsesState,
} from './responses-state.ts';

const [fire, rosa, tomas] = [47, 1, 2];

const view = (memberId: number, isAttending: boolean, version = 1): ResponseView => ({
  memberId,
  name: `Persona ${memberId}`,
  isAttending,
  responded: true,
  responseId: memberId,
  version,
  respondedAt: null,
  dietaryRestriction: 'None',
  dietaryRestrictionDetails: null,
  dietarySeverity: null,
});
const silent = (memberId: number): ResponseView => ({
  ...view(memberId, false, 0),
  responded: false,
  responseId: null,
});
const bus = {
  id: 5,
  text: '¿Bus?',
  help: null,
  kind: 'choice',
  options: ['Plaza'],
  option_ids: ['p'],
  scope: 'member',
  event_id: fire,
  required: false,
  position: 0,
  full: [],
  seats_left: [1],
  closed: false,
  answers: [{ memberId: rosa, value: 'Plaza' }],
} as const;

const opened = openResponses({
  questions: [
    {
      ...bus,
      options: ['Plaza'],
      option_ids: ['p'],
      full: [],
      seats_left: [1],
      answers: [...bus.answers],
    },
  ],
  responses: { [fire]: [silent(rosa), silent(tomas)] },
  draft: undefined,
});

const after = (...events: ResponsesEvent[]): ResponsesState =>
  events.reduce(reduceResponses, opened);

const respond = (memberIds: number[], isAttending = true): ResponsesEvent => ({
  type: 'respond',
  eventId: fire,
  memberIds,
  isAttending,
});
const received = (...views: ResponseView[]): Result => ({
  about: fire,
  kind: 'received',
  sent: responsesEntry(
    1,
    fire,
    views.map(({ memberId, isAttending }) => ({ memberId, isAttending, version: 0 })),
  ),
  responses: views,
});
const shown = ({ sheet }: ResponsesState) =>
  [rosa, tomas].map((memberId) => responseOf(sheet, fire, memberId));

test('what is received is stored and acknowledged, and says so to the one who sent it', () => {
  const state = after(respond([rosa, tomas]));
  expect(shown(state)).toEqual([true, true]);
  const sending = reduceResponses(state, { type: 'send', sheet: state.sheet });
  expect(sending).toMatchObject({ sending: true, error: undefined });
  const results = [received(view(rosa, true), view(tomas, true))];
  const sent = reduceResponses(sending, {
    type: 'sent',
    sheet: state.sheet,
    results,
    error: undefined,
  });
  expect(sent).toMatchObject({ sending: false, isClosed: false, receipts: { [fire]: [{}, {}] } });
  expect(sent.sheet).toMatchObject({ acknowledged: [fire], options: {} });
  expect(shown(sent)).toEqual([true, true]);
});

test('a decline frees the answer to the question about its event', () => {
  const state = after({
    type: 'retried',
    results: [received(view(rosa, false), view(tomas, true))],
  });
  expect(state.answers.questions).toMatchObject([{ answers: [] }]);
});

test('while responses are read again none is shown; where the reading fails those of before are back', () => {
  const { sheet } = opened;
  const reading = after({ type: 'send', sheet }, { type: 'read-again', eventId: fire });
  expect(reading.sheet.stored[fire]).toBeUndefined();
  const error = new ApiError(0, '');
  const failed = reduceResponses(reading, { type: 'sent', sheet, results: [], error });
  expect(failed.sheet.stored[fire]).toEqual(sheet.stored[fire]);
  expect(failed).toMatchObject({ sending: false, error, isClosed: false });
  expect(reduceResponses(failed, { type: 'retried', results: [] }).error).toBeUndefined();
});

test('what was asked for after the deadline closes the screen, and its answers are not sent again', () => {
  const person = { id: tomas, name: 'Tomás', companion_ref: null };
  const typed = after({ type: 'answer', questionId: 5, person, value: 'Plaza' });
  expect(Object.keys(typed.answers.selected)).toEqual(['5/2']);
  const request = {} as Extract<Result, { kind: 'asked' }>['request'];
  const closed = reduceResponses(typed, {
    type: 'retried',
    results: [{ about: 'question-5', kind: 'asked', request }],
  });
  expect(closed).toMatchObject({ isClosed: true, answers: { selected: {} } });
});

test('an option that has no seat left is no longer chosen, and offered as full', () => {
  const person = { id: tomas, name: 'Tomás', companion_ref: null };
  const full = { code: 'full', message: '', questionId: 5, value: 'Plaza', left: 0 };
  const state = after(
    { type: 'answer', questionId: 5, person, value: 'Plaza' },
    {
      type: 'sent',
      sheet: opened.sheet,
      results: [
        { about: 'question-5', kind: 'refused', error: new ApiError(409, '', full as never) },
      ],
      error: undefined,
    },
  );
  expect(state.answers.selected).toEqual({});
  expect(state.answers.questions[0]).toMatchObject({ full: ['Plaza'], seats_left: [0] });
});

test('what waits in the outbox is pending on every part of the screen', () => {
  const diet = { dietary_restriction_type: 'Vegan', dietary_restriction_spec: null } as const;
  const state = after({
    type: 'pending',
    entries: [
      responsesEntry(1, fire, [{ memberId: rosa, isAttending: true, version: 0 }]),
      dietsEntry(1, [{ id: rosa, ...diet }]),
      answersEntry(1, {
        questionId: 5,
        text: '¿Bus?',
        eventId: fire,
        answers: [{ memberId: tomas, value: 'Plaza' }],
      }),
    ],
  });
  expect(shown(state)).toEqual([true, null]);
  expect(state.diets.pending).toMatchObject({ [rosa]: { value: { type: 'Vegan' } } });
  expect(state.answers.pending).toMatchObject({ '5/2': { value: 'Plaza' } });
});

test('a companion has been received with a diet, and one who was sent home is gone', () => {
  const companion = { id: 9, companion_ref: 77, name: 'Pía', responses: [] };
  const result = {
    about: 'companion-77',
    kind: 'received',
    sent: { about: 'companion-77', ref: 77, keptAt: 1, person: { name: 'Pía' } },
    ref: 77,
  } as unknown as Extract<Result, { ref: number }>;
  const here = after(respond([-77]), {
    type: 'received',
    results: [{ ...result, companion: companion as never }],
  });
  expect(here.added).toEqual({ 77: companion });
  expect(here.sheet.options[fire]).toMatchObject({ 9: { value: true } });
  const gone = reduceResponses(here, {
    type: 'received',
    results: [{ ...result, companion: null }],
  });
  expect(gone.added).toEqual({ 77: null });
});

test('the guest decides a conflict, and the screen shows what was decided', () => {
  const seen = responsesEntry(1, fire, [{ memberId: rosa, isAttending: true, version: 0 }]);
  const changed = after(respond([rosa]), {
    type: 'sent',
    sheet: after(respond([rosa])).sheet,
    results: [
      { about: fire, kind: 'changed', responses: [view(rosa, false, 2), silent(tomas)], seen },
    ],
    error: undefined,
  });
  const resolved = reduceResponses(changed, {
    type: 'resolve',
    eventId: fire,
    memberId: rosa,
    keep: 'stored',
  });
  expect(shown(resolved)).toEqual([false, null]);
});

test('a diet that was typed is shown until it is received', () => {
  const diet = { type: 'Vegan', spec: null, severity: null } as never;
  expect(after({ type: 'type-diet', memberId: rosa, diet }).diets.typed).toMatchObject({
    [rosa]: { value: diet },
  });
});
