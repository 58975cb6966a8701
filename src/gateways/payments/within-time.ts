import { DomainError } from '#domain/errors.ts';

/** The answer, or `payments_silent` when it has not come by then. */
export const withinTime = async <T>(limitMs: number, work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DomainError('payments_silent')), limitMs);
  });
  // What still arrives, or fails, after that is nobody's any more.
  work.catch(() => undefined);
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
};
