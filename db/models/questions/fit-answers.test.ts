import { expect, test } from 'vitest';
import { auditAt, demoWedding, groupNamed } from '#tests/support/wedding.ts';
import { removeEvent } from '../events/remove-event.ts';
import { recordAnswers } from './answering.ts';
import { createQuestion, updateQuestion } from './questions.ts';

const now = auditAt('2025-11-01T12:00:00Z');

const song = {
  text: '¿Qué canción no puede faltar?',
  help: null,
  kind: 'text',
  options: [],
  scope: 'member',
  event_id: null,
  required: false,
  position: 1,
  capacity: null,
} as const;

/** A family invited to the main event only; one of them and the group have answered questions for the whole wedding. */
const setUp = () => {
  const wedding = demoWedding();
  const { db, raw } = wedding;
  const group = groupNamed(wedding, 'Familia Catrileo Vera');
  raw.exec('delete from questions');
  raw.prepare('delete from guest_events where guest_id = ? and event_id <> 49').run(group.id);
  raw.exec('update guest_event_responses set is_attending = 1');
  const question = createQuestion(db, song, now);
  const ofGroup = createQuestion(db, { ...song, scope: 'group', position: 2 }, now);
  const [ana] = group.members;
  const answers = [
    { question, memberId: ana!.id, value: 'Vals', index: 0 },
    { question: ofGroup, memberId: null, value: 'Cueca', index: 1 },
  ];
  recordAnswers(db, group.id, answers, now);
  const count = () => raw.prepare('select count(*) from question_answers').pluck().get();
  return { ...wedding, group, question, count };
};

test('with its last event a group loses its answers about the whole wedding', () => {
  const { db, question, count } = setUp();
  removeEvent(db, 45, { withAnswers: true }, now);
  expect(count()).toBe(2);
  removeEvent(db, 49, { withAnswers: true }, now);
  expect(count()).toBe(0);
  const change = { question: { ...song, position: 3 }, withAnswers: false };
  expect(updateQuestion(db, question.id, change, now).position).toBe(3);
});

test('an answer of a group that is invited nowhere fits no question, and breaks no change of one', () => {
  const { db, raw, group, question, count } = setUp();
  raw.prepare('delete from guest_events where guest_id = ?').run(group.id);
  const change = { question: { ...song, position: 3 }, withAnswers: true };
  expect(updateQuestion(db, question.id, change, now).position).toBe(3);
  expect(count()).toBe(1);
});
