import type { APIRequestContext, Page } from '@playwright/test';
import type { GroupView } from '#contract/guest-groups.ts';
import { signInAsAdmin, signInAsGuest } from '../admin-visit.ts';
import { expect, type Site, test } from '../site.ts';
import { expectAccessible, widths } from '../accessible.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  ...{ viewport: { width: 1280, height: 900 }, hasTouch: false, isMobile: false },
});

const family = 'Familia Peñaloza Ríos';

const toast = (page: Page, text: string) => page.locator('toast-region').getByText(text);
const undo = (page: Page) => page.locator('toast-region').getByRole('button', { name: 'Deshacer' });
const question = (page: Page) => page.getByRole('alertdialog');
const lines = (page: Page) => page.getByRole('list', { name: 'Cambios, los últimos primero' });
const groupLine = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('cell', { name, exact: true }) });

const post = (site: Site, request: APIRequestContext, path: string, data: object) =>
  request.post(path, { data, headers: { Origin: site.url } });

const groups = async (request: APIRequestContext) =>
  (await (await request.get('/api/admin/guests')).json()) as GroupView[];

const groupOf = async (request: APIRequestContext, name: string) => {
  const group = (await groups(request)).find(({ group_name }) => group_name === name);
  if (!group) throw new Error(`No group is called ${name}`);
  return group;
};

const remove = async (page: Page, button: string) => {
  await page.getByRole('button', { name: button, exact: true }).click();
  await question(page)
    .getByRole('button', { name: /^Eliminar/ })
    .click();
};

/** A guest of the family answers for Rosa from a phone of their own. */
const answer = async (site: Site, request: APIRequestContext, isAttending: boolean) => {
  await signInAsGuest(site, request);
  const { members } = (await (await request.get('/api/rsvp/guest')).json()) as {
    members: { id: number }[];
  };
  const responses = [{ memberId: members[0]!.id, isAttending }];
  expect((await post(site, request, '/api/rsvp/responses/49', { responses })).status()).toBe(200);
};

test.describe('for nobody but the couple', () => {
  test('a guest and a stranger see the login form, and no line of it', async ({ page, site }) => {
    for (const signIn of [() => undefined, () => signInAsGuest(site, page.request)]) {
      await signIn();
      await page.goto('/admin/history');
      await expect(page.getByLabel('Usuario')).toBeVisible();
      expect(await page.content()).not.toContain('respondió');
    }
  });
});

