import { extraPlacesLimit } from '#domain/groups/companions.ts';
import {
  groupFieldNames,
  groupFields,
  type GroupColumn,
  type GroupFieldName,
  type GroupFields,
} from '#domain/groups/group-fields.ts';
import { guestTypeLabels } from './admin-labels.ts';

type FieldTexts = {
  /** In forms, and where an import says what it changes. */
  label: string;
  /** The title of its column in our own lists, and in the copy that a group gets. */
  column: string;
  /** 'cambió el nombre' */
  inHistory: string;
  /** What a cell may hold, where that is no list of values. */
  free?: string;
};

/** The words of a group's fields. */
export const groupFieldTexts: Record<GroupFieldName, FieldTexts> = {
  group_name: {
    label: 'Nombre del grupo',
    column: 'Grupo',
    inHistory: 'el nombre',
    free: 'El mismo nombre en cada fila del grupo',
  },
  access_code: {
    label: 'Código de acceso',
    column: 'Código de acceso',
    inHistory: 'el código de acceso',
    free: 'Vacío: lo proponemos',
  },
  guest_type: { label: 'Tipo de grupo', column: 'Tipo', inHistory: 'el tipo' },
  invited_by: { label: 'Quién invita', column: 'Invitado por', inHistory: 'quién invita' },
  extra_places: {
    label: 'Lugares para acompañantes',
    column: 'Lugares para acompañantes',
    inHistory: 'los lugares para acompañantes',
    free: `Un número del 0 al ${extraPlacesLimit}`,
  },
};

/** A value as it is read: a type by its label, everything else as it is stored. */
export const groupFieldValue = <Name extends GroupFieldName>(
  name: Name,
  value: GroupFields[Name],
): string =>
  name === 'guest_type' ? guestTypeLabels[value as GroupFields['guest_type']] : String(value);

/** One of the words of each field, by the column in which a guest list has it. */
export const byColumn = <Word>(wordOf: (texts: FieldTexts) => Word): Record<GroupColumn, Word> =>
  Object.fromEntries(
    groupFieldNames.map((name) => [groupFields[name].column, wordOf(groupFieldTexts[name])]),
  ) as Record<GroupColumn, Word>;

/** The same by the name of the field. */
export const textsOfGroup = <Word>(
  wordOf: (texts: FieldTexts) => Word,
): Record<GroupFieldName, Word> =>
  Object.fromEntries(
    groupFieldNames.map((name) => [name, wordOf(groupFieldTexts[name])]),
  ) as Record<GroupFieldName, Word>;
