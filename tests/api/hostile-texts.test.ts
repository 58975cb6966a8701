import { afterEach, expect, test, vi } from 'vitest';
import { groupNamed } from '#tests/support/wedding.ts';
import type { EventView } from '#contract/events.ts';
import type { GroupView, GuestView } from '#contract/guest-groups.ts';
import { demoSite } from '../support/api.ts';
import { type Answer } from '../support/browser.ts';
import { hostileNames } from '../support/fuzz/hostile-text.ts';

const family = 'Familia Peñaloza Ríos';

afterEach(() => vi.restoreAllMocks());

const expectClear = ({ status, text, json }: Answer) => {
  expect([status, text]).toEqual([expect.toSatisfy((is) => is < 500), text]);
  if (status >= 400) {
    expect(json).toMatchObject({ code: expect.any(String), message: expect.any(String) });
  }
};

test('a hostile name is stored exactly as typed, NFC and trimmed, or clearly refused', async () => {
  const site = demoSite();
  const [admin, guest] = [await site.admin(), await site.guest(family)];
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { members } = groupNamed(site, family);
  for (const name of hostileNames) {
    const saved = name.normalize('NFC').trim();
    const answers = {
      group: await admin.post('/api/admin/guests', {
        guest: { group_name: name },
        members: [{ name, dietary_restriction_type: 'Other', dietary_restriction_spec: name }],
      }),
      event: await admin.post('/api/admin/events', {
        name,
        description: name,
        location: name,
        dresscode: name,
        date: '2025-12-18T20:00',
      }),
      diet: await guest.put('/api/rsvp/guest/dietary', {
        members: [
          {
            id: members[0]!.id,
            dietary_restriction_type: 'Other',
            dietary_restriction_spec: name,
          },
        ],
      }),
      login: await site.browser().post('/api/rsvp/login', { groupName: name, accessCode: name }),
    };
    for (const answer of Object.values(answers)) expectClear(answer);
    expect([401, 413, 422]).toContain(answers.login.status);
    if (answers.group.status === 201) {
      const { id } = answers.group.json as GroupView;
      expect((await admin.get(`/api/admin/guests/${id}`)).json).toMatchObject({
        group_name: saved,
        members: [{ name: saved, dietary_restriction_spec: saved }],
      });
    }
    if (answers.event.status === 201) {
      const { id } = answers.event.json as EventView;
      const events = (await admin.get('/api/admin/events')).json as EventView[];
      expect(events.find((event) => event.id === id)).toMatchObject({
        name: saved,
        description: saved,
        location: saved,
        dresscode: saved,
      });
    }
    if (answers.diet.status === 200) {
      const { json } = await guest.get('/api/rsvp/guest');
      expect((json as GuestView).members[0]!.dietary_restriction_spec).toBe(saved);
    }
  }
  expect(errors).not.toHaveBeenCalled();
});
