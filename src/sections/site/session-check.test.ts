import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect, onTestFinished, test } from 'vitest';

import { askSession, isHinted } from './session-check.ts';

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

const json =
  (bodies: Record<string, unknown>): RequestListener =>
  ({ url = '' }, response) => {
    response.statusCode = url in bodies ? 200 : 401;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(bodies[url] ?? { code: 'not_signed_in' }));
  };

test('a visitor without the hint is not asked about', () => {
  expect(isHinted('')).toBe(false);
  expect(isHinted('theme=dark; convite_hint=')).toBe(false);
  expect(isHinted('other_convite_hint=guest')).toBe(false);
});

test('a visitor with the hint is asked about', () => {
  expect(isHinted('convite_hint=guest')).toBe(true);
  expect(isHinted('theme=dark; convite_hint=guest.admin')).toBe(true);
});

test('the guest session is asked for first, then the admin session', async () => {
  const { ask, asked } = await serve(
    json({ '/api/rsvp/guest': { id: 3 }, '/api/admin/session': { isAdmin: true } }),
  );
  expect(await askSession(ask)).toEqual({ guest: true, admin: true });
  expect(asked).toEqual(['GET /api/rsvp/guest', 'GET /api/admin/session']);
});

test('a visitor nobody knows has neither session', async () => {
  const { ask } = await serve(json({ '/api/admin/session': { isAdmin: false } }));
  expect(await askSession(ask)).toEqual({ guest: false, admin: false });
});
