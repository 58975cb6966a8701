/**
 * How long the site takes to start, and how much memory it keeps.
 *
 *   npm run bench -- memory
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { startServer } from '../e2e/fixtures/server.ts';
import makeTemplate, { admin, copyTemplate } from '../e2e/fixtures/template.ts';
import { signIn } from './durability/visitor.ts';
import { openStreams } from './memory/open-streams.ts';
import { showPhotos } from './memory/couples-photos.ts';
import { residentMb } from './support/resident-memory.ts';

/** Memory is read after each of them: growth without end would show in the last. */
const milestones = [2000, 4000, 8000];

const timed = async <T>(work: () => Promise<T>) => {
  const startedAt = performance.now();
  const result = await work();
  return { result, ms: Math.round(performance.now() - startedAt) };
};

/** As many as a couple shows. */
const photos = 60;

/** Open pages of guests. */
const streams = 300;

/** Idle: what an answer needed has been given back. */
const idleMs = 20_000;

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** A new wedding, planted with the demo. */
const firstStart = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'convite-'));
  const { result: server, ms } = await timed(() => startServer({ DATA_DIR: dataDir }));
  await server.stop();
  rmSync(dataDir, { recursive: true });
  return ms;
};

const removeTemplate = await makeTemplate();
const { dataDir, remove } = copyTemplate();
const starts: number[] = [];
const firstAnswers: number[] = [];
for (let start = 0; start < 5; start++) {
  const { result: server, ms } = await timed(() => startServer({ DATA_DIR: dataDir }));
  starts.push(ms);
  firstAnswers.push((await timed(() => fetch(`${server.url}/rsvp`))).ms);
  await server.stop();
}

const server = await startServer({ DATA_DIR: dataDir });
await rest(2000);
const afterStart = residentMb(server.pid);
const guest = await signIn(server, '/api/rsvp/login', {
  groupName: 'Familia Peñaloza Ríos',
  accessCode: 'RAMA-4T7W',
});
const couple = await signIn(server, '/api/admin/login', admin);
const visits = [
  ['', '/'],
  ['', '/rsvp'],
  [guest.cookie, '/my-events'],
  [guest.cookie, '/events/45'],
  [guest.cookie, '/api/rsvp/responses/45'],
  [couple.cookie, '/admin/rsvps?event=49'],
] as const;
const memory: Record<string, number | undefined> = {};
const { ms } = await timed(async () => {
  for (let count = 1; count <= milestones.at(-1)!; count++) {
    const [cookie, path] = visits[count % visits.length]!;
    await (await fetch(server.url + path, { headers: { cookie } })).arrayBuffer();
    if (milestones.includes(count)) memory[`after ${count} requests (MB)`] = residentMb(server.pid);
  }
});

console.table({
  'start with a new wedding (ms)': await firstStart(),
  'start with a wedding that exists, median of 5 (ms)': median(starts),
  'first page made on demand, median of 5 (ms)': median(firstAnswers),
  'memory after the start (MB)': afterStart,
  ...memory,
  'requests per second, one after the other': Math.round(milestones.at(-1)! / (ms / 1000)),
});
await server.stop();

const listening = await startServer({ DATA_DIR: dataDir });
const closeStreams = await openStreams(listening, streams);
await rest(idleMs);
const withStreams = residentMb(listening.pid);
closeStreams();
await listening.stop();
console.table({ [`idle with ${streams} open streams of guests (MB)`]: withStreams });

const withPhotos = await startServer({ DATA_DIR: dataDir });
await showPhotos({ url: withPhotos.url, count: photos });
await rest(idleMs);
const afterPhotos = residentMb(withPhotos.pid);
await withPhotos.stop();
const again = await startServer({ DATA_DIR: dataDir });
await fetch(again.url);
await rest(idleMs);
console.table({
  [`idle after ${photos} photos were uploaded and published (MB)`]: afterPhotos,
  [`idle after a start with ${photos} photos (MB)`]: residentMb(again.pid),
});
await again.stop();
remove();
removeTemplate();
