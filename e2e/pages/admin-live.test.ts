import type { BrowserContext, Page, Route } from '@playwright/test';
import type { AdminPurchase } from '#contract/gift-views.ts';
import { signInAsAdmin } from '../admin-visit.ts';
import { guests, post, signIn } from '../guest-visit.ts';
import { expect, test } from '../site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(async ({ page, site }) => signInAsAdmin(site, page.request));

const mainEvent = '💍 Main Event';
const live = (page: Page) => page.getByText('En vivo', { exact: true });

/** Nothing on the page is loaded anew by itself. */
const staysLoaded = async (page: Page) => {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  return () => page.evaluate(() => 'sameDocument' in window);
};

/** The family's phone; by it all four say the same about an event. */
const familyPhone = async (context: BrowserContext) => {
  const phone = await context.newPage();
  await signIn(phone, guests.family);
  const { members } = (await (await phone.request.get('/api/rsvp/guest')).json()) as {
    members: { id: number }[];
  };
  const answer = (eventId: number, isAttending: boolean) =>
    post(phone, `/api/rsvp/responses/${eventId}`, {
      responses: members.map(({ id }) => ({ memberId: id, isAttending })),
    });
  return { phone, answer };
};

const guestContext = { viewport: { width: 390, height: 844 } };

test("a guest's answer appears on the couple's open dashboard", async ({ page, browser, site }) => {
  await page.goto('/admin');
  await expect(live(page)).toBeVisible();
  const stayed = await staysLoaded(page);
  const row = page.getByRole('row').filter({ hasText: mainEvent });
  const before = await row.textContent();

  const guest = await browser.newContext({ baseURL: site.url, ...guestContext });
  const phone = await guest.newPage();
  await signIn(phone, guests.family);
  await phone.goto('/events/49/rsvp');
  for (const person of await phone.getByRole('group').all()) {
    const yes = person.getByRole('radio', { name: 'Asistiré', exact: true });
    if (await yes.count()) await yes.first().check();
  }
  await phone.getByRole('button', { name: 'Save Response' }).click();

  await expect(row).not.toHaveText(before ?? '');
  await expect(page.getByRole('status').filter({ hasText: 'Actualizado a las' })).toBeVisible();
  expect(await stayed()).toBe(true);
  await guest.close();
});

