import { describe, expect, test } from 'vitest';
import { catrileo, demoWedding, inputOf, now } from '#tests/support/trash.ts';
import { rejection } from '#tests/support/rejection.ts';
import { groupNamed } from '#tests/support/wedding.ts';
import { removeCompanion, saveCompanion } from './groups/companions.ts';
import { findGroup, removeGroup, updateGroup } from './groups/guest-groups.ts';
import { removeMember } from './groups/members.ts';
import { answersOfGroup, recordAnswers } from './questions/answering.ts';
import { createQuestion, removeQuestion, updateQuestion } from './questions/questions.ts';
import { answersTo } from './questions/stored-answers.ts';
import { undelete } from './undelete.ts';

const bus = {
  text: '¿Desde dónde tomas el bus?',
  help: null,
  kind: 'choice',
  options: ['Plaza', 'Terminal'],
  scope: 'member',
  event_id: 49,
  required: false,
  position: 1,
  capacity: null,
} as const;

/** A family that comes to the main event; the first two of them have chosen a stop. */
const setUp = () => {
  const wedding = demoWedding();
  const { db, raw } = wedding;
  raw.exec('delete from questions');
  raw.exec('update guest_event_responses set is_attending = 1');
  const group = groupNamed(wedding, catrileo);
  const [ana, luis] = group.members.map(({ id }) => id) as [number, number];
  const question = createQuestion(db, bus, now);
  const answer = (memberId: number, value: string) =>
    recordAnswers(db, group.id, [{ question, memberId, value, index: 0 }], now);
  answer(ana, 'Terminal');
  answer(luis, 'Plaza');
  const answers = () =>
    raw.prepare('select member_id, value from question_answers order by id').raw().all();
  return { ...wedding, group, ana, luis, question, answer, answers };
};

const terminal = '"Terminal"';
const plaza = '"Plaza"';

describe('an undeleted answer', () => {
  test('to an option that was removed meanwhile does not come back', () => {
    const { db, ana, luis, question, answers } = setUp();
    removeMember(db, ana, now);
    const options = ['Plaza', 'Estación', 'Iglesia'];
    updateQuestion(db, question.id, { question: { ...bus, options }, withAnswers: true }, now);
    undelete(db, 'member', ana, now);
    expect(answers()).toEqual([[luis, plaza]]);
  });

  test('says what its option says by now', () => {
    const { db, raw, group, ana, luis, question } = setUp();
    removeMember(db, ana, now);
    const options = ['Plaza', 'Rodoviario'];
    updateQuestion(db, question.id, { question: { ...bus, options }, withAnswers: false }, now);
    undelete(db, 'member', ana, now);
    expect(answersOfGroup(db, group.id).map(({ value }) => value)).toEqual(['Rodoviario', 'Plaza']);
    removeQuestion(db, question.id, now);
    // As a version that knew no ids had removed it.
    raw.exec(`update removals set rows = (
      select json_group_array(case table_rows.value ->> 'table'
        when 'questions' then json_set(table_rows.value, '$.rows[0].options', '["Plaza","Rodoviario"]')
        else json_remove(json_set(table_rows.value, '$.rows[0].value', '"Rodoviario"'),
          '$.rows[0].option_id', '$.rows[1].option_id') end)
      from json_each(removals.rows) table_rows) where kind = 'question'`);
    undelete(db, 'question', question.id, now);
    expect(answersTo(db, question.id)).toMatchObject([
      { member_id: ana, value: 'Rodoviario' },
      { member_id: luis, value: 'Plaza' },
    ]);
    const renamed = { ...bus, options: ['Plaza', 'Terminal de buses'] };
    updateQuestion(db, question.id, { question: renamed, withAnswers: false }, now);
    expect(answersTo(db, question.id)[0]).toMatchObject({ value: 'Terminal de buses' });
  });

  test('of a person who declined meanwhile does not come back', () => {
    const { db, raw, ana, luis, question, answers } = setUp();
    removeQuestion(db, question.id, now);
    const decline = 'update guest_event_responses set is_attending = 0 where member_id = ?';
    raw.prepare(decline).run(ana);
    undelete(db, 'question', question.id, now);
    expect(answers()).toEqual([[luis, plaza]]);
  });

  test('is about the event that its question moved to meanwhile', () => {
    const { db, raw, ana, question } = setUp();
    removeMember(db, ana, now);
    updateQuestion(
      db,
      question.id,
      { question: { ...bus, event_id: null }, withAnswers: true },
      now,
    );
    undelete(db, 'member', ana, now);
    expect(raw.prepare('select distinct event_id from question_answers').pluck().all()).toEqual([
      null,
    ]);
  });
});

describe('a question is undeleted', () => {
  test('without the answer of a companion whom the group took back meanwhile', () => {
    const { db, raw, group, ana, luis, question, answer, answers } = setUp();
    raw.prepare('update guests set extra_places = 1 where id = ?').run(group.id);
    const added = { ref: 1, name: 'Pareja', diet: undefined };
    const companion = saveCompanion(db, group.id, added, now);
    answer(companion.id, 'Plaza');
    removeQuestion(db, question.id, now);
    removeCompanion(db, group.id, companion.id, now);
    undelete(db, 'question', question.id, now);
    expect(answers()).toEqual([
      [ana, terminal],
      [luis, plaza],
    ]);
  });

  test('without the answers of a group that is no longer invited', () => {
    const { db, group, question, answers } = setUp();
    removeQuestion(db, question.id, now);
    const eventIds = group.invitations.map(({ event_id }) => event_id).filter((id) => id !== 49);
    updateGroup(db, group.id, { group: inputOf(group), eventIds }, now);
    undelete(db, 'question', question.id, now);
    expect(answers()).toEqual([]);
  });

  test('only after a group that went later: its answers would be lost', () => {
    const { db, ana, luis, group, question, answers } = setUp();
    removeQuestion(db, question.id, now);
    removeGroup(db, group.id, now);
    expect(rejection(() => undelete(db, 'question', question.id, now))).toMatchObject({
      code: 'restore_other_first',
      details: { kind: 'group' },
    });
    undelete(db, 'group', group.id, now);
    undelete(db, 'question', question.id, now);
    expect(answers()).toEqual([
      [ana, terminal],
      [luis, plaza],
    ]);
  });
});

test('a person comes back without an answer to a question that is gone for good', () => {
  const { db, raw, group, ana, question, answers } = setUp();
  removeMember(db, ana, now);
  removeQuestion(db, question.id, now);
  raw.exec("delete from removals where kind = 'question'");
  undelete(db, 'member', ana, now);
  expect(answers()).toEqual([]);
  expect(findGroup(db, group.id).members.map(({ id }) => id)).toContain(ana);
});
