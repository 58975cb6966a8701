import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { markStarted, openDatabase } from '#db/connection.ts';
import { adminLogin, loginOf, savePlainUser } from '#tests/support/api.ts';
import { openBrowser } from '#tests/support/browser.ts';
import { allCalls } from '#tests/support/calls/all-calls.ts';
import { driverTokenFor, helperTokenFor, withToken } from '#tests/support/door.ts';
import { photoTokenFor } from '#tests/support/photos.ts';
import type { Role } from '#tests/support/calls/roles.ts';
import { subjectsOf } from '#tests/support/calls/subjects.ts';
import { fuzzRound } from '#tests/support/fuzz/fuzz-round.ts';
import { ask } from '../../e2e/fixtures/http.ts';
import { startServer } from '../../e2e/fixtures/server.ts';
import { admin, copyTemplate } from '../../e2e/fixtures/template.ts';

/** Headers as they are, also those that `fetch` would not send. */
const boundedFetch = async (
  url: string,
  { method, headers, body }: RequestInit,
): Promise<Response> => {
  const answer = await ask(url, {
    method,
    headers: Object.fromEntries(headers as Headers),
    body: body as string | Uint8Array | undefined,
  });
  const given = Object.entries(answer.headers).flatMap(([name, values]) =>
    [values ?? []].flat().map((value): [string, string] => [name, value]),
  );
  const isEmpty = answer.status === 204 || answer.body.length === 0;
  return new Response(isEmpty ? null : new Uint8Array(answer.body), {
    status: answer.status,
    headers: given,
  });
};

/** All but the stream, which has no end. */
const calls = allCalls.map(([name]) => name).filter((name) => !name.includes('as it changes'));

/** As in `tests/api/fuzz.test.ts`, past the HTTP server and the pages' middleware too. */
test(
  'whatever is sent over the network, the answer is clear, and what is stored is sound',
  { timeout: 90_000 },
  async () => {
    const { dataDir, remove } = copyTemplate();
    const file = join(dataDir, 'wedding.db');
    const wedding = openDatabase(file);
    // Not the demo: the one call that empties a wedding would leave nothing to ask for.
    markStarted(wedding.db);
    const raw = new Database(file);
    const subjects = subjectsOf({ ...wedding, raw, file });
    await savePlainUser({ raw }, 'ayudante');
    const clocked = { db: wedding.db, now: () => new Date() };
    const tokens: Partial<Record<Role, string>> = {
      helper: helperTokenFor(clocked, [49]),
      driver: driverTokenFor({ ...clocked, raw }),
      card: photoTokenFor(clocked, 'upload'),
      wall: photoTokenFor(clocked, 'wall'),
    };
    const server = await startServer({
      DATA_DIR: dataDir,
      GRAPH_BASE_URL: 'http://127.0.0.1:9',
      WA_SOCKET_URL: 'ws://127.0.0.1:9',
    });
    onTestFinished(async () => {
      await server.stop('SIGKILL');
      raw.close();
      wedding.close();
      remove();
    });

    const site = {
      request: (path: string, init: RequestInit) => boundedFetch(server.url + path, init),
    };
    const logins: Record<Role, [path: string, body: object] | undefined> = {
      anonymous: undefined,
      guest: ['/api/rsvp/login', loginOf('Familia Peñaloza Ríos')],
      stranger: ['/api/rsvp/login', loginOf('Tía Marta')],
      user: ['/api/admin/login', { ...adminLogin, username: 'ayudante' }],
      admin: ['/api/admin/login', admin],
      helper: undefined,
      driver: undefined,
      card: undefined,
      wall: undefined,
    };
    const signIn = async (role: Role) => {
      const browser = openBrowser(site, server.url);
      const login = logins[role];
      if (login) await browser.post(...login);
      const token = tokens[role];
      return token ? withToken(browser, token) : browser;
    };
    const errors = () => server.output().split('Fault:').length;
    const { requests, done, findings } = await fuzzRound(
      { raw, subjects, calls, signIn, errors },
      300,
      7,
    );

    expect(findings).toEqual([]);
    expect(requests).toBe(300);
    // Refusing everything would be sound too.
    expect(done.size).toBeGreaterThan(25);
  },
);
