import type { Page } from '@playwright/test';
import { accountOf, chooseGifts, shop, storedCart, watchGiving } from './gift-shop.ts';
import { guests, post, signIn, signInAsCouple } from '../guest-visit.ts';
import { expect, test } from '../site.ts';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const family = guests.family.groupName;

test('from search to thank-you: two gifts and a message, and the couple’s accounts', async ({
  page,
}) => {
  await page.goto('/gifts');
  await expect(page).toHaveURL('/rsvp');
  await page.getByLabel('Nombre del grupo').fill(family);
  await page.getByLabel('Código de acceso').fill(guests.family.accessCode);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page).toHaveURL('/gifts');

  await shop(page).search.fill('frente al mar');
  await expect(shop(page).names).toHaveText(['Cena frente al mar']);
  await shop(page).add('Cena frente al mar').click();
  await shop(page).search.fill('TERMAS');
  await shop(page).add('Termas bajo las estrellas').click();
  await expect(shop(page).floating).toContainText('$105.000');
  await shop(page).floating.click();
  await shop(page)
    .dialog.getByRole('button', { name: 'Agregar uno de Cena frente al mar' })
    .click();
  await expect(shop(page).dialog.locator('.cart-total')).toContainText('$165.000');
  await shop(page).pay.click();
  await shop(page).message.fill('  ¡Que vivan los novios!\nCon amor, Rosa  ');
  await shop(page).payOnline.click();

  await expect(heading(page)).toHaveText('Pago de práctica');
  await expect(main(page)).toContainText('$165.000');
  expect(await storedCart(page)).toBeNull();
  await page.getByRole('button', { name: 'Aprobar' }).click();

  await expect(heading(page)).toHaveText(`¡Gracias, ${family}!`);
  await expect(page).toHaveURL('/gifts/result');
  await expect(main(page)).toContainText('Práctica: no se cobró nada');
  await expect(main(page).getByRole('listitem')).toHaveText([
    /Cena frente al mar\s*2 × \$60\.000\s*\$120\.000/,
    /Termas bajo las estrellas\s*1 × \$45\.000\s*\$45\.000/,
  ]);
  await expect(main(page)).toContainText(/Total\s*\$165\.000/);
  await expect(main(page).getByRole('blockquote')).toHaveText(
    '¡Que vivan los novios!\nCon amor, Rosa',
  );
  await expect(main(page)).toContainText(/Código de confirmación\s*[0-9a-f]{32}/);

  await page.reload();
  await expect(heading(page)).toHaveText(`¡Gracias, ${family}!`);
  await expect(page).toHaveURL('/gifts/result');

  await page.goto('/gifts');
  const given = page.getByRole('region', { name: 'Lo que ya nos regalaste' });
  await expect(given).toContainText(/2 × Cena frente al mar\s*\$120\.000/);
  await expect(given).toContainText(/Total\s*\$165\.000/);
  await expect(given).toContainText('Práctica: no se cobró nada');
  await expect(shop(page).card('Cena frente al mar')).toContainText('Regalado (3)');

  const account = await accountOf(page, family);
  expect([account.total_gifted_amount, account.gift_count]).toEqual([165_000, 3]);
  expect(account.gifts.map((gift) => [gift.gift_name, gift.quantity, gift.unit_price])).toEqual([
    ['Cena frente al mar', 2, 60_000],
    ['Termas bajo las estrellas', 1, 45_000],
  ]);
  expect(account.gifts[0]?.message_for_couple).toBe('¡Que vivan los novios!\nCon amor, Rosa');
});

