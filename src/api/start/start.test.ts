import { describe, expect, test } from 'vitest';
import { hasAdmin, saveAdmin } from '#db/models/access/users.ts';
import { hashPassword } from '../access/passwords.ts';
import { emptySite, type Site } from '#tests/support/api.ts';

const wedding = (site: Site) => ({
  token: site.deps.startToken.issue(),
  names: ['Ana', 'Luis'],
  date: '2027-03-06',
  time: '17:30',
  place: 'Fundo El Boldo',
  username: 'anayluis',
  password: 'una-clave-larga',
});

describe('the address that the process printed', () => {
  test('makes the wedding theirs, and signs them in', async () => {
    const site = emptySite({ isUnbegun: true });
    const browser = site.browser();
    const { status, json } = await browser.post('/api/start', wedding(site));
    expect([status, json]).toMatchObject([201, { username: 'anayluis', isAdmin: true }]);
    expect((await browser.get('/api/admin/site/wedding')).json).toMatchObject({
      content: { couple: { names: ['Ana', 'Luis'] }, venue: { name: 'Fundo El Boldo' } },
    });
    expect((await browser.get('/api/admin/site')).json).toMatchObject({ published: null });
    expect(site.deps.site.isPublished()).toBe(false);
  });

  test('begins with what can be published as it is, and nothing of the demo', async () => {
    const site = emptySite({ isUnbegun: true });
    const browser = site.browser();
    await browser.post('/api/start', wedding(site));
    expect((await browser.post('/api/admin/site/publish', {})).status).toBe(201);
    const content = JSON.stringify(site.deps.content());
    expect(content).toContain('6 de marzo de 2027');
    expect(content).not.toMatch(/Violeta|Lautaro|Avellanos|Anselmo|glamping/iu);
    expect(site.restarted().deps.content().wedding.site.title).toBe('Ana & Luis');
  });

  test('works once, also after a restart, and with another one never', async () => {
    const site = emptySite({ isUnbegun: true });
    const right = wedding(site);
    const wrong = await site.browser().post('/api/start', { ...right, token: 'nope' });
    expect([wrong.status, wrong.json]).toMatchObject([401, { code: 'wrong_start_token' }]);
    await site.browser().post('/api/start', right);
    for (const again of [site, site.restarted()]) {
      const { status, json } = await again.browser().post('/api/start', right);
      expect([status, json]).toMatchObject([410, { code: 'already_started' }]);
    }
    expect(site.restarted().deps.startToken.issue()).toBeUndefined();
  });

  const names = ['ana', 'luis', 'rosa', 'pedro'];

  test('of several at once one begins the wedding', async () => {
    const site = emptySite({ isUnbegun: true });
    const once = wedding(site);
    const answers = await Promise.all(
      names.map((username) => site.browser().post('/api/start', { ...once, username })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 410, 410, 410]);
    expect(site.raw.prepare('select count(*) from users').pluck().get()).toBe(1);
  });

  test('without looking again in the transaction, several would', async () => {
    const { db, raw } = emptySite({ isUnbegun: true });
    await Promise.all(
      names.map(async (username) => {
        const isOpen = !hasAdmin(db);
        const hash = await hashPassword('una-clave-larga');
        if (isOpen) saveAdmin(db, username, hash);
      }),
    );
    expect(raw.prepare('select count(*) from users').pluck().get()).toBe(4);
  });

  test('ends with the next one that is printed', async () => {
    const site = emptySite({ isUnbegun: true });
    const before = wedding(site);
    const now = wedding(site);
    expect((await site.browser().post('/api/start', before)).status).toBe(401);
    expect((await site.browser().post('/api/start', now)).status).toBe(201);
  });

  test('cannot be guessed at leisure', async () => {
    const site = emptySite({ isUnbegun: true });
    const guess = () => site.browser().post('/api/start', { ...wedding(site), token: 'nope' });
    for (let attempts = 0; attempts < 10; attempts += 1) await guess();
    expect((await guess()).status).toBe(429);
  });
});

test.each([
  ['names.1', { names: ['Ana', ' '] }, 'Falta un nombre'],
  ['date', { date: '2027-02-30' }, 'La fecha no es válida'],
  ['date', { date: '2020-01-01' }, 'Ese día ya pasó'],
  ['time', { time: 'tarde' }, 'Falta la hora'],
  ['place', { place: '' }, 'Falta el lugar'],
  ['username', { username: '' }, 'Falta el usuario'],
  ['password', { password: 'corta' }, 'Usen al menos 10 caracteres'],
])('%s that will not do is told, and nothing is begun', async (field, change, message) => {
  const site = emptySite({ isUnbegun: true });
  const { status, json } = await site.browser().post('/api/start', { ...wedding(site), ...change });
  expect([status, json]).toMatchObject([422, { fields: { [field]: message } }]);
  expect(site.raw.prepare('select count(*) from users').pluck().get()).toBe(0);
});
