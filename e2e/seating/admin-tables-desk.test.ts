import { bigGroups, plantBigWedding } from '#tests/support/big-wedding.ts';
import { plantTables } from '../../bench/drag/big-plan.ts';
import { signInAsAdmin } from '../admin-visit.ts';
import { testOf } from '../planted-site.ts';
import { menuOf, openOverview } from './planner.ts';
import { stickingOut } from '../screens/screen.ts';
import { expect } from '../site.ts';

const test = testOf((db) => {
  plantBigWedding(db, ['Violeta', 'Lautaro'], bigGroups(36));
  plantTables(db, 49, 14);
});

test.use({ viewport: { width: 1280, height: 860 }, hasTouch: false, isMobile: false });

test.beforeEach(async ({ page, site }) => {
  await signInAsAdmin(site, page.request);
  await page.goto('/admin/tables?event=49');
  await expect(page.getByRole('button', { name: /^Arrastrar / }).first()).toBeEnabled();
});

test('tables begin on the first screen, and who has no place stays beside them', async ({
  page,
}) => {
  const table = page.getByRole('region', { name: 'Mesa 1', exact: true });
  const unassigned = page.getByRole('region', { name: 'Invitados sin asignar' });
  const top = (await table.boundingBox())!.y;
  expect(top).toBeLessThan(640);

  for (const [width, height] of [
    [1100, 800],
    [1280, 860],
    [1920, 1000],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const name of ['Mesa 1', 'Mesa 7', 'Mesa 14']) {
      await page
        .getByRole('region', { name, exact: true })
        .evaluate((one) => one.scrollIntoView({ block: 'end' }));
      await expect(unassigned.getByLabel('Buscar invitado')).toBeInViewport({ ratio: 1 });
    }
    await page.evaluate(() => scrollTo(0, 0));
    const [cards, column] = [(await table.boundingBox())!, (await unassigned.boundingBox())!];
    expect(column.x).toBeGreaterThan(cards.x + cards.width);
    expect(await stickingOut(page)).toEqual([]);
  }

  const scrolls = () => unassigned.evaluate((one) => one.scrollHeight - one.clientHeight);
  expect(await scrolls()).toBeGreaterThan(500);
  await unassigned.evaluate((one) => one.scrollTo(0, 400));
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(unassigned.getByLabel('Buscar invitado')).toBeInViewport({ ratio: 1 });
});

test('a group is carried from the column to a table below the screen, which scrolls there by itself', async ({
  page,
}) => {
  const unassigned = page.getByRole('region', { name: 'Invitados sin asignar' });
  const last = page.getByRole('region', { name: 'Mesa 14', exact: true });
  await expect(last).not.toBeInViewport();
  await unassigned.evaluate((one) => one.scrollTo(0, 300));
  const before = await unassigned.evaluate((one) => one.scrollTop);
  const name = await page.evaluate(() => {
    const column = document.querySelector('.unassigned')!.getBoundingClientRect();
    return [...document.querySelectorAll('.unassigned [data-part]')]
      .find((one) => one.getBoundingClientRect().top > column.top + 150)!
      .querySelector('h3')!.textContent;
  });
  const handle = page.getByRole('button', { name: `Arrastrar ${name}`, exact: true });
  const { x, y } = (await handle.boundingBox())!;
  await page.mouse.move(x + 8, y + 8);
  await page.mouse.down();
  await page.mouse.move(x - 40, y + 20, { steps: 4 });
  // Held at the lower edge, over the tables.
  await page.mouse.move(300, 850, { steps: 10 });
  await expect(last).toBeInViewport({ ratio: 0.6, timeout: 20_000 });
  expect(await unassigned.evaluate((one) => one.scrollTop)).toBe(before);
  await page.mouse.move(300, 500, { steps: 4 });
  const box = (await last.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + 20, { steps: 6 });
  await expect(last).toHaveAttribute('data-over');
  await page.mouse.up();
  await expect(last).toContainText(name);
  await expect(unassigned).not.toContainText(name);
  await expect(unassigned).toBeInViewport();
});

test('by keyboard it is carried from the column as well, and the table comes into sight', async ({
  page,
}) => {
  const unassigned = page.getByRole('region', { name: 'Invitados sin asignar' });
  const handle = unassigned.getByRole('button', { name: /^Arrastrar / }).first();
  const name = (await handle.getAttribute('aria-label'))!.replace('Arrastrar ', '');
  const spoken = page.locator('[id^="DndLiveRegion"]');
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(spoken).toHaveText(`Tomaron a ${name}.`);
  const last = page.getByRole('region', { name: 'Mesa 14', exact: true });
  // The last in the order in which they are read.
  await expect(async () => {
    await page.keyboard.press('ArrowUp');
    await expect(spoken).toHaveText(`${name} está sobre Mesa 14.`, { timeout: 5000 });
  }).toPass();
  await expect(last).toBeInViewport();
  expect(await unassigned.evaluate((one) => one.scrollTop)).toBe(0);
  await page.keyboard.press('Space');
  await expect(last).toContainText(name);
});

test('alerts, figures and legend are one line that opens by keyboard, their count in sight', async ({
  page,
}) => {
  const line = page.locator('summary').filter({ hasText: 'Resumen y leyenda' });
  await expect(line).toContainText(/\d+ avisos/);
  await expect(line).toContainText(/14 lugares · \d+ asignados · \d+ sin asignar/);
  const legend = page.getByRole('region', { name: 'Leyenda' });
  await expect(legend).toBeHidden();
  expect((await line.boundingBox())!.height).toBeLessThan(60);
  await line.press('Enter');
  await expect(legend).toContainText('Sobrecupo');
  await expect(page.getByRole('region', { name: 'Resumen' })).toContainText('Colchones');
  await expect(page.getByRole('region', { name: /^\d+ avisos$/ })).toBeVisible();
  await openOverview(page);
  await expect(legend).toBeHidden();
});

test('what else can be done with a group is one menu, on the line of its table and Quitar', async ({
  page,
}) => {
  const row = page
    .getByRole('region', { name: 'Mesa 1', exact: true })
    .getByRole('listitem')
    .first();
  const actions = [
    row.getByRole('combobox', { name: /^Mover / }),
    row.getByRole('button', { name: /^Quitar/ }),
    row.getByRole('button', { name: /^Más opciones para / }),
  ];
  const boxes = await Promise.all(actions.map(async (one) => (await one.boundingBox())!));
  const middles = boxes.map(({ y, height }) => y + height / 2);
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4);
  for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  const name = (await actions[2]!.getAttribute('aria-label'))!.replace('Más opciones para ', '');
  await menuOf(page, name).press('Enter');
  await expect(page.getByRole('menuitem', { name: `Deseos de ${name}` })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menuOf(page, name)).toBeFocused();
});
