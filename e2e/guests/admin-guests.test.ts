import { inTransaction, openDatabase } from '#db/connection.ts';
import { createGroup } from '#db/models/groups/guest-groups.ts';
import { signInAsAdmin } from '../admin-visit.ts';
import { expect, test } from '../site.ts';
import { visit, lineOf } from './guest-list-visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page, site }) => signInAsAdmin(site, page.request));

test('every group has its line with everything of it', async ({ page }) => {
  await visit(page);
  await expect(page.getByRole('heading', { name: 'Manage Guests', level: 1 })).toBeVisible();
  await expect(page.getByText('12 grupos', { exact: true })).toBeVisible();
  await expect(page.getByText('26 miembros', { exact: true })).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText([
    'Group Name',
    'Type',
    'Invited By',
    'Access Code',
    'Events',
    'Members & WhatsApp',
    'Actions',
  ]);
  const family = lineOf(page, 'Familia Peñaloza Ríos').getByRole('cell');
  await expect(family.nth(1)).toHaveText('Family');
  await expect(family.nth(2)).toHaveText('Violeta');
  await expect(family.nth(3)).toHaveText('RAMA-4T7W');
  await expect(family.nth(4).getByRole('listitem')).toHaveText([
    '⛺ Glamping bajo los aromos',
    '🔥 Noche de Brasas',
    '🥐 Desayuno de Campeones',
    '🍷 Última Mesa de Solteros',
    '💍 Main Event: ceremonia y celebración',
    '🌅 Desayuno de los Sobrevivientes',
  ]);
  const colors = await family
    .nth(4)
    .getByRole('listitem')
    .locator('.badge')
    .evaluateAll((badges) =>
      badges.map((badge) => {
        const { color, backgroundColor } = getComputedStyle(badge);
        return `${color} ${backgroundColor}`;
      }),
    );
  expect(new Set(colors).size).toBe(6);
  await expect(family.nth(5).getByRole('listitem')).toHaveText([
    'Enviar WhatsApp a Rosa Peñaloza',
    'Enviar WhatsApp a Tomás Ríos',
    'Emilia Ríos',
    'Bruno Ríos',
  ]);
  await expect(lineOf(page, 'Camila y Andrés').getByRole('cell').nth(1)).toHaveText('Couple');
  await expect(lineOf(page, 'Tía Marta').getByRole('cell').nth(1)).toHaveText('Individual');
});

test('the four filters narrow the list, and together', async ({ page }) => {
  await visit(page);
  await page.getByLabel('Buscar por nombre').fill('FAMILIA');
  await expect(page.getByText('3 grupos', { exact: true })).toBeVisible();
  await page.getByLabel('Buscar por código').fill('rama-');
  await expect(page.getByText('1 grupo', { exact: true })).toBeVisible();
  await expect(page.getByText('4 miembros', { exact: true })).toBeVisible();
  await expect(lineOf(page, 'Familia Peñaloza Ríos')).toBeVisible();
  await page.getByLabel('Invitado por').selectOption('Lautaro');
  await expect(
    page.getByText('No se encontraron invitados que coincidan con los filtros'),
  ).toBeVisible();
  await page.getByLabel('Buscar por nombre').clear();
  await page.getByLabel('Buscar por código').clear();
  await expect(page.getByText('6 grupos', { exact: true })).toBeVisible();
  await page.getByLabel('Evento').selectOption({ label: '⛺ Glamping bajo los aromos' });
  await expect(page.getByText('2 grupos', { exact: true })).toBeVisible();
  await expect(lineOf(page, 'Javiera Oyarce')).toBeVisible();
});

