import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { admin } from '../fixtures/template.ts';
import { expect, test } from '../site.ts';
import { from, send } from '../elsewhere.ts';

// Public pages are rendered when the phase changes: putting the database back does not.
test.use({ siteEnv: { TZ: 'UTC' } });

const confirm = 'Confirmar Asistencia';

const choosePhase = (origin: string, phase: string) =>
  from(origin, async (there) => {
    await send(there, 'POST', '/api/admin/login', admin);
    await send(there, 'PUT', '/api/admin/settings', { phase });
  });

/** What leads to confirming, by where it stands. */
const calls = async (page: Page) => {
  const within = (role: 'banner' | 'main' | 'contentinfo') =>
    page.getByRole(role).getByRole('link', { name: confirm, includeHidden: true }).count();
  return [await within('banner'), await within('main'), await within('contentinfo')];
};

test('home asks before, leads to what happens during the days, and thanks after', async ({
  page,
  site,
}) => {
  await page.goto('/');
  expect(await calls(page)).toEqual([1, 2, 1]);

  await choosePhase(site.url, 'days');
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Qué pasa ahora' })).toHaveAttribute(
    'href',
    '/my-events',
  );
  expect(await calls(page)).toEqual([1, 2, 1]);
  await expectAccessible(page);

  await choosePhase(site.url, 'after');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: '¡Gracias por acompañarnos!' })).toBeVisible();
  await expect(page.getByText(/^Nos casamos hace \d+ (?:meses|años?)$/u)).toBeVisible();
  expect(await calls(page)).toEqual([0, 0, 0]);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ver las fotos' }).click();
  await expect(page.getByRole('heading', { name: 'Fotos', exact: true })).toBeVisible();
  for (const path of ['/accommodations', '/rsvp', '/gifts']) {
    await page.goto(path);
    expect((await calls(page)).at(0), path).toBe(0);
    expect((await calls(page)).at(2), path).toBe(0);
  }

  await choosePhase(site.url, 'auto');
  await page.goto('/');
  expect(await calls(page)).toEqual([1, 2, 1]);
});

test('during the days home asks only while an event takes responses', async ({ page, site }) => {
  await from(site.url, async (there) => {
    await send(there, 'POST', '/api/admin/login', admin);
    const closed = { phase: 'days', rsvp_deadline: '2025-11-01T12:00' };
    await send(there, 'PUT', '/api/admin/settings', closed);
  });
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Qué pasa ahora' })).toBeVisible();
  expect(await calls(page)).toEqual([0, 0, 0]);
});

test('the couple looks at a phase in advance, while guests see none of it', async ({
  page,
  site,
  context,
}) => {
  await page.request.post('/api/admin/login', { data: admin, headers: { Origin: site.url } });
  await page.goto('/admin/days');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Ver la portada: después del matrimonio' }).click();
  const preview = await opened;
  await expect(preview.getByRole('heading', { name: '¡Gracias por acompañarnos!' })).toBeVisible();
  await page.goto('/');
  expect(await calls(page)).toEqual([1, 2, 1]);
});
