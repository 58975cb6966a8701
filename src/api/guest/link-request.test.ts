import { expect, test } from 'vitest';
import { purgeLinkRequests } from '#db/models/groups/link-requests.ts';
import { linkRequestTexts } from '#content/texts/link-request.ts';
import type { LinkRequestView } from '#contract/link-requests.ts';
import { setUp } from '#tests/support/closing.ts';
import { demoWedding } from '#tests/support/wedding.ts';
import { openDeferredLookups } from './deferred-lookups.ts';

const known = '+56 9 5555 0101';

/** Looked up after the answer: here a timer of no time, and those of before have run by then. */
const done = () => new Promise((resolve) => setTimeout(resolve, 2));

const asking = async () => {
  const { site, couple, group, rosa, raw } = await setUp();
  raw.prepare('update guest_members set phone = null, phone_e164 = null').run();
  raw
    .prepare('update guest_members set phone = ?, phone_e164 = ? where id = ?')
    .run(known, '+56955550101', rosa);
  let addresses = 0;
  const ask = async (phone: string, address = `198.51.100.${(addresses += 1)}`) => {
    const answer = await site.browser(address).post('/api/rsvp/lost-link', { phone });
    await done();
    return answer;
  };
  const listed = async () => (await couple.get('/api/admin/lost-links')).json as LinkRequestView[];
  return { site, couple, group, rosa, raw, ask, listed };
};

test('a known number is listed for its group, and the chat with the stored number has link and code', async () => {
  const { ask, listed, group, couple } = await asking();
  expect(await ask('9 5555 0101')).toMatchObject({
    status: 202,
    json: { message: linkRequestTexts.answer },
  });
  const [request, ...rest] = await listed();
  expect(rest).toEqual([]);
  expect(request).toMatchObject({ guestId: group.id, name: 'Rosa Peñaloza' });
  const chat = new URL(request!.chat!);
  expect(chat.searchParams.get('phone')).toBe('56955550101');
  expect(chat.searchParams.get('text')).toContain(`/i#${group.link_token}`);
  expect(chat.searchParams.get('text')).toContain(group.access_code);
  expect((await couple.delete(`/api/admin/lost-links/${request!.id}`)).status).toBe(204);
  expect(await listed()).toEqual([]);
  expect((await couple.delete(`/api/admin/lost-links/${request!.id}`)).status).toBe(404);
});

test('a number that several groups have is listed for each of them', async () => {
  const { ask, listed, raw, site, group } = await asking();
  const marta = raw
    .prepare(`select id from guest_members where name like '%Marta%' limit 1`)
    .pluck()
    .get();
  raw.prepare(`update guest_members set phone_e164 = '+56955550101' where id = ?`).run(marta);
  await ask(known);
  const groups = (await listed()).map(({ guestId }) => guestId);
  expect(new Set(groups).size).toBe(2);
  expect(groups).toContain(group.id);
  expect(site.raw).toBe(raw);
});

test('every number is answered alike, to the byte; what is none is refused beside its field', async () => {
  const { ask, listed } = await asking();
  const first = await ask(known);
  for (const phone of ['+56 9 1111 1111', '12', 'no tengo', '+1 212 555 0100']) {
    const { status, text, headers } = await ask(phone);
    expect([status, text]).toEqual([202, first.text]);
    expect([...headers.keys()].sort()).toEqual([...first.headers.keys()].sort());
  }
  expect(await listed()).toHaveLength(1);
  for (const phone of ['', '   ', '9'.repeat(61)]) {
    expect(await ask(phone)).toMatchObject({
      status: 422,
      json: { fields: { phone: expect.any(String) } },
    });
  }
});

test('an address may ask five times an hour', async () => {
  const { site, ask } = await asking();
  for (let time = 0; time < 5; time += 1) {
    expect((await ask('+56 9 1111 1111', '203.0.113.9')).status).toBe(202);
  }
  const refused = await ask('+56 9 1111 1111', '203.0.113.9');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect((await ask(known, '203.0.113.10')).status).toBe(202);
  site.wait({ minutes: 60 });
  expect((await ask('+56 9 1111 1111', '203.0.113.9')).status).toBe(202);
});

test('a number is listed three times a day, also when the couple has settled them', async () => {
  const { site, ask, listed, couple, raw } = await asking();
  for (let time = 0; time < 3; time += 1) {
    await ask(known);
    const [request] = await listed();
    await couple.delete(`/api/admin/lost-links/${request!.id}`);
  }
  expect((await ask(known)).status).toBe(202);
  expect(await listed()).toEqual([]);
  site.wait({ days: 1 });
  await ask(known);
  expect(await listed()).toHaveLength(1);
  purgeLinkRequests(site.db, site.now());
  expect(raw.prepare('select count(*) from lost_links').pluck().get()).toBe(1);
});

test('a site that stops lists at once whoever still waits', () => {
  const { db, raw } = demoWedding();
  raw.prepare("update guest_members set phone_e164 = '+56955550101' where id = 1").run();
  const hourMs = 3_600_000;
  const lookups = openDeferredLookups({ db, onRequest: () => {}, delayMs: () => hourMs });
  const listed = () => raw.prepare('select count(*) from lost_links').pluck().get();
  lookups.add(known, new Date());
  expect(listed()).toBe(0);
  lookups.stop();
  expect(listed()).toBe(1);
});
