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
import { isPlain } from '#domain/groups/profile.ts';
import type { GuestType } from '#domain/groups/guest-group.ts';
import { sheetFields, type SheetField } from '#domain/texts/column-titles.ts';
import { profileColumns } from '#domain/guest-list/profile-cells.ts';
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
export type GuestListField = Exclude<SheetField, 'places' | 'surname' | 'allergies'>;

export type GuestListTexts = {
  title: string;
  headings: Record<GuestListField, string>;
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

export const guestListFields = sheetFields.filter(
  (field) => !['places', 'surname', 'allergies', 'reference'].includes(field),
) as Exclude<GuestListField, 'reference'>[];

type CellValues = Partial<Record<GuestListField, string>>;

type Listed = {
  events: readonly ListedEvent[];
  texts: GuestListTexts;
  /** The columns of ages and needs, which would be empty for most weddings. */
  hasProfiles: boolean;
};

const shownFields = ({ hasProfiles }: Listed) =>
  guestListFields.filter((field) => hasProfiles || !profileColumns.includes(field as never));

export const headingsOf = (listed: Listed) => [
  ...shownFields(listed).map((field) => listed.texts.headings[field]),
  ...listed.events.map(({ name }) => listed.texts.event(name)),
];

/** The cells of each field of a member: one without a cell does not compile. */
const cellsOfMember: {
  [Name in MemberFieldName]: (value: MemberFields[Name], texts: GuestListTexts) => CellValues;
} = {
  name: (name) => ({ member: name }),
  phone: (phone) => ({ phone: phone ?? '' }),
  email: (email) => ({ email: email ?? '' }),
  profile: ({ ageGroup, age, needs, needsNote }, { yes, no }) => {
    const yesOrNo = (isSo: boolean) => (isSo ? yes : no);
    return {
      age: age === null ? '' : String(age),
      child: yesOrNo(ageGroup === 'child'),
      infant: yesOrNo(ageGroup === 'infant'),
      highChair: yesOrNo(needs.includes('high_chair')),
      childMenu: yesOrNo(needs.includes('child_menu')),
      mobility: yesOrNo(needs.includes('accessible_place')),
      needsNote: needsNote ?? '',
    };
  },
  diet: ({ type, spec, severity }, { diets, severities }) => ({
    diet: diets[type],
    dietDetails: spec ?? '',
    severity: severity ? severities[severity] : '',
  }),
};

const memberCells = (person: MemberFields, texts: GuestListTexts): CellValues => {
  const cells = <Name extends MemberFieldName>(name: Name) =>
    cellsOfMember[name](person[name], texts);
  return Object.assign({}, ...memberFieldNames.map(cells)) as CellValues;
};

const groupCells = (group: GroupFields, texts: GuestListTexts) =>
  Object.fromEntries(
    groupFieldNames.map((name) => [groupFields[name].column, texts.groupValue(name, group[name])]),
  ) as Record<GroupColumn, string>;

const rowOf = (row: GuestListRow, listed: Listed): string[] => {
  const { events, texts } = listed;
  const { person } = row;
  const values: CellValues = {
    ...groupCells(row.group, texts),
    ...(person && memberCells(person, texts)),
  };
  return [
    ...shownFields(listed).map((field) => values[field] ?? ''),
    ...events.map(({ id }) => (row.invitedTo.includes(id) ? texts.yes : texts.no)),
    String(person?.id ?? ''),
  ];
};

/**
 * The complete guest list as an .xlsx that can be imported again. Responses and answers are on a separate sheet,
 * for reading only: there a question named 'Correo' is not taken for a column of the list.
 */
export const guestListWorkbook = async (
  input: Omit<Listed, 'hasProfiles'> & {
    questions: readonly string[];
    rows: readonly GuestListRow[];
  },
): Promise<Uint8Array> => {
  const { events, questions, texts, rows } = input;
  const hasProfiles = rows.some(({ person }) => person && !isPlain(person.profile));
  const listed = { events, texts, hasProfiles };
  const workbook = await newWorkbook();
  workbook.title = plainText(texts.title);
  addTextTable(workbook, {
    name: texts.title,
    rows: [
      [...headingsOf(listed), texts.headings.reference],
      ...rows.map((row) => rowOf(row, listed)),
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
          ? [[group.group_name, person.name, ...responsesOf(person, listed), ...person.answers]]
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
