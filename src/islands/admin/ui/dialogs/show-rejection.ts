import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { connection } from '#content/texts/connection.ts';
import { ApiError } from '#islands/client/api.ts';
import { toast } from '#islands/stores/toasts.ts';

type Words = {
  title: string;
  /** Instead of what the server says. */
  description?: string | undefined;
  /** When the server says nothing. */
  fallback: string;
  /** What stays in the dialog: that nothing typed is lost. */
  saved: string;
};

/**
 * Tells why a form was not saved: as a toast, and beside the fields it is about.
 * @returns what stays in the dialog; empty when the fields say it
 */
export const showRejection = <Fields extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Fields>,
  { title, description, fallback, saved }: Words,
): string => {
  const { status, errorBody } = error instanceof ApiError ? error : { status: 0, errorBody: null };
  const fields = Object.entries(errorBody?.fields ?? {});
  fields.forEach(([name, message], index) =>
    setError(name as FieldPath<Fields>, { type: 'server', message }, { shouldFocus: index === 0 }),
  );
  toast({
    title,
    description: description ?? errorBody?.message ?? fallback,
    variant: 'destructive',
  });
  if (fields.length > 0) return '';
  return status === 0 ? connection.offline : saved;
};
