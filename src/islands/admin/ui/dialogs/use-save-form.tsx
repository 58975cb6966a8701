import { type ReactNode, useState } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import type { ErrorBody } from '#contract/problem.ts';
import { ApiError } from '#islands/client/api.ts';
import { toast } from '#islands/stores/toasts.ts';
import { type FormDifference, mergeForm, type MergedForm } from './merge-fields.ts';
import { showRejection } from './show-rejection.ts';
import { useReauthentication, wasCancelled } from './use-reauthentication.tsx';
import { ChangedSince } from './ChangedSince.tsx';

type Props<Fields> = {
  title: string;
  labels: Record<keyof Fields & string, string>;
  merged: MergedForm<Fields>;
  /** What an input holds, as a person reads it. */
  shown: (field: keyof Fields & string, value: Fields[keyof Fields]) => string;
  onUseStored: (difference: FormDifference<Fields>) => void;
};

/** What another person stored while this form of plain fields was open. */
const FormChanged = <Fields,>({ title, labels, merged, shown, onUseStored }: Props<Fields>) => {
  const read = ({ field, typed, stored }: FormDifference<Fields>) => ({
    key: field,
    label: labels[field],
    typed: shown(field, typed),
    stored: shown(field, stored),
  });
  return (
    <ChangedSince
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

type Send<Body, Stored> = (body: Body, before: Stored | null) => Promise<Stored>;

/** @param isDeleted another person has deleted it meanwhile */
type Words = (before: unknown, isDeleted: boolean) => Parameters<typeof showRejection>[2];

type SaveForm<Fields extends FieldValues, Body, Stored> = {
  /** What the form was opened with; null for something new. */
  opened: Stored | null;
  form: UseFormReturn<Fields, unknown, Body>;
  fieldsOf: (stored: Stored | null) => Fields;
  send: Send<Body, Stored>;
  /** The code of the answer that holds what another person stored meanwhile. */
  conflict: string;
  /** The words about that, and how what an input holds is read. */
  changed: {
    title: string;
    labels: Record<keyof Fields & string, string>;
    shown: (field: keyof Fields & string, value: Fields[keyof Fields]) => string;
  };
  done: (
    saved: Stored,
    body: Body,
    before: Stored | null,
  ) => { title: string; description: string };
  rejected: Words;
  /** Takes a rejection that the screen answers itself. */
  onRejected?: (error: ErrorBody, body: Body) => boolean;
  onSaved: (saved: Stored) => void;
};

/**
 * Saves a form of plain fields and sends the version with which it was opened. When saving fails, the typed values
 * stay in the form. When another person has stored the same item meanwhile, both states are merged, and a notice
 * shows the fields in which they differ.
 */
export const useSaveForm = <
  Fields extends FieldValues & Record<keyof Fields, unknown>,
  Body,
  Stored extends { version: number },
>({
  opened,
  form,
  fieldsOf,
  conflict,
  changed,
  ...options
}: SaveForm<Fields, Body, Stored>) => {
  /** The latest stored state that this form has received. */
  const [before, setBefore] = useState(opened);
  const [merged, setMerged] = useState<MergedForm<Fields> | null>(null);
  const [failure, setFailure] = useState('');
  const { withPassword, passwordDialog } = useReauthentication();

  const takeOver = (stored: Stored) => {
    const result = mergeForm(fieldsOf(before), form.getValues(), fieldsOf(stored));
    setBefore(stored);
    setMerged(result);
    form.reset(result.values, { keepDefaultValues: true });
  };

  const useStored = ({ field, stored }: FormDifference<Fields>) => {
    const path = field as FieldPath<Fields>;
    const value = stored as FieldPathValue<Fields, typeof path>;
    form.setValue(path, value, { shouldDirty: true, shouldValidate: true });
    setMerged(
      (now) => now && { ...now, conflicts: now.conflicts.filter((one) => one.field !== field) },
    );
  };

  const save = async (body: Body, send: Send<Body, Stored> = options.send) => {
    setFailure('');
    try {
      const saved = await withPassword(() => send(body, before));
      toast(options.done(saved, body, before));
      options.onSaved(saved);
    } catch (error) {
      if (wasCancelled(error)) return;
      const errorBody = error instanceof ApiError ? error.errorBody : undefined;
      if (errorBody && options.onRejected?.(errorBody, body)) return;
      if (errorBody?.code === conflict && errorBody.current) {
        takeOver(errorBody.current as unknown as Stored);
        return;
      }
      const isDeleted = before !== null && errorBody?.code === 'not_found';
      setFailure(showRejection(error, form.setError, options.rejected(before, isDeleted)));
    }
  };

  const notice: ReactNode = merged && (
    <div className="mb-4">
      <FormChanged key={before?.version} merged={merged} onUseStored={useStored} {...changed} />
    </div>
  );

  return { save, failure, notice, passwordDialog };
};
