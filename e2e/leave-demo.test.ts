import { signInAsAdmin } from './admin-visit.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './site.ts';

// A process of its own: nothing is left of its wedding.
test.use({ contextOptions: { reducedMotion: 'reduce' }, siteEnv: { TZ: 'UTC' } });

test('from the demo to a wedding of one’s own, with the word that lets the demo go', async ({
  page,
  site,
}) => {
  await signInAsAdmin(site, page.request);
  await page.goto('/admin/site');
  await page.getByRole('button', { name: 'Empezar con nuestra boda' }).click();
  const dialog = page.getByRole('dialog');
  const submit = dialog.getByRole('button', { name: 'Borrar la demostración y empezar' });
  await submit.click();
  await expect(dialog.getByText('Escriban BORRAR', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await dialog.getByLabel('Un nombre').fill('Ana');
  await dialog.getByLabel('El otro nombre').fill('Luis');
  await dialog.getByLabel('Día de la ceremonia').fill('2099-03-07');
  await dialog.getByLabel('Hora').fill('17:30');
  await dialog.getByLabel('Lugar').fill('Casona El Molino');
  await dialog.getByLabel('Usuario').fill('anayluis');
  await dialog.getByLabel('Contraseña').fill('una-clave-larga');
  await dialog.getByLabel('Escriban BORRAR para confirmar').fill('BORRAR');
  await submit.click();

  await expect(page).toHaveURL(/\/admin$/u);
  await expect(page.getByRole('heading', { name: 'Primeros pasos' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByText('Estamos preparando la invitación')).toBeVisible();
  await page.goto('/admin/site');
  await expect(page.getByLabel('Nombres: Primero')).toHaveValue('Ana');
  await expect(page.getByText('Este sitio es una demostración')).toHaveCount(0);
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await expect(page.getByText('Sitio publicado')).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana');
});
