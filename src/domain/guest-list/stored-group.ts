import type { MemberFields } from '#domain/groups/member-fields.ts';
import type { GroupFields } from '#domain/groups/group-fields.ts';

export type StoredPerson = MemberFields & { id: number };

export type StoredGroup = {
  id: number;
  version: number;
  fields: GroupFields;
  eventIds: readonly number[];
  /** Of the people, those who were brought by the group. */
  companions: number;
  people: readonly StoredPerson[];
};
