import { createServer, type RequestListener } from 'node:http';
import type { Browser, Page } from '@playwright/test';
import Database from 'better-sqlite3';
import { pendingEntries } from '#tests/support/pending-entries.ts';
import { expectAccessible } from '../accessible.ts';
import { inWords, storedResponses } from '../responses/answers.ts';
import { guests, post, signIn, signInAsCouple } from '../guest-visit.ts';
import { family, savedPages, leftBehind, empty } from './offline-cache.ts';
import { expect, type Site, test } from '../site.ts';
import { wizard } from '../responses/wizard.ts';

test.use({ serviceWorkers: 'allow' });

const patient = { timeout: 30_000 };
const groupName = guests.family.groupName;

/** The family's pages are kept, something is in the cart, and a draft was begun. */
const fillPhone = async (page: Page) => {
  await signIn(page, guests.family);
  await page.goto('/my-events');
  await expect.poll(() => savedPages(page), patient).toEqual(family);
  await page.goto('/gifts');
  await page.getByRole('button', { name: 'Agregar' }).first().click();
  await page.goto('/my-events/attendance');
  await page.getByRole('tab', { name: 'Gestionar asistencia' }).click();
  await page.getByRole('checkbox').first().check();
  await expect
    .poll(() => leftBehind(page), patient)
    .toMatchObject({
      local: expect.arrayContaining(['wedding-gift-cart', 'convite:kept']) as string[],
      session: [expect.stringMatching(/^convite:attendance:/)],
      cookies: 'convite_hint=guest',
    });
};

const asCouple = async (browser: Browser, { url }: Site) => {
  const couple = await browser.newPage({ baseURL: url });
  await signInAsCouple(couple);
  const groups = (await (await couple.request.get('/api/admin/guests')).json()) as {
    id: number;
    group_name: string;
    members: { id: number; name: string }[];
  }[];
  return { couple, ...groups.find(({ group_name }) => group_name === groupName)! };
};

