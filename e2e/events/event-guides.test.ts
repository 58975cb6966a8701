import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { publicPages } from '#server/publication/public-pages.ts';
import { guests, post, signIn, signInAsCouple } from '../guest-visit.ts';
import { expect, test } from '../site.ts';

const open = async (page: Page, eventId: number) => {
  await signIn(page, guests.family);
  await page.goto(`/events/${eventId}`);
};

const hours = (page: Page, title: string) =>
  page.getByRole('region', { name: title }).getByRole('listitem').locator('time').allInnerTexts();

test('the glamping guide tells the rules, what to bring and that it costs nothing', async ({
  page,
}) => {
  await open(page, 45);
  await expect(page.getByRole('heading', { name: 'Va por cuenta nuestra' })).toBeVisible();
  await expect(page.getByText(/El glamping es gratis.*confirmes durante mayo/)).toBeVisible();
  const rules = page.getByRole('region', { name: 'Para dormir bien todos' });
  await expect(rules.getByRole('listitem')).not.toHaveCount(0);
  const things = page.getByRole('region', { name: 'Qué traer' });
  await expect(things.getByRole('listitem').first()).toContainText('Linterna');
  for (const title of ['Está incluido', 'Qué se puede hacer', 'Lo que dicen', 'El lugar']) {
    await expect(page.getByRole('region', { name: title })).toBeVisible();
  }
});

test('each tent is a card with its facts', async ({ page }) => {
  await open(page, 45);
  const achibueno = page.getByRole('article', { name: 'Domo Achibueno' });
  await expect(achibueno.getByRole('definition')).toHaveText([
    'A orillas del río, junto al sauce',
    'Hasta 7 personas',
    '6 m',
    'Una cama matrimonial y cinco individuales',
    'Baño propio con ducha caliente, a diez pasos',
  ]);
  await expect(achibueno.getByRole('img', { name: 'Nota 4.9 de 5' })).toBeVisible();
  const ancoa = page.getByRole('article', { name: 'Domo Ancoa' });
  await expect(ancoa.getByText('Hasta 5 personas')).toBeVisible();
  await expect(ancoa.getByText('5 m', { exact: true })).toBeVisible();
  await expect(ancoa.getByRole('img', { name: 'Nota 4.95 de 5' })).toBeVisible();
});

