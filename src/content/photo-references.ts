import type { Field } from './schemas/field-of.ts';
import { valuesOf } from './values-of.ts';

export type PhotoReference = { path: (string | number)[]; photo: string; about: string };

/** Every picture that a part's content names, and where. */
export const photoReferences = (field: Field, content: unknown): PhotoReference[] =>
  valuesOf('photo', field, content).map(({ path, value, field: { about } }) => ({
    path,
    photo: value,
    about,
  }));
