/** A field that another person changed, with what was typed and what is stored now. */
export type FieldDifference<Field extends string, Value = string> = {
  field: Field;
  typed: Value;
  stored: Value;
};

/** Changed here and there, differently; or changed there alone and taken over. */
export type DifferenceKind = 'conflicts' | 'taken';

/**
 * Merges what was typed with what another person stored meanwhile. Where both changed a field, what
 * was typed stays until its person chooses.
 */
export const mergeFields = <Field extends string, Value, Fields extends Record<Field, Value>>(
  [base, typed, stored]: [Fields, Fields, Fields],
  fields: readonly Field[],
  note: (difference: FieldDifference<Field, Fields[Field]>, kind: DifferenceKind) => void,
): Fields => {
  const merged = { ...typed };
  for (const field of fields) {
    const [before, typedValue, storedValue] = [base[field], typed[field], stored[field]];
    if (isSame(typedValue, storedValue) || isSame(storedValue, before)) continue;
    const kind = isSame(typedValue, before) ? 'taken' : 'conflicts';
    if (kind === 'taken') merged[field] = storedValue;
    note({ field, typed: typedValue, stored: storedValue }, kind);
  }
  return merged;
};

/** A list is the same with the same entries. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Of a whole form. */
export type FormDifference<Fields> = {
  path: keyof Fields & string;
  typed: Fields[keyof Fields];
  stored: Fields[keyof Fields];
};

export type MergedForm<Fields> = { values: Fields } & Record<
  DifferenceKind,
  FormDifference<Fields>[]
>;

/** @param base what both began with */
export const mergeForm = <Fields extends Record<keyof Fields, unknown>>(
  base: Fields,
  typed: Fields,
  stored: Fields,
): MergedForm<Fields> => {
  const merged: MergedForm<Fields> = { values: typed, conflicts: [], taken: [] };
  const fields = Object.keys(base) as (keyof Fields & string)[];
  merged.values = mergeFields([base, typed, stored], fields, ({ field, ...values }, kind) =>
    merged[kind].push({ path: field, ...values }),
  );
  return merged;
};
