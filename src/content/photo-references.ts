import type { Field } from './schemas/field-of.ts';
import { fieldsIn } from './without-blanks.ts';

export type PhotoReference = { path: (string | number)[]; photo: string; about: string };

/** Every picture that a part's content names, and where. */
export const photoReferences = (
  field: Field,
  content: unknown,
  path: (string | number)[] = [],
): PhotoReference[] => {
  if (field.kind === 'photo') {
    return typeof content === 'string' ? [{ path, photo: content, about: field.about }] : [];
  }
  if ((field.kind === 'list' || field.kind === 'pair') && Array.isArray(content)) {
    return content.flatMap((item, at) => photoReferences(field.item, item, [...path, at]));
  }
  if (content === null || typeof content !== 'object') return [];
  return Object.entries(fieldsIn(field, content) ?? {}).flatMap(([name, inner]) =>
    photoReferences(inner, (content as Record<string, unknown>)[name], [...path, name]),
  );
};
