import { Hono } from 'hono';
import { answerOnce } from '#db/models/responses/idempotency.ts';
import { invitedEvent } from '#db/models/events/invitations.ts';
import { recordDiets } from '#db/models/groups/members.ts';
import { recordResponses, type NewResponse } from '#db/models/responses/recording.ts';
import { dietOfMember, dietOfResponse } from '#contract/diet-spellings.ts';
import { saveDiets } from '#contract/diets.ts';
import { saveResponses, type SaveResponses } from '#contract/responses.ts';
import type { LiveChange } from '#domain/history/live-change.ts';
import type { Deps } from '../deps.ts';
import { requireGuest, type GuestEnv } from '../access/guards.ts';
import { announces, responsesChange } from '../live/announce-changes.ts';
import { body, idempotencyKey, pathId } from '../requests.ts';
import { byGuest } from '../audit-context.ts';
import { hashOf } from '../access/tokens.ts';
import {
  eventViews,
  memberView,
  responsesView,
  viewOfEvent,
  viewOfResponses,
} from '../views/guest.ts';
import type { WriteLimit } from '../access/write-limit.ts';

const dietsChange: LiveChange = { kinds: ['guests'], eventIds: [] };

/** Events and responses of the signed-in group only. */
export const guestResponses = (deps: Deps, writes: WriteLimit) =>
  new Hono<GuestEnv>()
    .get('/events', requireGuest, (c) => c.json(eventViews(deps.db, c.var.group.id)))
    .get('/events/:id', requireGuest, (c) =>
      c.json(viewOfEvent(invitedEvent(deps.db, c.var.group.id, pathId(c)))),
    )
    .get('/responses/:eventId', requireGuest, (c) =>
      c.json(responsesView(deps.db, c.var.group.id, pathId(c, 'eventId'))),
    )
    .post('/responses/:eventId', requireGuest, body(saveResponses), writes, (c) => {
      const event = invitedEvent(deps.db, c.var.group.id, pathId(c, 'eventId'));
      c.set('change', responsesChange(event.id));
      const { responses } = c.req.valid('json');
      const audit = byGuest(c, deps);
      const call = {
        guestId: c.var.group.id,
        key: idempotencyKey(c),
        requestHash: hashOf(JSON.stringify(['responses', event.id, responses])),
        now: audit.at,
      };
      return c.json(
        answerOnce(deps.db, call, (tx) =>
          viewOfResponses(recordResponses(tx, event, responses.map(newResponse), audit)),
        ),
      );
    })
    .put('/guest/dietary', requireGuest, announces(dietsChange), body(saveDiets), writes, (c) => {
      const { members } = c.req.valid('json');
      const audit = byGuest(c, deps);
      const call = {
        guestId: c.var.group.id,
        key: idempotencyKey(c),
        requestHash: hashOf(JSON.stringify(['dietary', members])),
        now: audit.at,
      };
      const diets = members.map((member) => ({
        memberId: member.id,
        diet: dietOfMember(member),
      }));
      return c.json(
        answerOnce(deps.db, call, (tx) => ({
          members: recordDiets(tx, c.var.group.id, diets, audit).map(memberView),
        })),
      );
    });

const newResponse = (response: SaveResponses['responses'][number]): NewResponse => ({
  memberId: response.memberId,
  isAttending: response.isAttending,
  version: response.version,
  diet: dietOfResponse(response),
});
