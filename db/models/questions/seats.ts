import { eq } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { questionAnswers } from '#db/schema.ts';
import {
  isApplicable,
  type ResponsesOfPerson,
  sourceResponses,
  usesCapacity,
} from '#domain/questions/question.ts';
import {
  answersOfGroup,
  countsOf,
  freeAnswers,
  responsesOfMembers,
  type StoredAnswer,
} from './answering.ts';
import { findQuestion } from './questions.ts';

/** A response that has just changed. */
type Changed = { memberId: number; eventId: number };

/**
 * After responses of the group have changed: what people who come no longer had answered is free, and what waited for a
 * response takes its seat. Where none is left it goes, as if it had been given now.
 */
export const applyCapacity = (db: Db, guestId: number, changed: readonly Changed[]) => {
  freeAnswers(db, guestId);
  const answers = answersOfGroup(db, guestId);
  if (answers.length === 0) return;
  const now = responsesOfMembers(db, guestId);
  const before = without(now, changed);
  for (const answer of answers) {
    const question = findQuestion(db, answer.question_id);
    if (!usesCapacity(question, answer.value)) continue;
    if (isOfAttendee(answer, before) || !isOfAttendee(answer, now)) continue;
    const taken = countsOf(db, question.id).get(answer.value) ?? 0;
    if (taken <= question.capacity!) continue;
    db.delete(questionAnswers).where(eq(questionAnswers.id, answer.id)).run();
  }
};

type Responses = ReadonlyMap<number, ResponsesOfPerson>;

const isOfAttendee = (
  { event_id, member_id }: Pick<StoredAnswer, 'event_id' | 'member_id'>,
  members: Responses,
): boolean =>
  sourceResponses(members, member_id).some((responses) => isApplicable({ event_id }, responses));

const without = (members: Responses, changed: readonly Changed[]): Responses =>
  new Map(
    [...members].map(([memberId, responses]) => [
      memberId,
      new Map(
        [...responses].filter(
          ([eventId]) =>
            !changed.some((one) => one.memberId === memberId && one.eventId === eventId),
        ),
      ),
    ]),
  );
