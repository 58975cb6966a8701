import { randomInt } from 'node:crypto';
import { Hono } from 'hono';
import type { Db } from '#db/connection.ts';
import {
  changeCompanion,
  type CompanionInput,
  companionWithRef,
  removeCompanion,
  saveCompanion,
} from '#db/models/groups/companions.ts';
import type { Member } from '#db/models/groups/members.ts';
import { invitedEvent } from '#db/models/events/invitations.ts';
import { recordResponses } from '#db/models/responses/recording.ts';
import {
  changeCompanion as changeSchema,
  saveCompanion as saveSchema,
  type ChangeCompanion,
  type SaveCompanion,
} from '#contract/responding/companions.ts';
import { dietOfMember } from '#contract/diet-spellings.ts';
import { providedProfile } from '#contract/profile-spellings.ts';
import { DomainError } from '#domain/errors.ts';
import type { AuditContext } from '#domain/history/history.ts';
import { isPast } from '#domain/responses/deadline.ts';
import type { Deps } from '../deps.ts';
import { requireGuest, type GuestEnv } from '../access/guards.ts';
import type { WriteLimit } from '../access/mutation-limit.ts';
import { byGuest } from '../audit-context.ts';
import { liveEvents, guestsChange } from '../live/publish-changes.ts';
import { inOneStep } from '../idempotency.ts';
import { body, pathId } from '../requests.ts';
import { areClosed, companionView, deadlineOfEvent } from '../views/guest.ts';
import { saveOverdue } from './overdue-responses.ts';

/** The people whom the signed-in group brings on its extra places. */
export const guestCompanions = (deps: Deps, mutations: WriteLimit) =>
  new Hono<GuestEnv>()
    .use(requireGuest, liveEvents(guestsChange))
    .post('/', body(saveSchema), mutations, (c) => {
      const submitted = c.req.valid('json');
      const guestId = c.var.group.id;
      const audit = byGuest(c, deps);
      const { answer, status } = inOneStep(c, deps.db, (tx) => {
        const known = companionWithRef(tx, guestId, submitted.ref);
        // What a phone sends again may have arrived; another name is another word.
        if (known?.name !== submitted.name) assertOpen(tx, guestId, audit.at);
        // Without one of the phone's own, the site gives it.
        const ref = submitted.ref ?? randomInt(1, 2 ** 47);
        const input = { ...companionInput(submitted), ref };
        const companion = saveCompanion(tx, guestId, input, audit);
        answerFor(tx, companion, submitted, audit);
        return { answer: companionView(tx, companion), status: 201 };
      });
      return c.json(answer, status);
    })
    .put('/:memberId', body(changeSchema), mutations, (c) => {
      const submitted = c.req.valid('json');
      const memberId = pathId(c, 'memberId');
      const guestId = c.var.group.id;
      const audit = byGuest(c, deps);
      const { answer, status } = inOneStep(c, deps.db, (tx) => {
        assertOpen(tx, guestId, audit.at);
        const companion = changeCompanion(tx, guestId, memberId, companionInput(submitted), audit);
        return { answer: companionView(tx, companion), status: 200 };
      });
      return c.json(answer, status);
    })
    .delete('/:memberId', mutations, (c) => {
      const guestId = c.var.group.id;
      const audit = byGuest(c, deps);
      const ref = refInPath(c.req.param('memberId'));
      const { answer, status } = inOneStep(c, deps.db, (tx) => {
        const known = companionWithRef(tx, guestId, ref);
        // What a phone takes back may never have arrived.
        if (ref === undefined || known) {
          assertOpen(tx, guestId, audit.at);
          removeCompanion(tx, guestId, known?.id ?? pathId(c, 'memberId'), audit);
        }
        return { answer: null, status: 204 };
      });
      return c.body(answer, status);
    });

/** A companion whose id the phone may not know yet: `ref-` and the phone's own number. */
const refInPath = (text: string): number | undefined =>
  /^ref-[1-9]\d{0,14}$/u.test(text) ? Number(text.slice(4)) : undefined;

const assertOpen = (db: Db, guestId: number, now: Date) => {
  if (areClosed(db, guestId, now)) throw new DomainError('rsvp_closed');
};

const companionInput = (submitted: ChangeCompanion): CompanionInput => ({
  name: submitted.name,
  diet:
    submitted.dietary_restriction_type &&
    dietOfMember({ ...submitted, dietary_restriction_type: submitted.dietary_restriction_type }),
  profile: providedProfile(submitted),
});

/** As if the group had answered for them: an event that has closed meanwhile becomes a late request. */
const answerFor = (
  tx: Db,
  { id: memberId, guest_id: guestId }: Member,
  { responses = [], given_at }: SaveCompanion,
  audit: AuditContext,
) => {
  for (const { eventId, isAttending } of responses) {
    const event = invitedEvent(tx, guestId, eventId);
    const submitted = [{ memberId, isAttending }];
    if (!isPast(deadlineOfEvent(tx, event), audit.at)) recordResponses(tx, event, submitted, audit);
    else if (given_at === undefined) throw new DomainError('rsvp_closed');
    else saveOverdue(tx, event, submitted, audit);
  }
};
