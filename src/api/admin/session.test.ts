import { describe, expect, test } from 'vitest';
import { saveAdmin } from '#db/models/access/users.ts';
import { adminLogin, demoSite, savePlainUser } from '#tests/support/api.ts';

describe('the couple', () => {
  test('signs in and is known from then on', async () => {
    const site = demoSite();
    const admin = await site.admin();
    const { status, json } = await admin.post('/api/admin/login', adminLogin);
    expect([status, json]).toEqual([
      200,
      { id: expect.any(Number), username: 'novios', isAdmin: true },
    ]);
    expect((await admin.get('/api/admin/session')).json).toEqual(json);
  });

  test('is refused in plain words', async () => {
    const site = demoSite();
    await site.admin();
    for (const change of [{ password: 'nope' }, { password: 'el río suena ' }, { username: 'x' }]) {
      const answer = await site.browser().post('/api/admin/login', { ...adminLogin, ...change });
      expect([answer.status, answer.json]).toEqual([
        401,
        { code: 'wrong_admin_credentials', message: 'Usuario o contraseña incorrectos' },
      ]);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });

  test('is told what is missing', async () => {
    const { json } = await demoSite().browser().post('/api/admin/login', { username: ' ' });
    expect(json).toMatchObject({
      fields: { username: 'Username is required', password: 'Password is required' },
    });
  });

  test('signing in again ends the session that this browser had', async () => {
    const site = demoSite();
    const admin = await site.admin();
    const old = site.browser();
    for (const [name, value] of admin.cookies) old.cookies.set(name, value);
    await admin.post('/api/admin/login', adminLogin);
    expect((await old.get('/api/admin/session')).json).toEqual({ isAdmin: false });
    expect((await admin.get('/api/admin/session')).json).toMatchObject({ isAdmin: true });
  });

  test('loses the right at once when it is taken away', async () => {
    const site = demoSite();
    const admin = await site.admin();
    site.raw.exec('update users set is_admin = 0');
    expect((await admin.get('/api/admin/events')).status).toBe(403);
    expect((await admin.get('/api/admin/session')).json).toEqual({ isAdmin: false });
    saveAdmin(site.db, 'novios', 'hash');
    expect((await admin.get('/api/admin/events')).status).toBe(200);
  });
});

test('a user without the administrator’s role is told so and sees nothing', async () => {
  const site = demoSite();
  await savePlainUser(site, 'ayudante');
  const browser = site.browser();
  const { status, json } = await browser.post('/api/admin/login', {
    ...adminLogin,
    username: 'ayudante',
  });
  expect([status, json]).toMatchObject([200, { username: 'ayudante', isAdmin: false }]);
  expect((await browser.get('/api/admin/session')).json).toEqual({ isAdmin: false });
  expect((await browser.get('/api/admin/guests')).json).toMatchObject({ code: 'not_admin' });
});

test('a visitor’s session tells nothing but that there is none', async () => {
  const { status, text } = await demoSite().browser().get('/api/admin/session');
  expect([status, text]).toEqual([200, '{"isAdmin":false}']);
});
