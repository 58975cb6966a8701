import { expect, onTestFinished, test } from 'vitest';
import { guessRounds } from '../../bench/guesses/guess-rounds.ts';
import {
  forgetfulSite,
  limitlessSite,
  realSite,
  type GuessedSite,
} from '../../bench/guesses/sites.ts';

/** The long run of the same guesses is `npm run bench -- guesses`. */
const guess = async (open: (groups: number) => Promise<GuessedSite>) => {
  const site = await open(20);
  onTestFinished(site.stop);
  return guessRounds({ site, guesses: 300, restartEvery: 75, attackers: 5 });
};

const timeout = 90_000;

test(
  'guesses meet the limits, over restarts too, and guests with the right code come in',
  async () => {
    const tally = await guess(realSite);
    expect(tally).toMatchObject({ guesses: 300, restarts: 4, findings: [] });
    expect(tally.rejected).toBeGreaterThan(50);
    expect(tally.cameIn).toBe(20 + 2 * 6 + 20);
  },
  timeout,
);

test.each([
  ['forgets who failed when it starts anew', forgetfulSite],
  ['gives everybody an address of their own', limitlessSite],
])(
  'a site that %s is found out',
  async (_, open) => {
    const { findings } = await guess(open);
    expect(findings.join('\n')).toContain('guesses heard');
  },
  timeout,
);