test('what cannot be fetched is told', async ({ page }) => {
  await visit(page);
  const toasts = page.locator('toast-region');
  await page.route('**/api/admin/guests/*', (route) => route.abort());
  await page.getByRole('button', { name: 'Editar Tía Marta' }).click();
  await expect(toasts.getByText('Failed to fetch guest details')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.route('**/api/admin/guests', (route) => route.abort());
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await expect(toasts.getByText('Failed to fetch guests')).toBeVisible();
  await expect(lineOf(page, 'Tía Marta')).toBeVisible();
});

test('while the list is fetched again it says so', async ({ page }) => {
  await visit(page);
  let go = () => undefined as void;
  const held = new Promise<void>((resolve) => (go = resolve));
  await page.route('**/api/admin/guests', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await expect(page.getByText('Loading guests...')).toBeVisible();
  go();
  await expect(page.getByText('Loading guests...')).toBeHidden();
  await expect(page.getByText('12 grupos', { exact: true })).toBeVisible();
});

test.describe('an empty wedding', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });
  test('has no guests yet', async ({ page, site }) => {
    const { db, close } = openDatabase(site.database);
    db.run('delete from purchases');
    db.run('delete from guests');
    close();
    await visit(page);
    await expect(
      page.getByText('No guests found. Create your first guest to get started.'),
    ).toBeVisible();
    await expect(page.getByText('0 grupos', { exact: true })).toBeVisible();
  });
});

test('two thousand groups are filtered while typing and turned page by page', async ({
  page,
  site,
}) => {
  // Planting them is what takes time.
  test.setTimeout(120_000);
  const { db, close } = openDatabase(site.database);
  inTransaction(db, (tx) => {
    for (let number = 1; number <= 2000; number += 1) {
      const at = new Date('2025-06-01T12:00:00Z');
      createGroup(tx, bigGroup(number), { by: { kind: 'system' }, at });
    }
  });
  close();
  await visit(page);
  await expect(page.getByText('2.012 grupos', { exact: true })).toBeVisible();
  await expect(page.getByText('1–100 de 2.012')).toBeVisible();
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page.getByText('101–200 de 2.012')).toBeVisible();
  await page.getByLabel('Buscar por nombre').pressSequentially('grupo 1987');
  await expect(page.getByText('1 grupo', { exact: true })).toBeVisible();
  await expect(lineOf(page, 'Grupo 1987 </script>')).toBeVisible();
  await expect(page.getByText('3 miembros', { exact: true })).toBeVisible();
  await page.getByLabel('Buscar por nombre').clear();
  await page.getByLabel('Buscar por código').fill('gran-0420');
  await expect(lineOf(page, 'Grupo 420 </script>')).toBeVisible();
});

const bigGroup = (number: number) => ({
  group: {
    group_name: `Grupo ${number} </script>`,
    access_code: `GRAN-${String(number).padStart(4, '0')}`,
    guest_type: 'familia' as const,
    invited_by: 'Violeta',
  },
  members: ['Ana', 'Beto', 'Cata'].map((name) => ({
    name: `${name} ${number}`,
    diet: { type: 'None', spec: null } as const,
    email: null,
    phone: '+56 9 8765 4321',
  })),
  eventIds: [46, 49],
});

test('a stranger gets the form and no group', async ({ page, site }) => {
  await page.request.post('/api/admin/logout', { headers: { Origin: site.url } });
  const answer = await page.goto('/admin/guests');
  expect(await answer?.text()).not.toMatch(/Peñaloza|RAMA-4T7W|Noche de Brasas/u);
  await expect(page.getByLabel('Contraseña')).toBeVisible();
});

test('the columns put the list in order, and say so; on a phone a choice does', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/admin/guests');
  const names = page.locator('.group-name');
  const heading = (name: string) => page.getByRole('columnheader', { name, exact: true });
  await expect(heading('Group Name')).toHaveAttribute('aria-sort', 'ascending');
  const first = (await names.allTextContents()).slice();
  await page.getByRole('button', { name: 'Group Name', exact: true }).click();
  await expect(heading('Group Name')).toHaveAttribute('aria-sort', 'descending');
  await expect(names).toHaveText(first.toReversed());
  await page.getByRole('button', { name: 'Members & WhatsApp' }).press('Enter');
  await expect(heading('Group Name')).not.toHaveAttribute('aria-sort');
  await expect(heading('Members & WhatsApp')).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByRole('button', { name: 'Members & WhatsApp' })).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel('Ordenar por').selectOption('Nombre, de la Z a la A');
  await expect(names).toHaveText(first.toReversed());
});
