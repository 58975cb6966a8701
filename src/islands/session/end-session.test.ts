import { expect, test } from 'vitest';
import { serve } from '#tests/support/http-server.ts';
import { endSessions } from './end-session.ts';

test('only the sessions that are there are ended', async () => {
  const { request, requests } = await serve((_request, response) => {
    response.statusCode = 204;
    response.end();
  });
  await endSessions(request, { guest: false, admin: true });
  expect(requests).toEqual(['POST /api/admin/logout']);
});

test('a session that had already ended is no failure', async () => {
  const { request, requests } = await serve((_request, response) => {
    response.statusCode = 401;
    response.end();
  });
  await endSessions(request, { guest: true, admin: true });
  expect(requests).toHaveLength(2);
});

test('a server that is down is a failure, with its status', async () => {
  const { request } = await serve((_request, response) => {
    response.statusCode = 503;
    response.end('cerrado');
  });
  await expect(endSessions(request, { guest: true, admin: false })).rejects.toThrow('503: cerrado');
});
