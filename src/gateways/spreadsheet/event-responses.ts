import { attendanceOf, type Attendance, type IsAttending } from '#domain/responses/attendance.ts';
import type { Diet, DietarySeverity, DietaryType } from '#domain/responses/dietary.ts';
import { isPlain, type Profile } from '#domain/groups/profile.ts';
import type { GuestType } from '#domain/groups/guest-group.ts';
import { plainText } from './sheet-text.ts';
import { addTextTable, bytesOf, newWorkbook } from './text-table.ts';

/** One member invited to the event. */
export type EventResponseRow = {
  groupName: string;
  guestType: GuestType;
  invitedBy: string;
  memberName: string;
  isCompanion: boolean;
  isAttending: IsAttending;
  diet: Diet;
  profile: Profile;
  email: string | null;
  phone: string | null;
  /** To each of the questions, in words; empty where there is none. */
  answers: readonly string[];
};

const columns = [
  'group',
  'guestType',
  'invitedBy',
  'member',
  'answer',
  'diet',
  'dietDetails',
  'email',
  'phone',
  'companion',
  'severity',
  'profile',
] as const;

type Column = (typeof columns)[number];

/** Columns that would be empty for most weddings. */
const whereNeeded: readonly Column[] = ['companion', 'severity', 'profile'];

export type EventResponsesTexts = {
  headings: Record<Column, string>;
  yes: string;
  severities: Record<DietarySeverity, string>;
  attendance: Record<Attendance, string>;
  diets: Record<DietaryType, string>;
  guestTypes: Record<GuestType, string>;
  profile: (profile: Profile) => string;
};

export type EventResponses = {
  /** `date` in a readable form. */
  event: { name: string; date: string };
  /** Headings of the answers. */
  questions: readonly string[];
  rows: readonly EventResponseRow[];
  texts: EventResponsesTexts;
};

const rowOf = (row: EventResponseRow, texts: EventResponsesTexts): Record<Column, string> => ({
  group: row.groupName,
  guestType: texts.guestTypes[row.guestType],
  invitedBy: row.invitedBy,
  member: row.memberName,
  answer: texts.attendance[attendanceOf(row.isAttending)],
  diet: texts.diets[row.diet.type],
  dietDetails: row.diet.spec ?? '',
  email: row.email ?? '',
  phone: row.phone ?? '',
  companion: row.isCompanion ? texts.yes : '',
  severity: row.diet.severity ? texts.severities[row.diet.severity] : '',
  profile: isPlain(row.profile) ? '' : texts.profile(row.profile),
});

/** The responses for one event as an .xlsx file: a row per member, every cell a text. */
export const eventResponsesWorkbook = async (input: EventResponses): Promise<Uint8Array> => {
  const { event, questions, texts } = input;
  const workbook = await newWorkbook();
  workbook.title = plainText(event.name);
  workbook.subject = plainText(event.date);
  const cells = input.rows.map((row) => rowOf(row, texts));
  const shown = columns.filter(
    (column) => !whereNeeded.includes(column) || cells.some((row) => row[column] !== ''),
  );
  const rows = [texts.headings, ...cells];
  addTextTable(workbook, {
    name: event.name,
    print: `${event.name} · ${event.date}`,
    rows: rows.map((row, at) => [
      ...shown.map((key) => row[key]),
      ...(at === 0 ? questions : input.rows[at - 1]!.answers),
    ]),
  });
  return bytesOf(workbook);
};
