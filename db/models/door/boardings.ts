import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import { inTransaction, type Db } from '#db/connection.ts';
import { boardings, guestMembers, questionAnswers } from '#db/schema.ts';
import type { ArrivalFact } from '#domain/days/arrivals.ts';
import { DomainError } from '#domain/errors.ts';
import { hasOwnOptions } from '#domain/questions/question-kinds.ts';
import { listQuestions, type StoredQuestion } from '../questions/questions.ts';
import { answersTo, attendees } from '../questions/stored-answers.ts';

/** A question with options may be a bus with its stops. */
export const listBuses = (db: Db): StoredQuestion[] =>
  listQuestions(db).filter(({ kind }) => hasOwnOptions(kind));

/** A person who takes the bus. */
export type Passenger = {
  memberId: number;
  name: string;
  groupName: string;
  /** Of the stop in the question's options; -1 for one that is not there any more. */
  stop: number;
};

/** Everybody who comes and has chosen a stop; an answer of a group is that of each of its people. */
export const passengersOf = (db: Db, question: StoredQuestion): Passenger[] => {
  const coming = attendees(db).filter(
    ({ responses }) => question.event_id === null || responses.get(question.event_id) === true,
  );
  return answersTo(db, question.id).flatMap(({ guest_id, member_id, value }) =>
    coming
      .filter((one) => (member_id === null ? one.guestId === guest_id : one.memberId === member_id))
      .map(({ memberId, name, groupName }) => ({
        ...{ memberId, name, groupName },
        stop: question.options.indexOf(String(value)),
      })),
  );
};

/** @throws DomainError `not_found` for a person who has chosen no stop */
const groupOnBus = (db: Db, memberId: number, questionId: number): number => {
  const row = db
    .select({ guestId: guestMembers.guest_id })
    .from(guestMembers)
    .innerJoin(
      questionAnswers,
      and(
        eq(questionAnswers.question_id, questionId),
        eq(questionAnswers.guest_id, guestMembers.guest_id),
        or(isNull(questionAnswers.member_id), eq(questionAnswers.member_id, guestMembers.id)),
      ),
    )
    .where(eq(guestMembers.id, memberId))
    .get();
  if (!row) throw new DomainError('not_found');
  return row.guestId;
};

type OnBus = { memberId: number; questionId: number };

/** Stores a fact; one with an id that is stored already changes nothing. @throws DomainError `not_found` */
export const recordBoarding = (
  db: Db,
  { memberId, questionId }: OnBus,
  fact: ArrivalFact,
): ArrivalFact[] =>
  inTransaction(db, (tx) => {
    tx.insert(boardings)
      .values({
        fact_id: fact.id,
        member_id: memberId,
        guest_id: groupOnBus(tx, memberId, questionId),
        question_id: questionId,
        boarded: fact.arrived,
        at: new Date(fact.at),
      })
      .onConflictDoNothing()
      .run();
    return factsOnBuses(tx, [questionId]).get(questionId)?.get(memberId) ?? [];
  });

/** By question, then by person. */
export const factsOnBuses = (
  db: Db,
  questionIds: readonly number[],
): Map<number, Map<number, ArrivalFact[]>> => {
  const rows = db
    .select()
    .from(boardings)
    .where(inArray(boardings.question_id, [...questionIds]))
    .orderBy(asc(boardings.at), asc(boardings.fact_id))
    .all();
  return new Map(
    [...Map.groupBy(rows, ({ question_id }) => question_id)].map(([questionId, some]) => [
      questionId,
      new Map(
        [...Map.groupBy(some, ({ member_id }) => member_id)].map(([memberId, facts]) => [
          memberId,
          facts.map(({ fact_id, boarded, at }) => ({
            ...{ id: fact_id, arrived: boarded, at: at.getTime() },
          })),
        ]),
      ),
    ]),
  );
};
