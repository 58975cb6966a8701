import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { signInAsCouple, guests, signIn } from '../guest-visit.ts';
import { expect, test } from '../site.ts';
import { makePhotoLink, photoFile, plantPhotos } from './photos-visit.ts';

test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } });

const choose = (page: Page, files: Awaited<ReturnType<typeof photoFile>>[]) =>
  page.getByLabel('Elegir fotos').setInputFiles(files);

const openPhotos = async (page: Page) => {
  await page.goto('/photos');
  await expect(page.getByText('Elegir fotos')).toBeVisible();
};

/** The worker has kept the page with all that it may load later, the client of the protocol included. */
const keptWhole = async (page: Page) => {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const kept = await (await caches.open('convite-assets')).keys();
        return ['open-sender', 'browser'].every((part) =>
          kept.some(({ url }) => url.includes(`/_astro/${part}.`)),
        );
      }),
    )
    .toBe(true);
};

test('a group sends photos, the couple chooses, and everybody sees the album', async ({
  page,
  browser,
  site,
}) => {
  test.slow();
  await signIn(page, guests.family);
  await openPhotos(page);
  await expect(page.getByText('Todavía no hay fotos en el álbum.')).toBeVisible();
  await choose(page, [await photoFile(1), await photoFile(2), await photoFile(3)]);
  await expect(page.getByText('3 fotos enviadas.')).toBeVisible();
  await expect(page.getByText('Los novios las revisan')).toBeVisible();
  // Chosen again, nothing travels.
  await choose(page, [await photoFile(2, 'otra vez.jpg')]);
  await expect(page.getByText('1 ya estaba: no se sube otra vez.')).toBeVisible();
  await expectAccessible(page);

  const context = await browser.newContext({ baseURL: site.url });
  const desk = await context.newPage();
  await signInAsCouple(desk);
  await desk.goto('/admin/photos');
  await expect(desk.getByRole('tab', { name: 'Por revisar (3)' })).toBeVisible();
  await desk.getByRole('button', { name: 'Foto 1, de Familia Peñaloza Ríos' }).click();
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Aprobar 2 y ocultar 1' }).click();
  await expect(desk.getByText('2 fotos en el álbum, 1 oculta')).toBeVisible();
  await expect(desk.getByText('No hay fotos por revisar.')).toBeVisible();
  await desk.getByRole('tab', { name: 'Ocultas (1)' }).click();
  await desk.getByRole('button', { name: /^Foto 1, de/u }).click();
  await desk.getByRole('button', { name: 'Borrar 1 foto' }).click();
  await desk
    .getByRole('alertdialog', { name: '¿Borrar esta foto?' })
    .getByRole('button', { name: 'Borrar' })
    .click();
  await expect(desk.getByText('No hay fotos ocultas.')).toBeVisible();

  const other = await browser.newContext({ baseURL: site.url });
  const aunt = await other.newPage();
  await signIn(aunt, guests.aunt);
  await aunt.goto('/photos');
  await aunt.getByRole('button', { name: 'Foto 1 del álbum' }).click();
  const large = aunt.getByRole('dialog').getByRole('img', { name: 'Foto 1 del álbum' });
  await expect
    .poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1200);
  await expectAccessible(aunt);

  await page.reload();
  await page.getByText('Las que subió tu grupo').click();
  await page.getByRole('button', { name: 'Retirar tu foto 1' }).click();
  await page.getByRole('button', { name: 'Sí, retirarla' }).click();
  await expect(page.getByText('Foto retirada')).toBeVisible();
  await aunt.reload();
  await expect(aunt.getByRole('list', { name: 'El álbum' }).getByRole('img')).toHaveCount(1);
});

test('photos that were chosen without signal stay on the phone, and go on when the page is opened again', async ({
  page,
  context,
}) => {
  test.slow();
  await signIn(page, guests.family);
  await openPhotos(page);
  await keptWhole(page);
  await context.setOffline(true);
  await choose(page, [await photoFile(4), await photoFile(5)]);
  await expect(page.getByText('Quedan 2 por subir')).toBeVisible();
  await expect(page.getByText('Sin señal: están guardadas')).toBeVisible({ timeout: 30_000 });
  await page.close();

  await context.setOffline(false);
  const later = await context.newPage();
  await openPhotos(later);
  await expect(later.getByText('2 fotos enviadas.')).toBeVisible({ timeout: 30_000 });
  await expect(later.getByText('por subir')).toBeHidden();
});

test('the page opens without signal, with the album as it was', async ({ page, context }) => {
  await plantPhotos(page, { by: guests.couple, count: 2, approved: 2 });
  await signIn(page, guests.family);
  await openPhotos(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect
    .poll(() =>
      page.evaluate(async () => (await (await caches.open('convite-photos')).keys()).length),
    )
    .toBe(2);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('Elegir fotos')).toBeVisible();
  const photo = page.getByRole('img', { name: 'Foto 1 del álbum' });
  await photo.scrollIntoViewIfNeeded();
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  // Signing out deletes the cached photos.
  await context.setOffline(false);
  await page.reload();
  await page.getByRole('button', { name: /Menú/u }).click();
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await page.waitForURL((url) => url.pathname === '/' || url.pathname === '/rsvp');
  await expect.poll(() => page.evaluate(() => caches.has('convite-photos'))).toBe(false);
});

