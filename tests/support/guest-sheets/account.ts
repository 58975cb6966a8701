import type { FullGroup } from '#db/models/groups/full-group.ts';
import type { ImportPreview } from '#contract/guest-list/guest-import.ts';
import { ageOfText } from '#domain/guest-list/profile-cells.ts';
import type { PersonNeed } from '#domain/groups/profile.ts';
import type { SheetField } from '#domain/texts/column-titles.ts';
import type { ColumnUse } from '#domain/guest-list/columns.ts';
import { codeKey, nameKey } from '#domain/groups/guest-group.ts';

/** A cell of a file, and the group of its row after the import. */
type Stored = { text: string; group: FullGroup; events: number };

const words = (text: string): string[] => nameKey(text).split(' ').filter(Boolean);

const companionWords = new Set([
  ...['y', 'e', 'con', 'and', 'su', 'de', 'of', 'acompanante', 'guest', 'pareja', '1', '2'],
]);

const isInNames = ({ text, group }: Stored): boolean => {
  const known = new Set(group.members.flatMap(({ name }) => words(name)));
  return words(text).every(
    (word) =>
      known.has(word) || (companionWords.has(word) && group.extra_places > 0) || word === 'y',
  );
};

const parts = (text: string) =>
  text
    .split(/[\n,;/]/u)
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== '-');

const isEachIn = ({ text }: Stored, values: readonly (string | null)[]): boolean =>
  values.includes(text) || parts(text).every((part) => values.includes(part));

const noDiet = /^(no|ok|0|ninguna?|regular|sin restricci[oó]n.*)$/iu;

const dietNames = [
  [/vegan/iu, 'Vegan'],
  [/vegetari/iu, 'Vegetarian'],
  [/cel[ií]a|gluten/iu, 'Celiac'],
] as const;

const isInDiets = ({ text, group }: Stored): boolean => {
  const diets = group.members.map(({ diet }) => diet);
  const isStored = (part: string) =>
    noDiet.test(part) ||
    diets.some(({ spec }) => spec?.includes(part)) ||
    dietNames.some(([name, type]) => name.test(part) && diets.some((diet) => diet.type === type));
  return isStored(text) || parts(text).every(isStored);
};

const numberIn = (text: string) =>
  Number(/\d+/u.exec(text)?.[0] ?? (/^(s[ií]|yes|x)$/iu.test(text) ? 1 : 0));

const needs =
  (need: PersonNeed) =>
  ({ text, group }: Stored): boolean =>
    /^(s[ií]|x|yes)$/iu.test(text) ===
    group.members.some(({ profile }) => profile.needs.includes(need));

/** Whether a cell is stored. A use without a rule does not compile. */
const isStored: Record<SheetField | 'event', (cell: Stored) => boolean> = {
  group: ({ text, group }) => nameKey(text) === nameKey(group.group_name),
  code: ({ text, group }) => codeKey(text) === codeKey(group.access_code),
  type: ({ text, group }) => nameKey(text) === group.guest_type,
  invitedBy: ({ text, group }) => text === group.invited_by,
  extraPlaces: ({ text, group }) => group.extra_places >= numberIn(text),
  places: ({ text, group }) => group.extra_places + group.members.length >= numberIn(text),
  member: isInNames,
  surname: isInNames,
  // One of two numbers in a cell that another row has filled is stored, too.
  phone: (cell) =>
    isEachIn(
      cell,
      cell.group.members.flatMap(({ phone }) => [phone, ...parts(phone ?? '')]),
    ),
  email: (cell) =>
    isEachIn(
      cell,
      cell.group.members.map(({ email }) => email),
    ),
  diet: isInDiets,
  dietDetails: isInDiets,
  allergies: isInDiets,
  severity: ({ group }) => group.members.some(({ diet }) => diet.severity),
  age: ({ text, group }) =>
    group.members.some(({ profile }) => {
      const said = ageOfText(text);
      return profile.ageGroup === said?.ageGroup && (said.age ?? null) === profile.age;
    }),
  child: ({ group }) => group.members.some(({ profile }) => profile.ageGroup === 'child'),
  infant: ({ group }) => group.members.some(({ profile }) => profile.ageGroup === 'infant'),
  highChair: needs('high_chair'),
  childMenu: needs('child_menu'),
  mobility: needs('accessible_place'),
  needsNote: ({ text, group }) =>
    group.members.some(({ profile }) => profile.needsNote?.includes(text)),
  reference: ({ text, group }) => group.members.some(({ id }) => String(id) === text),
  event: ({ text, group, events }) =>
    /^(s[ií]|x|yes)$/iu.test(text) ===
    group.invitations.some(({ event_id }) => event_id === events),
};

/** The states of rows of which nothing is stored; the preview says why. */
const namedAsLeftOut = ['error', 'held', 'ignored'];

/**
 * Whether a cell of a file was stored, or whether the preview says that it is not used.
 * @param row the number of the row, from 1
 * @param column counted from 0
 */
export const isAccountedFor = (
  preview: ImportPreview,
  groups: readonly FullGroup[],
  { row, column, text }: { row: number; column: number; text: string },
): boolean => {
  if (/^[-–—]$/u.test(text) || row === preview.header) return true;
  // Without a column of names nothing is imported, and the screen asks for it.
  if (preview.columns.every(({ use }) => use !== 'member')) return true;
  const output = preview.rows.find((other) => other.row === row);
  if (!output) return false;
  if (output.state === 'ignored') return output.people.includes(text) || text.startsWith('=');
  const use: ColumnUse = preview.columns[column]!.use;
  const isNamed = preview.columns[column]!.examples.length > 0;
  if (use === '') return isNamed;
  if (namedAsLeftOut.includes(output.state)) return output.notes.length > 0;
  const group = groups.find(({ group_name }) => nameKey(group_name) === nameKey(output.group));
  if (!group) return false;
  const rule = isStored[use.startsWith('event-') ? 'event' : (use as SheetField)];
  return rule({ text, group, events: Number(use.replace('event-', '')) });
};
