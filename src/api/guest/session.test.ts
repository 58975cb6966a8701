import { describe, expect, test } from 'vitest';
import { dump, groupNamed } from '#tests/support/wedding.ts';
import { loginAlarms } from '#domain/access/login-limit.ts';
import { demoSite, loginOf, type Browser } from '#tests/support/api.ts';

const family = 'Familia Peñaloza Ríos';

const isGuest = async (browser: Browser) => (await browser.get('/api/rsvp/guest')).status === 200;

const isAdmin = async (browser: Browser): Promise<boolean> =>
  (await browser.get('/api/admin/session')).json['isAdmin'];

const setCookies = (answer: Awaited<ReturnType<Browser['post']>>) =>
  Object.fromEntries(
    answer.headers.getSetCookie().map((cookie) => {
      const [pair = '', ...attributes] = cookie.split('; ');
      return [pair.split('=')[0], attributes.sort()];
    }),
  );

const lasting = `Max-Age=${180 * 24 * 60 * 60}`;

describe('signing in', () => {
  test('answers who the group is', async () => {
    const site = demoSite();
    const { status, json } = await site.browser().post('/api/rsvp/login', loginOf(family));
    const { id } = groupNamed(site, family);
    expect([status, json]).toEqual([200, { id, groupName: family, guestType: 'familia' }]);
  });

  test.each([
    [family, 'rama4t7w'],
    ['FAMILIA  peñaloza-rios', 'RAMA-4T7W'],
    ['  familia penaloza ríos ', ' rama 4t7w '],
    [family.normalize('NFD'), 'RAMA–4T7W'],
    [`\u2068${family}\u2069`, '\u2068RAMA-4T7W\u2069'],
  ])('works with %o and %o', async (groupName, accessCode) => {
    const browser = demoSite().browser();
    const { status } = await browser.post('/api/rsvp/login', { groupName, accessCode });
    expect(status).toBe(200);
    expect(await isGuest(browser)).toBe(true);
  });

  test('is refused in the same words for an unknown group, a wrong code and another’s code', async () => {
    const site = demoSite();
    const tries = [
      { groupName: 'Nadie', accessCode: 'RAMA-4T7W' },
      { groupName: family, accessCode: 'WRONG-CODE' },
      { groupName: family, accessCode: 'MATE-6H4C' },
      { groupName: '🎉', accessCode: 'RAMA-4T7W' },
      { groupName: family, accessCode: '-' },
      { groupName: "' or 1=1 --", accessCode: "' or 1=1 --" },
    ];
    for (const login of tries) {
      const { status, text, headers } = await site.browser().post('/api/rsvp/login', login);
      expect([status, text]).toEqual([
        401,
        '{"code":"wrong_credentials","message":"Nombre de grupo o código de acceso inválido"}',
      ]);
      expect(headers.getSetCookie()).toEqual([]);
    }
  });

  test('says which field is missing', async () => {
    const { status, json } = await demoSite().browser().post('/api/rsvp/login', {});
    expect([status, json]).toEqual([
      422,
      {
        code: 'invalid_fields',
        message: 'El nombre del grupo es obligatorio',
        fields: {
          groupName: 'El nombre del grupo es obligatorio',
          accessCode: 'El código de acceso es obligatorio',
        },
      },
    ]);
  });

  test('works by the group’s link alone, and tells nothing of one that opens nothing', async () => {
    const site = demoSite();
    const { id, link_token } = groupNamed(site, family);
    for (const token of [link_token, ` ${link_token.toLowerCase()} `]) {
      const browser = site.browser();
      const { status, json } = await browser.post('/api/rsvp/login', { token });
      expect([status, json]).toEqual([200, { id, groupName: family, guestType: 'familia' }]);
      expect(await isGuest(browser)).toBe(true);
    }
    for (const token of ['RAMA4T7WXY', '-', "' or 1=1 --", link_token.slice(0, 9), family]) {
      const { status, text, headers } = await site.browser().post('/api/rsvp/login', { token });
      expect([status, text]).toEqual([
        401,
        '{"code":"wrong_credentials","message":"Nombre de grupo o código de acceso inválido"}',
      ]);
      expect(headers.getSetCookie()).toEqual([]);
    }
  });

  test('takes the link or the name with its code, and not both', async () => {
    const site = demoSite();
    const { link_token: token } = groupNamed(site, family);
    for (const login of [
      { ...loginOf(family), token },
      { groupName: family, token },
      { accessCode: '', token },
      { groupName: null, token },
    ]) {
      const { status, json } = await site.browser().post('/api/rsvp/login', login);
      expect([status, json['code']]).toEqual([422, 'invalid_fields']);
      expect(Object.keys(json['fields'] as object)).toEqual(['token']);
    }
    for (const token of ['', null, 5, ['RAMA4T7WXY']]) {
      const { status, json } = await site.browser().post('/api/rsvp/login', { token });
      expect([status, Object.keys(json['fields'] as object)]).toEqual([422, ['token']]);
    }
  });

  test('by guessing links counts as failed logins of the address', async () => {
    const site = demoSite();
    const browser = site.browser();
    const failed = () => site.raw.prepare('select sum(count) from login_failures').pluck().get();
    for (const token of ['RAMA4T7WXY', 'RAMA4T7WXA', 'RAMA4T7WXA']) {
      expect((await browser.post('/api/rsvp/login', { token })).status).toBe(401);
    }
    expect(failed()).toBe(3);
    const { link_token: token } = groupNamed(site, family);
    expect((await browser.post('/api/rsvp/login', { token })).status).toBe(200);
    expect(failed()).toBe(3);
    const now = site.raw.prepare('select max(last_failed_at) from login_failures').pluck().get();
    site.raw
      .prepare('update login_failures set count = ?, last_failed_at = ?')
      .run(loginAlarms.closed.address, now);
    expect((await browser.post('/api/rsvp/login', { token })).status).toBe(429);
  });

  test('again ends the session that this browser had', async () => {
    const site = demoSite();
    const browser = await site.guest(family);
    const old = site.browser();
    for (const [name, value] of browser.cookies) old.cookies.set(name, value);
    expect(await isGuest(old)).toBe(true);

    await browser.post('/api/rsvp/login', loginOf('Tía Marta'));
    expect(await isGuest(old)).toBe(false);
    const { json } = await browser.get('/api/rsvp/guest');
    expect(json).toMatchObject({ groupName: 'Tía Marta' });
  });

  test('with a mistake leaves the session that this browser had', async () => {
    const browser = await demoSite().guest(family);
    const mistake = { groupName: 'Tía Marta', accessCode: 'WRONG' };
    expect((await browser.post('/api/rsvp/login', mistake)).status).toBe(401);
    expect(await isGuest(browser)).toBe(true);
  });

  test('on two phones makes two sessions', async () => {
    const site = demoSite();
    const [one, other] = [await site.guest(family), await site.guest(family)];
    await one.post('/api/rsvp/logout');
    expect([await isGuest(one), await isGuest(other)]).toEqual([false, true]);
  });
});

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
      })),
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
    const saidTo = async (browser: Browser, path: string) =>
      (await browser.get(path)).headers.get('X-Convite-For');
    expect(await saidTo(guest, '/api/rsvp/guest')).toBeNull();
    site.wait({ days: 181 });
    for (const path of ['/api/rsvp/guest', '/api/rsvp/events', '/api/rsvp/responses/45']) {
      expect(await saidTo(guest, path)).toBe('none');
    }
    expect(await saidTo(guest, '/api/admin/guests')).toBeNull();
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

