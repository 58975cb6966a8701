import type { Page } from '@playwright/test';

import { expect, test } from '../site.ts';

const rama = { groupName: 'Familia Peñaloza Ríos', accessCode: 'RAMA-4T7W' };

/** A toast as the page before left it. */
const carryToast = (page: Page, variant: 'default' | 'destructive' = 'default') =>
  page.addInitScript((variant) => {
    if (sessionStorage.getItem('shown-once')) return;
    sessionStorage.setItem('shown-once', 'yes');
    const toast = {
      title: 'Bienvenida, Familia Soto',
      description: 'Todo guardado.',
      variant,
    };
    sessionStorage.setItem('convite:toast', JSON.stringify(toast));
  }, variant);

test('an unknown path shows the not-found screen', async ({ page }) => {
  const answer = await page.goto('/no-existe');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle(/404 - Página No Encontrada/);
  await expect(
    page.getByRole('heading', { level: 1, name: '404 - Página No Encontrada' }),
  ).toBeVisible();
  await expect(
    page.getByText('La página que estás buscando no existe o ha sido movida.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Volver al Inicio' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Violeta & Lautaro');
});

test('the menu opens and closes by keyboard', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('button', { name: 'Menú' });
  const events = page.getByRole('navigation', { name: 'Principal' }).getByText('Eventos');
  await expect(events).toBeHidden();
  await menu.press('Enter');
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await expect(events).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(events).toBeHidden();
  await expect(menu).toBeFocused();
});

test('a stranger sees the public links only, without a request for a session', async ({ page }) => {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/');
  const nav = page.getByRole('navigation', { name: 'Principal' });
  await expect(nav.getByRole('listitem').filter({ visible: true })).toHaveText([
    'Inicio',
    'Confirmar Asistencia',
    'Eventos',
    'Alojamientos',
    'Regalos',
  ]);
  await expect(nav.getByRole('link', { name: 'Inicio' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('button', { name: 'Menú' })).toBeHidden();
  expect(paths.filter((path) => path.startsWith('/api/'))).toEqual([]);
});

test('a guest ends the session from a page that is the same for everybody', async ({ page }) => {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) paths.push(`${request.method()} ${pathname}`);
  });
  await page.goto('/');
  await page.evaluate(async (login) => {
    await fetch('/api/rsvp/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(login),
    });
    sessionStorage.setItem('intendedDestination', '/gifts');
    localStorage.setItem('convite:draft', 'algo que nadie más debe ver');
    localStorage.setItem('unrelated', 'queda');
  }, rama);
  await page.goto('/no-existe');
  await page.getByRole('button', { name: 'Menú' }).click();
  await expect(page.getByRole('link', { name: 'Panel de Admin' })).toBeHidden();
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Violeta & Lautaro');
  await page.getByRole('button', { name: 'Menú' }).click();
  await expect(page.getByRole('button', { name: 'Cerrar Sesión' })).toBeHidden();
  const ofSession = paths.filter((path) => !/\/(?:notices|live)$/u.test(path));
  expect(ofSession).toEqual([
    'POST /api/rsvp/login',
    'GET /api/rsvp/guest',
    'GET /api/admin/session',
    'POST /api/rsvp/logout',
  ]);
  expect(
    await page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)]),
  ).toEqual(['unrelated']);
});

test('the footer has the quick links, the e-mail and both phones', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const [name, href] of [
    ['Confirmar Asistencia', '/rsvp'],
    ['Eventos', '/my-events'],
    ['Alojamientos', '/accommodations'],
    ['Regalos', '/gifts'],
    ['Privacidad', '/privacy'],
  ] as const) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  await expect(footer.getByRole('link', { name: /@.*example\.com/ })).toBeVisible();
  await expect(footer.getByRole('link', { name: /^Violeta: \+56/ })).toBeVisible();
  await expect(footer.getByRole('link', { name: /^Lautaro: \+56/ })).toBeVisible();
});

