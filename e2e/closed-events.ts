import type { Page } from '@playwright/test';
import type { GroupView, GuestView } from '#contract/guest-groups.ts';
import type { SettingsView } from '#contract/deadlines/settings.ts';
import { guests, post, signInAsCouple } from './guest-visit.ts';
import { expect } from './site.ts';

/** The couple sets the deadline for all events. */
export const setDeadline = async (page: Page, rsvp_deadline: string | null) => {
  await signInAsCouple(page);
  const { version } = (await (
    await page.request.get('/api/admin/settings')
  ).json()) as SettingsView;
  const data = { rsvp_deadline, version };
  const saved = await page.request.put('/api/admin/settings', { data });
  expect(saved.ok(), await saved.text()).toBe(true);
};

/** A minute ago. */
export const past = () => new Date(Date.now() - 60_000).toISOString();

/** All events are closed. */
export const closeEvents = (page: Page) => setDeadline(page, past());

/** They can be answered again. */
export const openEvents = (page: Page) => setDeadline(page, null);

/** Whatever the family is called: where names are long it has another one. */
const signInFamily = async (page: Page) => {
  await signInAsCouple(page);
  const groups = (await (await page.request.get('/api/admin/guests')).json()) as GroupView[];
  const family = groups.find(({ access_code }) => access_code === guests.family.accessCode)!;
  await post(page, '/api/rsvp/login', { token: family.link_token });
};

/** The family asks that its first member come to an event. */
export const askForChange = async (page: Page, eventId: number, message: string) => {
  await signInFamily(page);
  const { members } = (await (await page.request.get('/api/rsvp/guest')).json()) as GuestView;
  const responses = [{ memberId: members[0]!.id, isAttending: true }];
  await post(page, '/api/rsvp/change-requests', { eventId, responses, message });
};
