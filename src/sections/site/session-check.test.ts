import type { RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { serve } from '#tests/support/http-server.ts';
import { fetchSession } from './session-check.ts';
import { hasHint } from './session-hint.ts';

const json =
  (bodies: Record<string, unknown>): RequestListener =>
  ({ url = '' }, response) => {
    response.statusCode = url in bodies ? 200 : 401;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(bodies[url] ?? { code: 'not_signed_in' }));
  };

test('a visitor without the hint is not asked about', () => {
  expect(hasHint('')).toBe(false);
  expect(hasHint('theme=dark; convite_hint=')).toBe(false);
  expect(hasHint('other_convite_hint=guest')).toBe(false);
});

test('a visitor with the hint is asked about', () => {
  expect(hasHint('convite_hint=guest')).toBe(true);
  expect(hasHint('theme=dark; convite_hint=guest.admin')).toBe(true);
});

test('the guest session is asked for first, then the admin session', async () => {
  const { request, requests } = await serve(
    json({ '/api/rsvp/guest': { id: 3 }, '/api/admin/session': { isAdmin: true } }),
  );
  expect(await fetchSession(request)).toEqual({ guest: true, admin: true });
  expect(requests).toEqual(['GET /api/rsvp/guest', 'GET /api/admin/session']);
});

test('an unknown visitor has neither session', async () => {
  const { request } = await serve(json({ '/api/admin/session': { isAdmin: false } }));
  expect(await fetchSession(request)).toEqual({ guest: false, admin: false });
});
