import { afterAll, beforeAll, expect, test } from 'vitest';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ask } from '../../e2e/fixtures/http.ts';
import { type Server, startServer } from '../../e2e/fixtures/server.ts';
import { copyTemplate } from '../../e2e/fixtures/template.ts';

const data = copyTemplate();
let site: Server;
let home: string;
let script: string;

beforeAll(async () => {
  site = await startServer({ DATA_DIR: data.dataDir });
  home = `${site.url}/`;
  const login = await (await fetch(`${site.url}/rsvp`)).text();
  script = `${site.url}${/\/_astro\/[\w.-]+\.js/.exec(login)?.[0]}`;
});

afterAll(async () => {
  await site.stop();
  data.remove();
});

test('a browser that reads brotli gets the brotli copy, another one gzip, the oldest plain', async () => {
  const plain = await ask(home);
  const brotli = await ask(home, { headers: { 'Accept-Encoding': 'gzip, deflate, br' } });
  const gzip = await ask(home, { headers: { 'Accept-Encoding': 'gzip, br;q=0' } });

  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
  expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
  expect(gunzipSync(gzip.body)).toEqual(plain.body);
  expect(brotli.body.length).toBeLessThan(gzip.body.length);
});

test('a page the browser has already is not sent again, and is asked for each time', async () => {
  const first = await ask(home);
  const etag = String(first.headers.etag);
  const again = await ask(home, { headers: { 'If-None-Match': `"old", W/${etag}` } });

  expect(first.headers['cache-control']).toBe('no-cache');
  expect(again).toMatchObject({ status: 304, headers: { etag } });
  expect(again.body).toHaveLength(0);
  expect((await ask(home, { headers: { 'If-None-Match': '"old"' } })).status).toBe(200);
});

test('a script with its content in its name is kept for good', async () => {
  const { status, headers } = await ask(script);
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['content-type']).toMatch('text/javascript');
});

test('a picture under its own name is shown again for a day without asking', async () => {
  const { status, headers } = await ask(`${site.url}/gift-pictures/paseo-en-globo.webp`);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('image/webp');
  expect(headers['cache-control']).toBe('public, max-age=86400, stale-while-revalidate=2592000');
});

test('a download that broke off goes on where it stopped', async () => {
  const full = await ask(home);
  const rest = await ask(home, { headers: { Range: 'bytes=100-' } });

  expect(rest.status).toBe(206);
  expect(rest.headers['content-range']).toBe(
    `bytes 100-${full.body.length - 1}/${full.body.length}`,
  );
  expect(rest.body).toEqual(full.body.subarray(100));
});

test('a download of another version starts again', async () => {
  const headers = { Range: 'bytes=100-', 'If-Range': '"other"' };
  expect((await ask(home, { headers })).status).toBe(200);
});

test('a range outside the file is refused with its size', async () => {
  const { status, headers } = await ask(home, { headers: { Range: 'bytes=9999999-' } });
  expect(status).toBe(416);
  expect(headers['content-range']).toMatch(/^bytes \*\/\d+$/);
});

test.each(['bytes=9-2', 'bytes=a-b', 'bytes=-', 'bytes=0-1,4-5', 'bytes=-99999999999999999999'])(
  'the range %s harms nothing',
  async (Range) => {
    const { status } = await ask(home, { headers: { Range } });
    expect([200, 206]).toContain(status);
  },
);

test('HEAD has the headers of GET and no body', async () => {
  const { status, headers, body } = await ask(home, { method: 'HEAD' });
  expect({ status, length: body.length }).toEqual({ status: 200, length: 0 });
  expect(Number(headers['content-length'])).toBeGreaterThan(0);
});

test.each(['/', '/index.html', '/?utm=x'])('%s is the home page', async (path) => {
  const { status, body } = await ask(`${site.url}${path}`);
  expect(status).toBe(200);
  expect(body).toEqual((await ask(home)).body);
});

test.each(['/no-existe', '/no-existe/', '/_astro/no.js', '/index.html.br', '/.built-from'])(
  '%s does not exist, and the page says so',
  async (path) => {
    const { status, headers, body } = await ask(`${site.url}${path}`);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body.toString()).toContain('<html lang="es-CL"');
  },
);