test.describe('the couple', () => {
  test.beforeEach(async ({ page, site }) => signInAsAdmin(site, page.request));

  test('reads who changed what, and finds it by group and by who did it', async ({
    page,
    site,
    playwright,
  }) => {
    const phone = await playwright.request.newContext({ baseURL: site.url });
    await answer(site, phone, true);
    await phone.dispose();
    await page.goto('/admin/history');
    const [first] = await lines(page).getByRole('listitem').all();
    await expect(first!).toContainText(
      'Familia Peñaloza Ríos respondió a «💍 Main Event: ceremonia y celebración»: Rosa Peñaloza asistirá',
    );
    await expect(first!.getByRole('time')).toContainText(/hace (un momento|1 minuto)/);

    await page.getByLabel('Grupo', { exact: true }).fill('tia marta');
    await expect(lines(page).getByRole('listitem')).toHaveCount(2);
    await expect(lines(page)).toContainText('creó el grupo Tía Marta, con 1 persona');
    await expect(lines(page)).toContainText(/mantener (juntos|separados) a .*Tía Marta/u);
    await page.getByLabel('Quién').selectOption('Novios');
    await expect(page.getByText('Ningún cambio coincide con los filtros.')).toBeVisible();
    await page.getByLabel('Grupo', { exact: true }).fill('');
    await page.getByLabel('Quién').selectOption('Invitados');
    await page.getByLabel('Qué cambió').selectOption('Respuestas');
    await expect(lines(page)).toContainText('Camila y Andrés respondió');
    await expect(lines(page)).not.toContainText('creó');
  });

  test('reads on to what is older, also after a page that did not come', async ({ page }) => {
    await page.goto('/admin/history');
    const items = lines(page).getByRole('listitem');
    await expect(items).toHaveCount(50);
    const newest = await items.first().textContent();
    const older = page.getByRole('button', { name: 'Ver anteriores' });
    await page.route('**/api/admin/history?before=*', (route) => route.abort());
    await older.click();
    await expect(page.getByText('No pudimos cargar el historial.')).toBeVisible();
    await expect(items).toHaveCount(50);
    await page.unroute('**/api/admin/history?before=*');
    await older.click();
    await expect(items.nth(50)).toBeVisible();
    expect(await items.first().textContent()).toBe(newest);
  });

  test('reads the history of one group from the list of guests', async ({ page, site }) => {
    const group = await groupOf(page.request, family);
    await page.request.put(`/api/admin/guests/${group.id}`, {
      data: { ...group, guest: { ...group, access_code: 'OTRO-2025' } },
      headers: { Origin: site.url },
    });
    await page.goto('/admin/guests');
    await page.getByRole('button', { name: `Historial ${family}` }).click();
    const dialog = page.getByRole('dialog', { name: `Historial de ${family}` });
    await expect(lines(page).getByRole('listitem')).toHaveText([
      /pareja editó el grupo Familia Peñaloza Ríos: cambió el código de acceso$/,
      /El sitio pidió mantener juntos a Familia Peñaloza Ríos y Tía Marta/,
      /El sitio sentó a Familia Peñaloza Ríos en «Achibueno»/,
      /El sitio creó el grupo Familia Peñaloza Ríos, con 4 personas/,
    ]);
    await expect(dialog).not.toContainText('OTRO-2025');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: `Historial ${family}` })).toBeFocused();
  });

  test('takes the deletion of a group back at once', async ({ page }) => {
    await page.goto('/admin/guests');
    const { id } = await groupOf(page.request, 'Tía Marta');
    await remove(page, 'Eliminar Tía Marta');
    await expect(toast(page, 'Guest Deleted')).toBeVisible();
    await expect(groupLine(page, 'Tía Marta')).toHaveCount(0);
    await undo(page).click();
    await expect(toast(page, 'Recuperado')).toBeVisible();
    await expect(groupLine(page, 'Tía Marta')).toBeVisible();
    expect((await groupOf(page.request, 'Tía Marta')).id).toBe(id);
  });

  test('takes the removal of a person back while the form is open', async ({ page }) => {
    await page.goto('/admin/guests');
    await page.getByRole('button', { name: `Editar ${family}` }).click();
    const form = page.getByRole('dialog', { name: 'Edit Guest' });
    await form.getByLabel('Teléfono').first().fill('+56 9 1111 2222');
    await form.getByRole('button', { name: 'Remove Tomás Ríos' }).click();
    await question(page).getByRole('button', { name: 'Eliminar' }).click();
    await expect(form.getByRole('group', { name: /^Miembro/ })).toHaveCount(3);
    await undo(page).click();
    await expect(toast(page, 'Recuperado')).toBeVisible();
    await expect(form.getByRole('group', { name: /^Miembro/ })).toHaveCount(4);
    // The pointer holds the toast, which lies over the form's buttons.
    await page.locator('toast-region').getByRole('button').click();
    await form.getByRole('button', { name: 'Guardar' }).click();
    await expect(form).toBeHidden();
    const { members } = await groupOf(page.request, family);
    expect(members.map(({ name, phone }) => [name, phone])).toContainEqual([
      'Rosa Peñaloza',
      '+56 9 1111 2222',
    ]);
    expect(members.map(({ name }) => name)).toContain('Tomás Ríos');
  });

  test('brings an event back from the bin, with its answers', async ({ page }) => {
    await page.goto('/admin/events');
    const before = await (await page.request.get('/api/admin/rsvps/event/45')).text();
    await page.getByRole('button', { name: 'Eliminar ⛺ Glamping bajo los aromos' }).click();
    await question(page).getByRole('button', { name: 'Eliminar', exact: true }).click();
    await question(page).getByRole('button', { name: 'Eliminar con sus respuestas' }).click();
    await expect(toast(page, 'Event Deleted')).toBeVisible();
    await page.goto('/admin/history');
    await page.getByRole('tab', { name: 'Papelera (1)' }).click();
    const thing = page.getByRole('tabpanel').getByRole('listitem');
    await expect(thing).toContainText('Glamping bajo los aromos');
    await expect(thing).toContainText('con 6 respuestas · Lo eliminó pareja');
    await expect(thing).toContainText('Quedan 30 días');
    await page.getByRole('button', { name: 'Recuperar ⛺ Glamping bajo los aromos' }).click();
    await expect(page.getByText('La papelera está vacía.')).toBeVisible();
    expect(await (await page.request.get('/api/admin/rsvps/event/45')).text()).toBe(before);
    await page.getByRole('tab', { name: 'Cambios' }).click();
    await expect(lines(page).getByRole('listitem').first()).toContainText(
      'recuperó el evento «⛺ Glamping bajo los aromos»',
    );
  });

  test('hears why something cannot come back, and what to do', async ({ page, site }) => {
    const { id } = await groupOf(page.request, 'Tía Marta');
    await page.request.delete(`/api/admin/guests/${id}`, { headers: { Origin: site.url } });
    await post(site, page.request, '/api/admin/guests', {
      guest: { group_name: 'TIA MARTA' },
      members: [{ name: 'Otra Marta' }],
    });
    await page.goto('/admin/history?tab=bin');
    await page.getByRole('button', { name: 'Recuperar Tía Marta' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'TIA MARTA' })).toContainText(
      'Ahora hay otro grupo llamado «TIA MARTA». Cámbienle el nombre a ese y vuelvan a intentarlo.',
    );
  });

  test('is told when the history does not come, and asks again', async ({ page }) => {
    await page.goto('/admin/history');
    await page.route('**/api/admin/history**', (route) => route.abort());
    await page.getByRole('button', { name: 'Actualizar' }).click();
    await expect(page.getByText('No pudimos cargar el historial.')).toBeVisible();
    await expect(lines(page)).toContainText('creó el grupo');
    await page.unroute('**/api/admin/history**');
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
    await expect(page.getByText('No pudimos cargar el historial.')).toBeHidden();
  });

  test('finds its bin without a barrier at every width', async ({ page, site }) => {
    const { id } = await groupOf(page.request, 'Tía Marta');
    await page.request.delete(`/api/admin/guests/${id}`, { headers: { Origin: site.url } });
    await page.goto('/admin/history?tab=bin');
    await expect(page.getByText('Tía Marta')).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page);
    }
  });
});

