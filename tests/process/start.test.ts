import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startServer, startUntilExit } from '../../e2e/fixtures/server.ts';
import { copyTemplate } from '../../e2e/fixtures/template.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'convite-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** One sentence for the person at the terminal: no stack, no second line. */
const expectRejection = ({ exitCode, output }: { exitCode: number | null; output: string }) => {
  expect(exitCode).toBe(1);
  expect(output.trim().split('\n')).toHaveLength(1);
  return expect(output);
};

test('a port that is taken is said, and the data folder stays untouched', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const DATA_DIR = join(folder, 'data');

  expectRejection(await startUntilExit({ DATA_DIR, PORT: `${port}` })).toContain(
    `El puerto ${port} ya está en uso`,
  );
  expect(() => readFileSync(join(DATA_DIR, 'wedding.db'))).toThrow('ENOENT');
  other.close();
});

test('an address of another machine cannot be listened on', async () => {
  const env = { DATA_DIR: folder, HOST: '203.0.113.7' };
  expectRejection(await startUntilExit(env)).toContain('HOST=203.0.113.7');
});

test('a variable that cannot be meant is said', async () => {
  expectRejection(await startUntilExit({ DATA_DIR: folder, PORT: 'abc' })).toContain('PORT=abc');
});

test('a first password that anybody would guess is refused, and nothing is begun', async () => {
  const DATA_DIR = join(folder, 'data');
  const env = { DATA_DIR, ADMIN_USERNAME: 'novia', ADMIN_PASSWORD: 'a' };
  expectRejection(await startUntilExit(env)).toContain('al menos 10 caracteres');
  expect(() => readFileSync(join(DATA_DIR, 'wedding.db'))).toThrow('ENOENT');
});

test('a data folder that cannot be written is said', async () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  expectRejection(await startUntilExit({ DATA_DIR: join(file, 'data') })).toContain('DATA_DIR');
});

test('a file that is no database is left as it was', async () => {
  const file = join(folder, 'wedding.db');
  writeFileSync(file, 'lista de invitados\n'.repeat(500));
  const before = readFileSync(file);

  expectRejection(await startUntilExit({ DATA_DIR: folder })).toContain('no es una base de datos');
  expect(readFileSync(file)).toEqual(before);
});

test('a database of a newer Convite is left as it was', async () => {
  const { dataDir, remove } = copyTemplate();
  const file = join(dataDir, 'wedding.db');
  const db = new Database(file);
  db.exec(`insert into __drizzle_migrations (hash, created_at) values ('later', 9e15)`);
  db.close();
  const before = readFileSync(file);

  expectRejection(await startUntilExit({ DATA_DIR: dataDir })).toContain('más nueva');
  expect(readFileSync(file)).toEqual(before);
  remove();
});

test('a new folder becomes a wedding, and the next start finds it there', async () => {
  const DATA_DIR = join(folder, 'data');
  const first = await startServer({ DATA_DIR });
  expect(await (await fetch(`${first.url}/healthz`)).json()).toEqual({ status: 'ok' });
  expect(await first.stop()).toBe(0);

  const second = await startServer({ DATA_DIR, PORT: `${first.port}` });
  expect((await fetch(`${second.url}/healthz`)).status).toBe(200);
  expect(await second.stop('SIGINT')).toBe(0);
});

test('pages are made by the half of React that guests get, not by the one for developers', async () => {
  const { dataDir, remove } = copyTemplate();
  const said = join(folder, 'imports');
  const hook = new URL('../../e2e/fixtures/say-imports.mjs', import.meta.url).href;
  const site = await startServer({
    DATA_DIR: dataDir,
    NODE_OPTIONS: `--import ${hook}`,
    SAY_IMPORTS: said,
  });
  expect((await fetch(`${site.url}/rsvp`)).status).toBe(200);
  await site.stop();

  const imports = readFileSync(said, 'utf8');
  expect(imports).toContain('react-dom-server.node.production');
  expect(imports).not.toContain('react-dom-server.node.development');
  remove();
});

test('without an administrator each start prints another address, which works once', async () => {
  const env = { DATA_DIR: folder, DEMO: 'off' };
  const begin = async (url: string, address: string) => {
    const answer = await fetch(`${url}/api/start`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: url },
      body: JSON.stringify({
        token: address.split('#')[1],
        names: ['Ana', 'Luis'],
        date: '2028-03-04',
        time: '17:30',
        place: 'Fundo El Boldo',
        username: 'anayluis',
        password: 'una-clave-larga',
      }),
    });
    return answer.status;
  };
  const printedAddress = ({ output }: { output: () => string }) =>
    /\S+\/start#\S+/u.exec(output())?.[0];

  const first = await startServer(env);
  const former = printedAddress(first)!;
  await first.stop();
  const second = await startServer(env);
  const address = printedAddress(second)!;
  expect(address).not.toBe(former);
  expect(await begin(second.url, former)).toBe(401);
  expect(await begin(second.url, address)).toBe(201);
  expect(await begin(second.url, address)).toBe(410);
  expect(await (await fetch(second.url)).text()).toContain('Estamos preparando la invitación');
  await second.stop();

  const third = await startServer(env);
  expect(printedAddress(third)).toBeUndefined();
  expect(await begin(third.url, address)).toBe(410);
  await third.stop();
  for (const { output } of [second, third]) expect(output()).not.toContain('una-clave-larga');
});
