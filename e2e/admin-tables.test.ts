import type { Locator, Page } from '@playwright/test';
import { signInAsAdmin } from './admin-visit.ts';
import { chooseOption, openOverview } from './planner.ts';
import { expect, test } from './site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const desk = { viewport: { width: 1280, height: 900 }, hasTouch: false, isMobile: false };

test.beforeEach(async ({ page, site }) => signInAsAdmin(site, page.request));

const place = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const toast = (page: Page, text: string) => page.locator('toast-region').getByText(text);
const family = 'Familia Peñaloza Ríos';

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

/** A finger of its own: what the browser itself makes of it (scrolling, a long press) happens too. */
const fingerOn = async (page: Page, from: Locator, { x: dx, y: dy } = { x: 90, y: 12 }) => {
  const cdp = await page.context().newCDPSession(page);
  const { x, y } = (await from.boundingBox())!;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
  const start = { x: x + dx, y: y + dy };
  return {
    start,
    press: () => touch('touchStart', start),
    move: async (to: Point, steps = 6) => {
      for (let step = 1; step <= steps; step++) {
        const part = step / steps;
        await touch('touchMove', {
          x: start.x + (to.x - start.x) * part,
          y: start.y + (to.y - start.y) * part,
        });
      }
    },
    lift: () => touch('touchEnd'),
  };
};

/** Presses until it is held: a finger that comes while the page still scrolls is a part of the swipe. */
const hold = async (page: Page, from: Locator, held: Locator, offset?: Point) => {
  let finger!: Awaited<ReturnType<typeof fingerOn>>;
  await expect(async () => {
    finger = await fingerOn(page, from, offset);
    await finger.press();
    await expect(held)
      .toBeAttached({ timeout: 2000 })
      .catch(async (error: unknown) => {
        await finger.lift();
        throw error;
      });
  }).toPass();
  return finger;
};

type Point = { x: number; y: number };

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
    const spot = (one: Page, name: string) => table(one, name).getAttribute('transform');
    const spots = async (one: Page) =>
      Promise.all(['Los Álamos', 'Los Nogales', 'El Parrón'].map((name) => spot(one, name)));
    await expect(table(page, 'Los Álamos')).toHaveAccessibleName(
      'Los Álamos, Mesa: 8 de 8 lugares, 7 confirmados',
    );
    const atFirst = await spots(page);

    await table(page, 'Los Álamos').scrollIntoViewIfNeeded();
    const { x, y } = (await table(page, 'Los Álamos').boundingBox())!;
    await page.mouse.move(x + 60, y + 60);
    await page.mouse.down();
    await page.mouse.move(x + 80, y + 80, { steps: 4 });
    await page.mouse.move(x + 230, y + 60, { steps: 6 });
    await page.mouse.up();
    await expect(toast(page, 'Mesa movida')).toBeVisible();
    const dragged = await spot(page, 'Los Álamos');
    expect(dragged).not.toBe(atFirst[0]);
    await expect.poll(() => spot(theirs, 'Los Álamos')).toBe(dragged);

    await table(theirs, 'Los Nogales').focus();
    await theirs.keyboard.press('ArrowDown');
    await theirs.keyboard.press('Shift+ArrowDown');
    await expect(theirs.getByText(/^Los Nogales: a .* de la izquierda/)).toBeAttached();
    await theirs.keyboard.press('Escape');
    expect(await spot(theirs, 'Los Nogales')).toBe(atFirst[1]);
    await theirs.keyboard.press('Shift+ArrowDown');
    const byKeys = await spot(theirs, 'Los Nogales');
    await theirs.keyboard.press('Enter');
    await expect(theirs.getByText(/^Dejaron Los Nogales a /)).toBeAttached();
    await expect.poll(() => spot(page, 'Los Nogales')).toBe(byKeys);

    await page.getByRole('button', { name: 'Ordenar' }).click();
    await expect(toast(page, 'Mesas ordenadas')).toBeVisible();
    expect(await spots(page)).toEqual(atFirst);
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect.poll(() => spots(page)).toEqual([atFirst[0], byKeys, atFirst[2]]);
    await page.getByRole('button', { name: 'Rehacer' }).click();
    await expect.poll(() => spot(page, 'Los Álamos')).toBe(dragged);

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
    await expect.poll(() => spot(page, 'El Parrón')).toBe(atFirst[2]);
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
});

