import { expect, test } from 'vitest';
import { markStarted } from '#db/connection.ts';
import { demoSite } from '#tests/support/api.ts';

const mainEvent = '2025-12-20T18:30:00-03:00';

test('the demo is shown as it will be, and as it is again', async () => {
  const site = demoSite();
  const admin = await site.admin();
  expect((await admin.get('/api/admin/rehearsal')).json).toEqual({ at: null });
  const before = site.now().getTime();
  const { status, json } = await admin.put('/api/admin/rehearsal', { at: '2025-12-20T18:30' });
  expect([status, json]).toEqual([200, { at: mainEvent }]);
  expect(site.now().toISOString()).toBe(new Date(mainEvent).toISOString());
  expect(site.deps.site.state()).toMatchObject({
    phase: 'days',
    offset: new Date(mainEvent).getTime() - before,
  });
  // Who is signed in stays so.
  expect((await admin.get('/api/admin/rehearsal')).json).toEqual({ at: mainEvent });

  await admin.put('/api/admin/rehearsal', { at: '2026-01-20T12:00' });
  expect(site.deps.site.state()).toMatchObject({ phase: 'after', ago: 'hace 4 semanas' });
  await admin.put('/api/admin/rehearsal', { at: null });
  expect(site.now().getTime()).toBe(before);
  expect(site.deps.site.state()).toMatchObject({ phase: 'before', offset: 0 });
});

test('a time that is none is refused, and a wedding of their own is never moved', async () => {
  const site = demoSite();
  const admin = await site.admin();
  expect((await admin.put('/api/admin/rehearsal', { at: 'mañana' })).json).toMatchObject({
    fields: { at: expect.any(String) },
  });
  markStarted(site.db);
  for (const answer of [
    await admin.get('/api/admin/rehearsal'),
    await admin.put('/api/admin/rehearsal', { at: null }),
  ]) {
    expect([answer.status, answer.json]).toMatchObject([410, { code: 'not_demo' }]);
  }
});