test('videos and files of other devices are refused in words, and the rest is sent', async ({
  page,
}) => {
  await signIn(page, guests.family);
  await openPhotos(page);
  const video = Buffer.from('\0\0\0\u0018ftypisom\0\0\0\0isomiso2');
  const heic = Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic');
  await choose(page, [
    { name: 'baile.mp4', mimeType: 'video/mp4', buffer: video },
    { name: 'IMG_9.HEIC', mimeType: '', buffer: heic },
    await photoFile(6),
  ]);
  await expect(page.getByText('Por ahora solo fotos')).toBeVisible();
  await expect(page.getByText('Esa foto es HEIC')).toBeVisible();
  await expect(page.getByText('1 foto enviada.')).toBeVisible();
  await page.getByRole('button', { name: 'Quitar «baile.mp4» de la lista' }).click();
  await expect(page.getByText('Por ahora solo fotos')).toBeHidden();
});

test('photos wait for wifi where the guest wants it', async ({ page }) => {
  await signIn(page, guests.family);
  await openPhotos(page);
  await page.getByLabel('Solo con wifi').check();
  await choose(page, [await photoFile(7)]);
  await expect(page.getByText('Queda 1 por subir')).toBeVisible();
  await expect(page.getByText(/Este teléfono no dice|Esperan a que haya wifi/u)).toBeVisible();
  await page.reload();
  await expect(page.getByText('Queda 1 por subir')).toBeVisible();
  await expect(page.getByLabel('Solo con wifi')).toBeChecked();
  await page.getByRole('button', { name: 'Subir ahora' }).click();
  await expect(page.getByText('1 foto enviada.')).toBeVisible();
});

test('whoever has a card of the party sends photos and sees none', async ({
  page,
  browser,
  site,
}) => {
  await plantPhotos(page, { by: guests.couple, count: 1, approved: 1 });
  const { link } = await makePhotoLink(page, { purpose: 'upload', event_id: 49 });
  const context = await browser.newContext({ baseURL: site.url });
  const phone = await context.newPage();
  await phone.goto(link);
  await expect(phone.getByRole('heading', { name: /Tus fotos de «.*ceremonia/u })).toBeVisible();
  await expect(phone.getByText('ingresa con tu grupo')).toBeHidden();
  await choose(phone, [await photoFile(8)]);
  await expect(phone.getByText('1 foto enviada.')).toBeVisible();
  await expect(phone.getByRole('heading', { name: 'El álbum' })).toHaveCount(0);
  await expectAccessible(phone);

  await phone.goto('about:blank');
  await phone.goto(`${site.url}/photos#${'x'.repeat(40)}`);
  await expect(phone.getByText('Este enlace ya no sirve.')).toBeVisible();
  await phone.goto('about:blank');
  await phone.goto('/photos');
  await expect(phone.getByRole('link', { name: 'Ingresar' })).toBeVisible();
});

test('a screen at the party shows them, a new one soon, and goes on without a line', async ({
  page,
  browser,
  site,
}) => {
  test.slow();
  await plantPhotos(page, { by: guests.couple, count: 2, approved: 2 });
  const { link, id } = await makePhotoLink(page, { purpose: 'wall' });
  const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'allow' });
  const screen = await context.newPage();
  await screen.goto(link);
  await expect(screen.getByRole('img', { name: 'Foto de la fiesta' })).toBeVisible();
  await screen.evaluate(() => navigator.serviceWorker.ready);
  await screen.reload();
  await expect
    .poll(
      () =>
        screen.evaluate(async () => (await (await caches.open('convite-photos')).keys()).length),
      { timeout: 30_000 },
    )
    .toBe(2);
  await context.setOffline(true);
  await screen.reload();
  await expect(screen.getByRole('img', { name: 'Foto de la fiesta' })).toBeVisible();
  await expectAccessible(screen);
  await context.setOffline(false);
  // A hotel's portal that refuses everything is no word of the couple's.
  const portal = '**/api/photos/wall';
  await screen.route(portal, (route) =>
    route.fulfill({ status: 401, contentType: 'text/html', body: '<h1>Wifi</h1>' }),
  );
  await Promise.all([screen.waitForResponse(portal), screen.reload()]);
  await expect(screen.getByRole('img', { name: 'Foto de la fiesta' })).toBeVisible();
  await screen.unroute(portal);

  await signInAsCouple(page);
  await page.goto('/admin/photos');
  await page.getByRole('button', { name: 'Quitar: Pantalla para la fiesta' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Quitar' }).click();
  await expect(page.getByText('Enlace quitado')).toBeVisible();
  expect(id).toBeGreaterThan(0);
  await screen.reload();
  await expect(screen.getByText('Este enlace ya no sirve.')).toBeVisible();
});

test('the couple makes cards, sets when the album opens, and takes all of it home', async ({
  page,
}) => {
  await plantPhotos(page, { by: guests.couple, count: 2, approved: 1 });
  await signInAsCouple(page);
  await page.goto('/admin/photos');
  const links = page.getByRole('region', { name: 'Tarjetas y pantalla' });
  await links.getByLabel('De qué evento').selectOption({ label: mainEvent });
  await links.getByRole('button', { name: 'Hacer tarjetas' }).click();
  await links.getByRole('link', { name: `Imprimir las tarjetas de «${mainEvent}»` }).click();
  await expect(page.getByRole('img', { name: 'Código QR para subir fotos' })).toHaveCount(8);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Volver a Fotos' }).click();

  const album = page.getByRole('region', { name: 'El álbum', exact: true });
  await album.getByLabel('Los invitados lo ven desde').fill('2045-12-24T20:00');
  await album.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
  const download = page.waitForEvent('download');
  await album.getByRole('link', { name: 'Descargar el álbum (.zip)' }).click();
  expect((await download).suggestedFilename()).toBe('fotos.zip');

  await signIn(page, guests.family);
  await page.goto('/photos');
  await expect(page.getByText('El álbum se abre el')).toBeVisible();
  await expect(page.getByText('24 de diciembre')).toBeVisible();
});

const mainEvent = '💍 Main Event: ceremonia y celebración';
