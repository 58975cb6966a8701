import { adminLogin, savePlainUser, type Site } from '../api.ts';
import type { Browser } from '../browser.ts';
import { driverAt, helperAt } from '../door.ts';
import { photoLinkOf } from '../photos.ts';

export const roles = {
  anonymous: (site: Site) => Promise.resolve(site.browser()),
  guest: (site: Site) => site.guest('Familia Peñaloza Ríos'),
  /** Of another group. */
  stranger: (site: Site) => site.guest('Tía Marta'),
  /** A user of `users` without the administrator's role. */
  user: async (site: Site) => {
    await savePlainUser(site, 'ayudante');
    const browser = site.browser();
    await browser.post('/api/admin/login', { ...adminLogin, username: 'ayudante' });
    return browser;
  },
  admin: (site: Site) => site.admin(),
  /** Of the door at the main event, by its link. */
  helper: (site: Site) => Promise.resolve(helperAt(site, [49])),
  /** Of the bus to the main event. */
  driver: (site: Site) => Promise.resolve(driverAt(site)),
  /** Whoever has the card of the main event, or the couple's link for a screen. */
  card: (site: Site) => Promise.resolve(photoLinkOf(site, 'upload')),
  wall: (site: Site) => Promise.resolve(photoLinkOf(site, 'wall')),
} satisfies Record<string, (site: Site) => Promise<Browser>>;

export type Role = keyof typeof roles;

export const roleNames = Object.keys(roles) as Role[];
