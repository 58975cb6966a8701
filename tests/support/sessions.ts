import type { Browser } from '#tests/support/browser.ts';

export const family = 'Familia Peñaloza Ríos';

export const isGuest = async (browser: Browser) =>
  (await browser.get('/api/rsvp/guest')).status === 200;

export const isAdmin = async (browser: Browser): Promise<boolean> =>
  (await browser.get('/api/admin/session')).json['isAdmin'];
