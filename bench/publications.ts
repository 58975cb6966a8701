/**
 * A publication while guests read, and while the process is killed.
 *
 *   npm run bench -- publications                       100 publications, 300 readings a second; 100 kills
 *   npm run bench -- publications --times 20 --rate 300 --kills 20
 *
 * Fails when an answer was an error or a mixture, when one in a hundred took longer than 250 ms, when a publication
 * took longer than two seconds, or when a killed process left anything but the old site or the new one.
 */
import { parseArgs } from 'node:util';
import makeTemplate, { copyTemplate } from '../e2e/fixtures/template.ts';
import { startServer } from '../e2e/fixtures/server.ts';
import { killWhilePublishing } from './publications/kill-while-publishing.ts';
import { readWhilePublishing } from './publications/read-while-publishing.ts';

const { values: options } = parseArgs({
  options: {
    times: { type: 'string', default: '100' },
    rate: { type: 'string', default: '300' },
    kills: { type: 'string', default: '100' },
  },
});

const removeTemplate = await makeTemplate();
const { dataDir, remove } = copyTemplate();
const server = await startServer({ DATA_DIR: dataDir });
const trial = await readWhilePublishing({
  url: server.url,
  publications: Number(options.times),
  rate: Number(options.rate),
  random: Math.random,
});
await server.stop();
const ms = (nanoseconds: number) => Math.round(nanoseconds / 1e5) / 10;
const median = trial.publishMs[Math.floor(trial.publishMs.length / 2)]!;
const slowest = trial.publishMs.at(-1)!;
const p99 = ms(trial.latency.percentile(99));
const errors = [...trial.errors.values()].reduce((sum, count) => sum + count, 0);
console.table({
  publications: trial.publishMs.length,
  'publish ms, median': Math.round(median),
  'publish ms, slowest': Math.round(slowest),
  readings: trial.sent,
  errors,
  'reading p50 ms': ms(trial.latency.percentile(50)),
  'reading p99 ms': p99,
  'reading max ms': ms(trial.latency.max),
});
for (const [what, count] of trial.errors) console.log(`${count} × ${what}`);

const kills = await killWhilePublishing({
  dataDir,
  kills: Number(options.kills),
  random: Math.random,
});
console.table({
  kills: kills.kills,
  old: kills.old,
  new: kills.new,
  findings: kills.findings.length,
});
for (const finding of kills.findings) console.log(finding);
remove();
removeTemplate();
const isWithinLimits = errors === 0 && p99 <= 250 && slowest <= 2000 && kills.findings.length === 0;
process.exit(isWithinLimits ? 0 : 1);
