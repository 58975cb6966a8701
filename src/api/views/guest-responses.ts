import type { Db } from '#db/connection.ts';
import { listEvents } from '#db/models/events/events.ts';
import { countGroups, listGroups } from '#db/models/groups/guest-groups.ts';
import { responsesOfGroup } from '#db/models/responses/responses.ts';
import { memberDiet } from '#contract/diet-spellings.ts';
import type { GuestResponsesView } from '#contract/rsvps.ts';

/** The first groups by name with their responses: what a page shows before the rest is loaded. */
export const firstGuestResponses = (db: Db, count: number): GuestResponsesView => {
  const first = listGroups(db, { limit: count });
  return {
    events: listEvents(db).map(({ id, name, day_number }) => ({ id, name, day_number })),
    groups: first.map(
      ({ id, group_name, access_code, guest_type, invited_by, invitations, members }) => ({
        id,
        group_name,
        access_code,
        guest_type,
        invited_by,
        guestEvents: invitations.map((invitation) => ({
          id: invitation.id,
          event_id: invitation.event_id,
        })),
        members: members.map((member) => ({
          id: member.id,
          name: member.name,
          is_companion: member.is_companion,
          ...memberDiet(member.diet),
        })),
      }),
    ),
    responses: first.flatMap(({ id }) =>
      responsesOfGroup(db, id)
        .filter(({ version }) => version > 0)
        .map((cell) => ({
          id: cell.responseId,
          guest_id: cell.guestId,
          guest_event_id: cell.guestEventId,
          member_id: cell.memberId,
          is_attending: cell.isAttending,
          version: cell.version,
        })),
    ),
    total: countGroups(db),
  };
};
