import { and, asc, count, eq, getTableColumns, inArray, isNull } from 'drizzle-orm';
import { inTransaction, type Db } from '#db/connection.ts';
import { cachedQuery, param } from '#db/cached-query.ts';
import { questionAnswers } from '#db/schema.ts';
import { DomainError } from '#domain/errors.ts';
import { type AuditContext, mergeAnswers } from '#domain/history/history.ts';
import { type QuestionWithId, optionId } from '#domain/questions/options.ts';
import {
  type AnswerFailure,
  type AnswerValue,
  isAnswerTo,
  isApplicable,
  canStoreAnswer,
  type ResponsesOfPerson,
  sourceResponses,
  usesCapacity,
} from '#domain/questions/question.ts';
import type { IsAttending } from '#domain/responses/attendance.ts';
import { recordDuplicate } from '../history.ts';
import { responsesOfGroup } from '../responses/responses.ts';
import { answerValue } from './answer-value.ts';
import { isOfAttendee } from './stored-answers.ts';

export type StoredAnswer = Omit<typeof questionAnswers.$inferSelect, 'option_id'>;

const ofGroup = cachedQuery((db) =>
  db
    .select({ ...getTableColumns(questionAnswers), value: answerValue })
    .from(questionAnswers)
    .where(eq(questionAnswers.guest_id, param('guestId')))
    .orderBy(asc(questionAnswers.id))
    .prepare(),
);

export const answersOfGroup = (db: Db, guestId: number): StoredAnswer[] =>
  ofGroup(db).all({ guestId });

/** By member, their responses by event; none of a group without invitations. */
export const responsesOfMembers = (db: Db, guestId: number): Map<number, ResponsesOfPerson> => {
  const members = new Map<number, Map<number, IsAttending>>();
  for (const { memberId, eventId, isAttending } of responsesOfGroup(db, guestId)) {
    const responses = members.get(memberId) ?? new Map<number, IsAttending>();
    members.set(memberId, responses.set(eventId, isAttending));
  }
  return members;
};

/** How often each answer to the question was given by people who come. */
export const countsOf = (db: Db, questionId: number): Map<AnswerValue, number> =>
  new Map(
    db
      .select({ value: answerValue, count: count() })
      .from(questionAnswers)
      .where(and(eq(questionAnswers.question_id, questionId), isOfAttendee))
      .groupBy(answerValue)
      .all()
      .map(({ value, count: times }) => [value, times]),
  );

type AnsweredQuestion = QuestionWithId & { id: number };

/** An answer to be recorded; null takes it back. Of a group `memberId` is null. */
export type NewAnswer = {
  question: AnsweredQuestion;
  memberId: number | null;
  value: AnswerValue | null;
  /** Its position in the request. */
  index: number;
};

/**
 * Records a group's answers, all or nothing.
 * @throws DomainError what `assertAnswerable` throws; `full` where an option has fewer seats left
 */
export const recordAnswers = (
  db: Db,
  guestId: number,
  answers: readonly NewAnswer[],
  audit: AuditContext,
): void =>
  inTransaction(db, (tx) => {
    const members = responsesOfMembers(tx, guestId);
    const changed = answers.filter((answer) => {
      assertAnswerable(answer, members);
      return store(tx, guestId, answer, audit.at);
    });
    // What waits for a response takes no seat yet.
    const seated = changed.filter(({ question, memberId }) =>
      sourceResponses(members, memberId).some((responses) => isApplicable(question, responses)),
    );
    assertSeats(tx, seated);
    if (changed.length === 0) return;
    const questionIds = [...new Set(changed.map(({ question }) => question.id))];
    const memberIds = [...new Set(changed.flatMap(({ memberId }) => memberId ?? []))];
    const line = { subject: 'reply', action: 'changed', guestId, questionIds, memberIds } as const;
    recordDuplicate(tx, audit, line, mergeAnswers);
  });

const reject = (reason: AnswerFailure, index: number, name: 'memberId' | 'value') =>
  new DomainError('bad_answer', { reason, field: `answers.${index}.${name}` });

