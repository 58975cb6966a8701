import type { Page } from '@playwright/test';
import { accountOf, changeGift, chooseGifts, shop, storedCart, watchGiving } from './gift-shop.ts';
import { type GuestLogin, guests, signIn } from '../guest-visit.ts';
import { expect, test } from '../site.ts';

const family = guests.family.groupName;
const failedTitle = 'Error al crear la preferencia de pago';

test('without signal the cart stays, and the guest is told', async ({ page, context }) => {
  await signIn(page, guests.family);
  await chooseGifts(page, ['Clase de cocina'], 'Un abrazo');
  await context.setOffline(true);
  await shop(page).payOnline.click();
  await expect(
    shop(page)
      .dialog.getByRole('group')
      .getByText(/^Sin conexión\./),
  ).toBeVisible();
  await expect(page.getByText(failedTitle)).toBeVisible();
  expect(await storedCart(page)).toContain('Clase de cocina');
  await context.setOffline(false);
  await shop(page).payOnline.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pago de práctica');
});

test('a failing payment service is told with its own words, and the key stays the same', async ({
  page,
}) => {
  await signIn(page, guests.family);
  const givings = watchGiving(page);
  await page.route('**/api/create-preference', (route) =>
    route.fulfill({
      status: 502,
      json: { code: 'payments_unavailable', message: 'El servicio de pagos no está funcionando.' },
    }),
  );
  await chooseGifts(page, ['Clase de cocina']);
  await shop(page).payOnline.click();
  await expect(page.getByText(failedTitle)).toBeVisible();
  await expect(
    shop(page).dialog.getByRole('group').getByText('El servicio de pagos no está funcionando.'),
  ).toBeVisible();
  await page.unroute('**/api/create-preference');
  await page.route('**/api/create-preference', (route) => route.fulfill({ status: 500, body: '' }));
  await shop(page).payOnline.click();
  await expect(page.getByText('Ocurrió un error al procesar tu solicitud')).toBeVisible();
  await page.unroute('**/api/create-preference');
  await shop(page).payOnline.click();
  await expect(page).toHaveURL(/\/practice-checkout\//);
  expect(new Set(givings.map(({ key }) => key)).size).toBe(1);
  expect(givings).toHaveLength(3);
});

test('an answer lost on its way back is one purchase, also after a reload', async ({ page }) => {
  await signIn(page, guests.family);
  const givings = watchGiving(page, '/api/transfers');
  await page.route(
    '**/api/transfers',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await chooseGifts(page, ['Clase de cocina'], 'Un abrazo');
  await page.getByRole('button', { name: 'Prefiero transferir' }).click();
  await shop(page).transferred.click();
  await expect(shop(page).dialog.getByText(/^No pudimos anotar tu transferencia/)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Ver datos bancarios' }).click();
  await shop(page).transferred.click();
  await expect(page.getByText('Tu referencia')).toBeVisible();
  expect(givings[1]).toEqual(givings[0]);
  await accountOf(page, family);
  const purchases = (await (await page.request.get('/api/admin/purchases')).json()) as {
    group_name: string;
  }[];
  expect(purchases.filter(({ group_name }) => group_name === family)).toHaveLength(1);
});

test('two quick taps are one payment', async ({ page }) => {
  await signIn(page, guests.family);
  const givings = watchGiving(page);
  await chooseGifts(page, ['Clase de cocina']);
  await shop(page).payOnline.dblclick();
  await expect(page).toHaveURL(/\/practice-checkout\//);
  expect(givings).toHaveLength(1);
});

test('other gifts or another message are another attempt', async ({ page }) => {
  await signIn(page, guests.family);
  const givings = watchGiving(page);
  await page.route('**/api/create-preference', (route) => route.abort());
  await chooseGifts(page, ['Clase de cocina']);
  for (const message of ['', '', 'Un abrazo', '  Un abrazo ']) {
    await shop(page).message.fill(message);
    const sent = page.waitForEvent('requestfailed');
    await shop(page).payOnline.click();
    await sent;
    await expect(shop(page).payOnline).toHaveAttribute('aria-disabled', 'false');
  }
  const keys = givings.map(({ key }) => key);
  expect([keys[1] === keys[0], keys[2] === keys[1], keys[3] === keys[2]]).toEqual([
    true,
    false,
    true,
  ]);
  expect(givings[0]?.body).not.toHaveProperty('messageForCouple');
  expect(givings[3]?.body).toMatchObject({ messageForCouple: 'Un abrazo' });
});

test('a price that changed meanwhile is told before anybody pays it', async ({ page }) => {
  await signIn(page, guests.family);
  const givings = watchGiving(page);
  await chooseGifts(page, ['Clase de cocina']);
  await changeGift(page, 'Clase de cocina', { price: 44_000 });
  await shop(page).payOnline.click();
  await expect(shop(page).dialog.getByRole('alert')).toContainText(
    'Clase de cocina ahora cuesta $44.000 (antes $40.000).',
  );
  expect(givings).toEqual([]);
  await expect(shop(page).dialog.locator('.cart-total')).toContainText('$44.000');
  await shop(page).payOnline.click();
  await expect(page.getByRole('main')).toContainText('$44.000');
});

test('a gift that vanishes at the last moment is told, and six skeletons hold the list meanwhile', async ({
  page,
}) => {
  await signIn(page, guests.family);
  await chooseGifts(page, ['Clase de cocina', 'Paseo en globo']);
  let requests = 0;
  let answer = () => {};
  const mayAnswer = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/gifts', async (route) => {
    requests += 1;
    // The couple hides the gift between the look at the list and the payment.
    if (requests === 1) {
      const response = await route.fetch();
      await changeGift(page, 'Paseo en globo', { visible: false });
      return route.fulfill({ response });
    }
    await mayAnswer;
    return route.continue();
  });
  await shop(page).payOnline.click();
  await expect(page.locator('.gift-grid .gift-window.skeleton')).toHaveCount(6);
  answer();
  await expect(shop(page).dialog.getByRole('alert').first()).toContainText(
    'Paseo en globo ya no está disponible y salió de tu carrito.',
  );
  await expect(shop(page).dialog.locator('.cart-total')).toContainText('$40.000');
  await expect(page.locator('.gift-grid .skeleton')).toHaveCount(0);
});

const endWhileGiving = async (page: Page) => {
  await signIn(page, guests.family);
  await chooseGifts(page, ['Clase de cocina'], 'Un abrazo');
  await page.request.post('/api/rsvp/logout');
  await shop(page).payOnline.click();
  await page.getByRole('button', { name: 'Ingresar nuevamente' }).click();
};

const logIn = async (page: Page, { groupName, accessCode }: GuestLogin) => {
  await page.getByLabel('Nombre del grupo').fill(groupName);
  await page.getByLabel('Código de acceso').fill(accessCode);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page).toHaveURL('/gifts');
};

test('a session that ended costs a sign-in and neither cart nor message', async ({ page }) => {
  await endWhileGiving(page);
  await logIn(page, guests.family);
  await shop(page).cart.click();
  await shop(page).pay.click();
  await expect(shop(page).message).toHaveValue('Un abrazo');
});

test('the gifts that one group was choosing are not there for another one', async ({ page }) => {
  await endWhileGiving(page);
  await logIn(page, guests.couple);
  await expect(shop(page).names).not.toHaveCount(0);
  const left = () => page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
  expect(await left()).not.toContainEqual(expect.stringMatching(/cart|carried|gift/));
});

test('a message ends at 500 characters, and counts them', async ({ page }) => {
  await signIn(page, guests.family);
  await chooseGifts(page, ['Clase de cocina'], 'a'.repeat(600));
  await expect(shop(page).message).toHaveValue('a'.repeat(500));
  await expect(shop(page).dialog).toContainText('500/500');
});
