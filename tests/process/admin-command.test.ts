import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startServer, type Server } from '../../e2e/fixtures/server.ts';
import { admin, copyTemplate } from '../../e2e/fixtures/template.ts';

let folder: ReturnType<typeof copyTemplate>;
let server: Server;

beforeEach(async () => {
  folder = copyTemplate();
  server = await startServer({ DATA_DIR: folder.dataDir });
});

afterEach(async () => {
  await server.stop('SIGKILL');
  folder.remove();
});

/** `npm run admin`, answering its questions, while the site is open. */
const runAdmin = async (...answers: string[]) => {
  const child = spawn(process.execPath, ['scripts/admin.ts'], {
    env: { PATH: process.env.PATH, DATA_DIR: folder.dataDir },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.end(`${answers.join('\n')}\n`);
  const [output, complained, [exitCode]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { exitCode: exitCode as number, output: output + complained };
};

const signIn = (username: string, password: string) =>
  fetch(`${server.url}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });

const isAdmin = async (cookie: string) => {
  const answer = await fetch(`${server.url}/api/admin/session`, { headers: { cookie } });
  return ((await answer.json()) as { isAdmin: boolean }).isAdmin;
};

const cookieOf = (answer: Response) => answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';

test('a new password takes the place of the old one and ends its sessions', async () => {
  const before = await signIn(admin.username, admin.password);
  expect(await isAdmin(cookieOf(before))).toBe(true);

  const { exitCode, output } = await runAdmin(admin.username, 'otra clave muy larga');
  expect(exitCode).toBe(0);
  expect(output).toContain(`Listo: ${admin.username} ya puede ingresar`);
  expect(output).not.toContain('otra clave muy larga');

  expect(await isAdmin(cookieOf(before))).toBe(false);
  expect((await signIn(admin.username, admin.password)).status).toBe(401);
  expect((await signIn(admin.username, 'otra clave muy larga')).status).toBe(200);
});

test('a second administrator can be added', async () => {
  expect((await runAdmin('madrina', 'clave de la madrina')).exitCode).toBe(0);
  expect((await signIn('madrina', 'clave de la madrina')).status).toBe(200);
  expect((await signIn(admin.username, admin.password)).status).toBe(200);
});

test('a short password is refused with a sentence', async () => {
  const { exitCode, output } = await runAdmin('madrina', 'corta');
  expect(exitCode).toBe(1);
  expect(output).toContain('al menos 10 caracteres');
  expect((await signIn('madrina', 'corta')).status).toBe(401);
});