test('by thumb a group is held and carried to another tent and away; a swipe only scrolls', async ({
  page,
}) => {
  await page.goto('/admin/tables');
  const inHand = page.locator('.drag-card');
  const row = place(page, 'Achibueno').getByRole('listitem').filter({ hasText: family });
  await expect(row.getByRole('button').first()).toBeEnabled();
  const toTop = (some: Locator) => some.evaluate((one) => one.scrollIntoView({ block: 'start' }));
  const scrolled = () => page.evaluate(() => scrollY);

  await toTop(place(page, 'Achibueno'));
  const before = await scrolled();
  const swipe = await fingerOn(page, row);
  const { start } = swipe;
  // At once, as a swipe is: a finger that stays is another thing.
  await Promise.all([
    swipe.press(),
    ...[40, 90, 150, 220].map((far) => swipe.move({ x: start.x, y: start.y - far }, 1)),
    swipe.lift(),
  ]);
  await expect.poll(scrolled).toBeGreaterThan(before + 100);
  await expect(inHand).toHaveCount(0);

  await toTop(row);
  const there = await hold(page, row, inHand);
  await expect(inHand).toHaveText(family);
  const ancoa = (await place(page, 'Ancoa').boundingBox())!;
  await there.move({ x: ancoa.x + 150, y: ancoa.y + 40 });
  await expect(place(page, 'Ancoa')).toHaveAttribute('data-over');
  await there.lift();
  await expect(place(page, 'Ancoa')).toContainText(family);
  await expect(toast(page, 'Invitado asignado')).toBeVisible();

  // Held at the edge, the page scrolls below the finger down to those without a place.
  const moved = place(page, 'Ancoa').getByRole('listitem').filter({ hasText: family });
  await toTop(moved);
  const away = await hold(page, moved, inHand);
  await away.move({ x: 195, y: 820 });
  const unassigned = place(page, 'Invitados sin asignar');
  await expect(unassigned).toBeInViewport();
  // Away from the edge the page stands still.
  await away.move({ x: 195, y: 500 }, 1);
  const { y, height } = (await unassigned.boundingBox())!;
  await away.move({ x: 195, y: Math.min(500, y + height - 30) }, 1);
  await expect(unassigned).toHaveAttribute('data-over');
  await away.lift();
  await expect(toast(page, 'Invitado desasignado')).toBeVisible();
  await expect(unassigned).toContainText(family);

  // Tents are carried through the room by the same finger.
  await page.getByRole('tab', { name: 'Plano' }).click();
  const tent = page.getByRole('button', { name: /^Ancoa, Carpa/ });
  await toTop(tent);
  const tentBefore = await tent.getAttribute('transform');
  const carrying = await hold(page, tent, page.getByText('Tomaron Ancoa.'), { x: 60, y: 60 });
  await carrying.move({ x: carrying.start.x - 20, y: carrying.start.y + 90 });
  await carrying.lift();
  await expect(toast(page, 'Mesa movida')).toBeVisible();
  expect(await tent.getAttribute('transform')).not.toBe(tentBefore);
});

