import type { Page } from '@playwright/test';
import { signInAsAdmin, signInAsGuest } from '../admin-visit.ts';
import { expect, test } from '../site.ts';
import { visit, lineOf, dialog, stored, saveElsewhere } from './guest-list-visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page, site }) => signInAsAdmin(site, page.request));

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Confirm Deletion' });

const member = (page: Page, number: number) =>
  page.getByRole('group', { name: `Miembro ${number}`, exact: true });

const edit = async (page: Page, groupName: string) => {
  await page.getByRole('button', { name: `Editar ${groupName}` }).click();
  await expect(dialog(page, 'Edit Guest').getByLabel('Nombre del grupo')).toHaveValue(groupName);
};

test('a new group gets a code when none is typed', async ({ page }) => {
  await visit(page);
  await page.getByRole('button', { name: 'Add New Guest' }).click();
  const form = dialog(page, 'Create New Guest');
  await expect(form.getByLabel('Tipo de grupo')).toHaveValue('individual');
  await expect(form.getByLabel('Quién invita')).toHaveValue('Violeta');
  await expect(form.getByText('les proponemos uno')).toBeVisible();
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(form.getByText('Name is required')).toBeVisible();
  await expect(form.getByRole('button', { name: /^Remove/ })).toHaveCount(0);

  await form.getByLabel('Nombre del grupo').fill('Familia Soto');
  await form.getByLabel('Tipo de grupo').selectOption('Family');
  await member(page, 1).getByLabel('Nombre').fill('Ana Soto');
  await member(page, 1).getByLabel('Correo').fill('ana@');
  await expect(form.getByLabel('Detalle')).toHaveCount(0);
  await member(page, 1).getByLabel('Restricción dietética').selectOption('Other');
  await member(page, 1).getByLabel('Detalle').fill('Sin nueces');
  await form.getByRole('button', { name: 'Agregar miembro' }).click();
  await member(page, 2).getByLabel('Nombre').fill('Beto Soto');
  await form.getByRole('button', { name: 'Agregar miembro' }).click();
  await form.getByRole('button', { name: 'Remove Miembro 3' }).click();
  await form.getByRole('checkbox', { name: '🔥 Noche de Brasas' }).check();
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(form.getByText('Invalid email')).toBeVisible();
  await member(page, 1).getByLabel('Correo').fill('ana@example.com');
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText('13 grupos', { exact: true })).toBeVisible();
  const cells = lineOf(page, 'Familia Soto').getByRole('cell');
  await expect(cells.nth(3)).toHaveText(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/);
  await expect(cells.nth(4)).toHaveText('🔥 Noche de Brasas');
  expect(await stored(page.request, 'Familia Soto')).toMatchObject({
    guest_type: 'familia',
    eventIds: [46],
    members: [
      {
        name: 'Ana Soto',
        dietary_restriction_type: 'Other',
        dietary_restriction_spec: 'Sin nueces',
      },
      { name: 'Beto Soto' },
    ],
  });
});

