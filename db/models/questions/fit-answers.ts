import { count, eq, inArray } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { questionAnswers } from '#db/schema.ts';
import { DomainError } from '#domain/errors.ts';
import { type QuestionWithId, optionId, optionText } from '#domain/questions/options.ts';
import { isAnswerTo, canStoreAnswer, sourceResponses } from '#domain/questions/question.ts';
import { answerValue } from './answer-value.ts';
import { responsesOfMembers } from './answering.ts';

export const countAnswersTo = (db: Db, questionId: number): number =>
  db
    .select({ answers: count() })
    .from(questionAnswers)
    .where(eq(questionAnswers.question_id, questionId))
    .get()?.answers ?? 0;

/** The answers to a question, with what each says once the question is changed. */
const answersAfter = (db: Db, questionId: number, question: QuestionWithId) =>
  db
    .select({
      id: questionAnswers.id,
      guest_id: questionAnswers.guest_id,
      member_id: questionAnswers.member_id,
      option_id: questionAnswers.option_id,
      value: answerValue,
    })
    .from(questionAnswers)
    .where(eq(questionAnswers.question_id, questionId))
    .all()
    .map((answer) => ({
      ...answer,
      value: optionText(question, answer.option_id) ?? answer.value,
    }));

/** The answers that the question, as it is going to be, can take, and those that it cannot. */
const fit = (db: Db, questionId: number, question: QuestionWithId) => {
  const answers = answersAfter(db, questionId, question);
  const byGroup = new Map<number, ReturnType<typeof responsesOfMembers>>();
  const fits = ({ guest_id, member_id, value }: (typeof answers)[number]) => {
    const isOfScope = (member_id === null) === (question.scope === 'group');
    if (!isOfScope || !isAnswerTo(question, value)) return false;
    const members = byGroup.get(guest_id) ?? responsesOfMembers(db, guest_id);
    byGroup.set(guest_id, members);
    return sourceResponses(members, member_id).some((responses) =>
      canStoreAnswer(question, responses),
    );
  };
  const valid = new Set(answers.filter(fits));
  return { valid: [...valid], invalid: answers.filter((answer) => !valid.has(answer)) };
};

/** @throws DomainError `question_has_answers` */
export const assertCompatible = (db: Db, questionId: number, question: QuestionWithId) => {
  const answers = fit(db, questionId, question).invalid.length;
  if (answers > 0) throw new DomainError('question_has_answers', { answers });
};

/**
 * Removes the answers that the question cannot take any more. The others stay as they are: an option that is written anew
 * is the same one. Only where the question becomes or stops being a choice do they get an option, or lose theirs.
 * @returns how many it removed
 */
export const fitAnswers = (db: Db, questionId: number, question: QuestionWithId): number => {
  const { valid, invalid } = fit(db, questionId, question);
  const ids = invalid.map(({ id }) => id);
  db.delete(questionAnswers).where(inArray(questionAnswers.id, ids)).run();
  for (const { id, option_id, value } of valid) {
    const option = optionId(question, value);
    if (option === option_id) continue;
    db.update(questionAnswers)
      .set({ value, option_id: option })
      .where(eq(questionAnswers.id, id))
      .run();
  }
  const isOfQuestion = eq(questionAnswers.question_id, questionId);
  db.update(questionAnswers).set({ event_id: question.event_id }).where(isOfQuestion).run();
  return ids.length;
};
