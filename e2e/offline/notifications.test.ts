import type { Browser, Page } from '@playwright/test';
import type { AdminNoticeView, NoticeDelivery } from '#contract/notices.ts';
import { expectAccessible } from '../accessible.ts';
import { inFullChromium } from '../full-chromium.ts';
import { guests, post, signIn, signInAsCouple } from '../guest-visit.ts';
import { expect, test } from '../site.ts';

test.use({ serviceWorkers: 'allow', ...inFullChromium });

const cardOf = (page: Page) => page.getByRole('region', { name: 'Avisos en este teléfono' });

const openCard = async (page: Page) => {
  await signIn(page, guests.family);
  await page.goto('/my-events#avisos');
  await expect(cardOf(page)).toBeVisible();
  return cardOf(page);
};

test('where the phone blocks notifications it is said how to go on', async ({ page, context }) => {
  await context.clearPermissions();
  await page.addInitScript(() =>
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' }),
  );
  const card = await openCard(page);
  await expect(card.getByRole('status')).toContainText('bloqueadas');
  await expect(card.getByRole('button')).toHaveCount(0);
  await expectAccessible(page);
});

test('where the push service does not answer it is said, and nothing is lost', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications']);
  const card = await openCard(page);
  await page.evaluate(() => {
    PushManager.prototype.subscribe = () => Promise.reject(new DOMException('', 'AbortError'));
  });
  const enablePush = card.getByRole('button', { name: 'Avísenme en este teléfono' });
  await enablePush.click();
  await expect(card.getByRole('status')).toHaveText(/No se pudo activar/u);
  await expect(enablePush).toBeEnabled();
});

test('a phone that was told and cannot be any more says so at the next visit', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications']);
  await page.addInitScript(() => {
    PushManager.prototype.subscribe = () => Promise.reject(new DOMException('', 'AbortError'));
  });
  const card = await openCard(page);
  await card.evaluate(({ dataset }) =>
    localStorage.setItem('convite:push', (dataset as { group: string }).group),
  );
  await page.reload();
  await expect(card.getByRole('status')).toHaveText(/No se pudo activar/u);
  await expect(card.getByRole('button', { name: 'Avísenme en este teléfono' })).toBeEnabled();
});

test('a phone without signal that is told stays so, and one that the server forgot is known again', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications']);
  // As a browser with a push service answers.
  await page.addInitScript(() => {
    const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
    const endpoint = 'https://fcm.googleapis.com/fcm/send/a-phone';
    const subscription = { toJSON: () => ({ endpoint, keys }) } as unknown as PushSubscription;
    PushManager.prototype.getSubscription = () => Promise.resolve(null);
    PushManager.prototype.subscribe = () => Promise.resolve(subscription);
  });
  const card = await openCard(page);
  await card.getByRole('button', { name: 'Avísenme en este teléfono' }).click();
  await expect(card.getByRole('status')).toHaveText('Listo: este teléfono recibe los avisos.');
  const known = page.waitForRequest('**/api/rsvp/push');
  await page.reload();
  expect((await known).method()).toBe('PUT');
  await expect(card.getByRole('status')).toHaveText('Listo: este teléfono recibe los avisos.');
  await page.route('**/api/rsvp/push', (route) => route.abort());
  await page.reload();
  await expect(card.getByRole('button', { name: 'No avisar más aquí' })).toBeVisible();
  await card.getByRole('button', { name: 'No avisar más aquí' }).click();
  // What could not be turned off is not said to be off.
  await expect(card.getByRole('status')).toHaveText(/No se pudo apagar/u);
  await expect(card.getByRole('button', { name: 'No avisar más aquí' })).toBeEnabled();
});

