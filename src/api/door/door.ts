import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { recordArrival } from '#db/models/door/arrivals.ts';
import { recordBoarding } from '#db/models/door/boardings.ts';
import { helperOfToken, type Helper } from '#db/models/door/door-helpers.ts';
import { recordSurprise } from '#db/models/door/surprises.ts';
import { doorQuery, saveArrival, saveSurprise } from '#contract/door.ts';
import { mayReport } from '#domain/days/door.ts';
import { DomainError } from '#domain/errors.ts';
import type { CallEnv } from '../access/guards.ts';
import { withMutationLimit } from '../access/mutation-limit.ts';
import { hashOf } from '../access/tokens.ts';
import type { Deps } from '../deps.ts';
import { doorChange, liveEvents } from '../live/publish-changes.ts';
import { body, query } from '../requests.ts';
import { arrivalView } from '../views/arrival.ts';
import { doorView } from '../views/door.ts';

type DoorEnv = CallEnv & { Variables: { helper: Helper } };

/** A helper's link is its only key: no cookie opens these calls, and it opens no others. */
const requireHelper = ({ db }: Deps) =>
  createMiddleware<DoorEnv>(async (c, next) => {
    const [, token] = /^Bearer ([\w-]{20,100})$/u.exec(c.req.header('Authorization') ?? '') ?? [];
    const helper = token && helperOfToken(db, hashOf(token));
    if (!helper) throw new DomainError('helper_ended');
    c.set('helper', helper);
    await next();
  });

/** An evening without signal, sent at once. */
const maxMutations = 3000;

/** What helpers at the door, and the drivers of buses, see and say. */
export const doorCalls = (deps: Deps) => {
  const { db, clock } = deps;
  const limit = withMutationLimit<DoorEnv>(deps, { ownerOf: (c) => c.var.helper.id, maxMutations });

  /** @throws DomainError `helper_ended` */
  const assertMayReport = (helper: Helper, at: Date) => {
    if (!mayReport({ at, now: clock(), linkEnd: helper.expires_at })) {
      throw new DomainError('helper_ended');
    }
  };

  /** @throws DomainError `not_found` for an event of others */
  const assertOwnEvent = (helper: Helper, eventId: number) => {
    if (!helper.eventIds.includes(eventId)) throw new DomainError('not_found');
  };

  return new Hono<DoorEnv>()
    .use(requireHelper(deps))
    .get('/', query(doorQuery), (c) => {
      const { helper } = c.var;
      if (helper.expires_at <= clock()) throw new DomainError('helper_ended');
      const view = doorView(db, helper);
      return view.version === c.req.valid('query').version ? c.body(null, 204) : c.json(view);
    })
    .put('/arrivals', liveEvents(doorChange), body(saveArrival), limit, (c) => {
      const { id, memberId, eventId, arrived, at: submitted } = c.req.valid('json');
      const at = new Date(submitted);
      const { helper } = c.var;
      assertMayReport(helper, at);
      const person = { memberId, eventId };
      // Without an id of its own the same word of one moment is one fact.
      const fact = { id: id ?? `${at.getTime()}-${arrived}`, arrived, at: at.getTime() };
      const { question_id: questionId } = helper;
      if (questionId !== null) {
        return c.json(arrivalView(person, recordBoarding(db, { memberId, questionId }, fact)));
      }
      assertOwnEvent(helper, eventId);
      return c.json(arrivalView(person, recordArrival(db, person, fact)));
    })
    .post('/surprises', liveEvents(doorChange), body(saveSurprise), limit, (c) => {
      const submitted = c.req.valid('json');
      const at = new Date(submitted.at);
      assertMayReport(c.var.helper, at);
      assertOwnEvent(c.var.helper, submitted.eventId);
      const { id, kind } = recordSurprise(db, {
        fact_id: submitted.id,
        event_id: submitted.eventId,
        kind: submitted.kind,
        name: submitted.name || null,
        host: submitted.host || null,
        member_id: ('memberId' in submitted ? submitted.memberId : null) ?? null,
        at,
      });
      return c.json({ id, kind }, 201);
    });
};
