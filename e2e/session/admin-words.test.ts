import { expectAccessible } from '../accessible.ts';
import { signInAsAdmin } from '../admin-visit.ts';
import { expect, test } from '../site.ts';

// A process of its own: the words are those of the whole area.
test.use({ contextOptions: { reducedMotion: 'reduce' }, siteEnv: { TZ: 'UTC' } });

test('the couple chooses the words of its area, and every screen speaks them', async ({
  page,
  site,
}) => {
  await signInAsAdmin(site, page.request);
  await page.goto('/admin/guests');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manage Guests');
  await page.goto('/admin/data');
  const words = page.getByRole('group', { name: 'Palabras del panel' });
  await words.getByLabel('Panel en español').check();
  await expectAccessible(page);
  await page
    .locator('form')
    .filter({ has: words })
    .getByRole('button', { name: 'Guardar' })
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-words', 'es');
  await page.goto('/admin/guests');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invitados');
  await page.getByRole('button', { name: 'Agregar grupo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Agregar grupo' });
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog.getByLabel('Nombre', { exact: true }).first()).toHaveAccessibleDescription(
    'Falta el nombre',
  );
  await page.goto('/admin/rsvps');
  await expect(page.getByRole('tab', { name: 'Respuestas por evento' })).toBeVisible();
});