/** What may end a session while the phone lies somewhere. */
const endings: Record<string, (browser: Browser, site: Site) => Promise<void>> = {
  'the couple has changed the code': async (browser, site) => {
    const { couple, id, members } = await asCouple(browser, site);
    const guest = { group_name: groupName, access_code: 'OTRO-C0DE' };
    const answer = await couple.request.put(`/api/admin/guests/${id}`, {
      data: { guest, members },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  },
  'the couple has erased the group': async (browser, site) => {
    const { couple, id } = await asCouple(browser, site);
    await post(couple, `/api/admin/privacy/groups/${id}/erase`, { name: groupName });
  },
  'the session has expired': async (_browser, { database }) => {
    const db = new Database(database);
    db.exec('update guest_sessions set expires_at = 1');
    db.close();
  },
};

/** How the phone hears of it. */
const contacts: Record<string, (page: Page) => Promise<unknown>> = {
  'opens a page that sends it to the login': (page) => page.goto('/gifts'),
  'opens the login': (page) => page.goto('/rsvp'),
  'opens a page that is the same for everybody': (page) => page.goto('/accommodations'),
  'saves an answer': async (page) => {
    await page.getByRole('button', { name: 'Save All Responses' }).click();
    await expect(page.getByText(/^Tu sesión terminó\./)).toBeVisible();
  },
};

const showsNothing = async (page: Page) => {
  for (const path of ['/my-events', '/gifts', '/events/45', '/rsvp']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sin conexión');
    await expect(page.getByText(groupName)).toHaveCount(0);
    await expect(page.getByRole('link', { name: /Glamping/ })).toHaveCount(0);
  }
};

const storage = async (page: Page) => {
  const { session, ...rest } = await leftBehind(page);
  // Where a visitor without a session meant to go.
  return { ...rest, session: session.filter((key) => key !== 'intendedDestination') };
};

for (const [ending, end] of Object.entries(endings)) {
  test(`once ${ending}, a phone that hears of it keeps nothing of the group`, async ({
    page,
    context,
    browser,
    site,
  }) => {
    test.slow();
    await fillPhone(page);
    await end(browser, site);
    await page.goto('/my-events');
    await expect(page).toHaveURL('/rsvp');
    await expect.poll(() => storage(page)).toEqual(empty);

    await context.setOffline(true);
    await showsNothing(page);
    expect(await storage(page)).toEqual(empty);
  });
}

for (const [contact, handle] of Object.entries(contacts)) {
  test(`a phone whose session was ended forgets the group when it ${contact}`, async ({
    page,
    context,
    browser,
    site,
  }) => {
    test.slow();
    await fillPhone(page);
    await endings['the couple has changed the code']!(browser, site);
    await handle(page);
    const waits = contact === 'saves an answer';
    const left = waits ? { databases: ['convite'] } : {};
    await expect.poll(() => storage(page)).toEqual({ ...empty, ...left });

    await context.setOffline(true);
    await showsNothing(page);
    expect(await storage(page)).toEqual({ ...empty, ...left });
  });
}

test('a phone that is merely offline keeps the group’s pages', async ({
  page,
  context,
  browser,
  site,
}) => {
  test.slow();
  await fillPhone(page);
  await context.setOffline(true);
  await endings['the couple has changed the code']!(browser, site);
  await page.goto('/my-events');
  await expect(page.getByText(/^Sin conexión: datos del/)).toBeVisible();
  await expect(page.getByText(groupName).first()).toBeVisible();
  expect(await storage(page)).toMatchObject({ cookies: 'convite_hint=guest' });
});

/** What others answer in the site's place, on its own address. */
const strangers: Record<string, RequestListener> = {
  'a proxy’s 502': (_request, response) => {
    response.writeHead(502, { 'content-type': 'text/html' });
    response.end('<h1>Bad Gateway</h1>');
  },
  'a captive portal’s page': (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<h1>Acepta las condiciones</h1>');
  },
  'a captive portal’s redirect': (_request, response) => {
    response.writeHead(302, { location: '/portal' });
    response.end();
  },
  'a proxy’s 401': (_request, response) => {
    response.writeHead(401, { 'content-type': 'application/json' });
    response.end('{"code":"not_signed_in"}');
  },
};

test('what a proxy or a captive portal answers is not the site’s word: nothing is forgotten', async ({
  page,
  site,
}) => {
  test.slow();
  await fillPhone(page);
  const before = await storage(page);
  for (const [stranger, answer] of Object.entries(strangers)) {
    await test.step(stranger, async () => {
      await site.stop();
      await answeredBy(answer, site, async () => {
        for (const path of ['/my-events', '/gifts', '/accommodations']) await page.goto(path);
      });
      await site.restart();
      await page.goto('/my-events');
      await expect(page.getByText(groupName).first()).toBeVisible();
      expect(await savedPages(page), stranger).toEqual([...family, '/gifts'].sort());
      expect(await storage(page), stranger).toMatchObject({
        local: expect.arrayContaining(before.local) as string[],
        session: before.session,
        cookies: before.cookies,
      });
    });
  }
});

const answeredBy = async (answer: RequestListener, site: Site, work: () => Promise<void>) => {
  const server = createServer((request, response) => {
    // Without end otherwise.
    if (request.url === '/portal') return response.end('<h1>Portal</h1>');
    return answer(request, response);
  });
  await new Promise<void>((done) =>
    server.listen(Number(new URL(site.url).port), '127.0.0.1', done),
  );
  await work();
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
};

/** Tía Marta's answer waits on a phone whose session the server has ended meanwhile. */
const answerAndEnd = async (page: Page, { database }: Site) => {
  await signIn(page, guests.aunt);
  await page.goto('/events/49/rsvp');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await wizard(page).yes('Marta Quilodrán').check();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Save Response' }).click();
  await expect(page.getByText(/^Guardado en este teléfono/)).toBeVisible();
  const db = new Database(database);
  db.exec('delete from guest_sessions');
  db.close();
  await page.context().setOffline(false);
  await page.goto('/my-events');
  await expect(page).toHaveURL('/rsvp');
};

const logIn = async (page: Page, login: { groupName: string; accessCode: string }) => {
  await page.getByLabel('Nombre del grupo').fill(login.groupName);
  await page.getByLabel('Código de acceso').fill(login.accessCode);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page).toHaveURL('/my-events');
};

test('an answer that waits is shown to no one, and sent once its own group is back', async ({
  page,
  site,
}) => {
  await answerAndEnd(page, site);
  await expect
    .poll(() => storage(page))
    .toMatchObject({ databases: ['convite'], local: [], pages: [] });
  await expect(page.getByText(/Pendiente de enviar|Marta/)).toHaveCount(0);
  await logIn(page, guests.aunt);
  await expect(page.getByText('Recibido', { exact: true }).first()).toBeVisible();
  expect(inWords(await storedResponses(page, 49))).toEqual(['sí']);
});

const otherGroup = 'En este teléfono esperan respuestas de otro grupo.';

test('an answer that waits is told to another group, which lets it wait or deletes it', async ({
  page,
  site,
}) => {
  await answerAndEnd(page, site);
  await logIn(page, guests.family);
  await expect(page.getByText(otherGroup)).toBeVisible();
  await expect(page.getByText('Pendiente de enviar')).toHaveCount(0);
  await page.getByRole('button', { name: 'Borrarlas' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Volver' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(pendingEntries)).toHaveLength(1);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Borrarlas' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Borrarlas' }).click();
  await expect(page.getByText(otherGroup)).toBeHidden();
  expect(await page.evaluate(pendingEntries)).toEqual([]);
});

test('an answer that waits is sent before another group signs in, while the session is its own', async ({
  page,
}) => {
  await signIn(page, guests.aunt);
  await page.goto('/events/49/rsvp');
  await wizard(page).yes('Marta Quilodrán').check();
  await page.route('**/api/rsvp/responses/49', (route) => route.abort());
  await page.getByRole('button', { name: 'Save Response' }).click();
  await expect(page.getByText(/^Guardado en este teléfono/).first()).toBeVisible();
  await page.unroute('**/api/rsvp/responses/49');
  const { groupName, accessCode } = guests.family;
  await page.goto(`/i#${[groupName, accessCode].map(encodeURIComponent).join('.')}`);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page).toHaveURL('/my-events');
  await expect(page.getByText(otherGroup)).toHaveCount(0);
  expect(await page.evaluate(pendingEntries)).toEqual([]);
});

test('a page of a group whose phone another has signed in on says who, and keeps what was chosen', async ({
  page,
  context,
}) => {
  await signIn(page, guests.aunt);
  await page.goto('/events/49/rsvp');
  await wizard(page).yes('Marta Quilodrán').check();
  const other = await context.newPage();
  await signIn(other, guests.family);
  await page.getByRole('button', { name: 'Save Response' }).click();
  await expect(
    page.getByText(/ahora está abierta la invitación de «Familia Peñaloza Ríos»/),
  ).toBeVisible();
  await expect(
    page.getByText(/^Guardado en este teléfono: se enviará cuando ingreses/),
  ).toBeVisible();
  await expect(wizard(page).yes('Marta Quilodrán')).toBeChecked();
  await signIn(other, guests.aunt);
  await page.goto('/my-events');
  await expect.poll(async () => inWords(await storedResponses(page, 49))).toEqual(['sí']);
});
