import type { Field } from '#content/schemas/field-of.ts';

/** What a new one of a list begins with. */
export const blankOf = (field: Field, type?: string): unknown => {
  switch (field.kind) {
    case 'group':
      return {};
    case 'block':
      return { type };
    case 'list':
    case 'pair':
      return [];
    default:
      return '';
  }
};

/** What one of a list is recognised by: its title, or the first text in it. */
export const nameOf = (value: unknown, otherwise: string): string => {
  if (typeof value === 'string') return value.trim() || otherwise;
  if (value === null || typeof value !== 'object') return otherwise;
  const group = value as Record<string, unknown>;
  const named = ['title', 'name', 'label', 'alt', 'text', 'time'].map((name) => group[name]);
  const submitted = named.find((text) => typeof text === 'string' && text.trim() !== '');
  return typeof submitted === 'string' ? submitted : otherwise;
};

export const moved = <Item>(items: readonly Item[], from: number, to: number): Item[] => {
  const rest = items.filter((_, at) => at !== from);
  return [...rest.slice(0, to), items[from]!, ...rest.slice(to)];
};
