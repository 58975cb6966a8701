import { DomainError } from '#domain/errors.ts';

/** Where a call has another body than the model that it asks: the names of the model's fields in the body. */
export const inFields = <T>(names: Readonly<Record<string, string>>, work: () => T): T => {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { code, details } = error as DomainError;
    const field = names[String(details['field'])];
    if (field === undefined) throw error;
    throw new DomainError(code, { ...details, field });
  }
};
