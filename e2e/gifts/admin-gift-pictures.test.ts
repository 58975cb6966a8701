import { readFile, truncate, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { signInAsAdmin } from '../admin-visit.ts';
import { inDatabase, plantAccounts } from './gift-accounts.ts';
import { plainPhoto } from '#tests/support/pictures.ts';
import { expectAccessible } from '../accessible.ts';
import { expect, test } from '../site.ts';
import { button, form, field, rowOf, stored, open, fill, submit } from './catalogue-visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page, site }) => {
  await signInAsAdmin(site, page.request);
  inDatabase(site, plantAccounts);
});

const picker = (page: Page) => page.getByRole('dialog', { name: 'Elegir una foto' });

const photos = (page: Page) => picker(page).getByRole('button', { name: /^Elegir foto:/u });

type File = { name: string; mimeType: string; buffer: Buffer };

/** Opens the pictures of the couple, and adds some from the phone: by their content, or where they are. */
const upload = async (page: Page, ...files: File[] | string[]) => {
  await button(page, 'Elegir foto').click();
  await picker(page).locator('input[type="file"]').setInputFiles(files);
};

const jpeg = (name: string, buffer: Buffer): File => ({ name, mimeType: 'image/jpeg', buffer });

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

test('a picture of a phone is kept smaller, upright and without what the phone wrote into it', async ({
  page,
}) => {
  const photo = await photoOfPhone();
  expect((await sharp(photo).metadata()).exif?.includes('Telefono de Violeta')).toBe(true);
  await open(page, 'Agregar regalo');
  await fill(page);
  await upload(page, jpeg('IMG_2041.jpg', photo));
  await expect(photos(page)).toHaveCount(1, patient);
  await expectAccessible(page);
  await photos(page).first().click();
  await expect(picker(page)).toBeHidden();
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
  const saved = await (await page.request.get(address)).body();
  const before = await sharp(await readFile('src/content/photos/activity-rio.jpg')).metadata();
  const after = await sharp(saved).metadata();
  expect(after.exif).toBeUndefined();
  expect(after.orientation ?? 1).toBe(1);
  expect(after.width).toBeLessThanOrEqual(640);
  // Turned: what was wide is high.
  expect(after.width / after.height).toBeCloseTo(before.height / before.width, 1);
  expect(saved.includes('Violeta')).toBe(false);
});

test('several pictures arrive at once, and each gift after the first finds them there', async ({
  page,
}) => {
  await open(page, 'Agregar regalo');
  await fill(page);
  await upload(
    page,
    jpeg('telar.jpg', await plainPhoto(300, 200, '#a33')),
    jpeg('rio.jpg', await plainPhoto(300, 200, '#3a3')),
  );
  await expect(photos(page)).toHaveCount(2, patient);
  await photos(page).last().click();
  await submit(page);
  await expect(rowOf(page, 'Clase de telar').locator('img')).toBeVisible();

  await button(page, 'Agregar regalo').click();
  await fill(page, 'Tarde en el río');
  await button(page, 'Elegir foto').click();
  await expect(photos(page)).toHaveCount(2);
  await photos(page).first().click();
  await submit(page);
  await expect(rowOf(page, 'Tarde en el río').locator('img')).toBeVisible();
  const addresses = (await stored(page.request)).slice(-2).map(({ image_url }) => image_url);
  expect(new Set(addresses).size).toBe(2);
});

const page1 = Buffer.from('<html><script>alert(document.cookie)</script></html>');
const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
);
for (const [what, name, mimeType, buffer] of [
  ['a page that calls itself a photo', 'foto.jpg', 'image/jpeg', page1],
  ['a drawing with a script', 'dibujo.svg', 'image/svg+xml', drawing],
  ['nothing at all', 'vacia.jpg', 'image/jpeg', Buffer.alloc(0)],
  ['half a photo', 'media.png', 'image/png', Buffer.from('89504e470d0a1a0a0000000d', 'hex')],
] as const) {
  test(`a picture that is ${what} is refused, and nothing typed is lost`, async ({ page }) => {
    await open(page, 'Agregar regalo');
    await fill(page);
    await upload(page, { name, mimeType, buffer });
    await expect(picker(page).getByRole('alert')).toContainText(name);
    await page.keyboard.press('Escape');
    await expect(picker(page)).toBeHidden();
    await expect(field(page, 'URL de Imagen (opcional)')).toHaveValue('');
    await submit(page);
    await expect(rowOf(page, 'Clase de telar')).toContainText('$42.500');
    expect((await stored(page.request)).at(-1)?.image_url).toBeNull();
  });
}

test('a picture over 20 MB does not even leave the phone', async ({ page }, testInfo) => {
  // On disk: as text to the browser, so many bytes take longer than all else here.
  const path = testInfo.outputPath('enorme.jpg');
  await writeFile(path, '');
  await truncate(path, 20 * 1024 * 1024 + 1);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await open(page, 'Agregar regalo');
  await upload(page, path);
  await expect(picker(page).getByRole('alert')).toContainText('Pesa más de 20 MB.');
  expect(sent.filter((url) => url.includes('/uploads'))).toEqual([]);
});

test('a picture on its way can be stopped, and nothing has to wait for it', async ({ page }) => {
  await open(page, 'Agregar regalo');
  await fill(page);
  await page.route('**/site/pictures/uploads', () => {});
  await upload(page, jpeg('IMG_2041.jpg', await photoOfPhone()));
  await expect(picker(page).getByRole('progressbar')).toBeVisible();
  await button(page, 'Cancelar IMG_2041.jpg').click();
  await expect(picker(page).getByRole('progressbar')).toBeHidden();
  await page.keyboard.press('Escape');
  await submit(page);
  await expect(rowOf(page, 'Clase de telar')).toBeVisible();
});

test('a picture by its address is shown, and can be taken away', async ({ page }) => {
  await open(page, 'Agregar regalo');
  await fill(page);
  await field(page, 'URL de Imagen (opcional)').fill('/api/placeholder/400/300');
  await field(page, 'Nombre').focus();
  await expect(form(page).locator('img')).toBeVisible();
  await button(page, 'Quitar').click();
  await expect(form(page).locator('img')).toHaveCount(0);
  await expect(button(page, 'Elegir foto')).toBeFocused();
  await field(page, 'URL de Imagen (opcional)').fill('/no-existe.jpg');
  await field(page, 'Nombre').focus();
  await expect(form(page).getByText('Esa imagen no se puede mostrar')).toBeVisible();
});
