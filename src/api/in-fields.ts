import { DomainError } from '#domain/errors.ts';

/** Maps the model's field names to those of the body, where a call's body differs from the model. */
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
