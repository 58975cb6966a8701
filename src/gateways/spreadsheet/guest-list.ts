import { attendanceOf, type Attendance, type IsAttending } from '#domain/responses/attendance.ts';
import type { DietarySeverity, DietaryType } from '#domain/responses/dietary.ts';
import {
  groupFieldNames,
  groupFields,
  type GroupColumn,
  type GroupFieldName,
  type GroupFields,
} from '#domain/groups/group-fields.ts';
import {
  memberFieldNames,
  type MemberFieldName,
  type MemberFields,
} from '#domain/groups/member-fields.ts';
import { guestTypes, type GuestType } from '#domain/groups/guest-group.ts';
import { sheetFields, type SheetField } from '#domain/guest-list/column-titles.ts';
import { columnName } from '#domain/guest-list/sheet.ts';
import { plainText } from './sheet-text.ts';
import { addTextTable, bytesOf, newWorkbook } from './text-table.ts';

export type ListedEvent = { id: number; name: string };

/** One person, or a group without people. */
export type GuestListRow = {
  group: GroupFields;
  invitedTo: readonly number[];
  person:
    | (MemberFields & {
        id: number;
        responses: ReadonlyMap<number, IsAttending>;
        /** To each of the couple's questions, in words. */
        answers: readonly string[];
      })
    | null;
};

/** Our own file says an allergy with the diet. */
type Field = Exclude<SheetField, 'places' | 'surname' | 'allergies'>;

export type GuestListTexts = {
  title: string;
  headings: Record<Field, string>;
  event: (name: string) => string;
  yes: string;
  no: string;
  notInvited: string;
  answers: string;
  attendance: Record<Attendance, string>;
  diets: Record<DietaryType, string>;
  severities: Record<DietarySeverity, string>;
  guestTypes: Record<GuestType, string>;
  groupValue: <Name extends GroupFieldName>(name: Name, value: GroupFields[Name]) => string;
};

const fields = sheetFields.filter(
  (field) => !['places', 'surname', 'allergies', 'reference'].includes(field),
) as Exclude<Field, 'reference'>[];

type Cells = Partial<Record<Field, string>>;

type Listed = { events: readonly ListedEvent[]; texts: GuestListTexts };

const headingsOf = ({ events, texts }: Listed) => [
  ...fields.map((field) => texts.headings[field]),
  ...events.map(({ name }) => texts.event(name)),
];

/** The cells of each field of a member: one without a cell does not compile. */
const cellsOfMember: {
  [Name in MemberFieldName]: (value: MemberFields[Name], texts: GuestListTexts) => Cells;
} = {
  name: (name) => ({ member: name }),
  phone: (phone) => ({ phone: phone ?? '' }),
  email: (email) => ({ email: email ?? '' }),
  diet: ({ type, spec, severity }, { diets, severities }) => ({
    diet: diets[type],
    dietDetails: spec ?? '',
    severity: severity ? severities[severity] : '',
  }),
};

const memberCells = (person: MemberFields, texts: GuestListTexts): Cells => {
  const cells = <Name extends MemberFieldName>(name: Name) =>
    cellsOfMember[name](person[name], texts);
  return Object.assign({}, ...memberFieldNames.map(cells)) as Cells;
};

const groupCells = (group: GroupFields, texts: GuestListTexts) =>
  Object.fromEntries(
    groupFieldNames.map((name) => [groupFields[name].column, texts.groupValue(name, group[name])]),
  ) as Record<GroupColumn, string>;

const rowOf = (row: GuestListRow, { events, texts }: Listed): string[] => {
  const { person } = row;
  const values: Cells = {
    ...groupCells(row.group, texts),
    ...(person && memberCells(person, texts)),
  };
  return [
    ...fields.map((field) => values[field] ?? ''),
    ...events.map(({ id }) => (row.invitedTo.includes(id) ? texts.yes : texts.no)),
    String(person?.id ?? ''),
  ];
};

/**
 * The complete guest list as an .xlsx that can be imported again. Responses and answers are on a separate sheet,
 * for reading only: there a question named 'Correo' is not taken for a column of the list.
 */
export const guestListWorkbook = async (
  input: Listed & { questions: readonly string[]; rows: readonly GuestListRow[] },
): Promise<Uint8Array> => {
  const { events, questions, texts, rows } = input;
  const workbook = await newWorkbook();
  workbook.title = plainText(texts.title);
  addTextTable(workbook, {
    name: texts.title,
    rows: [
      [...headingsOf(input), texts.headings.reference],
      ...rows.map((row) => rowOf(row, input)),
    ],
  });
  addTextTable(workbook, {
    name: texts.answers,
    rows: [
      [
        texts.headings.group,
        texts.headings.member,
        ...events.map(({ name }) => name),
        ...questions,
      ],
      ...rows.flatMap(({ group, person }) =>
        person
          ? [[group.group_name, person.name, ...responsesOf(person, input), ...person.answers]]
          : [],
      ),
    ],
  });
  return bytesOf(workbook);
};

const responsesOf = (
  { responses }: NonNullable<GuestListRow['person']>,
  { events, texts }: Listed,
) =>
  events.map(({ id }) => {
    const response = responses.get(id);
    return response === undefined ? texts.notInvited : texts.attendance[attendanceOf(response)];
  });

export type TemplateTexts = GuestListTexts & {
  templateTitle: string;
  sampleTitle: string;
  /** Without the event columns, which are added automatically. */
  examples: readonly Partial<Record<Field, string>>[];
  allowedTitle: string;
  free: Partial<Record<Field, string>>;
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
  const headings = headingsOf(input);
  const yesNo = [texts.yes, texts.no];
  const options: Partial<Record<Field, readonly string[]>> = {
    type: guestTypes.map((type) => texts.guestTypes[type]),
    invitedBy: inviters,
    diet: Object.values(texts.diets),
    severity: Object.values(texts.severities),
  };
  const offered = [...fields.map((field) => options[field]), ...events.map(() => yesNo)];
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
        ...fields.map((field) => example[field] ?? ''),
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
            const field = fields[column];
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
