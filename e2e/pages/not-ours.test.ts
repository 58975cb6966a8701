import type { Page } from '@playwright/test';
import { inWords, storedResponses } from '../responses/answers.ts';
import { awake, guests, signIn } from '../guest-visit.ts';
import { savedPages, leftBehind, empty } from '../offline/offline-cache.ts';
import { expect, test } from '../site-behind-front.ts';
import { wizard } from '../responses/wizard.ts';

test.use({ serviceWorkers: 'allow' });

const portal = '<!doctype html><title>Wifi</title><h1>Acepta las condiciones</h1>';

const open = async (page: Page) => {
  await signIn(page, guests.aunt);
  await page.goto('/my-events');
  await expect
    .poll(() => savedPages(page), { timeout: 30_000 })
    .toEqual(expect.arrayContaining(['/my-events', '/my-events/attendance']));
};

test('a sign-out that a portal answers is sent to the site later, and nothing of the group is shown until then', async ({
  page,
  front,
}) => {
  await open(page);
  front.become((_asked, answer) => {
    answer.writeHead(200, { 'Content-Type': 'text/html' }).end(portal);
    return true;
  });
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect(page).toHaveURL('/');
  front.become(() => false);
  await page.goto('/my-events');
  await expect(page).toHaveURL('/rsvp');
  expect((await page.request.get('/api/rsvp/guest')).status()).toBe(401);
  await expect
    .poll(() => leftBehind(page))
    .toMatchObject({ ...empty, session: expect.any(Array) as string[] });
});

test('an answer that a portal takes waits on the phone, and arrives', async ({ page, front }) => {
  await open(page);
  await page.goto('/events/49/rsvp');
  await awake(page);
  front.become(({ url }, answer) => {
    if (!url?.startsWith('/api/')) return false;
    answer.writeHead(200, { 'Content-Type': 'text/html' }).end(portal);
    return true;
  });
  await wizard(page).yes('Marta Quilodrán').check();
  await page.getByRole('button', { name: 'Save Response' }).click();
  await expect(page.getByText(/^Guardado en este teléfono/)).toBeVisible();
  front.become(() => false);
  await page.reload();
  await expect.poll(async () => inWords(await storedResponses(page, 49))).toEqual(['sí']);
});

test('what a portal answers in place of pages and scripts is not kept', async ({ page, front }) => {
  await open(page);
  front.become((_asked, answer) => {
    answer.writeHead(200, { 'Content-Type': 'text/html' }).end(portal);
    return true;
  });
  await page.goto('/my-events');
  await expect(page.getByText(/^Sin conexión: datos del/)).toBeVisible();
  await expect(page.getByText('Acepta las condiciones')).toHaveCount(0);
  // Nothing of it is on the phone: it may let the guest in.
  await page.goto('/gifts');
  await expect(page.getByText('Acepta las condiciones')).toBeVisible();

  let isPortal = true;
  front.become(({ url }, answer) => {
    if (!isPortal || !url?.startsWith('/_astro/')) return false;
    answer.writeHead(200, { 'Content-Type': 'text/html' }).end(portal);
    return true;
  });
  await page.goto('/gifts');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  isPortal = false;
  await page.goto('/gifts');
  await awake(page);
  await page.getByRole('button', { name: 'Agregar' }).first().click();
  await expect(page.getByText(/: agregado\. 1 /)).toBeAttached();
});

const storages: Record<string, () => void> = {
  rejected: () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
    CacheStorage.prototype.open = () => Promise.reject(new DOMException('denied', 'SecurityError'));
    CacheStorage.prototype.has = CacheStorage.prototype.delete = () =>
      Promise.reject(new DOMException('denied', 'SecurityError'));
    IDBFactory.prototype.open = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
};

for (const [how, breakStorage] of Object.entries(storages)) {
  test(`with a storage that is ${how} a group signs in, answers and signs out`, async ({
    page,
  }) => {
    await page.addInitScript(breakStorage);
    await page.goto('/rsvp');
    await awake(page);
    await page.getByLabel('Nombre del grupo').fill(guests.aunt.groupName);
    await page.getByLabel('Código de acceso').fill(guests.aunt.accessCode);
    await page.getByRole('button', { name: 'Ingresar' }).click();
    await expect(page).toHaveURL('/my-events');
    await expect(page.getByText('Bienvenido/a, Tía Marta')).toBeVisible();
    await page.goto('/rsvp');
    await wizard(page).toEvents.click();
    await wizard(page).yes('Marta Quilodrán').check();
    await wizard(page).review.click();
    await wizard(page).send.click();
    await expect(page).toHaveURL('/my-events');
    await expect(page.getByText('Confirmación de asistencia completa')).toBeVisible();
    expect(inWords(await storedResponses(page, 49))).toEqual(['sí']);
    await page.goto('/gifts');
    await page.goto('/offline');
    await page.goto('/my-events');
    await page.getByRole('button', { name: 'Menú' }).click();
    await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
    await expect(page).toHaveURL('/');
  });
}

test('a kept page from before an answer shows that answer, and what is said there follows it', async ({
  page,
  front,
}) => {
  await open(page);
  await page.goto('/events/49/rsvp');
  await awake(page);
  await expect.poll(() => savedPages(page), { timeout: 30_000 }).toContain('/events/49/rsvp');
  const marta = 'Marta Quilodrán';
  // The answers come through, and no page: nothing that the worker keeps can be renewed.
  front.become(({ url }, answer) => {
    if (url?.startsWith('/api/')) return false;
    answer.writeHead(200, { 'Content-Type': 'text/html' }).end(portal);
    return true;
  });
  await wizard(page).yes(marta).check();
  await wizard(page).diet(marta).selectOption('Vegetariano');
  await page.getByRole('button', { name: 'Save Response' }).click();
  await expect(page.getByText('RSVP Updated')).toBeVisible();

  await page.reload();
  await expect(page.getByText(/^Sin conexión: datos del/)).toBeVisible();
  await expect(wizard(page).yes(marta)).toBeChecked();
  await expect(wizard(page).diet(marta).locator('option:checked')).toHaveText('Vegetariano');
  await page.context().setOffline(true);
  await wizard(page).no(marta).check();
  await page.getByRole('button', { name: 'Save Response' }).click();
  await wizard(page).confirmNo.click();
  await expect(page.getByText(/^Guardado en este teléfono/)).toBeVisible();
  front.become(() => false);
  await page.context().setOffline(false);
  await page.goto('/my-events');
  await expect.poll(async () => inWords(await storedResponses(page, 49))).toEqual(['no']);
  await expect(page.getByText(/^Alguien respondió antes/)).toHaveCount(0);
  expect(await storedResponses(page, 49)).toMatchObject([{ dietaryRestriction: 'Vegetarian' }]);
});
