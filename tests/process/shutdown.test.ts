import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { signIn } from '../../bench/durability/visitor.ts';
import { type Server, startServer } from '../../e2e/fixtures/server.ts';
import { admin, copyTemplate } from '../../e2e/fixtures/template.ts';

let data: ReturnType<typeof copyTemplate>;
let site: Server;

beforeEach(async () => {
  data = copyTemplate();
  site = await startServer({ DATA_DIR: data.dataDir });
});

afterEach(async () => {
  await site.stop('SIGKILL');
  data.remove();
});

/** A login whose second half has not been sent yet. */
const halfALogin = async () => {
  const socket = connect(site.port, '127.0.0.1');
  const body = JSON.stringify({ groupName: 'Nadie', accessCode: 'NADA-NADA' });
  socket.write(
    [
      'POST /api/rsvp/login HTTP/1.1',
      'Host: localhost',
      `Origin: ${site.url}`,
      'Content-Type: application/json',
      'Expect: 100-continue',
      `Content-Length: ${body.length}`,
      '\r\n',
    ].join('\r\n'),
  );
  // The site says so once it has begun with the request.
  const [ready] = (await once(socket, 'data')) as [Buffer];
  expect(ready.toString()).toContain('100 Continue');
  socket.write(body.slice(0, 10));
  return { finish: () => socket.write(body.slice(10)), answer: text(socket) };
};

/** Resolves once the site takes no new connection. */
const closedDoor = async () => {
  for (;;) {
    const socket = connect(site.port, '127.0.0.1');
    const open = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (!open) return;
  }
};

test.each(['SIGTERM', 'SIGINT'] as const)('%s lets a request under way finish', async (signal) => {
  const login = await halfALogin();
  const exit = site.stop(signal);
  await closedDoor();
  login.finish();

  const answer = await login.answer;
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(answer.toLowerCase()).toContain('connection: close');
  expect(answer.trimEnd()).toMatch(/\}(\r\n0)?$/);
  expect(await exit).toBe(0);
});

test('a second signal does not wait for the request under way', async () => {
  const login = await halfALogin();
  void login.answer.catch(() => undefined);
  const exit = site.stop('SIGTERM');
  await closedDoor();
  process.kill(site.pid, 'SIGTERM');
  expect(await exit).toBe(143);
});

test('an idle keep-alive connection does not delay the shutdown', async () => {
  const agent = new Agent({ keepAlive: true });
  const req = request(`${site.url}/`, { agent }).end();
  const [res] = (await once(req, 'response')) as [NodeJS.ReadableStream];
  await text(res as never);
  const startedAt = performance.now();
  expect(await site.stop('SIGTERM')).toBe(0);
  expect(performance.now() - startedAt).toBeLessThan(5000);
  agent.destroy();
});

test('an open event stream does not delay the shutdown', async () => {
  const couple = await signIn(site, '/api/admin/login', admin);
  const stream = await fetch(`${site.url}/api/admin/live`, { headers: { cookie: couple.cookie } });
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader.read()).value).toContain('event: ready');
  const startedAt = performance.now();
  expect(await site.stop('SIGTERM')).toBe(0);
  expect(performance.now() - startedAt).toBeLessThan(2000);
  while (!(await reader.read()).done);
});
