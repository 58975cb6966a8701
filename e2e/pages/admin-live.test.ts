import type { Page, Route } from '@playwright/test';
import type { AdminPurchase } from '#contract/gift-views.ts';
import { signInAsAdmin } from '../admin-visit.ts';
import { guests, post, signIn } from '../guest-visit.ts';
import { expect, test } from '../site.ts';
import { familyPhone, live, mainEvent } from './live-visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(async ({ page, site }) => signInAsAdmin(site, page.request));

/** Nothing on the page is loaded anew by itself. */
const staysLoaded = async (page: Page) => {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  return () => page.evaluate(() => 'sameDocument' in window);
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
