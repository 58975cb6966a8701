import { describe, expect, test } from 'vitest';
import { groupNamed } from '#tests/support/wedding.ts';
import { loginWarnings } from '#domain/access/login-limit.ts';
import { demoSite, loginOf } from '#tests/support/api.ts';
import { family, isGuest, isAdmin } from '#tests/support/sessions.ts';

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
    const attempts = [
      { groupName: 'Nadie', accessCode: 'RAMA-4T7W' },
      { groupName: family, accessCode: 'WRONG-CODE' },
      { groupName: family, accessCode: 'MATE-6H4C' },
      { groupName: '🎉', accessCode: 'RAMA-4T7W' },
      { groupName: family, accessCode: '-' },
      { groupName: "' or 1=1 --", accessCode: "' or 1=1 --" },
    ];
    for (const login of attempts) {
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
      .run(loginWarnings.closed.address, now);
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
    const saved = new Map(browser.cookies);
    await browser.post('/api/rsvp/logout');
    await browser.post('/api/admin/logout');
    for (const [name, value] of saved) browser.cookies.set(name, value);
    expect([await isGuest(browser), await isAdmin(browser)]).toEqual([false, false]);
    expect(site.raw.prepare('select count(*) from guest_sessions').pluck().get()).toBe(0);
    expect(site.raw.prepare('select count(*) from admin_sessions').pluck().get()).toBe(0);
  });
});