test('what the phone is sent is shown, told to the couple, and leads to the events', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications']);
  await signIn(page, guests.family);
  await signInAsCouple(page);
  const text = 'El bus sale a las 18:10';
  const notice = (await post(page, '/api/admin/notices', { text })) as AdminNoticeView;
  // The page itself shows it too, and would be counted first.
  await page.route('**/api/rsvp/notices/seen', (route) => route.abort());
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

  const cdp = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    }),
  );
  await cdp.send('ServiceWorker.enable');
  const message = { title: 'Violeta & Lautaro', body: text, tag: 'notice-1', urgent: false };
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify({ ...message, notices: [notice.id] }),
  });
  const shown = () =>
    page.evaluate(async () => {
      const { getNotifications } = ServiceWorkerRegistration.prototype;
      const all = await getNotifications.call(await navigator.serviceWorker.ready);
      return all.map(({ title, body }) => `${title}: ${body}`);
    });
  await expect.poll(shown).toEqual([`Violeta & Lautaro: ${text}`]);
  const reach = async () => {
    const answer = await page.request.get(`/api/admin/notices/${notice.id}/reach`);
    return (await answer.json()) as NoticeDelivery;
  };
  await expect.poll(reach).toMatchObject({ pushed: 1, seen: 0 });

  const [worker] = context.serviceWorkers();
  const opened = await worker!.evaluate(async () => {
    // A browser opens windows for a real tap alone.
    const { clients, registration } = self as unknown as ServiceWorker & {
      clients: { openWindow: (address: string) => Promise<null> };
      registration: ServiceWorkerRegistration;
    };
    const address = new Promise<string>((resolve) =>
      Object.defineProperty(clients, 'openWindow', {
        value: (to: string) => {
          resolve(to);
          return Promise.resolve(null);
        },
      }),
    );
    const [notification] = await registration.getNotifications();
    const click = new Event('notificationclick');
    Object.assign(click, { notification, waitUntil: () => undefined });
    dispatchEvent(click);
    return address;
  });
  expect(opened).toBe('/my-events');
  await expect.poll(shown).toEqual([]);
});

test.describe('on an iPhone', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Safari/604.1' });

  /** Safari has no notifications outside of the home screen. */
  const asSafari = () => {
    Reflect.deleteProperty(window, 'PushManager');
    Reflect.deleteProperty(window, 'Notification');
  };

  const startAddress = async (page: Page) => {
    const card = await openCard(page);
    await expect(card.getByRole('listitem')).toHaveCount(3);
    await expect(card.getByRole('button')).toHaveCount(0);
    await expectAccessible(page);
    const href = page.locator('link[rel="manifest"]');
    await expect(href).toHaveAttribute('href', '/my-events/manifest.webmanifest');
    const manifest = await page.request.get('/my-events/manifest.webmanifest');
    expect(manifest.headers()['cache-control']).toContain('no-store');
    return ((await manifest.json()) as { start_url: string }).start_url;
  };

  /** What stands on its home screen shares nothing with the browser. */
  const homeScreen = async (browser: Browser) =>
    (await browser.newContext({ serviceWorkers: 'allow' })).newPage();

  test('the home screen brings the group back in, also without signal', async ({
    page,
    browser,
    site,
  }) => {
    await page.addInitScript(asSafari);
    const start = await startAddress(page);
    expect(start).toMatch(/\/i#[A-Z0-9]+$/u);
    const app = await homeScreen(browser);
    const { pathname, hash } = new URL(start);
    const address = new URL(pathname + hash, site.url).href;
    await app.goto(address);
    await app.getByRole('button', { name: 'Ingresar' }).click();
    await expect(app).toHaveURL(/\/my-events$/u);
    await app.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await expect
      .poll(() => app.evaluate(async () => Boolean(await caches.match('/my-events'))))
      .toBe(true);
    await app.context().setOffline(true);
    await app.goto(address);
    await expect(app.getByRole('heading', { name: '¡Hola, Familia Peñaloza Ríos!' })).toBeVisible();
    // The token stays behind.
    expect(app.url()).not.toContain(hash.slice(1));
    await app.context().close();
  });
});
