import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { guests, signIn } from '../guest-visit.ts';
import { expect, test } from '../site.ts';
import { watchTraffic } from '../traffic.ts';

const apiCalls = (page: Page) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  return calls;
};

const numbers = (page: Page) =>
  page
    .getByRole('timer')
    .locator('b')
    .allTextContents()
    .then((boxes) => boxes.join(' '));

test('the invitation names the couple, the day and the place, and leads to the answer', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Violeta & Lautaro');
  const main = page.getByRole('main');
  await expect(main.getByText('20 de diciembre de 2025').first()).toBeVisible();
  await expect(main.getByText('Fundo Los Avellanos').first()).toBeVisible();
  await main.getByRole('link', { name: 'Confirmar Asistencia' }).first().click();
  await expect(page).toHaveURL(/\/rsvp$/);
});

test('the sections come in their order', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'El lugar que elegimos',
    'Tres días en el campo',
    'Cómo llegar',
    'Todavía no confirmas?',
    'Regalo de matrimonio',
    'Un poco de nosotros',
  ]);
});

test('the countdown ticks each second in two digits, and speaks only when asked', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2025-12-11T16:57:55-03:00') });
  await page.goto('/');
  const countdown = page.getByRole('timer', { name: 'Cuenta regresiva' });
  await expect(countdown).toHaveText(/Días.*Horas.*Minutos.*Segundos/s);
  await page.clock.pauseAt(new Date('2025-12-11T16:57:58-03:00'));
  expect(await numbers(page)).toBe('09 01 02 02');
  await page.clock.runFor(1000);
  expect(await numbers(page)).toBe('09 01 02 01');
  await page.clock.runFor(2000);
  expect(await numbers(page)).toBe('09 01 01 59');
  await expect(page.getByRole('main').locator('[aria-live=polite], [role=status]')).toHaveCount(0);
});

test('the countdown is one row, on the smallest phone too', async ({ page }) => {
  await page.clock.install({ time: new Date('2025-12-11T16:57:55-03:00') });
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/');
    const tops = await page
      .getByRole('timer')
      .locator('p')
      .evaluateAll((boxes) => boxes.map((box) => box.getBoundingClientRect().top));
    expect(new Set(tops).size, `at ${width} px`).toBe(1);
  }
});

test('the countdown ends in zeros and stays there', async ({ page }) => {
  await page.clock.install({ time: new Date('2025-12-20T17:59:55-03:00') });
  await page.goto('/');
  await page.clock.pauseAt(new Date('2025-12-20T17:59:59-03:00'));
  expect(await numbers(page)).toBe('00 00 00 01');
  await page.clock.runFor(1000);
  expect(await numbers(page)).toBe('00 00 00 00');
  await page.clock.runFor(60_000);
  expect(await numbers(page)).toBe('00 00 00 00');
});

test('words take the place of the countdown once the last day is over', async ({ page }) => {
  await page.clock.install({ time: new Date('2025-12-21T23:59:50-03:00') });
  await page.goto('/');
  await page.clock.pauseAt(new Date('2025-12-21T23:59:58-03:00'));
  expect(await numbers(page)).toBe('00 00 00 00');
  await page.clock.runFor(3000);
  const words = page.getByText(
    'Nos casamos el 20 de diciembre de 2025. ¡Gracias por acompañarnos!',
  );
  await expect(words).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await page.clock.setFixedTime(new Date('2026-11-20T12:00:00-03:00'));
  await page.reload();
  await expect(words).toBeVisible();
});

test('the celebration shows the three ways to be invited', async ({ page }) => {
  await page.goto('/');
  const celebration = page.getByRole('region', { name: 'Tres días en el campo' });
  await expect(celebration.getByRole('heading', { level: 3 })).toHaveText([
    'Fin de semana completo + Glamping',
    'Fin de semana completo sin alojamiento',
    'Ceremonia y celebración del sábado',
  ]);
});

