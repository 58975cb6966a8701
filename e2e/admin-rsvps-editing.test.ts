import type { APIRequestContext, Page } from '@playwright/test';
import { signInAsAdmin, signInAsGuest } from './admin-visit.ts';
import { expect, type Site, test } from './site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(async ({ page, site }) => signInAsAdmin(site, page.request));

const bulk = '**/api/admin/rsvps/bulk-update';
const breakfast = '🥐 Desayuno de Campeones';
const brasas = '🔥 Noche de Brasas';
const couple = { groupName: 'Camila y Andrés', accessCode: 'ARPA-9K3D' };

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Editar respuestas RSVP' });

const edit = async (page: Page, groupName = couple.groupName) => {
  await page.goto('/admin/rsvps?tab=by-guest');
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: groupName }) })
    .getByRole('button', { name: 'Editar grupo' })
    .click();
  await expect(dialogOf(page)).toContainText(groupName);
};

const answer = (page: Page, name: string, event: string, label: string) =>
  dialogOf(page)
    .getByRole('group', { name: `${name}, ${event}` })
    .getByRole('button', { name: label, exact: true });

const save = (page: Page) =>
  dialogOf(page).getByRole('button', { name: 'Guardar todos los cambios' }).click();

const stateOf = (page: Page, name: string, event: string) =>
  page
    .getByRole('table', { name: `Respuestas de ${couple.groupName}` })
    .getByRole('row')
    .filter({ hasText: name })
    .filter({ hasText: event })
    .getByRole('cell')
    .nth(2);

type Row = { member_name: string; event_name: string; is_attending: boolean | null };

/** What the site has stored, whatever a screen says. */
const stored = async (page: Page, name: string, event: string) => {
  const rows = (await (await page.request.get('/api/admin/rsvps')).json()) as Row[];
  return rows.find((row) => row.member_name === name && row.event_name === event)?.is_attending;
};

/** The group answers the breakfast as a phone would, one word for each member. */
const answerAsGuest = async (site: Site, request: APIRequestContext, words: boolean[]) => {
  await signInAsGuest(site, request, couple);
  const guest = (await (await request.get('/api/rsvp/guest')).json()) as {
    members: { id: number }[];
  };
  const sent = await request.post('/api/rsvp/responses/47', {
    data: {
      responses: guest.members.map(({ id }, at) => ({ memberId: id, isAttending: words[at] })),
    },
    headers: { Origin: site.url },
  });
  expect(sent.ok()).toBe(true);
};

test('changes stay in the dialog and are saved in one call, changed answers only', async ({
  page,
}) => {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/bulk-update')) sent.push(request.postDataJSON());
  });
  await edit(page);
  await answer(page, 'Camila Arancibia', breakfast, 'No asistirá').click();
  await answer(page, 'Andrés Bascuñán', breakfast, 'Pendiente').click();
  await answer(page, 'Andrés Bascuñán', brasas, 'Pendiente').click();
  await answer(page, 'Andrés Bascuñán', brasas, 'Asistirá').click();
  await expect(answer(page, 'Camila Arancibia', breakfast, 'No asistirá')).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(dialogOf(page).getByText('2 cambios sin guardar')).toBeVisible();
  expect(sent).toEqual([]);
  await save(page);
  await expect(page.getByText('Respuestas actualizadas')).toBeVisible();
  await expect(
    page.getByText('Las respuestas RSVP han sido actualizadas correctamente'),
  ).toBeVisible();
  await expect(dialogOf(page)).toBeHidden();
  await expect(stateOf(page, 'Camila Arancibia', breakfast)).toHaveText('No asistirá');
  await expect(stateOf(page, 'Andrés Bascuñán', breakfast)).toHaveText('Pendiente');
  expect(sent).toMatchObject([
    {
      responses: [
        { isAttending: false, version: 1 },
        { isAttending: null, version: 1 },
      ],
    },
  ]);
  expect(await stored(page, 'Camila Arancibia', breakfast)).toBe(false);
  expect(await stored(page, 'Andrés Bascuñán', breakfast)).toBeNull();
});

test('after a save the other tabs tell the same', async ({ page }) => {
  await page.goto('/admin/rsvps?event=47');
  await page.getByRole('tab', { name: 'Overview' }).click();
  const row = page.getByRole('row').filter({ hasText: breakfast }).getByRole('cell');
  await expect(row).toHaveText([/^4/, /^2/, /^16/, /^22/]);
  await page.getByRole('tab', { name: 'RSVP by Guest' }).click();
  await page.getByRole('button', { name: 'Editar grupo' }).nth(1).click();
  await answer(page, 'Camila Arancibia', breakfast, 'No asistirá').click();
  await save(page);
  await expect(dialogOf(page)).toBeHidden();
  await page.getByRole('tab', { name: 'Overview' }).click();
  await expect(row).toHaveText([/^3/, /^3/, /^16/, /^22/]);
  await page.getByRole('tab', { name: 'Event Responses' }).click();
  await expect(page.getByRole('region', { name: 'Resumen de respuestas' })).toHaveText(
    'Asistirá3No asistirá3Pendiente16Invitados22',
  );
});

