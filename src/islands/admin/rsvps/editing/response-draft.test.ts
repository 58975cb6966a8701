import { expect, test } from 'vitest';
import { bulkUpdate, type ResponseGroup, type StoredResponse } from '#contract/rsvps.ts';
import { type Cell, responsesOf, withStored } from '../member-responses.ts';
import { bulkOf, changesOf, choose, conflictsOf, storedAfter } from './response-draft.ts';

const camila = {
  id: 1,
  name: 'Camila',
  dietary_restriction_type: 'Celiac',
  dietary_restriction_spec: null,
  dietary_severity: null,
  is_companion: false,
} as const;
const andres = { ...camila, id: 2, name: 'Andrés' };

const group: ResponseGroup = {
  id: 7,
  group_name: 'Camila y Andrés',
  access_code: 'ARPA-9K3D',
  guest_type: 'pareja',
  invited_by: 'Lautaro',
  guestEvents: [
    { id: 90, event_id: 49 },
    { id: 70, event_id: 47 },
  ],
  members: [camila, andres],
};

const breakfast = { id: 47, name: 'Desayuno', day_number: 2 };
const feast = { id: 49, name: 'Fiesta', day_number: 2 };
const events = [breakfast, { id: 48, name: 'Ajeno', day_number: 1 }, feast];

const answer = (
  guest_event_id: number,
  member_id: number,
  is_attending: boolean | null,
  version: number,
): StoredResponse => ({
  id: guest_event_id + member_id,
  guest_id: 7,
  guest_event_id,
  member_id,
  is_attending,
  version,
});

const stored = [answer(70, 1, true, 3), answer(70, 2, null, 2)];
const cells = responsesOf(group, events, stored);
const [first, second, third] = cells as [Cell, Cell, Cell, Cell];

test('a group has a cell for each person at each event it is invited to, silence included', () => {
  expect(cells.map(({ key, isAttending, version }) => [key, isAttending, version])).toEqual([
    ['70/1', true, 3],
    ['70/2', null, 2],
    ['90/1', null, 0],
    ['90/2', null, 0],
  ]);
});

test('what is chosen stays in the draft until it is what is stored', () => {
  const draft = choose(choose({}, first, false), third, true);
  expect(changesOf(draft, cells).map(({ cell }) => cell.key)).toEqual(['70/1', '90/1']);
  expect(changesOf(choose(draft, first, true), cells).map(({ cell }) => cell.key)).toEqual([
    '90/1',
  ]);
});

test('only changed cells are sent, with the version that was seen', () => {
  const draft = choose(choose(choose({}, first, null), third, true), second, null);
  const body = bulkOf(changesOf(draft, cells));
  expect(body.responses).toEqual([
    { responseId: 71, guestEventId: 70, memberId: 1, isAttending: null, version: 3 },
    { responseId: null, guestEventId: 90, memberId: 1, isAttending: true, version: 0 },
  ]);
  expect(bulkUpdate.parse(body)).toEqual(body);
});

test('nothing chosen is nothing to send', () => {
  expect(bulkUpdate.safeParse(bulkOf(changesOf({}, cells))).error?.issues[0]?.message).toBe(
    'No hay respuestas para actualizar',
  );
});

test('an answer that changed meanwhile is a conflict, unless it says what was chosen', () => {
  const draft = choose(choose({}, first, null), third, true);
  const now = withStored(stored, [answer(70, 1, false, 4), answer(90, 1, true, 1)]);
  const cellsNow = responsesOf(group, events, now);
  expect(changesOf(draft, cellsNow).map(({ cell }) => cell.key)).toEqual(['70/1']);
  expect(conflictsOf(draft, cellsNow)).toEqual([
    { cell: cellsNow[0], option: { isAttending: null, version: 3 } },
  ]);
});

test('a change of another person to an untouched response is no conflict', () => {
  const now = withStored(stored, [answer(70, 2, true, 3)]);
  const draft = choose({}, first, false);
  expect(conflictsOf(draft, responsesOf(group, events, now))).toEqual([]);
});

test('a choice made again in sight of the new answer is no conflict any more', () => {
  const cellsNow = responsesOf(group, events, withStored(stored, [answer(70, 1, false, 4)]));
  const draft = choose(choose({}, first, null), cellsNow[0]!, null);
  expect(conflictsOf(draft, cellsNow)).toEqual([]);
  expect(bulkOf(changesOf(draft, cellsNow)).responses[0]?.version).toBe(4);
});

test('once saved, the chosen answers are the stored ones', () => {
  const draft = choose(choose({}, first, false), third, true);
  const now = withStored(stored, storedAfter(changesOf(draft, cells), group.id));
  const cellsNow = responsesOf(group, events, now);
  expect(cellsNow.map(({ isAttending, version }) => [isAttending, version])).toEqual([
    [false, 4],
    [null, 2],
    [true, 1],
    [null, 0],
  ]);
  expect(changesOf(draft, cellsNow)).toEqual([]);
});
