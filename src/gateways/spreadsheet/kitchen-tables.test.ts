import excel from 'exceljs';
import { expect, test } from 'vitest';
import { kitchenTexts } from '#content/texts/admin-kitchen.ts';
import { kitchenChanges, peopleToServe } from '#domain/kitchen/changes.ts';
import { newProfile } from '#domain/groups/profile.ts';
import { countDishes, kitchenSheet } from '#domain/kitchen/sheet.ts';
import type { SheetPerson, SheetTable } from '#domain/seating/sheets.ts';
import { kitchenWorkbook, type KitchenTables } from './kitchen-tables.ts';

const mesa: SheetTable = { id: 1, name: 'Mesa 1', capacity: 8 };
const other: SheetTable = { id: 2, name: '=1+1', capacity: 8 };

const person = (id: number, name: string, more: Partial<SheetPerson> = {}): SheetPerson => ({
  id,
  name,
  groupId: 1,
  groupName: 'Los Soto',
  isPending: false,
  diet: { type: 'None', spec: null, severity: null },
  profile: newProfile,
  table: mesa,
  ...more,
});

const nuts = { type: 'Other', spec: 'Nueces', severity: 'allergy' } as const;
const ana = person(1, 'Ana');
const beto = person(2, 'Beto', { diet: { type: 'Vegan', spec: null, severity: null } });
const ciro = person(3, 'Ciro', { diet: nuts });

const sheetsOf = async (input: Omit<KitchenTables, 'event' | 'texts'>) => {
  const bytes = await kitchenWorkbook({
    ...input,
    event: { name: 'Brasas', date: '19 de diciembre de 2025' },
    texts: { ...kitchenTexts, table: 'Mesa' },
  });
  const workbook = new excel.Workbook();
  // The library's types require its own Buffer; it reads any bytes.
  await workbook.xlsx.load(bytes as never);
  return workbook.worksheets;
};

const rowsOf = (sheets: excel.Worksheet[]) =>
  Object.fromEntries(
    sheets.map((sheet) => [
      sheet.name,
      (sheet.getSheetValues() as unknown[][]).slice(1).map((row) => row.slice(1)),
    ]),
  );

test('what changed since the sheet was sent is marked, in a column, by colour and on a sheet of its own', async () => {
  const sent = peopleToServe([ana, beto]);
  const people = [{ ...beto, table: other }, ciro];
  const sheets = await sheetsOf({
    kitchen: kitchenSheet([mesa, other], people),
    since: {
      changes: kitchenChanges(sent, peopleToServe(people)),
      total: { ...countDishes(sent), confirmed: 2 },
    },
  });
  const titles = ['Alimentación', 'Detalle', 'Gravedad'];
  expect(rowsOf(sheets)).toEqual({
    Cocina: [
      ['Mesa', ...Object.values(kitchenTexts.diets), 'Confirmados', 'Pendientes'],
      ['=1+1', 0, 0, 0, 1, 0, 0, 1, 0],
      ['Mesa 1', 0, 0, 0, 0, 0, 1, 1, 0],
      ['Total', 0, 0, 0, 1, 0, 1, 2, 0],
      ['En la hoja enviada', 1, 0, 0, 1, 0, 0, 2],
    ],
    Dietas: [
      ['Mesa', 'Persona', ...titles, 'Cambio'],
      ['Mesa 1', 'Ciro', 'Otra', 'Nueces', 'Alergia grave', 'Nuevo'],
      ['=1+1', 'Beto', 'Vegano', '', '', 'Cambió: antes Mesa 1'],
    ],
    Cambios: [
      ['Cambio', 'Persona', 'Mesa', ...titles, 'Antes'],
      ['Nuevo', 'Ciro', 'Mesa 1', 'Otra', 'Nueces', 'Alergia grave', ''],
      ['Cambió', 'Beto', '=1+1', 'Vegano', '', '', 'antes Mesa 1'],
      ['Ya no viene', 'Ana', 'Mesa 1', 'Sin restricción', '', '', ''],
    ],
  });
  const fills = sheets[1]!
    .getColumn(2)
    .values.map(
      (_, row) => (sheets[1]!.getCell(row, 2).fill as { pattern?: string } | undefined)?.pattern,
    );
  expect(fills.slice(1)).toEqual(['none', 'solid', 'solid']);
});

test('an event without tables has no column for them, and before a sheet is sent nothing is marked', async () => {
  const people = [ana, ciro].map((one) => ({ ...one, table: null }));
  const sheets = await sheetsOf({ kitchen: kitchenSheet([], people), since: null });
  expect(rowsOf(sheets)).toEqual({
    Cocina: [
      ['Mesa', ...Object.values(kitchenTexts.diets), 'Confirmados', 'Pendientes'],
      ['Total', 1, 0, 0, 0, 0, 1, 2, 0],
    ],
    Dietas: [
      ['Persona', 'Alimentación', 'Detalle', 'Gravedad'],
      ['Ciro', 'Otra', 'Nueces', 'Alergia grave'],
    ],
  });
});
