import { Hono } from 'hono';
import { invitedEvent } from '#db/models/events/invitations.ts';
import { requestChange as keepRequest } from '#db/models/responses/change-requests.ts';
import { recordDiets } from '#db/models/groups/members.ts';
import { recordResponses, type NewResponse } from '#db/models/responses/recording.ts';
import { dietOfMember, dietOfResponse } from '#contract/diet-spellings.ts';
import { requestChange } from '#contract/deadlines/change-requests.ts';
import { providedProfile } from '#contract/profile-spellings.ts';
import { saveDiets } from '#contract/diets.ts';
import { saveResponses, type SaveResponses } from '#contract/responses.ts';
import { DomainError } from '#domain/errors.ts';
import { isPast } from '#domain/responses/deadline.ts';
import type { LiveChange } from '#domain/history/live-change.ts';
import type { Deps } from '../deps.ts';
import { requireGuest, type GuestEnv } from '../access/guards.ts';
import { liveEvents, responsesChange } from '../live/publish-changes.ts';
import { inOneStep } from '../idempotency.ts';
import { body, pathId } from '../requests.ts';
import { byGuest } from '../audit-context.ts';
import { changeRequestView, overdueView, ownRequests } from '../views/change-requests.ts';
import {
  deadlineOfEvent,
  eventViews,
  invitedEventView,
  ownMemberView,
  responsesView,
  viewOfResponses,
} from '../views/guest.ts';
import type { WriteLimit } from '../access/mutation-limit.ts';
import { saveOverdue } from './overdue-responses.ts';

const dietsChange: LiveChange = { kinds: ['guests'], eventIds: [] };

/** Events and responses of the signed-in group only. */
export const guestResponses = (deps: Deps, mutations: WriteLimit) =>
  new Hono<GuestEnv>()
    .get('/events', requireGuest, (c) => c.json(eventViews(deps, c.var.group.id)))
    .get('/events/:id', requireGuest, (c) =>
      c.json(invitedEventView(deps, c.var.group.id, pathId(c))),
    )
    .get('/responses/:eventId', requireGuest, (c) =>
      c.json(responsesView(deps.db, c.var.group.id, pathId(c, 'eventId'))),
    )
    .post('/responses/:eventId', requireGuest, body(saveResponses), mutations, (c) => {
      const event = invitedEvent(deps.db, c.var.group.id, pathId(c, 'eventId'));
      c.set('change', responsesChange(event.id));
      const { responses, given_at } = c.req.valid('json');
      const audit = byGuest(c, deps);
      const submitted = responses.map(newResponse);
      const { answer, status } = inOneStep(c, deps.db, (tx) => {
        if (!isPast(deadlineOfEvent(tx, event), audit.at)) {
          return {
            answer: viewOfResponses(recordResponses(tx, event, submitted, audit)),
            status: 200,
          };
        }
        if (given_at === undefined) throw new DomainError('rsvp_closed');
        return {
          answer: overdueView(tx, saveOverdue(tx, event, submitted, audit)),
          status: 202,
        };
      });
      return c.json(answer, status);
    })
    .get('/change-requests', requireGuest, (c) => c.json(ownRequests(deps.db, c.var.group.id)))
    .post('/change-requests', requireGuest, body(requestChange), mutations, (c) => {
      const { eventId, ...input } = c.req.valid('json');
      const event = invitedEvent(deps.db, c.var.group.id, eventId);
      c.set('change', responsesChange(event.id));
      const audit = byGuest(c, deps);
      const { answer, status } = inOneStep(c, deps.db, (tx) => {
        if (!isPast(deadlineOfEvent(tx, event), audit.at)) throw new DomainError('rsvp_open');
        const request = keepRequest(tx, event, { ...input, late: false }, audit);
        return { answer: changeRequestView(tx, request), status: 201 };
      });
      return c.json(answer, status);
    })
    .put(
      '/guest/dietary',
      requireGuest,
      liveEvents(dietsChange),
      body(saveDiets),
      mutations,
      (c) => {
        const { members } = c.req.valid('json');
        const audit = byGuest(c, deps);
        const diets = members.map((member) => ({
          memberId: member.id,
          diet: dietOfMember(member),
          profile: providedProfile(member),
        }));
        const { answer, status } = inOneStep(c, deps.db, (tx) => ({
          answer: { members: recordDiets(tx, c.var.group.id, diets, audit).map(ownMemberView) },
          status: 200,
        }));
        return c.json(answer, status);
      },
    );

const newResponse = (response: SaveResponses['responses'][number]): NewResponse => ({
  memberId: response.memberId,
  isAttending: response.isAttending,
  version: response.version,
  diet: dietOfResponse(response),
});