test('a rejected payment gives the cart back with its message, and the second try succeeds', async ({
  page,
}) => {
  await signIn(page, guests.family);
  await chooseGifts(page, ['Paseo en globo', 'Paseo en globo', 'Clase de cocina'], 'Con cariño');
  await shop(page).payOnline.click();
  await page.getByRole('button', { name: 'Rechazar' }).click();

  await expect(heading(page)).toHaveText('Hubo un problema con el pago');
  await expect(main(page)).toContainText(
    'Hubo un problema procesando tu pago. Por favor intenta nuevamente.',
  );
  await expect(main(page).getByRole('link', { name: 'Ver más regalos' })).toHaveAttribute(
    'href',
    '/gifts',
  );
  expect(await storedCart(page)).toBeNull();
  await main(page).getByRole('link', { name: 'Volver al carrito' }).click();

  await expect(shop(page).dialog).toContainText('Paseo en globo');
  await expect(shop(page).dialog.locator('.cart-total')).toContainText('$340.000');
  await expect(page).toHaveURL('/gifts');
  await shop(page).pay.click();
  await expect(shop(page).message).toHaveValue('Con cariño');
  await shop(page).payOnline.click();
  await page.getByRole('button', { name: 'Aprobar' }).click();
  await expect(heading(page)).toHaveText(`¡Gracias, ${family}!`);
  expect((await accountOf(page, family)).total_gifted_amount).toBe(340_000);
});

test('a pending payment is watched and becomes a thank-you by itself', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await signIn(page, guests.family);
  await chooseGifts(page, ['Desayuno en la cama']);
  await shop(page).payOnline.click();
  await expect(page.getByRole('button', { name: 'Pendiente' })).toBeVisible();
  const checkout = page.url();
  await page.getByRole('button', { name: 'Pendiente' }).click();
  await expect(heading(page)).toHaveText('Procesando tu regalo...');
  expect((await accountOf(page, family)).total_gifted_amount).toBe(0);

  const confirmation = page.waitForResponse('**/api/purchase-confirmation/*');
  await page.clock.runFor(3_000);
  await confirmation;
  await expect(heading(page)).toHaveText('Procesando tu regalo...');

  const other = await context.newPage();
  await other.goto(checkout);
  await other.getByRole('button', { name: 'Aprobar' }).click();
  await expect(heading(other)).toHaveText(`¡Gracias, ${family}!`);
  await other.close();
  await page.clock.runFor(5_000);
  await expect(heading(page)).toHaveText(`¡Gracias, ${family}!`);
  await expect(page).toHaveURL('/gifts/result');
});

test('a transfer gets a reference, waits for the couple, and counts once they confirm', async ({
  page,
}) => {
  await signIn(page, guests.family);
  const givings = watchGiving(page, '/api/transfers');
  await chooseGifts(page, ['Kayak entre témpanos'], 'Desde el banco');
  await page.getByRole('button', { name: 'Prefiero transferir' }).click();
  await expect(shop(page).dialog).toContainText('12.345.678-5');
  await shop(page).transferred.dblclick();
  await expect(shop(page).dialog).toContainText(/Tu referencia\s*R-[A-Z2-9]{4}-[A-Z2-9]{4}/);
  expect(givings).toHaveLength(1);
  expect(await storedCart(page)).toBeNull();
  await page.getByRole('link', { name: 'Ver mi regalo' }).click();

  await expect(heading(page)).toHaveText('Esperando tu transferencia');
  await expect(main(page)).toContainText(/Referencia\s*R-/);
  expect((await accountOf(page, family)).total_gifted_amount).toBe(0);

  await signInAsCouple(page);
  const purchases = (await (await page.request.get('/api/admin/purchases')).json()) as {
    id: number;
    group_name: string;
  }[];
  const { id } = purchases.find(({ group_name }) => group_name === family)!;
  await post(page, `/api/admin/purchases/${id}/confirm`, {});
  await page.reload();
  await expect(heading(page)).toHaveText(`¡Gracias, ${family}!`);
  expect((await accountOf(page, family)).total_gifted_amount).toBe(95_000);
});

test('coming back from the checkout alone is no payment', async ({ page }) => {
  await signIn(page, guests.family);
  await chooseGifts(page, ['Clase de cocina']);
  await shop(page).payOnline.click();
  await expect(heading(page)).toHaveText('Pago de práctica');
  await page.getByRole('link', { name: 'Volver a los regalos' }).click();
  await expect(shop(page).names.first()).toBeVisible();
  expect((await accountOf(page, family)).total_gifted_amount).toBe(0);
});
