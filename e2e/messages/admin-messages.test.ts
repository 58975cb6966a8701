import type { BrowserContext, Page } from '@playwright/test';
import { signInAsAdmin } from '../admin-visit.ts';
import { expect, test } from '../site.ts';
import { expectAccessible } from '../accessible.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const family = 'Familia Peñaloza Ríos';

/** The chat service's page; what was asked of it. */
const chatPages = async (context: BrowserContext) => {
  const chats: URL[] = [];
  await context.route('https://api.whatsapp.com/**', (route) => {
    chats.push(new URL(route.request().url()));
    return route.fulfill({ contentType: 'text/html', body: 'chat' });
  });
  return chats;
};

const card = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });
const cards = (page: Page) => page.getByRole('region', { name: 'A quién' }).locator('li.card');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const toast = (page: Page, text: string) => page.locator('toast-region').getByText(text);
const template = (page: Page) => page.getByLabel('Plantilla del mensaje');
const preview = (page: Page) => page.getByRole('region', { name: 'Vista previa' });

test.beforeEach(async ({ page, site }) => {
  await signInAsAdmin(site, page.request);
  await page.goto('/admin/whatsapp');
  await expect(button(page, 'Insertar')).toBeEnabled();
});

test('a template is written, seen as a group receives it, copied, and opened in a chat', async ({
  page,
  context,
}) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gestión de WhatsApp');
  await expect(page.getByRole('tab', { name: 'Envío de Mensajes' })).toBeVisible();
  await expect(template(page)).toHaveValue(/20 de diciembre de 2025/);

  await template(page).fill('');
  await card(page, family).getByRole('link', { name: 'Abrir chat con Rosa Peñaloza' }).click();
  await expect(toast(page, 'Primero escribe un mensaje en la plantilla')).toBeVisible();
  await card(page, family)
    .getByRole('checkbox', { name: `Seleccionar ${family}` })
    .check();
  await button(page, 'Abrir chats seleccionados').click();
  await expect(toast(page, 'Selecciona al menos un invitado y escribe un mensaje')).toBeVisible();

  for (const insert of ['Saludo', 'Preferencias alimentarias', 'Estado de confirmación', 'Firma']) {
    await button(page, 'Insertar').click();
    await page.getByRole('menuitem', { name: insert, exact: true }).click();
    await expect(template(page)).toBeFocused();
  }
  await page.getByLabel('Invitado de la vista previa').selectOption('Camila y Andrés');
  await expect(preview(page)).toContainText('¡Hola, Camila y Andrés!');
  await expect(preview(page)).toContainText('Camila Arancibia: Celíaco (Sin Gluten)');
  await expect(preview(page)).toContainText('Desayuno de Campeones: asistirá 1 de 2');
  await expect(preview(page)).toContainText(/Violeta y Lautaro\s20 de diciembre de 2025/);

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await template(page).fill('Hola 👩‍👩‍👧 &+%#\n{{group_name}}: {{access_code}}');
  await button(page, 'Copiar mensaje').click();
  await expect(button(page, 'Copiado')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe('Hola 👩‍👩‍👧 &+%#\nCamila y Andrés: ARPA-9K3D');

  const chats = await chatPages(context);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Abrir chat con Camila Arancibia' }).click();
  await (await opened).waitForLoadState();
  expect(chats[0]?.pathname).toBe('/send/');
  expect(chats[0]?.searchParams.get('phone')).toBe('56987654323');
  expect(chats[0]?.searchParams.get('text')).toBe(copied);
  const mark = page.getByRole('checkbox', { name: 'Escrito a Camila Arancibia' });
  await expect(mark).toBeChecked();

  await page.reload();
  await expect(mark).toBeChecked();
  await expect(template(page)).toHaveValue(/^Hola 👩‍👩‍👧/);
});

