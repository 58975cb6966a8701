/**
 * Is ever a gift shown as given that was not paid, or one lost that was? Random lives of purchases with
 * the real client against a Mercado Pago on this machine: payments come and change, notices are lost,
 * repeated, forged and overtake one another.
 *
 *   npm run bench -- payments 2000                  the site
 *   npm run bench -- payments 200 believes          a site that must be found out; also last-word, only-notices
 */
import { conducts, runSequences } from './payments/sequences.ts';
import { openShop } from './payments/shop.ts';

const [count = '1000', kind = 'real', seed = '1'] = process.argv.slice(2);
if (!(kind in conducts)) throw new Error(`The sites are: ${Object.keys(conducts).join(', ')}.`);

const shop = await openShop();
const startedAt = performance.now();
const tally = await runSequences(shop, {
  count: Number(count),
  seed: Number(seed),
  conduct: conducts[kind as keyof typeof conducts],
  onSequence: ({ sequences }) => {
    if (sequences % 100 === 0) console.log(`${sequences} sequences`);
  },
});
await shop.close();
const { unpaidShownAsPaid, paidLost, ...counts } = tally;
console.table({
  site: kind,
  ...counts,
  'unpaid shown as paid': new Set(unpaidShownAsPaid).size,
  'paid and lost': new Set(paidLost).size,
  seconds: Math.round((performance.now() - startedAt) / 1000),
});
for (const found of [...new Set([...unpaidShownAsPaid, ...paidLost])].slice(0, 10)) {
  console.log(`seed ${found}`);
}
process.exitCode = unpaidShownAsPaid.length + paidLost.length > 0 ? 1 : 0;
