import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { signInAsAdmin } from '../admin-visit.ts';
import { guests, signIn } from '../guest-visit.ts';
import { savedPages, family } from './offline-cache.ts';
import { expect, test } from '../site.ts';

test.use({ serviceWorkers: 'allow' });

/** Nine pages with all that they are made of. */
const patient = { timeout: 30_000 };

const savePass = async (page: Page) => {
  const pass = page.getByRole('region', { name: 'Guardar para el viaje' });
  await pass.scrollIntoViewIfNeeded();
  await pass.getByRole('button', { name: 'Guardar para el viaje' }).click();
  await expect(pass.getByText(/^Guardado el/u)).toBeVisible(patient);
};

/** As Safari deletes what a site stored after a week without a visit: only the cookie stays. */
const evict = (page: Page) =>
  page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    localStorage.clear();
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name!);
  });

test('the couple sees which groups hold the pages, whom to remind, and whose phone has lost them', async ({
  page,
  site,
  browser,
}) => {
  test.slow();
  await signIn(page, guests.family);
  await page.goto('/my-events');
  await savePass(page);

  const couple = await (await browser.newContext({ baseURL: site.url })).newPage();
  await signInAsAdmin(site, couple.request);
  await couple.goto('/admin/days');
  const panel = couple.getByRole('region', { name: 'Listos para el viaje' });
  await expect(panel.getByText(/^1 de \d+ grupos está listo$/u)).toBeVisible();
  await panel.getByText('Listo para el viaje').click();
  await expect(
    panel.getByRole('listitem').filter({ hasText: guests.family.groupName }),
  ).toContainText('en 1 teléfono · visto el');
  await panel.getByText('Falta guardar').click();
  await expect(panel.getByText(guests.aunt.groupName)).toBeVisible();
  await expectAccessible(couple);

  await couple.goto('/admin/guests');
  await couple.getByLabel('Para el viaje').selectOption('Listo para el viaje');
  await expect(couple.getByRole('row').filter({ hasText: 'RAMA' })).toHaveCount(1);
  await expect(couple.getByText('1 grupo', { exact: true })).toBeVisible();

  await couple.goto('/admin/days');
  await panel.getByRole('link', { name: 'Escribir a los que faltan' }).click();
  await expect(couple.getByRole('button', { name: /^Falta guardar/u })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(couple.getByLabel('Plantilla del mensaje')).toHaveValue(/«Guardar para el viaje»/u);
  const choose = (group: string) => couple.getByRole('checkbox', { name: `Seleccionar ${group}` });
  await expect(choose(guests.aunt.groupName)).toBeChecked();
  await expect(choose(guests.family.groupName)).toHaveCount(0);
  await expect(couple).toHaveURL('/admin/whatsapp');

  // Evicted, it says so at its next visit; and the pages come back by themselves.
  await couple.goto('/admin/days');
  await evict(page);
  await page.goto('/my-events');
  await expect(panel.getByText(/^0 de \d+ grupos están listos$/u)).toBeVisible(patient);
  await expect.poll(() => savedPages(page), patient).toEqual(family);
  await page.goto('/my-events');
  await savePass(page);
  await expect(panel.getByText(/^1 de \d+ grupos está listo$/u)).toBeVisible(patient);
});

test('who deletes the pages from the phone is no longer ready, and a phone that saved nothing says nothing', async ({
  page,
  site,
  browser,
}) => {
  test.slow();
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/rsvp/trip-pass')) reports.push(request.postData() ?? '');
  });
  await signIn(page, guests.family);
  await page.goto('/my-events');
  await expect.poll(() => savedPages(page), patient).toEqual(family);
  await page.goto('/my-events', { waitUntil: 'networkidle' });
  expect(reports).toEqual([]);
  await savePass(page);
  await expect.poll(() => reports.length).toBe(1);
  await page.getByRole('button', { name: 'Borrar de este teléfono' }).click();
  await expect.poll(() => reports.length).toBe(2);
  expect(JSON.parse(reports[1]!)).toEqual({ complete: false, saved_at: null, bytes: 0 });

  const couple = await (await browser.newContext({ baseURL: site.url })).newPage();
  await signInAsAdmin(site, couple.request);
  await couple.goto('/admin/days');
  await expect(couple.getByText(/^0 de \d+ grupos están listos$/u)).toBeVisible();
});
