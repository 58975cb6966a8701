import type { APIRequestContext, Page } from '@playwright/test';
import { inTransaction, openDatabase } from '#db/connection.ts';
import { createGroup } from '#db/models/groups/guest-groups.ts';
import { signInAsAdmin, signInAsGuest } from './admin-visit.ts';
import { expect, type Site, test } from './site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page, site }) => signInAsAdmin(site, page.request));

const visit = async (page: Page) => {
  await page.goto('/admin/guests');
  await expect(page.getByRole('button', { name: 'Add New Guest' })).toBeEnabled();
};

/** The row of a group; on phones it looks like a card. */
const lineOf = (page: Page, groupName: string) =>
  page.getByRole('row').filter({ has: page.getByRole('cell', { name: groupName, exact: true }) });

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Confirm Deletion' });
const member = (page: Page, number: number) =>
  page.getByRole('group', { name: `Miembro ${number}`, exact: true });

const edit = async (page: Page, groupName: string) => {
  await page.getByRole('button', { name: `Editar ${groupName}` }).click();
  await expect(dialog(page, 'Edit Guest').getByLabel('Nombre del grupo')).toHaveValue(groupName);
};

type Group = {
  id: number;
  group_name: string;
  access_code: string;
  link_token: string;
  guest_type: string;
  invited_by: string;
  version: number;
  eventIds: number[];
  members: { id: number; name: string; phone: string | null; dietary_restriction_type: string }[];
};

const stored = async (request: APIRequestContext, groupName: string): Promise<Group> => {
  const groups = (await (await request.get('/api/admin/guests')).json()) as Group[];
  return groups.find(({ group_name }) => group_name === groupName)!;
};

/** What another administrator saves meanwhile. */
const saveElsewhere = async (
  site: Site,
  request: APIRequestContext,
  group: Group,
  change: object,
) => {
  const { group_name, access_code, guest_type, invited_by, members, eventIds, version } = group;
  const answer = await request.put(`/api/admin/guests/${group.id}`, {
    data: {
      guest: { group_name, access_code, guest_type, invited_by, ...change },
      members,
      eventIds,
      version,
    },
    headers: { Origin: site.url },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
};

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
  const colours = await family
    .nth(4)
    .getByRole('listitem')
    .locator('.badge')
    .evaluateAll((badges) =>
      badges.map((badge) => {
        const { color, backgroundColor } = getComputedStyle(badge);
        return `${color} ${backgroundColor}`;
      }),
    );
  expect(new Set(colours).size).toBe(6);
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

test('a chat opens with the whole invitation, byte for byte', async ({ page, site }) => {
  const name = 'Los & +50% {{access_code}} 🌿';
  const aunt = await stored(page.request, 'Tía Marta');
  await saveElsewhere(site, page.request, aunt, { group_name: name });
  await visit(page);
  await page.getByRole('button', { name: 'WhatsApp Tools' }).click();
  await page.getByLabel('Texto de la invitación').fill('Vengan, {{group_name}}:\n100% & +1 #🎉');
  const preview = page.getByRole('region', { name: 'Vista previa' });
  await page.getByLabel('Buscar por nombre').fill('{{');
  const link = `${site.url}/i#${aunt.link_token}`;
  const message = [
    `¡Hola, ${name}!`,
    '',
    `Vengan, ${name}:\n100% & +1 #🎉`,
    '',
    `Con cariño,\nVioleta y Lautaro\n20 de diciembre de 2025\n${link}`,
    '',
    `Grupo: ${name}\nCódigo de acceso: MATE-6H4C`,
  ].join('\n');
  await expect(preview).toContainText('Código de acceso: MATE-6H4C');
  const shown = await preview.getByRole('paragraph').last().textContent();
  expect(shown).toBe(message);
  const chat = page.getByRole('link', { name: 'Enviar WhatsApp a Marta Quilodrán' });
  const address = new URL((await chat.getAttribute('href'))!);
  expect(`${address.origin}${address.pathname}`).toBe('https://api.whatsapp.com/send/');
  expect(address.searchParams.get('phone')).toBe('56987654325');
  expect(address.searchParams.get('text')).toBe(message);
  await page.getByRole('button', { name: 'WhatsApp Tools' }).click();
  await expect(preview).toBeHidden();
});

test('code and personal link are copied, the link as a QR code too', async ({
  page,
  site,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await visit(page);
  await page.getByRole('button', { name: 'Copiar código de Tía Marta' }).click();
  await expect(page.getByRole('button', { name: 'Copiado' })).toBeVisible();
  expect(await clipboard()).toBe('MATE-6H4C');
  await page.getByRole('button', { name: 'Copiar enlace personal de Tía Marta' }).click();
  await expect
    .poll(clipboard)
    .toBe(`${site.url}/i#${(await stored(page.request, 'Tía Marta')).link_token}`);
  await page.getByRole('button', { name: 'Código QR de Tía Marta' }).click();
  const drawn = dialog(page, 'Código QR de Tía Marta').getByRole('img');
  await expect(drawn).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar' }).click();
  expect((await saved).suggestedFilename()).toBe('Tía Marta.svg');
});

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
