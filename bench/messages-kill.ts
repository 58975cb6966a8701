/**
 * Does anybody get a message twice when the process is killed while a campaign is under way?
 *
 *   npm run bench -- messages-kill 200             the site
 *   npm run bench -- messages-kill 20 sends-again  a site that must be found out
 */
import makeTemplate, { copyTemplate } from '../e2e/fixtures/template.ts';
import { messageKillRounds } from './messages/kill-rounds.ts';
import { siteThatSendsAgain, siteWithWhatsApp } from './messages/sites.ts';

const sites = { real: siteWithWhatsApp, 'sends-again': siteThatSendsAgain };

const [kills = '60', kind = 'real'] = process.argv.slice(2);
if (!(kind in sites)) throw new Error(`The sites are: ${Object.keys(sites).join(', ')}.`);

// The phones of the fake print their keys.
for (const word of ['info', 'warn'] as const) console[word] = () => undefined;

const removeTemplate = await makeTemplate();
const { dataDir, remove } = copyTemplate();
const startedAt = performance.now();
const { states, moments, findings, ...totals } = await messageKillRounds({
  kills: Number(kills),
  dataDir,
  start: sites[kind as keyof typeof sites],
  onRound: (done) => done % 10 === 0 && console.log(`${done} kills`),
});
console.table({
  site: kind,
  ...totals,
  ...states,
  findings: findings.length,
  seconds: Math.round((performance.now() - startedAt) / 1000),
});
console.table(moments);
for (const finding of findings) console.log(finding);
remove();
removeTemplate();
process.exitCode = findings.length > 0 ? 1 : 0;
