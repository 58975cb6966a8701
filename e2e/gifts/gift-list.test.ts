import type { Locator } from '@playwright/test';
import { inLargeText, stickingOut } from '../screens/screen.ts';
import { changeGift, chooseGifts, offeredGifts, shop, storedCart } from './gift-shop.ts';
import { guests, signIn } from '../guest-visit.ts';
import { expect, test } from '../site.ts';

test('a stranger is sent to the login, which knows the way back', async ({ page }) => {
  const answer = await page.request.get('/gifts', { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers()['location']).toBe('/rsvp#destino=/gifts');
});

test('the navigation, the footer and the home page lead to the gifts', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Ver Detalles' })).toHaveAttribute('href', '/gifts');
  for (const place of ['navigation', 'contentinfo'] as const) {
    const link = page.getByRole(place).getByRole('link', { name: 'Regalos', includeHidden: true });
    await expect(link.first()).toHaveAttribute('href', '/gifts');
  }
});

test('a card shows the gift, its price and how often it was given; hidden ones are not there', async ({
  page,
}) => {
  await signIn(page, guests.family);
  await page.goto('/gifts');
  await expect(page.getByRole('status').filter({ hasText: '11 regalos' })).toBeVisible();
  const dinner = shop(page).card('Cena frente al mar');
  await expect(dinner).toContainText('Mantel blanco, pescado del día y el sonido de las olas.');
  await expect(dinner).toContainText('$60.000');
  await expect(dinner.getByText('Regalado (1)')).toBeVisible();
  await expect(
    shop(page)
      .card('Clase de cocina')
      .getByText(/Regalado/),
  ).toHaveCount(0);
  await expect(page.getByText('Sorpresa guardada')).toHaveCount(0);
  await expect(page.getByText('Lo que ya nos regalaste')).toHaveCount(0);
});

test('search, prices, order and what is still to give narrow the list together', async ({
  page,
}) => {
  await signIn(page, guests.family);
  await page.goto('/gifts');
  const { search, order, show, min, max, clear, names } = shop(page);
  await search.fill('  NOCHE ');
  await expect(names).toHaveText(['Noche en un palafito', 'Entradas a la ópera']);
  await order.selectOption('De menor a mayor');
  await expect(names).toHaveText(['Entradas a la ópera', 'Noche en un palafito']);
  await order.selectOption('De mayor a menor');
  await expect(names).toHaveText(['Noche en un palafito', 'Entradas a la ópera']);
  await max.fill('70.000');
  await expect(names).toHaveText(['Entradas a la ópera']);
  await search.fill('');
  await min.fill('60000');
  await expect(names).toHaveText(['Entradas a la ópera', 'Cena frente al mar']);
  await show.selectOption('Sin regalar');
  await expect(names).toHaveText(['Entradas a la ópera']);
  await expect(page.getByRole('status').filter({ hasText: '1 regalo' })).toBeVisible();
  await clear.click();
  await expect(min).toHaveValue('');
  await expect(names).toHaveCount(8);
  await search.fill('dirigible');
  await expect(
    page.getByText('No se encontraron regalos que coincidan con tu búsqueda.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Ver todos los regalos' }).click();
  await expect(names).toHaveCount(11);
});

test('a price that is none is told, and does not hide anything', async ({ page }) => {
  await signIn(page, guests.family);
  await page.goto('/gifts');
  await shop(page).min.fill('barato');
  await expect(page.getByText('Escribe un monto en pesos, como 50.000.')).toBeVisible();
  await expect(shop(page).names).toHaveCount(11);
  await shop(page).min.fill('90.000');
  await shop(page).max.fill('10.000');
  await expect(page.getByText('El mínimo es mayor que el máximo.')).toBeVisible();
});

