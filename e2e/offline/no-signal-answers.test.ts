import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, devices, type Page } from '@playwright/test';
import { answerFor, inWords, storedResponses, weekend } from '../responses/answers.ts';
import { guests, signIn, signInAsCouple } from '../guest-visit.ts';
import { expect, type Site, test as base } from '../site.ts';
import { expectAccessible } from '../accessible.ts';
import { answerEvents, wizard } from '../responses/wizard.ts';

type Phone = {
  context: BrowserContext;
  page: Page;
  /** Closes the browser and opens it again: what it has on its disk is all that is left. */
  reopen(): Promise<Page>;
};

/** A browser that keeps what it has when it is closed. */
const test = base.extend<{ phone: Phone }>({
  phone: async ({ baseURL, launchOptions }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'convite-phone-'));
    const open = () =>
      chromium.launchPersistentContext(folder, {
        ...launchOptions,
        ...devices['Pixel 7'],
        ...(baseURL && { baseURL }),
        serviceWorkers: 'allow',
        locale: 'es-CL',
        timezoneId: 'America/Santiago',
      });
    const first = await open();
    const phone: Phone = {
      context: first,
      page: first.pages()[0]!,
      reopen: async () => {
        await phone.context.close();
        phone.context = await open();
        phone.page = phone.context.pages()[0]!;
        return phone.page;
      },
    };
    await use(phone);
    await phone.context.close();
    rmSync(folder, { recursive: true, force: true });
  },
});

const saved = 'Guardado en este teléfono: se enviará cuando haya señal';
const pending = 'Pendiente de enviar';

/** The worker has the group's pages and what they are made of. */
const offlineCacheIsFull = async (page: Page) => {
  await page.goto('/my-events');
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const names = await caches.keys();
        if (!names.includes('convite-guest')) return 0;
        return (await (await caches.open('convite-guest')).keys()).length;
      }),
    )
    .toBeGreaterThanOrEqual(9);
};

test('answers given without signal survive the browser and the server, and arrive once', async ({
  phone,
  site,
}) => {
  test.slow();
  let { page } = phone;
  await signIn(page, guests.family);
  await offlineCacheIsFull(page);

  // The form was never opened with signal.
  await phone.context.setOffline(true);
  await page.goto('/rsvp');
  await wizard(page).diet('Rosa Peñaloza').selectOption('Vegano');
  await wizard(page).toEvents.click();
  await answerEvents(page, 6);
  await wizard(page).send.click();
  await expect(page.getByText(saved, { exact: true }).last()).toBeVisible();
  await expect(page.getByText(pending)).toHaveCount(7);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByText(/^Todavía no hay señal\./)).toBeVisible();
  // Another word before it went out: it takes the place of the first.
  await wizard(page).event('Noche de Brasas').getByRole('button', { name: 'Editar' }).click();
  await wizard(page).no('Bruno Ríos').check();
  await page.goBack();
  // What is shown is not what waits, and is not told as kept.
  await expect(page.getByText('Cambio sin enviar', { exact: true })).toHaveCount(1);
  await expect(page.getByText(/Lo que cambiaste después/)).toBeVisible();
  await expect(page.getByText(/^Cierra el sitio con confianza/)).toHaveCount(0);
  await expectAccessible(page);
  await wizard(page).send.click();
  await wizard(page).confirmNo.click();
  await expect(page.getByText('Cambio sin enviar', { exact: true })).toHaveCount(0);
  await expect(page.getByText(pending)).toHaveCount(7);

  await site.stop('SIGKILL');
  page = await phone.reopen();
  await phone.context.setOffline(true);
  await page.goto('/my-events');
  // Told anew, while no server is there: else this browser takes itself for online, and does not tell when the network is back.
  await phone.context.setOffline(false);
  await phone.context.setOffline(true);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
  const list = page.getByRole('region', { name: 'Respuestas sin enviar' });
  await expect(list.getByText(saved)).toBeVisible();
  await expect(list.getByText(pending)).toHaveCount(7);
  await expect(page.getByRole('article').getByText(pending)).toHaveCount(6);
  await expectAccessible(page);
  await site.restart();
  await phone.context.setOffline(false);
  await expect(page.getByText('Recibido', { exact: true }).first()).toBeVisible();
  await expect(list).toHaveCount(0);
  // What the server has, and when it came.
  const receipt = page.getByRole('group').filter({ hasText: 'tal como lo ven los novios' });
  await expect(receipt.getByText(/^Recibido · \d+ de \S+ de \d{4} • /)).toBeVisible();
  await expect(receipt.getByText('Bruno Ríos: No Asistirá')).toHaveCount(1);
  await expect(receipt.getByText('Bruno Ríos: Asistirá')).toHaveCount(5);
  const share = receipt.getByRole('link', { name: 'Enviar por WhatsApp' });
  const shared = new URL((await share.getAttribute('href')) ?? '');
  expect(shared.host + shared.pathname).toBe('wa.me/');
  expect(shared.searchParams.get('text')).toMatch(
    /^Familia Peñaloza Ríos\n\n.*Glamping[^]*Bruno Ríos: No Asistirá[^]*\n\nRecibido el \d+ de /u,
  );
  await expectAccessible(page);
  for (const eventId of weekend) {
    const answers = await storedResponses(page, eventId);
    expect(inWords(answers)).toEqual(['sí', 'sí', 'sí', eventId === 46 ? 'no' : 'sí']);
    expect(answers.map(({ version }) => version)).toEqual([1, 1, 1, 1]);
    expect(answers[0]?.dietaryRestriction).toBe('Vegan');
  }
});

