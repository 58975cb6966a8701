import { DomainError, type DomainErrorCode } from '#domain/errors.ts';

/** A writer who was overtaken gets what is stored now, to bring both together. */
export const orTellCurrent = <T>(
  overtaken: DomainErrorCode,
  current: () => unknown,
  work: () => T,
): T => {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== overtaken) throw error;
    throw new DomainError(error.code, { ...error.details, current: current() });
  }
};
