/** The way to a value within content: names of fields, places in lists. */
export type Path = readonly (string | number)[];

export const valueAt = (content: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      value === null || typeof value !== 'object'
        ? undefined
        : (value as Record<PropertyKey, unknown>)[key],
    content,
  );

/** A copy with another value in one place; what is lacking on the way there is made. */
export const withValue = (
  content: unknown,
  [name, ...rest]: readonly PropertyKey[],
  value: unknown,
): unknown => {
  if (name === undefined) return value;
  if (Array.isArray(content)) {
    return content.map((item, at) => (at === name ? withValue(item, rest, value) : item));
  }
  const group = (content ?? {}) as Record<PropertyKey, unknown>;
  return { ...group, [name]: withValue(group[name], rest, value) };
};

/** A copy without what is in that place. */
export const withoutValue = (content: unknown, path: readonly PropertyKey[]): unknown => {
  const [name, ...rest] = path;
  if (name === undefined || content === null || typeof content !== 'object') return {};
  if (rest.length > 0) {
    const inner = (content as Record<PropertyKey, unknown>)[name];
    return withValue(content, [name], withoutValue(inner, rest));
  }
  if (Array.isArray(content)) return content.filter((_, at) => at !== name);
  const { [name]: _gone, ...left } = content as Record<PropertyKey, unknown>;
  return left;
};
