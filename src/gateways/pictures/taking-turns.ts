/** A newer preview has taken the place of this one. */
export class Superseded extends Error {}

export type Turn = {
  /** `background`: makes way for the others and begins anew. `preview`: only the newest one waits. */
  urgency?: 'background' | 'preview' | undefined;
  /** Ends the task, waiting or running. */
  signal?: AbortSignal | undefined;
};

type Pending = Turn & {
  perform: (stopping: AbortSignal) => Promise<void>;
  reject: (reason: unknown) => void;
};

/**
 * Performs tasks one after the other, those in the background last.
 * @param perform ends early when its signal is aborted
 * @returns what performs one when its turn comes. It throws Superseded, the reason of its signal, and as `perform`.
 */
export const takingTurns = <Task, Result>(
  perform: (task: Task, stopping: AbortSignal) => Promise<Result>,
) => {
  let pending: Pending[] = [];
  let running: { turn: Pending; stopping: AbortController } | undefined;

  const work = async () => {
    for (;;) {
      const turn = pending.find(({ urgency }) => urgency !== 'background') ?? pending[0];
      if (!turn) break;
      pending = pending.filter((one) => one !== turn);
      if (turn.signal?.aborted) {
        turn.reject(turn.signal.reason);
        continue;
      }
      running = { turn, stopping: new AbortController() };
      const { signal } = running.stopping;
      await turn.perform(turn.signal ? AbortSignal.any([turn.signal, signal]) : signal);
    }
    running = undefined;
  };

  return (task: Task, { urgency, signal }: Turn = {}): Promise<Result> =>
    new Promise((resolve, reject) => {
      const turn: Pending = {
        ...{ urgency, signal },
        reject: reject,
        perform: async (stopping) => {
          try {
            resolve(await perform(task, stopping));
          } catch (error) {
            const makesWay = stopping.aborted && !signal?.aborted;
            if (makesWay) pending.unshift(turn);
            else reject(error as Error);
          }
        },
      };
      if (urgency === 'preview') {
        for (const one of pending) if (one.urgency === 'preview') one.reject(new Superseded());
        pending = pending.filter((one) => one.urgency !== 'preview');
      }
      pending.push(turn);
      if (!running) void work();
      else if (urgency !== 'background' && running.turn.urgency === 'background') {
        running.stopping.abort();
      }
    });
};
