import type { ClientResponse } from 'hono/client';
import { expect, test } from 'vitest';

import { connection } from '#content/texts/connection.ts';

import { ApiError, call, messageOf } from './api.ts';

const responseWith = (body: string | null, init: ResponseInit) =>
  Promise.resolve(new Response(body, init)) as unknown as Promise<
    ClientResponse<unknown, number, string>
  >;

const failure = (sent: ReturnType<typeof responseWith>) =>
  call(sent).then(
    () => expect.fail('must not succeed'),
    (error: unknown) => error as ApiError,
  );

test('a success is its body', async () => {
  expect(await call(responseWith('{"id":7}', { status: 200 }))).toEqual({ id: 7 });
});

test('a success without a body is nothing', async () => {
  expect(await call(responseWith(null, { status: 204 }))).toBeUndefined();
});

test('a refusal says its status and its body', async () => {
  const error = await failure(
    responseWith('{"code":"not_found","message":"No está"}', { status: 404 }),
  );
  expect(error).toBeInstanceOf(ApiError);
  expect(error.message).toBe('404: {"code":"not_found","message":"No está"}');
  expect(error.errorBody?.code).toBe('not_found');
  expect(messageOf(error)).toBe('No está');
});

test('a refusal without a body says its status text', async () => {
  const error = await failure(responseWith('', { status: 502, statusText: 'Bad Gateway' }));
  expect(error.message).toBe('502: Bad Gateway');
  expect(error.errorBody).toBeUndefined();
});

test('a page of HTML in place of JSON is no problem of ours', async () => {
  const error = await failure(responseWith('<h1>Oops</h1>', { status: 503 }));
  expect(error.errorBody).toBeUndefined();
  expect(messageOf(error)).toBeUndefined();
});

test('no answer at all is told in plain words', async () => {
  const error = await failure(Promise.reject(new TypeError('Failed to fetch')));
  expect(error.status).toBe(0);
  expect(messageOf(error)).toBe(connection.offline);
});

test.each([200, 403])('a page in place of the answer is no answer: %i', async (status) => {
  const page = () =>
    responseWith('<p>Acepta las condiciones</p>', {
      status,
      headers: { 'Content-Type': 'text/html' },
    });
  expect(await failure(page())).toMatchObject({ status: 0, message: connection.offline });
});
