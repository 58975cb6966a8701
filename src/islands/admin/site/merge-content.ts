import type { Path } from '#content/at-path.ts';
import { isGroup, isSame } from '#content/same-content.ts';

export type Merged = {
  content: unknown;
  /** Where both said something else: what was typed here stays. */
  conflicts: { path: Path; typed: unknown; stored: unknown }[];
};

/**
 * What was typed here together with what was stored meanwhile: each value that only one side changed is taken from
 * that side. A list counts as one value where both changed it.
 */
export const mergeContent = (
  base: unknown,
  typed: unknown,
  stored: unknown,
  path: Path = [],
): Merged => {
  if (isSame(typed, stored) || isSame(base, stored)) return { content: typed, conflicts: [] };
  if (isSame(base, typed)) return { content: stored, conflicts: [] };
  if (!isGroup(typed) || !isGroup(stored)) {
    return { content: typed, conflicts: [{ path, typed, stored }] };
  }
  const names = new Set([...Object.keys(stored), ...Object.keys(typed)]);
  const conflicts: Merged['conflicts'] = [];
  const content: Record<string, unknown> = {};
  for (const name of names) {
    const before = isGroup(base) ? base[name] : undefined;
    const merged = mergeContent(before, typed[name], stored[name], [...path, name]);
    if (merged.content !== undefined) content[name] = merged.content;
    conflicts.push(...merged.conflicts);
  }
  return { content, conflicts };
};
