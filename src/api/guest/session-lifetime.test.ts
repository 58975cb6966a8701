import { describe, expect, test } from 'vitest';
import { dump, groupNamed } from '#tests/support/wedding.ts';
import { demoSite, loginOf } from '#tests/support/api.ts';
import type { Browser } from '#tests/support/browser.ts';
import { family, isGuest, isAdmin } from '#tests/support/sessions.ts';

const setCookies = (answer: Awaited<ReturnType<Browser['post']>>) =>
  Object.fromEntries(
    answer.headers.getSetCookie().map((cookie) => {
      const [pair = '', ...attributes] = cookie.split('; ');
      return [pair.split('=')[0], attributes.sort()];
    }),
  );

const lasting = `Max-Age=${180 * 24 * 60 * 60}`;

describe('the session', () => {
  test('shows the group its members and never its code', async () => {
    const site = demoSite();
    const { members } = groupNamed(site, family);
    const { json } = await (await site.guest(family)).get('/api/rsvp/guest');
    expect(json).toEqual({
      id: groupNamed(site, family).id,
      groupName: family,
      guestType: 'familia',
      members: members.map(({ id, name, email, phone, diet }) => ({
        ...{ id, name, email, phone },
        dietary_restriction_type: diet.type,
        dietary_restriction_spec: diet.spec,
        dietary_severity: null,
        ...{ age_group: 'adult', age: null, needs: [], needs_note: null },
        is_companion: false,
        companion_ref: null,
      })),
      extraPlaces: 0,
      asksPeople: false,
      companionsClosed: false,
    });
  });

  test('never shows an access code in any answer to a guest', async () => {
    const site = demoSite();
    const guest = await site.guest(family);
    const { id, members } = groupNamed(site, family);
    const tent = site.raw.prepare("select id from table_groups where name = 'Achibueno'").pluck();
    const answers = [
      await guest.post('/api/rsvp/login', loginOf(family)),
      await guest.get('/api/rsvp/guest'),
      await guest.get('/api/rsvp/events'),
      await guest.get('/api/rsvp/events/45'),
      await guest.get('/api/rsvp/responses/45'),
      await guest.post('/api/rsvp/responses/45', {
        responses: [{ memberId: members[0]!.id, isAttending: true }],
      }),
      await guest.put('/api/rsvp/guest/dietary', {
        members: [{ id: members[0]!.id, dietary_restriction_type: 'None' }],
      }),
      await guest.get(`/api/guest/${id}/assignment/45`),
      await guest.get(`/api/table-group/${String(tent.get())}`),
      await guest.get(`/api/table-group/${String(tent.get())}/assignments`),
    ];
    const codes = site.raw
      .prepare('select access_code from guests union select link_token from guests')
      .pluck()
      .all() as string[];
    for (const { status, text } of answers) {
      expect([status, text]).toEqual([200, text]);
      expect(text).not.toMatch(/access_code|link_token/u);
      for (const code of codes) expect(text).not.toContain(code);
    }
  });

  test('is stored as a hash, never as the cookie’s token', async () => {
    const site = demoSite();
    const guest = await site.guest(family);
    const admin = await site.admin();
    const rows = JSON.stringify(dump(site.raw));
    for (const browser of [guest, admin]) {
      const token = [...browser.cookies].find(([name]) => name !== 'convite_hint')![1];
      expect(Buffer.from(token, 'base64url')).toHaveLength(32);
      expect(rows).not.toContain(token);
    }
  });

  test('lasts 180 days from its last use', async () => {
    const site = demoSite();
    const used = await site.guest(family);
    const unused = await site.guest(family);
    for (let month = 0; month < 12; month += 1) {
      site.wait({ days: 90 });
      expect(await isGuest(used)).toBe(true);
      expect(used.cookies.get('convite_hint')).toBe('guest');
    }
    expect(await isGuest(unused)).toBe(false);
    site.wait({ days: 179 });
    expect(await isGuest(used)).toBe(true);
    site.wait({ days: 180 });
    expect(await isGuest(used)).toBe(false);
  });

  test('in use writes at most once a day', async () => {
    const site = demoSite();
    const guest = await site.guest(family);
    const before = dump(site.raw);
    site.wait({ minutes: 23 * 60 });
    const { headers } = await guest.get('/api/rsvp/events');
    expect(headers.getSetCookie()).toEqual([]);
    expect(dump(site.raw)).toEqual(before);
    site.wait({ minutes: 60 });
    expect(setCookies(await guest.get('/api/rsvp/events'))).toEqual({
      convite_guest: ['HttpOnly', lasting, 'Path=/', 'SameSite=Lax'],
      convite_hint: [lasting, 'Path=/', 'SameSite=Lax'],
    });
  });

  test('survives the process', async () => {
    const site = demoSite();
    const guest = await site.guest(family);
    const again = site.restarted().browser();
    for (const [name, value] of guest.cookies) again.cookies.set(name, value);
    expect(await isGuest(again)).toBe(true);
  });

  test.each(['', 'x', 'a'.repeat(43), '%00', '"', 'guest', "' or 1=1 --", 'a'.repeat(5000)])(
    'is not opened by the cookie %o',
    async (token) => {
      const browser = demoSite().browser();
      browser.cookies.set('convite_guest', token);
      browser.cookies.set('convite_admin', token);
      expect((await browser.get('/api/rsvp/guest')).status).toBe(401);
      expect((await browser.get('/api/admin/events')).status).toBe(401);
    },
  );

  test('that ended is told to the phone by a header, the couple’s is not', async () => {
    const site = demoSite();
    const guest = await site.guest(family);
    const headerOf = async (browser: Browser, path: string) =>
      (await browser.get(path)).headers.get('X-Convite-For');
    expect(await headerOf(guest, '/api/rsvp/guest')).toBeNull();
    site.wait({ days: 181 });
    for (const path of ['/api/rsvp/guest', '/api/rsvp/events', '/api/rsvp/responses/45']) {
      expect(await headerOf(guest, path)).toBe('none');
    }
    expect(await headerOf(guest, '/api/admin/guests')).toBeNull();
  });

  test('of one kind is not opened by the token of the other', async () => {
    const site = demoSite();
    const guest = await site.guest(family);
    const browser = site.browser();
    browser.cookies.set('convite_admin', guest.cookies.get('convite_guest')!);
    expect(await isAdmin(browser)).toBe(false);
  });

  test('ends when the couple changes the code, and only that group’s', async () => {
    const site = demoSite();
    const [guest, other, admin] = [
      await site.guest(family),
      await site.guest('Tía Marta'),
      await site.admin(),
    ];
    const { id } = groupNamed(site, family);
    const change = (access_code: string) =>
      admin.put(`/api/admin/guests/${id}`, {
        guest: { group_name: family, guest_type: 'familia', access_code },
        members: [{ name: 'Nueva' }],
      });
    const { link_token } = groupNamed(site, family);
    expect((await change('rama 4t7w')).status).toBe(200);
    expect(await isGuest(guest)).toBe(true);
    expect(groupNamed(site, family).link_token).toBe(link_token);
    expect((await change('RAMA-9999')).status).toBe(200);
    expect(await isGuest(guest)).toBe(false);
    expect(await isGuest(other)).toBe(true);
    for (const old of [loginOf(family), { token: link_token }]) {
      expect((await guest.post('/api/rsvp/login', old)).status).toBe(401);
    }
    const { link_token: token } = groupNamed(site, family);
    expect((await guest.post('/api/rsvp/login', { token })).status).toBe(200);
  });

  test('ends when the couple deletes the group', async () => {
    const site = demoSite();
    const [guest, admin] = [await site.guest(family), await site.admin()];
    await admin.delete(`/api/admin/guests/${groupNamed(site, family).id}`);
    expect(await isGuest(guest)).toBe(false);
  });
});

