import type { GuestType } from '#domain/groups/guest-group.ts';
import type { DraftPerson } from './people.ts';

/** A group as read from the file; a value missing there is undefined. */
export type Draft = {
  name: string;
  /** Rows that name the group or one of its members. */
  rows: number[];
  code?: string;
  type?: GuestType;
  invitedBy?: string;
  events: Map<number, boolean>;
  /** As a column says it. */
  extraPlaces?: number;
  /** By row: of how many people it is. */
  extraCount: Map<number, number>;
  /** Written beside the names: 'Ana +1'. */
  companions: number;
  people: DraftPerson[];
};
