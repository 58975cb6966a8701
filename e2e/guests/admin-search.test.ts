import { signInAsCouple } from '../guest-visit.ts';
import { expect, test } from '../site.ts';

test.beforeEach(({ page }) => signInAsCouple(page));

const input = 'Buscar grupos, personas, eventos, regalos o secciones';

test.describe('at the desk', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false });

  test('Ctrl K finds a person, and Enter opens her group', async ({ page }) => {
    await page.goto('/admin/kitchen');
    await expect(page.getByRole('button', { name: /^Buscar en todo/u })).toBeEnabled();
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: 'Buscar en todo' });
    await expect(dialog.getByRole('combobox', { name: input })).toBeFocused();
    await page.keyboard.type('rosa pen');
    const first = dialog.getByRole('option').first();
    await expect(first).toContainText('Rosa Peñaloza');
    await expect(first).toContainText('Persona');
    await expect(dialog.getByRole('status')).toHaveText('2 resultados');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin/guests');
    const group = page.getByRole('dialog', { name: 'Edit Guest' });
    await expect(group.getByLabel('Nombre del grupo')).toHaveValue('Familia Peñaloza Ríos');
    await page.keyboard.press('Escape');
    await expect(group).toBeHidden();
  });

  test('an event and a gift open where they are edited, a section is shown', async ({ page }) => {
    for (const [query, title, found] of [
      ['brasas', 'Noche de Brasas', /^🔥 Noche de Brasas/u],
      ['globo', 'Paseo en globo', /^Paseo en globo/u],
    ] as const) {
      await page.goto('/admin/data');
      await page.getByRole('button', { name: /^Buscar en todo/u }).click();
      await page.getByRole('combobox', { name: input }).fill(query);
      await page.getByRole('option', { name: found }).click();
      await expect(page.getByRole('dialog').getByLabel('Nombre', { exact: true })).toHaveValue(
        new RegExp(title, 'u'),
      );
    }
  });
});

test('on a phone a magnifier opens it; what is not found and what fails is told', async ({
  page,
}) => {
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Buscar en todo', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Buscar en todo' });
  const field = dialog.getByRole('combobox', { name: input });
  await field.fill('zzz');
  await expect(dialog.getByText('No hay nada con «zzz».')).toBeVisible();
  await page.route('**/api/admin/search*', (route) => route.abort());
  await field.fill('marta');
  await expect(dialog.getByText('Sin conexión')).toBeVisible();
  await page.unroute('**/api/admin/search*');
  await dialog.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await dialog.getByRole('option', { name: /^Tía Marta.*Grupo/u }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Guest' })).toBeVisible();
});
