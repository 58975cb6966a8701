import type { Locator } from '@playwright/test';
import { signInAsCouple } from '../guest-visit.ts';
import { expect, test } from '../site.ts';

const boxOf = async (element: Locator) => (await element.boundingBox())!;

test.describe('on the smallest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the menu leads to every section, and says which one this is, on the pages below it too', async ({
    page,
  }) => {
    await signInAsCouple(page);
    for (const [path, section] of [
      ['/admin/gifts', 'Regalos'],
      ['/admin/tables/print', 'Mesas y tablas'],
      ['/admin/guests/import', 'Invitados'],
    ] as const) {
      await page.goto(path);
      const nav = page.getByRole('navigation', { name: 'Administración' });
      const more = nav.getByRole('button', { name: 'Más' });
      await more.click();
      const menu = nav.locator('.menu');
      await expect(menu.locator('[aria-current]')).toContainText(section);
      await expect(menu.getByText('Personas', { exact: true })).toBeVisible();
      await menu.getByRole('link', { name: 'Datos' }).scrollIntoViewIfNeeded();
      await expect(menu.getByRole('link', { name: 'Ver el sitio' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(more).toBeFocused();
    }
  });

  test('in the catalogue nothing stands over anything else', async ({ page }) => {
    await signInAsCouple(page);
    await page.goto('/admin/gifts?tab=catalogo');
    await expect(page.getByRole('tab', { name: 'Catálogo de Regalos' })).toBeInViewport({
      ratio: 0.95,
    });
    const row = page.getByRole('row', { name: /Cena frente al mar/ });
    const badge = await boxOf(row.getByText('Visible', { exact: true }));
    const edit = await boxOf(row.getByRole('button', { name: 'Editar' }));
    expect(edit.x >= badge.x + badge.width || edit.y >= badge.y + badge.height).toBe(true);
  });
});

test.describe('at the desk', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('on a large screen tables stand four in a row', async ({ page }) => {
    await signInAsCouple(page);
    for (const width of [1440, 1600, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/admin/tables?event=49');
      const tables = page.getByRole('list', { name: 'Mesas y carpas del evento' });
      const cards = tables.getByRole('heading', { level: 3 });
      await expect(cards.first()).toBeVisible();
      const tops = await cards.evaluateAll((all) =>
        all.map((card) => Math.round(card.getBoundingClientRect().top)),
      );
      expect(tops, `${width} px`).toEqual(Array(4).fill(tops[0]));
    }
  });

  test('letters of twice the size leave every name whole', async ({ page }) => {
    await signInAsCouple(page);
    await page.goto('/admin/tables?event=49');
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const name = page.getByText('Familia Catrileo Vera', { exact: true }).first();
    expect((await boxOf(name)).width).toBeGreaterThan(100);
  });
});