test('quantities change in the cart, nothing takes the line away, and a reload keeps it', async ({
  page,
}) => {
  await signIn(page, guests.family);
  await page.goto('/gifts');
  await expect(shop(page).floating).toHaveCount(0);
  await shop(page).add('Paseo en globo').click();
  await shop(page).add('Paseo en globo').click();
  await shop(page).add('Clase de cocina').click();
  await expect(
    page.getByText('Clase de cocina: agregado. 3 regalos en tu carrito.'),
  ).toBeAttached();
  await page.reload();
  await expect(shop(page).cart).toHaveAccessibleName('Carrito, 3 regalos');
  await shop(page).cart.click();
  const { dialog } = shop(page);
  await expect(dialog).toHaveAccessibleName('Tu carrito');
  await dialog.getByRole('button', { name: 'Quitar uno de Paseo en globo' }).click();
  await expect(dialog.locator('.cart-total')).toContainText('$190.000');
  await dialog.getByRole('button', { name: 'Quitar uno de Paseo en globo' }).click();
  await expect(dialog.getByRole('listitem')).toHaveText([/Clase de cocina/]);
  await expect(dialog.getByText('eliminado del carrito. Total $40.000.')).toBeAttached();
  await dialog.getByRole('button', { name: 'Eliminar Clase de cocina' }).press('Enter');
  await expect(dialog.getByRole('group', { name: 'Tu carrito' })).toBeFocused();
  await expect(dialog).toContainText('Tu carrito está vacío.');
  await expect(dialog.getByRole('button', { name: 'Proceder al pago' })).toHaveCount(0);
  expect(await storedCart(page)).toBeNull();
  await dialog.getByRole('button', { name: 'Seguir comprando' }).click();
  await expect(dialog).toBeHidden();
  await expect(shop(page).cart).toBeFocused();
});

test('who taps once more than the cart can hold is told', async ({ page }) => {
  await signIn(page, guests.family);
  await page.goto('/gifts');
  await shop(page).add('Clase de cocina').click({ clickCount: 20 });
  await expect(shop(page).cart).toHaveAccessibleName('Carrito, 20 regalos');
  await shop(page).add('Clase de cocina').click();
  await expect(page.getByText('Clase de cocina: no cabe en el carrito.')).toBeInViewport();
  await expect(shop(page).cart).toHaveAccessibleName('Carrito, 20 regalos');
});

test('a cart that cannot be read is logged and ignored', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await signIn(page, guests.family);
  await page.addInitScript(() => localStorage.setItem('wedding-gift-cart', '{"lines": 3'));
  await page.goto('/gifts');
  await expect.poll(() => errors.join()).toContain('cart');
  await shop(page).add('Clase de cocina').click();
  await expect(shop(page).cart).toHaveAccessibleName('Carrito, 1 regalo');
});

test('the cart is the same in every tab', async ({ page, context }) => {
  await signIn(page, guests.family);
  await page.goto('/gifts');
  const other = await context.newPage();
  await other.goto('/gifts');
  await shop(other).add('Clase de cocina').click();
  await expect(shop(page).cart).toHaveAccessibleName('Carrito, 1 regalo');
  await shop(page).add('Clase de cocina').click();
  await expect(shop(other).cart).toHaveAccessibleName('Carrito, 2 regalos');
});

test('a gift that went away and one with another price are told, and the cart is corrected', async ({
  page,
}) => {
  await signIn(page, guests.family);
  await page.goto('/gifts');
  await shop(page).add('Paseo en globo').click();
  await shop(page).add('Clase de cocina').click();
  await changeGift(page, 'Paseo en globo', { visible: false });
  await changeGift(page, 'Clase de cocina', { price: 42_000 });
  await page.reload();
  const reported = page.getByRole('alert').filter({ hasText: 'carrito' });
  await expect(reported).toContainText(
    'Paseo en globo ya no está disponible y salió de tu carrito.',
  );
  await expect(reported).toContainText('Clase de cocina ahora cuesta $42.000 (antes $40.000).');
  await expect(shop(page).floating).toContainText('$42.000');
  await reported.getByRole('button', { name: 'Entendido' }).click();
  await expect(reported).toHaveCount(0);
  expect((await offeredGifts(page)).map(({ name }) => name)).not.toContain('Paseo en globo');
});

