import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { SheetRow, InvalidFileReason } from '#domain/guest-list/sheet.ts';
import { readSpreadsheet } from './read-spreadsheet.ts';
import { inline, xlsxOf } from '#tests/support/spreadsheet/xlsx.ts';

const rowsOf = async (bytes: Uint8Array): Promise<readonly SheetRow[]> =>
  (await readSpreadsheet(bytes)).sheets[0]!.rows;

const cells = async (bytes: Uint8Array) => (await rowsOf(bytes)).map((row) => row.cells);

const expectRejected = (bytes: Uint8Array, reason: InvalidFileReason) =>
  expect(readSpreadsheet(bytes)).rejects.toMatchObject({
    code: 'unreadable_file',
    details: { reason },
  });

const people = [
  ['Grupo', 'Nombre', 'Teléfono'],
  ['Familia Peñaloza', 'Rosa "Ñeca"; Ríos', '+56 9 1234'],
];

describe('a .csv', () => {
  const csv = (separator: string) =>
    people
      .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator))
      .join('\r\n');

  test.each([';', ',', '\t', '|'])('separated by %j', async (separator) => {
    expect(await cells(strToU8(csv(separator)))).toEqual(people);
  });

  const utf16 = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'));
  const swapped = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le').swap16());

  test.each([
    ['UTF-8', strToU8(csv(';'))],
    ['UTF-8 with a mark', strToU8(`\ufeff${csv(';')}`)],
    ['Windows-1252', new Uint8Array(Buffer.from(csv(';'), 'latin1'))],
    ['UTF-16 with a mark', utf16(`\ufeff${csv('\t')}`)],
    ['UTF-16 without a mark', utf16(csv('\t'))],
    ['UTF-16 the other way round', swapped(`\ufeff${csv('\t')}`)],
  ])('in %s', async (_, bytes) => {
    expect(await cells(bytes)).toEqual(people);
  });

  test('of one column is not parted at the commas of its texts', async () => {
    const list = [['Nombres'], ['Soto, Ana'], ['Rojas, Eva']];
    expect(await cells(strToU8(list.join('\r\n')))).toEqual(list);
  });

  test('keeps what is in quotes together, lines and all', async () => {
    const bytes = strToU8('Familia,Nombres\n"Los Soto","Ana\nLuis, ""Lucho"""\n');
    expect(await cells(bytes)).toEqual([
      ['Familia', 'Nombres'],
      ['Los Soto', 'Ana\nLuis, "Lucho"'],
    ]);
  });

  test('numbers its rows as a spreadsheet program does, empty ones included', async () => {
    const bytes = strToU8('Lista\n\n;;\nNombre;Correo\n"Ana\nSoto";a@example.com\nLuis;\n');
    expect((await rowsOf(bytes)).map(({ number }) => number)).toEqual([1, 4, 5, 6]);
  });

  test('obeys the line that declares its separator', async () => {
    expect(await cells(strToU8('sep=,\r\nNombre,a;b\r\nAna,c;d'))).toEqual([
      ['Nombre', 'a;b'],
      ['Ana', 'c;d'],
    ]);
  });

  test('takes every value at its word: nothing is a formula', async () => {
    const typed = ['=1+1', '+56 9', '-2', '@x', "'=1", '007', '1e5', '=cmd|"/C calc"!A0'];
    const bytes = strToU8(`Nombre\n${typed.map((t) => `"${t.replaceAll('"', '""')}"`).join('\n')}`);
    expect(await cells(bytes)).toEqual([['Nombre'], ...typed.map((text) => [text])]);
  });

  test('a quotation mark in the middle of a name is a letter', async () => {
    expect(await cells(strToU8('Nombre;Grupo\nJuan "Juanito" Soto;A'))).toEqual([
      ['Nombre', 'Grupo'],
      ['Juan "Juanito" Soto', 'A'],
    ]);
  });
});

