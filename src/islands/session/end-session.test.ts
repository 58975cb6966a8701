import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect, onTestFinished, test } from 'vitest';

import { endSessions } from './end-session.ts';

/** A server on loopback that keeps what it was asked. */
const serve = async (answer: RequestListener) => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);
  return { ask, asked };
};

test('only the sessions that are there are ended', async () => {
  const { ask, asked } = await serve((_request, response) => {
    response.statusCode = 204;
    response.end();
  });
  await endSessions(ask, { guest: false, admin: true });
  expect(asked).toEqual(['POST /api/admin/logout']);
});

test('a session that had already ended is no failure', async () => {
  const { ask, asked } = await serve((_request, response) => {
    response.statusCode = 401;
    response.end();
  });
  await endSessions(ask, { guest: true, admin: true });
  expect(asked).toHaveLength(2);
});

test('a server that is down is a failure, with its status', async () => {
  const { ask } = await serve((_request, response) => {
    response.statusCode = 503;
    response.end('cerrado');
  });
  await expect(endSessions(ask, { guest: true, admin: false })).rejects.toThrow('503: cerrado');
});
