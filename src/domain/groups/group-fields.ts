import type { GuestType } from './guest-group.ts';

/** What the couple says of a group as a whole: columns of `guests`. */
export type GroupFields = {
  group_name: string;
  access_code: string;
  guest_type: GuestType;
  /** The first name of one of the couple. */
  invited_by: string;
  /** How many people the group may bring beside those whom it names. */
  extra_places: number;
};

export type GroupFieldName = keyof GroupFields;

type Rules = {
  /** The use of its column in a guest list, ours or the couple's own. */
  column: string;
  /** Whether the history tells the old and the new value, or only that the field changed: long texts and secrets. */
  inHistory: 'values' | 'name';
  /** Whether every row of the couple's list carries it: what the list shows or finds by. */
  inList: boolean;
  /** Its key in the copy of their data that a group gets: everything of them is in it. */
  exportKey: string;
};

/**
 * Every field of a group, in the order of a guest list: forms, lists, files, history and the group's own copy read
 * it. How long a field is kept: `db/personal-data.ts`, which an erasure reads. Its words: `content/texts/group-fields.ts`.
 */
export const groupFields = {
  group_name: { column: 'group', inHistory: 'values', inList: true, exportKey: 'name' },
  access_code: { column: 'code', inHistory: 'name', inList: true, exportKey: 'accessCode' },
  guest_type: { column: 'type', inHistory: 'values', inList: true, exportKey: 'type' },
  invited_by: { column: 'invitedBy', inHistory: 'values', inList: true, exportKey: 'invitedBy' },
  extra_places: {
    column: 'extraPlaces',
    inHistory: 'values',
    inList: false,
    exportKey: 'extraPlaces',
  },
} as const satisfies Record<GroupFieldName, Rules>;

export const groupFieldNames = Object.keys(groupFields) as GroupFieldName[];

export type GroupColumn = (typeof groupFields)[GroupFieldName]['column'];

export const groupColumns = groupFieldNames.map((name) => groupFields[name].column);

/** The fields of a new group, before the couple says anything. */
export const newGroupFields = (invitedBy: string): GroupFields => ({
  group_name: '',
  access_code: '',
  guest_type: 'individual',
  invited_by: invitedBy,
  extra_places: 0,
});

/** The fields that a row of the couple's list carries. */
export type ListedFieldName = {
  [Name in GroupFieldName]: (typeof groupFields)[Name]['inList'] extends true ? Name : never;
}[GroupFieldName];

const pick = <Name extends GroupFieldName>(group: Pick<GroupFields, Name>, names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, group[name]])) as Pick<GroupFields, Name>;

const listed = groupFieldNames.filter((name) => groupFields[name].inList) as ListedFieldName[];

export const listedFieldsOf = (group: Pick<GroupFields, ListedFieldName>) => pick(group, listed);

/** Only the fields of a group, without its id, version and times. */
export const fieldsOfGroup = (group: GroupFields): GroupFields => pick(group, groupFieldNames);
