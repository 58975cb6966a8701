import type { Page } from '@playwright/test';
import type { HelperView, NewHelperView, SurpriseView } from '#contract/door.ts';
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

const longName = 'María Bernardita Errázuriz Undurraga de Valdivieso-Larraguibel';

/** A helper's link, and at that door somebody who is on no list, both with the longest of names. */
const openDoor = (page: Page) =>
  elsewhere(page, async (there) => {
    await send(there, 'POST', '/api/admin/login', admin);
    const data = {
      name: longName.slice(0, 60),
      event_ids: [45, 49],
      expires_at: '2045-12-21T06:00',
    };
    const made = await there.post('/api/admin/helpers', { data });
    const { link } = (await made.json()) as NewHelperView;
    const at = new Date().toISOString();
    await there.post('/api/door/surprises', {
      headers: { Authorization: `Bearer ${link.split('#')[1]}` },
      data: {
        id: link.slice(-20),
        eventId: 49,
        kind: 'unlisted',
        name: longName,
        host: longName,
        at,
      },
    });
    return link;
  });

/** A driver's link, of a name as long. */
const openBus = (page: Page) =>
  elsewhere(page, async (there) => {
    await send(there, 'POST', '/api/admin/login', admin);
    const buses = await read<{ id: number; kind: string }[]>(there, '/api/admin/questions');
    const data = {
      name: longName.slice(0, 60),
      question_id: buses.find(({ kind }) => kind === 'choice')!.id,
      expires_at: '2045-12-21T06:00',
    };
    const made = await there.post('/api/admin/helpers', { data });
    return ((await made.json()) as NewHelperView).link;
  });

const closeDoor = (page: Page) =>
  elsewhere(page, async (there) => {
    await send(there, 'POST', '/api/admin/login', admin);
    for (const { id } of await read<HelperView[]>(there, '/api/admin/helpers')) {
      await send(there, 'DELETE', `/api/admin/helpers/${id}`);
    }
    for (const { id } of await read<SurpriseView[]>(there, '/api/admin/surprises')) {
      await send(there, 'POST', `/api/admin/surprises/${id}/dismiss`);
    }
  });

/** At the door, and on a bus. */
export const helperScreens: Screen[] = [
  { name: 'door without a link', path: '/door', withoutToasts: true },
  {
    name: 'door',
    path: '/door',
    withoutToasts: true,
    actions: ['Llegó', 'Anotar y dejar pasar'],
    reach: async (page) => {
      await page.goto(await openDoor(page));
      await page.getByLabel('Evento').selectOption('49');
      await page.getByLabel('Buscar a quien llega').fill('de');
      await page.getByRole('button', { name: 'No está en la lista' }).click();
    },
    leave: closeDoor,
  },
  {
    name: 'bus',
    path: '/door',
    withoutToasts: true,
    actions: ['Subió'],
    reach: async (page) => {
      await page.goto(await openBus(page));
      await page
        .getByRole('button', { name: /^Subió / })
        .first()
        .click();
    },
    leave: closeDoor,
  },
];

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

const reloadWithDoor = async (page: Page) => {
  await openDoor(page);
  await page.reload();
};

export const coupleDaysScreens: Screen[] = [
  {
    name: "couple's days",
    path: '/admin/days',
    visitor: couple,
    actions: ['Publicar aviso'],
    reach: async (page) => {
      await openDoor(page);
      await publishNotices(page);
      // By the page itself: a locator would look with methods that an old browser lacks.
      await page.evaluate(() => {
        for (const part of document.querySelectorAll<HTMLDetailsElement>('main details')) {
          part.open = true;
        }
      });
    },
    leave: async (page) => {
      await removeNotices(page);
      await closeDoor(page);
    },
  },
  {
    name: "couple's sheet for the venue",
    path: '/admin/days/print',
    visitor: couple,
    actions: ['Imprimir'],
    reach: reloadWithDoor,
    leave: closeDoor,
  },
  {
    name: "couple's kitchen with the door",
    path: '/admin/kitchen?event=49',
    visitor: couple,
    reach: reloadWithDoor,
    leave: closeDoor,
  },
];
