import { expect, onTestFinished, test } from 'vitest';
import { conducts, runSequences, type Conduct } from '../../../bench/payments/sequences.ts';
import { openShop } from '../../../bench/payments/shop.ts';

/** `npm run bench -- payments` runs more of the same random sequences. */
const live = async (count: number, seed: number, conduct?: Conduct) => {
  const shop = await openShop();
  onTestFinished(shop.close);
  return runSequences(shop, { count, seed, conduct });
};

const timeout = 120_000;

test(
  'whatever is lost, repeated, forged or outdated: nothing unpaid is given, nothing paid is lost',
  async () => {
    const tally = await live(40, 1);
    expect(tally).toMatchObject({ sequences: 40, unpaidShownAsPaid: [], paidLost: [] });
    const { lost, duplicate, forged, held, endedPaid } = tally;
    for (const many of [lost, duplicate, forged, held, endedPaid]) expect(many).toBeGreaterThan(9);
  },
  timeout,
);

/** Each with a seed that is known to detect it. */
test.each([
  ['believes a notice', conducts.believes, 19],
  ['lets the last answer have the last word', conducts['last-word'], 14],
  ['never asks by itself', conducts['only-notices'], 3],
])(
  'a site that %s is found out',
  async (_, conduct, seed) => {
    const { unpaidShownAsPaid, paidLost } = await live(1, seed, conduct);
    expect([...unpaidShownAsPaid, ...paidLost]).toContain(seed);
  },
  timeout,
);
