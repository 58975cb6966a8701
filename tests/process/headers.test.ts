import { globSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allCalls } from '#tests/support/calls/all-calls.ts';
import { publicPages } from '#server/publication/public-pages.ts';
import { signIn } from '../../bench/durability/visitor.ts';
import { ask } from '../../e2e/fixtures/http.ts';
import { type Server, startServer } from '../../e2e/fixtures/server.ts';
import { admin, copyTemplate } from '../../e2e/fixtures/template.ts';

const data = copyTemplate();
let site: Server;
let cookies: Record<'nobody' | 'guest' | 'couple', string>;

beforeAll(async () => {
  site = await startServer({ DATA_DIR: data.dataDir, SITE_URL: 'https://boda.example' });
  const guest = { groupName: 'Familia Peñaloza Ríos', accessCode: 'RAMA-4T7W' };
  cookies = {
    nobody: '',
    guest: (await signIn(site, '/api/rsvp/login', guest)).cookie,
    couple: (await signIn(site, '/api/admin/login', admin)).cookie,
  };
});

afterAll(async () => {
  await site.stop();
  data.remove();
});

/** Each is asked for once, however many tests look at what it answers. */
const answered = new Map<string, ReturnType<typeof askedHeaders>>();

const headersOf = (path: string, visitor: keyof typeof cookies) => {
  const key = `${visitor} ${path}`;
  if (!answered.has(key)) answered.set(key, askedHeaders(path, visitor));
  return answered.get(key)!;
};

/** Of a stream without end, too. */
const askedHeaders = async (path: string, visitor: keyof typeof cookies) => {
  const { headers, body } = await fetch(site.url + path, {
    redirect: 'manual',
    headers: { Cookie: cookies[visitor] },
  });
  await body?.cancel();
  return Object.fromEntries(headers);
};

const visitors = ['nobody', 'guest', 'couple'] as const;

/** Each page that there is a file for, with something in the place of what its address leaves open. */
const pages = globSync('src/pages/**/*.{astro,ts}')
  .filter((file) => !file.includes('/api/'))
  .map((file) =>
    file
      .replace(/^src\/pages/u, '')
      .replace(/\.(astro|ts)$/u, '')
      .replace(/(^|\/)index$/u, '$1')
      .replace('[id]', '45'),
  );

const isPublic = (page: string) => publicPages.some((address) => address === page);

const reads = [
  ...new Set(
    allCalls
      .filter(([, { route }]) => route.startsWith('GET '))
      .map(([, { route }]) => route.split(' ')[1]!.replace(/:\w+/gu, '45')),
  ),
];

const files = ['/favicon.svg', '/sw.js', '/healthz', '/no-existe', '/api/no-existe', '/%'];

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'strict-transport-security': 'max-age=31536000',
};

/** The couple looks at its draft in a frame of its own site; nothing else is ever in a frame. */
const frames = (path: string, visitor: string) =>
  visitor === 'couple' && path.startsWith('/admin/site/preview') ? "'self'" : "'none'";

test('there is something to look at', () => {
  expect(pages.length).toBeGreaterThan(15);
  expect(pages.filter(isPublic).length).toBeGreaterThan(4);
  expect(reads.length).toBeGreaterThan(40);
});

describe.each(visitors)('for %s', (visitor) => {
  test.each([...pages, ...reads, ...files])(
    '%s carries what every answer carries',
    async (path) => {
      const headers = await headersOf(path, visitor);
      expect(headers).toMatchObject({
        ...everywhere,
        'content-security-policy': expect.stringContaining(
          `frame-ancestors ${frames(path, visitor)}`,
        ),
      });
    },
  );

  test.each(pages.filter((page) => !isPublic(page)))('%s is not cached', async (path) => {
    const headers = await headersOf(path, visitor);
    expect(headers['cache-control']).toBe('private, no-store');
  });

  test.each(reads.filter((path) => !/uploads|placeholder/u.test(path)))(
    '%s is not cached, and no script runs in it',
    async (path) => {
      const headers = await headersOf(path, visitor);
      expect(headers['cache-control']).toMatch(/no-store/u);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
    },
  );

  test.each(pages)('%s runs no script and no style but its own', async (path) => {
    const headers = await headersOf(path, visitor);
    if (!headers['content-type']?.includes('text/html')) return;
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toMatch(/script-src 'self'/u);
    expect(policy).toMatch(/style-src 'self'/u);
    expect(policy).not.toMatch(/unsafe|\*|http:/u);
  });
});

test('a page made for one guest is compressed and not cached', async () => {
  const { headers, body } = await ask(`${site.url}/my-events`, {
    headers: { 'Accept-Encoding': 'br', Cookie: cookies.guest },
  });
  expect(headers['content-encoding']).toBe('br');
  expect(headers['cache-control']).toBe('private, no-store');
  expect(brotliDecompressSync(body).toString()).toContain('Familia Peñaloza Ríos');
});

test('nothing that a request says of its host gets into a page', async () => {
  const forged = {
    Host: 'evil.example',
    'X-Forwarded-Host': 'evil.example',
    'X-Forwarded-Proto': 'http',
    Forwarded: 'host=evil.example',
  };
  for (const path of pages) {
    const { headers, body } = await ask(site.url + path, {
      headers: { ...forged, Cookie: cookies.guest },
    });
    expect([path, `${headers.location}${body.toString()}`.includes('evil.example')]).toEqual([
      path,
      false,
    ]);
  }
});