test('a save that takes its time goes out once, however often it is pressed', async ({ page }) => {
  await visit(page);
  const answer = Promise.withResolvers<void>();
  let sent = 0;
  await page.route('**/api/admin/guests', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    sent += 1;
    await answer.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Add New Guest' }).click();
  const form = dialog(page, 'Create New Guest');
  await form.getByLabel('Nombre del grupo').fill('Familia Lenta');
  await member(page, 1).getByLabel('Nombre').fill('Ana Lenta');
  await form.getByRole('button', { name: 'Guardar' }).dblclick();
  await page.keyboard.press('Enter');
  await expect(form.getByRole('button', { name: 'Guardando…' })).toBeVisible();
  answer.resolve();
  await expect(page.getByText('Guest Created')).toBeVisible();
  expect(sent).toBe(1);
});

test('a refusal is told and what was typed stays', async ({ page }) => {
  await visit(page);
  await page.getByRole('button', { name: 'Add New Guest' }).click();
  const form = dialog(page, 'Create New Guest');
  await form.getByRole('button', { name: 'Proponer otro' }).click();
  await expect(form.getByLabel('Código de acceso')).toHaveValue(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/);
  await form.getByLabel('Nombre del grupo').fill('tia marta');
  await member(page, 1).getByLabel('Nombre').fill('Marta');
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(form.getByText('Ya existe un grupo con ese nombre.')).toBeVisible();
  await page.route('**/api/admin/guests', (route) => route.fulfill({ status: 500, body: '' }));
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Failed to create guest')).toBeVisible();
  await expect(form.getByText('No se guardó. Lo que escribieron sigue aquí.')).toBeVisible();
  await expect(form.getByLabel('Nombre del grupo')).toHaveValue('tia marta');
  await form.getByRole('button', { name: 'Cancelar' }).click();
  await expect(form.getByText('Tienen cambios sin guardar.')).toBeVisible();
  await form.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(form.getByLabel('Nombre del grupo')).toHaveValue('tia marta');
});

test('two administrators and a guest change the same group, and nothing is lost', async ({
  page,
  site,
  request,
}) => {
  await visit(page);
  await edit(page, 'Familia Peñaloza Ríos');
  const form = dialog(page, 'Edit Guest');
  await form.getByLabel('Nombre del grupo').fill('Los Peñaloza');
  await member(page, 1).getByLabel('Teléfono').fill('+56 9 1111 2222');

  const group = await stored(page.request, 'Familia Peñaloza Ríos');
  await saveElsewhere(site, page.request, group, {
    group_name: 'Peñaloza y Ríos',
    invited_by: 'Lautaro',
  });
  await signInAsGuest(site, request, { groupName: 'Peñaloza y Ríos', accessCode: 'RAMA-4T7W' });
  const eats = await request.put('/api/rsvp/guest/dietary', {
    data: {
      members: [
        {
          id: group.members[1]!.id,
          dietary_restriction_type: 'Vegan',
          dietary_restriction_spec: null,
        },
      ],
    },
    headers: { Origin: site.url },
  });
  expect(eats.ok(), await eats.text()).toBe(true);

  await form.getByRole('button', { name: 'Guardar' }).click();
  const notice = form.getByRole('alert');
  await expect(notice).toContainText('Este grupo cambió mientras lo editaban.');
  await expect(notice).toContainText('Guardado ahora: Peñaloza y Ríos');
  await expect(notice).toContainText('Ustedes escribieron: Los Peñaloza');
  await expect(notice).toContainText('Guardado ahora: Lautaro');
  await expect(notice).toContainText('Guardado ahora: Vegano');
  await expect(form.getByLabel('Nombre del grupo')).toHaveValue('Los Peñaloza');
  await expect(form.getByLabel('Quién invita')).toHaveValue('Lautaro');
  await form.getByRole('button', { name: 'Usar lo guardado (Nombre del grupo)' }).click();
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(form).toBeHidden();
  expect(await stored(page.request, 'Peñaloza y Ríos')).toMatchObject({
    invited_by: 'Lautaro',
    members: [
      { name: 'Rosa Peñaloza', phone: '+56 9 1111 2222' },
      { name: 'Tomás Ríos', dietary_restriction_type: 'Vegan' },
      { name: 'Emilia Ríos', dietary_restriction_type: 'Vegetarian' },
      { name: 'Bruno Ríos', dietary_restriction_type: 'Other' },
    ],
  });
});

test('the control: without its version the stale save wins', async ({ page, site }) => {
  const group = await stored(page.request, 'Tía Marta');
  await saveElsewhere(site, page.request, group, { invited_by: 'Lautaro' });
  await saveElsewhere(site, page.request, { ...group, version: undefined! }, {});
  expect(await stored(page.request, 'Tía Marta')).toMatchObject({ invited_by: 'Violeta' });
});

test('a stored member is removed on the server and the rest of the form stays', async ({
  page,
}) => {
  await visit(page);
  await edit(page, 'Familia Peñaloza Ríos');
  const form = dialog(page, 'Edit Guest');
  await member(page, 1).getByLabel('Teléfono').fill('+56 9 1111 2222');
  await expect(member(page, 1).getByRole('button')).toHaveCount(0);
  await form.getByRole('button', { name: 'Remove Tomás Ríos' }).click();

  await page.route('**/api/admin/members/*', (route) => route.fulfill({ status: 500, body: '' }));
  await question(page).getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Failed to delete member')).toBeVisible();
  await question(page).getByRole('button', { name: 'Cancelar' }).click();
  await expect(member(page, 2).getByLabel('Nombre')).toHaveValue('Tomás Ríos');

  await page.unroute('**/api/admin/members/*');
  await form.getByRole('button', { name: 'Remove Tomás Ríos' }).click();
  await question(page).getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Member deleted')).toBeVisible();
  await expect(page.getByText('Member was successfully removed')).toBeVisible();
  await expect(member(page, 2).getByLabel('Nombre')).toHaveValue('Emilia Ríos');
  await expect(member(page, 1).getByLabel('Teléfono')).toHaveValue('+56 9 1111 2222');
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(form).toBeHidden();
  await expect(lineOf(page, 'Familia Peñaloza Ríos')).not.toContainText('Tomás Ríos');
  const { members } = await stored(page.request, 'Familia Peñaloza Ríos');
  expect(members.map(({ name }) => name)).toEqual(['Rosa Peñaloza', 'Emilia Ríos', 'Bruno Ríos']);
  expect(members[0]?.phone).toBe('+56 9 1111 2222');
});

test('deleting a group asks first; one that gave presents stays', async ({ page }) => {
  await visit(page);
  await page.getByRole('button', { name: 'Eliminar Tía Marta' }).click();
  await expect(question(page)).toContainText(
    'Are you sure you want to delete the guest "Tía Marta"? This action cannot be undone.',
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Eliminar Tía Marta' })).toBeFocused();
  await page.keyboard.press('Enter');
  await question(page).getByRole('button', { name: 'Eliminar' }).click();
  await expect(question(page)).toBeHidden();
  await expect(page.getByText('11 grupos', { exact: true })).toBeVisible();
  await expect(lineOf(page, 'Tía Marta')).toHaveCount(0);

  await page.getByRole('button', { name: 'Eliminar Los Montecinos' }).click();
  await question(page).getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.locator('toast-region').getByText(/tiene regalos pagados/)).toBeVisible();
  await expect(question(page).getByText('No se eliminó nada.')).toBeVisible();
});

test('the keyboard alone opens, changes and saves a group', async ({ page }) => {
  await visit(page);
  await page.getByRole('button', { name: 'Editar Tía Marta' }).focus();
  await page.keyboard.press('Enter');
  const form = dialog(page, 'Edit Guest');
  const name = form.getByLabel('Nombre del grupo');
  await expect(name).toBeVisible();
  await name.focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' Q.');
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  await expect(lineOf(page, 'Tía Marta Q.')).toBeVisible();
});
