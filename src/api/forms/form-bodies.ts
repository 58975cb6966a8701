import {
  optionsIn,
  companionField,
  dietAsText,
  dietField,
  dietIn,
  type Fields,
  type FormOption,
  goField,
  shownDietField,
  shownNameField,
} from '#contract/responding/form-fields.ts';
import { memberDiet } from '#contract/diet-spellings.ts';
import type { SaveDiets } from '#contract/diets.ts';
import type { SaveResponses } from '#contract/responses.ts';
import { dietOf, noDiet } from '#domain/responses/dietary.ts';

/** The button that was tapped. */
export type Go =
  /** To this step; undefined for a button that stays where it is. */
  | { to: number | undefined }
  | { to: 'end' }
  | { add: true }
  | { remove: string }
  /** All members attend the event, or all decline. */
  | { all: boolean };

export const readGo = ({ [goField]: go = '' }: Fields): Go => {
  if (go === 'end') return { to: 'end' };
  if (go === 'add') return { add: true };
  if (go === 'all-true' || go === 'all-false') return { all: go === 'all-true' };
  if (/^remove-\d{1,15}$/u.test(go)) return { remove: go.slice('remove-'.length) };
  return { to: /^\d{1,4}$/u.test(go) ? Number(go) : undefined };
};

export type FormBodies = {
  /** The diets that were changed on this form; those left as they were shown may have changed elsewhere since. */
  diets: SaveDiets['members'];
  /** A companion's name that was typed; empty for none. */
  companion: string;
  /** The companions whose names were corrected. */
  names: { memberId: number; name: string }[];
  /** By event. */
  responses: Map<number, SaveResponses['responses']>;
};

/** The bodies of the calls that a form stands for. What does not belong to a form is left to the calls to refuse. */
export const formBodies = (fields: Fields): FormBodies => {
  const go = readGo(fields);
  const options = 'all' in go ? allPeople(fields, go.all) : optionsIn(fields);
  return {
    diets: changedDiets(fields),
    companion: (fields[companionField] ?? '').trim(),
    names: changedNames(fields),
    responses: new Map(
      [...Map.groupBy(options, ({ eventId }) => eventId)].map(([eventId, selected]) => [
        eventId,
        selected.map(({ eventId: _event, ...response }) => response),
      ]),
    ),
  };
};

/** Each member of the form has the version that was shown. */
const allPeople = (fields: Fields, isAttending: boolean): FormOption[] =>
  Object.entries(fields).flatMap(([name, version]) => {
    const [, eventId, memberId] = /^version-(\d+)-(\d+)$/u.exec(name) ?? [];
    if (!eventId || !memberId) return [];
    return [
      { eventId: Number(eventId), memberId: Number(memberId), isAttending, version: +version },
    ];
  });

const changedDiets = (fields: Fields): SaveDiets['members'] =>
  Object.keys(fields).flatMap((name) => {
    const id = Number(/^diet-(\d+)$/u.exec(name)?.[1]);
    const submitted = id && dietIn(withoutEmpty(fields, id), id, noDiet);
    if (!submitted) return [];
    const diet = dietOf(submitted.type, submitted.spec, submitted.severity);
    return dietAsText(diet) === fields[shownDietField(id)] ? [] : [{ id, ...memberDiet(diet) }];
  });

const changedNames = (fields: Fields): FormBodies['names'] =>
  Object.entries(fields).flatMap(([field, name]) => {
    const memberId = Number(/^name-(\d{1,15})$/u.exec(field)?.[1]);
    const isChanged = name.trim() !== fields[shownNameField(memberId)];
    return memberId && isChanged ? [{ memberId, name: name.trim() }] : [];
  });

/** The fields of one member's diet are all on the form: an empty one says nothing. */
const withoutEmpty = (fields: Fields, memberId: number): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => value !== '' || name === dietField(memberId)),
  );
