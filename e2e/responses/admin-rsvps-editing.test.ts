import { signInAsAdmin } from '../admin-visit.ts';
import { expect, test } from '../site.ts';
import {
  bulk,
  breakfast,
  brasas,
  dialogOf,
  edit,
  answer,
  save,
  stateOf,
  stored,
} from './rsvps-visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page, site }) => signInAsAdmin(site, page.request));

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
