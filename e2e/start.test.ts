import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { type Server, startServer } from './fixtures/server.ts';
import { expect, test } from './site.ts';

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

/** Taps and fields written in: what a person has to do. */
const countingHands = (page: Page) => {
  let count = 0;
  const target = (name: string) => page.getByLabel(name, { exact: true });
  return {
    count: () => count,
    write: async (name: string, text: string) => {
      count += 1;
      await target(name).fill(text);
    },
    tap: async (role: 'button' | 'link' | 'checkbox' | 'radio', name: string | RegExp) => {
      count += 1;
      const found = page.getByRole(role, { name, exact: typeof name === 'string' });
      await found.first().click();
    },
  };
};

test('from the printed address to a guest who answers, without a file and without a restart', async ({
  page,
  browser,
}) => {
  await page.goto(server.url);
  await expect(page.getByRole('heading')).toHaveText('Estamos preparando la invitación');

  const { count, write, tap } = countingHands(page);
  await page.goto(printedAddress());
  await expect(page.getByRole('heading', { name: 'Empecemos' })).toBeVisible();
  expect(page.url()).not.toContain('#');
  await expectAccessible(page);
  await write('Un nombre', 'Ana');
  await write('El otro nombre', 'Luis');
  await write('Día de la ceremonia', '2028-03-04');
  await write('Hora', '17:30');
  await write('Lugar', 'Fundo El Boldo');
  await write('Usuario', 'anayluis');
  await write('Contraseña', 'una-clave-larga');
  await tap('button', 'Crear nuestro sitio');

  await expect(page.getByRole('region', { name: 'Primeros pasos' })).toBeVisible();
  await tap('link', 'Escribir y publicar el sitio');
  await tap('link', 'Cómo llegar');
  await write('Pegar un enlace del mapa', '-35.9142, -71.4806');
  await tap('button', 'Publicar');
  await expect(page.getByText('Sitio publicado')).toBeVisible();
  expect(await (await page.request.get(server.url)).text()).toContain('4 de marzo de 2028');

  await page.goto(`${server.url}/admin`);
  await tap('link', 'Crear los eventos');
  await tap('button', 'Crear evento');
  await write('Nombre', 'Fiesta');
  await write('Inicio', '2028-03-04T18:00');
  await write('Lugar', 'El granero');
  await tap('button', 'Crear');
  await expect(page.getByText('Fiesta')).toBeVisible();

  await tap('link', /^El sitio/u);
  await tap('link', 'Guía: Fiesta');
  await write('Qué ponerse (opcional)', 'Zapatos para bailar');
  await tap('button', 'Publicar');
  await expect(page.getByText('Sitio publicado')).toBeVisible();

  await tap('link', /^Invitados/u);
  await tap('button', 'Crear grupo');
  await write('Nombre del grupo', 'Los Soto');
  await write('Código de acceso', 'SOTO-4444');
  await write('Nombre', 'Rosa Soto');
  await tap('checkbox', 'Fiesta');
  await tap('button', 'Crear');
  await expect(page.getByText('Los Soto').first()).toBeVisible();
  expect(count()).toBeLessThanOrEqual(40);

  const guest = await (await browser.newContext()).newPage();
  await guest.goto(`${server.url}/rsvp`);
  await guest.getByLabel('Nombre del grupo').fill('Los Soto');
  await guest.getByLabel('Código de acceso').fill('SOTO-4444');
  await guest.getByRole('button', { name: 'Ingresar' }).click();
  await expect(guest.getByRole('heading', { name: /Fiesta/u })).toBeVisible();
});
