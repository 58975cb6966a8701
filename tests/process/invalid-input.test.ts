import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signIn, type Visitor } from '../../bench/durability/visitor.ts';
import { ask, send } from '../../e2e/fixtures/http.ts';
import { type Server, startServer } from '../../e2e/fixtures/server.ts';
import { admin, copyTemplate } from '../../e2e/fixtures/template.ts';
import { hostileBodies, hostileIds, withEachLeaf } from '../../e2e/fixtures/hostile-values.ts';

const data = copyTemplate();
let site: Server;
let greeting: string;
let allPeople: Visitor[];

beforeAll(async () => {
  site = await startServer({ DATA_DIR: data.dataDir });
  const guest = await signIn(site, '/api/rsvp/login', {
    groupName: 'Familia Peñaloza Ríos',
    accessCode: 'RAMA-4T7W',
  });
  const couple = await signIn(site, '/api/admin/login', admin);
  allPeople = [{ ...guest, cookie: '' }, guest, couple];
  greeting = site.output();
});

afterAll(async () => {
  await site.stop();
  data.remove();
});

/** The process lives and has logged nothing: no fault, no name, no code. */
const expectUnmoved = async () => {
  expect((await ask(`${site.url}/healthz`)).status).toBe(200);
  expect(site.output()).toBe(greeting);
};

describe('an id that can be none', () => {
  const pages = [
    '/events/{id}',
    '/events/{id}/rsvp',
    '/events/{id}/calendar.ics',
    '/rsvp/{id}',
    '/admin/rsvps?event={id}',
    '/{id}',
  ];
  const calls = [
    '/api/rsvp/events/{id}',
    '/api/rsvp/responses/{id}',
    '/api/guest/{id}/assignment/45',
    '/api/guest/1/assignment/{id}',
    '/api/table-group/{id}',
    '/api/table-group/{id}/assignments',
    '/api/admin/guests/{id}',
    '/api/admin/rsvps/event/{id}',
    '/api/admin/rsvps/event/{id}/export',
    '/api/placeholder/{id}/{id}',
    '/api/{id}',
  ];

  test.each(pages)('%s is a page that says so', async (path) => {
    for (const id of hostileIds) {
      for (const { cookie } of allPeople) {
        const { status } = await ask(site.url + path.replaceAll('{id}', id), {
          headers: { cookie },
        });
        expect(status, `${path} with ${id.slice(0, 40)}`).toBeLessThan(500);
      }
    }
    await expectUnmoved();
  });

  test.each(calls)('%s is refused in JSON', async (path) => {
    for (const id of hostileIds) {
      for (const { cookie } of allPeople) {
        const answer = await ask(site.url + path.replaceAll('{id}', id), { headers: { cookie } });
        expect([400, 401, 403, 404], `${path} with ${id.slice(0, 40)}`).toContain(answer.status);
        expect(JSON.parse(answer.body.toString())).toMatchObject({
          code: expect.any(String),
          message: expect.any(String),
        });
      }
    }
    await expectUnmoved();
  });
});

const event = {
  name: 'Prueba',
  description: 'Una prueba',
  location: 'Aquí',
  date: '2025-12-20T18:00',
  end_date: null,
  image_url: null,
  day_number: 2,
  dresscode: null,
};
const group = {
  guest: { group_name: 'Prueba', guest_type: 'familia', access_code: 'PRUEBA-1' },
  members: [{ name: 'Ana', dietary_restriction_type: 'Other', email: null, phone: null }],
  eventIds: [45],
};
const otherGroup = { ...group, guest: { ...group.guest, group_name: 'Otra prueba' } };
const calls = [
  ['POST', '/api/rsvp/login', { groupName: 'Nadie', accessCode: 'NADA-NADA' }],
  ['POST', '/api/rsvp/responses/45', { responses: [{ memberId: 1, isAttending: true }] }],
  [
    'PUT',
    '/api/rsvp/guest/dietary',
    { members: [{ id: 1, dietary_restriction_type: 'Other', dietary_restriction_spec: 'Maní' }] },
  ],
  ['POST', '/api/admin/login', { username: 'nadie', password: 'nada' }],
  ['POST', '/api/admin/events', event],
  ['PUT', '/api/admin/events/45', event],
  ['POST', '/api/admin/guests', group],
  ['PUT', '/api/admin/guests/2', otherGroup],
  [
    'POST',
    '/api/admin/rsvps/bulk-update',
    { responses: [{ guestEventId: 2, memberId: 1, isAttending: true, version: 0 }] },
  ],
] as const;

const write = (method: string, path: string, body: BodyInit, headers: Record<string, string>) =>
  fetch(site.url + path, {
    method,
    body,
    headers: { 'Content-Type': 'application/json', ...headers },
  });

