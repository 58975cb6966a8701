import { expect, onTestFinished, test } from 'vitest';
import { useAdminWords } from '#domain/admin-words.ts';
import { demoSite } from '#tests/support/api.ts';

const sentenceOf = async (site: ReturnType<typeof demoSite>) => {
  const admin = await site.admin();
  const { json } = await admin.post('/api/admin/events', {});
  return (json as { fields: Record<string, string> }).fields['name'];
};

test('the couple’s area speaks as it is quoted until the couple chooses Spanish', async () => {
  onTestFinished(() => useAdminWords('quoted'));
  const site = demoSite();
  const admin = await site.admin();
  expect((await admin.get('/api/admin/settings')).json).toMatchObject({ desk_words: 'quoted' });
  expect(await sentenceOf(site)).toBe('Name is required');
  const saved = await admin.put('/api/admin/settings', { desk_words: 'es' });
  expect([saved.status, saved.json]).toMatchObject([200, { desk_words: 'es', version: 1 }]);
  expect(await sentenceOf(site)).toBe('Falta el nombre');
  expect((await admin.get('/api/admin/history')).text).toContain('Panel en español');
});

test('a change of the settings leaves alone what it does not name', async () => {
  onTestFinished(() => useAdminWords('quoted'));
  const admin = await demoSite().admin();
  const rsvp_deadline = '2030-01-01T12:00:00.000Z';
  await admin.put('/api/admin/settings', { rsvp_deadline });
  await admin.put('/api/admin/settings', { desk_words: 'es' });
  expect((await admin.put('/api/admin/settings', {})).status).toBe(422);
  const { json } = await admin.get('/api/admin/settings');
  expect(json).toMatchObject({ desk_words: 'es', version: 2 });
  expect(new Date((json as { rsvp_deadline: string }).rsvp_deadline).toISOString()).toBe(
    rsvp_deadline,
  );
  const wrong = await admin.put('/api/admin/settings', { desk_words: 'en' });
  expect(wrong.status).toBe(422);
  expect(Object.keys((wrong.json as { fields: object }).fields)).toEqual(['desk_words']);
});
