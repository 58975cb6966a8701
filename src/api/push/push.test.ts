import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { AdminNoticeView, NoticeDelivery } from '#contract/notices.ts';
import { demoSite, type Site } from '#tests/support/api.ts';
import type { Browser } from '#tests/support/browser.ts';
import {
  type FakePhone,
  startFakePushService,
} from '#tests/support/providers/fake-push-service.ts';

const family = 'Familia Peñaloza Ríos';
/** Not invited to the tents. */
const grandparents = 'Abuelos Henríquez';
const [ceremony, tents] = [49, 45];

const setUp = async () => {
  const service = await startFakePushService();
  onTestFinished(() => service.stop());
  const site = demoSite({ env: { PUSH_SERVICE_URL: service.url } });
  const subscribe = async (group: string) => {
    const guest = await site.guest(group);
    const phone = service.newPhone();
    expect((await guest.put('/api/rsvp/push', phone.subscription)).status).toBe(204);
    return { guest, phone };
  };
  return { service, site, admin: await site.admin(), subscribe };
};

/** Until what was to leave now has left. */
const sent = async ({ deps }: Site) => {
  deps.push.notify();
  await deps.push.idle();
};

const publish = async (site: Site, admin: Browser, notice: object) => {
  const { status, json } = await admin.post('/api/admin/notices', notice);
  expect(status).toBe(201);
  await sent(site);
  return json as AdminNoticeView;
};

const textsOf = ({ received }: FakePhone) => received.map(({ message }) => message.body);

const reachOf = async (admin: Browser, { id }: AdminNoticeView) =>
  (await admin.get(`/api/admin/notices/${id}/reach`)).json as NoticeDelivery;

const left = ({ raw }: Site, table: string) =>
  raw.prepare(`select count(*) from ${table}`).pluck().get();

test('a notice reaches the phones that want it, and counts once one says that it was shown', async () => {
  const { site, admin, subscribe } = await setUp();
  const { guest, phone } = await subscribe(family);
  const other = await subscribe(grandparents);
  const hostile = 'El bus sale a las 18:10 <script>alert("x")</script> 🚌';
  const notice = await publish(site, admin, { text: hostile, event_id: tents, urgent: true });
  expect(phone.received).toEqual([
    {
      message: {
        title: site.deps.content().wedding.site.title,
        body: hostile,
        tag: `notice-${notice.id}`,
        notices: [notice.id],
        urgent: true,
      },
      ...{ ttl: 3 * 24 * 60 * 60, urgency: 'high', topic: `notice-${notice.id}` },
      subject: 'mailto:operator@localhost',
    },
  ]);
  expect(other.phone.received).toEqual([]);
  expect(left(site, 'push_deliveries')).toBe(0);
  // That the service has it says nothing about a phone without signal.
  const before = await reachOf(admin, notice);
  expect(before.pushed).toBe(0);
  const shown = { ids: [notice.id, 9999] };
  expect((await guest.put('/api/rsvp/notices/pushed', shown)).status).toBe(204);
  expect((await guest.put('/api/rsvp/notices/pushed', shown)).status).toBe(204);
  const after = await reachOf(admin, notice);
  expect([after.pushed, before.missing.length - after.missing.length]).toEqual([1, 1]);
  // Who saw it on a page is counted there.
  await guest.put('/api/rsvp/notices/seen', { ids: [notice.id] });
  expect(await reachOf(admin, notice)).toMatchObject({ seen: 1, pushed: 0 });
  // A report about a notice for other groups is ignored.
  await other.guest.put('/api/rsvp/notices/pushed', shown);
  expect(await reachOf(admin, notice)).toMatchObject({ pushed: 0 });
});

test('one that was planned leaves when it begins, also over a restart, and once', async () => {
  const { site, admin, subscribe } = await setUp();
  const { phone } = await subscribe(family);
  await publish(site, admin, {
    ...{ text: 'Ya abren las puertas', starts_at: '2025-11-20T13:00', ends_at: '2025-11-20T13:20' },
  });
  expect(textsOf(phone)).toEqual([]);
  site.deps.push.stop();
  site.wait({ minutes: 61 });
  const restarted = site.restarted();
  await sent(restarted);
  await sent(restarted);
  expect(phone.received).toMatchObject([{ message: { body: 'Ya abren las puertas' } }]);
  // Not kept for a phone beyond its end.
  expect(phone.received[0]!.ttl).toBe(19 * 60);
});

test('another text is told again, another end is not, and what was taken down before leaves no more', async () => {
  const { service, site, admin, subscribe } = await setUp();
  const { phone } = await subscribe(family);
  const notice = await publish(site, admin, { text: 'A las 18:00' });
  const change = async (json: object) => {
    expect((await admin.put(`/api/admin/notices/${notice.id}`, json)).status).toBe(200);
    await sent(site);
  };
  const { starts_at } = notice;
  await change({ text: 'A las 18:00', starts_at, ends_at: '2025-11-21T13:00' });
  await change({ text: 'A las 19:00', starts_at });
  expect(textsOf(phone)).toEqual(['A las 18:00', 'A las 19:00']);
  service.failure = { status: 503 };
  const second = await publish(site, admin, { text: 'Llueve' });
  expect(left(site, 'push_deliveries')).toBe(1);
  await admin.delete(`/api/admin/notices/${second.id}`);
  service.failure = undefined;
  site.wait({ minutes: 60 });
  await sent(site);
  expect(textsOf(phone)).toEqual(['A las 18:00', 'A las 19:00']);
});

