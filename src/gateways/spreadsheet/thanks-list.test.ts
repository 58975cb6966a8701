import excel from 'exceljs';
import { expect, test } from 'vitest';
import { inRegion } from '#tests/support/region.ts';
import { thanksTexts } from '#content/texts/purchases.ts';
import { thanksWorkbook, type ThanksRow } from './thanks-list.ts';

const dinner: ThanksRow = {
  groupName: 'Tía Marta',
  invitedBy: 'Violeta',
  date: '1 de noviembre de 2025 • 9:00 am',
  gift: 'Cena frente al mar',
  quantity: 2,
  unitPrice: 60_000,
  total: 120_000,
  method: 'mercadopago',
  practice: false,
  message: '=HYPERLINK("https://evil.example")',
  isThanked: true,
};

const opened = async (bytes: Uint8Array) => {
  const workbook = new excel.Workbook();
  // The library's types require its own Buffer; it reads any bytes.
  await workbook.xlsx.load(bytes as never);
  return workbook;
};

test('the list of thanks has a row per gift, amounts to add up, and no formula of anybody', async () => {
  const plain = { ...dinner, method: 'transfer' as const, message: null, isThanked: false };
  const practice = { ...dinner, practice: true, message: null, isThanked: false };
  const bytes = await thanksWorkbook([dinner, plain, practice], thanksTexts);
  const workbook = await opened(bytes);
  const values = (workbook.worksheets[0]!.getSheetValues() as unknown[][])
    .slice(1)
    .map((row) => row.slice(1));
  const row = ['Tía Marta', 'Violeta', dinner.date, 'Cena frente al mar', 2, 60_000, 120_000];
  expect(values).toEqual([
    Object.values(thanksTexts.headings),
    [...row, 'Mercado Pago', '=HYPERLINK("https://evil.example")', 'Sí'],
    [...row, 'Transferencia', '', 'No'],
    [...row, 'Práctica: no se cobró nada', '', 'No'],
  ]);
  expect(workbook.worksheets[0]!.getCell('G2').numFmt).toBe('"$"#,##0');
});

test('amounts carry the symbol of the wedding’s currency', async () => {
  inRegion({ currency: 'BRL', country: 'BR' });
  const workbook = await opened(await thanksWorkbook([dinner], thanksTexts));
  const cell = workbook.worksheets[0]!.getCell('G2');
  expect([cell.value, cell.numFmt]).toEqual([120_000, '"R$\u00a0"#,##0']);
});
