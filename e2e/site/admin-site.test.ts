import type { Page, Route } from '@playwright/test';
import { blocks as blockSchemas } from '#content/schemas/blocks.ts';
import { expectAccessible } from '../accessible.ts';
import { signInAsAdmin } from '../admin-visit.ts';
import { expect, test } from '../site.ts';
import { button, preview, section } from './site-desk.ts';

// A process of its own: what it has published stays in its memory.
test.use({ contextOptions: { reducedMotion: 'reduce' }, siteEnv: { TZ: 'UTC' } });

const desk = { width: 1280, height: 860 };

test.beforeEach(async ({ page, site }) => {
  await signInAsAdmin(site, page.request);
  await page.setViewportSize(desk);
});

type Box = { x: number; y: number; width: number; height: number } | null;

const overlap = (one: Box, other: Box): boolean =>
  one !== null &&
  other !== null &&
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const open = async (page: Page, name: string) => {
  await page.goto('/admin/site');
  await section(page, name).click();
};

test('what is typed is seen at once in the draft, and by guests once it is published', async ({
  page,
}) => {
  await open(page, 'Portada');
  await page.getByLabel('Un nombre', { exact: true }).fill('Antonieta');
  await expect(preview(page).getByRole('heading', { level: 1 })).toContainText('Antonieta');
  await expect(page.getByText('Hay cambios sin guardar')).toBeVisible();
  await button(page, 'Guardar borrador').click();
  await expect(page.getByText('Hay cambios sin publicar')).toBeVisible();
  expect(await (await page.request.get('/')).text()).toContain('Violeta');

  await button(page, 'Publicar').click();
  await expect(page.getByText('Sitio publicado')).toBeVisible();
  expect(await (await page.request.get('/')).text()).toContain('Antonieta');
  await button(page, 'Historial').click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('dialog').getByText('por pareja')).toBeVisible();
});

test('a publication whose answer was lost is not made again by a second tap', async ({ page }) => {
  const publications = async () =>
    ((await (await page.request.get('/api/admin/site/publications')).json()) as unknown[]).length;
  await open(page, 'Portada');
  await page.getByLabel('Un nombre', { exact: true }).fill('Antonieta');
  await button(page, 'Guardar borrador').click();
  await expect(page.getByText('Hay cambios sin publicar')).toBeVisible();
  const before = await publications();
  const lost = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route('**/api/admin/site/publish', lost, { times: 1 });
  await button(page, 'Publicar').click();
  await expect.poll(publications).toBe(before + 1);
  await expect(page.getByRole('alert').filter({ hasText: 'conexión' })).toBeVisible();
  await button(page, 'Publicar').click();
  await expect(page.getByText('Sitio publicado')).toBeVisible();
  expect(await publications()).toBe(before + 1);
});

test('what keeps the site from being published is told, with the way to it', async ({ page }) => {
  await open(page, 'Regalos y banco');
  await page.getByRole('group', { name: 'Llamado a los regalos' }).getByLabel('Título').fill('');
  await section(page, 'Privacidad').click();
  await button(page, 'Publicar').click();
  const notice = page.getByRole('alert').filter({ hasText: 'Falta una cosa para poder publicar' });
  await expect(notice).toContainText('Falta el título.');
  await notice.getByRole('link', { name: 'Regalos y banco' }).click();
  await expect(page.getByLabel('Título')).toHaveAccessibleDescription(/Falta el título\./u);
});

