import { once } from 'node:events';
import { connect } from 'node:net';
import Database from 'better-sqlite3';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#db/connection.ts';
import { entitledTo, validText, writingCalls } from '#tests/support/calls/all-calls.ts';
import { methodOf, pathOf } from '#tests/support/calls/known-call.ts';
import { subjectsOf } from '#tests/support/calls/subjects.ts';
import { signIn } from '../../bench/durability/visitor.ts';
import { startServer } from '../../e2e/fixtures/server.ts';
import { admin, copyTemplate } from '../../e2e/fixtures/template.ts';

const open = async () => {
  const { dataDir, remove } = copyTemplate();
  const file = path.join(dataDir, 'wedding.db');
  const wedding = openDatabase(file);
  const raw = new Database(file);
  const subjects = subjectsOf({ ...wedding, raw, file });
  raw.close();
  wedding.close();
  const server = await startServer({ DATA_DIR: dataDir });
  onTestFinished(async () => {
    await server.stop('SIGKILL');
    remove();
  });
  return { server, subjects };
};

type Sent = { url: string; head: string[]; body: Buffer };

/** Sends a request without the end of its body, and resets the connection once the server has begun to read it. */
const cut = async ({ url, head, body }: Sent) => {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const length = `Content-Length: ${body.length + 1000}`;
  socket.write(`${[...head, 'Expect: 100-continue', length].join('\r\n')}\r\n\r\n`);
  // 100 Continue, or at once a refusal.
  await once(socket, 'data');
  await new Promise((resolve) => socket.write(body, resolve));
  socket.resetAndDestroy();
};

test('a phone that is gone in the middle of a call is no fault of the site', async () => {
  const { server, subjects } = await open();
  const couple = await signIn(server, '/api/admin/login', admin);
  const family = { groupName: 'Familia Peñaloza Ríos', accessCode: 'RAMA-4T7W' };
  const guest = await signIn(server, '/api/rsvp/login', family);
  const before = server.output().length;
  const requests = writingCalls.map(([, call]) => ({
    line: `${methodOf(call)} ${pathOf(call, subjects)} HTTP/1.1`,
    type: call.file?.type ?? 'application/json',
    cookie: entitledTo(call) === 'admin' ? couple.cookie : guest.cookie,
    body: Buffer.from(validText(call, subjects)),
  }));
  const form = {
    line: 'POST /rsvp HTTP/1.1',
    type: 'application/x-www-form-urlencoded',
    cookie: guest.cookie,
    body: Buffer.from('name=Ana'),
  };
  for (const { line, type, cookie, body } of [...requests, form]) {
    const host = new URL(server.url).host;
    const head = [line, `Host: ${host}`, `Origin: ${server.url}`, `Cookie: ${cookie}`];
    await cut({ url: server.url, head: [...head, `Content-Type: ${type}`], body });
  }
  // Whatever is still under way is answered before this.
  await fetch(`${server.url}/healthz`);
  await server.stop();
  expect(server.output().slice(before)).not.toContain('Fault');
});
