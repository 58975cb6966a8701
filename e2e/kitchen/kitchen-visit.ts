import type { APIRequestContext, Page } from '@playwright/test';
import type { GroupView } from '#contract/guest-groups.ts';
import type { EventGroupView } from '#contract/rsvps.ts';
import { elsewhere, read, send } from '../elsewhere.ts';
import { admin } from '../fixtures/template.ts';
import { guests } from '../guest-visit.ts';

/** The family is found by its code: names may be long ones. */
const familyOf = async (there: APIRequestContext): Promise<GroupView> => {
  const groups = await read<GroupView[]>(there, '/api/admin/guests');
  return groups.find(({ access_code }) => access_code === guests.family.accessCode)!;
};

const cellOf = async (there: APIRequestContext, family: GroupView, eventId: number) => {
  const groups = await read<EventGroupView[]>(there, `/api/admin/rsvps/event/${eventId}`);
  return groups.find(({ guestId }) => guestId === family.id)!.members[0]!;
};

/** Elsewhere the couple marks the sheet as sent. */
export const markSent = (page: Page, eventId: number) =>
  elsewhere(page, async (there) => {
    await send(there, 'POST', '/api/admin/login', admin);
    await send(there, 'POST', '/api/admin/kitchen-sheets', { event_id: eventId });
  });

/** Elsewhere the couple marks the sheet as sent; then the first of the family says yes, with a grave allergy. */
export const changeForKitchen = (page: Page, eventId: number) =>
  elsewhere(page, async (there) => {
    await send(there, 'POST', '/api/admin/login', admin);
    await send(there, 'POST', '/api/admin/kitchen-sheets', { event_id: eventId });
    const family = await familyOf(there);
    await answer(there, family, eventId, true);
  });

/** As it was before; the sheet stays sent. */
export const undoKitchenChange = (page: Page) =>
  elsewhere(page, async (there) => {
    await send(there, 'POST', '/api/admin/login', admin);
    const family = await familyOf(there);
    await answer(there, family, 45, null);
  });

const peanut = {
  dietary_restriction_type: 'Other',
  dietary_restriction_spec: 'Maní',
  dietary_severity: 'allergy',
};

const answer = async (
  there: APIRequestContext,
  family: GroupView,
  eventId: number,
  isAttending: true | null,
) => {
  const { id } = family.members[0]!;
  const { guestEventId, memberId } = await cellOf(there, family, eventId);
  const responses = [{ guestEventId, memberId, isAttending }];
  await send(there, 'POST', '/api/admin/rsvps/bulk-update', { responses });
  const diet = isAttending ? peanut : { dietary_restriction_type: 'None' };
  await send(there, 'POST', '/api/rsvp/login', { token: family.link_token });
  await send(there, 'PUT', '/api/rsvp/guest/dietary', { members: [{ id, ...diet }] });
};
