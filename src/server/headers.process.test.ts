import { afterAll, beforeAll, expect, test } from 'vitest';
import { brotliDecompressSync } from 'node:zlib';
import { ask } from '../../e2e/fixtures/http.ts';
import { type Server, startServer } from '../../e2e/fixtures/server.ts';
import { copyTemplate } from '../../e2e/fixtures/template.ts';

const data = copyTemplate();
let site: Server;

beforeAll(async () => {
  site = await startServer({ DATA_DIR: data.dataDir, SITE_URL: 'https://boda.example' });
});

afterAll(async () => {
  await site.stop();
  data.remove();
});

const everywhere = ['/', '/rsvp', '/no-existe', '/healthz', '/api/no-existe', '/%'];

test.each(everywhere)('%s carries the headers every answer carries', async (path) => {
  expect((await ask(`${site.url}${path}`)).headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'strict-transport-security': 'max-age=31536000',
  });
});

test.each(['/', '/rsvp', '/no-existe'])('%s runs no script but its own', async (path) => {
  const { headers } = await ask(`${site.url}${path}`);
  const policy = String(headers['content-security-policy']);
  const scripts = policy.split(';').find((part) => part.trim().startsWith('script-src'));

  expect(scripts).toContain("'self'");
  expect(scripts).not.toContain('unsafe');
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("default-src 'self'");
});

const signIn = async () => {
  const { headers } = await fetch(`${site.url}/api/rsvp/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: 'https://boda.example' },
    body: JSON.stringify({ groupName: 'Tía Marta', accessCode: 'MATE-6H4C' }),
  });
  return headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
};

test('a page made for one guest is compressed and kept by nobody', async () => {
  const cookies = await signIn();
  const { headers, body } = await ask(`${site.url}/my-events`, {
    headers: { 'Accept-Encoding': 'br', Cookie: cookies.join('; ') },
  });

  expect(headers['content-encoding']).toBe('br');
  expect(headers['cache-control']).toBe('private, no-store');
  expect(headers['content-security-policy']).toMatch(/script-src 'self'/);
  expect(brotliDecompressSync(body).toString()).toContain('Tía Marta');
});
