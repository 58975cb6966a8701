import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import excel from 'exceljs';
import type { GuestView } from '#contract/guest-groups.ts';
import { elsewhere, read, send } from '../elsewhere.ts';
import { admin } from '../fixtures/template.ts';
import { guests, signInAsCouple } from '../guest-visit.ts';
import { expect, test } from '../site.ts';

const dinner = '/admin/kitchen?event=49';

/** Camila, who comes to the dinner, says on her phone what she does not eat. */
const camilaEats = (page: Page, diet: Record<string, string>) =>
  elsewhere(page, async (there) => {
    await send(there, 'POST', '/api/rsvp/login', guests.couple);
    const { members } = await read<GuestView>(there, '/api/rsvp/guest');
    const { id } = members.find(({ name }) => name.startsWith('Camila'))!;
    await send(there, 'PUT', '/api/rsvp/guest/dietary', { members: [{ id, ...diet }] });
  });

const peanut = {
  dietary_restriction_type: 'Other',
  dietary_restriction_spec: 'Maní',
  dietary_severity: 'allergy',
};

const partsOf = (page: Page) => ({
  paper: page.getByRole('article', { name: 'Hoja para la cocina' }),
  note: page.getByRole('region', { name: 'Qué cambió desde que se envió' }),
  markSent: page.getByRole('button', { name: 'Marcar como enviada' }),
});

test('a sheet is sent, a guest changes a diet, and the couple sees, prints and exports what the kitchen has to be told', async ({
  page,
}) => {
  await signInAsCouple(page);
  await page.goto('/admin/events');
  await page.getByRole('link', { name: /^Hoja para la cocina de .*Main Event/u }).click();
  const { paper, note, markSent } = partsOf(page);
  await expect(page.getByText(/^Todavía no la envían/u)).toBeVisible();
  await markSent.click();
  await expect(page.getByText('Hoja marcada como enviada')).toBeVisible();
  await expect(note).toContainText('por pareja');
  await expect(note).toContainText('Nada cambió: la cocina tiene la última.');

  await camilaEats(page, peanut);
  await expect(note).toContainText('1 cambió');
  const graves = paper.getByRole('region', { name: 'Alergias graves' }).getByRole('listitem');
  const camila = graves.filter({ hasText: 'Camila Arancibia' });
  await expect(camila).toHaveText(/Otra \(Maní\) · Alergia grave.*Cambió: antes/u);
  await expect(paper).toContainText('Cambios desde la hoja del');
  await expect(paper.getByRole('row', { name: /^En la hoja enviada/u })).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expect(camila).toBeVisible();
  await expect(paper.getByText(/^Cambió: antes/u).first()).toBeVisible();
  await expect(note).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Administración' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar a Excel' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('cocina-evento-49.xlsx');
  const workbook = new excel.Workbook();
  await workbook.xlsx.load((await readFile(await file.path())) as never);
  expect(workbook.worksheets.map(({ name }) => name)).toEqual(['Cocina', 'Dietas', 'Cambios']);
  expect(JSON.stringify(workbook.getWorksheet('Cambios')!.getRow(2).values)).toContain('Camila');

  // Where the couple looks every day it is said as well.
  await page.goto('/admin');
  const unknown = page.getByRole('region', { name: 'La cocina no lo sabe todavía' });
  await expect(unknown).toContainText('1 cambio desde que enviaron la hoja.');
  await unknown.getByRole('link', { name: 'Ver la hoja' }).click();
  await markSent.click();
  await expect(note).toContainText('Nada cambió');
  // A sheet of before can still be compared with.
  const sheets = note.getByRole('combobox', { name: 'Comparar con la hoja del' });
  await sheets.selectOption({ index: 1 });
  await expect(note).toContainText('1 cambió');
  await page.reload();
  await expect(note).toContainText('1 cambió');
});