describe('guest and couple in one browser', () => {
  const signedIn = { guest: [true, false], admin: [true, false] };

  test.each(
    signedIn.guest.flatMap((guest) => signedIn.admin.map((admin) => [guest, admin] as const)),
  )('are independent: guest %s, admin %s', async (withGuest, withAdmin) => {
    for (const leaving of ['guest', 'admin'] as const) {
      const site = demoSite();
      const browser = withAdmin ? await site.admin() : site.browser();
      if (withGuest) await browser.post('/api/rsvp/login', loginOf(family));
      const kinds = async () => [await isGuest(browser), await isAdmin(browser)];
      const hint = () => browser.cookies.get('convite_hint')?.split('.').sort() ?? [];
      const named = (guest: boolean, admin: boolean) =>
        [admin ? ['admin'] : [], guest ? ['guest'] : []].flat();

      expect(await kinds()).toEqual([withGuest, withAdmin]);
      expect(hint()).toEqual(named(withGuest, withAdmin));

      const path = leaving === 'guest' ? '/api/rsvp/logout' : '/api/admin/logout';
      expect((await browser.post(path)).status).toBe(204);
      const left = [withGuest && leaving !== 'guest', withAdmin && leaving !== 'admin'] as const;
      expect(await kinds()).toEqual(left);
      expect(hint()).toEqual(named(...left));
    }
  });

  test('signing out deletes the server’s row, so that a kept cookie opens nothing', async () => {
    const site = demoSite();
    const browser = await site.admin();
    await browser.post('/api/rsvp/login', loginOf(family));
    const kept = new Map(browser.cookies);
    await browser.post('/api/rsvp/logout');
    await browser.post('/api/admin/logout');
    for (const [name, value] of kept) browser.cookies.set(name, value);
    expect([await isGuest(browser), await isAdmin(browser)]).toEqual([false, false]);
    expect(site.raw.prepare('select count(*) from guest_sessions').pluck().get()).toBe(0);
    expect(site.raw.prepare('select count(*) from admin_sessions').pluck().get()).toBe(0);
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
