import { createMiddleware } from 'hono/factory';
import { isMutation } from '../requests.ts';
import { taskQueue } from '#domain/task-queue.ts';

/**
 * SQLite has one writer. While a thread writes for long, calls that write wait here and the process goes on
 * answering the others; waiting for SQLite's own lock would block the whole process.
 */
export const createWriteLimiter = () => {
  const writes = taskQueue();
  return {
    /** Holds back calls that write until the work is done. */
    block: writes.add,

    pass: createMiddleware(async (c, next) => {
      if (isMutation(c.req.method)) await writes.idle();
      await next();
    }),
  };
};

export type WriteLimiter = ReturnType<typeof createWriteLimiter>;
