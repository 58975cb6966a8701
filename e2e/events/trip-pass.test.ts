import type { BrowserContext, Page } from '@playwright/test';
import { guests, signIn } from '../guest-visit.ts';
import { family, savedPages } from '../offline/offline-cache.ts';
import { expect, test } from '../site.ts';
import { expectAccessible } from '../accessible.ts';

test.use({ serviceWorkers: 'allow' });

/** How often the browser was asked not to clear what is kept. */
const watchPersist = async (page: Page) => {
  let persistCalls = 0;
  await page.exposeFunction('persistRequested', () => (persistCalls += 1));
  await page.addInitScript(() => {
    const { storage } = navigator;
    const persist = storage.persist.bind(storage);
    storage.persist = async () => {
      await (window as unknown as { persistRequested: () => Promise<void> }).persistRequested();
      return persist();
    };
  });
  return () => persistCalls;
};

/** What all that is kept weighs, in bytes. */
const weightOfAll = (page: Page) =>
  page.evaluate(async () => {
    let bytes = 0;
    for (const name of await caches.keys()) {
      const place = await caches.open(name);
      for (const request of await place.keys()) {
        bytes += (await (await place.match(request))!.blob()).size;
      }
    }
    return bytes;
  });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

/** Every piece that 'Guardar para el viaje' promises, on a page opened for the first time since. */
const pieces: Record<string, { path: string; look: (page: Page) => Promise<void> }> = {
  'all events with their times': {
    path: '/my-events',
    look: async (page) => {
      for (const [name, when] of [
        ['Glamping bajo los aromos', '19 de diciembre de 2025 • 4:00 pm'],
        ['Noche de Brasas', '19 de diciembre de 2025 • 8:00 pm'],
        ['Desayuno de Campeones', '20 de diciembre de 2025 • 9:30 am'],
        ['Última Mesa de Solteros', '20 de diciembre de 2025 • 1:30 pm'],
        ['ceremonia y celebración', '20 de diciembre de 2025 • 6:00 pm'],
        ['Desayuno de los Sobrevivientes', '21 de diciembre de 2025 • 10:30 am'],
      ] as const) {
        const card = page.getByRole('article', { name });
        await expect(card.getByText(when)).toBeVisible();
        await expect(card.getByRole('link', { name: 'Ver Detalles' })).toBeVisible();
      }
    },
  },
  'programme of a night': {
    path: '/events/46',
    look: async (page) => {
      await expect(heading(page, 'La noche, hora por hora')).toBeVisible();
      for (const time of ['20:00', '20:30', '21:00', '21:30', '22:30']) {
        await expect(page.getByText(time, { exact: true })).toBeVisible();
      }
    },
  },
  'programme of the feast': {
    path: '/events/49',
    look: async (page) => {
      await expect(heading(page, 'El gran día')).toBeVisible();
      for (const time of ['18:00', '19:00', '20:30', '22:00', '22:30', '02:00', '04:00']) {
        await expect(page.getByText(time, { exact: true })).toBeVisible();
      }
    },
  },
  'own tent, and who shares it': {
    path: '/events/45',
    look: async (page) => {
      const tent = page.getByRole('region', { name: 'Tu carpa' });
      await expect(tent.getByRole('heading', { name: 'Achibueno' })).toBeVisible();
      await expect(tent.getByText('7 personas')).toBeVisible();
      await expect(tent.getByText('Familia Catrileo Vera')).toBeVisible();
      await expectDrawnMap(page);
    },
  },
  'drawn map, way in words, coordinates and phones': {
    path: '/',
    look: async (page) => {
      await expectDrawnMap(page);
      await expect(heading(page, 'La ruta en palabras')).toBeVisible();
      await expect(page.getByText(/^Toma la Ruta 5 Sur hasta Linares/)).toBeVisible();
      await expect(page.getByText(/^Sigue la alameda hasta el portón blanco/)).toBeVisible();
      await expect(page.getByText('35°54′51.1″ S, 71°28′50.2″ O')).toBeVisible();
      const footer = page.getByRole('contentinfo');
      for (const phone of ['Violeta: +56 9 6123 4580', 'Lautaro: +56 9 6123 4581']) {
        const link = footer.getByRole('link', { name: phone });
        await expect(link).toHaveAttribute('href', /^tel:\+5696123458/);
      }
    },
  },
  'lodging, with its map and coordinates': {
    path: '/accommodations',
    look: async (page) => {
      await expect(page.getByRole('article')).toHaveCount(2);
      await expectDrawnMap(page);
      await expect(page.getByText('35°54′51.1″ S, 71°28′50.2″ O')).toBeVisible();
    },
  },
  'form to answer': {
    path: '/rsvp',
    look: (page) =>
      expect(page.getByRole('button', { name: 'Continuar a los eventos' })).toBeEnabled(),
  },
  'overview of who comes': {
    path: '/my-events/attendance',
    look: (page) => expect(page.getByRole('tab', { name: 'Gestionar asistencia' })).toBeEnabled(),
  },
};

