import type { Locator, Page } from '@playwright/test';
import { signInAsAdmin } from '../admin-visit.ts';
import { chooseOption } from './planner.ts';
import { expect, test } from '../site.ts';
import { place, toast, family } from './tables-visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page, site }) => signInAsAdmin(site, page.request));

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

const toTop = (some: Locator) => some.evaluate((one) => one.scrollIntoView({ block: 'start' }));

/** At the top of the screen, until it is held: what a swipe set going carries the page on, and a finger meanwhile is a part of it. */
const hold = async (page: Page, from: Locator, held: Locator, offset?: Point) => {
  let finger!: Awaited<ReturnType<typeof fingerOn>>;
  await expect(async () => {
    await toTop(from);
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

test('by thumb a group is held and carried to another tent and away; a swipe only scrolls', async ({
  page,
}) => {
  await page.goto('/admin/tables');
  const active = page.locator('.drag-card');
  const row = place(page, 'Achibueno').getByRole('listitem').filter({ hasText: family });
  await expect(row.getByRole('button').first()).toBeEnabled();
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
  await expect(active).toHaveCount(0);

  const there = await hold(page, row, active);
  await expect(active).toHaveText(family);
  const ancoa = (await place(page, 'Ancoa').boundingBox())!;
  await there.move({ x: ancoa.x + 150, y: ancoa.y + 40 });
  await expect(place(page, 'Ancoa')).toHaveAttribute('data-over');
  await there.lift();
  await expect(place(page, 'Ancoa')).toContainText(family);
  await expect(toast(page, 'Invitado asignado')).toBeVisible();

  // Held at the edge, the page scrolls below the finger down to those without a place.
  const moved = place(page, 'Ancoa').getByRole('listitem').filter({ hasText: family });
  const away = await hold(page, moved, active);
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
  const [rejected, received] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route('**/api/admin/seating/49', async (route) => {
    const isUpdate = route.request().method() === 'GET';
    if (isUpdate) await rejected.promise;
    await route.fulfill({ response: await route.fetch() });
    (isUpdate ? received : rejected).resolve();
  });
  await page.route('**/api/admin/session', async (route) => {
    await received.promise;
    await route.continue();
  });
  const updates = page.waitForRequest('**/api/admin/seating/49');
  const published = { data: { published: true } };
  expect((await page.request.put('/api/admin/seating/49/published', published)).ok()).toBe(true);
  await updates;
  await page.getByLabel('Mesa o carpa para Tía Marta').selectOption('Los Aromos (Mesa, 8)');
  await signOut();
  await page.getByRole('button', { name: 'Asignar Tía Marta' }).click();
  await signIn();
  await expect(toast(page, 'Invitado asignado')).toBeVisible();
  await expect(place(page, 'Los Aromos')).toContainText('Tía Marta');
});
