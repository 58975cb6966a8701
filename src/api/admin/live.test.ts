import { expect, test } from 'vitest';
import { dump, groupNamed } from '#tests/support/wedding.ts';
import { anyChange } from '#domain/history/live-change.ts';
import { demoSite } from '#tests/support/api.ts';
import type { Browser } from '#tests/support/browser.ts';
import { reconcile } from '../payments/reconciler.ts';
import { openShop } from '#tests/support/shop.ts';

const family = 'Familia Peñaloza Ríos';

/** The stream's messages, one by one; null once it has ended. */
const listen = async (browser: Browser, path = '/api/admin/live', headers = {}) => {
  const response = await browser.listen(path, headers);
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let output = '';
  const next = async () => {
    while (!output.includes('\n\n')) {
      const { done, value } = await reader.read();
      if (done) return null;
      output += value;
    }
    const end = output.indexOf('\n\n');
    const message = output.slice(0, end);
    output = output.slice(end + 2);
    return message;
  };
  return { response, next, leave: () => reader.cancel() };
};

const dataOf = (message: string | null) =>
  JSON.parse(/^data: (.*)$/mu.exec(message ?? '')?.[1] ?? 'null') as unknown;

const watching = async () => {
  const site = demoSite();
  const admin = await site.admin();
  const stream = await listen(admin, `/api/admin/live?since=${site.live.mark()}`);
  expect(await stream.next()).toContain('event: ready');
  return { site, admin, ...stream };
};

test('a stream says so, is never kept, packed or held back, and begins at once', async () => {
  const { response, site, leave } = await watching();
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  await leave();
  await expect.poll(() => site.live.listening()).toBe(0);
});

test("a guest's answer is told by its event alone", async () => {
  const { site, next } = await watching();
  const guest = await site.guest(family);
  const [rosa] = groupNamed(site, family).members;
  await guest.post('/api/rsvp/responses/45', {
    responses: [{ memberId: rosa!.id, isAttending: true }],
  });
  const message = await next();
  expect(message).toContain('event: change');
  expect(dataOf(message)).toEqual({ kinds: ['answers'], eventIds: [45] });
});

test('a list is told once it is imported, not while it is previewed', async () => {
  const { site, admin, next } = await watching();
  const send = (query: string) =>
    admin.request('POST', `/api/admin/guests/import${query}`, {
      body: 'Grupo;Nombre\nLos Soto;Ana Soto',
      headers: { 'Content-Type': 'application/octet-stream' },
    });
  const { token } = (await send('')).json as { token: string };
  const guest = await site.guest(family);
  const [rosa] = groupNamed(site, family).members;
  await guest.post('/api/rsvp/responses/45', {
    responses: [{ memberId: rosa!.id, isAttending: true }],
  });
  expect(dataOf(await next())).toEqual({ kinds: ['answers'], eventIds: [45] });
  expect((await send(`?token=${token}`)).status).toBe(200);
  expect(dataOf(await next())).toEqual({ kinds: ['answers', 'guests'], eventIds: null });
});

test('a diet, a group and an event are told by their kind', async () => {
  const { site, admin, next } = await watching();
  const guest = await site.guest(family);
  const { id, members } = groupNamed(site, family);
  await guest.put('/api/rsvp/guest/dietary', {
    members: [{ id: members[0]!.id, dietary_restriction_type: 'Vegan' }],
  });
  expect(dataOf(await next())).toEqual({ kinds: ['guests'], eventIds: [] });
  await admin.put(`/api/admin/guests/${id}`, {
    guest: { group_name: 'Los Peñaloza' },
    members: [{ name: 'Sofía Ríos' }],
  });
  expect(dataOf(await next())).toEqual({ kinds: ['answers', 'guests'], eventIds: null });
  await admin.post('/api/admin/events', {
    name: 'Ensayo',
    description: 'Vals',
    location: 'Linares',
    date: '2025-12-18T20:00',
  });
  expect(dataOf(await next())).toEqual({
    kinds: ['answers', 'guests', 'events', 'gifts'],
    eventIds: null,
  });
});

const gifts = { kinds: ['gifts'], eventIds: [] };

