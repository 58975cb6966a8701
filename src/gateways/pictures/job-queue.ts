/** A newer preview has taken the place of this one. */
export class Superseded extends Error {}

export type Job = {
  /** `background`: makes way for the others and begins anew. `preview`: only the newest one waits. */
  urgency?: 'background' | 'preview' | undefined;
  /** Ends the task, waiting or running. */
  signal?: AbortSignal | undefined;
};

type Pending = Job & {
  execute: (signal: AbortSignal) => Promise<void>;
  reject: (reason: unknown) => void;
};

/**
 * Performs tasks one after the other, those in the background last.
 * @param execute ends early when its signal is aborted
 * @returns what performs one when its turn comes. It throws Superseded, the reason of its signal, and as `execute`.
 */
export const runInOrder = <Task, Result>(
  execute: (task: Task, signal: AbortSignal) => Promise<Result>,
) => {
  let pending: Pending[] = [];
  let running: { job: Pending; abortController: AbortController } | undefined;

  const work = async () => {
    for (;;) {
      const job = pending.find(({ urgency }) => urgency !== 'background') ?? pending[0];
      if (!job) break;
      pending = pending.filter((one) => one !== job);
      if (job.signal?.aborted) {
        job.reject(job.signal.reason);
        continue;
      }
      running = { job, abortController: new AbortController() };
      const { signal } = running.abortController;
      await job.execute(job.signal ? AbortSignal.any([job.signal, signal]) : signal);
    }
    running = undefined;
  };

  return (task: Task, { urgency, signal }: Job = {}): Promise<Result> =>
    new Promise((resolve, reject) => {
      const job: Pending = {
        ...{ urgency, signal },
        reject,
        execute: async (own) => {
          try {
            resolve(await execute(task, own));
          } catch (error) {
            const isPreempted = own.aborted && !signal?.aborted;
            if (isPreempted) pending.unshift(job);
            else reject(error as Error);
          }
        },
      };
      if (urgency === 'preview') {
        for (const one of pending) if (one.urgency === 'preview') one.reject(new Superseded());
        pending = pending.filter((one) => one.urgency !== 'preview');
      }
      pending.push(job);
      if (!running) void work();
      else if (urgency !== 'background' && running.job.urgency === 'background') {
        running.abortController.abort();
      }
    });
};
