import { guestMembers } from '#db/schema.ts';
import type { Profile } from '#domain/groups/profile.ts';
import type { Diet } from '#domain/responses/dietary.ts';

type DietColumns = Pick<
  typeof guestMembers.$inferSelect,
  'dietary_restriction_type' | 'dietary_restriction_spec' | 'dietary_severity'
>;

export const dietColumns = ({ type, spec, severity }: Diet): DietColumns => ({
  dietary_restriction_type: type,
  dietary_restriction_spec: spec,
  dietary_severity: severity ?? null,
});

/** The columns of a diet, for queries of more than members. */
export const selectedDiet = {
  dietary_restriction_type: guestMembers.dietary_restriction_type,
  dietary_restriction_spec: guestMembers.dietary_restriction_spec,
  dietary_severity: guestMembers.dietary_severity,
};

/** A row with its diet's columns as one value. */
export const withDiet = <Row extends DietColumns>({
  dietary_restriction_type: type,
  dietary_restriction_spec: spec,
  dietary_severity: severity,
  ...row
}: Row): Omit<Row, keyof DietColumns> & { diet: Diet } => ({
  ...row,
  diet: { type, spec, severity },
});

/** The columns of a profile, for queries of more than members. */
export const selectedProfile = {
  age_group: guestMembers.age_group,
  age: guestMembers.age,
  needs: guestMembers.needs,
  needs_note: guestMembers.needs_note,
};

type ProfileColumns = Pick<
  typeof guestMembers.$inferSelect,
  'age_group' | 'age' | 'needs' | 'needs_note'
>;

export const profileColumns = ({ ageGroup, age, needs, needsNote }: Profile): ProfileColumns => ({
  age_group: ageGroup,
  age,
  needs,
  needs_note: needsNote,
});

/** A row with its profile's columns as one value. */
export const withStoredProfile = <Row extends ProfileColumns>({
  age_group: ageGroup,
  age,
  needs,
  needs_note: needsNote,
  ...row
}: Row): Omit<Row, keyof ProfileColumns> & { profile: Profile } => ({
  ...row,
  profile: { ageGroup, age, needs, needsNote },
});
