import { Hono } from 'hono';
import * as z from 'zod/mini';
import { createEvent, findEvent, updateEvent, type NewEvent } from '#db/models/events/events.ts';
import { delayEvent } from '#db/models/events/delay-event.ts';
import { assertCanRemoveEvent, removeEvent } from '#db/models/events/remove-event.ts';
import { fieldTexts } from '#content/texts/problems.ts';
import { delayEvent as delaySchema, saveEvent, type SaveEvent } from '#contract/events.ts';
import { DomainError } from '#domain/errors.ts';
import type { Deps } from '../deps.ts';
import { requireFreshPassword, type AdminEnv } from '../access/guards.ts';
import { orSendCurrent } from '../conflicts.ts';
import { eventsChange, liveEvents } from '../live/publish-changes.ts';
import { body, pathId, query } from '../requests.ts';
import { timestampIn } from '../wedding-timestamp.ts';
import { byCouple } from '../audit-context.ts';
import { adminEventView, allEventViews } from '../views/admin.ts';
import { groupsBySeat } from '../views/seating.ts';

export const adminEvents = (deps: Deps) =>
  new Hono<AdminEnv>()
    .use(liveEvents(eventsChange))
    .get('/', (c) => c.json(allEventViews(deps.db)))
    .get('/:id/assigned-guests', (c) => c.json(groupsBySeat(deps.db, pathId(c), true)))
    .get('/:id/unassigned-guests', (c) => c.json(groupsBySeat(deps.db, pathId(c), false)))
    .post('/', body(saveEvent), async (c) => {
      const event = createEvent(deps.db, rowOf(c.req.valid('json')), byCouple(c, deps));
      await deps.site.watchFiles();
      return c.json(adminEventView(event), 201);
    })
    .put('/:id', body(saveEvent), async (c) => {
      const id = pathId(c);
      const { version, ...event } = c.req.valid('json');
      const change = { event: rowOf(event), version };
      const changed = orSendCurrent(
        'event_changed',
        () => adminEventView(findEvent(deps.db, id)),
        () => updateEvent(deps.db, id, change, byCouple(c, deps)),
      );
      await deps.site.watchFiles();
      return c.json(adminEventView(changed));
    })
    .post('/:id/delay', body(delaySchema), (c) =>
      c.json(
        delayEvent(
          deps.db,
          pathId(c),
          c.req.valid('json'),
          byCouple(c, deps),
          deps.realClock(),
        ).map(adminEventView),
      ),
    )
    .delete('/:id/delay', query(takeBack), (c) => {
      const following = c.req.valid('query').following === 'true';
      const planned = { minutes: 0, following };
      return c.json(
        delayEvent(deps.db, pathId(c), planned, byCouple(c, deps), deps.realClock()).map(
          adminEventView,
        ),
      );
    })
    .delete('/:id', requireFreshPassword(deps), query(trashItem), (c) => {
      const id = pathId(c);
      const trashItem = { withAnswers: c.req.valid('query').confirm === 'true' };
      // No snapshot for a refusal: the kept copies are from before real deletions.
      assertCanRemoveEvent(deps.db, id, trashItem);
      deps.snapshot('before-delete');
      removeEvent(deps.db, id, trashItem, byCouple(c, deps));
      return c.body(null, 204);
    });

/** DELETE /api/admin/events/{id}/delay: `following=true` takes back those of the events after it, too. */
const takeBack = z.object({ following: z.optional(z.string()) });

/** DELETE /api/admin/events/{id}: `confirm=true` agrees to delete the responses too. */
const trashItem = z.object({ confirm: z.optional(z.string()) });

const rowOf = ({
  date,
  end_date = null,
  rsvp_deadline: deadline,
  version: _seen,
  ...event
}: SaveEvent): NewEvent => {
  const start = timestampIn('date', date)!;
  const end = timestampIn('end_date', end_date);
  if (end && end < start) {
    throw new DomainError('invalid_fields', { fields: { end_date: fieldTexts.endBeforeStart } });
  }
  return {
    ...event,
    date: start,
    end_date: end,
    ...(deadline !== undefined && { rsvp_deadline: timestampIn('rsvp_deadline', deadline) }),
  };
};