test('a stranger discovers the invitation, without a request for events', async ({ page }) => {
  const calls = apiCalls(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const discover = page.getByRole('link', { name: 'Descubre tu invitación' });
  await expect(discover).toHaveAttribute('href', '/my-events');
  await expect(page.getByRole('list', { name: 'Tus eventos' })).toHaveCount(0);
  expect(calls).toEqual([]);
});

test('a guest sees six empty cards, then the events and the way to them', async ({ page }) => {
  await signIn(page, guests.couple);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('/api/rsvp/events', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/');
  const events = page.getByRole('list', { name: 'Tus eventos' });
  await expect(events).toHaveAttribute('aria-busy', 'true');
  await expect(events.locator('.skeleton')).toHaveCount(6);
  await expect(page.getByRole('link', { name: 'Descubre tu invitación' })).toBeVisible();

  release();
  await expect(events.getByRole('link')).toHaveCount(5);
  await expect(events.getByRole('link').first()).toHaveAttribute('href', '/events/46');
  await expect(events.getByRole('link').first()).toContainText('Noche de Brasas');
  await expect(events.getByRole('link').first()).toContainText('19 de diciembre de 2025 • 8:00 pm');
  await expect(events).not.toHaveAttribute('aria-busy');
  const mine = page.getByRole('link', { name: 'Ver mis eventos' });
  await expect(mine).toHaveAttribute('href', '/my-events');
});

test('a guest whose events do not come still finds the button', async ({ page }) => {
  await signIn(page, guests.couple);
  await page.route('/api/rsvp/events', (route) => route.abort());
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('link', { name: 'Descubre tu invitación' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Tus eventos' })).toHaveCount(0);
});

test('the way is there in words, numbers and a drawing, for every maps app', async ({ page }) => {
  await page.goto('/');
  const method = page.getByRole('region', { name: 'Cómo llegar' });
  await expect(method.getByText('35°54′51.1″ S, 71°28′50.2″ O')).toBeVisible();
  await expect(method.getByText(/se pierde la señal/)).toBeVisible();
  for (const [name, href] of [
    ['Google Maps', /^https:\/\/www\.google\.com\/maps\/search\/.*-35\.9142/],
    ['Waze', /^https:\/\/waze\.com\/ul\?ll=-35\.9142/],
    ['Otra aplicación', /^geo:-35\.9142,-71\.4806/],
  ] as const) {
    await expect(method.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  const drawing = method.getByRole('img', { name: /Mapa dibujado/ });
  await drawing.scrollIntoViewIfNeeded();
  await expect
    .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('no other host is asked before the map is opened', async ({ page, site }) => {
  await page.route('https://www.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Mapa</p>' }),
  );
  const { strangers, complaints } = watchTraffic(page, site.url);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(strangers).toEqual([]);
  await page.getByRole('button', { name: 'Ver el mapa aquí' }).click();
  await expect(page.getByTitle('Mapa de Fundo Los Avellanos')).toBeFocused();
  await expect(page.frameLocator('iframe').getByText('Mapa')).toBeVisible();
  expect(strangers.map((url) => new URL(url).host)).toEqual(['www.google.com']);
  expect(complaints).toEqual([]);
});

test('confirming from the second button leads to the events', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => sessionStorage.setItem('intendedDestination', '/gifts'));
  await page
    .getByRole('region', { name: 'Todavía no confirmas?' })
    .getByRole('link', { name: 'Confirmar Asistencia' })
    .click();
  await expect(page).toHaveURL(/\/rsvp$/);
  expect(await page.evaluate(() => sessionStorage.getItem('intendedDestination'))).toBe(
    '/my-events',
  );
});

test('the gift section leads to the list', async ({ page }) => {
  await page.goto('/');
  const gift = page.getByRole('region', { name: 'Regalo de matrimonio' });
  await expect(gift.getByRole('link', { name: 'Ver Detalles' })).toHaveAttribute('href', '/gifts');
});

/** How much of what lies behind a text is too dark for it to be read. */
const darkBehind = async (page: Page, selector: string) => {
  const words = page.locator(selector);
  await words.evaluate((element) => (element.style.color = 'transparent'));
  const picture = sharp(await words.screenshot())
    .greyscale()
    .raw();
  await words.evaluate((element) => (element.style.color = ''));
  const dots = await picture.toBuffer();
  return dots.filter((light) => light < 140).length / dots.length;
};

test('on low screens, too, no tree stands behind the day and the place', async ({ page }) => {
  await page.route('/film/**', (route) => route.abort());
  for (const [width, height] of [
    [320, 640],
    [375, 667],
    [844, 390],
    [1280, 620],
    [1280, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/', { waitUntil: 'networkidle' });
    for (const part of ['.when', '.where'])
      expect(await darkBehind(page, `.hero ${part}`), `${width} × ${height}`).toBeLessThan(0.01);
  }
});

test('on paper there is the invitation, on one page', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Camino a Palmilla, km 14').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is missing and nothing pretends to work', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('20 de diciembre de 2025').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(6);
    await expect(page.getByRole('link', { name: 'Descubre tu invitación' })).toBeVisible();
    await expect(page.getByText('35°54′51.1″ S, 71°28′50.2″ O')).toBeVisible();
    const buttons = page.getByRole('main').getByRole('button');
    await expect(buttons.filter({ visible: true })).toHaveCount(0);
  });

  test('a wrong address says so and leads back', async ({ page }) => {
    const answer = await page.goto('/no-existe');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Página No Encontrada');
    await page.getByRole('link', { name: 'Volver al Inicio' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Violeta & Lautaro');
  });
});