test('a gift of the catalogue, a purchase and what is done about it are told as gifts', async () => {
  const { site, admin, next } = await watching();
  const guest = await site.guest(family);
  const items = [{ giftId: 1, quantity: 1 }];
  await guest.post('/api/create-preference', { items });
  expect(dataOf(await next())).toEqual(gifts);
  await guest.post('/api/transfers', { items });
  expect(dataOf(await next())).toEqual(gifts);
  const [{ id }] = (await admin.get('/api/admin/purchases')).json as [{ id: number }];
  await admin.post(`/api/admin/purchases/${id}/confirm`, {});
  expect(dataOf(await next())).toEqual(gifts);
  await admin.put(`/api/admin/purchases/${id}/thanks`, { sent: true });
  expect(dataOf(await next())).toEqual(gifts);
  const gift = { name: 'Ópera', description: 'Palco', price: 70_000, visible: false };
  await admin.post('/api/admin/gifts', gift);
  expect(dataOf(await next())).toEqual(gifts);
});

test('a payment is told when the provider has news of it, and only then', async () => {
  const { fake, site, notify, order } = await openShop();
  const { preference } = await order();
  const payment = fake.pay(preference, 'approved');
  const before = site.live.mark();
  await notify(payment, 'a forged secret');
  expect(site.live.mark()).toBe(before);
  await notify(payment);
  expect(site.live.missedSince(before)).toEqual({ kinds: ['gifts'], eventIds: null });
  const paid = site.live.mark();
  await notify(payment);
  await reconcile(site.deps);
  expect(site.live.mark()).toBe(paid);
  fake.change(payment, 'refunded');
  site.wait({ days: 1 });
  await reconcile(site.deps);
  expect(site.live.missedSince(paid)).toEqual({ kinds: ['gifts'], eventIds: null });
});

test('reads, refused calls and logins are not announced', async () => {
  const { site, admin } = await watching();
  const before = site.live.mark();
  const guest = await site.guest(family);
  await guest.get('/api/rsvp/guest');
  await admin.get('/api/admin/guests');
  await guest.post('/api/rsvp/responses/45', { responses: [{ memberId: 1e6, isAttending: true }] });
  await site.browser().post('/api/admin/events', {});
  expect(site.live.mark()).toBe(before);
});

test('who was away is told what kind of thing changed meanwhile', async () => {
  const { site, admin, leave } = await watching();
  const mark = site.live.mark();
  await leave();
  site.live.publish({ kinds: ['answers'], eventIds: [45] });
  const again = await listen(admin, '/api/admin/live?since=old', { 'Last-Event-ID': mark });
  expect(await again.next()).toContain('event: ready');
  expect(dataOf(await again.next())).toEqual({ kinds: ['answers'], eventIds: null });
});

test('a logout ends its own stream at once, and no other', async () => {
  const { site, admin, next } = await watching();
  const other = await listen(await site.admin());
  await other.next();
  await admin.post('/api/admin/logout');
  expect(await next()).toBeNull();
  await expect.poll(() => site.live.listening()).toBe(1);
});

test('a session that ran out, or a user who is no administrator now, hears nothing more', async () => {
  for (const end of ['update admin_sessions set expires_at = 0', 'update users set is_admin = 0']) {
    const { site, next } = await watching();
    site.raw.exec(end);
    site.live.publish({ kinds: ['answers'], eventIds: [45] });
    expect(await next()).toBeNull();
  }
});

test('one more stream than there are places is refused, and HEAD takes none', async () => {
  const { site, admin } = await watching();
  const open = Array.from({ length: 11 }, () => listen(admin));
  await Promise.all(open);
  expect(await admin.get('/api/admin/live')).toMatchObject({
    status: 503,
    json: { code: 'live_full', message: expect.any(String) },
  });
  expect(site.live.listening()).toBe(12);
  const desk = await demoSite().admin();
  expect((await desk.request('HEAD', '/api/admin/live')).status).toBe(200);
});

test('whatever a browser says it heard last, it is told and nothing is written', async () => {
  const site = demoSite();
  const admin = await site.admin();
  const before = dump(site.raw);
  for (const since of ['', '%00', '-1', '1e9', 'a'.repeat(5000), "'--", '%F0%9F%92%8D']) {
    const stream = await listen(admin, `/api/admin/live?since=${since}`);
    expect(await stream.next()).toContain('event: ready');
    expect(dataOf(await stream.next())).toEqual(anyChange);
    await stream.leave();
  }
  expect(dump(site.raw)).toEqual(before);
});
