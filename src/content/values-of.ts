import type { Field } from './schemas/field-of.ts';
import { fieldsIn } from './without-empty.ts';

type Kind = Field['kind'];

export type FoundText<Of extends Kind> = {
  path: (string | number)[];
  value: string;
  field: Extract<Field, { kind: Of }>;
};

/** Every text that a part's content has in fields of a kind, and where. */
export const valuesOf = <Of extends Kind>(
  kind: Of,
  field: Field,
  content: unknown,
  path: (string | number)[] = [],
): FoundText<Of>[] => {
  if (isOf(field, kind)) {
    return typeof content === 'string' ? [{ path, value: content, field }] : [];
  }
  if ((field.kind === 'list' || field.kind === 'pair') && Array.isArray(content)) {
    return content.flatMap((item, at) => valuesOf(kind, field.item, item, [...path, at]));
  }
  if (content === null || typeof content !== 'object') return [];
  return Object.entries(fieldsIn(field, content) ?? {}).flatMap(([name, inner]) =>
    valuesOf(kind, inner, (content as Record<string, unknown>)[name], [...path, name]),
  );
};

const isOf = <Of extends Kind>(field: Field, kind: Of): field is Extract<Field, { kind: Of }> =>
  field.kind === kind;
