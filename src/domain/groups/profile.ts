/** How old a person is, as far as chairs and menus go. */
export const ageGroups = ['adult', 'child', 'infant'] as const;

export type AgeGroup = (typeof ageGroups)[number];

export const personNeeds = ['high_chair', 'child_menu', 'accessible_place'] as const;

export type PersonNeed = (typeof personNeeds)[number];

/** What a table, a kitchen and a venue have to know of a person beside the diet. */
export type Profile = {
  ageGroup: AgeGroup;
  /** In whole years, up to `ageLimit`; null: not said, or older. */
  age: number | null;
  needs: readonly PersonNeed[];
  needsNote: string | null;
};

/** What is left out stays as it is stored. */
export type ProvidedProfile = { [Field in keyof Profile]?: Profile[Field] | undefined };

export const ageLimit = 17;

/** In characters. */
export const needsNoteLimit = 200;

export const newProfile: Profile = { ageGroup: 'adult', age: null, needs: [], needsNote: null };

export const withProfile = (stored: Profile, provided: ProvidedProfile): Profile => ({
  ageGroup: provided.ageGroup ?? stored.ageGroup,
  age: provided.age === undefined ? stored.age : provided.age,
  needs: personNeeds.filter((need) => (provided.needs ?? stored.needs).includes(need)),
  needsNote:
    provided.needsNote === undefined ? stored.needsNote : provided.needsNote?.trim() || null,
});

export const isSameProfile = (one: Profile, other: Profile): boolean =>
  JSON.stringify(withProfile(newProfile, one)) === JSON.stringify(withProfile(newProfile, other));

/** Nothing is known that would matter at a table or in a kitchen. */
export const isPlain = (profile: Profile): boolean => isSameProfile(profile, newProfile);

/** 0–2 infant, 3–12 child, from 13 adult. */
export const ageGroupOf = (age: number): AgeGroup =>
  age <= 2 ? 'infant' : age <= 12 ? 'child' : 'adult';

type Seated = Pick<Profile, 'ageGroup' | 'needs'>;

/** An infant sits on a lap, unless it needs a high chair. */
export const needsChair = ({ ageGroup, needs }: Seated): boolean =>
  ageGroup !== 'infant' || needs.includes('high_chair');

export const menus = ['adult', 'child', 'infant'] as const;

/** What the kitchen makes for a person: of an infant it only knows. */
export type Menu = (typeof menus)[number];

export const menuOf = ({ ageGroup, needs }: Seated): Menu => {
  if (needs.includes('child_menu')) return 'child';
  return ageGroup === 'infant' ? 'infant' : 'adult';
};

/** The ages to choose from, the one that is set among them. */
export const agesOf = (ageGroup: AgeGroup, set: number | null): number[] =>
  Array.from({ length: ageLimit + 1 }, (_, age) => age).filter(
    (age) => age === set || (ageGroup === 'infant' ? age <= 2 : ageGroup !== 'child' || age > 2),
  );

/** The needs to ask for: an adult sits on any chair. Those that are set are always among them. */
export const needsOf = (ageGroup: AgeGroup, set: readonly PersonNeed[]): PersonNeed[] =>
  personNeeds.filter(
    (need) => ageGroup !== 'adult' || need === 'accessible_place' || set.includes(need),
  );