/**
 * Whether an answer may be stored: like a bed, it waits for those who have not responded.
 * @throws DomainError `foreign_member`, `not_asked`, `bad_answer`
 */
export const assertAnswerable = (
  { question, memberId, value, index }: NewAnswer,
  members: ReadonlyMap<number, ResponsesOfPerson>,
) => {
  if (question.scope === 'group' && memberId !== null) {
    throw reject('group_answers', index, 'memberId');
  }
  if (question.scope === 'member' && memberId === null) {
    throw reject('person_missing', index, 'memberId');
  }
  const people = sourceResponses(members, memberId);
  if (people.length === 0) {
    throw new DomainError('foreign_member', { memberId, field: `answers.${index}.memberId` });
  }
  if (value === null) {
    if (question.required) throw reject('required', index, 'value');
    return;
  }
  if (!isAnswerTo(question, value)) throw reject(question.kind, index, 'value');
  if (!people.some((responses) => canStoreAnswer(question, responses))) {
    throw new DomainError('not_asked', { field: `answers.${index}.questionId` });
  }
};

const isOf = (guestId: number, { question, memberId }: Pick<NewAnswer, 'question' | 'memberId'>) =>
  and(
    eq(questionAnswers.question_id, question.id),
    eq(questionAnswers.guest_id, guestId),
    memberId === null ? isNull(questionAnswers.member_id) : eq(questionAnswers.member_id, memberId),
  );

/** @returns whether the answer changed */
const store = (db: Db, guestId: number, answer: NewAnswer, now: Date): boolean => {
  const { question, memberId, value } = answer;
  const before = db
    .select({ id: questionAnswers.id, value: answerValue })
    .from(questionAnswers)
    .where(isOf(guestId, answer))
    .get();
  if ((before?.value ?? null) === value) return false;
  if (value === null) db.delete(questionAnswers).where(isOf(guestId, answer)).run();
  else if (before) {
    db.update(questionAnswers)
      .set({ value, option_id: optionId(question, value), updated_at: now })
      .where(eq(questionAnswers.id, before.id))
      .run();
  } else {
    db.insert(questionAnswers)
      .values({
        question_id: question.id,
        guest_id: guestId,
        member_id: memberId,
        event_id: question.event_id,
        value,
        option_id: optionId(question, value),
        created_at: now,
        updated_at: now,
      })
      .run();
  }
  return true;
};

/** Counted after all were written: people of one group may change places. An unchanged answer keeps its seat. */
const assertSeats = (db: Db, changed: readonly NewAnswer[]) => {
  for (const { question, value } of changed) {
    if (value === null || !usesCapacity(question, value)) continue;
    const fresh = changed.filter((one) => one.question.id === question.id && one.value === value);
    const taken = countsOf(db, question.id).get(value) ?? 0;
    if (taken <= question.capacity!) continue;
    const left = Math.max(0, question.capacity! - (taken - fresh.length));
    const option = value === true ? question.text : value;
    throw new DomainError('full', { questionId: question.id, value, option, left });
  }
};

/** Whether the answer of this person would last, had it been given before these responses. */
export const canStoreWith =
  (members: ReadonlyMap<number, ResponsesOfPerson>) =>
  ({ question, memberId }: NewAnswer): boolean => {
    const people = memberId === null ? [...members.values()] : [members.get(memberId)];
    // A member id that is not the group's is refused by the recording.
    return people.some((responses) => !responses || canStoreAnswer(question, responses));
  };

/** Frees what people who come no longer had answered: after every change of responses or invitations. */
export const freeAnswers = (db: Db, guestId: number) => {
  const answers = answersOfGroup(db, guestId);
  if (answers.length === 0) return;
  const members = responsesOfMembers(db, guestId);
  const free = answers.filter(({ event_id, member_id }) => {
    const people = sourceResponses(members, member_id);
    return !people.some((responses) => canStoreAnswer({ event_id }, responses));
  });
  const ids = free.map(({ id }) => id);
  db.delete(questionAnswers).where(inArray(questionAnswers.id, ids)).run();
};
