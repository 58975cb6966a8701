import { randomness } from '../payments/provider-life.ts';
import type { Conduct } from './cuts.ts';
import { openFarSite } from './far-site.ts';
import { type Life, liveThrough } from './offline-life.ts';
import { startBrowser } from './phone.ts';

type Many = {
  count: number;
  /** The first life's; the next has the next number. */
  seed: number;
  conduct?: Conduct;
  /** So many phones at a time, each with a site of its own. */
  numbers?: number;
  /** No more lives once there is something to tell. */
  untilFound?: boolean;
  onLife?: (lives: number) => void;
  onFinding?: (finding: string) => void;
};

/** What many lives came to, each finding with the seed that shows it again. */
export const liveMany = async (many: Many): Promise<Life & { lives: number }> => {
  const { count, seed, conduct = 'real', numbers = 1, untilFound, onLife, onFinding } = many;
  const all = {
    lives: 0,
    cuts: { before: 0, during: 0, after: 0 },
    kills: 0,
    overtaken: 0,
    closed: 0,
    findings: [] as string[],
  };
  let next = seed;
  const live = async () => {
    const far = await openFarSite();
    for (let own = next++; own < seed + count; own = next++) {
      // Each has a browser of its own: now and then Chromium never finishes to close a single phone.
      const browser = await startBrowser();
      const life = await liveThrough(browser, far, randomness(own), conduct).catch(brokenOff);
      await browser.close();
      all.lives += 1;
      for (const kind of ['before', 'during', 'after'] as const) all.cuts[kind] += life.cuts[kind];
      all.kills += life.kills;
      all.overtaken += life.overtaken;
      all.closed += life.closed;
      for (const finding of life.findings) {
        all.findings.push(`seed ${own}: ${finding}`);
        onFinding?.(`seed ${own}: ${finding}`);
      }
      onLife?.(all.lives);
      if (untilFound && all.findings.length > 0) break;
    }
    await far.close();
  };
  await Promise.all(Array.from({ length: numbers }, live));
  return all;
};

/** A life that cannot go on is told like any other finding, and the next one begins. */
const brokenOff = (error: unknown): Life => ({
  cuts: { before: 0, during: 0, after: 0 },
  kills: 0,
  overtaken: 0,
  closed: 0,
  findings: [`broke off: ${String(error).split('\n')[0]}`],
});
