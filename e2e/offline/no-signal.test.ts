import type { Page } from '@playwright/test';
import { guests, signIn } from '../guest-visit.ts';
import { family, savedPages, leftBehind, empty } from './offline-cache.ts';
import { expect, test } from '../site.ts';
import { expectAccessible } from '../accessible.ts';

test.use({ serviceWorkers: 'allow' });

/** Nine pages with all that they are made of. */
const patient = { timeout: 30_000 };

test('who opened the site once has it without signal', async ({ page, context }) => {
  test.slow();
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await signIn(page, guests.family);
  await page.goto('/my-events');
  await expect.poll(() => savedPages(page), patient).toEqual(family);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('convite:kept'))).not.toBeNull();

  // Pages that were just kept are not asked for at every visit.
  const savedAt = () =>
    page.evaluate(async () => {
      const saved = await (await caches.open('convite-guest')).match('/events/45');
      return saved?.headers.get('x-convite-seen-at');
    });
  const before = await savedAt();
  await page.goto('/my-events', { waitUntil: 'networkidle' });
  expect(await savedAt()).toBe(before);

  await context.setOffline(true);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Violeta & Lautaro');
  for (const path of ['/accommodations', '/privacy']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  for (const path of ['/my-events', '/events/45', '/my-events/attendance', '/rsvp']) {
    await page.goto(path);
    await expect(page.getByText(/^Sin conexión: datos del \d+ de \S+, \d\d:\d\d$/)).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Continuar a los eventos' })).toBeVisible();
  await page.goto('/events/45');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Glamping');
  await expectAccessible(page);

  await page.goto('/gifts/result?status=success');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sin conexión');
  await expect(page.getByRole('link', { name: 'Tus eventos' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Glamping/ })).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Tus eventos' }).click();
  await expect(page.getByText(/^Sin conexión: datos/)).toHaveCount(0);
});

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
};

test('after signing out nothing personal is left on the phone', async ({ page }) => {
  await signIn(page, guests.family);
  await page.goto('/my-events');
  await expect.poll(() => savedPages(page), patient).toEqual(family);
  await signOut(page);
  await expect(page).toHaveURL('/');
  expect(await leftBehind(page)).toEqual(empty);
});

for (const path of ['/', '/my-events']) {
  test(`signing out without signal at ${path} leaves nothing, and the site hears of it`, async ({
    page,
    context,
    request,
  }) => {
    await signIn(page, guests.family);
    await page.goto('/my-events');
    await expect.poll(() => savedPages(page), patient).toEqual(family);
    const cookie = (await context.cookies())
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
    const asTheGroup = () => request.get('/api/rsvp/guest', { headers: { cookie } });
    expect((await asTheGroup()).status()).toBe(200);

    await context.setOffline(true);
    await page.goto(path);
    await signOut(page);
    await expect(page).toHaveURL('/');
    // The page may just be opening.
    await expect(async () => expect(await leftBehind(page)).toEqual(empty)).toPass();
    await page.goto('/my-events');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sin conexión');

    // Nothing of the group is shown before the site knows.
    await context.setOffline(false);
    await expect(async () => {
      await page.goto('/my-events');
      await expect(page).toHaveURL('/rsvp', { timeout: 1000 });
    }).toPass({ timeout: 20_000 });
    expect((await asTheGroup()).status()).toBe(401);
  });
}

test('nothing of the couple’s area is kept', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto('/admin');
  await expect(page.getByLabel('Usuario')).toBeVisible();
  const saved = await page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(saved.filter((path) => /^\/(admin|api)/.test(path))).toEqual([]);
});
