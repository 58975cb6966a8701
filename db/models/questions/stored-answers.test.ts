import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isApplicable, sourceResponses } from '#domain/questions/question.ts';
import { demoWedding, groupNamed } from '#tests/support/wedding.ts';
import { responsesOfMembers } from './answering.ts';
import { allAnswers } from './stored-answers.ts';

test('the query reads what the domain counts: the answers of those who come', () => {
  const { db, raw, ...wedding } = demoWedding();
  const { id, members } = groupNamed({ db, ...wedding }, 'Familia Peñaloza Ríos');
  raw.exec(`delete from questions;
    insert or ignore into guest_event_responses
    (guest_event_id, member_id, guest_id, created_at, updated_at)
    select guest_events.id, guest_members.id, guest_members.guest_id, 0, 0
    from guest_events join guest_members using (guest_id)`);
  const request = raw.prepare(
    "insert into questions (text, kind, options, scope, event_id) values ('¿?', 'text', '[]', ?, ?)",
  );
  const answer = raw.prepare(
    `insert into question_answers (question_id, guest_id, member_id, event_id, value, created_at, updated_at)
     values (?, ?, ?, ?, '"x"', 0, 0)`,
  );
  const given: { question_id: number; event_id: number | null; member_id: number | null }[] = [];
  for (const event_id of [45, 49, null]) {
    for (const scope of ['group', 'member']) {
      const question_id = Number(request.run(scope, event_id).lastInsertRowid);
      for (const member_id of scope === 'group' ? [null] : members.map((member) => member.id)) {
        answer.run(question_id, id, member_id, event_id);
        given.push({ question_id, event_id, member_id });
      }
    }
  }
  const cells = raw
    .prepare('select id from guest_event_responses where guest_id = ?')
    .pluck()
    .all(id);
  const respond = raw.prepare('update guest_event_responses set is_attending = ? where id = ?');
  const someResponses = fc.array(fc.constantFrom(0, 1, null), {
    minLength: cells.length,
    maxLength: cells.length,
  });
  expect(cells.length).toBeGreaterThan(3);
  fc.assert(
    fc.property(someResponses, (responses) => {
      for (const [at, cell] of cells.entries()) respond.run(responses[at], cell);
      const people = responsesOfMembers(db, id);
      const counted = given.filter(({ event_id, member_id }) =>
        sourceResponses(people, member_id).some((own) => isApplicable({ event_id }, own)),
      );
      const keyOf = (one: { question_id: number; member_id: number | null }) =>
        `${one.question_id}/${one.member_id}`;
      expect(allAnswers(db).map(keyOf).toSorted()).toEqual(counted.map(keyOf).toSorted());
    }),
  );
});
