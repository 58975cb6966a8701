import {
  groupFieldNames,
  type GroupFieldName,
  type GroupFields,
} from '#domain/groups/group-fields.ts';
import {
  type DifferenceKind,
  isSame,
  mergeFields,
} from '#islands/admin/ui/dialogs/merge-fields.ts';
import { type GroupValues, type MemberFields, type MemberValues, newMember } from './group-form.ts';

const memberFields = Object.keys(newMember()) as (keyof MemberFields)[];

export type FieldName = GroupFieldName | keyof MemberFields;

type FieldValue = GroupFields[GroupFieldName] | MemberFields[keyof MemberFields];

/** A field that two people changed: the form keeps what was typed until its person chooses. */
export type Difference = {
  path: `guest.${GroupFieldName}` | `members.${number}.${keyof MemberFields}`;
  field: FieldName;
  /** Whose field it is, when it is a member's. */
  member?: string;
  typed: FieldValue;
  stored: FieldValue;
};

/** A member was added or removed meanwhile. `leftEdited`: removed, but changed here. */
export type MemberChange = { kind: 'joined' | 'left' | 'leftEdited'; member: string };

export type Merged = {
  values: GroupValues;
  /** Changed here and there, differently. */
  conflicts: Difference[];
  /** Changed there alone: taken over, `typed` being what stood here before. */
  taken: Difference[];
  memberChanges: MemberChange[];
};

/**
 * Merges what was typed with what another person stored meanwhile, so that neither is lost.
 * @param base what both began with
 */
export const mergeGroup = (base: GroupValues, typed: GroupValues, stored: GroupValues): Merged => {
  const merged: Merged = {
    values: { guest: typed.guest, members: [], eventIds: mergeEvents(base, typed, stored) },
    conflicts: [],
    taken: [],
    memberChanges: [],
  };
  const note = (difference: Difference, kind: DifferenceKind) => void merged[kind].push(difference);

  merged.values.guest = mergeFields(
    [base.guest, typed.guest, stored.guest],
    groupFieldNames,
    ({ field, ...values }, kind) => note({ path: `guest.${field}`, field, ...values }, kind),
  );

  for (const member of typed.members) {
    const now = stored.members.find(({ id }) => id !== undefined && id === member.id);
    const before = base.members.find(({ id }) => id !== undefined && id === member.id);
    if (member.id === undefined) merged.values.members.push(member);
    else if (now) {
      const at = merged.values.members.length;
      const fields = mergeFields(
        [fieldsOf(before ?? now), fieldsOf(member), fieldsOf(now)],
        memberFields,
        ({ field, ...values }, kind) =>
          note({ path: `members.${at}.${field}`, field, member: now.name, ...values }, kind),
      );
      merged.values.members.push({ ...fields, id: member.id });
    } else if (before && same(fieldsOf(before), fieldsOf(member))) {
      merged.memberChanges.push({ kind: 'left', member: before.name });
    } else {
      merged.memberChanges.push({ kind: 'leftEdited', member: member.name });
      merged.values.members.push(fieldsOf(member));
    }
  }

  for (const member of stored.members) {
    if (typed.members.some(({ id }) => id === member.id)) continue;
    merged.values.members.push(member);
    merged.memberChanges.push({ kind: 'joined', member: member.name });
  }
  return merged;
};

/** An event is invited or not: two people who changed it meant the same. */
const mergeEvents = (base: GroupValues, typed: GroupValues, stored: GroupValues): number[] => {
  const all = new Set([...typed.eventIds, ...stored.eventIds]);
  return [...all].filter((id) => {
    const there = stored.eventIds.includes(id);
    return there === base.eventIds.includes(id) ? typed.eventIds.includes(id) : there;
  });
};

const fieldsOf = ({ id: _id, ...fields }: MemberValues): MemberFields => fields;

const same = (one: MemberFields, other: MemberFields): boolean =>
  memberFields.every((field) => isSame(one[field], other[field]));
