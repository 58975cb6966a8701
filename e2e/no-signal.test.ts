import type { Page } from '@playwright/test';
import { guests, signIn } from './guest-visit.ts';
import { expect, test } from './site.ts';
import { expectSound } from './sound.ts';

test.use({ serviceWorkers: 'allow' });

/** The worker is in charge and the group's pages are kept. */
const keptPages = (page: Page) =>
  page.evaluate(async () => {
    const guest = await caches.open('convite-guest');
    return (await guest.keys()).map(({ url }) => new URL(url).pathname).sort();
  });

const family = [
  '/events/45',
  '/events/46',
  '/events/47',
  '/events/48',
  '/events/49',
  '/events/50',
  '/my-events',
  '/my-events/attendance',
  '/rsvp',
];

/** Nine pages with all that they are made of. */
const patient = { timeout: 30_000 };

test('who opened the site once has it in the pocket', async ({ page, context }) => {
  test.slow();
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await signIn(page, guests.family);
  await page.goto('/my-events');
  await expect.poll(() => keptPages(page), patient).toEqual(family);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('convite:kept'))).not.toBeNull();

  // Pages that were just kept are not asked for at every visit.
  const keptAt = () =>
    page.evaluate(async () => {
      const kept = await (await caches.open('convite-guest')).match('/events/45');
      return kept?.headers.get('x-convite-seen-at');
    });
  const before = await keptAt();
  await page.goto('/my-events', { waitUntil: 'networkidle' });
  expect(await keptAt()).toBe(before);

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
  await expectSound(page);

  await page.goto('/gifts/result?status=success');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sin conexión');
  await expect(page.getByRole('link', { name: 'Tus eventos' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Glamping/ })).toBeVisible();
  await expectSound(page);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Tus eventos' }).click();
  await expect(page.getByText(/^Sin conexión: datos/)).toHaveCount(0);
});

test('who saves it for the road is told what, when and how much', async ({ page, context }) => {
  await signIn(page, guests.family);
  await page.goto('/my-events');
  const pass = page.getByRole('heading', { name: 'Guardar para el viaje' });
  await page.getByRole('button', { name: 'Guardar para el viaje' }).click();
  const state = page.getByText(/^Guardado el .* en este teléfono\./);
  await expect(state).toBeVisible({ timeout: 20_000 });
  await expectSound(page);
  await context.setOffline(true);
  await page.goto('/events/45');
  await page.getByRole('img').last().scrollIntoViewIfNeeded();
  const broken = () =>
    page.evaluate(() =>
      [...document.images]
        .filter((image) => image.complete && image.currentSrc && image.naturalWidth === 0)
        .map(({ currentSrc }) => currentSrc),
    );
  await expect.poll(broken).toEqual([]);
  await page.goto('/my-events');
  await pass.scrollIntoViewIfNeeded();
  await expect(state).toBeVisible();
  await page.getByRole('button', { name: 'Borrar de este teléfono' }).click();
  await expect.poll(() => keptPages(page)).toEqual([]);

  // The wish lasts: what is visited is not kept again, until it is asked for.
  await context.setOffline(false);
  await page.goto('/my-events');
  await page.goto('/events/45');
  await context.setOffline(true);
  await page.goto('/my-events');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sin conexión');
  await context.setOffline(false);
  await page.goto('/my-events');
  await page.getByRole('button', { name: 'Guardar para el viaje' }).click();
  await expect(state).toBeVisible({ timeout: 20_000 });
  expect(await keptPages(page)).toEqual(family);
});

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
};

/** Everything on the phone that could tell of a group. */
const leftBehind = (page: Page) =>
  page.evaluate(async () => {
    const places = await caches.keys();
    const kept = await Promise.all(places.map(async (name) => (await caches.open(name)).keys()));
    return {
      pages: kept
        .flat()
        .map(({ url }) => new URL(url).pathname)
        .filter((path) => /^\/(my-events|events|rsvp|gifts|api)/.test(path)),
      databases: (await indexedDB.databases()).map(({ name }) => name),
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
      cookies: document.cookie,
    };
  });

const nothing = { pages: [], databases: [], local: [], session: [], cookies: '' };

test('after signing out nothing personal is left on the phone', async ({ page }) => {
  await signIn(page, guests.family);
  await page.goto('/my-events');
  await expect.poll(() => keptPages(page), patient).toEqual(family);
  await signOut(page);
  await expect(page).toHaveURL('/');
  expect(await leftBehind(page)).toEqual(nothing);
});

for (const path of ['/', '/my-events']) {
  test(`signing out without signal at ${path} leaves nothing, and the site hears of it`, async ({
    page,
    context,
    request,
  }) => {
    await signIn(page, guests.family);
    await page.goto('/my-events');
    await expect.poll(() => keptPages(page), patient).toEqual(family);
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
    await expect(async () => expect(await leftBehind(page)).toEqual(nothing)).toPass();
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
  const kept = await page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => /^\/(admin|api)/.test(path))).toEqual([]);
});
