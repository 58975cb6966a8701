import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import {
  guestEventResponses,
  guestEvents,
  guestMembers,
  guests,
  questionAnswers,
} from '#db/schema.ts';
import type { ResponsePerson } from '#domain/questions/missing-answers.ts';
import { answerValue } from './answer-value.ts';

/** Whether an answer belongs to somebody who comes: the rule `isApplicable`, as a query for many answers. */
export const isOfAttendee = sql`exists (
  select 1 from ${guestEvents}
  join ${guestEventResponses} on ${guestEventResponses.guest_event_id} = ${guestEvents.id}
  where ${guestEvents.guest_id} = ${questionAnswers.guest_id}
  and coalesce(${questionAnswers.event_id}, ${guestEvents.event_id}) = ${guestEvents.event_id}
  and coalesce(${questionAnswers.member_id}, ${guestEventResponses.member_id}) = ${guestEventResponses.member_id}
  and ${guestEventResponses.is_attending}
)`;

const withNames = (db: Db) =>
  db
    .select({
      question_id: questionAnswers.question_id,
      guest_id: questionAnswers.guest_id,
      group_name: guests.group_name,
      member_id: questionAnswers.member_id,
      /** Null: the group as a whole. */
      name: guestMembers.name,
      value: answerValue,
      updated_at: questionAnswers.updated_at,
    })
    .from(questionAnswers)
    .innerJoin(guests, eq(guests.id, questionAnswers.guest_id))
    .leftJoin(guestMembers, eq(guestMembers.id, questionAnswers.member_id));

/** Who has answered what, by group and member, of those who come. */
export const answersTo = (db: Db, questionId: number) =>
  withNames(db)
    .where(and(eq(questionAnswers.question_id, questionId), isOfAttendee))
    .orderBy(asc(guests.name_key), asc(questionAnswers.member_id))
    .all();

export type StoredAnswer = ReturnType<typeof answersTo>[number];

/** The answers to every question, of those who come. */
export const allAnswers = (db: Db): StoredAnswer[] => withNames(db).where(isOfAttendee).all();

/** Everybody who comes to an event, with the events that they come to, by group and member. */
export const attendees = (db: Db): ResponsePerson[] => {
  const rows = db
    .select({
      guestId: guests.id,
      groupName: guests.group_name,
      memberId: guestMembers.id,
      name: guestMembers.name,
      eventId: guestEvents.event_id,
    })
    .from(guestEventResponses)
    .innerJoin(guestEvents, eq(guestEvents.id, guestEventResponses.guest_event_id))
    .innerJoin(guestMembers, eq(guestMembers.id, guestEventResponses.member_id))
    .innerJoin(guests, eq(guests.id, guestMembers.guest_id))
    .where(eq(guestEventResponses.is_attending, true))
    .orderBy(asc(guests.name_key), asc(guestMembers.id))
    .all();
  const people = new Map<number, ResponsePerson & { responses: Map<number, boolean> }>();
  for (const { eventId, ...person } of rows) {
    const known = people.get(person.memberId) ?? { ...person, responses: new Map() };
    known.responses.set(eventId, true);
    people.set(person.memberId, known);
  }
  return [...people.values()];
};
