/**
 * Can it be told by the clock, or by the answer, whether a group, a username or a phone number is known? Failures of both kinds in turns, over
 * HTTP, and a rank test over their times: p is how likely chance alone makes such a difference. By chance it
 * is below 0.01 once in a hundred runs: run again before believing it.
 *
 *   npm run bench -- timing                       3,000 of each for guests, 300 for the couple
 *   npm run bench -- timing --guests 10000
 *   npm run bench -- timing --leaky            a door that must be found out: it looks longer at known names
 *
 * About three minutes, on a quiet machine; with the data on a disk in memory (TMPDIR=/dev/shm) finer still.
 */
import Database from 'better-sqlite3';
import { join } from 'node:path';
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

const { values: options } = parseArgs({
  options: {
    guests: { type: 'string', default: '3000' },
    couple: { type: 'string', default: '300' },
    numbers: { type: 'string', default: '1000' },
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

/** Phone numbers of stored members, or numbers that are not stored. */
const numberOf = (at: number, isKnown: boolean) =>
  `+56 9 ${isKnown ? '7' : '6'}${String(at).padStart(7, '0')}`;
const linkRequest = (isKnown: boolean) => ({
  path: '/api/rsvp/lost-link',
  body: (at: number) => ({ phone: numberOf(at, isKnown) }),
});

const pairs: Record<string, { pair: Pair; samples: number }> = {
  // As long as each other: the length of what is sent would tell nothing about what is stored.
  'group: wrong code, unknown': {
    pair: [guest('Tía Marta'), guest('Tía Merta')],
    samples: Number(options.guests),
  },
  'couple: wrong password, unknown': {
    pair: [couple(admin.username), couple('parejo')],
    samples: Number(options.couple),
  },
  'lost link: known number, unknown': {
    pair: [linkRequest(true), linkRequest(false)],
    samples: Number(options.numbers),
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
      const passed = await fetch(url + req.url, {
        method: 'POST',
        headers: { ...headers, 'X-Forwarded-For': forwarded },
        body,
      });
      res.writeHead(passed.status, headers).end(await passed.text());
    };
    answer().catch(() => res.destroy());
  }).listen(0, '127.0.0.1');
  await once(door, 'listening');
  return { url: `http://127.0.0.1:${(door.address() as AddressInfo).port}`, door };
};

const removeTemplate = await makeTemplate();
const { dataDir, remove } = copyTemplate();
const wedding = new Database(join(dataDir, 'wedding.db'));
const add = wedding.prepare(
  'insert into guest_members (guest_id, name, phone, phone_e164) values (1, ?, ?, ?)',
);
wedding.transaction(() => {
  for (let at = 0; at < Number(options.numbers); at += 1) {
    const phone = numberOf(at, true);
    add.run(`Persona ${at}`, phone, phone.replaceAll(' ', ''));
  }
})();
wedding.close();
const site = await startServer({ DATA_DIR: dataDir });
const leaky = options.leaky ? await leakyDoor(site.url) : undefined;

const rows: {
  calls: string;
  each: number;
  known: string;
  unknown: string;
  p: number;
  answers: number;
}[] = [];
for (const [calls, { pair, samples }] of Object.entries(pairs)) {
  const { times, answers } = await timedLogins(leaky?.url ?? site.url, pair, samples);
  const [known, unknown] = times;
  const ms = (times: number[]) => `${median(times).toFixed(3)} ms`;
  const p = Number(rankTest(known, unknown).toFixed(4));
  rows.push({
    calls,
    each: samples,
    known: ms(known),
    unknown: ms(unknown),
    p,
    answers: answers.size,
  });
}
console.table(rows);

leaky?.door.close();
leaky?.door.closeAllConnections();
await site.stop();
remove();
removeTemplate();
process.exitCode = rows.every(({ p, answers }) => p > 0.01 && answers === 1) ? 0 : 1;