describe('the cookies', () => {
  test('on http', async () => {
    const answer = await demoSite().browser().post('/api/rsvp/login', loginOf(family));
    expect(setCookies(answer)).toEqual({
      convite_guest: ['HttpOnly', lasting, 'Path=/', 'SameSite=Lax'],
      convite_hint: [lasting, 'Path=/', 'SameSite=Lax'],
    });
  });

  test('on https', async () => {
    const site = demoSite({ siteUrl: 'https://boda.example' });
    expect(setCookies(await site.browser().post('/api/rsvp/login', loginOf(family)))).toEqual({
      '__Host-convite_guest': ['HttpOnly', lasting, 'Path=/', 'SameSite=Lax', 'Secure'],
      convite_hint: [lasting, 'Path=/', 'SameSite=Lax', 'Secure'],
    });
    const guest = await site.guest(family);
    expect(await isGuest(guest)).toBe(true);
    expect(setCookies(await guest.post('/api/rsvp/logout'))).toEqual({
      '__Host-convite_guest': ['HttpOnly', 'Max-Age=0', 'Path=/', 'SameSite=Lax', 'Secure'],
      convite_hint: ['Max-Age=0', 'Path=/', 'SameSite=Lax', 'Secure'],
    });
  });

  test('of the couple last 30 days, sliding, and are as closed as the guests’', async () => {
    const site = demoSite({ siteUrl: 'https://boda.example' });
    const admin = await site.admin();
    const login = { username: 'novios', password: 'el río suena' };
    expect(setCookies(await admin.post('/api/admin/login', login))).toMatchObject({
      '__Host-convite_admin': [
        'HttpOnly',
        `Max-Age=${30 * 24 * 60 * 60}`,
        'Path=/',
        'SameSite=Lax',
        'Secure',
      ],
    });
    site.wait({ days: 29 });
    expect(await isAdmin(admin)).toBe(true);
    site.wait({ days: 29 });
    expect(await isAdmin(admin)).toBe(true);
    site.wait({ days: 30 });
    expect(await isAdmin(admin)).toBe(false);
  });
});
