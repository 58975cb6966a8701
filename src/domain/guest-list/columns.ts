import { nameKey } from '#domain/groups/guest-group.ts';
import { fieldOf, type SheetField } from '../texts/column-titles.ts';
import { textOf, type Sheet, type SheetRow } from './sheet.ts';
import {
  areSurnameFirst,
  guestTypeOf,
  inviterOf,
  isAboutFood,
  isSum,
  hasMultipleNames,
  yesOrNo,
} from '../texts/guest-list-words.ts';
import { ageOfText } from './profile-cells.ts';
import { extraIn, withoutCompanions } from './extra-count.ts';

/** A field, the invitations to an event, or nothing. */
export type ColumnUse = SheetField | `event-${number}` | '';

/** How a sheet is read: proposed by the product, corrected by the couple. */
export type Layout = {
  /** Number of the row with the titles; 0 without one. */
  header: number;
  columns: readonly ColumnUse[];
  /** A cell may hold the names of several people. */
  split: boolean;
};

/** The titles of a sheet's columns, and what stands below. */
export const titleOf = ({ rows }: Sheet, header: number, at: number): string =>
  textOf(rows.find(({ number }) => number === header)?.cells[at]);

export type SheetContext = {
  events: readonly { id: number; name: string }[];
  inviters: readonly [string, string];
};

/** The events that a title may mean, most likely first. */
const eventsOf = (title: string, { events }: SheetContext): number[] => {
  const bare = title.replace(/^\s*evento\s*:\s*/iu, '').trim();
  const key = nameKey(bare);
  if (bare === '') return [];
  const same = events.filter(({ name }) => name.trim() === bare);
  const alike = events.filter(({ name }) => key !== '' && nameKey(name) === key);
  const within = key.length > 4 ? events.filter(({ name }) => nameKey(name).includes(key)) : [];
  return [...same, ...alike, ...within].map(({ id }) => id);
};

/** Every use at most once: for a second column with the same title the couple decides. */
const usesOf = (row: SheetRow | undefined, context: SheetContext): ColumnUse[] => {
  const taken = new Set<ColumnUse>();
  return (row?.cells ?? []).map((cell) => {
    const title = textOf(cell);
    const field = /^\s*evento\s*:/iu.test(title) ? undefined : fieldOf(title);
    const events = eventsOf(title, context).map((id) => `event-${id}` as const);
    const use = [...(field ? [field] : []), ...events].find((candidate) => !taken.has(candidate));
    if (use) taken.add(use);
    return use ?? '';
  });
};

const used = (uses: readonly ColumnUse[]) => uses.filter((use) => use !== '').length;

/** Above the titles there may be the list's name, its printing date and so on. */
const rowsSearched = 20;

const findHeader = ({ rows }: Sheet, context: SheetContext): number => {
  let best = { number: 0, score: 0 };
  for (const row of rows.slice(0, rowsSearched)) {
    const score = used(usesOf(row, context));
    if (score > best.score) best = { number: row.number, score };
  }
  return best.number;
};

export const widthOf = ({ rows }: Sheet): number =>
  rows.reduce((width, { cells }) => Math.max(width, cells.length), 0);

/** The rows below the titles. */
export const bodyOf = ({ rows }: Sheet, header: number): SheetRow[] =>
  rows.filter(({ number }) => number > header);

/** The probable layout of a sheet, given what the couple has already set. */
export const detectLayout = (
  sheet: Sheet,
  context: SheetContext,
  submitted: Partial<Layout> = {},
): Layout => {
  const header = submitted.header ?? findHeader(sheet, context);
  const body = bodyOf(sheet, header);
  const columns = submitted.columns ?? detectColumns(sheet, header, body, context);
  return { header, columns, split: submitted.split ?? detectSplit(sheet, header, columns) };
};

const detectColumns = (
  sheet: Sheet,
  header: number,
  body: readonly SheetRow[],
  context: SheetContext,
): ColumnUse[] => {
  const headings = sheet.rows.find(({ number }) => number === header);
  const uses = usesOf(headings, context);
  const all = Array.from({ length: widthOf(sheet) }, (_, at) => uses[at] ?? '');
  // 'Tipo' may mean adults and children, 'Lado' the left, 'Menú' the meat: then the values decide.
  const proposed = all.map((use, at) =>
    isPossible(use, textOf(headings?.cells[at]), valuesAt(body, at), context) ? use : '',
  );
  if (proposed.includes('member') || header !== 0) return proposed;
  // A bare list of names.
  const first = body[0]?.cells.findIndex((cell) => /\p{L}/u.test(textOf(cell))) ?? -1;
  return proposed.map((use, at) => (at === first ? 'member' : use));
};

export const valuesAt = (body: readonly SheetRow[], at: number): string[] =>
  body.map(({ cells }) => textOf(cells[at])).filter((text) => text.trim() !== '');

/** A title that says what is served as well as what somebody eats. */
const isMenu = (title: string) => /^(menu|comida|meal)/u.test(nameKey(title));

const yesNoColumns = new Set<ColumnUse>(['child', 'infant', 'highChair', 'childMenu']);

const isPossible = (
  use: ColumnUse,
  title: string,
  values: readonly string[],
  { inviters }: SheetContext,
): boolean => {
  const isMatch = (text: string): boolean => {
    if (use === 'type') return guestTypeOf(text) !== undefined;
    if (use === 'invitedBy') return inviterOf(text, inviters) !== undefined;
    if (use === 'member') return /\p{L}/u.test(text) || /^\s*\+\d/u.test(text);
    if (use === 'extraPlaces' || use === 'places') return extraIn(text) !== undefined;
    if (use === 'age') return ageOfText(text) !== undefined;
    if (yesNoColumns.has(use)) return yesOrNo(text) !== undefined;
    if (use === 'reference') return /^\d{1,15}$/u.test(text.trim());
    return use !== 'diet' || !isMenu(title) || isAboutFood(text);
  };
  return values.filter(isMatch).length * 2 >= values.length;
};

const detectSplit = (sheet: Sheet, header: number, columns: readonly ColumnUse[]): boolean => {
  const body = bodyOf(sheet, header);
  if (columns.includes('reference') || columns.includes('surname')) return false;
  const at = columns.indexOf('member');
  const title = titleOf(sheet, header, at);
  const names = valuesAt(body, at)
    .filter((text) => !isSum(text))
    .map((text) => withoutCompanions(text).names);
  if (areSurnameFirst(title, names)) return false;
  return names.filter(hasMultipleNames).length * 5 > names.length;
};