test('what waits is counted in the menu while another screen is open', async ({
  page,
  browser,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.goto('/admin/guests');
  await expect(live(page)).toBeVisible();
  const stayed = await staysLoaded(page);
  const gifts = page
    .getByRole('navigation', { name: 'Administración' })
    .getByRole('link', { name: /^Regalos/u });
  await expect(gifts).toContainText('Espera 1');

  const guest = await browser.newContext({ baseURL: site.url, ...guestContext });
  const phone = await guest.newPage();
  await signIn(phone, guests.family);
  await post(phone, '/api/transfers', { items: [{ giftId: 1, quantity: 1 }] });
  await expect(gifts).toContainText('Esperan 2');

  const purchases = (await (
    await page.request.get('/api/admin/purchases')
  ).json()) as AdminPurchase[];
  const waiting = purchases.filter(
    ({ status, payment_method }) => status === 'pending' && payment_method === 'transfer',
  );
  expect(waiting).toHaveLength(2);
  for (const { id } of waiting) {
    await page.request.post(`/api/admin/purchases/${id}/confirm`, {
      headers: { Origin: site.url },
    });
  }
  await expect(gifts.getByText(/^Espera/u)).toBeHidden();
  expect(await stayed()).toBe(true);
  await guest.close();
});

test("it appears in each view of the couple's answers", async ({ page, browser, site }) => {
  const guest = await browser.newContext({ baseURL: site.url });
  const { answer } = await familyPhone(guest);

  await page.goto('/admin/rsvps?event=49');
  await expect(live(page)).toBeVisible();
  const stayed = await staysLoaded(page);
  await page.getByLabel('Buscar grupo o persona').fill('Peñaloza');
  const card = page.getByRole('listitem').filter({ hasText: guests.family.groupName }).first();
  await expect(card).toContainText('0 de 4');
  await answer(49, true);
  await expect(card).toContainText('4 de 4');
  await expect(page.getByLabel('Buscar grupo o persona')).toHaveValue('Peñaloza');

  await page.getByRole('tab', { name: 'RSVP by Guest' }).click();
  await page.getByLabel('Nombre del grupo').fill('Peñaloza');
  const rows = page.getByRole('row').filter({ hasText: mainEvent });
  await expect(rows.filter({ hasText: /(?<!No a)sistirá/ })).toHaveCount(4);
  await answer(49, false);
  await expect(rows.filter({ hasText: 'No asistirá' })).toHaveCount(4);

  await page.getByRole('tab', { name: 'Overview' }).click();
  const totals = page.getByRole('row').filter({ hasText: mainEvent });
  const before = await totals.textContent();
  await answer(49, true);
  await expect(totals).not.toHaveText(before ?? '');
  expect(await stayed()).toBe(true);
  await guest.close();
});

test('what the couple is editing stays; they are told of new answers and may look at them', async ({
  page,
  browser,
  site,
}) => {
  const guest = await browser.newContext({ baseURL: site.url });
  const { answer } = await familyPhone(guest);
  await page.goto('/admin/rsvps?tab=by-guest');
  await expect(live(page)).toBeVisible();
  await page.getByLabel('Nombre del grupo').fill('Peñaloza');
  const edit = page.getByRole('button', { name: 'Editar grupo' });
  await expect(edit).toHaveCount(1);
  await edit.click();
  const dialog = page.getByRole('dialog', { name: 'Editar respuestas RSVP' });
  const options = (name: string) => dialog.getByRole('group', { name: `${name}, ${mainEvent}` });
  const selected = (name: string) => options(name).getByRole('button', { pressed: true });
  const names = await page
    .getByRole('table', { includeHidden: true })
    .getByRole('row', { includeHidden: true })
    .filter({ hasText: mainEvent })
    .locator('td:first-child')
    .allTextContents();
  const [first = '', second = ''] = names;
  await options(first).getByRole('button', { name: 'No asistirá', exact: true }).click();

  await answer(49, true);
  await expect(dialog.getByText('Hay respuestas nuevas')).toBeVisible();
  await expect(selected(first)).toHaveText('No asistirá');
  await expect(selected(second)).toHaveText('Pendiente');

  await dialog.getByRole('button', { name: 'Mostrarlas' }).click();
  await expect(selected(second)).toHaveText('Asistirá');
  await expect(dialog.getByText('Alguien cambió estas respuestas')).toBeVisible();
  await expect(selected(first)).toHaveText('No asistirá');

  // Left alone, what is new comes when the dialog is closed.
  await answer(49, false);
  await expect(dialog.getByText('Hay respuestas nuevas')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await dialog.getByRole('button', { name: 'Descartar cambios' }).click();
  const rows = page.getByRole('row').filter({ hasText: mainEvent });
  await expect(rows.filter({ hasText: 'No asistirá' })).toHaveCount(4);
  await guest.close();
});

test('a group that one of the couple adds appears on the list of the other', async ({
  page,
  context,
}) => {
  await page.goto('/admin/guests');
  await expect(live(page)).toBeVisible();
  await page.getByLabel('Buscar por nombre').fill('zúñiga');
  await post(await context.newPage(), '/api/admin/guests', {
    guest: { group_name: 'Los Zúñiga Prueba' },
    members: [{ name: 'Ana Zúñiga' }],
  });
  await expect(page.getByRole('cell', { name: 'Los Zúñiga Prueba', exact: true })).toBeVisible();
  await expect(page.getByLabel('Buscar por nombre')).toHaveValue('zúñiga');
});

test('a group that is deleted while the list is read anew does not come back', async ({
  page,
  context,
}) => {
  await page.goto('/admin/guests');
  await expect(live(page)).toBeVisible();
  const row = (name: string) => page.getByRole('cell', { name, exact: true });
  await expect(row('Tía Marta')).toBeVisible();
  const lists: Route[] = [];
  await page.route(/\/api\/admin\/guests$/u, (route) => void lists.push(route));
  await post(await context.newPage(), '/api/admin/guests', {
    guest: { group_name: 'Los Zúñiga Prueba' },
    members: [{ name: 'Ana Zúñiga' }],
  });
  await expect.poll(() => lists.length).toBe(1);
  const before = await lists[0]!.fetch();
  await page.getByRole('button', { name: 'Eliminar Tía Marta' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.locator('toast-region')).toContainText('Guest Deleted');
  await expect(row('Tía Marta')).toBeHidden();

  await lists[0]!.fulfill({ response: before });
  // The list from before the deletion is not shown; it is asked for again.
  await expect.poll(() => lists.length).toBeGreaterThan(1);
  await expect(row('Los Zúñiga Prueba')).toBeHidden();
  await expect(row('Tía Marta')).toBeHidden();
  // What waits for its answer gets it with this.
  await page.unroute(/\/api\/admin\/guests$/u);
  await expect(row('Los Zúñiga Prueba')).toBeVisible();
  await expect(row('Tía Marta')).toBeHidden();
});

test('where no stream comes through, coming back to the window brings what is new', async ({
  page,
  browser,
  site,
}) => {
  await page.route('**/api/admin/live*', (route) => route.abort());
  await page.goto('/admin/rsvps?event=49');
  await expect(page.getByText('Sin conexión en vivo')).toBeVisible();
  const guest = await browser.newContext({ baseURL: site.url });
  const { answer } = await familyPhone(guest);
  const card = page.getByRole('listitem').filter({ hasText: guests.family.groupName }).first();
  await answer(49, true);
  await expect(card).toContainText('0 de 4');
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(card).toContainText('4 de 4');

  // Offline and back: what changed meanwhile is there, and the stream is tried again.
  await page.unroute('**/api/admin/live*');
  await page.context().setOffline(true);
  await answer(49, false);
  await page.context().setOffline(false);
  await expect(card).toContainText('0 de 4');
  await expect(live(page)).toBeVisible();
  await guest.close();
});

test('a payment appears on the open accounts, and a form keeps what is typed into it', async ({
  page,
  browser,
  site,
}) => {
  const guest = await browser.newContext({ baseURL: site.url, ...guestContext });
  const phone = await guest.newPage();
  await signIn(phone, guests.family);
  const give = async () => {
    const items = [{ giftId: 8, quantity: 2 }];
    const { init_point } = (await post(phone, '/api/create-preference', { items })) as {
      init_point: string;
    };
    await phone.goto(init_point);
    await phone.getByRole('button', { name: 'Aprobar' }).click();
    await phone.waitForURL('/gifts/result');
  };
  await page.goto('/admin/gifts');
  await expect(live(page)).toBeVisible();
  const stayed = await staysLoaded(page);
  const card = page.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: guests.family.groupName }),
  });
  await expect(card).toContainText('Sin regalos');
  await give();
  await expect(card).toContainText('2 × $150.000');

  await page.getByRole('tab', { name: 'Catálogo de Regalos' }).click();
  // Also while a dialog hides the rest from who looks for roles.
  const given = page.locator('tr', { hasText: 'Paseo en globo' }).locator('.gift-table-given');
  await expect(given).toContainText('2');
  await page.getByRole('button', { name: 'Editar Clase de cocina' }).click();
  await page.getByLabel('Nombre', { exact: true }).fill('Clase de telar');
  await give();
  await expect(given).toContainText('4');
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Clase de telar');
  expect(await stayed()).toBe(true);
  await guest.close();
});

