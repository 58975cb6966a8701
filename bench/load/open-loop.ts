import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

type Load = {
  /** Requests a second. */
  rate: number;
  seconds: number;
  /** Sends one, and resolves once all of the answer is there. */
  send: () => Promise<void>;
  random: () => number;
};

export type Result = {
  /** Nanoseconds from the planned moment to the end of the answer. */
  latency: RecordableHistogram;
  /** Nanoseconds from the planned moment to the moment it left: the generator's own delay. */
  lag: RecordableHistogram;
  sent: number;
  /** What went wrong, and how often. */
  errors: Map<string, number>;
  /** Those that were sent, a second. */
  achieved: number;
};

/**
 * Sends at moments that were planned beforehand, as independent guests come (Poisson), whether or not
 * earlier answers have arrived. Each wait counts from the planned moment: a site that stalls makes
 * all later arrivals wait, and a stall counts even if no request was made in it.
 */
export const openLoop = async ({ rate, seconds, send, random }: Load): Promise<Result> => {
  const latency = createHistogram();
  const lag = createHistogram();
  const errors = new Map<string, number>();
  const inProgress = new Set<Promise<void>>();
  let sent = 0;

  const since = (planned: number) => Math.max(1, Math.round((performance.now() - planned) * 1e6));
  const sendOne = async (planned: number) => {
    lag.record(since(planned));
    try {
      await send();
    } catch (error) {
      const what = error instanceof Error ? error.message : String(error);
      errors.set(what, (errors.get(what) ?? 0) + 1);
    }
    latency.record(since(planned));
  };

  const startedAt = performance.now();
  const end = startedAt + seconds * 1000;
  const gap = () => (-Math.log(1 - random()) / rate) * 1000;
  for (let planned = startedAt + gap(); planned < end; planned += gap()) {
    const early = planned - performance.now();
    if (early > 0) await sleep(early);
    sent += 1;
    const one: Promise<void> = sendOne(planned).finally(() => inProgress.delete(one));
    inProgress.add(one);
  }
  await Promise.all(inProgress);
  const took = (performance.now() - startedAt) / 1000;
  return { latency, lag, sent, errors, achieved: sent / Math.max(seconds, took) };
};
