import type { AgeGroup, PersonNeed, Profile, ProvidedProfile } from '#domain/groups/profile.ts';

/** With a member. */
export type MemberProfile = {
  age_group: AgeGroup;
  age: number | null;
  needs: PersonNeed[];
  needs_note: string | null;
};

export const memberProfile = ({ ageGroup, age, needs, needsNote }: Profile): MemberProfile => ({
  age_group: ageGroup,
  age,
  needs: [...needs],
  needs_note: needsNote,
});

export const profileOfMember = (member: MemberProfile): Profile => ({
  ageGroup: member.age_group,
  age: member.age,
  needs: member.needs,
  needsNote: member.needs_note,
});

/** What a body leaves out stays as it is stored. */
export const providedProfile = (member: {
  [Field in keyof MemberProfile]?: MemberProfile[Field] | undefined;
}): ProvidedProfile => ({
  ageGroup: member.age_group,
  age: member.age,
  needs: member.needs,
  needsNote: member.needs_note,
});
