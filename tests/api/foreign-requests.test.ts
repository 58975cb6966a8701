import { expect, test } from 'vitest';
import { dump } from '#tests/support/wedding.ts';
import { demoSite } from '../support/api.ts';
import { entitledTo, validCall, validText, writingCalls } from '../support/calls/all-calls.ts';
import { methodOf, pathOf, type KnownCall } from '../support/calls/known-call.ts';
import { roles } from '../support/calls/roles.ts';
import { subjectsOf } from '../support/calls/subjects.ts';

const elsewhere: Record<string, string | undefined>[] = [
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
  { Origin: '' },
  { Origin: 'http://localhost:4322' },
  { Origin: 'https://localhost:4321' },
  { Origin: 'http://localhost:4321.evil.example' },
  { Origin: undefined, 'Sec-Fetch-Site': 'cross-site' },
  { Origin: undefined, 'Sec-Fetch-Site': 'same-site' },
];

const setUp = async (call: KnownCall) => {
  const site = demoSite();
  const subjects = subjectsOf(site);
  const browser = await roles[entitledTo(call)](site);
  const before = dump(site.raw);
  return {
    subjects,
    send: (sent: ReturnType<typeof validCall>) =>
      browser.request(methodOf(call), pathOf(call, subjects), sent),
    expectUntouched: () => expect(dump(site.raw)).toEqual(before),
  };
};

test.each(writingCalls)(
  '%s: from elsewhere, as another type, or larger than it takes, is refused and does nothing',
  async (_, call) => {
    const { subjects, send, expectUntouched } = await setUp(call);
    const valid = validCall(call, subjects);
    for (const headers of elsewhere) {
      const { status, json } = await send({ ...valid, headers: { ...valid.headers, ...headers } });
      expect([headers, status, json]).toMatchObject([headers, 403, { code: 'foreign_origin' }]);
    }

    const body = validText(call, subjects);
    const types = [
      ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', ''],
      ...['application/json-seq', 'text/json', 'application/json', 'application/octet-stream'],
      ...['image/png', 'text/html'],
    ];
    const taken = call.file?.type ?? 'application/json';
    for (const type of types.filter((other) => other !== taken)) {
      const { status, json } = await send({ body, headers: { 'Content-Type': type } });
      expect([type, status, json]).toMatchObject([type, 400, { code: 'malformed' }]);
    }

    // Told or not how long it is.
    const limit = (call.kilobytes ?? 64) * 1024;
    const large = new TextEncoder().encode(JSON.stringify({ filler: 'a'.repeat(limit) }));
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(large);
        controller.close();
      },
    });
    const headers = { 'Content-Type': taken };
    for (const sent of [
      { body: large, headers: { ...headers, 'Content-Length': String(large.length) } },
      { body: stream, headers },
    ]) {
      const { status, json } = await send(sent);
      expect([status, json]).toMatchObject([413, { code: 'too_large' }]);
    }
    expectUntouched();
  },
);

const logoutFrom = (siteUrl: string | undefined) => {
  const site = demoSite({ siteUrl });
  return async (headers: Record<string, string | undefined>) =>
    (await site.browser().request('POST', '/api/rsvp/logout', { headers })).status;
};

test('on this machine the site answers by each of its loopback names', async () => {
  const logout = logoutFrom(undefined);
  for (const name of ['localhost', '127.0.0.1', '[::1]']) {
    expect(await logout({ Origin: `http://${name}:4321` })).toBe(204);
  }
});

test('a public site answers its own name only', async () => {
  const logout = logoutFrom('https://boda.example');
  expect(await logout({ Origin: 'https://boda.example' })).toBe(204);
  for (const Origin of [
    'http://boda.example',
    'https://www.boda.example',
    'http://localhost:4321',
  ]) {
    expect(await logout({ Origin })).toBe(403);
  }
});

test('a client without an Origin header is answered: only browsers attach cookies by themselves', async () => {
  const logout = logoutFrom('https://boda.example');
  expect(await logout({ Origin: undefined })).toBe(204);
  expect(await logout({ Origin: undefined, 'Sec-Fetch-Site': 'same-origin' })).toBe(204);
  expect(await logout({ Origin: undefined, 'Sec-Fetch-Site': 'none' })).toBe(204);
});
