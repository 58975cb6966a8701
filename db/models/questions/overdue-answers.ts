import type { Db } from '#db/connection.ts';
import {
  isAnswerTo,
  canStoreAnswer,
  type ResponsesOfPerson,
  sourceResponses,
} from '#domain/questions/question.ts';
import { optionText } from '#domain/questions/options.ts';
import type { OverdueAnswer, RequestedResponse } from '#domain/responses/change-request.ts';
import { type NewAnswer, responsesOfMembers } from './answering.ts';
import { questionsOfGroup } from './sheet-questions.ts';

/** The part of a request that says which of its answers can be stored. */
type RequestContent = {
  guest_id: number;
  event_id: number;
  responses: readonly RequestedResponse[];
  answers: readonly OverdueAnswer[];
};

/**
 * Of the answers in a request those that can still be stored: their question, option and member are there, and their
 * member has not declined, once the responses of the request are accepted. The others have nothing left to answer, and do
 * not keep the couple from accepting.
 */
export const answersToAccept = (db: Db, request: RequestContent): NewAnswer[] => {
  const questions = new Map(
    questionsOfGroup(db, request.guest_id).map((question) => [question.id, question]),
  );
  const members = responsesOnceAccepted(db, request);
  return request.answers.flatMap(({ questionId, memberId, value: given, optionId }, index) => {
    const question = questions.get(questionId);
    const value = (question && optionText(question, optionId)) ?? given;
    if (!question || (value !== null && !isAnswerTo(question, value))) return [];
    if (value === null && question.required) return [];
    if ((memberId === null) !== (question.scope === 'group')) return [];
    const canStore = sourceResponses(members, memberId).some((responses) =>
      canStoreAnswer(question, responses),
    );
    return canStore ? [{ question, memberId, value, index }] : [];
  });
};

/** By member, their responses by event, as they will be. */
export const responsesOnceAccepted = (
  db: Db,
  { guest_id, event_id, responses }: Omit<RequestContent, 'answers'>,
): ReadonlyMap<number, ResponsesOfPerson> => {
  const attendance = new Map(responses.map(({ memberId, isAttending }) => [memberId, isAttending]));
  const members = [...responsesOfMembers(db, guest_id)];
  return new Map(
    members.map(([memberId, stored]) => {
      const isAttending = attendance.get(memberId);
      return [
        memberId,
        isAttending === undefined ? stored : new Map([...stored, [event_id, isAttending]]),
      ];
    }),
  );
};
