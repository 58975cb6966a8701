import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';
import type { FormDifference, MergedForm } from './merge-fields.ts';

type Props<Fields> = {
  title: string;
  labels: Record<keyof Fields & string, string>;
  merged: MergedForm<Fields>;
  /** What an input holds, as a person reads it. */
  shown: (field: keyof Fields & string, value: Fields[keyof Fields]) => string;
  onUseStored: (difference: FormDifference<Fields>) => void;
};

/** What another person stored while this form of plain fields was open. */
export const FormChanged = <Fields,>({
  title,
  labels,
  merged,
  shown,
  onUseStored,
}: Props<Fields>) => {
  const read = ({ field, typed, stored }: FormDifference<Fields>) => ({
    key: field,
    label: labels[field],
    typed: shown(field, typed),
    stored: shown(field, stored),
  });
  return (
    <ChangedMeanwhile
      title={title}
      conflicts={merged.conflicts.map(read)}
      taken={merged.taken.map(read)}
      onUseStored={(key) => {
        const difference = merged.conflicts.find(({ field }) => field === key);
        if (difference) onUseStored(difference);
      }}
    />
  );
};
