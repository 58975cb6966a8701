import { describe, expect, test } from 'vitest';
import { saveResponses } from './responses.ts';
import { messages } from '#tests/support/messages.ts';

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
    expect(messages(saveResponses, body)).toHaveLength(1);
  });

  test.each([0, -1, 1.5, 1e21, Infinity])('cannot be of the member %o', (memberId) => {
    expect(messages(saveResponses, { responses: [{ ...answer, memberId }] })).not.toEqual([]);
  });
});
