import type { Page } from '@playwright/test';
import type { CatalogueGift } from '#contract/gift-views.ts';
import { errorsOf } from '../screens/failures-of.ts';
import { expectAccessible } from '../accessible.ts';
import { signInAsAdmin } from '../admin-visit.ts';
import { guests, signIn, signInAsCouple } from '../guest-visit.ts';
import { expect, test } from '../site.ts';
import { field, form, open, rowOf, stored, submit, toast } from './catalogue-visit.ts';
import { give, inDatabase, paid } from './gift-accounts.ts';
import { accountOf, shop } from './gift-shop.ts';

const trip = {
  name: 'Pasajes a Rapa Nui',
  description: 'Entre todos.',
  price: 100_000,
  kind: 'shares',
  shares: 3,
};
const freely = {
  name: 'Aporte libre',
  description: 'Lo que quieras.',
  price: 10_000,
  kind: 'open',
};

const addGift = async (page: Page, gift: object) => {
  await signInAsCouple(page);
  const answer = await page.request.post('/api/admin/gifts', { data: gift });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as CatalogueGift;
};

test('shares of an expensive gift are given, down to the last one', async ({ page }) => {
  await addGift(page, trip);
  await signIn(page, guests.family);
  await page.goto('/gifts');
  const card = shop(page).card(trip.name);
  await expect(card).toContainText('$33.334 por parte');
  await expect(card).toContainText('Quedan 3 de 3 partes');
  for (let taps = 0; taps < 4; taps += 1) await shop(page).add(trip.name).click();
  await expect(page.getByText(`${trip.name}: no quedan más partes.`)).toBeVisible();
  await shop(page).cart.click();
  const less = page.getByRole('button', { name: `Quitar uno de ${trip.name}` });
  await less.click();
  await less.click();
  const more = page.getByRole('button', { name: `Agregar uno de ${trip.name}` });
  await more.click();
  await more.click();
  await expect(more).toHaveAttribute('aria-disabled', 'true');
  await expect(shop(page).dialog.getByText('$100.000').first()).toBeVisible();
  await shop(page).pay.click();
  await expect(page.getByText('Tus partes quedan guardadas 30 minutos')).toBeVisible();
  await shop(page).payOnline.click();
  await page.getByRole('button', { name: 'Aprobar' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('¡Gracias,');
  await page.goto('/gifts');
  await expect(card).toContainText('Ya está completo');
  await expect(card.getByRole('button')).toHaveCount(0);
});

test('fewer shares than are in the cart are told before the payment', async ({ page }) => {
  const { id } = await addGift(page, trip);
  await signIn(page, guests.family);
  await page.goto('/gifts');
  await shop(page).add(trip.name).click();
  await shop(page).add(trip.name).click();
  const other = await page.context().browser()!.newContext({ baseURL: page.url() });
  await signIn(await other.newPage(), guests.couple);
  const taken = await other.request.post('/api/transfers', {
    data: { items: [{ giftId: id, quantity: 2 }] },
    headers: { Origin: new URL(page.url()).origin },
  });
  expect(taken.status(), await taken.text()).toBe(201);
  await other.close();
  await shop(page).cart.click();
  await shop(page).pay.click();
  await shop(page).payOnline.click();
  await expect(
    page.getByText(`De ${trip.name} queda 1 parte: ajustamos tu carrito.`),
  ).toBeVisible();
  await shop(page).payOnline.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pago de práctica');
  await expect(page.getByText('$33.332').first()).toBeVisible();
});

test('of a gift of any amount the guest says how much', async ({ page }) => {
  await addGift(page, freely);
  await signIn(page, guests.family);
  await page.goto('/gifts');
  const card = shop(page).card(freely.name);
  const amount = card.getByLabel('Tu aporte, desde $10.000');
  await amount.fill('5.000');
  await amount.press('Enter');
  await expect(amount).toHaveAccessibleDescription('Escribe un monto desde $10.000.');
  await expect(amount).toBeFocused();
  await amount.fill('$ 25.000');
  await card.getByRole('button', { name: 'Agregar' }).click();
  await expect(card).toContainText('$25.000 en tu carrito');
  await amount.fill('25000');
  await card.getByRole('button', { name: 'Cambiar monto' }).click();
  await expect(page.getByText('no cabe en el carrito')).toHaveCount(0);
  await amount.fill('30000');
  await card.getByRole('button', { name: 'Cambiar monto' }).click();
  await expect(card).toContainText('$30.000 en tu carrito');
  await expectAccessible(page);
  await shop(page).cart.click();
  await expect(shop(page).dialog.getByText('Aporte libre').first()).toBeVisible();
  await expect(page.getByRole('group', { name: `Cantidad de ${freely.name}` })).toHaveCount(0);
  await shop(page).pay.click();
  await page.getByRole('button', { name: 'Prefiero transferir' }).click();
  await shop(page).transferred.click();
  await expect(page.getByText('Gracias, tomamos nota')).toBeVisible();
  await expect(shop(page).dialog.getByText('$30.000', { exact: true })).toBeVisible();
  const account = await accountOf(page, guests.family.groupName);
  expect(account.gift_count).toBe(0);
});

test('the couple adds a gift in shares and sees what each costs', async ({ page, site }) => {
  await signInAsAdmin(site, page.request);
  await open(page, 'Agregar regalo');
  await field(page, 'Nombre').fill(trip.name);
  await field(page, 'Descripción').fill(trip.description);
  await field(page, 'Cómo se regala').selectOption('En partes');
  await field(page, 'Precio de todo el regalo (CLP)').fill('100.000');
  await submit(page);
  await expect(field(page, 'Partes')).toHaveAccessibleDescription(
    /Escriban en cuántas partes se regala, entre 2 y 100/,
  );
  await field(page, 'Partes').fill('3');
  await expect(form(page)).toContainText('3 partes de $33.334; la última, de $33.332');
  await expectAccessible(page);
  await submit(page);
  await expect(toast(page, 'Regalo agregado')).toBeVisible();
  await expect(rowOf(page, trip.name)).toContainText('Quedan 3 de 3 partes');
  expect((await stored(page.request)).find(({ name }) => name === trip.name)).toMatchObject({
    kind: 'shares',
    shares: 3,
    price: 100_000,
  });
});

test('a gift of which something was sold keeps its shares, and says why', async ({
  page,
  site,
}) => {
  const { id } = await addGift(page, trip);
  await signIn(page, guests.family);
  const answer = await page.request.post('/api/transfers', {
    data: { items: [{ giftId: id, quantity: 1 }] },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  await signInAsAdmin(site, page.request);
  await open(page, `Editar ${trip.name}`);
  await field(page, 'Partes').fill('5');
  await submit(page, 'Guardar cambios');
  await expect(field(page, 'Partes')).toHaveAccessibleDescription(/Ya se vendió una parte/);
  await field(page, 'Partes').fill('3');
  await field(page, 'Nombre').fill('Pasajes');
  await submit(page, 'Guardar cambios');
  await expect(toast(page, 'Regalo actualizado')).toBeVisible();
});

test('a payment for shares that others took meanwhile is told to guest and couple as money to give back', async ({
  page,
  site,
}) => {
  const { id } = await addGift(page, { ...trip, price: 1_000_000, shares: 10 });
  const late = inDatabase(site, (db) =>
    give(db, {
      group: guests.family.groupName,
      status: 'pending',
      external_reference: 'tardio',
      lines: [[id, 4]],
    }),
  );
  await signIn(page, guests.family);
  const taken = await page.request.post('/api/transfers', {
    data: { items: [{ giftId: id, quantity: 8 }] },
  });
  expect(taken.status(), await taken.text()).toBe(201);
  inDatabase(site, (db) => paid(db, late, [{ id: '9001' }]));
  await page.goto(`/gifts/result?status=success&confirmation_code=${late.confirmation_code}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ya no quedaban esas partes');
  await expect(page.getByText(/Tu pago de \$400\.000 llegó cuando/u)).toBeVisible();
  await expectAccessible(page);
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await errorsOf(page)).toEqual([]);
  }

  await signInAsAdmin(site, page.request);
  await page.goto('/admin/gifts');
  const alert = page.getByRole('listitem').filter({ hasText: 'Ya no quedaban esas partes' });
  await expect(alert).toContainText('$400.000');
  await alert.getByRole('button', { name: /^Ver la compra/u }).click();
  await expect(page.getByText('Por devolver: $400.000')).toBeVisible();
});
