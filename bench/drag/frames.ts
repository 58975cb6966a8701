import type { CDPSession, Page } from '@playwright/test';

type Window = { drawnAt: number[] };

export type Frames = {
  /** Of a second. */
  rate: number;
  usual: number;
  late: number;
  longest: number;
  /** Milliseconds of the page's own processor time for a frame. */
  work: number;
};

const taskTime = async (cdp: CDPSession) => {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000;
};

/** What the page draws while something is done: every frame that it gets to, by the browser's clock. */
export const framesWhile = async (page: Page, cdp: CDPSession, doing: () => Promise<void>) => {
  // Of the processor, not of the clock: what else the machine does takes no part in it.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.evaluate(() => {
    const drawnAt: number[] = [];
    Object.assign(window, { drawnAt });
    const note = (at: number) => {
      drawnAt.push(at);
      if ((window as unknown as Window).drawnAt === drawnAt) requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  const before = await taskTime(cdp);
  await doing();
  const after = await taskTime(cdp);
  const drawnAt = await page.evaluate(() => {
    const { drawnAt } = window as unknown as Window;
    Object.assign(window, { drawnAt: [] });
    return drawnAt;
  });
  const gaps = drawnAt.slice(1).map((at, frame) => at - drawnAt[frame]!);
  return { gaps, work: (after - before) / gaps.length };
};

export const figuresOf = (rounds: Awaited<ReturnType<typeof framesWhile>>[]): Frames => {
  const gaps = rounds.flatMap((round) => round.gaps).toSorted((a, b) => a - b);
  const share = (part: number) => gaps[Math.ceil(gaps.length * part) - 1]!;
  return {
    rate: (gaps.length * 1000) / gaps.reduce((sum, gap) => sum + gap, 0),
    usual: share(0.5),
    late: share(0.95),
    longest: gaps.at(-1)!,
    work: rounds.reduce((sum, { work }) => sum + work, 0) / rounds.length,
  };
};
