import { bigGroups, plantBigWedding } from '#tests/support/big-wedding.ts';
import { firstUsefulPaint } from '../../bench/admin/first-paint.ts';
import { screens } from '../../bench/admin/screens.ts';
import { typeInto } from '../../bench/admin/typing.ts';
import { signInAsAdmin } from '../admin-visit.ts';
import { testOf } from '../planted-site.ts';
import { stickingOut } from '../screens/screen.ts';
import { expect } from '../site.ts';

// The same code as `npm run bench -- admin`, with fewer groups and without time limits.
const groups = bigGroups(120);
const people = groups.flatMap(({ members }) => members).length;
const last = groups.toSorted((one, other) => one.name.localeCompare(other.name, 'es')).at(-1)!;

const test = testOf((db) => plantBigWedding(db, ['Violeta', 'Lautaro'], groups));

test.beforeEach(async ({ page, site }) => signInAsAdmin(site, page.request));

for (const screen of screens) {
  test(`${screen.name}: there at once, and on no phone wider than it`, async ({ page }) => {
    expect(await firstUsefulPaint(page, screen.path, screen.useful)).toBeGreaterThan(0);
    if ('field' in screen) {
      const field = page.getByLabel(screen.field, { exact: true });
      await expect(field).toBeEnabled();
      const { keys } = await typeInto(page, field, 'soto', [0]);
      expect(keys.length).toBeGreaterThanOrEqual(8);
      await expect(field).toHaveValue('');
    }
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => stickingOut(page)).toEqual([]);
    }
  });
}

test('the first page of guests comes with the page, the others by themselves', async ({ page }) => {
  const html = await (await page.request.get('/admin/guests')).text();
  expect(html).toContain(`>${groups.length} grupos<`);
  expect(html).not.toContain(last.code);
  await page.goto('/admin/guests');
  await expect(page.getByText(`${people} miembros`)).toBeVisible();
  await page.getByLabel('Buscar por código').fill(last.code);
  await expect(page.getByText('1 grupo', { exact: true })).toBeVisible();
  await expect(page.getByRole('cell', { name: last.name, exact: true })).toBeVisible();
});

test('a hundred groups without a place are drawn at first, and whoever is looked for is among them', async ({
  page,
  site,
}) => {
  // Before the first table, missing seats are no alert.
  const table = await page.request.post('/api/admin/table-groups', {
    data: { name: 'Mesa 1', type: 'mesa', capacity: 8, color: '#DDDDDD', event_id: 49 },
    headers: { Origin: site.url },
  });
  expect(table.status()).toBe(201);
  const html = await (await page.request.get('/admin/tables?event=49')).text();
  expect(html).not.toContain(last.name);
  expect(html).not.toContain('Falta sentar a');
  await page.route('**/api/admin/seating/49', (route) => route.abort(), { times: 1 });
  await page.goto('/admin/tables?event=49');
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect(page.getByText(`${people} sin asignar`)).toBeVisible();
  const place = page.getByRole('region', { name: 'Invitados sin asignar' });
  const cards = place.locator('.guest-card');
  await expect(cards).toHaveCount(100);
  await page.getByText('Resumen y leyenda').click();
  await page.getByRole('button', { name: /^Ver los \d+ avisos/ }).click();
  const looked = page.getByRole('button', { name: /^Ver a / }).last();
  const name = (await looked.innerText()).replace(/^Ver\s+a\s/u, '');
  await expect(place.getByRole('heading', { name, exact: true })).toHaveCount(0);
  await looked.click();
  await expect(place.getByRole('button', { name: `Arrastrar ${name}` })).toBeFocused();
  expect(await cards.count()).toBeGreaterThan(100);
});

test('the rest of a long list of names comes with a button, and the focus with it', async ({
  page,
}) => {
  await page.goto('/admin/days');
  const names = page.locator('details', { hasText: 'Falta guardar' }).getByRole('listitem');
  await page.getByText('Falta guardar').click();
  await expect(names).toHaveCount(100);
  await page
    .getByRole('button', { name: `Mostrar ${groups.length - 100} grupos más` })
    .press('Enter');
  await expect(names).toHaveCount(groups.length);
  await expect(names.nth(100)).toBeFocused();
});

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false });

  test('a hundred groups fit six screens, each on one or two lines', async ({ page }) => {
    await page.goto('/admin/guests');
    await expect(page.getByText(`${people} miembros`)).toBeVisible();
    const rows = page.locator('.guest-table tbody tr');
    await expect(rows).toHaveCount(100);
    const boxes = await rows.evaluateAll((all: HTMLElement[]) => {
      // What is off the screen is measured too, not guessed.
      for (const row of all) row.style.contentVisibility = 'visible';
      return all.map((row) => {
        const { top, bottom, height } = row.getBoundingClientRect();
        return { top, bottom, height, name: row.firstElementChild!.textContent };
      });
    });
    expect(boxes.filter(({ height }) => height > 2 * 28)).toEqual([]);
    expect(boxes.at(-1)!.bottom - boxes[0]!.top).toBeLessThanOrEqual(6 * 800);
    await expect(page.getByText(`1–100 de ${groups.length}`)).toBeVisible();
  });

  test('an event is a mark whose name is announced, and shown on hover', async ({ page }) => {
    await page.goto('/admin/guests');
    const { name } = groups.find((group) => group.events.length === 6)!;
    await page.getByLabel('Buscar por nombre').fill(name);
    await expect(page.getByText('1 grupo', { exact: true })).toBeVisible();
    const events = page.getByRole('row').nth(1).getByRole('cell').nth(4);
    const brasas = events.getByRole('listitem').filter({ hasText: '🔥 Noche de Brasas' });
    await expect(brasas.getByTitle('🔥 Noche de Brasas')).toBeVisible();
    const tops = await events
      .locator('.badge')
      .evaluateAll((all) => all.map((badge) => Math.round(badge.getBoundingClientRect().top)));
    expect(tops).toHaveLength(6);
    expect(new Set(tops).size).toBe(1);
  });
});