test('after the site was started anew the stream goes on, and tells what it missed', async ({
  page,
  browser,
  site,
}) => {
  await page.goto('/admin/rsvps?event=49');
  await expect(live(page)).toBeVisible();
  await site.restart();
  const guest = await browser.newContext({ baseURL: site.url });
  const { answer } = await familyPhone(guest);
  await answer(49, true);
  const card = page.getByRole('listitem').filter({ hasText: guests.family.groupName }).first();
  await expect(card).toContainText('4 de 4');
  await expect(live(page)).toBeVisible();
  await guest.close();
});

test('a window that is not looked at asks for nothing until it is', async ({
  page,
  browser,
  site,
}) => {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  await page.goto('/admin/rsvps?event=49');
  await expect(live(page)).toBeVisible();
  const turn = (state: string) =>
    page.evaluate((visibility) => {
      Object.defineProperty(document, 'visibilityState', {
        value: visibility,
        configurable: true,
      });
      Object.defineProperty(document, 'hidden', {
        value: visibility === 'hidden',
        configurable: true,
      });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await turn('hidden');
  paths.length = 0;
  const guest = await browser.newContext({ baseURL: site.url });
  const { answer } = await familyPhone(guest);
  await answer(49, true);
  expect(paths).toEqual([]);
  await turn('visible');
  const card = page.getByRole('listitem').filter({ hasText: guests.family.groupName }).first();
  await expect(card).toContainText('4 de 4');
  expect(paths.toSorted()).toEqual([
    '/api/admin/live',
    '/api/admin/rsvps/event/49',
    '/api/admin/stats/waiting',
  ]);
  await guest.close();
});

test('a session that ends in another window shows the form in place of the figures', async ({
  page,
  context,
  site,
}) => {
  await page.goto('/admin');
  await expect(live(page)).toBeVisible();
  const other = await context.newPage();
  await other.request.post('/api/admin/logout', { headers: { Origin: site.url } });
  await expect(page.getByLabel('Username').or(page.getByLabel('Usuario'))).toBeVisible();
  await expect(page.getByText(mainEvent)).toBeHidden();
});

test('a session that is given anew brings the stream back at once, however long it was refused', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await page.goto('/admin/tables?event=49');
  await expect(live(page)).toBeVisible();
  await page.getByRole('button', { name: 'Editar Los Álamos' }).click();
  await page.getByLabel('Nombre', { exact: true }).fill('Los Coihues');
  await page.request.post('/api/admin/logout', { headers: { Origin: site.url } });
  await expect(page.getByText('Sin conexión en vivo', { exact: false })).toBeAttached();
  // Each refusal makes the next pause longer, up to most of a minute.
  for (let refusal = 0; refusal < 6; refusal += 1) {
    const refused = page.waitForResponse((answer) => answer.status() === 401);
    await page.clock.fastForward(60_000);
    await refused;
  }
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await page.getByLabel('Usuario').fill('pareja');
  await page.getByLabel('Contraseña').fill('una-clave-de-prueba');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('Los Coihues').first()).toBeVisible();
  await expect(live(page)).toBeVisible();
});
