import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { noisyPhoto } from '#tests/support/pictures.ts';
import { expectAccessible } from '../accessible.ts';
import { signInAsAdmin } from '../admin-visit.ts';
import { expect, test } from '../site.ts';

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
  const picker = page.getByRole('dialog', { name: 'Elegir una foto' });
  const built = await picker.getByRole('button', { name: /^Elegir foto:/u }).count();
  await picker
    .locator('input[type=file]')
    .setInputFiles([await picture('uno.jpg', '#a33'), await picture('dos.jpg', '#3a3')]);
  const photos = picker.getByRole('button', { name: /^Elegir foto:/u });
  await expect(photos).toHaveCount(built + 2, { timeout: 20_000 });
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

test('what is no picture is told, and is not in the way of the next one', async ({ page }) => {
  const hero = page.getByRole('group', { name: 'Foto de la primera pantalla' });
  await hero.getByRole('button', { name: /^Elegir foto/u }).click();
  const picker = page.getByRole('dialog', { name: 'Elegir una foto' });
  await picker.locator('input[type=file]').setInputFiles({
    name: 'boda.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<svg onload="alert(1)"/>'),
  });
  await expect(picker.getByRole('alert')).toContainText('boda.jpg');
  await picker.getByRole('button', { name: 'Quitar boda.jpg' }).click();
  await expect(picker.getByRole('alert')).toHaveCount(0);
});

test('a photo goes on where the signal was lost, also in a browser that was closed', async ({
  page,
  context,
}, testInfo) => {
  const bytes = await noisyPhoto(2200, 1600);
  // A file: the browser knows it again by when it was changed, too.
  const photo = testInfo.outputPath('cuatro.jpg');
  await writeFile(photo, bytes);
  const parts = Math.ceil(bytes.length / (512 * 1024));
  expect(parts).toBeGreaterThanOrEqual(4);
  const offsets: number[] = [];
  page.on('response', (answer) => {
    if (answer.request().method() === 'PATCH' && answer.status() === 204) {
      offsets.push(Number(answer.headers()['upload-offset']));
    }
  });
  const openPicker = async (of: Page) => {
    const hero = of.getByRole('group', { name: 'Foto de la primera pantalla' });
    await hero.getByRole('button', { name: /^Elegir foto/u }).click();
    const picker = of.getByRole('dialog', { name: 'Elegir una foto' });
    const photos = picker.getByRole('button', { name: /^Elegir foto:/u });
    await expect(photos.first()).toBeVisible();
    return { picker, photos };
  };
  const { picker, photos } = await openPicker(page);
  const before = await photos.count();

  // After its second part there is no signal.
  await page.route('**/pictures/uploads/*', async (route) => {
    if (route.request().method() === 'PATCH' && offsets.length === 2) {
      await context.setOffline(true);
      return route.abort();
    }
    return route.continue();
  });
  await picker.locator('input[type=file]').setInputFiles(photo);
  await expect(picker.getByRole('alert')).toContainText('Sin conexión');
  expect(offsets).toHaveLength(2);

  // The browser is closed over it, and the same photo chosen again.
  await page.unrouteAll();
  await context.setOffline(false);
  await page.close({ runBeforeUnload: false });
  const reopened = await context.newPage();
  const later: string[] = [];
  reopened.on('request', (request) => later.push(request.method()));
  await reopened.goto('/admin/site');
  const again = await openPicker(reopened);
  await again.picker.locator('input[type=file]').setInputFiles(photo);
  await expect(again.photos).toHaveCount(before + 1, { timeout: 20_000 });
  expect(later.filter((method) => method === 'PATCH').length).toBeLessThanOrEqual(parts - 2);
});

test('a photo that lost the signal goes on by itself when it is back', async ({
  page,
  context,
}) => {
  const hero = page.getByRole('group', { name: 'Foto de la primera pantalla' });
  await hero.getByRole('button', { name: /^Elegir foto/u }).click();
  const picker = page.getByRole('dialog', { name: 'Elegir una foto' });
  const photos = picker.getByRole('button', { name: /^Elegir foto:/u });
  await expect(photos.first()).toBeVisible();
  const before = await photos.count();
  await context.setOffline(true);
  await picker.locator('input[type=file]').setInputFiles(await picture('cinco.jpg', '#aa3'));
  await expect(picker.getByRole('alert')).toContainText('cinco.jpg: Sin conexión');
  await context.setOffline(false);
  await expect(photos).toHaveCount(before + 1, { timeout: 20_000 });
  await expect(picker.getByRole('alert')).toHaveCount(0);
});