test.describe('two of the couple at once', () => {
  test('edit one group while its guest answers: each finds the other’s work', async ({
    page,
    site,
    browser,
    playwright,
  }) => {
    const second = await browser.newContext({ baseURL: site.url });
    const other = await second.newPage();
    const phone = await playwright.request.newContext({ baseURL: site.url });
    const form = (at: Page) => at.getByRole('dialog', { name: 'Edit Guest' });
    const field = (at: Page, name: string) => form(at).getByLabel(name).first();
    for (const at of [page, other]) {
      await signInAsAdmin(site, at.request);
      await at.goto('/admin/guests');
      await at.getByRole('button', { name: `Editar ${family}` }).click();
      await expect(form(at)).toBeVisible();
    }
    await field(page, 'Teléfono').fill('+56 9 1111 1111');
    await field(other, 'Correo').fill('rosa@example.com');
    await field(other, 'Código de acceso').fill('NUEVO-CODIGO');
    await answer(site, phone, true);
    await form(page).getByRole('button', { name: 'Guardar' }).click();
    await expect(form(page)).toBeHidden();

    await form(other).getByRole('button', { name: 'Guardar' }).click();
    await expect(form(other)).toContainText('Este grupo cambió mientras lo editaban.');
    await expect(form(other)).toContainText('+56 9 1111 1111');
    await expect(field(other, 'Código de acceso')).toHaveValue('NUEVO-CODIGO');
    await form(other).getByRole('button', { name: 'Guardar' }).click();
    await expect(form(other)).toBeHidden();

    const { members, access_code, guestEvents } = await groupOf(page.request, family);
    expect([access_code, members[0]]).toMatchObject([
      'NUEVO-CODIGO',
      { phone: '+56 9 1111 1111', email: 'rosa@example.com' },
    ]);
    const answers = (await (await page.request.get('/api/admin/rsvps')).json()) as object[];
    const invitation = guestEvents.find(({ event_id }) => event_id === 49)!.id;
    expect(answers).toContainEqual(
      expect.objectContaining({
        ...{ member_id: members[0]!.id, guest_event_id: invitation, is_attending: true },
      }),
    );
    await phone.dispose();
    await second.close();
  });

  test('edit one event: the later one sees both versions and loses neither', async ({
    page,
    site,
    browser,
  }) => {
    const second = await browser.newContext({ baseURL: site.url });
    const other = await second.newPage();
    const form = (at: Page) => at.getByRole('dialog', { name: 'Editar evento' });
    const field = (at: Page, name: string) => form(at).getByLabel(name, { exact: true });
    for (const at of [page, other]) {
      await signInAsAdmin(site, at.request);
      await at.goto('/admin/events');
      await at.getByRole('button', { name: 'Editar ⛺ Glamping bajo los aromos' }).click();
      await expect(form(at)).toBeVisible();
    }
    await field(page, 'Lugar').fill('La capilla');
    await field(page, 'Día').fill('2');
    await form(page).getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(form(page)).toBeHidden();

    await field(other, 'Lugar').fill('El granero');
    await field(other, 'Nombre').fill('⛺ Glamping');
    await form(other).getByRole('button', { name: 'Guardar cambios' }).click();
    const reported = form(other).getByRole('alert');
    await expect(reported).toContainText('Este evento cambió mientras lo editaban.');
    await expect(reported).toContainText('Guardado ahora: La capilla');
    await expect(reported).toContainText('Ustedes escribieron: El granero');
    await expect(field(other, 'Lugar')).toHaveValue('El granero');
    await expect(field(other, 'Nombre')).toHaveValue('⛺ Glamping');
    await expect(field(other, 'Día')).toHaveValue('2');
    await reported.getByRole('button', { name: 'Usar lo guardado (Lugar)' }).click();
    await expect(field(other, 'Lugar')).toHaveValue('La capilla');
    await form(other).getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(form(other)).toBeHidden();
    const events = (await (await page.request.get('/api/admin/events')).json()) as object[];
    expect(events).toContainEqual(
      expect.objectContaining({ name: '⛺ Glamping', location: 'La capilla', day_number: 2 }),
    );
    await second.close();
  });
});
