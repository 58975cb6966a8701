import type { Locator, Page } from '@playwright/test';
import { signInAsAdmin } from '../admin-visit.ts';
import { openOverview } from './planner.ts';
import { expect, test } from '../site.ts';
import { place, toast, family } from './tables-visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const desk = { viewport: { width: 1280, height: 900 }, hasTouch: false, isMobile: false };

test.beforeEach(async ({ page, site }) => signInAsAdmin(site, page.request));

/** As a hand does it: pressed, moved in steps, let go. */
const drag = async (page: Page, from: Locator, to: Locator) => {
  await expect(from.getByRole('button').first()).toBeEnabled();
  await to.scrollIntoViewIfNeeded();
  await from.scrollIntoViewIfNeeded();
  const start = (await from.boundingBox())!;
  const end = (await to.boundingBox())!;
  await page.mouse.move(start.x + 30, start.y + 15);
  await page.mouse.down();
  await page.mouse.move(start.x + 60, start.y + 40, { steps: 4 });
  await page.mouse.move(end.x + end.width / 2, end.y + 60, { steps: 12 });
  await expect(to).toHaveAttribute('data-over');
  await page.mouse.up();
};

test.describe('at the desk', () => {
  test.use(desk);

  test('only glamping and the main event can be chosen, and the plan of each is shown', async ({
    page,
  }) => {
    await page.goto('/admin/tables');
    await expect(page.getByRole('link', { name: 'Volver al Panel' })).toBeVisible();
    const events = page.getByRole('combobox', { name: 'Evento', exact: true });
    await expect(events.getByRole('option')).toHaveText([/glamping/i, /main event/i]);
    await openOverview(page);
    await expect(place(page, 'Resumen')).toContainText('Colchones');
    await expect(place(page, 'Resumen').locator('dl > div')).toHaveText([
      'Mesa0',
      'Carpa 4m0',
      'Carpa 5m1',
      'Carpa 6m1',
      'Total de lugares2',
      'Colchones3 dobles, 0 simples',
    ]);
    await expect(place(page, 'Achibueno')).toContainText('Capacidad: 7');
    await events.selectOption({ index: 1 });
    await expect(place(page, 'Los Álamos')).toContainText('Capacidad: 8');
    await page.reload();
    await expect(events).toHaveValue('49');
  });

  test('a group is dragged to another tent, back to no tent, and it is undone', async ({
    page,
  }) => {
    await page.goto('/admin/tables');
    const row = place(page, 'Achibueno').getByRole('listitem').filter({ hasText: family });
    await drag(page, row, place(page, 'Ancoa'));
    await expect(place(page, 'Ancoa')).toContainText(family);
    await expect(toast(page, 'Invitado asignado')).toBeVisible();
    await expect(place(page, 'Ancoa')).toContainText('Sobrecupo');
    await page.reload();
    await expect(place(page, 'Ancoa')).toContainText(family);

    const moved = place(page, 'Ancoa').getByRole('listitem').filter({ hasText: family });
    const unassigned = place(page, 'Invitados sin asignar');
    await unassigned.scrollIntoViewIfNeeded();
    await moved.getByRole('button', { name: `Quitar ${family}` }).click();
    await expect(toast(page, 'Invitado desasignado')).toBeVisible();
    await expect(unassigned).toContainText(family);
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(place(page, 'Ancoa')).toContainText(family);
    await page.getByRole('button', { name: 'Rehacer' }).click();
    await expect(place(page, 'Ancoa')).not.toContainText(family);
  });

  test('by keyboard a group is lifted, carried with the arrows and put down', async ({ page }) => {
    await page.goto('/admin/tables');
    const handle = page.getByRole('button', { name: `Arrastrar ${family}` });
    await expect(handle).toBeEnabled();
    await handle.focus();
    await page.keyboard.press('Space');
    const spoken = page.locator('[id^="DndLiveRegion"]');
    await expect(spoken).toHaveText(`Tomaron a ${family}.`);
    await expect(async () => {
      await page.keyboard.press('ArrowRight');
      await expect(spoken).toHaveText(`${family} está sobre Ancoa.`, { timeout: 500 });
    }).toPass();
    await page.keyboard.press('Space');
    await expect(place(page, 'Ancoa')).toContainText(family);
  });

  test('in the room a table is moved by mouse and arrows, tidied, undone and shared live', async ({
    page,
    browser,
    site,
  }) => {
    const other = await browser.newContext({ ...desk, baseURL: site.url });
    await signInAsAdmin(site, other.request);
    const theirs = await other.newPage();
    await theirs.goto('/admin/tables?event=49&tab=plano');
    await expect(theirs.getByText('En vivo')).toBeVisible();
    await page.goto('/admin/tables?event=49');
    await page.getByRole('tab', { name: 'Plano' }).click();
    await expect(page).toHaveURL('/admin/tables?event=49&tab=plano');
    const table = (one: Page, name: string) =>
      one.getByRole('group', { name: 'Plano de mesas y carpas' }).getByRole('button', { name });
    const position = (one: Page, name: string) => table(one, name).getAttribute('transform');
    const positions = async (one: Page) =>
      Promise.all(['Los Álamos', 'Los Nogales', 'El Parrón'].map((name) => position(one, name)));
    await expect(table(page, 'Los Álamos')).toHaveAccessibleName(
      'Los Álamos, Mesa: 8 de 8 lugares, 7 confirmados',
    );
    const atFirst = await positions(page);

    await table(page, 'Los Álamos').scrollIntoViewIfNeeded();
    const { x, y } = (await table(page, 'Los Álamos').boundingBox())!;
    await page.mouse.move(x + 60, y + 60);
    await page.mouse.down();
    await page.mouse.move(x + 80, y + 80, { steps: 4 });
    await page.mouse.move(x + 230, y + 60, { steps: 6 });
    await page.mouse.up();
    await expect(toast(page, 'Mesa movida')).toBeVisible();
    const dragged = await position(page, 'Los Álamos');
    expect(dragged).not.toBe(atFirst[0]);
    await expect.poll(() => position(theirs, 'Los Álamos')).toBe(dragged);

    await table(theirs, 'Los Nogales').focus();
    await theirs.keyboard.press('ArrowDown');
    await theirs.keyboard.press('Shift+ArrowDown');
    await expect(theirs.getByText(/^Los Nogales: a .* de la izquierda/)).toBeAttached();
    await theirs.keyboard.press('Escape');
    expect(await position(theirs, 'Los Nogales')).toBe(atFirst[1]);
    await theirs.keyboard.press('Shift+ArrowDown');
    const byKeys = await position(theirs, 'Los Nogales');
    await theirs.keyboard.press('Enter');
    await expect(theirs.getByText(/^Dejaron Los Nogales a /)).toBeAttached();
    await expect.poll(() => position(page, 'Los Nogales')).toBe(byKeys);

    await page.getByRole('button', { name: 'Ordenar' }).click();
    await expect(toast(page, 'Mesas ordenadas')).toBeVisible();
    expect(await positions(page)).toEqual(atFirst);
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect.poll(() => positions(page)).toEqual([atFirst[0], byKeys, atFirst[2]]);
    await page.getByRole('button', { name: 'Rehacer' }).click();
    await expect.poll(() => position(page, 'Los Álamos')).toBe(dragged);

    // A member without a place is dropped on a table, and is shown there.
    await table(page, 'Los Aromos').click();
    await expect(place(page, 'Los Aromos')).toContainText('Arrastrar invitados aquí');
    const card = place(page, 'Invitados sin asignar')
      .getByRole('listitem')
      .filter({
        has: page.getByRole('heading', { name: family }),
      });
    await drag(page, card, table(page, 'Los Aromos'));
    await expect(place(page, 'Los Aromos')).toContainText(family);

    await page.route('**/positions', (route) => route.fulfill({ status: 500, body: '' }));
    await table(page, 'El Parrón').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Error al mover la mesa/carpa')).toBeVisible();
    await expect.poll(() => position(page, 'El Parrón')).toBe(atFirst[2]);
    await other.close();
  });

  test('a refused move goes back and says why', async ({ page }) => {
    await page.goto('/admin/tables');
    await page.route('**/api/admin/seating/45', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 500, body: '' })
        : route.fallback(),
    );
    await place(page, 'Achibueno')
      .getByRole('combobox', { name: `Mover ${family} a otra mesa` })
      .selectOption({ label: 'Ancoa (Carpa 5m, 5)' });
    await expect(toast(page, 'Error al asignar invitado')).toBeVisible();
    await expect(
      toast(page, 'Hubo un error al asignar el invitado a la mesa/carpa.'),
    ).toBeVisible();
    await expect(place(page, 'Achibueno')).toContainText(family);
  });

  test('of two who plan at once, the later one is told and nothing is lost', async ({
    page,
    browser,
    site,
  }) => {
    const other = await browser.newContext({ ...desk, baseURL: site.url });
    await signInAsAdmin(site, other.request);
    const theirs = await other.newPage();
    // Deaf to what the other does, so that both start from the same plan.
    await theirs.route('**/api/admin/live*', (route) => route.abort());
    let hasMoved = false;
    await theirs.route('**/api/admin/seating/45', (route) => {
      hasMoved ||= route.request().method() === 'PUT';
      return hasMoved ? route.fallback() : route.abort();
    });
    for (const one of [page, theirs]) await one.goto('/admin/tables');
    await place(page, 'Achibueno')
      .getByRole('button', { name: `Quitar ${family}` })
      .click();
    await expect(toast(page, 'Invitado desasignado')).toBeVisible();
    await place(theirs, 'Achibueno')
      .getByRole('combobox', { name: `Mover ${family} a otra mesa` })
      .selectOption({ label: 'Ancoa (Carpa 5m, 5)' });
    await expect(toast(theirs, 'Este grupo ya no está donde lo vieron')).toBeVisible();
    await expect(place(theirs, 'Ancoa')).not.toContainText(family);
    await expect(place(theirs, 'Invitados sin asignar')).toContainText(family);
    await other.close();
  });

  test('a table that another person changed meanwhile keeps what both changed', async ({
    page,
    site,
  }) => {
    await page.goto('/admin/tables?event=49');
    await page.getByRole('button', { name: 'Editar Los Álamos' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Nombre').fill('Los Robles');
    const tables = await page.request.get('/api/admin/table-groups/event/49');
    const { id, ...table } = (
      (await tables.json()) as (Record<string, unknown> & { id: number })[]
    ).find(({ name }) => name === 'Los Álamos')!;
    const { type, color, version } = table;
    const theirs = await page.request.put(`/api/admin/table-groups/${id}`, {
      data: { name: 'Los Álamos', type, color, version, capacity: 9 },
      headers: { Origin: site.url },
    });
    expect(theirs.status()).toBe(200);

    await form.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(
      form.getByText('Otra persona cambió esta mesa o carpa mientras la editaban'),
    ).toBeVisible();
    await expect(form.getByLabel('Nombre')).toHaveValue('Los Robles');
    await expect(form.getByLabel('Capacidad')).toHaveValue('9');
    await form.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(toast(page, 'Mesa/carpa actualizada')).toBeVisible();
    await expect(place(page, 'Los Robles')).toContainText('Capacidad: 9');
  });
});

test('a plan that does not come says so and can be asked for again', async ({ page }) => {
  await page.goto('/admin/tables');
  await page.route('**/api/admin/seating/49', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('combobox', { name: 'Evento', exact: true }).selectOption({ index: 1 });
  await expect(
    page.getByText('Error al cargar las mesas. Por favor, intenta de nuevo.'),
  ).toBeVisible();
  await page.unroute('**/api/admin/seating/49');
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect(place(page, 'Los Álamos')).toBeVisible();
});
