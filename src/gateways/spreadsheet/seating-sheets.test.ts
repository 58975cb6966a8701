import excel from 'exceljs';
import { expect, test } from 'vitest';
import { kitchenTexts } from '#content/texts/admin-kitchen.ts';
import { sheetTexts } from '#content/texts/seating-sheets.ts';
import { kitchenSheet } from '#domain/kitchen/sheet.ts';
import { newProfile } from '#domain/groups/profile.ts';
import { alphabet, seatCards, tableSheets, type SheetPerson } from '#domain/seating/sheets.ts';
import { seatingWorkbook } from './seating-sheets.ts';

const formula = '=HYPERLINK("https://evil.example")';
const tables = [
  { id: 1, name: formula, capacity: 8 },
  { id: 2, name: 'Mesa 2', capacity: 8 },
];

const person = (id: number, name: string, more: Partial<SheetPerson> = {}): SheetPerson => ({
  id,
  name,
  groupId: 1,
  groupName: '+56 Los Soto',
  isPending: false,
  diet: { type: 'None', spec: null },
  profile: newProfile,
  table: tables[0]!,
  ...more,
});

const people = [
  person(1, '@Ana', { diet: { type: 'Other', spec: '-1+1' } }),
  person(2, 'Beto', { isPending: true, diet: { type: 'Vegan', spec: null } }),
  person(3, 'Ciro', { table: null, diet: { type: 'Celiac', spec: null } }),
];

test('each sheet that is printed is one of the file: texts as typed, sums as numbers, no formula', async () => {
  const bytes = await seatingWorkbook({
    event: { name: 'Main Event', date: '20 de diciembre de 2025' },
    tables: tableSheets(tables, people),
    initials: alphabet(people),
    cards: seatCards(tables, people),
    kitchen: kitchenSheet(tables, people),
    since: null,
    texts: { ...sheetTexts, table: 'Mesa', ofKitchen: { ...kitchenTexts, table: 'Mesa' } },
  });
  const workbook = new excel.Workbook();
  // The library's types require its own Buffer; it reads any bytes.
  await workbook.xlsx.load(bytes as never);
  const sheets = workbook.worksheets.map((sheet) => [
    sheet.name,
    ...(sheet.getSheetValues() as unknown[][]).slice(1).map((row) => row.slice(1)),
  ]);
  const group = '+56 Los Soto';
  expect(sheets).toEqual([
    [
      'Por mesa',
      ['Mesa', 'Grupo', 'Persona', 'Estado'],
      [formula, group, '@Ana', 'Confirmado'],
      [formula, group, 'Beto', 'Pendiente'],
      ['Mesa 2', '', '', ''],
      ['Sin lugar', group, 'Ciro', 'Confirmado'],
    ],
    [
      'Por invitado',
      ['Persona', 'Grupo', 'Mesa', 'Estado'],
      ['@Ana', group, formula, 'Confirmado'],
      ['Beto', group, formula, 'Pendiente'],
      ['Ciro', group, 'Sin lugar', 'Confirmado'],
    ],
    ['Tarjetas', ['Persona', 'Mesa'], ['@Ana', formula], ['Beto', formula]],
    [
      'Cocina',
      ['Mesa', ...Object.values(kitchenTexts.diets), 'Confirmados', 'Pendientes'],
      [formula, 0, 0, 0, 0, 0, 1, 1, 1],
      ['Mesa 2', 0, 0, 0, 0, 0, 0, 0, 0],
      ['Sin lugar', 0, 0, 0, 0, 1, 0, 1, 0],
      ['Total', 0, 0, 0, 0, 1, 1, 2, 1],
    ],
    [
      'Dietas',
      ['Mesa', 'Persona', 'Alimentación', 'Detalle', 'Gravedad'],
      [formula, '@Ana', 'Otra', '-1+1', ''],
      ['Sin lugar', 'Ciro', 'Celíaco', '', ''],
    ],
  ]);
});
