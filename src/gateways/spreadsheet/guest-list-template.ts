import { guestTypes } from '#domain/groups/guest-group.ts';
import { columnName } from '#domain/guest-list/sheet.ts';
import {
  type GuestListField,
  guestListFields,
  type GuestListTexts,
  headingsOf,
  type ListedEvent,
} from './guest-list.ts';
import { plainText } from './sheet-text.ts';
import { addTextTable, bytesOf, newWorkbook } from './text-table.ts';

export type TemplateTexts = GuestListTexts & {
  templateTitle: string;
  sampleTitle: string;
  /** Without the event columns, which are added automatically. */
  examples: readonly Partial<Record<GuestListField, string>>[];
  allowedTitle: string;
  free: Partial<Record<GuestListField, string>>;
};

/** Number of rows of the template with drop-down lists. */
const offeredRows = 1000;

/** An empty list with titles, and beside it examples and the values that each column accepts. */
export const guestListTemplate = async (input: {
  events: readonly ListedEvent[];
  inviters: readonly string[];
  texts: TemplateTexts;
}): Promise<Uint8Array> => {
  const { events, inviters, texts } = input;
  const headings = headingsOf({ ...input, hasProfiles: true });
  const yesNo = [texts.yes, texts.no];
  const options: Partial<Record<GuestListField, readonly string[]>> = {
    type: guestTypes.map((type) => texts.guestTypes[type]),
    invitedBy: inviters,
    diet: Object.values(texts.diets),
    severity: Object.values(texts.severities),
    child: yesNo,
    infant: yesNo,
    highChair: yesNo,
    childMenu: yesNo,
    mobility: yesNo,
  };
  const offered = [...guestListFields.map((field) => options[field]), ...events.map(() => yesNo)];
  const workbook = await newWorkbook();
  workbook.title = plainText(texts.templateTitle);
  const sheet = addTextTable(workbook, { name: texts.title, rows: [headings] });
  const allowedName = texts.allowedTitle;
  offered.forEach((values, column) => {
    if (!values) return;
    const letter = columnName(column);
    for (let row = 2; row <= offeredRows; row += 1) {
      sheet.getCell(`${letter}${row}`).dataValidation = {
        type: 'list',
        allowBlank: true,
        // Commas would end a value in the list, so the values are in the sheet beside it.
        formulae: [listAddress(allowedName, column, values.length)],
        showErrorMessage: false,
      };
    }
  });
  addTextTable(workbook, {
    name: texts.sampleTitle,
    rows: [
      headings,
      ...texts.examples.map((example) => [
        ...guestListFields.map((field) => example[field] ?? ''),
        ...events.map((_, at) => (at === 0 ? texts.yes : '')),
      ]),
    ],
  });
  addTextTable(workbook, {
    name: allowedName,
    rows: [
      headings,
      ...Array.from({ length: Math.max(1, ...offered.map((values) => values?.length ?? 0)) }).map(
        (_, line) =>
          headings.map((__, column) => {
            const field = guestListFields[column];
            const values = offered[column] ?? [(field && texts.free[field]) ?? ''];
            return values[line] ?? '';
          }),
      ),
    ],
  });
  return bytesOf(workbook);
};

/** The cell range with a column's values. */
const listAddress = (sheet: string, column: number, count: number) =>
  `'${sheet}'!$${columnName(column)}$2:$${columnName(column)}$${count + 1}`;
