/**
 * The minutes after the invitation went out: guests come at a rate of their own, whatever the site does.
 *
 *   npm run bench -- load                                  320 a second for 5 minutes, 800 for 2
 *   npm run bench -- load --rate 320 --minutes 5 --p99 250
 *
 * The built site as a process of its own with 250 groups, this process as the crowd, on the same
 * processors; then its answers a second beside those of a bare server, in turns. Fails when an answer was an error,
 * when one in a hundred took longer than wanted, when the site stores fewer answers than it should beside the bare
 * server, or when it keeps more memory than it may.
 */
import { setTimeout as rest } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { bigGroups } from '#tests/support/big-wedding.ts';
import { startBigSite } from './admin/big-site.ts';
import { compareWithBare } from './load/answers.ts';
import { openCrowd } from './load/guests.ts';
import { openLoop, type Result } from './load/open-loop.ts';
import { residentMb } from './support/resident-memory.ts';

const { values: options } = parseArgs({
  options: {
    rate: { type: 'string' },
    minutes: { type: 'string', default: '1' },
    p99: { type: 'string', default: '250' },
    groups: { type: 'string', default: '250' },
  },
});
const stages = options.rate
  ? [
      {
        rate: Number(options.rate),
        minutes: Number(options.minutes),
        p99: Number(options.p99),
      },
    ]
  : [
      { rate: 320, minutes: 5, p99: 250 },
      { rate: 800, minutes: 2, p99: 500 },
    ];
/** Of the bare server's answers a second. The state before what an answer costs was looked at came to 0.08. */
const minAnswers = 0.15;
const mostIdle = 110;
const mostAfter = 220;

const site = await startBigSite(Number(options.groups));
// What the start alone needed is given back once the site has said that it is there.
await rest(2000);
const idle = residentMb(site.pid);
const crowd = await openCrowd(site.url, bigGroups(site.groups), Math.random);

const ms = (nanoseconds: number) => Math.round(nanoseconds / 1e5) / 10;
const row = ({ latency, lag, sent, errors, achieved }: Result, after: number) => ({
  sent,
  'a second': Math.round(achieved),
  errors: [...errors.values()].reduce((sum, count) => sum + count, 0),
  'p50 ms': ms(latency.percentile(50)),
  p95: ms(latency.percentile(95)),
  p99: ms(latency.percentile(99)),
  max: ms(latency.max),
  'own delay p99': ms(lag.percentile(99)),
  'MB after': after,
});

const findings: string[] = [];
const rows: Record<string, ReturnType<typeof row>> = {};
for (const { rate, minutes, p99 } of stages) {
  const result = await openLoop({
    rate,
    seconds: minutes * 60,
    send: crowd.send,
    random: Math.random,
  });
  const found = row(result, residentMb(site.pid));
  rows[`${rate} a second, ${minutes} min`] = found;
  for (const [what, count] of result.errors) findings.push(`${count} × ${what}`);
  if (found.p99 > p99) findings.push(`${rate} a second: p99 ${found.p99} ms, at most ${p99}`);
  if (found['MB after'] > mostAfter) findings.push(`after the load: ${found['MB after']} MB`);
}
const answers = await compareWithBare(crowd.answer);
await crowd.leave();
await site.stop();

console.log(`Memory before anybody came: ${idle} MB.`);
console.table(rows);
console.log(
  `Answers a second: ${Math.round(answers.site)}, a bare server with one insert a call ${Math.round(answers.bare)}: ${answers.ratio.toFixed(2)} ×.`,
);
if (answers.ratio < minAnswers) {
  findings.push(
    `answers: ${answers.ratio.toFixed(2)} × of the bare server, at least ${minAnswers}`,
  );
}
if (idle > mostIdle) findings.push(`idle: ${idle} MB, at most ${mostIdle}`);
for (const finding of findings) console.log(`NOT KEPT: ${finding}`);
if (findings.length > 0) process.exitCode = 1;
