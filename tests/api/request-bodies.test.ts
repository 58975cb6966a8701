import { describe, expect, test } from 'vitest';
import { dump } from '#tests/support/wedding.ts';
import { demoSite } from '../support/api.ts';
import { type Answer, type Call } from '../support/browser.ts';
import { entitledTo, jsonCalls } from '../support/calls/all-calls.ts';
import { methodOf, pathOf, type KnownCall } from '../support/calls/known-call.ts';
import { changedAt, extraIn, type Json } from '../support/calls/json-paths.ts';
import { roles } from '../support/calls/roles.ts';
import { subjectsOf } from '../support/calls/subjects.ts';
import { watchWrites, writtenRows } from '../support/calls/stored-rows.ts';

const setUp = async (call: KnownCall) => {
  const site = demoSite();
  await site.admin();
  const subjects = subjectsOf(site);
  const browser = await roles[entitledTo(call)](site);
  return {
    site,
    good: call.body?.(subjects) as Json,
    send: (sent: Call) => browser.request(methodOf(call), pathOf(call, subjects), sent),
  };
};

const json = { 'Content-Type': 'application/json' };

const depth = 10_000;

const nestedDeeply = [
  `${'['.repeat(depth)}1${']'.repeat(depth)}`,
  `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`,
];

describe.each(jsonCalls)('%s', (_, call) => {
  test('broken, nested without end, or of another shape is refused and does nothing', async () => {
    const { site, good, send } = await setUp(call);
    const before = dump(site.raw);
    const bytes = new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0xc0, 0x80, 0x22, 0x7d]);
    const deep = '['.repeat(30_000);
    const texts = ['{', '{"a":}', 'hola', "{'a': 1}", '{} {}', '\u0000', '[1,', '', deep, bytes];
    for (const body of texts) {
      const { status, json: answer } = await send({ body, headers: json });
      expect([body, status, answer]).toMatchObject([body, 400, { code: 'malformed' }]);
    }
    for (const place of extraIn(good)) {
      for (const nested of nestedDeeply) {
        const body = JSON.stringify(changedAt(good, place, 'DEEP')).replace('"DEEP"', nested);
        for (const key of [undefined, 'k1']) {
          const headers = { ...json, 'Idempotency-Key': key };
          const { status } = await send({ body, headers });
          expect([place, status]).toEqual([place, expect.toBeOneOf([400, 422])]);
        }
      }
    }
    const others = [null, [], 7, 'hola', { __proto__: null, constructor: 1 }];
    for (const other of call.takesEmpty ? others : [{}, ...others]) {
      const answer = await send({ json: other });
      expect([other, answer.status, answer.json]).toMatchObject([
        other,
        422,
        { code: 'invalid_fields', fields: expect.anything() },
      ]);
    }
    expect(dump(site.raw)).toEqual(before);
  });

  // As `application/json` alone it is sent by all other tests of calls.
  test.each(['application/json; charset=utf-8', 'application/json;charset=UTF-8'])(
    'as %s is read',
    async (type) => {
      const { good, send } = await setUp(call);
      const headers = { 'Content-Type': type };
      const { status } = await send({ body: JSON.stringify(good), headers });
      expect(status).toBe(call.statuses[entitledTo(call)]);
    },
  );

  test('with a hostile value in any place is taken whole or refused whole', async () => {
    const { site, good, send } = await setUp(call);
    const mutations = watchWrites(site.raw);
    const broken: object[] = [];
    for (const place of extraIn(good)) {
      for (const value of hostileValues) {
        const answer = await send({ json: changedAt(good, place, value) });
        const { status } = answer;
        const wrote = mutations();
        const isUnsound =
          status >= 500 || (status >= 400 && wrote.length > 0) || !namesItsFields(answer);
        if (isUnsound) broken.push({ place, value, status, wrote });
        site.wait({ seconds: 1 });
      }
    }
    expect(broken).toEqual([]);
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
  });

  test('with unknown fields writes nothing of them', async () => {
    const [plain, laden] = [await setUp(call), await setUp(call)];
    const unasked = { is_admin: true, status: 'approved', total_amount: 1, name_key: 'x', id_: 9 };
    const everywhere = extraIn(plain.good)
      .filter((place) => isObject(valueAt(plain.good, place)))
      .reduce(
        (body, place) =>
          changedAt(body, place, { ...(valueAt(body, place) as object), ...unasked }),
        plain.good,
      );
    const before = writtenRows(laden.site.raw);
    const [expected, answer] = [
      await plain.send({ json: plain.good }),
      await laden.send({ json: everywhere }),
    ];
    if (isOfGuests(call) && expected.status < 300) expectRejected(answer);
    if (answer.status >= 400) expect(writtenRows(laden.site.raw)).toEqual(before);
    else expect(lasting(laden.site.raw)).toEqual(lasting(plain.site.raw));
  });
});

/** What is refused for something in the body says where it stands. */
const namesItsFields = ({ status, json: answer }: Answer) =>
  status !== 422 || Object.keys((answer as { fields?: object }).fields ?? {}).length > 0;

const isOfGuests = ({ statuses, route }: KnownCall) =>
  statuses.guest < 300 && !route.endsWith('/login');

const expectRejected = ({ status, json: answer }: Answer) =>
  expect([status, answer]).toMatchObject([422, { code: 'invalid_fields' }]);

const isObject = (value: Json) =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const valueAt = (value: Json, place: string[]): Json =>
  place.reduce<Json>((inner, name) => (inner as Record<string, Json>)[name]!, value);

/** But for what is random: references, keys, personal links, hashes of passwords. */
const lasting = (raw: Parameters<typeof writtenRows>[0]): unknown =>
  JSON.parse(
    JSON.stringify(writtenRows(raw), (name, value: unknown) => {
      if (['link_token', 'password'].includes(name)) return '…';
      return typeof value === 'string' ? value.replace(/[\w-]{20,}/gu, '…') : value;
    }),
  );

const hostileValues: Json[] = [
  ...[null, true, -1, 0, 1.5, 1e21, 2 ** 53 + 1, '', '   ', [], {}, ['a'], '45', 999_999],
  ...['\u0000', '\ud800', '\u202e\u200b\ufeff', 'x'.repeat(6000), '🎉'.repeat(200)],
  ...["'; drop table guests; --", '<script>alert(1)</script>', '=HYPERLINK("x")', '../../etc'],
  JSON.parse('{"__proto__": {"isAdmin": true}, "constructor": {"prototype": {}}}') as Json,
];
