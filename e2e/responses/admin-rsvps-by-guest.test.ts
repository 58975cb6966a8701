import type { Page } from '@playwright/test';
import { openDatabase } from '#db/connection.ts';
import { signInAsAdmin } from '../admin-visit.ts';
import { expect, test } from '../site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(async ({ page, site }) => signInAsAdmin(site, page.request));

const byGuest = '/admin/rsvps?tab=by-guest';

const headings = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

const rowsOf = async (page: Page, groupName: string) => {
  const rows = page.getByRole('table', { name: `Respuestas de ${groupName}` }).getByRole('row');
  return (await rows.all()).reduce<Promise<string[][]>>(
    async (read, row) => [
      ...(await read),
      await row.getByRole('cell').or(row.getByRole('columnheader')).allTextContents(),
    ],
    Promise.resolve([]),
  );
};

test('each group is a card with a row for each person and event', async ({ page }) => {
  await page.goto('/admin/rsvps');
  await page.getByRole('tab', { name: 'RSVP by Guest' }).click();
  await expect(page.getByText('12 grupos')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Editar grupo' })).toHaveCount(12);
  const rows = await rowsOf(page, 'Camila y Andrés');
  expect(rows).toHaveLength(1 + 10);
  expect(rows[0]).toEqual(['Nombre', 'Evento', 'Estado', 'Restricciones dietéticas']);
  expect(rows).toContainEqual([
    'Camila Arancibia',
    '🥐 Desayuno de Campeones',
    'Asistirá',
    'Celíaco (Sin Gluten)',
  ]);
  expect(rows).toContainEqual([
    'Andrés Bascuñán',
    '🥐 Desayuno de Campeones',
    'No asistirá',
    'Ninguna',
  ]);
  expect(await rowsOf(page, 'Familia Peñaloza Ríos')).toContainEqual([
    'Bruno Ríos',
    '🔥 Noche de Brasas',
    'Pendiente',
    'Otra (Alérgico al maní)',
  ]);
});

test('the opened tab and the event keep their place in the address', async ({ page }) => {
  await page.goto('/admin/rsvps?event=49');
  await page.getByRole('tab', { name: 'Overview' }).click();
  await expect(page).toHaveURL('/admin/rsvps?event=49&tab=overview');
  const again = await page.reload();
  expect(await again?.text()).toContain('Información de contacto');
  expect(await again?.text()).not.toContain('Renata Coloma');
  await expect(page.getByRole('tab', { name: 'Overview' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.getByRole('tab', { name: 'Event Responses' }).click();
  await expect(page).toHaveURL('/admin/rsvps?event=49');
  await expect(page.getByText('Renata Coloma')).toBeVisible();
});

test('four filters narrow the groups and stay while another tab is looked at', async ({ page }) => {
  await page.goto(byGuest);
  await page.getByLabel('Nombre del grupo').fill('penaloza');
  await expect(headings(page)).toHaveText(['Familia Peñaloza Ríos']);
  await expect(page.getByText('1 de 12 grupos')).toBeVisible();
  await page.getByLabel('Nombre del grupo').clear();

  await page.getByLabel('Código de acceso').fill('arpa9');
  await expect(headings(page)).toHaveText(['Camila y Andrés']);
  await page.getByRole('tab', { name: 'Overview' }).click();
  await page.getByRole('tab', { name: 'RSVP by Guest' }).click();
  await expect(page.getByLabel('Código de acceso')).toHaveValue('arpa9');
  await expect(headings(page)).toHaveText(['Camila y Andrés']);
  expect(page.url()).not.toContain('arpa');
  await page.getByLabel('Código de acceso').clear();

  await page.getByLabel('Tipo de invitado').selectOption('Pareja');
  await expect(page.getByRole('heading', { name: 'Felipe y Renata' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Familia Peñaloza Ríos' })).toBeHidden();
  await page.getByLabel('Invitado por').selectOption('Lautaro');
  await expect(page.getByText('Invita Lautaro').first()).toBeVisible();
  await expect(page.getByText('Invita Violeta')).toHaveCount(0);

  await page.getByLabel('Código de acceso').fill('ZZZZ');
  await expect(
    page.getByText('No se encontraron invitados con los filtros seleccionados'),
  ).toBeVisible();
});

test('of many groups the first are in the page and the rest on demand', async ({ page, site }) => {
  for (let at = 10; at < 40; at += 1) {
    const created = await page.request.post('/api/admin/guests', {
      data: {
        guest: { group_name: `Zorzal ${at}`, guest_type: 'individual' },
        members: [{ name: `Persona ${at}` }],
        eventIds: [49],
      },
      headers: { Origin: site.url },
    });
    expect(created.status()).toBe(201);
  }
  const answer = await page.goto(byGuest);
  expect(await answer?.text()).toContain('Camila Arancibia');
  expect(await answer?.text()).not.toContain('Zorzal');
  await expect(page.getByText('42 grupos')).toBeVisible();
  await expect(headings(page)).toHaveCount(12);
  await page.getByRole('button', { name: 'Mostrar 12 grupos más' }).click();
  await expect(headings(page)).toHaveCount(24);
  await expect(page.getByRole('listitem').filter({ hasText: 'Zorzal 10' })).toBeFocused();
  await page.getByLabel('Nombre del grupo').fill('zorzal 3');
  await expect(headings(page)).toHaveCount(10);
  await expect(page.getByText('10 de 42 grupos')).toBeVisible();
});

test('groups that could not be loaded are asked for again', async ({ page }) => {
  await page.goto('/admin/rsvps');
  await page.route('**/api/admin/guests', (route) => route.abort());
  await page.getByRole('tab', { name: 'RSVP by Guest' }).click();
  await expect(page.getByText('No se pudieron cargar las respuestas.')).toBeVisible();
  await page.unroute('**/api/admin/guests');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByText('12 grupos')).toBeVisible();
});

test('a wedding without guests says so', async ({ page, site }) => {
  const { db, close } = openDatabase(site.database);
  db.run('delete from purchases');
  db.run('delete from guests');
  close();
  await page.goto(byGuest);
  await expect(page.getByText('No hay datos de invitados disponibles')).toBeVisible();
  await page.getByRole('tab', { name: 'Overview' }).click();
  await expect(page.getByRole('region', { name: 'Información de contacto' })).toContainText(
    'No data available',
  );
});

test('the overview counts attendance, diets and contacts, each in a table', async ({ page }) => {
  await page.goto('/admin/rsvps?tab=overview');
  const attendance = page.getByRole('table', { name: 'Asistencia por evento' });
  await expect(attendance.getByRole('columnheader')).toHaveText([
    'Evento',
    'Asistirá',
    'No asistirá',
    'Pendiente',
    'Invitados',
  ]);
  const main = attendance.getByRole('row').filter({ hasText: 'Main Event' });
  await expect(main.getByRole('cell')).toHaveText([/^15/, /^3/, /^8/, /^26/]);
  const diets = page.getByRole('table', { name: 'Restricciones dietéticas' });
  await expect(diets.getByRole('row', { name: 'Celíaco (Sin Gluten)' })).toContainText('2');
  const contact = page.getByRole('table', { name: 'Información de contacto' });
  await expect(contact.getByRole('row', { name: 'Con correo' }).getByRole('cell')).toHaveText('4');
  await expect(contact.getByRole('row', { name: 'Con teléfono' }).getByRole('cell')).toHaveText(
    '13',
  );
});
