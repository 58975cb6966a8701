/** A newer preview has taken the place of this one. */
export class Superseded extends Error {}

export type Turn = {
  /** `background`: makes way for the others and begins anew. `preview`: only the newest one waits. */
  urgency?: 'background' | 'preview' | undefined;
  /** Ends the task, waiting or running. */
  signal?: AbortSignal | undefined;
};

type Waiting = Turn & {
  perform: (stopping: AbortSignal) => Promise<void>;
  refuse: (reason: unknown) => void;
};

/**
 * Performs tasks one after the other, those in the background last.
 * @param perform ends early when its signal is aborted
 * @returns what performs one when its turn comes. It throws Superseded, the reason of its signal, and as `perform`.
 */
export const takingTurns = <Task, Result>(
  perform: (task: Task, stopping: AbortSignal) => Promise<Result>,
) => {
  let waiting: Waiting[] = [];
  let running: { turn: Waiting; stopping: AbortController } | undefined;

  const work = async () => {
    for (;;) {
      const turn = waiting.find(({ urgency }) => urgency !== 'background') ?? waiting[0];
      if (!turn) break;
      waiting = waiting.filter((one) => one !== turn);
      if (turn.signal?.aborted) {
        turn.refuse(turn.signal.reason);
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
      const turn: Waiting = {
        ...{ urgency, signal },
        refuse: reject,
        perform: async (stopping) => {
          try {
            resolve(await perform(task, stopping));
          } catch (error) {
            const makesWay = stopping.aborted && !signal?.aborted;
            if (makesWay) waiting.unshift(turn);
            else reject(error as Error);
          }
        },
      };
      if (urgency === 'preview') {
        for (const one of waiting) if (one.urgency === 'preview') one.refuse(new Superseded());
        waiting = waiting.filter((one) => one.urgency !== 'preview');
      }
      waiting.push(turn);
      if (!running) void work();
      else if (urgency !== 'background' && running.turn.urgency === 'background') {
        running.stopping.abort();
      }
    });
};
