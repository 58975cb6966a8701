import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import type { CatalogueGift } from '#contract/gift-views.ts';
import { signInAsAdmin } from './admin-visit.ts';
import { clearGifts, inDatabase, plantAccounts } from './gift-accounts.ts';
import { expect, test } from './site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page, site }) => {
  await signInAsAdmin(site, page.request);
  inDatabase(site, plantAccounts);
});

const desk = { viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const toast = (page: Page, text: string) => page.locator('toast-region').getByText(text);
const form = (page: Page) => page.getByRole('dialog');
const field = (page: Page, name: string) => form(page).getByLabel(name, { exact: true });
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const stored = async (request: APIRequestContext) =>
  (await (await request.get('/api/admin/all-gifts')).json()) as CatalogueGift[];

const open = async (page: Page, opener?: string) => {
  await page.goto('/admin/gifts?tab=catalogo');
  await expect(button(page, 'Agregar regalo')).toBeEnabled();
  if (opener) await button(page, opener).click();
};

const fill = async (page: Page, name = 'Clase de telar') => {
  await field(page, 'Nombre').fill(name);
  await field(page, 'Descripción').fill('Una mañana con las tejedoras.');
  await field(page, 'Precio (CLP)').fill('42.500');
};

const submit = (page: Page, name = 'Agregar regalo') =>
  form(page).getByRole('button', { name, exact: true }).click();

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

test.describe('the catalogue', () => {
  test('shows each gift with its price, whether it is seen, and how often it was given', async ({
    page,
  }) => {
    await open(page);
    await expect(page.getByText('3 visibles · 1 oculto')).toBeVisible();
    const salt = rowOf(page, 'Amanecer en el salar');
    await expect(salt).toContainText('Amanecer en el salar, para recordar siempre.');
    await expect(salt).toContainText('$85.000');
    await expect(salt).toContainText('Visible');
    await expect(rowOf(page, 'Sorpresa guardada')).toContainText('Oculto');
  });

  test('brings together what two of the couple changed at once', async ({ page, site }) => {
    await open(page, 'Editar Amanecer en el salar');
    const { id, description } = (await stored(page.request))[0]!;
    const other = { name: 'Amanecer en el desierto', description, price: 90_000, visible: false };
    const headers = { Origin: site.url };
    await page.request.put(`/api/admin/gifts/${id}`, { data: other, headers });
    await field(page, 'Nombre').fill('Amanecer blanco');
    await field(page, 'Descripción').fill('Sal hasta el horizonte.');
    await submit(page, 'Guardar cambios');
    const told = form(page).getByRole('alert');
    await expect(told).toBeFocused();
    await expect(told).toContainText('Este regalo cambió mientras lo editaban.');
    await expect(told).toContainText('Oculto');
    await expect(told).toContainText('$90.000');
    await expect(field(page, 'Precio (CLP)')).toHaveValue('90000');
    await expect(field(page, 'Nombre')).toHaveValue('Amanecer blanco');
    await told.getByRole('button', { name: /\(Nombre\)/u }).click();
    await expect(field(page, 'Nombre')).toHaveValue('Amanecer en el desierto');
    await submit(page, 'Guardar cambios');
    await expect(form(page)).toBeHidden();
    expect((await stored(page.request)).find((gift) => gift.id === id)).toMatchObject({
      ...other,
      description: 'Sal hasta el horizonte.',
    });
  });

  test('draws a gift where a picture does not load', async ({ page, site }) => {
    await page.request.put(`/api/admin/gifts/${(await stored(page.request))[0]?.id}`, {
      data: {
        name: 'Amanecer en el salar',
        description: 'Sal',
        price: 85_000,
        image_url: '/no-hay-tal-imagen.jpg',
      },
      headers: { Origin: site.url },
    });
    await open(page);
    await expect(rowOf(page, 'Amanecer en el salar').locator('svg')).toBeVisible();
    await expect(rowOf(page, 'Amanecer en el salar').locator('img')).toHaveCount(0);
  });

  test('without gifts says how to begin', async ({ page, site }) => {
    inDatabase(site, clearGifts);
    await open(page);
    await expect(page.getByText('Todavía no hay regalos.')).toBeVisible();
    await button(page, 'Agregar regalo').click();
    await fill(page);
    await submit(page);
    await expect(rowOf(page, 'Clase de telar')).toContainText('$42.500');
  });

  test('that cannot be loaded is tried again', async ({ page }) => {
    await page.goto('/admin/gifts');
    await page.route('**/api/admin/all-gifts', (route) => route.fulfill({ status: 503, body: '' }));
    await page.getByRole('tab', { name: 'Catálogo de Regalos' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'No se pudieron cargar los regalos.',
    );
    await page.unroute('**/api/admin/all-gifts');
    await button(page, 'Reintentar').click();
    await expect(rowOf(page, 'Amanecer en el salar')).toBeVisible();
  });
});

test.describe('a gift', () => {
  test('needs a name, a description and a price', async ({ page }) => {
    await open(page, 'Agregar regalo');
    await expect(field(page, 'Visible')).toBeChecked();
    await expect(field(page, 'Visible')).toHaveAccessibleDescription(
      '¿Mostrar este regalo en el catálogo público?',
    );
    await submit(page);
    await expect(field(page, 'Nombre')).toBeFocused();
    for (const [name, sentence] of [
      ['Nombre', 'El nombre es requerido'],
      ['Descripción', 'La descripción es requerida'],
      ['Precio (CLP)', 'El precio debe ser mayor a 0'],
    ] as const) {
      await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(sentence));
    }
    for (const [typed, sentence] of [
      ['0', 'El precio debe ser mayor a 0'],
      ['-5', 'El precio debe ser mayor a 0'],
      ['85.5', 'Escriban el precio en pesos, sin decimales'],
      ['mil', 'Escriban el precio en pesos, sin decimales'],
    ] as const) {
      await field(page, 'Precio (CLP)').fill(typed);
      await submit(page);
      await expect(field(page, 'Precio (CLP)')).toHaveAccessibleDescription(new RegExp(sentence));
    }
    await field(page, 'URL de Imagen (opcional)').fill('javascript:alert(1)');
    await submit(page);
    await expect(field(page, 'URL de Imagen (opcional)')).toHaveAccessibleDescription(
      /La imagen debe ser una dirección https/,
    );
    expect(await stored(page.request)).toHaveLength(4);
  });

  test('is added with its price as it is written in Chile', async ({ page }) => {
    await open(page, 'Agregar regalo');
    await fill(page);
    await expect(form(page).getByText('Los invitados verán $42.500')).toBeVisible();
    await submit(page);
    await expect(toast(page, 'Regalo agregado')).toBeVisible();
    await expect(form(page)).toBeHidden();
    await expect(rowOf(page, 'Clase de telar')).toContainText('$42.500');
    expect((await stored(page.request)).at(-1)).toMatchObject({
      name: 'Clase de telar',
      price: 42_500,
      image_url: null,
      visible: true,
    });
    await button(page, 'Agregar regalo').click();
    await expect(field(page, 'Nombre')).toHaveValue('');
  });

  test('is changed and hidden, and what was given bears its new name', async ({ page }) => {
    await open(page, 'Editar Amanecer en el salar');
    await expect(field(page, 'Precio (CLP)')).toHaveValue('85000');
    await field(page, 'Nombre').fill('Atardecer en el salar');
    await field(page, 'Visible').uncheck();
    await submit(page, 'Guardar cambios');
    await expect(toast(page, 'Regalo actualizado')).toBeVisible();
    await expect(rowOf(page, 'Atardecer en el salar')).toContainText('Oculto');
    await expect(page.getByText('2 visibles · 2 ocultos')).toBeVisible();
    await page.getByRole('tab', { name: 'Compras de Invitados' }).click();
    await expect(page.getByText('Atardecer en el salar').first()).toBeVisible();
  });

  test('that cannot be saved stays in the form', async ({ page, context }) => {
    await open(page, 'Agregar regalo');
    await fill(page);
    await context.setOffline(true);
    await submit(page);
    await expect(form(page).getByRole('alert')).toContainText('Sin conexión');
    await context.setOffline(false);
    await page.route('**/api/admin/gifts', (route) => route.fulfill({ status: 500, body: '' }));
    await submit(page);
    await expect(toast(page, 'No se pudo guardar el regalo')).toBeVisible();
    await expect(form(page).getByRole('alert')).toContainText('Lo que escribieron sigue aquí.');
    await expect(field(page, 'Nombre')).toHaveValue('Clase de telar');
    await page.unroute('**/api/admin/gifts');
    await submit(page);
    await expect(rowOf(page, 'Clase de telar')).toBeVisible();
    expect(await stored(page.request)).toHaveLength(5);
  });

  test('is not thrown away by accident', async ({ page }) => {
    await open(page, 'Agregar regalo');
    await fill(page);
    await page.keyboard.press('Escape');
    await expect(form(page).getByText('Tienen cambios sin guardar.')).toBeVisible();
    await button(page, 'Seguir editando').click();
    await expect(field(page, 'Nombre')).toHaveValue('Clase de telar');
    await button(page, 'Cerrar').click();
    await button(page, 'Descartar cambios').click();
    await expect(form(page)).toBeHidden();
  });
});

test.describe('deleting a gift', () => {
  const question = (page: Page) => page.getByRole('alertdialog');

  test('without purchases asks once', async ({ page }) => {
    await open(page, 'Editar Sorpresa guardada');
    await button(page, 'Eliminar regalo').click();
    await expect(question(page)).toContainText('¿Eliminar «Sorpresa guardada»?');
    await question(page).getByRole('button', { name: 'Eliminar', exact: true }).click();
    await expect(toast(page, 'Regalo eliminado')).toBeVisible();
    await expect(rowOf(page, 'Sorpresa guardada')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Catálogo de Regalos' })).toBeFocused();
    expect(await stored(page.request)).toHaveLength(3);
  });

  test('with purchases is refused, with the reason', async ({ page }) => {
    await open(page, 'Editar Amanecer en el salar');
    await field(page, 'Nombre').fill('Otro nombre');
    await button(page, 'Eliminar regalo').click();
    await question(page).getByRole('button', { name: 'Eliminar', exact: true }).click();
    await expect(toast(page, 'Este regalo ya fue elegido por un invitado')).toBeVisible();
    await expect(question(page)).toContainText('No se eliminó nada.');
    await question(page).getByRole('button', { name: 'Cancelar' }).click();
    await expect(field(page, 'Nombre')).toHaveValue('Otro nombre');
    expect(await stored(page.request)).toHaveLength(4);
  });
});

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

  test('over 10 MB does not even leave the phone', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await open(page, 'Agregar regalo');
    await choose(page, 'enorme.jpg', 'image/jpeg', Buffer.alloc(10 * 1024 * 1024 + 1));
    await expect(form(page).getByRole('alert')).toContainText('Esa foto pesa más de 10 MB.');
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

test.describe('the dialog', () => {
  test.use(desk);

  test('keeps the keyboard inside, and gives it back', async ({ page }) => {
    await open(page);
    await button(page, 'Editar Cena frente al mar').focus();
    await page.keyboard.press('Enter');
    await expect(form(page)).toHaveAccessibleName('Editar regalo');
    await expect(field(page, 'Nombre')).toBeFocused();
    for (let step = 0; step < 15; step += 1) {
      await page.keyboard.press('Tab');
      const inside = await form(page).evaluate((dialog) => dialog.contains(document.activeElement));
      expect(inside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(button(page, 'Editar Cena frente al mar')).toBeFocused();
  });
});
