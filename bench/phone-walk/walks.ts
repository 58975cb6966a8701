import { openFarSite } from '../no-signal/far-site.ts';
import { startBrowser } from '../no-signal/phone.ts';
import { type Conduct, walkThrough } from './walk.ts';

type Many = {
  count: number;
  /** The first life's; the next has the next number. */
  seed: number;
  /** So many phones at a time, each with a site of its own. */
  numbers?: number;
  conduct?: Conduct;
  /** No more lives once there is something to tell. */
  untilFound?: boolean;
  onLife?: (lives: number) => void;
  onFinding?: (finding: string) => void;
};

/** What many walks came to, each finding with the seed that shows it again. */
export const walkMany = async (many: Many) => {
  const { count, seed, numbers = 1, conduct = 'real', untilFound, onLife, onFinding } = many;
  const all = { lives: 0, steps: 0, findings: [] as string[] };
  let next = seed;
  const live = async () => {
    const far = await openFarSite();
    for (let own = next++; own < seed + count; own = next++) {
      // Each has a browser of its own: now and then Chromium never finishes to close a single phone.
      const browser = await startBrowser();
      const { findings, steps } = await walkThrough(browser, far, own, conduct);
      await browser.close();
      all.lives += 1;
      all.steps += steps.length;
      for (const finding of findings) {
        all.findings.push(`seed ${own}: ${finding}`);
        onFinding?.(`seed ${own}: ${finding}`);
      }
      if (findings.length > 0) onFinding?.(`  ${steps.join('\n  ')}`);
      onLife?.(all.lives);
      if (untilFound && all.findings.length > 0) break;
    }
    await far.close();
  };
  await Promise.all(Array.from({ length: numbers }, live));
  return all;
};
