import * as z from 'zod/mini';

export type BasicKind =
  'wholeNumber' | 'decimal' | 'yesNo' | 'hour' | 'day' | 'email' | 'phone' | 'webAddress' | 'photo';

type FieldType = { about: string } & (
  | { kind: BasicKind | 'choice' | 'list' | 'pair' | 'group' }
  /** `limit`: the most characters that are stored. */
  | { kind: 'text'; limit: number }
);

/** What a form has to know of a field beyond its schema. */
export const fieldTypes = z.registry<FieldType>();

/** Schemas that a form shows as it shows another one. */
export const shownLike = new WeakMap<z.core.$ZodType, z.ZodMiniType>();
