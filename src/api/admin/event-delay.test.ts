import { describe, expect, test } from 'vitest';
import type { AdminEventView, InvitedEventView } from '#contract/events.ts';
import { demoSite } from '#tests/support/api.ts';

const setUp = async () => {
  const site = demoSite();
  const admin = await site.admin();
  const family = await site.guest('Familia Peñaloza Ríos');
  const delay = async (id: number, json: object) =>
    (await admin.post(`/api/admin/events/${id}/delay`, json)).json as AdminEventView[];
  const seen = async (id: number) =>
    (await family.get(`/api/rsvp/events/${id}`)).json as InvitedEventView;
  return { admin, family, delay, seen };
};

const minutesBetween = (one: string, other: string) =>
  (Date.parse(other) - Date.parse(one)) / 60_000;

test('an event that slips is seen at its new time, beside the old one', async () => {
  const { delay, seen } = await setUp();
  const before = await seen(49);
  expect(before.planned_date).toBeNull();
  const [changed, ...others] = await delay(49, { minutes: 30 });
  expect(others).toEqual([]);
  expect(changed).toMatchObject({ id: 49, date: before.date, delay_minutes: 30 });
  const after = await seen(49);
  expect(after.planned_date).toBe(before.date);
  expect(minutesBetween(before.date, after.date)).toBe(30);
  expect(minutesBetween(before.end_date!, after.end_date!)).toBe(30);
});

test('the same delay again changes nothing: a request that is repeated is no second one', async () => {
  const { delay } = await setUp();
  expect(await delay(49, { minutes: 30 })).toHaveLength(1);
  expect(await delay(49, { minutes: 30 })).toEqual([]);
});

test('what follows slips along, what came before does not, and all of it is taken back', async () => {
  const { admin, delay, seen } = await setUp();
  const changed = await delay(48, { minutes: 45, following: true });
  expect(changed.map(({ id }) => id)).toEqual([48, 49, 50]);
  expect((await seen(45)).planned_date).toBeNull();
  const back = await admin.delete('/api/admin/events/48/delay?following=true');
  expect((back.json as AdminEventView[]).map(({ delay_minutes }) => delay_minutes)).toEqual([
    0, 0, 0,
  ]);
  expect((await seen(49)).planned_date).toBeNull();
});

test('one is taken back alone', async () => {
  const { admin, delay } = await setUp();
  await delay(48, { minutes: -15, following: true });
  const { json } = await admin.delete('/api/admin/events/48/delay');
  expect((json as AdminEventView[]).map(({ id }) => id)).toEqual([48]);
});

describe('refused', () => {
  test.each([
    ['earlier than three hours', { minutes: -181 }],
    ['later than twelve', { minutes: 721 }],
    ['half a minute', { minutes: 0.5 }],
    ['nothing', {}],
  ])('%s', async (_, json) => {
    const { admin } = await setUp();
    const { status, json: problem } = await admin.post('/api/admin/events/49/delay', json);
    expect(status).toBe(422);
    expect(Object.keys((problem as { fields: object }).fields)).toEqual(['minutes']);
  });

  test('an event that there is not', async () => {
    const { admin } = await setUp();
    expect((await admin.post('/api/admin/events/999/delay', { minutes: 5 })).status).toBe(404);
    expect((await admin.delete('/api/admin/events/999/delay')).status).toBe(404);
  });
});

test('the history says by how much, and calendars see a higher version', async () => {
  const { admin, delay } = await setUp();
  await delay(46, { minutes: 300 });
  const history = JSON.stringify((await admin.get('/api/admin/history')).json);
  expect(history).toContain('el atraso de 0 min a 300 min');
  const { json } = await admin.get('/api/admin/events');
  const event = (json as AdminEventView[]).find(({ id }) => id === 46);
  expect(event).toMatchObject({ delay_minutes: 300, version: 2 });
});
