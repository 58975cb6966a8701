import type { ResponseGroup, GuestResponsesView, StoredResponse } from '#contract/rsvps.ts';
import type { ListedGroup } from '#contract/guest-groups.ts';
import { api, call } from '#islands/client/api.ts';
import type { EventName } from '../member-responses.ts';

/** Only what the screen shows is kept of what thousands of groups bring along. */
const responseGroup = (group: ListedGroup): ResponseGroup => ({
  id: group.id,
  group_name: group.group_name,
  access_code: group.access_code,
  guest_type: group.guest_type,
  invited_by: group.invited_by,
  guestEvents: group.guestEvents,
  members: group.members,
});

const eventsIn = (groups: readonly ListedGroup[]): EventName[] => {
  const events = new Map(groups.flatMap((group) => group.events.map((event) => [event.id, event])));
  return [...events.values()]
    .sort((one, other) => one.id - other.id)
    .map(({ id, name, day_number }) => ({ id, name, day_number }));
};

export const loadResponses = (): Promise<StoredResponse[]> =>
  call<StoredResponse[]>(api.api.admin.rsvps.$get({ query: { view: 'cells' } }) as never);

export const loadGuestResponses = async (): Promise<GuestResponsesView> => {
  const [groups, responses] = await Promise.all([
    call<ListedGroup[]>(api.api.admin.guests.$get({ query: {} })),
    loadResponses(),
  ]);
  return {
    events: eventsIn(groups),
    groups: groups.map(responseGroup),
    responses,
    total: groups.length,
  };
};
