import type { GroupFields } from '#domain/groups/group-fields.ts';
import type { DraftPerson } from './people.ts';

/** A group as read from the file; a value missing there is undefined. */
export type Draft = {
  name: string;
  /** Rows that name the group or one of its members. */
  rows: number[];
  /** The group's fields, as the columns say them. */
  fields: Partial<Omit<GroupFields, 'group_name'>>;
  events: Map<number, boolean>;
  /** By row: of how many people it is. */
  extraCount: Map<number, number>;
  /** Written beside the names: 'Ana +1'. */
  companions: number;
  people: DraftPerson[];
};
