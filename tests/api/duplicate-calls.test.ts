import { describe, expect, test } from 'vitest';
import { nameKey } from '#domain/groups/guest-group.ts';
import { dump, groupNamed } from '#tests/support/wedding.ts';
import { demoSite } from '../support/api.ts';
import type { Answer } from '../support/browser.ts';
import { entitledTo, validCall, writingCalls } from '../support/calls/all-calls.ts';
import { groupCalls } from '../support/calls/group-calls.ts';
import { methodOf, pathOf, type KnownCall } from '../support/calls/known-call.ts';
import { roles } from '../support/calls/roles.ts';
import { subjectsOf } from '../support/calls/subjects.ts';

const setUp = async (call: KnownCall) => {
  const site = demoSite();
  await site.admin();
  const subjects = subjectsOf(site);
  const browser = await roles[entitledTo(call)](site);
  const valid = validCall(call, subjects);
  return {
    site,
    send: (key: string, query = '') =>
      browser.request(methodOf(call), pathOf(call, subjects) + query, {
        ...valid,
        headers: { ...valid.headers, 'Idempotency-Key': key },
      }),
  };
};

/**
 * Who signs in or out is told by cookies, who lost the link has none; a picture is called by its content, an upload goes on from where it
 * is, and what is said at the door has an id of its own.
 */
const withoutKeys =
  /\/(login|logout|lost-link|start|begin)$|\/webhooks\/|\/practice-checkout\/|\/pictures|\/api\/door\//u;

const keyed = writingCalls.filter(
  ([, call]) =>
    call.statuses[entitledTo(call)] < 300 && !withoutKeys.test(call.route.split(' ')[1]!),
);

const asRead = ({ status, text }: Answer) => [status, text];

test('most calls that write take a key', () => {
  expect(keyed.length).toBeGreaterThan(40);
});

describe.each(keyed)('%s', (_, call) => {
  test('sent again with its key has one effect and the first answer', async () => {
    const { site, send } = await setUp(call);
    const first = await send('k1');
    expect(first.status).toBe(call.statuses[entitledTo(call)]);
    const before = dump(site.raw);
    site.wait({ seconds: 5 });
    const again = await send('k1');
    expect(asRead(again)).toEqual(asRead(first));
    expect(dump(site.raw)).toEqual(before);
  });

  test('sent twice at once with one key has one effect and one answer', async () => {
    const { site, send } = await setUp(call);
    const [one, two] = await Promise.all([send('k1'), send('k1')]);
    expect(asRead(two!)).toEqual(asRead(one!));
    const before = dump(site.raw);
    await send('k1');
    expect(dump(site.raw)).toEqual(before);
  });

  test('asked otherwise with the same key is refused', async () => {
    const { site, send } = await setUp(call);
    await send('k1');
    const before = dump(site.raw);
    const { status, json } = await send('k1', `${call.query ? '&' : '?'}otherwise=1`);
    expect([status, json]).toMatchObject([422, { code: 'key_reused' }]);
    expect(dump(site.raw)).toEqual(before);
  });
});

describe('a key', () => {
  const publishing = async () => {
    const site = demoSite();
    const couple = await site.admin();
    const publications = () =>
      Number(site.raw.prepare('select count(*) from publications').pluck().get());
    const publish = (headers: Record<string, string> = {}) =>
      couple.request('POST', '/api/admin/site/publish', { headers });
    return { site, couple, publications, publish };
  };

  test('is what makes two taps one publication', async () => {
    const { publications, publish } = await publishing();
    const before = publications();
    await Promise.all([publish({ 'Idempotency-Key': 'k' }), publish({ 'Idempotency-Key': 'k' })]);
    expect(publications() - before).toBe(1);
    await Promise.all([publish(), publish()]);
    expect(publications() - before).toBe(3);
  });

  test('survives a restart', async () => {
    const { site, couple, publications } = await publishing();
    const headers = { 'Idempotency-Key': 'k', Origin: site.origin };
    const first = await couple.post('/api/admin/site/publish', undefined, headers);
    const before = publications();
    const cookie = [...couple.cookies].map((pair) => pair.join('=')).join('; ');
    const again = await site
      .restarted()
      .browser()
      .post('/api/admin/site/publish', undefined, { ...headers, Cookie: cookie });
    expect(asRead(again)).toEqual(asRead(first));
    expect(publications()).toBe(before);
  });

  test('that no header can be is refused', async () => {
    const { publish } = await publishing();
    for (const key of ['', ' ', 'x'.repeat(201), 'ñ']) {
      expect((await publish({ 'Idempotency-Key': key })).status).toBe(400);
    }
  });

  test('answers nobody whose session is over', async () => {
    const { couple, publish } = await publishing();
    const headers = { 'Idempotency-Key': 'k' };
    expect((await publish(headers)).status).toBe(201);
    await couple.post('/api/admin/logout');
    expect((await publish(headers)).status).toBe(401);
  });

  test('of a refused call may be used again', async () => {
    const { site, couple } = await publishing();
    const { json } = validCall(groupCalls['new group']!, subjectsOf(site));
    const rename = site.raw.prepare('update guests set name_key = ? where id = ?');
    rename.run(nameKey('Los Soto'), groupNamed(site, 'Tía Marta').id);
    const create = () => couple.post('/api/admin/guests', json, { 'Idempotency-Key': 'k' });
    expect((await create()).status).toBe(409);
    rename.run(nameKey('Tía Marta'), groupNamed(site, 'Tía Marta').id);
    expect((await create()).status).toBe(201);
  });
});

test('what the couple was answered is forgotten with a group', async () => {
  const site = demoSite();
  const couple = await site.admin();
  const subjects = subjectsOf(site);
  const { json } = validCall(groupCalls['new group']!, subjects);
  const saved = () => site.raw.prepare('select answer from idempotency_keys').pluck().all();
  await couple.post('/api/admin/guests', json, { 'Idempotency-Key': 'k' });
  expect(saved()).toEqual([expect.stringContaining('Los Soto')]);
  const erase = `/api/admin/privacy/groups/${subjects.family}/erase`;
  expect((await couple.post(erase, { name: 'Familia Peñaloza Ríos' })).status).toBe(200);
  expect(saved()).toEqual([]);
});
