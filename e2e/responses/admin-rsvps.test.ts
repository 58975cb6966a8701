import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import excel from 'exceljs';
import { openDatabase } from '#db/connection.ts';
import { signInAsAdmin, signInAsGuest } from '../admin-visit.ts';
import { expect, type Site, test } from '../site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const mainEvent = '💍 Main Event: ceremonia y celebración · Día 2';
const eventCall = '**/api/admin/rsvps/event/49';

test.beforeEach(async ({ page, site }) => signInAsAdmin(site, page.request));

const groupOf = (page: Page, groupName: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: groupName }) });

const memberOf = (page: Page, groupName: string, name: string) =>
  groupOf(page, groupName).getByRole('listitem').filter({ hasText: name });

/** The whole group answers as a phone would. */
const answerAsGuest = async (site: Site, request: APIRequestContext, isAttending: boolean[]) => {
  await signInAsGuest(site, request);
  const guest = (await (await request.get('/api/rsvp/guest')).json()) as {
    members: { id: number }[];
  };
  const responses = guest.members.map(({ id }, index) => ({
    memberId: id,
    isAttending: isAttending[index] ?? false,
  }));
  const answer = await request.post('/api/rsvp/responses/49', {
    data: { responses },
    headers: { Origin: site.url },
  });
  expect(answer.ok()).toBe(true);
};

