import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ask, send, sendAndLeave } from '../../e2e/fixtures/http.ts';
import { type Server, startServer } from '../../e2e/fixtures/server.ts';
import { copyTemplate } from '../../e2e/fixtures/template.ts';

const data = copyTemplate();
let site: Server;

beforeAll(async () => {
  site = await startServer({ DATA_DIR: data.dataDir });
});

afterEach(async () => {
  expect((await ask(`${site.url}/healthz`)).status).toBe(200);
});

afterAll(async () => {
  await site.stop();
  data.remove();
});

const lines = (...parts: string[]) => `${parts.join('\r\n')}\r\n\r\n`;
const get = (target: string) =>
  lines(`GET ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close');

test.each([
  '/%',
  '/%zz',
  '/%E0%A4%A',
  '/%00',
  '/a%00.html',
  '/../package.json',
  '/..%2f..%2fetc/passwd',
  '/%2e%2e/%2e%2e/data/wedding.db',
  '/_astro/..%2f..%2fserver/main.mjs',
  '/..\\..\\data',
  '/%5c..%5cdata',
  '//evil.example/',
  'http://evil.example/',
  '*',
  'rsvp',
  '/%0d%0aSet-Cookie:x',
])('GET %s is a bad request', async (target) => {
  expect(await send(site.port, get(target))).toBe(400);
});

test.each([
  ['no host', lines('GET / HTTP/1.1', 'Connection: close')],
  ['two hosts', lines('GET / HTTP/1.1', 'Host: a', 'Host: b', 'Connection: close')],
  ['a path as its host', lines('GET / HTTP/1.1', 'Host: a/api/x?', 'Connection: close')],
  ['a host with spaces', lines('GET / HTTP/1.1', 'Host: a b', 'Connection: close')],
  ['no HTTP at all', 'hola\r\n\r\n'],
  ['a broken header', lines('GET / HTTP/1.1', 'Host: localhost', 'no colon')],
  [
    'two lengths',
    lines('POST /api/x HTTP/1.1', 'Host: localhost', 'Content-Length: 1', 'Content-Length: 2'),
  ],
])('a request with %s is a bad one', async (_name, bytes) => {
  expect(await send(site.port, bytes)).toBe(400);
});

test('headers longer than any browser sends are refused', async () => {
  const bytes = lines('GET / HTTP/1.1', 'Host: localhost', `Cookie: a=${'x'.repeat(17_000)}`);
  expect(await send(site.port, bytes)).toBe(431);
});

test('a path of ten thousand letters leads nowhere', async () => {
  expect(await send(site.port, get(`/${'a'.repeat(10_000)}`))).toBe(404);
});

test.each(['TRACE', 'PROPFIND', 'QUERY'])('the method %s is not for this site', async (method) => {
  const { status, headers } = await ask(`${site.url}/`, { method });
  expect({ status, allow: headers.allow }).toMatchObject({
    status: 405,
    allow: expect.stringContaining('GET'),
  });
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('a page does not take %s', async (method) => {
  expect(await ask(`${site.url}/`, { method })).toMatchObject({
    status: 405,
    headers: { allow: 'GET, HEAD' },
  });
});

test('a body larger than any photo is refused before it is read', async () => {
  const bytes = lines('POST /api/x HTTP/1.1', 'Host: localhost', 'Content-Length: 99999999999');
  expect(await send(site.port, bytes)).toBe(413);
});

test('an aborted request does not disturb others', async () => {
  await sendAndLeave(
    site.port,
    'POST /api/rsvp/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\n{',
  );
});
