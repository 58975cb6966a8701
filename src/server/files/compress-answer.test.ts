import { expect, test } from 'vitest';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressAnswer } from './compress-answer.ts';

const long = 'Con mucha alegría los invitamos. '.repeat(200);
const longer = long.repeat(20);

const html = (text: string, headers: Record<string, string> = {}) =>
  new Response(text, { status: 404, headers: { 'Content-Type': 'text/html', ...headers } });

const bytes = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());

test.each([long, longer])('an answer travels as the browser reads it', async (text) => {
  const brotli = await compressAnswer('gzip, br', html(text));
  const gzip = await compressAnswer('gzip', html(text));

  expect(brotli.headers.get('Content-Encoding')).toBe('br');
  expect(brotliDecompressSync(await bytes(brotli)).toString()).toBe(text);
  expect(gzip.headers.get('Content-Encoding')).toBe('gzip');
  expect(gunzipSync(await bytes(gzip)).toString()).toBe(text);
});

test('status, headers and every cookie stay; a length that no longer holds does not', async () => {
  const answer = html(long, { 'Content-Length': '1', 'Cache-Control': 'no-store' });
  answer.headers.append('Set-Cookie', 'one=1');
  answer.headers.append('Set-Cookie', 'two=2');
  const { status, headers } = await compressAnswer('br', answer);

  expect(status).toBe(404);
  expect(headers.getSetCookie()).toEqual(['one=1', 'two=2']);
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'text/html',
    vary: 'Accept-Encoding',
  });
  expect(headers.has('Content-Length')).toBe(false);
});

test('short answers, and answers for clients without compression, are not compressed', async () => {
  expect(await (await compressAnswer('br', html('Hola'))).text()).toBe('Hola');
  const untouched = html(long);
  expect(await compressAnswer(undefined, untouched)).toBe(untouched);
  expect(await compressAnswer('br;q=0', untouched)).toBe(untouched);
});

test.each([
  ['a live stream', { 'Content-Type': 'text/event-stream' }],
  ['a picture', { 'Content-Type': 'image/webp' }],
  ['a spreadsheet', { 'Content-Type': 'application/vnd.openxmlformats-officedocument' }],
  ['what is packed already', { 'Content-Encoding': 'br' }],
])('%s passes untouched', async (_what, headers) => {
  const answer = html(long, headers as Record<string, string>);
  expect(await compressAnswer('br', answer)).toBe(answer);
});

test('an answer without a body has none afterwards', async () => {
  for (const status of [204, 304]) {
    const none = new Response(null, { status });
    expect(await compressAnswer('br', none)).toBe(none);
  }
});
