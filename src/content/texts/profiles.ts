import {
  needsChair,
  type AgeGroup,
  type Menu,
  type PersonNeed,
  type Profile,
} from '#domain/groups/profile.ts';

export const ageGroupLabels: Record<AgeGroup, string> = {
  adult: 'Adulto',
  child: 'Niño o niña',
  infant: 'Guagua',
};

export const missingAge = 'Sin decir';

export const needLabels: Record<PersonNeed, string> = {
  high_chair: 'Silla alta',
  child_menu: 'Menú infantil',
  accessible_place: 'Lugar accesible',
};

/** Of a menu that is not everybody's. */
export const menuLabels: Record<Exclude<Menu, 'adult'>, string> = {
  child: 'Menú infantil',
  infant: 'Guagua',
};

const years = (age: number) => (age === 1 ? '1 año' : `${age} años`);

const ageText = ({ ageGroup, age }: Profile) =>
  age === null ? ageGroupLabels[ageGroup] : `${ageGroupLabels[ageGroup]}, ${years(age)}`;

/** 'Niño o niña, 7 años · Silla alta · Silla de ruedas' */
export const profileText = (profile: Profile): string =>
  [
    ageText(profile),
    ...profile.needs.map((need) => needLabels[need]),
    ...(profile.needsNote ? [profile.needsNote] : []),
  ].join(' · ');

/** A person's note on the seating sheets: 'guagua, sin silla', 'silla alta · lugar accesible'; empty for most. */
export const seatNote = (person: Pick<Profile, 'ageGroup' | 'needs'>): string =>
  [
    ...(needsChair(person) ? [] : ['guagua, sin silla']),
    ...(['high_chair', 'accessible_place'] as const)
      .filter((need) => person.needs.includes(need))
      .map((need) => needLabels[need].toLowerCase()),
  ].join(' · ');
