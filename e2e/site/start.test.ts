import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { plainPhoto } from '#tests/support/pictures.ts';
import { expectAccessible } from '../accessible.ts';
import { type Server, startServer } from '../fixtures/server.ts';
import { byKeyboard, byThumb, type Hands } from '../hands.ts';
import { expect, test } from '../site.ts';

let folder: string;
let server: Server;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'convite-'));
  server = await startServer({ DATA_DIR: folder, DEMO: 'off' });
});

test.afterEach(async () => {
  await server.stop('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** What the process printed for the couple. */
const printedAddress = () => /\S+\/start#\S+/u.exec(server.output())![0];

/** From the printed address to a published invitation with an event, its guide and a group that is invited. */
const beginAndInvite = async (page: Page, { write, tap }: Hands) => {
  await page.goto(server.url);
  await expect(page.getByRole('heading')).toHaveText('Estamos preparando la invitación');

  await page.goto(printedAddress());
  await expect(page.getByRole('heading', { name: 'Empecemos' })).toBeVisible();
  expect(page.url()).not.toContain('#');
  await expectAccessible(page);
  await write('Un nombre', 'Ana');
  await write('El otro nombre', 'Luis');
  await write('Día de la ceremonia', '2028-03-04', '03042028');
  await write('Hora', '17:30', '0530PM');
  await write('Lugar', 'Fundo El Boldo');
  await write('Usuario', 'anayluis');
  await write('Contraseña', 'una-clave-larga');
  await tap('button', 'Crear nuestro sitio');

  await expect(page.getByRole('region', { name: 'Primeros pasos' })).toBeVisible();
  await tap('link', 'Escribir y publicar el sitio');
  await tap('button', /^Elegir foto/u);
  const opened = page.waitForEvent('filechooser');
  await tap('button', 'Subir fotos');
  const photo = await plainPhoto(1600, 1200, '#5a7d4a');
  await (await opened).setFiles({ name: 'los-dos.jpg', mimeType: 'image/jpeg', buffer: photo });
  await tap('button', /^Elegir foto: subida/u);
  await write('Qué se ve en la foto', 'Los dos en un prado');
  await tap('button', 'Publicar');
  await expect(page.getByText('Sitio publicado')).toBeVisible();
  const home = await (await page.request.get(server.url)).text();
  expect(home).toContain('4 de marzo de 2028');
  expect(home).toContain('Los dos en un prado');

  await page.goto(`${server.url}/admin`);
  await tap('link', 'Crear los eventos');
  await tap('button', 'Crear evento');
  await expect(page.getByLabel('Fecha', { exact: true })).toHaveValue('2028-03-04T17:30');
  await expect(page.getByLabel('Lugar', { exact: true })).toHaveValue('Fundo El Boldo');
  await write('Nombre', 'Fiesta');
  await write('Descripción', 'Cena y baile');
  await tap('button', 'Crear evento', page.getByRole('dialog'));
  await expect(page.getByRole('cell').getByText('Fiesta', { exact: true })).toBeVisible();

  await tap('link', 'Escribir la guía de Fiesta');
  await write('Qué ponerse (opcional)', 'Zapatos para bailar');
  await tap('button', 'Publicar');
  await expect(page.getByText('Sitio publicado')).toBeVisible();

  await tap('link', /^Invitados/u);
  await tap('button', 'Agregar grupo');
  await write('Nombre del grupo', 'Los Soto');
  await write('Código de acceso', 'SOTO-4444');
  await write('Nombre', 'Rosa Soto');
  await tap('checkbox', 'Fiesta');
  await tap('button', 'Guardar');
  await expect(page.getByText('Los Soto').first()).toBeVisible();
};

/** Beyond the first half hour. */
const pasteMap = async (page: Page) => {
  await page.goto(`${server.url}/admin/site#directions`);
  await page.getByLabel('Pegar un enlace del mapa').fill('-35.9142, -71.4806');
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Sitio publicado')).toBeVisible();
};

/** The group answers on a phone of its own. */
const answerAsGuest = async (browser: Browser, handsOf: (page: Page) => Hands) => {
  const guest = await (await browser.newContext({ baseURL: server.url })).newPage();
  const { write, tap } = handsOf(guest);
  await guest.goto('/rsvp');
  await write('Nombre del grupo', 'Los Soto');
  await write('Código de acceso', 'SOTO-4444');
  await tap('button', 'Ingresar');
  await expect(guest).toHaveURL(/my-events$/u);
  await guest.goto('/rsvp');
  await tap('button', 'Continuar a los eventos');
  await tap('radio', 'Asistiré', guest.getByRole('group', { name: 'Rosa Soto' }));
  await tap('button', 'Revisar todas las respuestas');
  await tap('button', 'Enviar todas las respuestas');
  await expect(guest.getByText('Asistirá').first()).toBeVisible();
  await tap('link', 'Ver Detalles');
  await expect(guest.getByText('Zapatos para bailar')).toBeVisible();
};

test('from the printed address to a guest who answers, without a file and without a restart', async ({
  page,
  browser,
}) => {
  const hands = byThumb(page);
  await beginAndInvite(page, hands);
  expect(hands.count()).toBeLessThanOrEqual(30);

  await pasteMap(page);
  await answerAsGuest(browser, byThumb);

  await page.goto(`${server.url}/admin`);
  await expect(page.getByRole('heading', { name: 'Panel' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Primeros pasos' })).toBeHidden();
});

test('the same by keyboard alone', async ({ page, browser }) => {
  test.slow();
  const hands = byKeyboard(page);
  await beginAndInvite(page, hands);
  expect(hands.count()).toBeLessThanOrEqual(30);
  await answerAsGuest(browser, byKeyboard);
});

test('what was typed is there after a reload, but for the password; a refused one has the focus', async ({
  page,
}) => {
  await page.goto(printedAddress());
  await page.getByLabel('Un nombre', { exact: true }).focus();
  const write = async (...texts: string[]) => {
    for (const text of texts) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
  };
  await write('Ana', 'Luis');
  await page.reload();
  await expect(page.getByLabel('El otro nombre')).toHaveValue('Luis');
  await page.getByLabel('Día de la ceremonia').focus();
  await page.keyboard.type('03042028');
  await page.getByLabel('Hora').focus();
  await page.keyboard.type('0530PM');
  await page.getByLabel('Lugar', { exact: true }).focus();
  await write('Fundo El Boldo', 'anayluis');
  await page.keyboard.type('corta');
  await page.keyboard.press('Enter');
  const password = page.getByLabel('Contraseña', { exact: true });
  await expect(password).toHaveAccessibleDescription(/Usen al menos 10 caracteres/u);
  await expect(password).toBeFocused();
  await page.keyboard.type('-pero-ya-no');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Primeros pasos' })).toBeVisible();

  await page.getByRole('link', { name: 'Escribir y publicar el sitio' }).press('Enter');
  await page.getByRole('button', { name: 'Publicar' }).press('Enter');
  await expect(page.getByText('Sitio publicado')).toBeVisible();

  await page.goto(printedAddress());
  await expect(page.getByRole('heading')).toHaveText('Su sitio ya está en marcha.');
  await page.getByRole('link', { name: 'Ir al panel' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Panel' })).toBeVisible();
});

test('without the whole address says what to do', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(`${server.url}/start`);
  await expect(page.getByText('abran la dirección que mostró el servidor')).toBeVisible();
  await page.goto(`${server.url}/start#nope`);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Empecemos' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Un nombre', { exact: true }).fill('Ana');
  await page.getByLabel('El otro nombre').fill('Luis');
  await page.getByLabel('Día de la ceremonia').fill('2028-03-04');
  await page.getByLabel('Hora').fill('17:30');
  await page.getByLabel('Lugar', { exact: true }).fill('Fundo El Boldo');
  await page.getByLabel('Usuario').fill('anayluis');
  await page.getByLabel('Contraseña', { exact: true }).fill('una-clave-larga');
  const submit = page.getByRole('button', { name: 'Crear nuestro sitio' });
  await submit.click();
  await expect(page.getByRole('alert')).toContainText('Esta dirección ya no sirve.');

  // The right address in the same tab: what was typed is still there, and the token leaves the address bar.
  await page.evaluate((address) => location.assign(address), printedAddress());
  await expect(page).toHaveURL(`${server.url}/start`);
  await submit.click();
  await expect(page.getByRole('region', { name: 'Primeros pasos' })).toBeVisible();
});
