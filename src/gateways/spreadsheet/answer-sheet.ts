import type { AnswerSheet, SheetAnswer } from '#domain/questions/answer-sheet.ts';
import type { Respondent } from '#domain/questions/missing-answers.ts';
import type { QuestionScope } from '#domain/questions/question-kinds.ts';
import { type AnswerValue, type Question, usesCapacity } from '#domain/questions/question.ts';
import { addTextTable, bytesOf, newWorkbook } from './text-table.ts';

export type AnswerSheetTexts = {
  title: string;
  answer: string;
  person: string;
  group: string;
  answers: string;
  missing: string;
  totals: string;
  totalHeading: string;
  seatsHeading: string;
};

export type AnswerSheetFile = {
  question: Pick<Question, 'text' | 'kind' | 'capacity'> & { scope: QuestionScope };
  sheet: AnswerSheet;
  /** An answer in words. */
  answerText: (value: AnswerValue) => string;
  texts: AnswerSheetTexts;
};

/** Who chose what as an .xlsx file: a row for each answer, then those without one, and the totals. */
export const answerSheetWorkbook = async (input: AnswerSheetFile): Promise<Uint8Array> => {
  const { question, sheet, answerText, texts } = input;
  const workbook = await newWorkbook();
  const names = ({ name, groupName }: Respondent) =>
    question.scope === 'member' ? [name ?? '', groupName] : [groupName];
  const storedAnswers: SheetAnswer[] = sheet.sections.flatMap(({ answers }) => answers);
  const table = addTextTable(workbook, {
    name: texts.answers,
    print: question.text,
    rows: [
      [
        texts.answer,
        ...(question.scope === 'member' ? [texts.person, texts.group] : [texts.group]),
      ],
      ...storedAnswers.map((answer) => [answerText(answer.value), ...names(answer)]),
      ...sheet.missing.map((missing) => [texts.missing, ...names(missing)]),
    ],
  });
  // A spreadsheet can add numbers up.
  for (const [at, { value }] of storedAnswers.entries()) {
    if (typeof value === 'number') writeNumber(table.getCell(at + 2, 1), value);
  }

  const totals = [
    ...sheet.sections.map(({ option, answers }) => ({
      label: option === null ? texts.answers : answerText(option),
      count: answers.length,
      seats: option !== null && usesCapacity(question, option) ? question.capacity : null,
    })),
    { label: texts.missing, count: sheet.missing.length, seats: null },
  ];
  const summary = addTextTable(workbook, {
    name: texts.totals,
    print: question.text,
    rows: [
      [texts.answer, texts.totalHeading, texts.seatsHeading],
      ...totals.map(({ label, count, seats }) => [label, `${count}`, `${seats ?? ''}`]),
    ],
  });
  for (const [at, { count, seats }] of totals.entries()) {
    writeNumber(summary.getCell(at + 2, 2), count);
    if (seats !== null) writeNumber(summary.getCell(at + 2, 3), seats);
  }
  return bytesOf(workbook);
};

const writeNumber = (cell: { value: unknown; numFmt: string }, value: number) => {
  cell.value = value;
  cell.numFmt = Number.isInteger(value) ? '0' : '0.######';
};
