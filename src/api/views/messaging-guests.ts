import type { Db } from '#db/connection.ts';
import { listEvents } from '#db/models/events/events.ts';
import { countGroups, listGroups } from '#db/models/groups/guest-groups.ts';
import type { FullGroup } from '#db/models/groups/full-group.ts';
import { latestMessages } from '#db/models/messages/message-overviews.ts';
import { roundStarted, contactedAt } from '#db/models/messages/opened-chats.ts';
import { allResponses, responsesOfGroup, type Cell } from '#db/models/responses/responses.ts';
import { memberDiet } from '#contract/diet-spellings.ts';
import type { MessagingGroup, MessagingGuests } from '#contract/messages.ts';
import { zonedIso } from '#domain/time/wedding-clock.ts';
import { deadlineOfEvent } from './guest.ts';
import { readyGroupIds } from './trip-passes.ts';

/** All groups, or the first ones, with the values that messages may mention. */
export const messagingGuests = (db: Db, limit?: number): MessagingGuests => {
  const groups = listGroups(db, { limit });
  const responses =
    limit === undefined ? allResponses(db) : groups.flatMap(({ id }) => responsesOfGroup(db, id));
  const responsesOf = Map.groupBy(responses, ({ guestId }) => guestId);
  const known = {
    ready: readyGroupIds(db),
    chats: contactedAt(db),
    messages: latestMessages(db, roundStarted(db)),
  };
  return {
    events: listEvents(db).map((event) => {
      const deadline = deadlineOfEvent(db, event);
      return {
        id: event.id,
        name: event.name,
        rsvp_deadline: deadline && zonedIso(deadline),
      };
    }),
    groups: groups.map((group) => viewOf(group, responsesOf.get(group.id) ?? [], known)),
    total: limit === undefined ? groups.length : countGroups(db),
  };
};

/** For this round, by member. */
type Known = {
  /** The groups whose phone holds everything for the road. */
  ready: ReadonlySet<number>;
  chats: ReturnType<typeof contactedAt>;
  messages: ReturnType<typeof latestMessages>;
};

const viewOf = (
  { invitations, members, ...group }: FullGroup,
  responses: readonly Cell[],
  { ready, chats, messages }: Known,
): MessagingGroup => ({
  id: group.id,
  group_name: group.group_name,
  access_code: group.access_code,
  link_token: group.link_token,
  guest_type: group.guest_type,
  invited_by: group.invited_by,
  opened: group.first_signed_in_at !== null,
  isReady: ready.has(group.id),
  members: members.map(({ id, name, diet, ...member }) => {
    const [at, message] = [chats.get(id), messages.get(id)];
    return {
      id,
      name,
      phone: member.phone,
      phone_e164: member.phone_e164,
      phone_doubtful: member.phone_doubtful,
      ...memberDiet(diet),
      writtenAt: at ? zonedIso(at) : null,
      message: message ? { ...message, at: zonedIso(message.at) } : null,
    };
  }),
  events: invitations.map(({ event_id: id }) => ({
    id,
    responses: members.map(
      (member) =>
        responses.find(({ memberId, eventId }) => memberId === member.id && eventId === id)
          ?.isAttending ?? null,
    ),
  })),
});
