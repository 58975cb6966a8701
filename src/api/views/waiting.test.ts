import { expect, test } from 'vitest';
import type { WaitingView } from '#contract/statistics.ts';
import { setUp } from '#tests/support/closing.ts';

const waiting = async () => {
  const family = await setUp();
  family.raw.exec(`update purchases set status = 'approved'; delete from purchase_alerts;
    delete from messages; update events set rsvp_deadline = null`);
  const view = async () =>
    (await family.couple.get('/api/admin/stats/waiting')).json as WaitingView;
  return { ...family, view };
};

test('nothing waits, until a transfer, a message, a request, somebody at the door and a photo do', async () => {
  const { view, raw, group, rosa, setForEvent, inDays } = await waiting();
  const sections = { panel: 0, gifts: 0, whatsapp: 0, days: 0, photos: 0 };
  const nothing = {
    surprises: 0,
    transfers: 0,
    purchaseAlerts: 0,
    messages: 0,
    photos: 0,
    deadlines: [],
    sections,
  };
  expect(await view()).toEqual(nothing);
  raw.exec(`update purchases set status = 'pending', payment_method = 'transfer'
    where id = (select min(id) from purchases)`);
  raw.exec(`insert into campaigns (kind, text, created_at) values ('template', 'Hola', 1)`);
  raw
    .prepare(
      `insert into messages (campaign_id, guest_id, member_id, state, queued_at, updated_at)
       values ((select max(id) from campaigns), ?, ?, 'uncertain', 1, 1)`,
    )
    .run(group.id, rosa);
  await setForEvent(45, inDays(-1));
  raw
    .prepare(
      `insert into change_requests (guest_id, event_id, responses, late, status, created_at)
       values (?, 45, '[]', 0, 'pending', 1)`,
    )
    .run(group.id);
  raw.exec(`insert into surprises (fact_id, event_id, kind, name, at)
    values ('s', 49, 'unlisted', 'Renata Cuevas', 1)`);
  raw.exec(`insert into photos (file, checksum, status, size, created_at)
    values ('f', 'c', 'pending', 1, 1)`);
  expect(await view()).toMatchObject({
    surprises: 1,
    transfers: 1,
    messages: 1,
    photos: 1,
    sections: { panel: 1, gifts: 1, whatsapp: 1, days: 1, photos: 1 },
  });
});

test('a deadline is told in its last three days, while somebody is silent', async () => {
  const { view, raw, setForEvent, inDays } = await waiting();
  await setForEvent(49, inDays(4));
  await setForEvent(45, inDays(-1));
  expect((await view()).deadlines).toEqual([]);
  await setForEvent(49, inDays(2));
  expect((await view()).deadlines).toMatchObject([
    { eventId: 49, name: expect.stringContaining('Main Event'), silent: expect.any(Number) },
  ]);
  raw.exec('delete from guest_events where event_id = 49');
  expect((await view()).deadlines).toEqual([]);
});