test('a guide’s blocks are added, moved by keyboard, hidden, taken out and put back', async ({
  page,
}) => {
  await open(page, 'Guía: ⛺ Glamping bajo los aromos');
  const blocks = page.getByRole('group', { name: 'Bloques de la guía' });
  const names = blocks.getByRole('listitem').getByRole('button', { expanded: false });
  await expect(names).toHaveCount(9);
  await page.getByRole('button', { name: /^Mover Va por cuenta nuestra/u }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(names.nth(1)).toContainText('Va por cuenta nuestra');
  await expect(page.getByText('Quedó en el lugar 2 de 9.')).toBeAttached();
  await expect(page.getByRole('button', { name: /^Mover Va por cuenta nuestra/u })).toBeFocused();

  await names.nth(1).click();
  await button(page, 'Esconder Va por cuenta nuestra').click();
  await expect(preview(page).getByText('Va por cuenta nuestra')).toHaveCount(0);
  await button(page, 'Quitar Va por cuenta nuestra').click();
  await expect(blocks.getByText('Va por cuenta nuestra')).toHaveCount(0);
  // What is said of it leaves the draft's head in sight.
  const toast = page.getByRole('region', { name: 'Notificaciones (F8)' });
  await expect(toast).toContainText('Se quitó');
  await expect
    .poll(async () =>
      overlap(await page.locator('iframe').boundingBox(), await toast.boundingBox()),
    )
    .toBe(false);
  await button(page, 'Deshacer').click();
  await expect(blocks.getByText('Va por cuenta nuestra').first()).toBeVisible();

  await button(page, 'Agregar bloque').click();
  const types = blocks.getByRole('list', { name: 'Tipo de bloque' }).getByRole('button');
  await expect(types).toHaveCount(Object.keys(blockSchemas).length);
  await expectAccessible(page);
  await types.filter({ hasText: 'Aviso' }).click();
  await expect(types).toHaveCount(0);
  await expect(blocks.getByLabel('Título').last()).toBeFocused();
  await blocks.getByRole('textbox', { name: 'Aviso', exact: true }).fill('Traigan linterna');
  await expect(preview(page).getByText('Traigan linterna')).toBeVisible();
});

test('what was typed outlives a closed tab, and what the other one wrote meanwhile', async ({
  page,
  site,
}) => {
  await open(page, 'Celebración');
  const title = page.getByRole('group', { name: 'Qué se celebra' }).getByLabel('Título').first();
  await title.fill('Tres noches en el campo');
  await expect(page.getByText('Hay cambios sin guardar')).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.close();

  const again = await page.context().newPage();
  const { version, content } = await (await again.request.get('/api/admin/site/home')).json();
  await again.request.put('/api/admin/site/home', {
    data: {
      version,
      content: {
        ...content,
        celebration: { ...content.celebration, title: 'Otra cosa' },
        gift: { ...content.gift, title: 'Obsequios' },
      },
    },
    headers: { Origin: site.url },
  });
  await again.goto('/admin/site#celebration');
  const notice = again.getByRole('alert').filter({ hasText: 'Alguien más guardó cambios' });
  await expect(notice).toContainText('Guardado: Otra cosa');
  await expect(notice).toContainText('Escrito aquí: Tres noches en el campo');
  await notice.getByRole('button', { name: 'Usar lo guardado' }).click();
  await expect(notice).toHaveCount(0);
  await expect(
    again.getByRole('group', { name: 'Qué se celebra' }).getByLabel('Título').first(),
  ).toHaveValue('Otra cosa');
  await section(again, 'Regalos y banco').click();
  await expect(
    again.getByRole('group', { name: 'Llamado a los regalos' }).getByLabel('Título'),
  ).toHaveValue('Obsequios');
});

test('a pasted link of a map fills the coordinates', async ({ page }) => {
  await open(page, 'Cómo llegar');
  await page
    .getByLabel('Pegar un enlace del mapa')
    .fill('https://maps.google.com/?q=-33.45,-70.66');
  await expect(page.getByLabel('Latitud')).toHaveValue('-33.45');
  await expect(page.getByLabel('Longitud')).toHaveValue('-70.66');
  // The centre of the view is not the place that was meant.
  await page
    .getByLabel('Pegar un enlace del mapa')
    .fill('https://www.google.com/maps/@-35.9,-71.4,15z');
  await expect(page.getByText(/^Ahí no está marcado ningún lugar/)).toBeVisible();
  await expect(page.getByLabel('Latitud')).toHaveValue('');
  await page.getByLabel('Latitud').fill('al sur');
  await button(page, 'Guardar borrador').click();
  await expect(page.getByLabel('Latitud')).toHaveAccessibleDescription(/Se espera la latitud/u);
});

test('without signal nothing typed is lost', async ({ page }) => {
  await open(page, 'Privacidad');
  await page.getByLabel('Título').first().fill('Lo que guardamos');
  await page.context().setOffline(true);
  await button(page, 'Guardar borrador').click();
  await expect(page.getByText('Lo escrito sigue en este teléfono o computador')).toBeVisible();
  await page.context().setOffline(false);
  await button(page, 'Guardar borrador').click();
  await expect(page.getByText('Borrador guardado')).toBeVisible();
});

test('on a phone the draft is one tap away; an earlier publication can be brought back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'Portada');
  await expect(page.locator('iframe')).toBeHidden();
  await expectAccessible(page);
  await button(page, 'Ver borrador').click();
  await expect(page.locator('iframe')).toBeVisible();
  await preview(page).getByRole('link', { name: 'Privacidad' }).click();
  await expect(preview(page).getByRole('heading', { name: 'Privacidad' })).toBeVisible();
  await button(page, 'Volver a editar').click();

  await page.getByLabel('Un nombre', { exact: true }).fill('Antonieta');
  await button(page, 'Publicar').click();
  await expect(page.getByText('Sitio publicado')).toBeVisible();
  await button(page, 'Historial').click();
  await page
    .getByRole('button', { name: /^Recuperar/u })
    .last()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Recuperar' }).click();
  await expect(page.getByText('Quedó en el borrador')).toBeVisible();
  await expect(page.getByLabel('Un nombre', { exact: true })).toHaveValue('Violeta');
  await expect(page.getByText('Hay cambios sin publicar')).toBeVisible();
});
