import type { CDPSession } from '@playwright/test';

/** What the page's main thread did, in milliseconds. */
export type MainThread = Record<'all' | 'script' | 'style' | 'layout', number>;

const metrics = {
  all: 'TaskDuration',
  script: 'ScriptDuration',
  style: 'RecalcStyleDuration',
  layout: 'LayoutDuration',
} satisfies Record<keyof MainThread, string>;

/** Listens from now on; asked, it says what has been done since. The rest is parsing, painting and the loader. */
export const watchMainThread = async (cdp: CDPSession) => {
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async () => {
    const { metrics: all } = await cdp.send('Performance.getMetrics');
    return (name: string) => (all.find((metric) => metric.name === name)?.value ?? 0) * 1000;
  };
  const before = await read();
  return async (): Promise<MainThread> => {
    const after = await read();
    const since = (part: keyof MainThread) => after(metrics[part]) - before(metrics[part]);
    return {
      all: since('all'),
      script: since('script'),
      style: since('style'),
      layout: since('layout'),
    };
  };
};
