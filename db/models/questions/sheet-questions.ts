import type { Db } from '#db/connection.ts';
import { DomainError } from '#domain/errors.ts';
import { optionText } from '#domain/questions/options.ts';
import type { AnswerValue } from '#domain/questions/question.ts';
import { invitedEvents } from '../events/invitations.ts';
import type { NewAnswer } from './answering.ts';
import { listQuestions, type StoredQuestion } from './questions.ts';

/** The questions about the events of a group, and those about the whole wedding. */
export const questionsOfGroup = (db: Db, guestId: number): StoredQuestion[] => {
  const invited = new Set(invitedEvents(db, guestId).map(({ id }) => id));
  return listQuestions(db).filter(
    ({ event_id }) => invited.size > 0 && (event_id === null || invited.has(event_id)),
  );
};

type SubmittedAnswer = {
  questionId: number;
  memberId: number | null;
  value: AnswerValue | null;
  /** The option holds where its text has been written anew since the phone read it. */
  optionId?: string | undefined;
};

/** @throws DomainError `unknown_question`, the same for a missing one and for one of other events */
export const answersToQuestions = (
  db: Db,
  guestId: number,
  submitted: readonly SubmittedAnswer[],
): (NewAnswer & { question: StoredQuestion })[] => {
  const own = new Map(questionsOfGroup(db, guestId).map((question) => [question.id, question]));
  return submitted.map(({ questionId, memberId, value, optionId }, index) => {
    const question = own.get(questionId);
    if (!question) {
      throw new DomainError('unknown_question', { field: `answers.${index}.questionId` });
    }
    return { question, memberId, value: optionText(question, optionId) ?? value, index };
  });
};
