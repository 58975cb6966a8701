import { strToU8, Zip, ZipDeflate } from 'fflate';
import { describe, expect, test } from 'vitest';
import { sheetLimits, type InvalidFileReason } from '#domain/guest-list/sheet.ts';
import { bookEntries, lyingArchives, rawZip } from '#tests/support/spreadsheet/hostile-files.ts';
import { readSpreadsheet } from './read-spreadsheet.ts';
import { inline, sheetXml, xlsxOf } from '#tests/support/spreadsheet/xlsx.ts';

const rowsOf = async (bytes: Uint8Array) => (await readSpreadsheet(bytes)).sheets[0]!.rows;

const cells = async (bytes: Uint8Array) => (await rowsOf(bytes)).map((row) => row.cells);

const expectRejected = (bytes: Uint8Array, reason: InvalidFileReason) =>
  expect(readSpreadsheet(bytes)).rejects.toMatchObject({
    code: 'unreadable_file',
    details: { reason },
  });

describe('an .xlsx that was written without knowing its sizes', () => {
  const entries = [
    ...bookEntries,
    {
      name: 'xl/worksheets/sheet1.xml',
      data: strToU8(sheetXml(`<row>${inline('A1', 'Ana')}</row>`)),
    },
  ];

  test('and gives them after the data', async () => {
    const pieces: Uint8Array[] = [];
    const zip = new Zip((_, chunk) => pieces.push(chunk));
    for (const { name, data } of entries) {
      const file = new ZipDeflate(name);
      zip.add(file);
      file.push(data, true);
    }
    zip.end();
    expect(await cells(new Uint8Array(Buffer.concat(pieces)))).toEqual([['Ana']]);
  });

  test('and gives them in the fields for large ones', async () => {
    const bytes = rawZip(entries.map((entry) => ({ ...entry, deflated: true, zip64: true })));
    expect(await cells(bytes)).toEqual([['Ana']]);
  });
});

describe('an archive that says what is not so is damaged', () => {
  test.each(Object.entries(lyingArchives))('%s', (_, make) => expectRejected(make(), 'damaged'));

  test('its data is not what its checksum says', async () => {
    const bytes = rawZip(bookEntries);
    const mark = Buffer.from(bytes).indexOf('Hoja');
    bytes[mark] = 104;
    await expectRejected(bytes, 'damaged');
  });
});

describe('what would fill the memory is stopped on the way', () => {
  const characters = (bytes: number) => new Uint8Array(bytes).fill(97);

  test('a million rows', async () => {
    const row = (n: number) => `<row r="${n}"><c><v>${n}</v></c></row>`;
    const million = Array.from({ length: 1_000_000 }, (_, at) => row(at + 1)).join('');
    await expectRejected(xlsxOf({ sheets: [million] }), 'too_many_rows');
  });

  test('a million lines', () =>
    expectRejected(strToU8('Ana;Soto\n'.repeat(1_000_000)), 'too_many_rows'));

  test('as many rows as a wedding may have are read', async () => {
    const rows = await rowsOf(strToU8('Ana;Soto\n'.repeat(sheetLimits.rows)));
    expect(rows).toHaveLength(sheetLimits.rows);
  });

  test('a million empty rows with a list at their end are still a list', async () => {
    const empty = '<row r="1"/>'.repeat(1_000_000);
    const bytes = xlsxOf({ sheets: [`${empty}<row r="1048576">${inline('A1', 'Ana')}</row>`] });
    expect(await rowsOf(bytes)).toEqual([{ number: 1_048_576, cells: ['Ana'] }]);
  });

  test('too many columns', () =>
    expectRejected(strToU8(`${'x;'.repeat(sheetLimits.columns + 1)}\n`), 'too_many_columns'));

  test('a sheet that says that it becomes a gigabyte', () =>
    expectRejected(
      xlsxOf({ parts: { 'xl/worksheets/sheet1.xml': characters(sheetLimits.inflatedBytes + 1) } }),
      'too_big_inside',
    ));

  test('one text in every cell', () => {
    const strings = `<sst><si><t>${'a'.repeat(30_000)}</t></si></sst>`;
    const row = `<row>${'<c t="s"><v>0</v></c>'.repeat(90)}</row>`;
    return expectRejected(
      xlsxOf({ sheets: [row.repeat(5000)], parts: { 'xl/sharedStrings.xml': strings } }),
      'too_big_inside',
    );
  });

  test('a million texts', () => {
    const strings = `<sst>${'<si><t>Ana Soto</t></si>'.repeat(2_000_000)}</sst>`;
    return expectRejected(
      xlsxOf({ sheets: ['<row/>'], parts: { 'xl/sharedStrings.xml': strings } }),
      'empty',
    );
  });

  test('the file after a bad one is read as ever', async () => {
    const invalid = expectRejected(strToU8('Ana;Soto\n'.repeat(1_000_000)), 'too_many_rows');
    expect(await cells(strToU8('Nombre\nAna'))).toEqual([['Nombre'], ['Ana']]);
    await invalid;
  });
});
