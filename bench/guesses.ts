/**
 * How many guesses does the login hear, and does everybody with the right code get in meanwhile? The real
 * process, killed and started again all along, hears guesses from many addresses and from one, for names
 * that there are and names that there are not.
 *
 *   npm run bench -- guesses 10000              the site
 *   npm run bench -- guesses 2000 forgetful     a site that must be found out
 *   npm run bench -- guesses 2000 limitless     another one
 */
import { guessRounds } from './guesses/guess-rounds.ts';
import { forgetfulSite, limitlessSite, realSite } from './guesses/sites.ts';

const sites = { real: realSite, forgetful: forgetfulSite, limitless: limitlessSite };

const [guesses = '10000', kind = 'real'] = process.argv.slice(2);
if (!(kind in sites)) throw new Error(`The sites are: ${Object.keys(sites).join(', ')}.`);

const site = await sites[kind as keyof typeof sites](300);
const startedAt = performance.now();
const { findings, ...tally } = await guessRounds({
  site,
  guesses: Number(guesses),
  restartEvery: 1000,
  onRound: ({ guesses: done, received }) => console.log(`${done} guesses, ${received} heard`),
});
await site.stop();
const seconds = Math.round((performance.now() - startedAt) / 1000);
console.table({ site: kind, ...tally, findings: findings.length, seconds });
for (const finding of findings.slice(0, 20)) console.log(finding);
process.exitCode = findings.length > 0 ? 1 : 0;
