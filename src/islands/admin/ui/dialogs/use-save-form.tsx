import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ChangedSince } from './ChangedSince.tsx';
import { type FormDifference, mergeForm, type MergedForm } from './merge-fields.ts';
import { type Saving, useMergedForm } from './use-merged-form.ts';

type Changed<Fields> = {
  title: string;
  labels: Record<keyof Fields & string, string>;
  /** What an input holds, as a person reads it. */
  shown: (field: keyof Fields & string, value: Fields[keyof Fields]) => string;
};

type Props<Fields> = Changed<Fields> & {
  merged: MergedForm<Fields>;
  onUseStored: (difference: FormDifference<Fields>) => void;
};

/** What another person stored while this form of plain fields was open. */
const FormChanged = <Fields,>({ title, labels, merged, shown, onUseStored }: Props<Fields>) => {
  const read = ({ path, typed, stored }: FormDifference<Fields>) => ({
    key: path,
    label: labels[path],
    typed: shown(path, typed),
    stored: shown(path, stored),
  });
  return (
    <ChangedSince
      title={title}
      conflicts={merged.conflicts.map(read)}
      taken={merged.taken.map(read)}
      onUseStored={(key) => {
        const difference = merged.conflicts.find(({ path }) => path === key);
        if (difference) onUseStored(difference);
      }}
    />
  );
};

/** Saves a form of plain fields; a notice shows those that another person changed meanwhile. See `useMergedForm`. */
export const useSaveForm = <
  Fields extends FieldValues & Record<keyof Fields, unknown>,
  Body,
  Stored extends { version: number },
>({
  changed,
  ...saving
}: Saving<Fields, Body, Stored> & { changed: Changed<Fields> }) => {
  const { save, before, merged, useStored, failure, passwordDialog } = useMergedForm({
    ...saving,
    merge: mergeForm<Fields>,
  });

  const notice: ReactNode = merged && (
    <div className="mb-4">
      <FormChanged key={before?.version} merged={merged} onUseStored={useStored} {...changed} />
    </div>
  );

  return { save, failure, notice, passwordDialog };
};