test('without a change there is nothing to save', async ({ page }) => {
  await edit(page);
  await save(page);
  await expect(page.getByText('No hay respuestas para actualizar')).toBeVisible();
  await expect(dialogOf(page)).toBeVisible();
});

test('a save that fails says why and keeps every change', async ({ page }) => {
  await edit(page);
  await answer(page, 'Camila Arancibia', breakfast, 'Pendiente').click();
  await page.route(bulk, (route) =>
    route.fulfill({ status: 503, json: { code: 'busy', message: 'El servidor está ocupado.' } }),
  );
  await save(page);
  await expect(
    page.getByText('No se pudieron actualizar las respuestas: El servidor está ocupado.'),
  ).toBeVisible();
  await expect(dialogOf(page).getByText('1 cambio sin guardar')).toBeVisible();
  await page.unroute(bulk);
  await save(page);
  await expect(dialogOf(page)).toBeHidden();
  expect(await stored(page, 'Camila Arancibia', breakfast)).toBeNull();
});

test('a save whose response got lost is not taken for another person’s change', async ({
  page,
}) => {
  await edit(page);
  await answer(page, 'Camila Arancibia', breakfast, 'Pendiente').click();
  await page.route(bulk, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await save(page);
  await expect(page.getByText(/No se pudieron actualizar las respuestas/)).toBeVisible();
  await page.unroute(bulk);
  await save(page);
  await expect(page.getByText('Respuestas actualizadas')).toBeVisible();
  await expect(dialogOf(page)).toBeHidden();
});

test('what a guest answered meanwhile is shown beside the choice, and the couple decides', async ({
  page,
  site,
  request,
}) => {
  await edit(page);
  await answer(page, 'Camila Arancibia', breakfast, 'Pendiente').click();
  await answer(page, 'Andrés Bascuñán', breakfast, 'Pendiente').click();
  await answer(page, 'Camila Arancibia', brasas, 'No asistirá').click();
  await answerAsGuest(site, request, [false, true]);
  await save(page);

  const conflicts = dialogOf(page).getByRole('region', { name: /Alguien cambió/ });
  await expect(conflicts).toBeFocused();
  await expect(conflicts.getByRole('listitem')).toHaveText([
    /Camila Arancibia, 🥐 Desayuno de Campeones\. Ahora está guardado «No asistirá» y ustedes eligieron «Pendiente»/,
    /Andrés Bascuñán, 🥐 Desayuno de Campeones\. Ahora está guardado «Asistirá» y ustedes eligieron «Pendiente»/,
  ]);
  expect(await stored(page, 'Camila Arancibia', brasas)).toBe(true);

  await conflicts.getByRole('button', { name: 'Dejar «No asistirá»' }).click();
  await save(page);
  await expect(conflicts).toBeFocused();
  await conflicts.getByRole('button', { name: 'Cambiar a «Pendiente»' }).click();
  await expect(conflicts).toBeHidden();
  await save(page);
  await expect(dialogOf(page)).toBeHidden();
  expect(await stored(page, 'Camila Arancibia', breakfast)).toBe(false);
  expect(await stored(page, 'Andrés Bascuñán', breakfast)).toBeNull();
  expect(await stored(page, 'Camila Arancibia', brasas)).toBe(false);
});

test('two administrators who change different answers lose neither’s', async ({
  page,
  browser,
  site,
}) => {
  const other = await browser.newPage({ baseURL: site.url });
  await signInAsAdmin(site, other.request);
  await edit(page);
  await edit(other);
  await answer(page, 'Camila Arancibia', breakfast, 'Pendiente').click();
  await answer(other, 'Andrés Bascuñán', breakfast, 'Asistirá').click();
  await save(page);
  await expect(dialogOf(page)).toBeHidden();
  await save(other);
  await expect(dialogOf(other)).toBeHidden();
  await expect(stateOf(other, 'Camila Arancibia', breakfast)).toHaveText('Pendiente');
  expect(await stored(page, 'Camila Arancibia', breakfast)).toBeNull();
  expect(await stored(page, 'Andrés Bascuñán', breakfast)).toBe(true);
  await other.close();
});

test('two administrators who change the same answer: the second sees the first’s', async ({
  page,
  browser,
  site,
}) => {
  const other = await browser.newPage({ baseURL: site.url });
  await signInAsAdmin(site, other.request);
  await edit(page);
  await edit(other);
  await answer(page, 'Camila Arancibia', breakfast, 'Pendiente').click();
  await answer(other, 'Camila Arancibia', breakfast, 'No asistirá').click();
  await save(page);
  await expect(dialogOf(page)).toBeHidden();
  await save(other);
  await expect(dialogOf(other)).toContainText(
    'Ahora está guardado «Pendiente» y ustedes eligieron «No asistirá»',
  );
  expect(await stored(page, 'Camila Arancibia', breakfast)).toBeNull();
  await other.close();
});

test('control: without the versions the second of two saves would win unseen', async ({
  page,
  site,
  request,
}) => {
  await edit(page);
  await answer(page, 'Camila Arancibia', breakfast, 'Pendiente').click();
  await answerAsGuest(site, request, [false, true]);
  await page.route(bulk, (route) => {
    const { responses } = route.request().postDataJSON() as { responses: object[] };
    return route.continue({
      postData: { responses: responses.map((cell) => ({ ...cell, version: undefined })) },
    });
  });
  await save(page);
  await expect(dialogOf(page)).toBeHidden();
  expect(await stored(page, 'Camila Arancibia', breakfast)).toBeNull();
});

test('closing with unsaved changes asks; without any it just closes', async ({ page }) => {
  await edit(page);
  await answer(page, 'Camila Arancibia', breakfast, 'Pendiente').click();
  for (const press of ['Cancelar', 'Cerrar']) {
    await dialogOf(page).getByRole('button', { name: press }).click();
    await expect(dialogOf(page).getByText('Tienen cambios sin guardar.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page).getByText('1 cambio sin guardar')).toBeVisible();
  }
  await dialogOf(page).getByRole('button', { name: 'Cancelar' }).click();
  await dialogOf(page).getByRole('button', { name: 'Descartar cambios' }).click();
  await expect(dialogOf(page)).toBeHidden();
  expect(await stored(page, 'Camila Arancibia', breakfast)).toBe(true);

  await page.getByRole('button', { name: 'Editar grupo' }).nth(1).click();
  await expect(answer(page, 'Camila Arancibia', breakfast, 'Asistirá')).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
});

test('a session that ended while editing costs a password and no change', async ({
  page,
  site,
}) => {
  await edit(page);
  await answer(page, 'Camila Arancibia', breakfast, 'Pendiente').click();
  await page.request.post('/api/admin/logout', { headers: { Origin: site.url } });
  await save(page);
  await page.getByLabel('Usuario').fill('pareja');
  await page.getByLabel('Contraseña').fill('una-clave-de-prueba');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('Respuestas actualizadas')).toBeVisible();
  expect(await stored(page, 'Camila Arancibia', breakfast)).toBeNull();
});

test('a person who left the group meanwhile is told and leaves the dialog', async ({
  page,
  site,
}) => {
  await edit(page);
  await answer(page, 'Camila Arancibia', breakfast, 'Pendiente').click();
  await answer(page, 'Andrés Bascuñán', breakfast, 'Pendiente').click();
  const groups = (await (await page.request.get('/api/admin/guests')).json()) as {
    group_name: string;
    members: { id: number }[];
  }[];
  const camila = groups.find(({ group_name }) => group_name === couple.groupName)?.members[0]?.id;
  const gone = await page.request.delete(`/api/admin/members/${camila}`, {
    headers: { Origin: site.url },
  });
  expect(gone.ok()).toBe(true);
  await save(page);
  await expect(page.getByText(/no corresponde a su grupo y evento/)).toBeVisible();
  await expect(dialogOf(page).getByText('Camila Arancibia')).toHaveCount(0);
  await expect(dialogOf(page).getByText('1 cambio sin guardar')).toBeVisible();
  await save(page);
  await expect(dialogOf(page)).toBeHidden();
  expect(await stored(page, 'Andrés Bascuñán', breakfast)).toBeNull();
});

test('the keyboard alone edits a group', async ({ page }) => {
  await page.goto('/admin/rsvps');
  await expect(page.getByLabel('Evento')).toBeEnabled();
  await page.getByRole('tab', { name: 'Event Responses' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('12 grupos')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type('camila');
  await expect(page.getByText('1 de 12 grupos')).toBeVisible();
  const button = page.getByRole('button', { name: 'Editar grupo' });
  // Three filters, the order, what loads anew, and the group.
  for (let stop = 0; stop < 6; stop += 1) await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(answer(page, 'Camila Arancibia', brasas, 'Asistirá')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(answer(page, 'Camila Arancibia', brasas, 'Pendiente')).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  // Backwards around the dialog: the cross, then what saves.
  for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press('Shift+Tab');
  await expect(
    dialogOf(page).getByRole('button', { name: 'Guardar todos los cambios' }),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toBeHidden();
  await expect(button).toBeFocused();
  expect(await stored(page, 'Camila Arancibia', brasas)).toBeNull();
});
