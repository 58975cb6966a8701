import { expect, test } from 'vitest';
import { demoSite, loginOf } from '#tests/support/api.ts';
import { groupNamed } from '#tests/support/wedding.ts';

const family = 'Familia Peñaloza Ríos';
const saved = { complete: true, saved_at: '2025-11-20T14:00:00.000Z', bytes: 640_000 };
const gone = { complete: false, saved_at: null, bytes: 0 };

test('a phone says what it has saved, and the couple sees which groups are ready', async () => {
  const site = demoSite();
  const admin = await site.admin();
  const passes = async () => (await admin.get('/api/admin/trip-passes')).json;
  expect(await passes()).toEqual([]);

  const phone = await site.guest(family);
  const reported = await phone.put('/api/rsvp/trip-pass', saved);
  expect([reported.status, reported.json]).toEqual([200, saved]);
  const ready = { guestId: groupNamed(site, family).id, phones: 1, complete: true };
  expect(await passes()).toEqual([{ ...ready, last_seen_at: '2025-11-20T12:00:00-03:00' }]);

  site.wait({ minutes: 90 });
  const other = await site.guest(family);
  await other.put('/api/rsvp/trip-pass', { ...saved, complete: false });
  expect(await passes()).toEqual([
    { ...ready, phones: 2, last_seen_at: '2025-11-20T13:30:00-03:00' },
  ]);

  // The phone was cleared: its session is there, what it had saved is not.
  await phone.put('/api/rsvp/trip-pass', gone);
  expect(await passes()).toMatchObject([{ ...ready, complete: false }]);
});

test('what a phone said ends with its session', async () => {
  const site = demoSite();
  const admin = await site.admin();
  const phone = await site.guest(family);
  await phone.put('/api/rsvp/trip-pass', saved);
  await phone.post('/api/rsvp/logout', {});
  expect((await admin.get('/api/admin/trip-passes')).json).toEqual([]);
  await phone.post('/api/rsvp/login', loginOf(family));
  expect((await admin.get('/api/admin/trip-passes')).json).toEqual([]);
});

test.each([
  [{ ...saved, bytes: -1 }, 422],
  [{ ...saved, bytes: 1e11 }, 422],
  [{ ...saved, saved_at: 'ayer' }, 422],
  [{ ...saved, saved_at: '2025-02-31T10:00:00Z' }, 400],
  [{ ...saved, complete: 'sí' }, 422],
  [{ complete: true }, 422],
])('what no phone says is refused: %j', async (body, status) => {
  const site = demoSite();
  const phone = await site.guest(family);
  expect((await phone.put('/api/rsvp/trip-pass', body)).status).toBe(status);
});

test('gone is never complete', async () => {
  const phone = await demoSite().guest(family);
  const { json } = await phone.put('/api/rsvp/trip-pass', { ...saved, saved_at: null });
  expect(json).toMatchObject({ complete: false });
});
