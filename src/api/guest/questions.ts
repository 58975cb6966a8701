import { Hono } from 'hono';
import type { Db } from '#db/connection.ts';
import { companionWithRef } from '#db/models/groups/companions.ts';
import { recordAnswers, wouldLast } from '#db/models/questions/answering.ts';
import { answersToQuestions } from '#db/models/questions/asked-questions.ts';
import { answerOnce } from '#db/models/responses/idempotency.ts';
import type { ChangeRequestView } from '#contract/deadlines/change-requests.ts';
import {
  saveAnswers,
  type AskedQuestion,
  type SaveAnswers,
} from '#contract/responding/questions.ts';
import { DomainError } from '#domain/errors.ts';
import type { Deps } from '../deps.ts';
import { requireGuest, type GuestEnv } from '../access/guards.ts';
import type { WriteLimit } from '../access/write-limit.ts';
import { byGuest } from '../audit-context.ts';
import { announces, responsesChange } from '../live/announce-changes.ts';
import { body } from '../requests.ts';
import { changeRequestView } from '../views/change-requests.ts';
import { askedQuestions, isQuestionClosed } from '../views/questions.ts';
import { answersArriveLate } from './late-responses.ts';
import { repeatable } from './repeatable.ts';

/** The couple's own questions, as the signed-in group answers them. */
export const guestQuestions = (deps: Deps, writes: WriteLimit) =>
  new Hono<GuestEnv>()
    .get('/questions', requireGuest, (c) => c.json(askedQuestions(deps, c.var.group.id)))
    .put('/answers', requireGuest, announces(responsesChange()), body(saveAnswers), writes, (c) => {
      const { answers, given_at } = c.req.valid('json');
      const guestId = c.var.group.id;
      const audit = byGuest(c, deps);
      const call = repeatable(c, audit, ['answers', answers]);
      const answer = answerOnce(deps.db, call, (tx): AskedQuestion[] | ChangeRequestView => {
        const said = answersToQuestions(tx, guestId, withMembers(tx, guestId, answers));
        const isLate = said.map(({ question }) =>
          isQuestionClosed(tx, guestId, question, audit.at),
        );
        const late = said.filter((_, at) => isLate[at]);
        if (late.length > 0 && given_at === undefined) throw new DomainError('rsvp_closed');
        const open = said.filter((_, at) => !isLate[at]);
        // What waited on a phone counts as if it had come before: a decline since has freed it.
        const kept = given_at === undefined ? open : open.filter(wouldLast(tx, guestId));
        if (kept.length > 0) recordAnswers(tx, guestId, kept, audit);
        const [request] = answersArriveLate(tx, guestId, late, audit);
        return request
          ? changeRequestView(tx, request)
          : askedQuestions({ ...deps, db: tx }, guestId);
      });
      return c.json(answer, 'status' in answer ? 202 : 200);
    });

/** A companion may be named by the phone's own number. @throws DomainError `foreign_member` */
const withMembers = (db: Db, guestId: number, answers: SaveAnswers['answers']) =>
  answers.map(({ companionRef, ...answer }, index) => {
    if (companionRef === undefined) return answer;
    const companion = companionWithRef(db, guestId, companionRef);
    if (companion) return { ...answer, memberId: companion.id };
    const field = `answers.${index}.companionRef`;
    throw new DomainError('foreign_member', { companionRef, field });
  });
