/** A field that somebody else changed, with what was typed and what is stored now. */
export type FieldDifference<Field extends string> = { field: Field; typed: string; stored: string };

/** Changed here and there, differently; or changed there alone and taken over. */
export type DifferenceKind = 'conflicts' | 'taken';

/**
 * Brings together what was typed and what somebody else stored meanwhile. Where both changed a field, what
 * was typed stays until its person chooses.
 */
export const mergeFields = <Field extends string, Fields extends Record<Field, string>>(
  [base, typed, stored]: [Fields, Fields, Fields],
  fields: readonly Field[],
  note: (difference: FieldDifference<Field>, kind: DifferenceKind) => void,
): Fields => {
  const merged = { ...typed };
  for (const field of fields) {
    const [before, mine, theirs] = [base[field], typed[field], stored[field]];
    if (mine === theirs || theirs === before) continue;
    const kind = mine === before ? 'taken' : 'conflicts';
    if (kind === 'taken') merged[field] = theirs;
    note({ field, typed: mine, stored: theirs }, kind);
  }
  return merged;
};
