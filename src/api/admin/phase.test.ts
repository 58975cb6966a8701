import { expect, test } from 'vitest';
import { demoSite } from '#tests/support/api.ts';

test('the clock decides the phase until the couple does, and the history says so', async () => {
  const admin = await demoSite().admin();
  expect((await admin.get('/api/admin/settings')).json).toMatchObject({ phase: 'auto' });
  const saved = await admin.put('/api/admin/settings', { phase: 'days' });
  expect([saved.status, saved.json]).toMatchObject([200, { phase: 'days', version: 1 }]);
  const { json } = await admin.put('/api/admin/settings', { ask_people: true });
  expect(json).toMatchObject({ phase: 'days', ask_people: true });
  const history = JSON.stringify((await admin.get('/api/admin/history')).json);
  expect(history).toContain(
    'el momento del sitio de «Según el calendario» a «Los días del matrimonio»',
  );
});

test('a phase that is none is refused', async () => {
  const admin = await demoSite().admin();
  const wrong = await admin.put('/api/admin/settings', { phase: 'soon' });
  expect(wrong.status).toBe(422);
  expect(Object.keys((wrong.json as { fields: object }).fields)).toEqual(['phase']);
});
