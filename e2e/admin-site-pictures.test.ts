import sharp from 'sharp';
import { expectAccessible } from './accessible.ts';
import { signInAsAdmin } from './admin-visit.ts';
import { expect, test } from './site.ts';

// A process of its own: what it has published stays in its memory.
test.use({ contextOptions: { reducedMotion: 'reduce' }, siteEnv: { TZ: 'UTC' } });

/** A plain picture of one colour, as a phone would send it. */
const picture = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

test.beforeEach(async ({ page, site }) => {
  await signInAsAdmin(site, page.request);
  await page.goto('/admin/site');
});

test('pictures come from the phone, several at once; one fills the first screen around the point that was tapped', async ({
  page,
}) => {
  const hero = page.getByRole('group', { name: 'Foto de la primera pantalla' });
  await expect(hero.getByText('Punto que siempre se ve')).toHaveCount(0);
  await hero.getByRole('button', { name: /^Elegir foto/u }).click();
  const chooser = page.getByRole('dialog', { name: 'Elegir una foto' });
  const built = await chooser.getByRole('button', { name: /^Elegir foto:/u }).count();
  await chooser
    .locator('input[type=file]')
    .setInputFiles([await picture('uno.jpg', '#a33'), await picture('dos.jpg', '#3a3')]);
  const photos = chooser.getByRole('button', { name: /^Elegir foto:/u });
  await expect(photos).toHaveCount(built + 2);
  await expectAccessible(page);
  await photos.first().click();

  await hero.getByLabel('Qué se ve en la foto').fill('Los dos en un prado verde');
  const photo = hero.getByRole('button', { name: /^Toquen en la foto/u });
  const { width, height } = (await photo.boundingBox())!;
  await photo.click({ position: { x: width * 0.25, y: height * 0.75 } });
  await expect(hero.getByLabel('Desde la izquierda, en %')).toHaveValue('25');
  await expect(hero.getByLabel('Desde arriba, en %')).toHaveValue('75');
  await hero.getByRole('button', { name: 'Que el sitio lo elija' }).click();
  await expect(hero.getByLabel('Desde la izquierda, en %')).toHaveValue('');

  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await expect(page.getByText('Sitio publicado')).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('img', { name: 'Los dos en un prado verde' })).toBeVisible();
});

test('what is no picture, and what a bad signal broke, are told; nothing is in the way of the next try', async ({
  page,
}) => {
  const hero = page.getByRole('group', { name: 'Foto de la primera pantalla' });
  await hero.getByRole('button', { name: /^Elegir foto/u }).click();
  const chooser = page.getByRole('dialog', { name: 'Elegir una foto' });
  const photos = chooser.getByRole('button', { name: /^Elegir foto:/u });
  await expect(photos.first()).toBeVisible();
  const built = await photos.count();
  const input = chooser.locator('input[type=file]');
  await input.setInputFiles({
    name: 'boda.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<svg onload="alert(1)"/>'),
  });
  await expect(chooser.getByRole('alert')).toContainText('boda.jpg');
  await chooser.getByRole('button', { name: 'Quitar boda.jpg' }).click();
  await expect(chooser.getByRole('alert')).toHaveCount(0);

  await page.route('**/api/admin/site/pictures', (route) => route.abort());
  await input.setInputFiles(await picture('tres.jpg', '#33a'));
  await expect(chooser.getByRole('alert')).toContainText('tres.jpg');
  await page.unroute('**/api/admin/site/pictures');
  await chooser.getByRole('button', { name: 'Reintentar tres.jpg' }).click();
  await expect(photos).toHaveCount(built + 1);
  await expect(chooser.getByRole('alert')).toHaveCount(0);
});
