import {
  ageGroupOf,
  ageLimit,
  personNeeds,
  type AgeGroup,
  type PersonNeed,
  type Profile,
  withProfile,
} from '#domain/groups/profile.ts';
import { nameKey } from '#domain/groups/guest-group.ts';
import { yesOrNo } from '../texts/guest-list-words.ts';

/** What a row says of a person's age and needs; what it does not say is missing. */
export type ProfileDraft = {
  ageGroup?: AgeGroup;
  age?: number | null;
  isChild?: boolean;
  isInfant?: boolean;
  needs: Partial<Record<PersonNeed, boolean>>;
  needsNote?: string;
};

/** The columns of a couple's list that say something of ages and needs. */
export const profileColumns = [
  'age',
  'child',
  'infant',
  'highChair',
  'childMenu',
  'mobility',
  'needsNote',
] as const;

export type ProfileColumn = (typeof profileColumns)[number];

const groupWords: readonly (readonly [RegExp, AgeGroup])[] = [
  [/^(adult[oa]s?( mayor(es)?)?|mayor|adult)$/u, 'adult'],
  [/^(nin[oa]s?|nino o nina|menor|child|kid)$/u, 'child'],
  [/^(guagua|guaguas|bebe|bebes|lactante|infante|infant|baby)$/u, 'infant'],
];

/** '7', '7 años', '8 meses', 'Niño'; of an adult only that. Undefined: not understood. */
export const ageOfText = (text: string): Pick<ProfileDraft, 'ageGroup' | 'age'> | undefined => {
  const key = nameKey(text);
  const known = groupWords.find(([words]) => words.test(key));
  if (known) return { ageGroup: known[1] };
  const [, digits, unit = ''] = /^(\d{1,3}) ?(anos?|mes|meses|years?|months?)?$/u.exec(key) ?? [];
  if (digits === undefined) return undefined;
  const age = /^m/u.test(unit) ? Math.floor(Number(digits) / 12) : Number(digits);
  if (age > 120) return undefined;
  return { ageGroup: ageGroupOf(age), age: age <= ageLimit ? age : null };
};

/** @returns what could not be read, by column */
export const profileOfCells = (
  cell: (column: ProfileColumn) => string,
): { draft: ProfileDraft | undefined; unread: ProfileColumn[] } => {
  const unread: ProfileColumn[] = [];
  const yes = (column: ProfileColumn) => {
    const read = yesOrNo(cell(column));
    if (read === undefined) unread.push(column);
    return read ?? undefined;
  };
  const [rawAge, mobility] = [cell('age'), cell('mobility')];
  const age = nameKey(rawAge) === '' ? {} : ageOfText(rawAge);
  if (!age) unread.push('age');
  const accessible = yesOrNo(mobility);
  // 'Silla de ruedas' says that they need it, and what.
  const note = cell('needsNote') || (accessible === undefined ? mobility : '');
  const draft: ProfileDraft = withoutUndefined({
    ...age,
    isChild: yes('child'),
    isInfant: yes('infant'),
    needsNote: note || undefined,
    needs: withoutUndefined({
      high_chair: yes('highChair'),
      child_menu: yes('childMenu'),
      accessible_place: accessible === undefined ? true : (accessible ?? undefined),
    }),
  });
  const isEmpty = Object.keys(draft).length === 1 && Object.keys(draft.needs).length === 0;
  return { draft: isEmpty ? undefined : draft, unread };
};

const withoutUndefined = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]: Exclude<Fields[Name], undefined>;
  };

/** What is stored, with what a row says: an empty cell keeps it. */
export const withDraft = (stored: Profile, draft: ProfileDraft | undefined): Profile =>
  draft
    ? withProfile(stored, {
        ageGroup: groupAfter(draft.ageGroup ?? stored.ageGroup, draft),
        age: draft.ageGroup && draft.age === undefined ? null : draft.age,
        needs: personNeeds.filter((need) => draft.needs[need] ?? stored.needs.includes(need)),
        needsNote: draft.needsNote,
      })
    : stored;

/** The columns of their own have the last word. */
const groupAfter = (group: AgeGroup, { isChild, isInfant }: ProfileDraft): AgeGroup => {
  if (isInfant) return 'infant';
  if (isChild) return 'child';
  const isDenied =
    (group === 'child' && isChild === false) || (group === 'infant' && isInfant === false);
  return isDenied ? 'adult' : group;
};
