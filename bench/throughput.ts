/**
 * How much of a bare server's pace the site keeps, on the same machine in the same run.
 *
 *   npm run bench -- throughput [--rounds 5] [--seconds 5]      5 to 8 minutes
 *
 * The list of gifts beside Hono and better-sqlite3 alone with the same questions and the same bytes;
 * home and a script beside nginx with the same packed files and headers. Each round visits both, one
 * after the other, and a ratio compares the two of one round. Needs wrk, and nginx for the pages
 * (`apt-get install wrk nginx-light`). Fails when a median is under 0.7.
 *
 * Besides, without a limit, what is at most to be had: the same server with its questions put as the site
 * puts them, Node's own HTTP server with the same bytes in its hand, and its sockets without it; and what
 * is left of the site's pace behind the proxy that the guide puts in front of it.
 */
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { startServer } from '../e2e/fixtures/server.ts';
import makeTemplate, { copyTemplate } from '../e2e/fixtures/template.ts';
import { signIn } from './durability/visitor.ts';
import { median } from './pages/figures.ts';
import {
  type Reference,
  startBareApi,
  startBarePages,
  startCaddy,
  startNginx,
} from './throughput/references.ts';
import { type Rate, wrk } from './throughput/wrk.ts';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
  },
});
const expected = 0.7;

const removeTemplate = await makeTemplate();
const { dataDir, remove } = copyTemplate();
const site = await startServer({ DATA_DIR: dataDir });
const here = `http://127.0.0.1:${site.port}`;
const guest = await signIn(site, '/api/rsvp/login', {
  groupName: 'Familia Peñaloza Ríos',
  accessCode: 'RAMA-4T7W',
});

type Match = {
  name: string;
  path: string;
  headers: Record<string, string>;
  reference: Reference;
  expected?: number;
};

const hasProgram = (name: string) =>
  (process.env.PATH ?? '').split(':').some((folder) => {
    try {
      return readdirSync(folder).includes(name);
    } catch {
      return false;
    }
  });
if (!hasProgram('wrk')) throw new Error('wrk is missing: apt-get install wrk');

const file = join(dataDir, 'wedding.db');
const bare = await startBareApi(file, 'seen');
const bareUnseen = await startBareApi(file, 'unseen');
const references = [bare, bareUnseen];
const gifts = { path: '/api/gifts', headers: { Cookie: guest.cookie } };
const matches: Match[] = [
  { name: 'list of gifts / bare Hono', ...gifts, reference: bare, expected },
  { name: 'list of gifts / bare Hono, values unseen', ...gifts, reference: bareUnseen },
];
const [one, other] = await Promise.all(
  [here, bare.url].map(async (url) => {
    const answer = await fetch(`${url}/api/gifts`, { headers: { Cookie: guest.cookie } });
    return answer.text();
  }),
);
if (one !== other) throw new Error(`Not the same answer:\n${one}\n${other}`);

const compressed = { 'Accept-Encoding': 'gzip' };
// The site holds its pages in memory: the others get them as files.
const homeFile = join(mkdtempSync(join(tmpdir(), 'convite-home-')), 'index.html');
const homeHtml = Buffer.from(await (await fetch(here)).arrayBuffer());
writeFileSync(homeFile, homeHtml);
writeFileSync(`${homeFile}.gz`, gzipSync(homeHtml, { level: 9 }));
const script = readdirSync('dist/client/_astro').find((name) => /^site\..*\.js$/u.test(name));
const pages = [
  { name: 'home', path: '/', file: `${homeFile}.gz` },
  { name: 'a script', path: `/_astro/${script}`, file: `dist/client/_astro/${script}.gz` },
];
if (hasProgram('nginx')) {
  const nginx = await startNginx(
    (await fetch(`${here}/`, { headers: compressed })).headers,
    homeFile,
  );
  references.push(nginx);
  for (const { name, path } of pages) {
    matches.push({
      name: `${name} / nginx`,
      path,
      headers: compressed,
      reference: nginx,
      expected,
    });
  }
} else {
  console.log('nginx is missing (apt-get install nginx-light): pages beside it are left out.');
}
for (const { name, path, file } of pages) {
  const { headers } = await fetch(here + path, { headers: compressed });
  const reference = await startBarePages('bare-pages.ts', file, headers);
  references.push(reference);
  matches.push({ name: `${name} / bare Node`, path, headers: compressed, reference });
}
const [home] = pages;
const { headers: homeHeaders } = await fetch(here, { headers: compressed });
const sockets = await startBarePages('bare-sockets.ts', home!.file, homeHeaders);
references.push(sockets);
matches.push({ name: 'home / bare sockets', path: '/', headers: compressed, reference: sockets });
if (hasProgram('caddy')) {
  const caddy = await startCaddy(site.port);
  references.push(caddy);
  matches.push({
    name: 'home / itself behind Caddy',
    path: '/',
    headers: compressed,
    reference: caddy,
  });
} else {
  console.log('caddy is missing (apt-get install caddy): the site behind it is left out.');
}

const measure = async ({ path, headers, reference }: Match) => {
  const rounds: { own: Rate; its: Rate }[] = [];
  for (let round = 0; round <= Number(options.rounds); round++) {
    const given = { seconds: Number(options.seconds), headers };
    const own = await wrk(here + path, site.pid, given);
    const its = await wrk(reference.url + path, reference.pid, given);
    // The first one warms both up.
    if (round > 0) rounds.push({ own, its });
  }
  const of = (stat: (round: { own: Rate; its: Rate }) => number, digits = 0) =>
    Number(median(rounds.map(stat)).toFixed(digits));
  return {
    'site, a second': of(({ own }) => own.perSecond),
    reference: of(({ its }) => its.perSecond),
    ratio: of(({ own, its }) => own.perSecond / its.perSecond, 2),
    'site, µs of processor': of(({ own }) => own.microseconds, 1),
    'reference, µs': of(({ its }) => its.microseconds, 1),
  };
};

const rows: Record<string, Awaited<ReturnType<typeof measure>>> = {};
try {
  for (const match of matches) rows[match.name] = await measure(match);
} finally {
  await site.stop();
  for (const reference of references) await reference.stop();
  remove();
  removeTemplate();
}
console.table(rows);
for (const { name, expected } of matches) {
  if (expected === undefined || rows[name]!.ratio >= expected) continue;
  console.log(`NOT KEPT: ${name}, at least ${expected}.`);
  process.exitCode = 1;
}
