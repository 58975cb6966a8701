import type { Db } from '#db/connection.ts';
import { isAnswerTo } from '#domain/questions/question.ts';
import type { AskedAnswer } from '#domain/responses/change-request.ts';
import { type NewAnswer, responsesOfMembers, wouldLast } from './answering.ts';
import { questionsOfGroup } from './asked-questions.ts';

/**
 * Of the answers in a request those that can still be stored: their question, option and member are there, and their
 * member has not declined. The others have nothing left to answer, and do not keep the couple from accepting.
 */
export const answersToAccept = (
  tx: Db,
  guestId: number,
  answers: readonly AskedAnswer[],
): NewAnswer[] => {
  const questions = new Map(
    questionsOfGroup(tx, guestId).map((question) => [question.id, question]),
  );
  const members = responsesOfMembers(tx, guestId);
  const lasts = wouldLast(tx, guestId);
  return answers.flatMap(({ questionId, memberId, value }, index) => {
    const question = questions.get(questionId);
    if (!question || !isAnswerTo(question, value)) return [];
    const isAsked =
      memberId === null
        ? question.scope === 'group'
        : question.scope === 'member' && members.has(memberId);
    const answer = { question, memberId, value, index };
    return isAsked && lasts(answer) ? [answer] : [];
  });
};
