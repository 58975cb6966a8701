import type { Page } from '@playwright/test';
import type { SettingsView } from '#contract/deadlines/settings.ts';
import type { GroupView, GuestView } from '#contract/guest-groups.ts';
import { elsewhere, read, send } from '../elsewhere.ts';
import { admin } from '../fixtures/template.ts';
import { guests } from '../guest-visit.ts';

/** The couple sets the deadline for all events. */
export const setDeadline = (page: Page, rsvp_deadline: string | null) =>
  elsewhere(page, async (couple) => {
    await send(couple, 'POST', '/api/admin/login', admin);
    const { version } = await read<SettingsView>(couple, '/api/admin/settings');
    await send(couple, 'PUT', '/api/admin/settings', { rsvp_deadline, version });
  });

/** A minute ago. */
export const past = () => new Date(Date.now() - 60_000).toISOString();

/** All events are closed. */
export const closeEvents = (page: Page) => setDeadline(page, past());

/** They can be answered again. */
export const openEvents = (page: Page) => setDeadline(page, null);

/** The family of four asks that its first member attend an event. It is found by its code: names may be long ones. */
export const requestChange = (page: Page, eventId: number, message: string) =>
  elsewhere(page, async (there) => {
    await send(there, 'POST', '/api/admin/login', admin);
    const groups = await read<GroupView[]>(there, '/api/admin/guests');
    const family = groups.find(({ access_code }) => access_code === guests.family.accessCode)!;
    await send(there, 'POST', '/api/rsvp/login', { token: family.link_token });
    const { members } = await read<GuestView>(there, '/api/rsvp/guest');
    const responses = [{ memberId: members[0]!.id, isAttending: true }];
    await send(there, 'POST', '/api/rsvp/change-requests', { eventId, responses, message });
  });
