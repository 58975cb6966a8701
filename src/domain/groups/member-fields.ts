import { isSameProfile, newProfile, type Profile } from './profile.ts';
import { type Diet, isSameDiet, noDiet } from '#domain/responses/dietary.ts';

/** What is known of a member of a group beside responses, answers and seats. */
export type MemberFields = {
  name: string;
  /** As it was typed. */
  phone: string | null;
  email: string | null;
  diet: Diet;
  profile: Profile;
};

export type MemberFieldName = keyof MemberFields;

type Rules = {
  /** The use of its first column in a guest list. */
  column: string;
  /** What the history calls it; it never tells a value. */
  inHistory: string;
};

/** Every field of a member, in the order of a guest list. How long it is kept: `db/personal-data.ts`. */
export const memberFields = {
  name: { column: 'member', inHistory: 'name' },
  phone: { column: 'phone', inHistory: 'phone' },
  email: { column: 'email', inHistory: 'email' },
  diet: { column: 'diet', inHistory: 'dietary_restriction_type' },
  profile: { column: 'age', inHistory: 'profile' },
} as const satisfies Record<MemberFieldName, Rules>;

export const memberFieldNames = Object.keys(memberFields) as MemberFieldName[];

export const newMemberFields: MemberFields = {
  name: '',
  phone: null,
  email: null,
  diet: noDiet,
  profile: newProfile,
};

/** Only the fields of a member, without ids. */
export const fieldsOfMember = (member: MemberFields): MemberFields =>
  Object.fromEntries(memberFieldNames.map((name) => [name, member[name]])) as MemberFields;

/** The fields in which two states of a member differ. */
export const changedMemberFields = (before: MemberFields, after: MemberFields): MemberFieldName[] =>
  memberFieldNames.filter((name) => {
    if (name === 'diet') return !isSameDiet(before.diet, after.diet);
    if (name === 'profile') return !isSameProfile(before.profile, after.profile);
    return before[name] !== after[name];
  });