test('on a phone the chat button waits for the first scroll of the home page', async ({ page }) => {
  await page.goto('/');
  const chat = page.getByRole('button', { name: /chat/i });
  await expect(page.locator('chat-button')).toHaveCount(1);
  await expect(chat).toBeHidden();
  await page.evaluate(() => scrollTo(0, 101));
  await expect(chat).toBeVisible();
  await page.goto('/no-existe');
  await expect(chat).toBeVisible();
});

test('the chat card opens a written message in a new tab, and closes', async ({ page }) => {
  await page.goto('/no-existe');
  const chat = page.getByRole('button', { name: /chat/i });
  await chat.click();
  const card = page.getByRole('dialog', { name: 'Don Anselmo' });
  const start = card.getByRole('link', { name: 'Iniciar conversación' });
  await expect(start).toHaveAttribute(
    'href',
    /^https:\/\/api\.whatsapp\.com\/send\/\?phone=569\d{8}&text=\S+$/,
  );
  await expect(start).toHaveAttribute('target', '_blank');
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(chat).toBeFocused();
  await chat.click();
  await card.getByRole('button', { name: 'Cerrar' }).click();
  await expect(card).toBeHidden();
});

test('a toast leaves after five seconds, not while it is read', async ({ page }) => {
  await page.clock.install();
  await carryToast(page);
  await page.goto('/');
  const toast = page.getByRole('status').filter({ hasText: 'Bienvenida, Familia Soto' });
  await expect(toast).toBeVisible();
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Notificaciones (F8)' })).toBeFocused();
  await page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  await page.locator('#contenido').focus();
  await page.clock.runFor(5_000);
  await expect(toast).toBeHidden();
});

test('a toast closes by its button, by Escape and by a swipe to the right', async ({ page }) => {
  await carryToast(page, 'destructive');
  await page.goto('/');
  const region = page.getByRole('region', { name: 'Notificaciones (F8)' });
  const toast = region.getByRole('alert').filter({ hasText: 'Bienvenida' });
  await expect(toast).toBeVisible();

  const showAgain = async () => {
    await page.evaluate(() => sessionStorage.removeItem('shown-once'));
    await page.reload();
    await expect(toast).toBeVisible();
  };
  const swipe = async (px: number) => {
    const { x, y } = (await toast.boundingBox())!;
    await page.mouse.move(x + 5, y + 5);
    await page.mouse.down();
    await page.mouse.move(x + 5 + px, y + 5, { steps: 5 });
    await page.mouse.up();
  };

  await region.getByRole('button', { name: 'Cerrar' }).click();
  await expect(toast).toBeHidden();
  await showAgain();
  await page.keyboard.press('F8');
  await page.keyboard.press('Escape');
  await expect(toast).toBeHidden();
  await showAgain();
  await swipe(40);
  await expect(toast).toBeVisible();
  await swipe(60);
  await expect(toast).toBeHidden();
});

test('a toast that is showing goes along to the next page', async ({ page }) => {
  await carryToast(page);
  await page.goto('/');
  await expect(page.getByRole('status').filter({ hasText: 'Bienvenida' })).toBeVisible();
  await page.goto('/no-existe');
  await expect(page.getByRole('status').filter({ hasText: 'Bienvenida' })).toBeVisible();
});

test('it has its five seconds once, however often the page changes', async ({ page }) => {
  await page.clock.install();
  await carryToast(page);
  const toast = page.getByRole('status').filter({ hasText: 'Bienvenida' });
  for (const path of ['/', '/no-existe']) {
    await page.goto(path);
    await expect(toast).toBeVisible();
    await page.clock.runFor(2_600);
  }
  await expect(toast).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu still opens', async ({ page }) => {
    await page.goto('/');
    await page.getByText('Menú').click();
    await expect(page.locator('#menu').getByRole('link', { name: 'Eventos' })).toBeVisible();
  });
});
