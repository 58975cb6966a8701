import { createMiddleware } from 'hono/factory';
import { isSubmitting } from '../requests.ts';

/**
 * SQLite has one writer. While a thread writes for long, calls that write wait here and the process goes on
 * answering the others; waiting for SQLite's own lock would block the whole process.
 */
export const createWriteLimiter = () => {
  let submitting: Promise<unknown> = Promise.resolve();
  return {
    /** Holds back calls that write until the work is done. */
    hold: <Result>(work: () => Promise<Result>): Promise<Result> => {
      const result = submitting.then(work);
      submitting = result.catch(() => undefined);
      return result;
    },

    pass: createMiddleware(async (c, next) => {
      if (isSubmitting(c.req.method)) await submitting;
      await next();
    }),
  };
};

export type WriteLimiter = ReturnType<typeof createWriteLimiter>;
