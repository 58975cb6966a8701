import type { OwnMemberView } from '#contract/guest-groups.ts';

/** A member as their own group reads them: invited, without contact data or diet unless stated. */
export const ownMember = (
  member: Pick<OwnMemberView, 'id' | 'name'> & Partial<OwnMemberView>,
): OwnMemberView => ({
  dietary_restriction_type: 'None',
  dietary_restriction_spec: null,
  dietary_severity: null,
  age_group: 'adult',
  age: null,
  needs: [],
  needs_note: null,
  email: null,
  phone: null,
  is_companion: false,
  companion_ref: null,
  ...member,
});