describe('an .xlsx', () => {
  test('gives texts, however they are written', async () => {
    const strings = `<sst><si><t>Rosa</t></si><si><r><rPr><b/></rPr><t>Ro</t></r><r><t xml:space="preserve">sa </t></r><rPh><t>ロサ</t></rPh></si><si><t>a&amp;b_x000A_c</t></si></sst>`;
    const bytes = xlsxOf({
      sheets: [
        `<row r="2"><c r="A2" t="s"><v>0</v></c><c r="C2" t="s"><v>1</v></c><c t="s"><v>2</v></c></row>`,
      ],
      parts: { 'xl/sharedStrings.xml': strings },
    });
    expect(await rowsOf(bytes)).toEqual([{ number: 2, cells: ['Rosa', '', 'Rosa ', 'a&b\nc'] }]);
  });

  test('a phone that is a number keeps its digits', async () => {
    const numbers = ['56987654321', '5.6987654321E10', '987654321', '0.5', '1.5'];
    const row = numbers.map((n) => `<c><v>${n}</v></c>`).join('');
    expect(await cells(xlsxOf({ sheets: [`<row>${row}</row>`] }))).toEqual([
      ['56987654321', '56987654321', '987654321', '0.5', '1.5'],
    ]);
  });

  test('a day is a day, in whatever way it is shown', async () => {
    const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="[$-es-CL]dddd d"/><numFmt numFmtId="165" formatCode="&quot;d&quot;0"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>`;
    const row = [0, 1, 2, 3].map((s) => `<c s="${s}"><v>46011</v></c>`).join('');
    const parts = { 'xl/styles.xml': styles };
    const sheets = [`<row>${row}</row>`];
    expect(await cells(xlsxOf({ sheets, parts }))).toEqual([
      ['46011', '2025-12-20', '2025-12-20', '46011'],
    ]);
    const old = xlsxOf({ sheets, parts, workbookPr: 'date1904="1"' });
    expect((await cells(old))[0]![1]).toBe('2029-12-21');
  });

  test('a formula is never calculated and its stored result never believed', async () => {
    const bytes = xlsxOf({
      sheets: [
        `<row><c><f>HYPERLINK("https://example.com")</f><v>7</v></c><c t="str"><f>A1&amp;"x"</f><v>Ana</v></c><c><f t="shared" si="0"/></c><c t="e"><v>#REF!</v></c><c t="b"><v>1</v></c></row>`,
      ],
    });
    const formula = { error: 'formula' };
    expect(await cells(bytes)).toEqual([
      [formula, formula, formula, { error: 'error' }, 'VERDADERO'],
    ]);
  });

  test('names its sheets and leaves out those that are hidden or empty', async () => {
    const bytes = xlsxOf({
      sheets: ['', `<row>${inline('A1', 'a')}</row>`, `<row>${inline('A1', 'b')}</row>`],
      parts: {
        'xl/workbook.xml': `<x:workbook xmlns:x="m" xmlns:q="r"><x:sheets><x:sheet name="Vacía" q:id="rId1"/><x:sheet name="Oculta" state="hidden" q:id="rId2"/><x:sheet name="Invitados" q:id="rId3"/></x:sheets></x:workbook>`,
      },
    });
    expect((await readSpreadsheet(bytes)).sheets).toEqual([
      { name: 'Invitados', rows: [{ number: 1, cells: ['b'] }] },
    ]);
  });

  test('pictures, comments, tables and macros of the couple do not matter', async () => {
    const bytes = xlsxOf({
      sheets: [`<row>${inline('A1', 'Ana')}</row>`],
      parts: {
        'xl/media/image1.png': new Uint8Array(200_000),
        'xl/vbaProject.bin': 'x',
        'xl/comments1.xml': '<broken',
        'xl/worksheets/_rels/sheet1.xml.rels': '<broken',
      },
    });
    expect(await cells(bytes)).toEqual([['Ana']]);
  });
});

test('lines that end in several ways lose no row', async () => {
  const { sheets } = await readSpreadsheet(strToU8('a;b\r\nc;d\ne;f\r\n\r\ng;h\ri;j'));
  expect(sheets[0]!.rows.map(({ cells }) => cells.join(''))).toEqual([
    'ab',
    'cd',
    'ef',
    'gh',
    'ij',
  ]);
});

describe('what is no list of guests is refused, and says why', () => {
  const compound = (text: string) =>
    new Uint8Array([
      ...[0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
      ...Buffer.from(text, 'utf16le'),
    ]);
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xd, 0xa, 0x1a, 0xa, 0, 0, 0, 0xd]);

  test.each<[string, Uint8Array, InvalidFileReason]>([
    ['nothing', new Uint8Array(), 'empty'],
    ['spaces', strToU8(' \n ;; \n'), 'empty'],
    ['an .xlsx without rows', xlsxOf({}), 'empty'],
    ['an old .xls', compound('Workbook'), 'old_excel'],
    ['an .xlsb', zipSync({ 'xl/workbook.bin': strToU8('x') }), 'old_excel'],
    [
      'an .ods',
      zipSync({ mimetype: strToU8('x'), 'content.xml': strToU8('<x/>') }),
      'open_document',
    ],
    ['a .numbers', zipSync({ 'Index/Document.iwa': strToU8('x') }), 'numbers'],
    ['an .xlsx with a password', compound('EncryptedPackage'), 'locked'],
    ['a .docx', zipSync({ 'word/document.xml': strToU8('<x/>') }), 'not_a_spreadsheet'],
    ['a picture', png, 'not_a_spreadsheet'],
    ['a PDF', strToU8('%PDF-1.7\n1 0 obj'), 'not_a_spreadsheet'],
    ['a web page', strToU8('\n<!doctype html><table><tr><td>x'), 'not_a_spreadsheet'],
    ['a web page that says it is a sheet', strToU8('<html xmlns:x="x">'), 'not_a_spreadsheet'],
    ['half an .xlsx', xlsxOf({ sheets: ['<row/>'] }).slice(0, 300), 'damaged'],
    ['only the beginning of an archive', strToU8('PK\u0003\u0004 hola'), 'damaged'],
    [
      'broken XML',
      xlsxOf({ parts: { 'xl/worksheets/sheet1.xml': '<worksheet><row>' } }),
      'damaged',
    ],
    [
      'a cell beyond all columns',
      xlsxOf({ sheets: ['<row><c r="ZZZ1"><v>1</v></c></row>'] }),
      'damaged',
    ],
    ['a quote that never ends', strToU8('a;b\n"Ana;b\nc;d'), 'damaged'],
  ])('%s', (_, bytes, reason) => expectRejected(bytes, reason));

  const bomb = xlsxOf({
    parts: {
      'xl/worksheets/sheet1.xml': `<!DOCTYPE x [<!ENTITY a "${'a'.repeat(1000)}"><!ENTITY b "&a;&a;&a;">]><worksheet><sheetData><row><c t="inlineStr"><is><t>&b;</t></is></c></row></sheetData></worksheet>`,
    },
  });

  test('entities are never expanded', () => expectRejected(bomb, 'damaged'));

  test('a file that is refused halfway says why every time', async () => {
    await Promise.all(Array.from({ length: 25 }, () => expectRejected(bomb, 'damaged')));
  });
});
