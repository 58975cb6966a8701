import type { GroupFields } from '#domain/groups/group-fields.ts';
import type { Profile } from '#domain/groups/profile.ts';
import type { Diet } from '#domain/responses/dietary.ts';
import type { ColumnUse, SheetContext } from './columns.ts';
import type { Draft } from './draft.ts';
import type { StoredPerson } from './stored-group.ts';

export type PlannedPerson = Omit<StoredPerson, 'id'> & { id?: number; row: number };

/** A group as it will be stored. Without an id it is new; without a code it gets one. */
export type PlannedGroup = {
  id?: number;
  version?: number;
  fields: GroupFields;
  eventIds: number[];
  /** People who are added or changed; none are removed. */
  people: PlannedPerson[];
};

export type Change = {
  use: ColumnUse;
  person: string | null;
  before: string | Diet | Profile | null;
  after: string | Diet | Profile | null;
};

/** What an import does to a group: `people` and `changes` by row. */
export type Step = {
  draft: Draft;
  group: PlannedGroup;
  isNew: boolean;
  added: Set<number>;
  changes: Map<number, Change[]>;
  /** Row → the row that named the same person first. */
  duplicate: Map<number, number>;
};

/** A rule that a group breaks; `person` is an index into `people`, or null for the group itself. */
export type Rejection = { person: number | null; use: ColumnUse; message: string };

export type Rules = SheetContext & { rejections: (group: PlannedGroup) => Rejection[] };

export const stepOf = (draft: Draft, group: PlannedGroup, isNew: boolean): Step => ({
  draft,
  group,
  isNew,
  added: new Set(),
  changes: new Map(),
  duplicate: new Map(),
});

export const addChange = ({ changes }: Step, row: number, change: Change) => {
  changes.set(row, [...(changes.get(row) ?? []), change]);
};
