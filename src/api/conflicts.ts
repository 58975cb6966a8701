import { DomainError, type DomainErrorCode } from '#domain/errors.ts';

/** On a conflict the writer gets the stored data, to merge both. */
export const orSendCurrent = <T>(
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