describe.each(calls)('%s %s', (method, path, valid) => {
  test('takes what it is for, so that the rest is refused for its own sake', async () => {
    const body = JSON.stringify(valid);
    const statuses: number[] = [];
    for (const { cookie } of allPeople) {
      statuses.push((await write(method, path, body, { cookie })).status);
    }
    const expected = path.endsWith('/login') ? [401] : [200, 201];
    expect(
      statuses.some((status) => expected.includes(status)),
      `${statuses}`,
    ).toBe(true);
  });

  test('takes no nonsense for a body', async () => {
    for (const [name, body] of hostileBodies) {
      for (const { cookie } of allPeople) {
        const { status } = await write(method, path, body, { cookie });
        expect(status, name).toBeGreaterThanOrEqual(400);
        expect(status, name).toBeLessThan(500);
      }
    }
    await expectUnmoved();
  });

  test('meets no value that breaks it', async () => {
    for (const [name, body] of withEachLeaf(valid)) {
      for (const { cookie } of allPeople) {
        const answer = await write(method, path, body, { cookie });
        expect(answer.status, `${name}: ${await answer.text()}`).toBeLessThan(500);
      }
    }
    await expectUnmoved();
  });
});

test('what is too long to be read is too large, what is too long to be a name a mistake', async () => {
  const [, guest, couple] = allPeople;
  const diet = (dietary_restriction_spec: string) =>
    JSON.stringify({
      members: [{ id: 1, dietary_restriction_type: 'Other', dietary_restriction_spec }],
    });
  const put = (body: string) =>
    write('PUT', '/api/rsvp/guest/dietary', body, { cookie: guest!.cookie });
  expect((await put(diet('ñ'.repeat(100_000)))).status).toBe(413);
  expect((await put(diet('ñ'.repeat(20_000)))).status).toBe(422);
  expect((await put(diet('🌶️'.repeat(20)))).status).toBe(200);

  const longName = JSON.stringify({ ...group, guest: { group_name: 'x'.repeat(60_000) } });
  const answer = await write('POST', '/api/admin/guests', longName, { cookie: couple!.cookie });
  expect(answer.status).toBe(422);
  await expectUnmoved();
});

describe('headers that no browser sends', () => {
  const raw = (target: string, ...headers: string[]) =>
    send(
      site.port,
      [`GET ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join(
        '\r\n',
      ),
    );
  const thousand = Array.from({ length: 900 }, (_, index) => `c${index}=1`).join('; ');

  test.each([
    ['a thousand cookies', `Cookie: ${thousand}`],
    ['a cookie of 15 kB', `Cookie: convite_guest=${'a'.repeat(15_000)}`],
    ['a cookie in broken percent-encoding', 'Cookie: convite_guest=%E0%A4%A; convite_admin=%'],
    ['a cookie of bytes', 'Cookie: convite_guest=\xff\xfe\xf0\x9f; \xff=\xff'],
    ['a cookie without a value', 'Cookie: convite_guest; convite_admin=; =; ;;'],
    ['a cookie in quotes', 'Cookie: convite_guest="a"; convite_guest="'],
    ['the same cookie many times', `Cookie: ${'convite_guest=a; '.repeat(500)}`],
    ['the name of an inherited property', 'Cookie: __proto__=a; constructor=b; convite_hint=c'],
    ['a foreign origin', 'Origin: null'],
    ['an address that is none', "X-Forwarded-For: '; drop table guests; --, \xff"],
    ['a forwarded host', 'X-Forwarded-Host: evil.example\\, [::'],
    ['a forwarded protocol', 'X-Forwarded-Proto: javascript'],
    ['encodings without end', `Accept-Encoding: ${'br;q=0.1, '.repeat(1000)}`],
    ['an encoding of its own', 'Accept-Encoding: \xff;q=NaN, *;q=-1'],
    ['a tag without end', `If-None-Match: ${'"a", '.repeat(2000)}`],
    ['a date that is none', 'If-Modified-Since: ayer'],
    ['a language that is none', 'Accept-Language: \xff\xff;q=9'],
  ])('%s', async (_name, header) => {
    for (const path of ['/', '/rsvp', '/my-events', '/events/45', '/admin', '/api/rsvp/guest']) {
      expect(await raw(path, header), path).toBeLessThan(500);
    }
    await expectUnmoved();
  });

  test('headers without end', async () => {
    const many = Array.from({ length: 1900 }, (_, index) => `X-${index}: 1`);
    expect([200, 431]).toContain(await raw('/', ...many));
    await expectUnmoved();
  });

  test.each(['', ' ', 'x'.repeat(201), 'ñ', '\xff'])('the Idempotency-Key «%s»', async (key) => {
    const body = '{"responses":[{"memberId":1,"isAttending":true}]}';
    const status = await send(
      site.port,
      [
        'POST /api/rsvp/responses/45 HTTP/1.1',
        'Host: localhost',
        'Connection: close',
        'Content-Type: application/json',
        `Content-Length: ${body.length}`,
        `Cookie: ${allPeople[1]!.cookie}`,
        `Idempotency-Key: ${key}`,
        '',
        body,
      ].join('\r\n'),
    );
    expect(status).toBe(400);
    await expectUnmoved();
  });
});
