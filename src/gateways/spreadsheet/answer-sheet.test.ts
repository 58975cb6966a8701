import excel from 'exceljs';
import { expect, test } from 'vitest';
import { questionsTexts } from '#content/texts/admin-questions.ts';
import { answerText } from '#content/texts/questions.ts';
import { answerSheet, type SheetAnswer } from '#domain/questions/answer-sheet.ts';
import type { AnswerValue } from '#domain/questions/question.ts';
import { answerSheetWorkbook, type AnswerSheetFile } from './answer-sheet.ts';

const rosa = { guestId: 1, groupName: 'Familia Peñaloza', memberId: 11, name: 'Rosa' };
const ines = { guestId: 2, groupName: '=1+1', memberId: 21, name: '+56 Inés' };
const of = (person: typeof rosa, value: AnswerValue): SheetAnswer => ({ ...person, value });

const bus = {
  text: '¿Bus?',
  kind: 'choice',
  options: ['Plaza', '=2+2'],
  scope: 'member',
  capacity: 20,
} as const;

const sheetsOf = async (input: Pick<AnswerSheetFile, 'question' | 'sheet'>) => {
  const bytes = await answerSheetWorkbook({ ...input, answerText, texts: questionsTexts.sheet });
  const workbook = new excel.Workbook();
  await workbook.xlsx.load(bytes as never);
  return workbook.worksheets.map((sheet) => ({
    sheet,
    rows: (sheet.getSheetValues() as unknown[][]).slice(1).map((row) => row.slice(1)),
  }));
};

test('a row for each answer by option, then those without one, and the totals beside their seats', async () => {
  const sheet = answerSheet(bus, [of(rosa, 'Plaza')], [ines]);
  const [answers, totals] = await sheetsOf({ question: bus, sheet });
  expect(answers!.rows).toEqual([
    ['Respuesta', 'Persona', 'Grupo'],
    ['Plaza', 'Rosa', 'Familia Peñaloza'],
    ['Sin responder', '+56 Inés', '=1+1'],
  ]);
  expect(totals!.rows).toEqual([
    ['Respuesta', 'Total', 'Cupos'],
    ['Plaza', 1, 20],
    ['=2+2', 0, 20],
    ['Sin responder', 1, ''],
  ]);
});

test('what looks like a formula stays a text', async () => {
  const sheet = answerSheet(bus, [of(ines, '=2+2')], []);
  const [answers] = await sheetsOf({ question: bus, sheet });
  const row = answers!.sheet.getRow(2);
  expect([1, 2, 3].map((column) => row.getCell(column).type)).toEqual(
    [1, 2, 3].map(() => excel.ValueType.String),
  );
  expect(row.getCell(1).numFmt).toBe('@');
});

test('numbers are numbers, and a group has no column of persons', async () => {
  const question = {
    text: '¿Sillas?',
    kind: 'number',
    options: [],
    scope: 'group',
    capacity: null,
  } as const;
  const group = { ...rosa, memberId: null, name: null };
  const sheet = answerSheet(question, [{ ...group, value: 2.5 }], []);
  const [answers, totals] = await sheetsOf({ question, sheet });
  expect(answers!.rows).toEqual([
    ['Respuesta', 'Grupo'],
    [2.5, 'Familia Peñaloza'],
  ]);
  expect(totals!.rows[1]).toEqual(['Respuestas', 1, '']);
});
