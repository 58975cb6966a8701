import { readFile } from 'node:fs/promises';
import excel from 'exceljs';
import { post, signInAsCouple } from '../guest-visit.ts';
import { expect, test } from '../site.ts';

test("the plan is printed by table, by guest and as cards, taken as a file, and leads to the kitchen's sheet", async ({
  page,
}) => {
  await signInAsCouple(page);
  const plan = (await (await page.request.get('/api/admin/seating/49')).json()) as {
    groups: { id: number; group_name: string }[];
  };
  const created = await post(page, '/api/admin/table-groups', { name: 'Mesa 4', event_id: 49 });
  const { id: table_group_id } = created as { id: number };
  for (const name of ['Camila y Andrés', 'Felipe y Renata', 'Tía Marta']) {
    const guest_id = plan.groups.find(({ group_name }) => group_name === name)!.id;
    await post(page, '/api/admin/table-assignments', { table_group_id, guest_id });
  }

  await page.goto('/admin/tables?event=49');
  await page.getByRole('link', { name: 'Imprimir' }).click();
  const sheet = (name: string) => page.getByRole('article', { name });
  const tables = sheet('Por mesa');
  await expect(tables).toContainText(
    'Main Event: ceremonia y celebración · 20 de diciembre de 2025',
  );
  await expect(tables).toContainText('3 personas y 1 pendiente');
  await expect(tables.getByText('Marta Quilodrán')).toContainText('pendiente');
  await expect(tables).toContainText('Felipe Zúñiga');
  await expect(tables).not.toContainText('Renata Coloma');

  const sheets = page.getByRole('navigation', { name: 'Hojas' });
  await sheets.getByRole('link', { name: 'Por invitado' }).click();
  await expect(sheet('Por invitado').getByText('Camila Arancibia')).toBeVisible();
  await sheets.getByRole('link', { name: 'Plano' }).click();
  const room = sheet('Plano');
  await expect(room.getByRole('img', { name: /^Mesa 4, Mesa: 4 de/ })).toBeVisible();
  await expect(room).toContainText('Aún no responde');
  await sheets.getByRole('link', { name: 'Tarjetas' }).click();
  const ofTable = { hasText: 'Mesa 4' };
  await expect(sheet('Tarjetas').getByRole('listitem').filter(ofTable)).toHaveText([
    /Andrés Bascuñán\s*Mesa 4/,
    /Camila Arancibia\s*Mesa 4/,
    /Felipe Zúñiga\s*Mesa 4/,
    /Marta Quilodrán\s*Mesa 4/,
  ]);
  // On paper only the sheet is left, with its line at the foot.
  await page.emulateMedia({ media: 'print' });
  await expect(sheets).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Principal' })).toBeHidden();
  await expect(sheet('Tarjetas').locator('.foot')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar a Excel' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('mesas-evento-49.xlsx');
  const workbook = new excel.Workbook();
  await workbook.xlsx.load((await readFile(await file.path())) as never);
  expect(workbook.worksheets.map(({ name }) => name)).toEqual([
    'Por mesa',
    'Por invitado',
    'Tarjetas',
    'Cocina',
    'Dietas',
  ]);

  // The kitchen's sheet has a page of its own, for every event; the old address leads there.
  await sheets.getByRole('link', { name: 'Cocina' }).click();
  await expect(page).toHaveURL(/\/admin\/kitchen\?event=49$/u);
  const row = page.getByRole('row', { name: /^Mesa 4/ });
  await expect(row.getByRole('cell')).toHaveText(['2', '0', '0', '0', '1', '0', '3', '1']);
  await expect(
    sheet('Hoja para la cocina').getByRole('listitem').filter(ofTable).first(),
  ).toHaveText(/Mesa 4\s*Camila Arancibia\s*Celíaco/);
  await page.goto('/admin/tables/print?event=49&sheet=kitchen');
  await expect(page).toHaveURL(/\/admin\/kitchen\?event=49$/u);
});
