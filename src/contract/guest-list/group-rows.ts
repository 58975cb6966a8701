import { listedFieldsOf, type ListedFieldName } from '#domain/groups/group-fields.ts';
import type { GroupView } from '../guest-groups.ts';

/** What the couple's list needs of a group: its fields, in thousands of rows. */
type Listed = Pick<GroupView, 'id' | 'link_token' | 'eventIds' | ListedFieldName> & {
  members: readonly Pick<
    GroupView['members'][number],
    'id' | 'name' | 'phone_e164' | 'is_companion'
  >[];
};

/** A group in the couple's list. */
export const groupRow = (group: Listed) => ({
  id: group.id,
  ...listedFieldsOf(group),
  link_token: group.link_token,
  eventIds: group.eventIds,
  members: group.members.map(({ id, name, phone_e164, is_companion }) => ({
    id,
    name,
    phone_e164,
    is_companion,
  })),
});

export type GroupRow = ReturnType<typeof groupRow>;
