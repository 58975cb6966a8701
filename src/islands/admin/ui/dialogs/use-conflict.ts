import { useState } from 'react';
import { type FormDifference, mergeForm, type MergedForm } from './merge-fields.ts';

type Conflict<Fields, Stored> = {
  /** What the form was opened with; null for something new. */
  opened: Stored | null;
  fieldsOf: (stored: Stored | null) => Fields;
  /** The part of a form that this needs. */
  form: {
    getValues: () => Fields;
    reset: (values: Fields, options: { keepDefaultValues: true }) => void;
  };
  /** Puts what is stored into the form, as if it had been typed. */
  put: (difference: FormDifference<Fields>) => void;
};

/** A conflict with another person's change while a form was open: the form shows both. */
export const useConflict = <Fields extends Record<keyof Fields, unknown>, Stored>({
  opened,
  fieldsOf,
  form,
  put,
}: Conflict<Fields, Stored>) => {
  /** The latest stored state that this form has received. */
  const [before, setBefore] = useState(opened);
  const [merged, setMerged] = useState<MergedForm<Fields> | null>(null);

  const takeOver = (stored: Stored) => {
    const result = mergeForm(fieldsOf(before), form.getValues(), fieldsOf(stored));
    setBefore(stored);
    setMerged(result);
    form.reset(result.values, { keepDefaultValues: true });
  };

  const useStored = (difference: FormDifference<Fields>) => {
    put(difference);
    setMerged(
      (now) =>
        now && {
          ...now,
          conflicts: now.conflicts.filter(({ field }) => field !== difference.field),
        },
    );
  };

  return { before, merged, takeOver, useStored };
};
