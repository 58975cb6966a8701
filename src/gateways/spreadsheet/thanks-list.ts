import { currencySymbol } from '#domain/gifts/amount.ts';
import type { PaymentMethod } from '#domain/gifts/purchases.ts';
import { addTextTable, bytesOf, newWorkbook } from './text-table.ts';

/** One paid gift. */
export type ThanksRow = {
  groupName: string;
  invitedBy: string;
  /** In a readable form. */
  date: string;
  gift: string;
  quantity: number;
  unitPrice: number;
  total: number;
  method: PaymentMethod;
  /** Practice purchase: no money moved. */
  practice: boolean;
  message: string | null;
  isThanked: boolean;
};

const columns = [
  'group',
  'invitedBy',
  'date',
  'gift',
  'quantity',
  'unitPrice',
  'total',
  'method',
  'message',
  'thanked',
] as const;

type Column = (typeof columns)[number];

export type ThanksTexts = {
  title: string;
  headings: Record<Column, string>;
  methods: Record<PaymentMethod, string>;
  practice: string;
  yes: string;
  no: string;
};

type Row = Record<Column, string | number>;

const rowOf = (row: ThanksRow, { methods, practice, yes, no }: ThanksTexts): Row => ({
  group: row.groupName,
  invitedBy: row.invitedBy,
  date: row.date,
  gift: row.gift,
  quantity: row.quantity,
  unitPrice: row.unitPrice,
  total: row.total,
  method: row.practice ? practice : methods[row.method],
  message: row.message ?? '',
  thanked: row.isThanked ? yes : no,
});

/** Formats of the numeric columns, which a spreadsheet can add up. It groups digits as its own country does. */
const numberFormats = (): Partial<Record<Column, string>> => {
  const amount = `"${currencySymbol()}"#,##0`;
  return { quantity: '0', unitPrice: amount, total: amount };
};

/** The list of gifts to say thank you for, as an .xlsx file: a row per gift. */
export const thanksWorkbook = async (
  given: readonly ThanksRow[],
  texts: ThanksTexts,
): Promise<Uint8Array> => {
  const workbook = await newWorkbook();
  const rows = given.map((row) => rowOf(row, texts));
  const sheet = addTextTable(workbook, {
    name: texts.title,
    rows: [texts.headings, ...rows].map((row) => columns.map((column) => String(row[column]))),
  });
  for (const [index, row] of rows.entries()) {
    for (const [column, numFmt] of Object.entries(numberFormats()) as [Column, string][]) {
      const cell = sheet.getCell(index + 2, columns.indexOf(column) + 1);
      cell.value = row[column];
      cell.numFmt = numFmt;
    }
  }
  return bytesOf(workbook);
};