const expectDrawnMap = async (page: Page) => {
  const map = page.getByRole('img', { name: /^Mapa dibujado de la ruta/ });
  await map.scrollIntoViewIfNeeded();
  await expect
    .poll(() => map.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
};

/** The page is closed, and what the phone has is all there is. */
const openAnew = async (context: BrowserContext, page: Page) => {
  await page.close();
  return context.newPage();
};

test('saved for the road, closed and opened anew without signal: every piece is there', async ({
  page,
  context,
}) => {
  test.slow();
  await signIn(page, guests.family);
  const persistRequested = await watchPersist(page);
  await page.goto('/my-events');
  const pass = page.getByRole('region', { name: 'Guardar para el viaje' });
  await expect(pass.getByRole('list', { name: 'Queda guardado' }).getByRole('listitem')).toHaveText(
    [
      'Tus eventos, con horarios, programa y lugar',
      'Tu carpa, si duermes en el glamping',
      'El mapa dibujado, cómo llegar y las coordenadas',
      'Alojamientos y teléfonos',
      'El formulario para responder',
    ],
  );
  expect(persistRequested()).toBe(0);
  await pass.getByRole('button', { name: 'Guardar para el viaje' }).click();
  const state = pass.getByRole('status');
  await expect(state).toHaveText(/^Guardado el .* · [\d,]+ (kB|MB) en este teléfono\. /, {
    timeout: 30_000,
  });
  expect(persistRequested()).toBe(1);
  const [, number = '', unit] = / · ([\d,]+) (kB|MB) /.exec(await state.innerText()) ?? [];
  const reported = Number(number.replace(',', '.')) * (unit === 'MB' ? 1e6 : 1e3);
  // As kept then, to the digit that is told: a page that is read later may add a picture.
  expect(reported / (await weightOfAll(page))).toBeGreaterThan(0.9);
  expect(reported / (await weightOfAll(page))).toBeLessThan(1.1);

  await context.setOffline(true);
  let opened = await openAnew(context, page);
  for (const { path, look } of Object.values(pieces)) {
    await opened.goto(path);
    await look(opened);
    opened = await openAnew(context, opened);
  }
  await opened.goto('/my-events');
  await opened.getByRole('region', { name: 'Guardar para el viaje' }).scrollIntoViewIfNeeded();
  await expect(opened.getByText(/^Guardado el .* en este teléfono\./)).toBeVisible();
});

test('who saves it for the road is told what, when and how much', async ({ page, context }) => {
  await signIn(page, guests.family);
  await page.goto('/my-events');
  const pass = page.getByRole('heading', { name: 'Guardar para el viaje' });
  await page.getByRole('button', { name: 'Guardar para el viaje' }).click();
  const state = page.getByText(/^Guardado el .* en este teléfono\./);
  await expect(state).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);
  await context.setOffline(true);
  await page.goto('/events/45');
  await page.getByRole('img').last().scrollIntoViewIfNeeded();
  const broken = () =>
    page.evaluate(() =>
      [...document.images]
        .filter((image) => image.complete && image.currentSrc && image.naturalWidth === 0)
        .map(({ currentSrc }) => currentSrc),
    );
  await expect.poll(broken).toEqual([]);
  await page.goto('/my-events');
  await pass.scrollIntoViewIfNeeded();
  await expect(state).toBeVisible();
  await page.getByRole('button', { name: 'Borrar de este teléfono' }).click();
  await expect.poll(() => savedPages(page)).toEqual([]);

  // The wish lasts: what is visited is not kept again, until it is asked for.
  await context.setOffline(false);
  await page.goto('/my-events');
  await page.goto('/events/45');
  await context.setOffline(true);
  await page.goto('/my-events');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sin conexión');
  await context.setOffline(false);
  await page.goto('/my-events');
  await page.getByRole('button', { name: 'Guardar para el viaje' }).click();
  await expect(state).toBeVisible({ timeout: 20_000 });
  expect(await savedPages(page)).toEqual(family);
});
