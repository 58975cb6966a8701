import { expectAccessible } from '../accessible.ts';
import { signInAsAdmin } from '../admin-visit.ts';
import { expect, test } from '../site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the couple sees when the days are, and chooses the moment by hand and back', async ({
  page,
  site,
}) => {
  await signInAsAdmin(site, page.request);
  await page.goto('/admin/days');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Los días');
  await expect(
    page.getByText('Los días van desde el 19 de diciembre de 2025 • 4:00 am'),
  ).toBeVisible();
  await expect(page.getByText('Ahora: después del matrimonio')).toBeVisible();
  const moment = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`, 'u') });
  await expect(moment('Según el calendario')).toBeChecked();
  await moment('Los días del matrimonio').check();
  await expect(page.getByText('así está el sitio desde ahora')).toBeVisible();
  await expect(page.getByText('Lo eligieron a mano')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(moment('Los días del matrimonio')).toBeChecked();
  await moment('Según el calendario').check();
  await expect(page.getByText('Lo eligieron a mano')).toBeHidden();
});

test('a choice that is not saved is taken back, and said', async ({ page, site }) => {
  await signInAsAdmin(site, page.request);
  await page.goto('/admin/days');
  await page.route('**/api/admin/settings', (route) => route.abort());
  // It jumps back by itself: `check` would wait for the opposite.
  await page.getByRole('radio', { name: 'Después del matrimonio', exact: true }).click();
  await expect(page.getByText('No se guardó')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Según el calendario' })).toBeChecked();
});
