/**
 * Can it be told by the clock whether a group, or a username, exists? Failures of both kinds in turns, over
 * HTTP, and a rank test over their times: p is how likely chance alone makes such a difference. By chance it
 * is below 0.01 once in a hundred runs: run again before believing it.
 *
 *   npm run bench -- timing                       3,000 of each for guests, 300 for the couple
 *   npm run bench -- timing --guests 10000
 *   npm run bench -- timing --leaky            a door that must be found out: it looks longer at known names
 *
 * About three minutes, on a quiet machine; with the data on a disk in memory (TMPDIR=/dev/shm) finer still.
 */
import { createServer } from 'node:http';
import { once } from 'node:events';
import { type AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { median } from './pages/figures.ts';
import { startServer } from '../e2e/fixtures/server.ts';
import makeTemplate, { admin, copyTemplate } from '../e2e/fixtures/template.ts';
import { rankTest } from './timing/rank-test.ts';
import { timedLogins, type Pair } from './timing/timed-logins.ts';

const { values: requested } = parseArgs({
  options: {
    guests: { type: 'string', default: '3000' },
    couple: { type: 'string', default: '300' },
    leaky: { type: 'boolean', default: false },
  },
});

const guest = (groupName: string) => ({
  path: '/api/rsvp/login',
  body: { groupName, accessCode: 'NOPE-NOPE' },
});
const couple = (username: string) => ({
  path: '/api/admin/login',
  body: { username, password: 'not this one' },
});

const pairs: Record<string, { pair: Pair; samples: number }> = {
  // As long as each other: the length of what is sent would tell nothing about what is stored.
  'group: wrong code, unknown': {
    pair: [guest('Tía Marta'), guest('Tía Merta')],
    samples: Number(requested.guests),
  },
  'couple: wrong password, unknown': {
    pair: [couple(admin.username), couple('parejo')],
    samples: Number(requested.couple),
  },
};

/** Looks a tenth of a millisecond longer at whom it knows. */
const leakyDoor = async (url: string) => {
  const door = createServer((req, res) => {
    const answer = async () => {
      const body = await buffer(req);
      const until = performance.now() + (/Marta|pareja/u.test(body.toString()) ? 0.1 : 0);
      while (performance.now() < until);
      const headers = { 'Content-Type': 'application/json' };
      const forwarded = `${req.headers['x-forwarded-for']}`;
      const { status } = await fetch(url + req.url, {
        method: 'POST',
        headers: { ...headers, 'X-Forwarded-For': forwarded },
        body,
      });
      res.writeHead(status, headers).end('{}');
    };
    answer().catch(() => res.destroy());
  }).listen(0, '127.0.0.1');
  await once(door, 'listening');
  return { url: `http://127.0.0.1:${(door.address() as AddressInfo).port}`, door };
};

const removeTemplate = await makeTemplate();
const { dataDir, remove } = copyTemplate();
const site = await startServer({ DATA_DIR: dataDir });
const leaky = requested.leaky ? await leakyDoor(site.url) : undefined;

const rows: { failures: string; each: number; known: string; unknown: string; p: number }[] = [];
for (const [failures, { pair, samples }] of Object.entries(pairs)) {
  const [known, unknown] = await timedLogins(leaky?.url ?? site.url, pair, samples);
  const ms = (times: number[]) => `${median(times).toFixed(3)} ms`;
  const p = Number(rankTest(known, unknown).toFixed(4));
  rows.push({ failures, each: samples, known: ms(known), unknown: ms(unknown), p });
}
console.table(rows);

leaky?.door.close();
leaky?.door.closeAllConnections();
await site.stop();
remove();
removeTemplate();
process.exitCode = rows.every(({ p }) => p > 0.01) ? 0 : 1;
