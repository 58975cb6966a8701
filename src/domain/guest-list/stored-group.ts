import type { Diet } from '#domain/responses/dietary.ts';
import type { GuestType } from '#domain/groups/guest-group.ts';

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
  name: string;
  code: string;
  type: GuestType;
  invitedBy: string;
  eventIds: readonly number[];
  extraPlaces: number;
  /** Of the people, those who were brought by the group. */
  companions: number;
  people: readonly StoredPerson[];
};
