import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { ApiError } from '#islands/client/api.ts';
import { reasonOf } from '../ui/dialogs/refusals.ts';

/** Says beside each field what the server found wrong with it. @returns why the whole was refused */
export const markFields = <Fields extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Fields>,
): string => {
  const fields = (error instanceof ApiError && error.problem?.fields) || {};
  Object.entries(fields).forEach(([name, message], at) =>
    setError(name as FieldPath<Fields>, { message }, { shouldFocus: at === 0 }),
  );
  return reasonOf(error);
};
