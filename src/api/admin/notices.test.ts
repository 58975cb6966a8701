import { expect, test } from 'vitest';
import type { AdminNoticeView, NoticeDelivery, NoticeView } from '#contract/notices.ts';
import { demoSite, type Site } from '#tests/support/api.ts';
import { groupNamed } from '#tests/support/wedding.ts';

const family = 'Familia Peñaloza Ríos';
const grandparents = 'Abuelos Henríquez';

const publish = async (site: Site, notice: object) => {
  const admin = await site.admin();
  const { status, json } = await admin.post('/api/admin/notices', notice);
  expect(status).toBe(201);
  return { admin, notice: json as AdminNoticeView };
};

const read = async (site: Site, group: string) => {
  const guest = await site.guest(group);
  return { guest, notices: (await guest.get('/api/rsvp/notices')).json as NoticeView[] };
};

test('what is left out is for everybody, from now on, until it is taken down', async () => {
  const site = demoSite();
  const { notice } = await publish(site, { text: '  Llueve: traigan botas ' });
  const shown = {
    id: notice.id,
    text: 'Llueve: traigan botas',
    event_id: null,
    starts_at: '2025-11-20T12:00:00-03:00',
    ends_at: null,
    urgent: false,
  };
  expect(notice).toEqual({ ...shown, created_at: '2025-11-20T12:00:00-03:00' });
  expect((await read(site, grandparents)).notices).toEqual([shown]);
});

test('a notice of an event reaches those invited to it alone, until it ends', async () => {
  const site = demoSite();
  await publish(site, {
    text: 'El bus sale a las 18:10',
    event_id: 45,
    starts_at: '2025-11-20T13:00',
    ends_at: '2025-11-20T14:00',
    urgent: true,
  });
  expect((await read(site, family)).notices).toMatchObject([
    { event_id: 45, starts_at: '2025-11-20T13:00:00-03:00', urgent: true },
  ]);
  expect((await read(site, grandparents)).notices).toEqual([]);
  site.wait({ minutes: 120 });
  expect((await read(site, family)).notices).toEqual([]);
});

test('each group is counted once: who saw it, who was written to, who is missing', async () => {
  const site = demoSite();
  const { admin, notice } = await publish(site, { text: 'Cambió la entrada', event_id: 49 });
  const reach = async () =>
    (await admin.get(`/api/admin/notices/${notice.id}/reach`)).json as NoticeDelivery;
  const before = await reach();
  expect(before).toMatchObject({ seen: 0, pushed: 0, sent: 0 });

  const { guest } = await read(site, family);
  const seen = await guest.put('/api/rsvp/notices/seen', { ids: [notice.id, 999] });
  expect(seen.status).toBe(204);
  await guest.put('/api/rsvp/notices/seen', { ids: [notice.id] });
  const couple = groupNamed(site, 'Camila y Andrés');
  site.wait({ minutes: 1 });
  const written = { written: true };
  for (const { id } of couple.members) {
    expect((await admin.put(`/api/admin/whatsapp/chats/${id}`, written)).status).toBe(200);
  }
  const after = await reach();
  expect(after).toMatchObject({ seen: 1, pushed: 0, sent: 1 });
  const reached = [groupNamed(site, family).id, couple.id];
  expect(after.missing).toEqual(before.missing.filter(({ guestId }) => !reached.includes(guestId)));

  // Another text resets who has seen it; another end does not.
  await admin.put(`/api/admin/notices/${notice.id}`, {
    text: notice.text,
    event_id: 49,
    ends_at: '2025-11-21T10:00',
  });
  expect(await reach()).toMatchObject({ seen: 1 });
  await admin.put(`/api/admin/notices/${notice.id}`, { text: 'Por la otra', event_id: 49 });
  expect(await reach()).toMatchObject({ seen: 0 });
});

test('a notice that a group is not invited to is not marked as seen by it', async () => {
  const site = demoSite();
  const { admin, notice } = await publish(site, { text: 'Carpas', event_id: 45 });
  const { guest } = await read(site, grandparents);
  await guest.put('/api/rsvp/notices/seen', { ids: [notice.id] });
  const { json } = await admin.get(`/api/admin/notices/${notice.id}/reach`);
  expect(json).toMatchObject({ seen: 0 });
});

test('a notice is taken down, and goes with its event', async () => {
  const site = demoSite();
  const { admin, notice } = await publish(site, { text: 'Uno' });
  await admin.post('/api/admin/notices', { text: 'Dos' });
  expect((await admin.delete(`/api/admin/notices/${notice.id}`)).status).toBe(204);
  expect((await admin.delete(`/api/admin/notices/${notice.id}`)).status).toBe(404);
  expect((await admin.get('/api/admin/notices')).json).toMatchObject([{ text: 'Dos' }]);
});

test.each([
  [{ text: ' ' }, 'text'],
  [{ text: 'x'.repeat(281) }, 'text'],
  [{}, 'text'],
  [{ text: 'Hola', event_id: 999 }, 'event_id'],
  [{ text: 'Hola', starts_at: 'mañana' }, 'starts_at'],
  [{ text: 'Hola', starts_at: '2025-12-20T18:00', ends_at: '2025-12-20T18:00' }, 'ends_at'],
])('a notice that cannot be is refused in words: %j', async (body, field) => {
  const admin = await demoSite().admin();
  const { status, json } = await admin.post('/api/admin/notices', body);
  expect([status, Object.keys((json as { fields: object }).fields)]).toEqual([422, [field]]);
});

test('open pages of guests hear of notices and of events, and of nothing else', async () => {
  const site = demoSite();
  const heard: string[] = [];
  site.deps.guestLive.join({
    owner: 1,
    isWelcome: () => true,
    notify: ({ kinds }) => void heard.push(kinds.join()),
    beat: () => undefined,
    end: () => undefined,
  });
  const { admin } = await publish(site, { text: 'Uno' });
  await admin.post('/api/admin/events/49/delay', { minutes: 30, following: false });
  await admin.put('/api/admin/settings', { ask_people: true });
  const { guest } = await read(site, family);
  await guest.put('/api/rsvp/notices/seen', { ids: [1] });
  expect(heard).toEqual(['notices', 'events']);
});
