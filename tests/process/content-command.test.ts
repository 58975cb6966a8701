import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startServer, type Server } from '../../e2e/fixtures/server.ts';
import { admin, copyTemplate } from '../../e2e/fixtures/template.ts';

let data: ReturnType<typeof copyTemplate>;
let folder: string;
let server: Server;

beforeEach(async () => {
  data = copyTemplate();
  folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  server = await startServer({ DATA_DIR: data.dataDir });
});

afterEach(async () => {
  await server.stop('SIGKILL');
  data.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** `npm run content`, beside the running site. */
const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/content.ts', ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: data.dataDir },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
};

const publish = async () => {
  const headers = { 'Content-Type': 'application/json', Origin: server.url };
  const login = await fetch(`${server.url}/api/admin/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify(admin),
  });
  const cookie = login.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
  return fetch(`${server.url}/api/admin/site/publish`, {
    method: 'POST',
    headers: { ...headers, Cookie: cookie },
    body: '{}',
  });
};

test('files are written, changed and taken into the draft beside the running site', async () => {
  expect(run('export', folder)).toMatchObject({ status: 0 });
  const file = path.join(folder, 'privacy.yaml');
  const written = readFileSync(file, 'utf8');
  expect(written).toContain('# El título de la página.\ntitle: Privacidad');
  expect(run('import', folder).output).toContain('Los archivos dicen lo mismo');

  writeFileSync(file, written.replace('title: Privacidad', 'title: Lo de ustedes'));
  expect(run('import', folder).output).toContain('El borrador dice lo que los archivos');
  expect(await (await fetch(`${server.url}/privacy`)).text()).not.toContain('Lo de ustedes');
  expect((await publish()).status).toBe(201);
  expect(await (await fetch(`${server.url}/privacy`)).text()).toContain('Lo de ustedes');
});

test('a wrong file is told, and nothing of the folder is taken', () => {
  run('export', folder);
  appendFileSync(path.join(folder, 'home.yaml'), 'planeta: Tierra\n');
  const { status, output } = run('import', folder);
  expect([status, output]).toEqual([1, 'home.yaml, planeta: Este campo no existe.\n']);
  expect(run('sell', folder).output).toContain('Uso: npm run content');
});
