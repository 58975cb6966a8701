export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** The way to every value in it, its own first. */
export const extraIn = (value: Json, at: string[] = []): string[][] => [
  at,
  ...(value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([name, inner]) => extraIn(inner as Json, [...at, name]))
    : []),
];

/** A copy with something else in one place, or without it. */
export const changedAt = (value: Json, [name, ...rest]: string[], to: Json | undefined): Json => {
  if (name === undefined) return to ?? null;
  const copy = structuredClone(value) as { [name: string]: Json };
  if (rest.length === 0 && to === undefined) delete copy[name];
  else copy[name] = changedAt(copy[name] ?? null, rest, to);
  return copy;
};
