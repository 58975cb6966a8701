import excel, { type Worksheet } from 'exceljs';
import { describe, expect, test } from 'vitest';
import { newProfile } from '#domain/groups/profile.ts';
import { spreadsheetTexts } from '#content/texts/admin-labels.ts';
import {
  eventResponsesWorkbook,
  type EventResponseRow,
  type EventResponses,
} from './event-responses.ts';

const rosa: EventResponseRow = {
  groupName: 'Familia Peñaloza Ríos',
  guestType: 'familia',
  invitedBy: 'Violeta',
  memberName: 'Rosa Peñaloza',
  isCompanion: false,
  isAttending: true,
  diet: { type: 'None', spec: null },
  profile: newProfile,
  email: 'rosa@example.com',
  phone: '+56 9 8765 4321',
  answers: [],
};

const open = async (input: Partial<EventResponses> = {}) => {
  const bytes = await eventResponsesWorkbook({
    event: { name: '🔥 Noche de Brasas', date: '19 de diciembre de 2025 • 8:00 pm' },
    questions: [],
    rows: [rosa],
    texts: spreadsheetTexts,
    ...input,
  });
  const workbook = new excel.Workbook();
  // The library's types require its own Buffer; it reads any bytes.
  await workbook.xlsx.load(bytes as never);
  return { bytes, workbook, sheet: workbook.worksheets[0]! };
};

/** Companions, severities and ages have columns once there are some. */
const usual = Object.values(spreadsheetTexts.headings).slice(0, -3);

const valuesOf = (sheet: Worksheet) =>
  (sheet.getSheetValues() as unknown[][]).slice(1).map((row) => row.slice(1));

const cellsOf = (sheet: Worksheet) => {
  const cells: excel.Cell[] = [];
  sheet.eachRow((row) => row.eachCell({ includeEmpty: true }, (cell) => cells.push(cell)));
  return cells;
};

describe('the spreadsheet of an event', () => {
  test('is a real .xlsx: a zip archive', async () => {
    const { bytes } = await open();
    expect([...bytes.slice(0, 4)]).toEqual([0x50, 0x4b, 3, 4]);
  });

  test('has a row for each member, in the order given, in Spanish', async () => {
    const bruno: EventResponseRow = {
      ...rosa,
      memberName: 'Bruno Ríos',
      isAttending: false,
      diet: { type: 'Other', spec: 'Alérgico al maní' },
      email: null,
      phone: null,
    };
    const paula: EventResponseRow = {
      ...rosa,
      guestType: 'pareja',
      memberName: 'Paula Vera',
      isAttending: null,
      diet: { type: 'Celiac', spec: null },
    };
    const { sheet } = await open({ rows: [rosa, bruno, paula] });
    const family = ['Familia Peñaloza Ríos', 'Familia', 'Violeta'];
    const reach = ['rosa@example.com', '+56 9 8765 4321'];
    expect(valuesOf(sheet)).toEqual([
      usual,
      [...family, 'Rosa Peñaloza', 'Asistirá', 'Ninguna', '', ...reach],
      [...family, 'Bruno Ríos', 'No asistirá', 'Otra', 'Alérgico al maní', '', ''],
      [
        'Familia Peñaloza Ríos',
        'Pareja',
        'Violeta',
        'Paula Vera',
        'Pendiente',
        'Celíaco (Sin Gluten)',
        '',
        ...reach,
      ],
    ]);
  });

  test('tells in a last column who was brought along, where somebody was', async () => {
    const { sheet } = await open({ rows: [rosa, { ...rosa, isCompanion: true }] });
    const [headings, invited, companion] = valuesOf(sheet);
    expect(headings).toEqual([...usual, 'Acompañante']);
    expect([invited?.[9], companion?.[9]]).toEqual(['', 'Sí']);
  });

  test('keeps its bold header in sight and filters every column', async () => {
    const { sheet } = await open();
    expect(sheet.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 });
    expect(sheet.autoFilter).toBe('A1:I2');
    expect(cellsOf(sheet).filter(({ row }) => Number(row) === 1)).toSatisfy((cells: excel.Cell[]) =>
      cells.every(({ font }) => font?.bold === true),
    );
    expect(sheet.getCell('A2').font?.bold).not.toBe(true);
  });

  test('makes columns as wide as their longest text, within a page', async () => {
    const long = { ...rosa, memberName: 'Ñ'.repeat(30), groupName: 'G'.repeat(200) };
    const { sheet } = await open({ rows: [rosa, long] });
    expect(sheet.getColumn(4).width).toBeGreaterThanOrEqual(30);
    expect(sheet.getColumn(1).width).toBe(50);
    expect(sheet.getColumn(2).width).toBeGreaterThanOrEqual('Familia'.length);
  });

  test('says which event it is without standing in the way of the filter', async () => {
    const { workbook, sheet } = await open();
    expect(workbook.title).toBe('🔥 Noche de Brasas');
    expect(workbook.subject).toBe('19 de diciembre de 2025 • 8:00 pm');
    expect(sheet.name).toBe('🔥 Noche de Brasas');
    expect(sheet.headerFooter.oddHeader).toContain('Noche de Brasas');
  });

  test('an event without guests is a header alone', async () => {
    const { sheet } = await open({ rows: [] });
    expect(valuesOf(sheet)).toEqual([usual]);
    expect(sheet.autoFilter).toBe('A1:I1');
  });

  const hostile = [
    '=HYPERLINK("https://example.com","Rosa")',
    "=cmd|' /C calc'!A0",
    '+1',
    '-2+3',
    '@SUM(A1)',
    '\t=1+1',
    '{=1}',
    "'=1",
    '1e5',
    '007',
    'TRUE',
    '<script>alert("1")</script> & co',
    '_x003D_1+1',
    ' con espacios ',
    'dos\nlíneas',
    '👩‍👩‍👧 Ñuñoa',
    '#REF!',
    'https://example.com',
    '__proto__',
  ];

  test('the couple’s questions head columns of their own, after all others', async () => {
    const { sheet } = await open({
      questions: ['¿Bus?', '¿Canción?'],
      rows: [{ ...rosa, answers: ['Terminal', '=1+1'] }],
    });
    expect(valuesOf(sheet).map((row) => row.slice(usual.length))).toEqual([
      ['¿Bus?', '¿Canción?'],
      ['Terminal', '=1+1'],
    ]);
    expect(cellsOf(sheet).every((cell) => cell.formula === undefined)).toBe(true);
  });

  test.each(hostile)('%j is a text as it was typed, never a formula', async (name) => {
    const row = {
      ...rosa,
      groupName: name,
      memberName: name,
      invitedBy: name,
      diet: { type: 'Other' as const, spec: name },
      email: name,
      phone: name,
    };
    const { sheet } = await open({ rows: [row], event: { name, date: name } });
    expect(sheet.getCell('D2').value).toBe(name);
    for (const cell of cellsOf(sheet)) {
      expect([cell.value, cell.type]).toEqual([cell.value, excel.ValueType.String]);
      expect(cell.numFmt).toBe('@');
      expect(cell.formula).toBeUndefined();
    }
  });

  test('characters that no file can hold are left out', async () => {
    const { sheet } = await open({
      rows: [{ ...rosa, memberName: 'Ro\u0000sa\u0007 \ud83d Vera\uffff' }],
    });
    expect(sheet.getCell('D2').value).toBe('Rosa  Vera');
  });
});
