import { expect, test } from 'vitest';
import { demoWedding, dump, groupNamed, auditAt } from '#tests/support/wedding.ts';
import { createEvent, findEvent, updateEvent } from './events.ts';
import { countResponses, removeEvent } from './remove-event.ts';
import { recordBulk } from '../responses/recording.ts';

const now = auditAt('2025-11-01T12:00:00Z');

const rehearsal = {
  name: 'Ensayo',
  date: new Date('2025-12-18T20:00:00Z'),
  end_date: null,
  location: 'Linares',
  description: 'Vals',
  image_url: null,
  day_number: 1,
  dresscode: null,
  rsvp_deadline: null,
  delay_minutes: 0,
};

test('an event without answers goes with its invitations', () => {
  const { db, raw } = demoWedding();
  raw.exec('delete from guest_event_responses');
  removeEvent(db, 45, { withAnswers: false }, now);
  expect(() => findEvent(db, 45)).toThrow('not_found');
  for (const table of ['guest_events', 'table_groups', 'guest_event_table_assignments']) {
    const left = raw.prepare(`select count(*) from ${table} where event_id = 45`).pluck().get();
    expect([table, left]).toEqual([table, 0]);
  }
});

test('an event with answers goes only when they were counted in', () => {
  const { db, raw } = demoWedding();
  const before = dump(raw);
  expect(countResponses(db, 45)).toBe(6);
  expect(() => removeEvent(db, 45, { withAnswers: false }, now)).toThrow('event_has_answers');
  expect(dump(raw)).toEqual(before);
  removeEvent(db, 45, { withAnswers: true }, now);
  expect(raw.pragma('foreign_key_check')).toEqual([]);
  expect(countResponses(db, 45)).toBe(0);
  expect(countResponses(db, 46)).toBeGreaterThan(0);
});

test('an answer set back to pending is none', () => {
  const { db } = demoWedding();
  const { invitations, members } = groupNamed({ db }, 'Tía Marta');
  const cell = { guestEventId: invitations[0]!.id, memberId: members[0]!.id };
  const before = countResponses(db, 49);
  recordBulk(db, [{ ...cell, isAttending: true }], now);
  expect(countResponses(db, 49)).toBe(before + 1);
  recordBulk(db, [{ ...cell, isAttending: null }], now);
  expect(countResponses(db, 49)).toBe(before);
});

test('a new event takes the next number, a changed one keeps its own', () => {
  const { db } = demoWedding();
  const { id } = createEvent(db, rehearsal, now);
  expect(id).toBe(51);
  expect(updateEvent(db, id, { event: { ...rehearsal, name: 'Ensayo general' } }, now)).toEqual({
    id,
    ...rehearsal,
    name: 'Ensayo general',
    version: 2,
  });
});

test('the number of a removed event is never given again', () => {
  const { db } = demoWedding();
  const { id } = createEvent(db, rehearsal, now);
  removeEvent(db, id, { withAnswers: false }, now);
  expect(createEvent(db, rehearsal, now).id).toBe(id + 1);
});

test('what is not there cannot be found, changed or removed', () => {
  const { db } = demoWedding();
  expect(() => findEvent(db, 999)).toThrow('not_found');
  expect(() => updateEvent(db, 999, { event: rehearsal }, now)).toThrow('not_found');
  expect(() => removeEvent(db, 999, { withAnswers: true }, now)).toThrow('not_found');
});