test('events that moved are told in one, with the time of before, and again when they are taken back', async () => {
  const { site, admin, subscribe } = await setUp();
  const { phone } = await subscribe(family);
  const url = `/api/admin/events/${ceremony}/delay`;
  await admin.post(url, { minutes: 30, following: true });
  await sent(site);
  const [moved] = textsOf(phone);
  expect(moved).toMatch(/: ahora 18:30, antes 18:00\n/u);
  expect(phone.received[0]).toMatchObject({ urgency: 'high', topic: 'events' });
  // A request that is repeated is no second delay.
  await admin.post(url, { minutes: 30, following: true });
  await sent(site);
  expect(phone.received).toHaveLength(1);
  await admin.delete(url);
  await sent(site);
  expect(textsOf(phone)[1]).toMatch(/: vuelve a su hora, 18:00$/u);
});

test('where nobody of a group comes, its phones are not told that the event moved', async () => {
  const { site, admin, subscribe } = await setUp();
  const { phone } = await subscribe(family);
  site.raw
    .prepare(
      `insert or replace into guest_event_responses (guest_event_id, member_id, guest_id, is_attending, created_at, updated_at)
       select e.id, m.id, m.guest_id, 0, 1, 1 from guest_members m join guest_events e using (guest_id) where e.event_id = ?`,
    )
    .run(ceremony);
  await admin.post(`/api/admin/events/${ceremony}/delay`, { minutes: 30, following: false });
  await sent(site);
  expect(phone.received).toEqual([]);
});

test.each([{ status: 503 }, { status: 429, headers: { 'Retry-After': '120' } }, 'reset' as const])(
  'what a service does not take now leaves later: %j',
  async (failure) => {
    const { service, site, admin, subscribe } = await setUp();
    const { phone } = await subscribe(family);
    service.failure = failure;
    await publish(site, admin, { text: 'Llueve' });
    expect(service.requests).toBe(1);
    // Not before its time.
    await sent(site);
    expect(service.requests).toBe(1);
    service.failure = undefined;
    site.wait({ minutes: 3 });
    await sent(site);
    expect(textsOf(phone)).toEqual(['Llueve']);
  },
);

test('what could not leave until its end is given up', async () => {
  const { service, site, admin, subscribe } = await setUp();
  const { phone } = await subscribe(family);
  service.failure = 'reset';
  await publish(site, admin, { text: 'Llueve' });
  site.wait({ days: 4 });
  service.failure = undefined;
  await sent(site);
  expect([textsOf(phone), left(site, 'push_deliveries')]).toEqual([[], 0]);
});

test('a phone that is not there any more is forgotten, and one of many that fails holds up none', async () => {
  const { service, site, admin, subscribe } = await setUp();
  const gone = await subscribe(family);
  const phones = await Promise.all([1, 2, 3].map(() => subscribe(family)));
  service.forget(gone.phone);
  await publish(site, admin, { text: 'Llueve' });
  expect(phones.map(({ phone }) => textsOf(phone))).toEqual([['Llueve'], ['Llueve'], ['Llueve']]);
  expect(left(site, 'push_subscriptions')).toBe(3);
});

test('keys that are none hold up nobody', async () => {
  const { service, site, admin, subscribe } = await setUp();
  const { phone } = await subscribe(grandparents);
  const guest = await site.guest(family);
  const { endpoint } = service.newPhone().subscription;
  const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
  expect((await guest.put('/api/rsvp/push', { endpoint, keys })).status).toBe(204);
  await publish(site, admin, { text: 'Llueve' });
  expect([textsOf(phone), left(site, 'push_deliveries')]).toEqual([['Llueve'], 0]);
});

test('a phone that wants no more, or signs out, is told nothing', async () => {
  const { site, admin, subscribe } = await setUp();
  const [one, other] = [await subscribe(family), await subscribe(family)];
  expect((await one.guest.delete('/api/rsvp/push')).status).toBe(204);
  await other.guest.post('/api/rsvp/logout', {});
  await publish(site, admin, { text: 'Llueve' });
  expect([one, other].map(({ phone }) => phone.received)).toEqual([[], []]);
  expect(left(site, 'push_subscriptions')).toBe(0);
});

test('a phone on which another group signs in speaks for that group alone', async () => {
  const { site, admin, subscribe } = await setUp();
  const { phone } = await subscribe(family);
  const next = await site.guest(grandparents);
  expect((await next.put('/api/rsvp/push', phone.subscription)).status).toBe(204);
  await publish(site, admin, { text: 'De las carpas', event_id: tents });
  await publish(site, admin, { text: 'Para todos' });
  expect(textsOf(phone)).toEqual(['Para todos']);
});

test.each([
  ...['http://fcm.googleapis.com/fcm/send/x', 'https://fcm.googleapis.com.example/x'],
  ...['https://127.0.0.1/x', 'http://127.0.0.1:9/x', 'https://[::1]/x', 'file:///etc/passwd'],
  ...[
    'https://fcm.googleapis.com:8443/x',
    'https://x@fcm.googleapis.com/x',
    'https://example.com/',
  ],
])('the server is sent nowhere but to push services: %s', async (endpoint) => {
  const { service, site } = await setUp();
  const guest = await site.guest(family);
  const { keys } = service.newPhone().subscription;
  const refused = await guest.put('/api/rsvp/push', { endpoint, keys });
  expect(refused).toMatchObject({ status: 422, json: { code: 'invalid_fields' } });
  expect(left(site, 'push_subscriptions')).toBe(0);
});

test('the keys are made once, in a file that nobody else reads', () => {
  const site = demoSite();
  const file = path.join(site.deps.config.dataDir, 'keys', 'vapid.json');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const { publicKey } = JSON.parse(readFileSync(file, 'utf8')) as { publicKey: string };
  expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65);
  expect([site.deps.push.publicKey, site.restarted().deps.push.publicKey]).toEqual([
    publicKey,
    publicKey,
  ]);
});