test('a tent’s pictures open big, say their place and go around', async ({ page }) => {
  await open(page, 45);
  const tent = page.getByRole('article', { name: 'Domo Ancoa' });
  const pictures = tent.getByRole('list', { name: 'Fotos de Domo Ancoa' }).getByRole('button');
  const total = await pictures.count();
  await pictures.first().click();
  const big = page.getByRole('dialog', { name: 'Fotos de Domo Ancoa' });
  await expect(big.getByText(`1 / ${total}`)).toBeVisible();
  await expect(big.getByText('El domo en su claro.')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(big.getByText(`${total} / ${total}`)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(big.getByText(`1 / ${total}`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(big).toBeHidden();
});

test('the barbecue has its hours, its tips and a playlist for everybody', async ({ page }) => {
  await open(page, 46);
  expect(await hours(page, 'La noche, hora por hora')).toEqual([
    '20:00',
    '20:30',
    '21:00',
    '21:30',
    '22:30',
  ]);
  const at = (time: string) => page.getByRole('listitem').filter({ hasText: time });
  await expect(at('20:00')).toContainText('Empezamos');
  await expect(at('21:00')).toContainText('A comer');
  await expect(at('21:30')).toContainText('Palabras');
  await expect(at('22:30')).toContainText('Concursos, música y baile');
  await expect(page.getByRole('region', { name: 'Buenos datos' })).toBeVisible();
  await expect(
    page.getByRole('link', { name: 'Abrir la lista y agregar canciones' }),
  ).toHaveAttribute('href', /^https:\/\/open\.spotify\.com\/playlist\//);
});

test('the breakfasts have a menu that says what vegans and celiacs may eat', async ({ page }) => {
  await open(page, 47);
  const saturday = page.getByRole('region', { name: 'La carta del sábado' });
  await expect(saturday.getByRole('listitem').filter({ hasText: 'Tofu' })).toContainText(
    'vegano · sin gluten',
  );
  await expect(saturday).toContainText('Lo vegano y lo apto para celíacos');
  await page.goto('/events/50');
  const sunday = page.getByRole('region', { name: 'Para volver a la vida' });
  await expect(sunday.getByText('Consomé de la abuela')).toBeVisible();
});

test('the lunch says that its menu is not decided yet', async ({ page }) => {
  await open(page, 48);
  await expect(page.getByRole('heading', { name: 'La carta todavía se discute' })).toBeVisible();
});

test('the main event has its hours, its services and its songs', async ({ page }) => {
  await open(page, 49);
  expect(await hours(page, 'El gran día')).toEqual([
    '18:00',
    '19:00',
    '20:30',
    '22:00',
    '22:30',
    '02:00',
    '04:00',
  ]);
  const what = page.getByRole('region', { name: 'El gran día' }).getByRole('heading', { level: 3 });
  await expect(what).toHaveText([
    'Ceremonia',
    'Cóctel',
    'Cena',
    'Vals',
    'Fiesta',
    'Bajón',
    'Fin de la fiesta',
  ]);
  const services = page.getByRole('region', { name: 'Durante la noche' });
  await expect(services.getByRole('term')).toHaveText([
    'Barra abierta',
    'Cabina de fotos',
    'Zona de descanso',
  ]);
  await expect(page.getByRole('link', { name: 'Abrir la lista de la fiesta' })).toBeVisible();
});

test('player and map are asked from others only when the guest asks', async ({ page }) => {
  const foreign: string[] = [];
  await page.context().route(/^https:\/\//, (route) => {
    foreign.push(new URL(route.request().url()).host);
    return route.fulfill({ contentType: 'text/html', body: '<p>ajeno</p>' });
  });
  await open(page, 46);
  await page.getByRole('button', { name: 'Escuchar aquí' }).scrollIntoViewIfNeeded();
  expect(foreign).toEqual([]);
  await page.getByRole('button', { name: 'Escuchar aquí' }).click();
  const player = page.locator('iframe');
  await expect(player).toHaveAttribute('height', '352');
  await expect(player).toHaveAttribute('src', /open\.spotify\.com\/embed\/playlist\//);
  await expect.poll(() => foreign).toEqual(['open.spotify.com']);

  await page.goto('/events/45');
  await page.getByRole('button', { name: 'Ver el mapa aquí' }).click();
  await expect(page.locator('iframe')).toHaveAttribute('height', '450');
  await expect.poll(() => foreign).toEqual(['open.spotify.com', 'www.google.com']);
});

test('an event with a name of its own has no guide', async ({ page }) => {
  await signInAsCouple(page);
  const { id } = (await post(page, '/api/admin/events', {
    name: 'Glamping bajo los aromos',
    description: 'El mismo nombre sin su emoji.',
    location: 'Camping',
    date: '2025-12-19T10:00',
    end_date: null,
  })) as { id: number };
  const login = { groupName: 'Los Sin Guía', accessCode: 'ROCA-1234' };
  await post(page, '/api/admin/guests', {
    guest: { group_name: login.groupName, access_code: login.accessCode },
    members: [{ name: 'Pía' }],
    eventIds: [id],
  });
  await signIn(page, login);
  await page.goto(`/events/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glamping bajo los aromos');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Fecha',
    'Ubicación',
    'Sobre este evento',
    'Estado actual de tu RSVP',
    'Confirmar Asistencia',
  ]);
});

/** Sentences of the guides, not readable without signing in. */
const secrets = ['El cordero manda', 'Va por cuenta nuestra', 'Domo Ancoa', 'Tofu revuelto'];
const bankDetails = ['00-123-45678-09', 'Quilaqueo Ferrada'];

test('those who are not invited never receive a guide', async ({ page }) => {
  await signIn(page, guests.aunt);
  for (const id of [45, 46, 47]) {
    const answer = await page.request.get(`/events/${id}`);
    expect(answer.status()).toBe(404);
    const html = await answer.text();
    expect(secrets.filter((secret) => html.includes(secret))).toEqual([]);
  }
});

test('no public page or file holds a guide or the bank details', async ({ site }) => {
  const files = readdirSync('dist/client', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|json|css|xml|txt)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  expect(files.length).toBeGreaterThan(10);
  const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
  for (const address of publicPages) {
    texts.set(address, await (await fetch(site.url + address)).text());
  }
  for (const [place, text] of texts) {
    expect(
      [...secrets, ...bankDetails].filter((secret) => text.includes(secret)),
      place,
    ).toEqual([]);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a guide is whole, and its pictures and maps are links', async ({ page }) => {
    await open(page, 45);
    await expect(page.getByRole('article', { name: 'Domo Ancoa' })).toContainText('Hasta 5');
    const picture = page.getByRole('list', { name: 'Fotos de Domo Ancoa' }).getByRole('link');
    await expect(picture.first()).toHaveAttribute('href', /\.webp$/);
    await expect(page.getByRole('link', { name: 'Google Maps' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ver el mapa aquí' })).toBeHidden();
  });
});
