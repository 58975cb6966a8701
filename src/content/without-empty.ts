import type { Field } from './schemas/field-of.ts';

/**
 * Content without what was left open: an optional text that says nothing, an optional group of such texts. What is
 * required stays as it is, for its schema to ask for.
 */
export const withoutEmpty = (field: Field, content: unknown): unknown => {
  if (field.kind === 'list' || field.kind === 'pair') {
    return Array.isArray(content) ? content.map((item) => withoutEmpty(field.item, item)) : content;
  }
  if (content === null || typeof content !== 'object' || Array.isArray(content)) return content;
  const fields = fieldsIn(field, content);
  if (!fields) return content;
  const saved = Object.entries(content).flatMap(([name, value]) => {
    const inner = fields[name];
    if (!inner) return [[name, value]];
    const rest = withoutEmpty(inner, value);
    return inner.optional && isBlank(rest) ? [] : [[name, rest]];
  });
  return Object.fromEntries(saved);
};

/** The fields of a group, or of a block of that type. */
export const fieldsIn = (field: Field, content: object): Record<string, Field> | undefined => {
  if (field.kind === 'group') return field.fields;
  if (field.kind !== 'block') return undefined;
  const type = String((content as { type?: unknown }).type);
  return field.types[type];
};

/** The field at a path in a content; the type of a block on the way decides. */
export const fieldAt = (
  field: Field,
  content: unknown,
  [name, ...rest]: readonly PropertyKey[],
): Field | undefined => {
  if (name === undefined) return field;
  const value = (content as Record<PropertyKey, unknown> | undefined)?.[name];
  if (field.kind === 'list' || field.kind === 'pair') return fieldAt(field.item, value, rest);
  const inner = fieldsIn(field, (content ?? {}) as object)?.[String(name)];
  return inner && fieldAt(inner, value, rest);
};

/** Nothing has been said: an empty text, or a list or a group of such. */
export const isBlank = (value: unknown): boolean => {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  return typeof value === 'object' && Object.values(value).every(isBlank);
};
