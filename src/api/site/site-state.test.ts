import { expect, test } from 'vitest';
import type { SiteState } from '#domain/days/site-state.ts';
import { demoSite, emptySite, type Site } from '#tests/support/api.ts';

/** What the public pages are rendered for, from now on. */
const rendered = async ({ deps }: Site) => {
  const states: SiteState[] = [];
  await deps.site.renderWith(({ state }) => {
    states.push(state);
    return Promise.resolve(() => undefined);
  });
  return states;
};

const dinner = {
  name: 'Cena',
  description: 'En el granero.',
  date: '2025-11-24T20:00',
  end_date: '2025-11-24T23:00',
  location: 'Granero',
  day_number: 1,
};

test('pages are rendered anew when the phase changes, and not otherwise', async () => {
  const site = emptySite();
  const admin = await site.admin();
  expect((await admin.post('/api/admin/events', dinner)).status).toBe(201);
  const states = await rendered(site);
  const follow = async () => {
    await site.deps.site.syncState();
    return [states.length, states.at(-1)];
  };
  expect(await follow()).toMatchObject([1, { phase: 'before', asksResponses: true }]);
  site.wait({ days: 4 });
  expect(await follow()).toMatchObject([2, { phase: 'days', asksResponses: true }]);
  expect(await follow()).toMatchObject([2, { phase: 'days' }]);
  site.wait({ days: 1 });
  expect(await follow()).toMatchObject([3, { phase: 'after', asksResponses: false }]);
});

test('once it is over the pages say how long ago it was', async () => {
  const site = demoSite();
  const admin = await site.admin();
  const states = await rendered(site);
  const ago = async (days: number) => {
    site.wait({ days });
    await site.deps.site.syncState();
    return states.at(-1)!.ago;
  };
  await admin.put('/api/admin/settings', { phase: 'after' });
  expect(await ago(30)).toBeNull();
  expect([await ago(1), await ago(1), await ago(11), await ago(1), await ago(60)]).toEqual([
    'hace 1 día',
    'hace 2 días',
    'hace 13 días',
    'hace 2 semanas',
    'hace 2 meses',
  ]);
});

test('what the couple chooses is shown before it is answered', async () => {
  const site = demoSite();
  const admin = await site.admin();
  const states = await rendered(site);
  await admin.put('/api/admin/settings', { phase: 'days' });
  expect(states.at(-1)).toMatchObject({ phase: 'days', asksResponses: true });
  await admin.put('/api/admin/settings', { rsvp_deadline: '2025-11-01T12:00' });
  expect(states.at(-1)).toMatchObject({ phase: 'days', asksResponses: false });
});
