import { randomInt } from 'node:crypto';
import { Hono } from 'hono';
import { createHelper, deleteHelper } from '#db/models/door/door-helpers.ts';
import { seatSurprise } from '#db/models/door/seat-surprise.ts';
import { dismissSurprise, openSurprises } from '#db/models/door/surprises.ts';
import { doorTexts as texts } from '#content/texts/door.ts';
import { saveHelper, seatSurprise as seating } from '#contract/door.ts';
import { DomainError } from '#domain/errors.ts';
import { accessCodeSuggestion } from '#domain/groups/guest-group.ts';
import type { AdminEnv } from '../access/guards.ts';
import { hashOf, newToken } from '../access/tokens.ts';
import { byCouple } from '../audit-context.ts';
import type { Deps } from '../deps.ts';
import { inFields } from '../in-fields.ts';
import { doorChange, liveEvents, seatedChange } from '../live/publish-changes.ts';
import { body, pathId } from '../requests.ts';
import { boardingCountViews } from '../views/bus.ts';
import { arrivalCountViews, helperView, helperViews, surpriseViews } from '../views/door.ts';
import { timestampIn } from '../wedding-timestamp.ts';

/** Who receives guests at the door. */
export const adminHelpers = ({ db, clock, config }: Deps) =>
  new Hono<AdminEnv>()
    .use(liveEvents(doorChange))
    .get('/', (c) => c.json(helperViews(db, clock())))
    .post('/', body(saveHelper), (c) => {
      const {
        name,
        event_ids: eventIds = [],
        question_id = null,
        expires_at,
      } = c.req.valid('json');
      if (eventIds.length === 0 && question_id === null) {
        throw new DomainError('invalid_fields', { fields: { event_ids: texts.eventMissing } });
      }
      const now = clock();
      const expires = timestampIn('expires_at', expires_at);
      if (!expires || expires <= now) {
        throw new DomainError('invalid_fields', { fields: { expires_at: texts.alreadyOver } });
      }
      const token = newToken();
      const input = {
        ...{ name, question_id, token_hash: hashOf(token), expires_at: expires },
        // A driver has a bus in place of events.
        eventIds: question_id === null ? eventIds : [],
      };
      const link = `${config.siteUrl}/door#${token}`;
      return c.json({ ...helperView(createHelper(db, input, now), now), link }, 201);
    })
    .delete('/:id', (c) => {
      deleteHelper(db, pathId(c));
      return c.body(null, 204);
    });

/** Who came though the list did not say so. */
export const adminSurprises = (deps: Deps) => {
  const { db } = deps;
  return new Hono<AdminEnv>()
    .get('/', (c) => c.json(surpriseViews(db)))
    .post('/:id/seat', liveEvents(seatedChange), body(seating), (c) => {
      const { table_group_id: tableId = null, guestId = null } = c.req.valid('json');
      const { content } = deps;
      const newGroup = {
        access_code: accessCodeSuggestion(randomInt),
        invited_by: content().wedding.invitedBy[0],
      };
      const decision = { seating: { tableId, guestId }, newGroup };
      const person = inFields({ 'moves.0.to': 'table_group_id' }, () =>
        seatSurprise(db, pathId(c), decision, byCouple(c, deps)),
      );
      return c.json(person);
    })
    .post('/:id/dismiss', liveEvents(doorChange), (c) => {
      dismissSurprise(db, pathId(c));
      return c.json({ open: openSurprises(db).length });
    });
};

/** How many got on the buses. */
export const adminBoardings = ({ db }: Deps) =>
  new Hono<AdminEnv>().get('/', (c) => c.json(boardingCountViews(db)));

/** How many have arrived. */
export const adminArrivals = ({ db }: Deps) =>
  new Hono<AdminEnv>().get('/', (c) => c.json(arrivalCountViews(db)));
