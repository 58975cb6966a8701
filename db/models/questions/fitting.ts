import { and, count, eq, inArray } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { changeRequests, questionAnswers } from '#db/schema.ts';
import { DomainError } from '#domain/errors.ts';
import {
  isAnswerTo,
  storesAnswer,
  type Question,
  responsesBehind,
} from '#domain/questions/question.ts';
import type { OverdueAnswer } from '#domain/responses/change-request.ts';
import { responsesOfMembers } from './answering.ts';

/** An option that the couple has written anew. */
export type ChangedOption = { from: string; to: string };

export const countAnswersTo = (db: Db, questionId: number): number =>
  db
    .select({ answers: count() })
    .from(questionAnswers)
    .where(eq(questionAnswers.question_id, questionId))
    .get()?.answers ?? 0;

/** The answers that the question, as it is going to be, cannot take. */
const unfit = (db: Db, questionId: number, question: Question, changed: ChangedOption | null) => {
  const answers = db
    .select()
    .from(questionAnswers)
    .where(eq(questionAnswers.question_id, questionId))
    .all();
  const byGroup = new Map<number, ReturnType<typeof responsesOfMembers>>();
  const isSaved = ({ guest_id, member_id, value }: (typeof answers)[number]) => {
    const now = value === changed?.from ? changed.to : value;
    const isOfScope = (member_id === null) === (question.scope === 'group');
    if (!isOfScope || !isAnswerTo(question, now)) return false;
    const members = byGroup.get(guest_id) ?? responsesOfMembers(db, guest_id);
    byGroup.set(guest_id, members);
    return responsesBehind(members, member_id).some((responses) =>
      storesAnswer(question, responses),
    );
  };
  return answers.filter((answer) => !isSaved(answer)).map(({ id }) => id);
};

/** @throws DomainError `question_has_answers` */
export const assertFits = (
  db: Db,
  questionId: number,
  question: Question,
  changed: ChangedOption | null,
) => {
  const answers = unfit(db, questionId, question, changed).length;
  if (answers > 0) throw new DomainError('question_has_answers', { answers });
};

/** Removes the answers that the question cannot take any more, and carries the others along. @returns how many it removed */
export const fitAnswers = (
  db: Db,
  questionId: number,
  question: Question,
  changed: ChangedOption | null,
): number => {
  const deleted = unfit(db, questionId, question, changed);
  db.delete(questionAnswers).where(inArray(questionAnswers.id, deleted)).run();
  const isOfQuestion = eq(questionAnswers.question_id, questionId);
  if (changed) {
    db.update(questionAnswers)
      .set({ value: changed.to })
      .where(and(isOfQuestion, eq(questionAnswers.value, changed.from)))
      .run();
    renameInRequests(db, questionId, changed);
  }
  db.update(questionAnswers).set({ event_id: question.event_id }).where(isOfQuestion).run();
  return deleted.length;
};

/** Answers that arrived late, and wait for the couple in a request. */
const renameInRequests = (db: Db, questionId: number, { from, to }: ChangedOption) => {
  const open = db.select().from(changeRequests).where(eq(changeRequests.status, 'pending')).all();
  for (const { id, answers } of open) {
    const isChanged = (one: OverdueAnswer) => one.questionId === questionId && one.value === from;
    if (!answers.some(isChanged)) continue;
    db.update(changeRequests)
      .set({ answers: answers.map((one) => (isChanged(one) ? { ...one, value: to } : one)) })
      .where(eq(changeRequests.id, id))
      .run();
  }
};
