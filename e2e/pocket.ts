import type { Page } from '@playwright/test';

/** The addresses of the group's pages that the phone keeps. */
export const keptPages = (page: Page) =>
  page.evaluate(async () => {
    const guest = await caches.open('convite-guest');
    return (await guest.keys()).map(({ url }) => new URL(url).pathname).sort();
  });

/** What the family of the demo wedding has of its own. */
export const family = [
  '/events/45',
  '/events/46',
  '/events/47',
  '/events/48',
  '/events/49',
  '/events/50',
  '/my-events',
  '/my-events/attendance',
  '/rsvp',
];