test('what changed after the sheet was printed is not marked as sent unseen', async ({ page }) => {
  await signInAsCouple(page);
  await page.goto(dinner);
  const { paper, note, markSent } = partsOf(page);
  await expect(markSent).toBeEnabled();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await camilaEats(page, peanut);
  await expect(paper).toContainText('Otra (Maní) · Alergia grave');
  await markSent.click();
  await expect(page.getByText('No se marcó como enviada')).toBeVisible();
  await expect(page.getByText(/^Algo cambió después de la hoja/u)).toBeVisible();
  await expect(page.getByText(/^Todavía no la envían/u)).toBeVisible();
  await markSent.click();
  await expect(note).toContainText('Nada cambió');
});

test('a sheet that could not be marked says so, and can be marked again', async ({ page }) => {
  await signInAsCouple(page);
  await page.goto(dinner);
  const { note, markSent } = partsOf(page);
  await page.route('**/api/admin/kitchen-sheets', (route) => route.abort());
  await markSent.click();
  await expect(page.getByText('No se marcó como enviada')).toBeVisible();
  await expect(page.getByText(/^Todavía no la envían/u)).toBeVisible();
  await page.unroute('**/api/admin/kitchen-sheets');
  await markSent.click();
  await expect(note).toContainText('Nada cambió');
});

test('people who were erased since are a change that the kitchen has to be told', async ({
  page,
}) => {
  await signInAsCouple(page);
  await page.goto(dinner);
  const { paper, note, markSent } = partsOf(page);
  await markSent.click();
  await expect(note).toContainText('Nada cambió: la cocina tiene la última.');
  await expect(paper.getByRole('row', { name: /^En la hoja enviada/u })).toBeHidden();
  await elsewhere(page, async (there) => {
    await send(there, 'POST', '/api/admin/login', admin);
    const name = guests.couple.groupName;
    const groups = await read<{ id: number; group_name: string }[]>(there, '/api/admin/guests');
    const { id } = groups.find(({ group_name }) => group_name === name)!;
    await send(there, 'POST', `/api/admin/privacy/groups/${id}/erase`, { name });
  });
  await page.reload();
  await expect(note).toContainText('ya se borraron los datos');
  await expect(note).not.toContainText('Nada cambió');
  await expect(paper.getByRole('row', { name: /^En la hoja enviada/u })).toBeVisible();
});

test('an older sheet that is still right is not called the last one', async ({ page }) => {
  await signInAsCouple(page);
  await page.goto(dinner);
  const { note, markSent } = partsOf(page);
  const sheets = note.getByRole('combobox', { name: 'Comparar con la hoja del' });
  await markSent.click();
  await expect(note).toContainText('Nada cambió: la cocina tiene la última.');
  await markSent.click();
  await sheets.selectOption({ index: 1 });
  await expect(note).toContainText('Nada cambió desde esa hoja.');
  await sheets.selectOption({ index: 0 });
  await expect(note).toContainText('Nada cambió: la cocina tiene la última.');
});

test('another event is chosen, with or without people who come', async ({ page }) => {
  await signInAsCouple(page);
  await page.goto('/admin/rsvps?event=45');
  await page.getByRole('link', { name: 'Hoja para la cocina' }).click();
  const { paper } = partsOf(page);
  await expect(paper).toContainText('Glamping');
  await expect(paper.getByRole('columnheader', { name: 'Carpa' })).toBeVisible();
  const created = await page.request.post('/api/admin/events', {
    data: {
      name: 'Ensayo',
      description: 'Vals',
      location: 'Linares',
      date: '2026-12-18T20:00',
      day_number: 1,
    },
  });
  const { id } = (await created.json()) as { id: number };
  await page.reload();
  await page.getByRole('combobox', { name: 'Evento' }).selectOption('Ensayo');
  await expect(paper).toContainText('Nadie ha confirmado todavía');
  await expect(page).toHaveURL(new RegExp(`event=${id}$`, 'u'));
  await page.reload();
  await expect(paper).toContainText('Ensayo');
});
