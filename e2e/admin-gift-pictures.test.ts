import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { signInAsAdmin } from './admin-visit.ts';
import { inDatabase, plantAccounts } from './gift-accounts.ts';
import { expect, test } from './site.ts';
import { button, form, field, rowOf, stored, open, fill, submit } from './catalogue-visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page, site }) => {
  await signInAsAdmin(site, page.request);
  inDatabase(site, plantAccounts);
});

const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  form(page).locator('input[type="file"]').setInputFiles({ name, mimeType, buffer });

/** Turning a big picture into small ones is work. */
const patient = { timeout: 20_000 };

/** As a phone takes it: lying on its side, and telling where. */
const photoOfPhone = async () =>
  sharp(await readFile('src/content/photos/activity-rio.jpg'))
    .withExif({
      IFD0: { Make: 'Telefono de Violeta', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '35/1 50/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

test.describe('a picture', () => {
  test('of a phone is kept smaller, upright and without what the phone wrote into it', async ({
    page,
  }) => {
    const photo = await photoOfPhone();
    expect((await sharp(photo).metadata()).exif?.includes('Telefono de Violeta')).toBe(true);
    await open(page, 'Agregar regalo');
    await fill(page);
    await choose(page, 'IMG_2041.jpg', 'image/jpeg', photo);
    await expect(form(page).getByText('Foto lista. Se guarda con el regalo.')).toBeVisible(patient);
    await expect(field(page, 'Nombre')).toHaveValue('Clase de telar');
    await expect(field(page, 'URL de Imagen (opcional)')).toHaveValue(/^\/api\/uploads\/.+/);
    await expect
      .poll(() =>
        form(page)
          .locator('img')
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);
    await submit(page);
    await expect(rowOf(page, 'Clase de telar').locator('img')).toBeVisible();

    const address = (await stored(page.request)).at(-1)?.image_url ?? '';
    const kept = await (await page.request.get(address)).body();
    const before = await sharp(await readFile('src/content/photos/activity-rio.jpg')).metadata();
    const after = await sharp(kept).metadata();
    expect(after.exif).toBeUndefined();
    expect(after.orientation ?? 1).toBe(1);
    expect(after.width).toBeLessThanOrEqual(960);
    // Turned: what was wide is high.
    expect(after.width / after.height).toBeCloseTo(before.height / before.width, 1);
    expect(kept.includes('Violeta')).toBe(false);
  });

  const page1 = Buffer.from('<html><script>alert(document.cookie)</script></html>');
  const drawing = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  );
  for (const [what, name, type, bytes] of [
    ['a page that calls itself a photo', 'foto.jpg', 'image/jpeg', page1],
    ['a drawing with a script', 'dibujo.svg', 'image/svg+xml', drawing],
    ['nothing at all', 'vacia.jpg', 'image/jpeg', Buffer.alloc(0)],
    ['half a photo', 'media.png', 'image/png', Buffer.from('89504e470d0a1a0a0000000d', 'hex')],
  ] as const) {
    test(`that is ${what} is refused, and nothing typed is lost`, async ({ page }) => {
      await open(page, 'Agregar regalo');
      await fill(page);
      await choose(page, name, type, bytes);
      await expect(form(page).getByRole('alert')).toContainText('Lo que escribieron sigue aquí.');
      await expect(field(page, 'URL de Imagen (opcional)')).toHaveValue('');
      await submit(page);
      await expect(rowOf(page, 'Clase de telar')).toContainText('$42.500');
      expect((await stored(page.request)).at(-1)?.image_url).toBeNull();
    });
  }

  test('over 20 MB does not even leave the phone', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await open(page, 'Agregar regalo');
    await choose(page, 'enorme.jpg', 'image/jpeg', Buffer.alloc(20 * 1024 * 1024 + 1));
    await expect(form(page).getByRole('alert')).toContainText('Esa foto pesa más de 20 MB.');
    expect(sent.filter((url) => url.includes('gift-pictures'))).toEqual([]);
  });

  test('sent without a connection may be sent again', async ({ page, context }) => {
    await open(page, 'Agregar regalo');
    await fill(page);
    await context.setOffline(true);
    const photo = await photoOfPhone();
    await choose(page, 'IMG_2041.jpg', 'image/jpeg', photo);
    await expect(form(page).getByRole('alert')).toContainText('Sin conexión');
    await context.setOffline(false);
    await choose(page, 'IMG_2041.jpg', 'image/jpeg', photo);
    await expect(form(page).getByText('Foto lista.')).toBeVisible(patient);
    await expect(form(page).getByRole('alert')).toBeHidden();
  });

  test('on its way holds the saving back, and can be stopped', async ({ page }) => {
    await open(page, 'Agregar regalo');
    await fill(page);
    await page.route('**/gift-pictures', () => {});
    await choose(page, 'IMG_2041.jpg', 'image/jpeg', await photoOfPhone());
    await expect(form(page).getByRole('progressbar')).toBeVisible();
    await field(page, 'Nombre').press('Enter');
    await expect(form(page).getByText('Esperen a que termine de subir la foto.')).toBeVisible();
    expect(await stored(page.request)).toHaveLength(4);
    await button(page, 'Cancelar subida').click();
    await expect(form(page).getByRole('progressbar')).toBeHidden();
    await submit(page);
    await expect(rowOf(page, 'Clase de telar')).toBeVisible();
  });

  test('by its address is shown, and can be taken away', async ({ page }) => {
    await open(page, 'Agregar regalo');
    await fill(page);
    await field(page, 'URL de Imagen (opcional)').fill('/api/placeholder/400/300');
    await field(page, 'Nombre').focus();
    await expect(form(page).locator('img')).toBeVisible();
    await button(page, 'Quitar').click();
    await expect(form(page).locator('img')).toHaveCount(0);
    await expect(button(page, 'Subir una foto')).toBeFocused();
    await field(page, 'URL de Imagen (opcional)').fill('/no-existe.jpg');
    await field(page, 'Nombre').focus();
    await expect(form(page).getByText('Esa imagen no se puede mostrar')).toBeVisible();
  });
});
