import { groupFieldNames, groupFields } from '#domain/groups/group-fields.ts';
import type { FieldChange, GroupDetails } from '#domain/history/history.ts';
import { isSameDiet } from '#domain/responses/dietary.ts';
import type { FullGroup } from './full-group.ts';
import type { Member } from './members.ts';

/** In the order of the history's sentence. Any part of a diet is reported as its type. */
const memberFields = ['name', 'dietary_restriction_type', 'email', 'phone'] as const;

/** What one save changed; null when it changed nothing. For a code it only says that it changed. */
export const groupDifference = (
  before: FullGroup,
  after: FullGroup,
  uninvited: GroupDetails['uninvited'],
): GroupDetails | null => {
  const fields: FieldChange[] = groupFieldNames
    .filter((field) => before[field] !== after[field])
    .map((field) =>
      groupFields[field].inHistory === 'values'
        ? { field, from: before[field], to: after[field] }
        : { field },
    )
    // What it may not tell comes last.
    .toSorted((one, other) => Number('from' in other) - Number('from' in one));
  const known = new Map(before.members.map((member) => [member.id, member]));
  const merged = after.members.filter(({ id }) => !known.has(id)).map(({ id }) => id);
  const members = after.members.flatMap((member) => {
    const changed = changedFields(known.get(member.id), member);
    return changed.length > 0 ? [{ memberId: member.id, fields: changed }] : [];
  });
  const had = new Set(before.invitations.map(({ event_id }) => event_id));
  const invited = after.invitations.map(({ event_id }) => event_id).filter((id) => !had.has(id));
  const all = [fields, merged, members, invited, uninvited];
  return all.some(({ length }) => length > 0)
    ? { fields, joined: merged, members, invited, uninvited }
    : null;
};

const changedFields = (before: Member | undefined, after: Member): string[] =>
  before
    ? memberFields.filter((field) =>
        field === 'dietary_restriction_type'
          ? !isSameDiet(before.diet, after.diet)
          : before[field] !== after[field],
      )
    : [];
