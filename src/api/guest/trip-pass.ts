import { Hono } from 'hono';
import { saveTripPass } from '#db/models/access/trip-passes.ts';
import { reportTripPass } from '#contract/trip-passes.ts';
import { DomainError } from '#domain/errors.ts';
import { parseWeddingTime } from '#domain/time/wedding-clock.ts';
import { requireGuest, type GuestEnv } from '../access/guards.ts';
import type { WriteLimit } from '../access/mutation-limit.ts';
import type { Deps } from '../deps.ts';
import { guestsChange, liveEvents } from '../live/publish-changes.ts';
import { body } from '../requests.ts';

/** A phone says what it has saved for the road. */
export const guestTripPass = (deps: Deps, mutations: WriteLimit) =>
  new Hono<GuestEnv>()
    .use(requireGuest, liveEvents(guestsChange))
    .put('/', body(reportTripPass), mutations, (c) => {
      const { complete, saved_at, bytes } = c.req.valid('json');
      const savedAt = saved_at === null ? null : parseWeddingTime(saved_at);
      // A day that does not exist: no phone of ours says it.
      if (saved_at !== null && !savedAt) throw new DomainError('malformed');
      const pass = { complete: complete && savedAt !== null, savedAt, bytes };
      saveTripPass(deps.db, c.var.sessions.guestSession!.token_hash, {
        ...pass,
        seenAt: deps.clock(),
      });
      return c.json({ complete: pass.complete, saved_at, bytes });
    });
