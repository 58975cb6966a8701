import type { UseFormReturn } from 'react-hook-form';
import { dietOfMember, type MemberDiet } from '#contract/diet-spellings.ts';
import { memberProfile, type MemberProfile, profileOfMember } from '#contract/profile-spellings.ts';
import { newProfile } from '#domain/groups/profile.ts';
import type { SaveGroup, GroupView } from '#contract/guest-groups.ts';
import { type Diet, type DietarySeverity, noDiet } from '#domain/responses/dietary.ts';
import { fieldsOfGroup, type GroupFields, newGroupFields } from '#domain/groups/group-fields.ts';
import { accessCodeSuggestion } from '#domain/groups/guest-group.ts';

type DietFields = Pick<MemberDiet, 'dietary_restriction_type'> & {
  dietary_restriction_spec: string;
  /** Empty: nobody said it. */
  dietary_severity: DietarySeverity | '';
};

type ProfileFields = Omit<MemberProfile, 'needs_note'> & { needs_note: string };

export type MemberFields = DietFields &
  ProfileFields & { name: string; email: string; phone: string };

/** A member with an id is stored already. */
export type MemberValues = MemberFields & { id?: number | undefined };

/** The values of the form for one group: strings, as typed, and numbers that are chosen. */
export type GroupValues = { guest: GroupFields; members: MemberValues[]; eventIds: number[] };

/** Typed as text, sent as the contract wants it. */
export type GroupForm = UseFormReturn<GroupValues, unknown, SaveGroup>;

const dietFields = (diet: Diet): DietFields => ({
  dietary_restriction_type: diet.type,
  dietary_restriction_spec: diet.spec ?? '',
  dietary_severity: diet.severity ?? '',
});

const profileFields = ({ needs_note, ...profile }: MemberProfile): ProfileFields => ({
  ...profile,
  needs_note: needs_note ?? '',
});

export const newMember = (): MemberFields => ({
  name: '',
  email: '',
  phone: '',
  ...dietFields(noDiet),
  ...profileFields(memberProfile(newProfile)),
});

export const newGroup = (inviter: string): GroupValues => ({
  guest: newGroupFields(inviter),
  members: [newMember()],
  eventIds: [],
});

export const valuesOf = (group: GroupView): GroupValues => ({
  guest: fieldsOfGroup(group),
  members: group.members.map((member) => ({
    id: member.id,
    name: member.name,
    email: member.email ?? '',
    phone: member.phone ?? '',
    ...dietFields(dietOfMember(member)),
    ...profileFields(memberProfile(profileOfMember(member))),
  })),
  eventIds: group.eventIds,
});

/** A code from the browser's own randomness; every letter is equally likely. */
export const newAccessCode = (): string =>
  accessCodeSuggestion((limit) => {
    const fair = 256 - (256 % limit);
    const byte = new Uint8Array(1);
    do crypto.getRandomValues(byte);
    while (byte[0]! >= fair);
    return byte[0]! % limit;
  });
