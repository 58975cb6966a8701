import { Hono } from 'hono';
import type { Db } from '#db/connection.ts';
import { companionWithRef } from '#db/models/groups/companions.ts';
import {
  answersOfGroup,
  canStoreWith,
  type NewAnswer,
  recordAnswers,
  responsesOfMembers,
} from '#db/models/questions/answering.ts';
import { answersToQuestions } from '#db/models/questions/sheet-questions.ts';
import { saveAnswers, type SaveAnswers } from '#contract/responding/questions.ts';
import { duplicateEntry } from '#contract/text.ts';
import { DomainError } from '#domain/errors.ts';
import type { Deps } from '../deps.ts';
import { requireGuest, type GuestEnv } from '../access/guards.ts';
import type { WriteLimit } from '../access/mutation-limit.ts';
import { byGuest } from '../audit-context.ts';
import { liveEvents, responsesChange } from '../live/publish-changes.ts';
import { inOneStep } from '../idempotency.ts';
import { body } from '../requests.ts';
import { overdueView } from '../views/change-requests.ts';
import { sheetQuestions, isQuestionClosed } from '../views/questions.ts';
import { saveOverdueAnswers } from './overdue-responses.ts';

/** The couple's own questions, as the signed-in group answers them. */
export const guestQuestions = (deps: Deps, mutations: WriteLimit) =>
  new Hono<GuestEnv>()
    .get('/questions', requireGuest, (c) => c.json(sheetQuestions(deps, c.var.group.id)))
    .put(
      '/answers',
      requireGuest,
      liveEvents(responsesChange()),
      body(saveAnswers),
      mutations,
      (c) => {
        const { answers, given_at } = c.req.valid('json');
        const guestId = c.var.group.id;
        const audit = byGuest(c, deps);
        const { answer, status } = inOneStep(c, deps.db, (tx) => {
          const wasQueued = given_at !== undefined;
          const named = withMembers(tx, guestId, answers, { wasQueued });
          const known = answersToQuestions(tx, guestId, named);
          const submitted = wasQueued ? known.filter(isSaying(tx, guestId)) : known;
          const isOverdue = submitted.map(({ question }) =>
            isQuestionClosed(tx, guestId, question, audit.at),
          );
          const late = submitted.filter((_, at) => isOverdue[at]);
          if (late.length > 0 && !wasQueued) throw new DomainError('rsvp_closed');
          const open = submitted.filter((_, at) => !isOverdue[at]);
          // What waited on a phone counts as if it had come before: a decline since has freed it.
          const valid = wasQueued
            ? open.filter(canStoreWith(responsesOfMembers(tx, guestId)))
            : open;
          if (valid.length > 0) recordAnswers(tx, guestId, valid, audit);
          const [request] = saveOverdueAnswers(tx, guestId, late, audit);
          return request
            ? { answer: overdueView(tx, request), status: 202 }
            : { answer: sheetQuestions({ ...deps, db: tx }, guestId), status: 200 };
        });
        return c.json(answer, status);
      },
    );

/**
 * A companion may be named by the phone's own number. What waited on a phone leaves after its companions: one who is not
 * there has been taken back, and their answer with them.
 * @throws DomainError `foreign_member`
 */
const withMembers = (
  db: Db,
  guestId: number,
  answers: SaveAnswers['answers'],
  { wasQueued }: { wasQueued: boolean },
) => {
  const named = answers.flatMap(({ companionRef, ...answer }, index) => {
    if (companionRef === undefined) return [answer];
    const companion = companionWithRef(db, guestId, companionRef);
    if (companion) return [{ ...answer, memberId: companion.id }];
    if (wasQueued) return [];
    const field = `answers.${index}.companionRef`;
    throw new DomainError('foreign_member', { companionRef, field });
  });
  // A companion may be named in both ways.
  const people = new Set(named.map(({ questionId, memberId }) => `${questionId}/${memberId}`));
  if (people.size < named.length) {
    throw new DomainError('invalid_fields', { fields: { answers: duplicateEntry } });
  }
  return named;
};

/** A phone takes back an answer that waited, and may never have arrived: where nothing is stored nothing is said. */
const isSaying = (db: Db, guestId: number) => {
  const stored = answersOfGroup(db, guestId);
  return ({ question, memberId, value }: NewAnswer): boolean =>
    value !== null ||
    stored.some((one) => one.question_id === question.id && one.member_id === memberId);
};