test('on a phone a table is made with its defaults, changed and deleted', async ({
  page,
  site,
}) => {
  const tables = await page.request.get('/api/admin/table-groups/event/49');
  for (const { id } of (await tables.json()) as { id: number }[]) {
    await page.request.delete(`/api/admin/table-groups/${id}`, { headers: { Origin: site.url } });
  }
  await page.goto('/admin/tables?event=49');
  await expect(page.getByText('No hay mesas o carpas creadas para este evento.')).toBeVisible();
  await page.getByRole('button', { name: 'Nueva Mesa/Carpa' }).click();
  const form = page.getByRole('dialog');
  await expect(form.getByLabel('Tipo')).toHaveValue('mesa');
  await expect(form.getByLabel('Capacidad')).toHaveValue('10');
  await expect(form.getByLabel('Color')).toHaveValue('#dddddd');
  await form.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(form.getByText('El nombre de la mesa/carpa es obligatorio.')).toBeVisible();
  await form.getByLabel('Nombre').fill('Mesa de los primos');
  await form.getByRole('button', { name: 'Cerrar' }).click();
  await expect(form.getByText('Tienen cambios sin guardar.')).toBeVisible();
  await form.getByRole('button', { name: 'Seguir editando' }).click();
  await form.getByLabel('Capacidad').fill('-3');
  await form.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(toast(page, 'Mesa/carpa creada')).toBeVisible();
  await expect(place(page, 'Mesa de los primos')).toContainText('Capacidad: 10');
  await expect(place(page, 'Mesa de los primos')).toContainText('Disponible');

  await page.getByRole('button', { name: 'Editar Mesa de los primos' }).click();
  await form.getByLabel('Capacidad').fill('8');
  await form.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(toast(page, 'Mesa/carpa actualizada')).toBeVisible();
  await expect(place(page, 'Mesa de los primos')).toContainText('Capacidad: 8');

  await page.getByRole('button', { name: 'Eliminar Mesa de los primos' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Confirmar eliminación');
  await expect(question).toContainText(/esta acción no se puede deshacer/i);
  await question.getByRole('button', { name: 'Eliminar', exact: true }).click();
  await expect(toast(page, 'Mesa/carpa eliminada')).toBeVisible();
  await expect(page.getByText('No hay mesas o carpas creadas para este evento.')).toBeVisible();
});

test('several groups are ticked and assigned together; one is split over two tents', async ({
  page,
}) => {
  await page.goto('/admin/tables');
  const unassigned = place(page, 'Invitados sin asignar');
  const cards = unassigned.getByRole('checkbox');
  const count = await cards.count();
  expect(count).toBeGreaterThan(1);
  await cards.nth(0).check();
  await cards.nth(1).check();
  const selection = page.getByRole('group', { name: '2 grupos seleccionados' });
  await selection.getByRole('combobox').selectOption({ label: 'Ancoa (Carpa 5m, 5)' });
  await selection.getByRole('button', { name: 'Asignar' }).click();
  await expect(toast(page, 'Invitado asignado')).toBeVisible();
  await expect(cards).toHaveCount(count - 2);

  await chooseOption(page, family, `Separar ${family}`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').nth(1).selectOption({ label: 'Ancoa (Carpa 5m, 5)' });
  await dialog.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(place(page, 'Achibueno')).toContainText('(3 de 4)');
  await expect(place(page, 'Ancoa')).toContainText('(1 de 4)');
});

test('a session that ended while planning costs a password and nothing typed', async ({
  page,
  site,
}) => {
  const signOut = () => page.request.post('/api/admin/logout', { headers: { Origin: site.url } });
  const signIn = async () => {
    await page.getByLabel('Usuario').fill('pareja');
    await page.getByLabel('Contraseña').fill('una-clave-de-prueba');
    await page.getByRole('button', { name: 'Continuar' }).click();
  };
  await page.goto('/admin/tables?event=49');

  await page.getByRole('button', { name: 'Editar Los Álamos' }).click();
  await page.getByLabel('Nombre', { exact: true }).fill('Los Coihues');
  await signOut();
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await signIn();
  await expect(place(page, 'Los Coihues')).toBeVisible();

  await chooseOption(page, 'Tía Marta', 'Deseos de Tía Marta');
  await page.getByLabel('Otro grupo').selectOption('Nicolás Bravo');
  await signOut();
  await page.getByRole('button', { name: 'Mantener separados' }).click();
  await signIn();
  await expect(page.getByText('Lejos de Nicolás Bravo').first()).toBeVisible();
  await page.getByRole('button', { name: 'Listo' }).click();

  // A live update is requested before the session ends, and refused while the move is under way.
  const [refused, heard] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route('**/api/admin/seating/49', async (route) => {
    const isNews = route.request().method() === 'GET';
    if (isNews) await refused.promise;
    await route.fulfill({ response: await route.fetch() });
    (isNews ? heard : refused).resolve();
  });
  await page.route('**/api/admin/session', async (route) => {
    await heard.promise;
    await route.continue();
  });
  const news = page.waitForRequest('**/api/admin/seating/49');
  const published = { data: { published: true } };
  expect((await page.request.put('/api/admin/seating/49/published', published)).ok()).toBe(true);
  await news;
  await page.getByLabel('Mesa o carpa para Tía Marta').selectOption('Los Aromos (Mesa, 8)');
  await signOut();
  await page.getByRole('button', { name: 'Asignar Tía Marta' }).click();
  await signIn();
  await expect(toast(page, 'Invitado asignado')).toBeVisible();
  await expect(place(page, 'Los Aromos')).toContainText('Tía Marta');
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
