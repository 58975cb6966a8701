/**
 * Does the site keep what it has acknowledged when its process is killed at once?
 *
 *   npm run bench -- kill 200                      the site
 *   npm run bench -- kill 20 acknowledges-first    a site that must be found out
 *   npm run bench -- kill 20 writes-in-halves      another one
 */
import makeTemplate, { copyTemplate } from '../e2e/fixtures/template.ts';
import { killRounds, type Tally } from './durability/kill-rounds.ts';
import { realSite, siteThatAcknowledgesFirst, siteThatWritesInHalves } from './durability/sites.ts';

const sites = {
  real: realSite,
  'acknowledges-first': siteThatAcknowledgesFirst,
  'writes-in-halves': siteThatWritesInHalves,
};

const [kills = '60', kind = 'real'] = process.argv.slice(2);
if (!(kind in sites)) throw new Error(`The sites are: ${Object.keys(sites).join(', ')}.`);

const progress = ({ kills: done, acknowledgedCalls }: Tally) => {
  if (done % 10 === 0) console.log(`${done} kills, ${acknowledgedCalls} acknowledged calls`);
};

const removeTemplate = await makeTemplate();
const { dataDir, remove } = copyTemplate();
const startedAt = performance.now();
const tally = await killRounds({
  kills: Number(kills),
  dataDir,
  start: sites[kind as keyof typeof sites],
  onRound: progress,
});
console.table({
  site: kind,
  kills: tally.kills,
  'acknowledged calls': tally.acknowledgedCalls,
  'acknowledged cells': tally.acknowledgedCells,
  'calls under way at a kill': tally.inProgress,
  '… found stored, whole': tally.underWayStored,
  '… repeated with their key, one effect': tally.duplicateOnce,
  findings: tally.findings.length,
  seconds: Math.round((performance.now() - startedAt) / 1000),
});
for (const finding of tally.findings) console.log(finding);
remove();
removeTemplate();
process.exitCode = tally.findings.length > 0 ? 1 : 0;
