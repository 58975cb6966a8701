import { randomInt } from 'node:crypto';
import { Hono } from 'hono';
import { findEvent, listEvents } from '#db/models/events/events.ts';
import {
  assertCanRemoveGroup,
  createGroup,
  findGroup,
  listGroups,
  removeGroup,
  updateGroup,
  type GroupChange,
} from '#db/models/groups/guest-groups.ts';
import type { FullGroup } from '#db/models/groups/full-group.ts';
import { removeMember } from '#db/models/groups/members.ts';
import { dietOfMember } from '#contract/diet-spellings.ts';
import { saveGroup, type SaveGroup } from '#contract/guest-groups.ts';
import { providedProfile } from '#contract/profile-spellings.ts';
import { DomainError } from '#domain/errors.ts';
import { accessCodeSuggestion } from '#domain/groups/guest-group.ts';
import type { Deps } from '../deps.ts';
import { requireFreshPassword, type AdminEnv } from '../access/guards.ts';
import { liveEvents, guestsChange } from '../live/publish-changes.ts';
import { orSendCurrent } from '../conflicts.ts';
import { body, pathId } from '../requests.ts';
import { byCouple } from '../audit-context.ts';
import { listedGroup, viewOfGroup } from '../views/admin.ts';

const bodyFor = (invitedBy: readonly [string, string]) => body(saveGroup(invitedBy));

export const adminGuests = (deps: Deps) => {
  const { db } = deps;
  /** Who may have invited a group follows the couple's names. */
  const input: ReturnType<typeof bodyFor> = (c, next) =>
    bodyFor(deps.content().wedding.invitedBy)(c, next);
  const view = (group: FullGroup) => viewOfGroup(group, listEvents(db));
  return new Hono<AdminEnv>()
    .use(liveEvents(guestsChange))
    .get('/', (c) => {
      const eventId = filterId(c.req.query('eventId'));
      if (eventId !== undefined) findEvent(db, eventId);
      const events = listEvents(db);
      return c.json(listGroups(db, { eventId }).map((group) => listedGroup(group, events)));
    })
    .get('/:id', (c) => c.json(view(findGroup(db, pathId(c)))))
    .post('/', input, (c) => {
      const change = changeOf(c.req.valid('json'), accessCodeSuggestion(randomInt));
      return c.json(view(createGroup(db, change, byCouple(c, deps))), 201);
    })
    .put('/:id', input, (c) => {
      const { id, access_code } = findGroup(db, pathId(c));
      const change = changeOf(c.req.valid('json'), access_code);
      const updated = orSendCurrent(
        'group_changed',
        () => view(findGroup(db, id)),
        () => updateGroup(db, id, change, byCouple(c, deps)),
      );
      return c.json(view(updated));
    })
    .delete('/:id', requireFreshPassword(deps), (c) => {
      const id = pathId(c);
      // No snapshot for a refusal: the kept copies are from before real deletions.
      assertCanRemoveGroup(db, id);
      deps.snapshot('before-delete');
      removeGroup(db, id, byCouple(c, deps));
      return c.body(null, 204);
    });
};

export const adminMembers = (deps: Deps) =>
  new Hono<AdminEnv>().delete('/:id', liveEvents(guestsChange), (c) => {
    removeMember(deps.db, pathId(c), byCouple(c, deps));
    return c.body(null, 204);
  });

const filterId = (text: string | undefined): number | undefined => {
  if (!text) return undefined;
  if (!/^[1-9]\d{0,14}$/u.test(text)) throw new DomainError('not_found');
  return Number(text);
};

const changeOf = (input: SaveGroup, codeIfNone: string): GroupChange => ({
  group: { ...input.guest, access_code: input.guest.access_code || codeIfNone },
  members: input.members.map(({ id, name, email, phone, ...member }) => ({
    id,
    name,
    email,
    phone,
    diet: dietOfMember(member),
    profile: providedProfile(member),
  })),
  eventIds: input.eventIds,
  version: input.version,
});
