import type { MemberFields } from '#domain/groups/member-fields.ts';
import type { Diet } from '#domain/responses/dietary.ts';
import type { SheetField } from '../texts/column-titles.ts';
import type { ColumnUse, Layout } from './columns.ts';
import { type Notes, type PersonDetail, personDetails } from './notes.ts';
import {
  profileColumns,
  profileOfCells,
  type ProfileColumn,
  type ProfileDraft,
} from './profile-cells.ts';
import type { SheetRow } from './sheet.ts';
import {
  dietOfText,
  mentionsAllergy,
  severityOfText,
  splitNames,
  withAllergies,
} from '../texts/guest-list-words.ts';

/** A person as read from a row; a value missing there is undefined. */
export type DraftPerson = {
  [Field in PersonDetail]?: Field extends 'profile'
    ? ProfileDraft
    : NonNullable<MemberFields[Field]>;
} & {
  row: number;
  name: string;
  /** The person's number in our own export. */
  reference?: number;
};

/** The text of a row in the column of a use. */
export type CellReader = (use: ColumnUse) => string;

/** One line of text: a cell may contain line breaks, a name may not. */
export const lineOf = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\r\n\t]+/gu, ' ')
    .trim();

/** The people of a row: none if it only names a group. */
export const peopleOf = (
  { number }: SheetRow,
  cell: CellReader,
  { columns, split }: Layout,
  notes: Notes,
  nameOf: (cell: CellReader) => string,
): DraftPerson[] => {
  const surname = lineOf(cell('surname'));
  const names = split
    ? splitNames(cell('member')).map((name) => lineOf(`${name} ${surname}`))
    : [nameOf(cell)].filter(Boolean);
  const noteSeverity = (text: string, diet: Diet | undefined) => {
    const column = columns.indexOf('severity');
    const severity = severityOfText(text);
    if (severity === undefined) {
      notes.wrong(number, { code: 'unknown_severity', column, value: text });
    } else if (severity !== null && (diet === undefined || diet.type === 'None')) {
      notes.wrong(number, { code: 'severity_without_diet', column });
    }
  };
  const noteUnread = (use: ProfileColumn, value: string) =>
    notes.wrong(number, {
      code: use === 'age' ? 'unknown_age' : 'unknown_yes',
      column: columns.indexOf(use),
      value,
    });
  const facts = detailsOf(cell, split ? names.length : 1, { noteSeverity, noteUnread });
  if (names.length === 0) {
    const isAboutSomebody = facts.some(
      ({ phone, email, diet, profile }) => phone || email || diet || profile,
    );
    const isKnown = notes.of(number).errors.some(({ code }) => code === 'no_name');
    if (isAboutSomebody && columns.includes('member') && !isKnown) {
      notes.wrong(number, { code: 'no_name' });
    }
    return [];
  }
  if (names.length > 1) addDetailNotes(facts, names[0]!, number, notes);
  return names.map((name, at) => ({ row: number, name, ...facts[at] }));
};

type Details = Omit<DraftPerson, 'row' | 'name'>;

/**
 * A cell with as many parts as people has one part for each; otherwise the whole cell belongs to the first.
 */
const detailsOf = (
  cell: CellReader,
  people: number,
  {
    noteSeverity,
    noteUnread,
  }: {
    noteSeverity: (text: string, diet: Diet | undefined) => void;
    noteUnread: (use: ProfileColumn, value: string) => void;
  },
): Details[] => {
  const each = (use: SheetField): string[] => {
    const text = cell(use);
    const parts = text.split(/[\n,;/]/u).map(lineOf);
    return people > 1 && parts.length === people ? parts : [lineOf(text)];
  };
  const [numbers, emails, diets] = [each('phone'), each('email'), each('diet')];
  const details = each('dietDetails');
  const severities = each('severity');
  const allergies = each('allergies');
  const ages = profileColumns.map((use) => [use, each(use)] as const);
  const reference = cell('reference').trim();
  return Array.from({ length: Math.max(1, people) }, (_, at) => {
    const [provided = '', detail = '', allergy = ''] = [diets[at], details[at], allergies[at]];
    const food = withAllergies(dietOfText(provided, detail), provided, allergy);
    const raw = severities[at] ?? '';
    const isAllergy = [provided, detail, allergy].some(mentionsAllergy);
    const severity = severityOfText(raw) ?? (isAllergy ? ('allergy' as const) : undefined);
    // An allergy that cannot be stored holds the row up rather than being lost.
    noteSeverity(raw, food);
    const diet = food && severity && food.type !== 'None' ? { ...food, severity } : food;
    const saying = new Map(ages.map(([use, texts]) => [use, texts[at] ?? '']));
    const { draft: profile, unread } = profileOfCells((use) => saying.get(use) ?? '');
    for (const use of unread) noteUnread(use, saying.get(use) ?? '');
    return {
      ...(numbers[at] && { phone: numbers[at] }),
      ...(emails[at] && { email: emails[at] }),
      ...(diet && { diet }),
      ...(profile && { profile }),
      ...(/^\d{1,15}$/u.test(reference) && at === 0 && { reference: Number(reference) }),
    };
  });
};

const addDetailNotes = (facts: readonly Details[], person: string, row: number, notes: Notes) => {
  const [first, ...rest] = facts;
  for (const field of personDetails) {
    if (first?.[field] && rest.every((other) => !other[field])) {
      notes.remark(row, { code: 'first_of_several', person, field });
    }
  }
};
