import { expect, test } from 'vitest';
import { missingAnswers, type ResponsePerson } from './missing-answers.ts';

const person = (
  guestId: number,
  memberId: number,
  responses: [number, boolean | null][],
): ResponsePerson => ({
  guestId,
  groupName: `Grupo ${guestId}`,
  memberId,
  name: `Persona ${memberId}`,
  responses: new Map(responses),
});

const rosa = person(1, 11, [[49, true]]);
const tomas = person(1, 12, [
  [49, false],
  [50, true],
]);
const ines = person(2, 21, [[49, true]]);
const pending = person(3, 31, [[49, null]]);
const people = [rosa, tomas, ines, pending];

const idsOf = (missing: ReturnType<typeof missingAnswers>) =>
  missing.map(({ guestId, memberId }) => [guestId, memberId]);

test('each person who comes to its event and has not answered is missing', () => {
  const ofEvent = { event_id: 49, scope: 'member' } as const;
  expect(idsOf(missingAnswers(ofEvent, people, []))).toEqual([
    [1, 11],
    [2, 21],
  ]);
  expect(idsOf(missingAnswers(ofEvent, people, [{ guestId: 1, memberId: 11 }]))).toEqual([[2, 21]]);
});

test('a question for the whole wedding asks those who come to any event', () => {
  expect(idsOf(missingAnswers({ event_id: null, scope: 'member' }, people, []))).toEqual([
    [1, 11],
    [1, 12],
    [2, 21],
  ]);
});

test('a group is missing once, until it has answered', () => {
  const ofGroup = { event_id: null, scope: 'group' } as const;
  expect(missingAnswers(ofGroup, people, [{ guestId: 2, memberId: null }])).toEqual([
    { guestId: 1, groupName: 'Grupo 1', memberId: null, name: null },
  ]);
});
