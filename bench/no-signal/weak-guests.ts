import { randomness } from '../payments/provider-life.ts';
import { openFarSite } from './far-site.ts';
import { startBrowser } from './phone.ts';
import { visit, type Method } from './weak-guest.ts';

type Many = Method & {
  count: number;
  /** The first guest's; the next has the next number. */
  seed: number;
  /** So many at a time, each with a line and a site of their own. */
  phones: number;
  onVisit?: (visits: number) => void;
  onFinding?: (finding: string) => void;
};

/** What became of many guests, each finding with the seed that shows it again. */
export const visitMany = async (many: Many) => {
  const { count, seed, phones, speed, timeoutMs, onVisit, onFinding } = many;
  const all = { received: [] as number[], again: 0, broken: 0, findings: [] as string[] };
  let next = seed;
  let visits = 0;
  const one = async () => {
    const far = await openFarSite();
    for (let own = next++; own < seed + count; own = next++) {
      const browser = await startBrowser();
      const method = { speed, timeoutMs };
      const { ms, again, broken, findings } = await visit(browser, far, randomness(own), method);
      await browser.close();
      if (ms !== undefined) all.received.push(ms);
      all.again += again;
      all.broken += broken;
      for (const finding of findings) {
        all.findings.push(`seed ${own}: ${finding}`);
        onFinding?.(`seed ${own}: ${finding}`);
      }
      onVisit?.((visits += 1));
    }
    await far.close();
  };
  await Promise.all(Array.from({ length: phones }, one));
  return all;
};
