import { useState } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import type { ErrorBody } from '#contract/problem.ts';
import { ApiError } from '#islands/client/api.ts';
import { toast } from '#islands/stores/toasts.ts';
import type { DifferenceKind } from './merge-fields.ts';
import { showRejection } from './show-rejection.ts';
import { useReauthentication, wasCancelled } from './use-reauthentication.tsx';

type Send<Body, Stored> = (body: Body, before: Stored | null) => Promise<Stored>;

/** @param isDeleted another person has deleted it meanwhile */
type Words = (before: unknown, isDeleted: boolean) => Parameters<typeof showRejection>[2];

/** `path`: of the input in which both differ. */
type Difference = { path: string; stored: unknown };

type Merged<Fields> = { values: Fields } & Record<DifferenceKind, Difference[]>;

export type Saving<Fields extends FieldValues, Body, Stored> = {
  /** What the form was opened with; null for something new. */
  opened: Stored | null;
  form: UseFormReturn<Fields, unknown, Body>;
  fieldsOf: (stored: Stored | null) => Fields;
  send: Send<Body, Stored>;
  /** The code of the answer that holds what another person stored meanwhile. */
  conflict: string;
  done: (
    saved: Stored,
    body: Body,
    before: Stored | null,
  ) => { title: string; description?: string };
  rejected: Words;
  /** Takes a rejection that the screen answers itself. */
  onRejected?: (error: ErrorBody, body: Body) => boolean;
  onSaved: (saved: Stored) => void;
};

/**
 * Saves a form and sends the version with which it was opened. When saving fails, the typed values stay in the form. When
 * another person has stored the same item meanwhile, both states are merged: `merged` tells in what they differ.
 * @param merge what both began with, what was typed, what is stored now
 */
export const useMergedForm = <
  Fields extends FieldValues,
  Body,
  Stored extends { version: number },
  Result extends Merged<Fields>,
>({
  opened,
  form,
  fieldsOf,
  conflict,
  merge,
  ...options
}: Saving<Fields, Body, Stored> & {
  merge: (before: Fields, typed: Fields, stored: Fields) => Result;
}) => {
  /** The latest stored state that this form has received. */
  const [before, setBefore] = useState(opened);
  const [merged, setMerged] = useState<Result | null>(null);
  const [failure, setFailure] = useState('');
  const { withPassword, passwordDialog } = useReauthentication();

  /** @param isShown whether the person at the form is to be told */
  const takeOver = (stored: Stored, isShown: boolean) => {
    const result = merge(fieldsOf(before), form.getValues(), fieldsOf(stored));
    setBefore(stored);
    setMerged(isShown ? result : null);
    form.reset(result.values, { keepDefaultValues: true });
  };

  const useStored = ({ path, stored }: Difference) => {
    const field = path as FieldPath<Fields>;
    const value = stored as FieldPathValue<Fields, typeof field>;
    form.setValue(field, value, { shouldDirty: true, shouldValidate: true });
    setMerged(
      (now) => now && { ...now, conflicts: now.conflicts.filter((one) => one.path !== path) },
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
        takeOver(errorBody.current as unknown as Stored, true);
        return;
      }
      const isDeleted = before !== null && errorBody?.code === 'not_found';
      setFailure(showRejection(error, form.setError, options.rejected(before, isDeleted)));
    }
  };

  return { save, before, merged, takeOver, useStored, failure, passwordDialog };
};
