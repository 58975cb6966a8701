import { asc, eq } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { guestMembers, guests, questionAnswers } from '#db/schema.ts';

const withNames = (db: Db) =>
  db
    .select({
      question_id: questionAnswers.question_id,
      guest_id: questionAnswers.guest_id,
      group_name: guests.group_name,
      member_id: questionAnswers.member_id,
      /** Null: the group as a whole. */
      name: guestMembers.name,
      value: questionAnswers.value,
    })
    .from(questionAnswers)
    .innerJoin(guests, eq(guests.id, questionAnswers.guest_id))
    .leftJoin(guestMembers, eq(guestMembers.id, questionAnswers.member_id));

/** Who has answered what, by group and member. */
export const answersTo = (db: Db, questionId: number) =>
  withNames(db)
    .where(eq(questionAnswers.question_id, questionId))
    .orderBy(asc(guests.name_key), asc(questionAnswers.member_id))
    .all();

export type GivenAnswer = ReturnType<typeof answersTo>[number];

/** The answers to every question. */
export const allAnswers = (db: Db): GivenAnswer[] => withNames(db).all();
