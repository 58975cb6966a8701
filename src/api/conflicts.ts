import { DomainError, type DomainErrorCode } from '#domain/errors.ts';

/** A writer whose version is old gets what is stored now, to bring both together. */
export const orTellCurrent = <T>(
  conflict: DomainErrorCode,
  current: () => unknown,
  work: () => T,
): T => {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== conflict) throw error;
    throw new DomainError(error.code, { ...error.details, current: current() });
  }
};
