import type { BrowserContext, Page } from '@playwright/test';
import { guests, post, signIn } from '../guest-visit.ts';

export const mainEvent = '💍 Main Event';

export const live = (page: Page) => page.getByText('En vivo', { exact: true });

/** The family's phone; by it all four say the same about an event. */
export const familyPhone = async (context: BrowserContext) => {
  const phone = await context.newPage();
  await signIn(phone, guests.family);
  const { members } = (await (await phone.request.get('/api/rsvp/guest')).json()) as {
    members: { id: number }[];
  };
  const answer = (eventId: number, isAttending: boolean) =>
    post(phone, `/api/rsvp/responses/${eventId}`, {
      responses: members.map(({ id }) => ({ memberId: id, isAttending })),
    });
  return { phone, answer };
};
