import type { Page } from '@playwright/test';
import type { AdminNoticeView } from '#contract/notices.ts';
import { elsewhere, read, send } from '../elsewhere.ts';
import { admin } from '../fixtures/template.ts';
import { couple, family, type Screen } from './screen.ts';

const choosePhase = (phase: string) => (page: Page) =>
  elsewhere(page, async (there) => {
    await send(there, 'POST', '/api/admin/login', admin);
    await send(there, 'PUT', '/api/admin/settings', { phase });
  });

const inPhase = (phase: string) => async (page: Page) => {
  await choosePhase(phase)(page);
  await page.reload();
};

const backToCalendar = choosePhase('auto');

const publishNotices = async (page: Page) => {
  await elsewhere(page, async (there) => {
    await send(there, 'POST', '/api/admin/login', admin);
    const short = { text: 'El bus sale a las 18:10 desde la plaza', event_id: 49 };
    await send(there, 'POST', '/api/admin/notices', short);
    const long = { text: `Se viene la lluvia: ${'granero '.repeat(30)}`, urgent: true };
    await send(there, 'POST', '/api/admin/notices', long);
  });
  await page.reload();
  await page.getByText('El bus sale').waitFor();
};

const removeNotices = (page: Page) =>
  elsewhere(page, async (there) => {
    await send(there, 'POST', '/api/admin/login', admin);
    for (const { id } of await read<AdminNoticeView[]>(there, '/api/admin/notices')) {
      await send(there, 'DELETE', `/api/admin/notices/${id}`);
    }
  });

/** During the days and after them. */
export const guestDaysScreens: Screen[] = [
  {
    name: 'home during the days',
    path: '/',
    actions: ['Qué pasa ahora'],
    reach: inPhase('days'),
    leave: backToCalendar,
  },
  {
    name: 'home after the wedding',
    path: '/',
    actions: ['Ver las fotos'],
    reach: inPhase('after'),
    leave: backToCalendar,
  },
  {
    name: 'event below notices',
    path: '/events/49',
    visitor: family,
    reach: publishNotices,
    leave: removeNotices,
  },
];

export const coupleDaysScreens: Screen[] = [
  {
    name: "couple's days",
    path: '/admin/days',
    visitor: couple,
    actions: ['Publicar aviso'],
    reach: async (page) => {
      await publishNotices(page);
      // By the page itself: a locator would look with methods that an old browser lacks.
      await page.evaluate(() => {
        for (const part of document.querySelectorAll<HTMLDetailsElement>('main details')) {
          part.open = true;
        }
      });
    },
    leave: removeNotices,
  },
];
