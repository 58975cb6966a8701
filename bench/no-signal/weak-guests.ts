import { randomness } from '../payments/provider-life.ts';
import { openFarSite } from './far-site.ts';
import { startBrowser } from './phone.ts';
import { visit } from './weak-guest.ts';

type Many = {
  count: number;
  /** The first guest's; the next has the next number. */
  seed: number;
  /** So many at a time, each with a line and a site of their own. */
  phones: number;
  patienceMs: number;
  onVisit?: (visits: number) => void;
};

/** What became of many guests, each finding with the seed that shows it again. */
export const visitMany = async ({ count, seed, phones, patienceMs, onVisit }: Many) => {
  const all = { received: [] as number[], again: 0, broken: 0, findings: [] as string[] };
  let next = seed;
  let visits = 0;
  const one = async () => {
    const far = await openFarSite();
    for (let own = next++; own < seed + count; own = next++) {
      const browser = await startBrowser();
      const { ms, again, broken, findings } = await visit(
        browser,
        far,
        randomness(own),
        patienceMs,
      );
      await browser.close();
      if (ms === undefined) findings.push('gave up');
      else all.received.push(ms);
      all.again += again;
      all.broken += broken;
      all.findings.push(...findings.map((finding) => `seed ${own}: ${finding}`));
      onVisit?.((visits += 1));
    }
    await far.close();
  };
  await Promise.all(Array.from({ length: phones }, one));
  return all;
};
