import { and, count, eq, inArray } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { changeRequests, questionAnswers } from '#db/schema.ts';
import { DomainError } from '#domain/errors.ts';
import {
  isAnswerTo,
  keepsAnswer,
  type Question,
  responsesBehind,
} from '#domain/questions/question.ts';
import type { LateAnswer } from '#domain/responses/change-request.ts';
import { responsesOfMembers } from './answering.ts';

/** An option that the couple has written anew. */
export type Renamed = { from: string; to: string };

export const countAnswersTo = (db: Db, questionId: number): number =>
  db
    .select({ answers: count() })
    .from(questionAnswers)
    .where(eq(questionAnswers.question_id, questionId))
    .get()?.answers ?? 0;

/** The answers that the question, as it is going to be, cannot take. */
const unfit = (db: Db, questionId: number, question: Question, renamed: Renamed | null) => {
  const answers = db
    .select()
    .from(questionAnswers)
    .where(eq(questionAnswers.question_id, questionId))
    .all();
  const byGroup = new Map<number, ReturnType<typeof responsesOfMembers>>();
  const isSaved = ({ guest_id, member_id, value }: (typeof answers)[number]) => {
    const now = value === renamed?.from ? renamed.to : value;
    const isOfScope = (member_id === null) === (question.scope === 'group');
    if (!isOfScope || !isAnswerTo(question, now)) return false;
    const members = byGroup.get(guest_id) ?? responsesOfMembers(db, guest_id);
    byGroup.set(guest_id, members);
    return responsesBehind(members, member_id).some((responses) =>
      keepsAnswer(question, responses),
    );
  };
  return answers.filter((answer) => !isSaved(answer)).map(({ id }) => id);
};

/** @throws DomainError `question_has_answers` */
export const assertFits = (
  db: Db,
  questionId: number,
  question: Question,
  renamed: Renamed | null,
) => {
  const answers = unfit(db, questionId, question, renamed).length;
  if (answers > 0) throw new DomainError('question_has_answers', { answers });
};

/** Removes the answers that the question cannot take any more, and carries the others along. @returns how many it removed */
export const fitAnswers = (
  db: Db,
  questionId: number,
  question: Question,
  renamed: Renamed | null,
): number => {
  const lost = unfit(db, questionId, question, renamed);
  db.delete(questionAnswers).where(inArray(questionAnswers.id, lost)).run();
  const isOfQuestion = eq(questionAnswers.question_id, questionId);
  if (renamed) {
    db.update(questionAnswers)
      .set({ value: renamed.to })
      .where(and(isOfQuestion, eq(questionAnswers.value, renamed.from)))
      .run();
    renameInRequests(db, questionId, renamed);
  }
  db.update(questionAnswers).set({ event_id: question.event_id }).where(isOfQuestion).run();
  return lost.length;
};

/** Answers that arrived late, and wait for the couple in a request. */
const renameInRequests = (db: Db, questionId: number, { from, to }: Renamed) => {
  const open = db.select().from(changeRequests).where(eq(changeRequests.status, 'pending')).all();
  for (const { id, answers } of open) {
    const isRenamed = (one: LateAnswer) => one.questionId === questionId && one.value === from;
    if (!answers.some(isRenamed)) continue;
    db.update(changeRequests)
      .set({ answers: answers.map((one) => (isRenamed(one) ? { ...one, value: to } : one)) })
      .where(eq(changeRequests.id, id))
      .run();
  }
};
