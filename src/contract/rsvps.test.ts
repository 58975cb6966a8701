import { describe, expect, test } from 'vitest';
import { bulkUpdate } from './rsvps.ts';
import { messages } from '#tests/support/messages.ts';

describe('the couple’s changes', () => {
  test('need at least one row', () => {
    expect(messages(bulkUpdate, { responses: [] })).toEqual([
      'responses: No hay respuestas para actualizar',
    ]);
  });

  test('may set an answer back to pending and need no answer to exist', () => {
    const row = { responseId: null, guestEventId: 1, memberId: 2, isAttending: null };
    expect(bulkUpdate.parse({ responses: [row] })).toEqual({ responses: [row] });
  });
});
