import { readFileSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hugeFiles, lyingArchives } from '#tests/support/spreadsheet/hostile-files.ts';
import { signIn } from '../../bench/durability/visitor.ts';
import { isLong } from '../../e2e/fixtures/length.ts';
import { startServer, type Server } from '../../e2e/fixtures/server.ts';
import { admin, copyTemplate } from '../../e2e/fixtures/template.ts';

let data: ReturnType<typeof copyTemplate>;
let server: Server;
let cookie: string;

beforeEach(async () => {
  data = copyTemplate();
  server = await startServer({ DATA_DIR: data.dataDir });
  ({ cookie } = await signIn(server, '/api/admin/login', admin));
});

afterEach(async () => {
  await server.stop();
  data.remove();
});

const send = async (file: Uint8Array, query = '') => {
  const answer = await fetch(`${server.url}/api/admin/guests/import${query}`, {
    method: 'POST',
    body: new Uint8Array(file),
    headers: { Cookie: cookie, Origin: server.url, 'Content-Type': 'application/octet-stream' },
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};

/** The most memory that the process ever held. */
const peakMb = () => {
  const [, kilobytes] =
    /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
};

/** What the reader makes of every one of them is shown beside it; here, what the running site makes of the worst. */
const worst = ['a sheet of 300 MB', 'millions of texts', 'ten million columns'];
const shownHere = Object.entries(hugeFiles).filter(([name]) => isLong || worst.includes(name));

describe('the running site reads a list in a thread of its own', () => {
  test('and gives its preview', async () => {
    const { status, body } = await send(new TextEncoder().encode('Grupo;Nombre\nLos Soto;Ana'));
    expect([status, body['groups']]).toEqual([200, { new: 1, changed: 0, unchanged: 0, held: 0 }]);
  });

  test.each(shownHere)(
    '%s: refused or read within bounds, and the site goes on meanwhile',
    { timeout: 90_000 },
    async (_, make) => {
      const file = make();
      expect(file.length).toBeLessThanOrEqual(10 * 1024 * 1024);
      const before = peakMb();
      let isDone = false;
      const answer = send(file).finally(() => (isDone = true));
      let requests = 0;
      while (!isDone) {
        expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
        requests += 1;
      }
      const { status, body } = await answer;
      expect([status, body['message'] ?? '']).toEqual([
        expect.toSatisfy((is) => is === 422 || is === 200),
        expect.any(String),
      ]);
      expect(requests).toBeGreaterThan(1);
      // What the thread's heap may hold, the file itself a few times, and some air.
      expect(peakMb() - before).toBeLessThan(400);
    },
  );

  test('archives that say what is not so are refused for the memory of an honest one', async () => {
    const before = peakMb();
    for (const make of Object.values(lyingArchives)) {
      expect((await send(make())).status).toBe(422);
    }
    expect(peakMb() - before).toBeLessThan(150);
  });
});

describe('ten thousand rows', () => {
  const list = [
    'Grupo;Nombre;Teléfono;Dieta',
    ...Array.from(
      { length: 9999 },
      (_, at) => `${at % 4 === 0 ? `Familia ${at}` : ''};Persona ${at};+56 9 8765 4321;Vegano`,
    ),
  ].join('\n');

  test(
    'are imported while guests go on, and are there all at once; what a guest sends meanwhile is recorded',
    { timeout: 120_000 },
    async () => {
      const login = { groupName: 'Familia Peñaloza Ríos', accessCode: 'RAMA-4T7W' };
      const { cookie: guest } = await signIn(server, '/api/rsvp/login', login);
      const bytes = new TextEncoder().encode(list);
      const { body: preview } = await send(bytes);
      const started = performance.now();
      let isDone = false;
      const answer = send(bytes, `?token=${String(preview['token'])}`).finally(
        () => (isDone = true),
      );
      const asWritten = async () => {
        const statuses = new Set<number>();
        while (!isDone) statuses.add((await signInAgain()).status);
        return [...statuses];
      };
      const written = asWritten();
      let longest = 0;
      const seen = new Set<number>();
      const database = new Database(path.join(data.dataDir, 'wedding.db'), { readonly: true });
      while (!isDone) {
        const startedAt = performance.now();
        const { status } = await fetch(`${server.url}/api/rsvp/events`, {
          headers: { Cookie: guest },
        });
        expect(status).toBe(200);
        longest = Math.max(longest, performance.now() - startedAt);
        seen.add(database.prepare('select count(*) from guests').pluck().get() as number);
      }
      database.close();
      const took = performance.now() - started;
      expect((await answer).body).toEqual({ groups: { new: 2500, changed: 0 }, people: 9999 });
      expect(await written).toEqual([200]);
      expect([...seen].filter((count) => count !== 12 && count !== 2512)).toEqual([]);
      // Done by the process itself, reading apart, all of it was one wait.
      expect(longest).toBeLessThan(took / 4);
    },
  );
});

/** A call that writes: a session of its own. */
const signInAgain = () =>
  fetch(`${server.url}/api/rsvp/login`, {
    method: 'POST',
    headers: { Origin: server.url, 'Content-Type': 'application/json' },
    body: JSON.stringify({ groupName: 'Tía Marta', accessCode: 'MATE-6H4C' }),
  });