test('the bank details are copied with a tap each, and a tick says so for three seconds', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await signIn(page, guests.family);
  await page.goto('/gifts');
  await page.getByRole('button', { name: 'Ver datos bancarios' }).click();
  const { dialog } = shop(page);
  await expect(dialog).toBeVisible();
  // From here on time passes only when told to, however slow the machine.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await dialog.getByRole('button', { name: 'Copiar Número de cuenta' }).click();
  await expect(dialog.getByRole('button', { name: 'Copiado' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('00-123-45678-09');
  await page.clock.runFor(3_000);
  await expect(dialog.getByRole('button', { name: 'Copiado' })).toHaveCount(0);
  await expect(dialog.getByRole('link', { name: 'Abrir transferencia rápida' })).toHaveAttribute(
    'href',
    /^https:/,
  );
  await expect(shop(page).transferred).toHaveCount(0);
  await expect(dialog).toContainText('Tu carrito está vacío.');
});

test('the keyboard reaches everything, and gets its place back', async ({ page }) => {
  await signIn(page, guests.family);
  await page.goto('/gifts');
  // A key, unlike a tap, is not held back until the controls listen.
  await expect(shop(page).cart).toBeEnabled();
  await shop(page).add('Amanecer en el salar').press('Enter');
  await expect(shop(page).cart).toHaveAccessibleName('Carrito, 1 regalo');
  await shop(page).cart.press('Enter');
  await expect(shop(page).dialog).toBeFocused();
  await shop(page).pay.press('Enter');
  await expect(page.getByRole('group', { name: 'Confirma tu regalo' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(shop(page).dialog).toBeHidden();
  await expect(shop(page).cart).toBeFocused();
});

/** Prices, names and buttons that do not fit into the place that they have. */
const cutOff = (place: Locator) =>
  place.evaluate((root) => {
    const { right } = root.getBoundingClientRect();
    return [...root.querySelectorAll('p, span, strong, button, a, h2, h3, dd, dt')]
      .filter((element) => !element.closest('.sr-only, .skip-link, [aria-hidden]'))
      .filter((element) => element.getBoundingClientRect().right > right + 1)
      .map((element) => `${element.className} ${element.textContent}`);
  });

test('the list in text of twice the size needs no sideways scrolling', async ({ page }) => {
  await signIn(page, guests.family);
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto('/gifts');
  await shop(page).add('Paseo en globo').click();
  await inLargeText(page, async () => {
    expect(await stickingOut(page)).toEqual([]);
    for (const card of await page.locator('.gift-card').all())
      expect(await cutOff(card)).toEqual([]);
  });
});

// Widths and accessibility of each: `e2e/screens`.
test('in text of twice the size no dialog cuts anything off', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await signIn(page, guests.family);
  await chooseGifts(page, ['Cena frente al mar', 'Termas bajo las estrellas'], 'Con cariño');
  const { dialog } = shop(page);
  const back = dialog.getByRole('button', { name: 'Volver al carrito' });
  const transfer = dialog.getByRole('button', { name: 'Prefiero transferir' });
  for (const [button, title] of [
    [back, 'Tu carrito'],
    [shop(page).pay, 'Confirma tu regalo'],
    [transfer, 'Datos bancarios'],
    [shop(page).transferred, 'Gracias, tomamos nota'],
  ] as const) {
    await button.click();
    await expect(dialog).toHaveAccessibleName(title);
    await inLargeText(page, async () => {
      expect(await cutOff(dialog), `${title} in large text`).toEqual([]);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the gifts can be read', async ({ page }) => {
    await signIn(page, guests.family);
    await page.goto('/gifts');
    await expect(shop(page).names).toHaveCount(11);
  });
});
