import type { Page } from '@playwright/test';

/** The addresses of the group's pages that the phone keeps. */
export const savedPages = (page: Page) =>
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

/** Everything on the phone that could tell of a group. */
export const leftBehind = (page: Page) =>
  page.evaluate(async () => {
    const places = await caches.keys();
    const saved = await Promise.all(places.map(async (name) => (await caches.open(name)).keys()));
    return {
      pages: saved
        .flat()
        .map(({ url }) => new URL(url).pathname)
        .filter((path) => /^\/(my-events|events|rsvp|gifts|api)/.test(path)),
      databases: (await indexedDB.databases()).map(({ name }) => name),
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
      cookies: document.cookie,
    };
  });

export const empty = { pages: [], databases: [], local: [], session: [], cookies: '' };
