import type { Path } from './at-path.ts';
import { isGroup, isSame } from './same-content.ts';
import { isBlank } from './without-empty.ts';

/** `before`: as it is published; `after`: as it is in the draft. Null where there is nothing. */
export type ContentChange = { path: Path; before: unknown; after: unknown };

/**
 * What differs between two contents of a part, value by value. A list of which the length or the order changed is one
 * change. A text that is empty here and missing there is none.
 */
export const contentChanges = (
  before: unknown,
  after: unknown,
  path: Path = [],
): ContentChange[] => {
  if (isSame(before, after) || (isBlank(before) && isBlank(after))) return [];
  if (Array.isArray(before) && Array.isArray(after) && isSameOrder(before, after)) {
    return after.flatMap((item, at) => contentChanges(before[at], item, [...path, at]));
  }
  if ((isGroup(before) || isEmpty(before)) && (isGroup(after) || isEmpty(after))) {
    const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
    return [...names].flatMap((name) =>
      contentChanges(before?.[name], after?.[name], [...path, name]),
    );
  }
  return [{ path, before: before ?? null, after: after ?? null }];
};

const isEmpty = (value: unknown): value is null | undefined =>
  value === undefined || value === null;

/** The id of a list item, or the item itself where it has none. */
const keyOf = (item: unknown): unknown => (isGroup(item) && 'id' in item ? item['id'] : item);

/** Of the same length, and no item stands where another one was. */
const isSameOrder = (before: readonly unknown[], after: readonly unknown[]): boolean => {
  if (before.length !== after.length) return false;
  const moved = after.filter((item, at) => {
    const key = keyOf(item);
    const was = before.findIndex((one) => isSame(keyOf(one), key));
    return was !== -1 && was !== at && !isSame(keyOf(before[at]), key);
  });
  return moved.length === 0;
};
