import type { GroupView } from '../guest-groups.ts';

/** What the couple's list needs of a group: its fields, in thousands of rows. */
type Listed = Pick<
  GroupView,
  'id' | 'group_name' | 'access_code' | 'link_token' | 'guest_type' | 'invited_by' | 'eventIds'
> & {
  members: readonly Pick<
    GroupView['members'][number],
    'id' | 'name' | 'phone_e164' | 'is_companion'
  >[];
};

/** A group in the couple's list. */
export const groupRow = (group: Listed) => ({
  id: group.id,
  group_name: group.group_name,
  access_code: group.access_code,
  link_token: group.link_token,
  guest_type: group.guest_type,
  invited_by: group.invited_by,
  eventIds: group.eventIds,
  members: group.members.map(({ id, name, phone_e164, is_companion }) => ({
    id,
    name,
    phone_e164,
    is_companion,
  })),
});

export type GroupRow = ReturnType<typeof groupRow>;