const choose = async (page: Page, answer: 'yes' | 'no') => {
  await wizard(page)[answer]('Marta Quilodrán').check();
};

/** Tía Marta has answered the one event of hers without signal. */
const answerWithoutSignal = async (phone: Phone) => {
  const { page, context } = phone;
  await signIn(page, guests.aunt);
  await page.goto('/events/49/rsvp');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await choose(page, 'yes');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save Response' }).click();
  await expect(page.getByText(saved)).toBeVisible();
  await expect(page.getByText(pending)).toBeVisible();
};

/** The same group, on another phone. */
const declineElsewhere = async (browser: Browser, { url }: Site) => {
  const other = await browser.newPage({ baseURL: url });
  await signIn(other, guests.aunt);
  await answerFor(other, 49, 'Marta Quilodrán', true);
  await answerFor(other, 49, 'Marta Quilodrán', false);
};

test('another person’s response meanwhile is shown beside the own one, and the guest decides', async ({
  phone,
  browser,
  site,
}) => {
  await answerWithoutSignal(phone);
  await declineElsewhere(browser, site);

  const page = await phone.reopen();
  await page.goto('/my-events');
  await expect(page.getByText(/^Alguien respondió antes que tú\./)).toBeVisible();
  expect(inWords(await storedResponses(page, 49))).toEqual(['no']);
  await page.getByRole('link', { name: 'Ver y decidir' }).click();
  await expect(
    page.getByText(
      'Para Marta Quilodrán está guardado «No Asistirá» y tú elegiste «Asistirá». ¿Cuál dejamos?',
    ),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cambiar a «Asistirá»' }).click();
  await page.getByRole('button', { name: 'Save Response' }).click();
  await expect(page.getByText('RSVP Updated')).toBeVisible();
  expect(inWords(await storedResponses(page, 49))).toEqual(['sí']);
  await page.goto('/my-events');
  await expect(page.getByText(/^Alguien respondió antes/)).toHaveCount(0);
});

test('an ended session sends nothing in another’s name, and signing in again does', async ({
  phone,
}) => {
  await answerWithoutSignal(phone);
  const { page, context } = phone;
  await page.request.post('/api/rsvp/logout');
  await context.setOffline(false);
  await expect(page.getByText(/^Tu sesión terminó\./)).toBeVisible();
  await page.getByRole('button', { name: 'Ingresar nuevamente' }).click();
  await page.getByLabel('Nombre del grupo').fill(guests.aunt.groupName);
  await page.getByLabel('Código de acceso').fill(guests.aunt.accessCode);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page.getByText('Recibido', { exact: true }).first()).toBeVisible();
  expect(inWords(await storedResponses(page, 49))).toEqual(['sí']);
});

/** What is left on the phone that could tell of a group. */
const leftBehind = (page: Page) =>
  page.evaluate(async () => ({
    caches: (await caches.keys()).filter((name) => name === 'convite-guest'),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    cookies: document.cookie,
  }));

test('signing out asks about what was not sent, and then leaves nothing', async ({
  phone,
  browser,
  site,
}) => {
  await answerWithoutSignal(phone);
  await declineElsewhere(browser, site);
  const page = await phone.reopen();
  await page.goto('/my-events');
  const undecided = page.getByText(/^Alguien respondió antes que tú\./);
  await expect(undecided).toBeVisible();
  const leave = async () => {
    await page.getByRole('button', { name: 'Menú' }).click();
    await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  };
  await leave();
  const question = page.getByRole('dialog', { name: 'Hay respuestas sin enviar' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Volver' }).click();
  await expect(undecided).toBeVisible();
  await leave();
  await question.getByRole('button', { name: 'Cerrar sesión y borrarlas' }).click();
  await expect(page).toHaveURL('/');
  await expect
    .poll(() => leftBehind(page))
    .toEqual({ caches: [], databases: [], local: [], session: [], cookies: '' });
});

test('an invitation taken back meanwhile is told, and another group finds nothing', async ({
  phone,
  browser,
  site,
}) => {
  await answerWithoutSignal(phone);
  const couple = await browser.newPage({ baseURL: site.url });
  await signInAsCouple(couple);
  const groups = (await (await couple.request.get('/api/admin/guests')).json()) as {
    id: number;
    group_name: string;
    members: { id: number; name: string }[];
  }[];
  const { id, group_name, members } = groups.find(({ group_name }) => group_name === 'Tía Marta')!;
  const answer = await couple.request.put(`/api/admin/guests/${id}`, {
    data: {
      guest: { group_name },
      members: members.map(({ id, name }) => ({ id, name })),
      eventIds: [],
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);

  let page = await phone.reopen();
  await page.goto('/my-events');
  await expect(
    page.getByText('Tu grupo ya no está invitado a este evento: tu respuesta no se envió.'),
  ).toBeVisible();
  page = await phone.reopen();
  await page.goto('/rsvp');
  await page.request.post('/api/rsvp/logout');
  await page.reload();
  await page.getByLabel('Nombre del grupo').fill(guests.family.groupName);
  await page.getByLabel('Código de acceso').fill(guests.family.accessCode);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page).toHaveURL('/my-events');
  await expect(page.getByText('En este teléfono esperan respuestas de otro grupo.')).toBeVisible();
  await expect(page.getByText(pending)).toHaveCount(0);
});

test('any page of the site sends the outbox, also one that is the same for all visitors', async ({
  phone,
}) => {
  await answerWithoutSignal(phone);
  const page = await phone.reopen();
  await page.goto('/accommodations');
  await expect.poll(async () => inWords(await storedResponses(page, 49))).toEqual(['sí']);
});
