import { groupFieldNames, groupFields } from '#domain/groups/group-fields.ts';
import { changedMemberFields, memberFields } from '#domain/groups/member-fields.ts';
import type { FieldChange, GroupDetails } from '#domain/history/history.ts';
import type { FullGroup } from './full-group.ts';
import type { Member } from './members.ts';

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
  const joined = after.members.filter(({ id }) => !known.has(id)).map(({ id }) => id);
  const members = after.members.flatMap((member) => {
    const changed = changedFields(known.get(member.id), member);
    return changed.length > 0 ? [{ memberId: member.id, fields: changed }] : [];
  });
  const had = new Set(before.invitations.map(({ event_id }) => event_id));
  const invited = after.invitations.map(({ event_id }) => event_id).filter((id) => !had.has(id));
  const all = [fields, joined, members, invited, uninvited];
  return all.some(({ length }) => length > 0)
    ? { fields, joined, members, invited, uninvited }
    : null;
};

/** The name first, the others by alphabet. Any part of a diet is reported as its type. */
const changedFields = (before: Member | undefined, after: Member): string[] =>
  (before ? changedMemberFields(before, after) : [])
    .map((name) => memberFields[name].inHistory)
    .toSorted((one, other) => (one === 'name' ? -1 : one.localeCompare(other)));
