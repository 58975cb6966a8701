import { describe, expect, test } from 'vitest';
import { bulkUpdate, saveDiets, saveResponses } from './responses.ts';
import { sentences } from './sentences-for-tests.ts';

describe('a guest’s answers', () => {
  const answer = { memberId: 1, isAttending: true };

  test('may leave the diet out', () => {
    expect(saveResponses.parse({ responses: [answer] })).toEqual({ responses: [answer] });
  });

  test.each([
    {},
    { responses: [] },
    { responses: [{ ...answer, isAttending: null }] },
    { responses: [{ ...answer, isAttending: 'true' }] },
    { responses: [{ ...answer, memberId: '1' }] },
    { responses: [{ ...answer, dietaryRestriction: 'vegan' }] },
    { responses: [{ ...answer, guest_id: 2 }] },
    { responses: [answer], guestId: 2 },
  ])('as %o are refused', (body) => {
    expect(sentences(saveResponses, body)).toHaveLength(1);
  });

  test.each([0, -1, 1.5, 1e21, Infinity])('cannot be of the member %o', (memberId) => {
    expect(sentences(saveResponses, { responses: [{ ...answer, memberId }] })).not.toEqual([]);
  });
});

describe('diets', () => {
  const diet = {
    id: 1,
    dietary_restriction_type: 'Other',
    dietary_restriction_spec: 'a'.repeat(300),
  };

  test('carry up to 300 characters of their own', () => {
    expect(sentences(saveDiets, { members: [diet] })).toEqual([]);
    const longer = { ...diet, dietary_restriction_spec: 'a'.repeat(301) };
    expect(sentences(saveDiets, { members: [longer] })).toEqual([
      'members.0.dietary_restriction_spec: Usa como máximo 300 caracteres',
    ]);
  });

  test.each([{ members: [] }, { members: [{ ...diet, name: 'Otra' }] }, { members: [{ id: 1 }] }])(
    'as %o are refused',
    (body) => {
      expect(sentences(saveDiets, body)).toHaveLength(1);
    },
  );
});

describe('the couple’s changes', () => {
  test('need at least one row', () => {
    expect(sentences(bulkUpdate, { responses: [] })).toEqual([
      'responses: No hay respuestas para actualizar',
    ]);
  });

  test('may set an answer back to pending and need no answer to exist', () => {
    const row = { responseId: null, guestEventId: 1, memberId: 2, isAttending: null };
    expect(bulkUpdate.parse({ responses: [row] })).toEqual({ responses: [row] });
  });
});
