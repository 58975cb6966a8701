/**
 * Does the site keep what it has acknowledged when the power goes? Every write and fsync of SQLite is
 * recorded under twenty writers (with `strace`), then the power is cut at any moment of that: of what was
 * not synced any part reaches the disk, in pieces of 512 bytes, and what is left is opened.
 *
 *   npm run bench -- power-cuts 2000            the site
 *   npm run bench -- power-cuts 500 normal      with synchronous=NORMAL, which must be found out
 */
import { cutPower } from './durability/power-cuts/power-cuts.ts';
import { canRecord, record } from './durability/power-cuts/trace.ts';

const [cuts = '2000', synchronous = 'full', calls = '600', seed = '1'] = process.argv.slice(2);
if (synchronous !== 'full' && synchronous !== 'normal') throw new Error('full or normal?');
if (!canRecord()) throw new Error('Recording needs strace: apt-get install strace');

const startedAt = performance.now();
const recording = record(Number(calls), synchronous);
const count = (kind: string) => recording.steps.filter((step) => step.kind === kind).length;
console.log(
  `${count('write')} writes, ${count('sync')} fsyncs, ${calls} acknowledged calls recorded`,
);
const tally = cutPower(recording, Number(cuts), Number(seed), ({ cuts: done, lossy }) => {
  if (done % 250 === 0) console.log(`${done} cuts, ${lossy} with a loss`);
});
console.table({
  synchronous,
  cuts: tally.cuts,
  'acknowledged calls looked for': tally.acknowledged,
  'cuts with a loss': tally.lossy,
  seconds: Math.round((performance.now() - startedAt) / 1000),
});
for (const finding of tally.findings) console.log(finding);
process.exitCode = tally.lossy > 0 ? 1 : 0;