test('groups are found by name, code, event and what they answered there', async ({ page }) => {
  const status = page.getByLabel('Estado de confirmación');
  await expect(status).toBeDisabled();
  await page.getByLabel('Nombre del grupo').fill('PEÑA');
  await expect(cards(page)).toHaveCount(1);
  await page.getByLabel('Nombre del grupo').fill('');
  await page.getByLabel('Código de acceso').fill('mate');
  await expect(cards(page)).toHaveCount(1);
  await page.getByLabel('Código de acceso').fill('');

  await page.getByLabel('Evento', { exact: true }).selectOption({ label: '🔥 Noche de Brasas' });
  await expect(status).toBeEnabled();
  await status.selectOption('Ninguno asistirá');
  await expect(cards(page)).toHaveCount(1);
  await expect(card(page, 'Felipe y Renata')).toBeVisible();
  await status.selectOption('Pending');
  await expect(card(page, family)).toBeVisible();
  await expect(card(page, 'Camila y Andrés')).toHaveCount(0);
  await status.selectOption('Al menos uno asistirá');
  await expect(card(page, 'Camila y Andrés')).toBeVisible();
  await page.getByLabel('Nombre del grupo').fill('nadie se llama así');
  await expect(
    page.getByText('No se encontraron invitados con los filtros seleccionados'),
  ).toBeVisible();
  await page.getByLabel('Evento', { exact: true }).selectOption('Todos');
  await expect(status).toBeDisabled();
});

test('a reminder chooses whom to write to, and one tap each writes to all of them', async ({
  page,
  context,
}) => {
  const chats = await chatPages(context);
  await button(page, /^No han respondido/).click();
  await expect(page.getByText('3 grupos seleccionados')).toBeVisible();
  await button(page, 'Usar un texto de recordatorio').click();
  await expect(template(page)).toHaveValue(/Nos falta saber si nos acompañan/);

  await button(page, 'Escribir uno por uno').click();
  const walk = page.getByRole('dialog');
  await expect(walk.getByText('1 de 5', { exact: true })).toBeVisible();
  await expectAccessible(page);
  const tap = async (name: string) => {
    const before = chats.length;
    await walk.getByRole('link', { name: `Escribir a ${name}` }).click();
    await expect.poll(() => chats.length).toBe(before + 1);
  };
  await tap('Rosa Peñaloza');
  await walk.getByRole('button', { name: 'Saltar' }).click();
  await tap('Marta Quilodrán');
  await page.reload();

  // Recipients that were written to are not offered again, those left out are.
  await button(page, /^No han respondido/).click();
  await expect(page.getByText('Ronda actual: 2 de 13 personas')).toBeVisible();
  await button(page, 'Escribir uno por uno').click();
  await tap('Tomás Ríos');
  await walk.getByRole('button', { name: 'Saltar' }).click();
  await walk.getByRole('button', { name: 'Saltar' }).click();
  await expect(walk.getByText('Les faltan: Ximena Godoy e Isabel Tapia.')).toBeVisible();
  await walk.getByRole('button', { name: 'Terminar' }).click();
  expect(chats.map(({ searchParams }) => searchParams.get('phone'))).toEqual(
    [4321, 4325, 4322].map((end) => `5698765${end}`),
  );

  await button(page, 'Empezar otra ronda').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Empezar otra ronda' }).click();
  await expect(page.getByText('Ronda actual: 0 de 13 personas')).toBeVisible();
});

test('where the browser blocks several tabs there is a list to tap through', async ({
  page,
  context,
}) => {
  const chats = await chatPages(context);
  // A browser that lets a tap open one tab, and no more.
  await page.evaluate(() => {
    const really = window.open.bind(window);
    let left = 1;
    window.open = (...expected) => (left-- > 0 ? really(...expected) : null);
  });
  await button(page, /^No han abierto/).click();
  await button(page, 'Abrir chats seleccionados').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/Tóquenlos aquí uno por uno/)).toBeVisible();
  await expect(dialog.getByText('Abierto', { exact: true })).toHaveCount(1);
  await dialog.getByRole('link', { name: 'Abrir chat con Marta Quilodrán' }).click();
  await expect(dialog.getByText('Abierto', { exact: true })).toHaveCount(2);
  await expect.poll(() => chats.length).toBe(2);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('checkbox', { name: 'Escrito a Marta Quilodrán' })).toBeChecked();
});

test('a mark that could not be saved says so, and is saved when the signal is back', async ({
  page,
}) => {
  await page.route('**/api/admin/whatsapp/chats/*', (route) => route.abort());
  const mark = page.getByRole('checkbox', { name: 'Escrito a Marta Quilodrán' });
  await mark.check();
  await expect(page.getByText('Una marca de «Escrito» no se guardó todavía.')).toBeVisible();
  await page.unroute('**/api/admin/whatsapp/chats/*');
  await button(page, 'Reintentar').click();
  await expect(page.getByText('no se guardó todavía')).toHaveCount(0);
  await page.reload();
  await expect(mark).toBeChecked();
});
