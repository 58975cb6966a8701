import type { Diet } from '#domain/responses/dietary.ts';
import type { GroupFields } from '#domain/groups/group-fields.ts';

export type StoredPerson = {
  id: number;
  name: string;
  phone: string | null;
  email: string | null;
  diet: Diet;
};

export type StoredGroup = {
  id: number;
  version: number;
  fields: GroupFields;
  eventIds: readonly number[];
  /** Of the people, those who were brought by the group. */
  companions: number;
  people: readonly StoredPerson[];
};