test('without an event there is nothing to export', async ({ page }) => {
  await page.goto('/admin/rsvps');
  await expect(page.getByRole('tab', { name: 'Event Responses' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.getByRole('tabpanel', { name: 'Event Responses' })).toBeVisible();
  await expect(page.getByText('Select an Event')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Exportar a Excel' })).toBeDisabled();
});

test('an event shows each group’s answers and their sum', async ({ page }) => {
  await page.goto('/admin/rsvps');
  await page.getByLabel('Evento').selectOption({ label: mainEvent });
  await expect(memberOf(page, 'Felipe y Renata', 'Felipe Zúñiga')).toContainText('Asistirá');
  await expect(memberOf(page, 'Felipe y Renata', 'Renata Coloma')).toContainText('No asistirá');
  await expect(memberOf(page, 'Familia Sanhueza', 'Maite Alarcón')).toContainText('Pendiente');
  await expect(memberOf(page, 'Camila y Andrés', 'Camila')).toContainText('Celíaco (Sin Gluten)');
  await expect(memberOf(page, 'Abuelos Henríquez', 'Osvaldo')).toContainText('Otra (Bajo en sal)');
  await expect(groupOf(page, 'Felipe y Renata')).toContainText('Pareja');
  const sum = page.getByRole('region', { name: 'Resumen de respuestas' });
  await expect(sum).toHaveText('Asistirá15No asistirá3Pendiente8Invitados26');
});

test('the chosen event is part of the address, and its answers of the page', async ({ page }) => {
  await page.goto('/admin/rsvps');
  await page.getByLabel('Evento').selectOption({ label: mainEvent });
  await expect(page).toHaveURL('/admin/rsvps?event=49');
  const again = await page.reload();
  expect(await again?.text()).toContain('Renata Coloma');
  await expect(page.getByLabel('Evento')).toHaveValue('49');
  await expect(memberOf(page, 'Felipe y Renata', 'Renata Coloma')).toContainText('No asistirá');
});

test('an address of an impossible event asks for none', async ({ page }) => {
  for (const event of ['0', '-1', '99999999999999999999', 'x', '46%27']) {
    const answer = await page.goto(`/admin/rsvps?event=${event}`);
    expect(answer?.status(), event).toBe(200);
    await expect(page.getByText('Select an Event'), event).toBeVisible();
  }
});

test('what a guest answers is seen after a refresh', async ({ page, site, request }) => {
  await page.goto('/admin/rsvps?event=49');
  await expect(memberOf(page, 'Familia Peñaloza Ríos', 'Rosa')).toContainText('Pendiente');
  await answerAsGuest(site, request, [true, false, true, true]);
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await expect(memberOf(page, 'Familia Peñaloza Ríos', 'Rosa')).toContainText('Asistirá');
  await expect(memberOf(page, 'Familia Peñaloza Ríos', 'Tomás')).toContainText('No asistirá');
  await expect(memberOf(page, 'Familia Peñaloza Ríos', 'Bruno')).toContainText(
    'Otra (Alérgico al maní)',
  );
});

test('the search finds groups and people without accents', async ({ page }) => {
  await page.goto('/admin/rsvps?event=49');
  const search = page.getByLabel('Buscar grupo o persona');
  await search.fill('bascunan');
  await expect(page.getByText('1 grupo, 1 persona')).toBeVisible();
  await expect(memberOf(page, 'Camila y Andrés', 'Andrés Bascuñán')).toBeVisible();
  await search.fill('nadie con ese nombre');
  await expect(page.getByText('No matching responses found')).toBeVisible();
  await search.clear();
  await expect(page.getByText('12 grupos, 26 personas')).toBeVisible();
});

test('an event without invited groups has no data', async ({ page, site }) => {
  const created = await page.request.post('/api/admin/events', {
    data: {
      name: 'Cena de ensayo',
      description: 'Una mesa chica',
      location: 'La cocina',
      date: '2025-12-18T20:00',
      day_number: 1,
    },
    headers: { Origin: site.url },
  });
  expect(created.ok()).toBe(true);
  await page.goto('/admin/rsvps');
  await page.getByLabel('Evento').selectOption({ label: 'Cena de ensayo · Día 1' });
  await expect(page.getByText('No data available')).toBeVisible();
});

test('a wedding without events says where they are made', async ({ page, site }) => {
  const { db, close } = openDatabase(site.database);
  db.run('delete from events');
  close();
  await page.goto('/admin/rsvps');
  await expect(page.getByText('Select an Event')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Crear eventos' })).toHaveAttribute(
    'href',
    '/admin/events',
  );
  await page.goto('/admin/tables/print');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Imprimir el plan');
  await expect(page.getByText('No hay eventos disponibles.')).toBeVisible();
});

test('an event that could not be loaded is asked for again', async ({ page }) => {
  await page.goto('/admin/rsvps');
  await page.route(eventCall, (route) => route.abort());
  await page.getByLabel('Evento').selectOption({ label: mainEvent });
  await expect(page.getByText('No se pudieron cargar las respuestas.')).toBeVisible();
  await page.unroute(eventCall);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(memberOf(page, 'Felipe y Renata', 'Renata Coloma')).toContainText('No asistirá');
  await expect(page.getByText('No se pudieron cargar las respuestas.')).toBeHidden();
});

test('a refresh that fails leaves what was there', async ({ page }) => {
  await page.goto('/admin/rsvps?event=49');
  await page.getByLabel('Buscar grupo o persona').fill('Renata');
  await page.route(eventCall, (route) =>
    route.fulfill({ status: 503, json: { code: 'busy', message: 'El servidor está ocupado.' } }),
  );
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await expect(page.getByText('El servidor está ocupado.')).toBeVisible();
  await expect(memberOf(page, 'Felipe y Renata', 'Renata Coloma')).toContainText('No asistirá');
  await expect(page.getByLabel('Buscar grupo o persona')).toHaveValue('Renata');
});

test('while an event loads its place is held', async ({ page }) => {
  await page.goto('/admin/rsvps');
  let go = () => undefined as void;
  const held = new Promise<void>((resolve) => (go = resolve));
  await page.route(eventCall, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByLabel('Evento').selectOption({ label: mainEvent });
  await expect(page.getByText('Cargando respuestas…')).toBeAttached();
  go();
  await expect(page.getByText('Renata Coloma')).toBeVisible();
});

test('a session that ended elsewhere leads back to the login form', async ({ page, site }) => {
  await page.goto('/admin/rsvps?event=49');
  // A connection that is refused leads there by itself, before the button can be pressed.
  await expect(page.getByText('En vivo')).toBeVisible();
  await page.request.post('/api/admin/logout', { headers: { Origin: site.url } });
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await expect(page.getByLabel('Contraseña')).toBeVisible();
  await expect(page.getByText('Renata Coloma')).toHaveCount(0);
});

test('the export is a spreadsheet with a row for each person', async ({ page, site, request }) => {
  await answerAsGuest(site, request, [true, false, true, true]);
  await page.goto('/admin/rsvps?event=49');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar a Excel' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('event-49-rsvps.xlsx');

  const workbook = new excel.Workbook();
  await workbook.xlsx.load((await readFile(await file.path())) as never);
  const rows = (workbook.worksheets[0]?.getSheetValues() as string[][]).slice(1);
  expect(rows).toHaveLength(1 + 26);
  expect(rows.filter(([, group]) => group === 'Familia Peñaloza Ríos')).toEqual([
    rowOf('Rosa Peñaloza', 'Asistirá', 'Ninguna', '', 'rosa@example.com', '+56 9 8765 4321'),
    rowOf('Tomás Ríos', 'No asistirá', 'Ninguna', '', '', '9 8765 4322'),
    rowOf('Emilia Ríos', 'Asistirá', 'Vegetariano', '', '', ''),
    rowOf('Bruno Ríos', 'Asistirá', 'Otra', 'Alérgico al maní', '', ''),
  ]);
  // Another person of the demo has a severity; other groups take the bus and chose a song.
  expect(rows[0]?.slice(10)).toEqual([
    'Gravedad',
    'Bus desde Linares',
    '¿Qué canción no puede faltar? (una respuesta por grupo)',
  ]);
  expect(rows.find(([, , , , name]) => name === 'Antonia Alarcón')?.[10]).toBe('Alergia grave');
  expect(rows.find(([, , , , name]) => name === 'Camila Arancibia')?.slice(11)).toEqual([
    'Plaza de Armas',
    'El tiempo en las bastillas',
  ]);
});

// A sheet's columns count from one; the last three are the severity and the answers to two questions.
const rowOf = (...cells: string[]) =>
  Object.assign(
    [],
    [undefined, 'Familia Peñaloza Ríos', 'Familia', 'Violeta', ...cells, '', '', ''],
  );

test('the export is for the couple alone', async ({ page, site, request }) => {
  const address = '/api/admin/rsvps/event/49/export';
  expect((await request.get(address)).status()).toBe(401);
  await signInAsGuest(site, request);
  expect((await request.get(address)).status()).toBe(403);
  const file = await page.request.get(address);
  expect(file.status()).toBe(200);
  expect(file.headers()).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': 'attachment; filename="event-49-rsvps.xlsx"',
    'cache-control': 'no-store',
  });
  for (const missing of ['4999', '0', '-1', 'x', '9'.repeat(30)]) {
    const answer = await page.request.get(`/api/admin/rsvps/event/${missing}/export`);
    expect(answer.status()).toBe(404);
  }
});

test('an export that fails is told', async ({ page }) => {
  await page.goto('/admin/rsvps?event=49');
  await page.route('**/export', (route) => route.abort());
  await page.getByRole('button', { name: 'Exportar a Excel' }).click();
  await expect(page.locator('toast-region').getByText('No se pudo exportar')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Exportar a Excel' })).toBeEnabled();
});

test('the keyboard alone chooses, searches and exports', async ({ page }) => {
  await page.goto('/admin/rsvps');
  await expect(page.getByLabel('Evento')).toBeEnabled();
  await page.getByRole('tab', { name: 'Event Responses' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Evento')).toBeFocused();
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowDown');
  await expect(page.getByText('12 grupos, 26 personas')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Tía Marta');
  await expect(page.getByText('1 grupo, 1 persona')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Actualizar' })).toBeFocused();
  await page.keyboard.press('Tab');
  const saved = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await saved).suggestedFilename()).toBe('event-49-rsvps.xlsx');
});
