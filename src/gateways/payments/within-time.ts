import { DomainError } from '#domain/errors.ts';

/** The answer, or `payments_silent` after the limit. */
export const withinTime = async <T>(limitMs: number, work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DomainError('payments_silent')), limitMs);
  });
  // A late answer or failure is ignored.
  work.catch(() => undefined);
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
};
