import { describe, expect, test } from 'vitest';
import { mostRows } from '#db/models/access/login-attempts.ts';
import { dump } from '#tests/support/wedding.ts';
import { demoSite, loginOf, type Site } from '#tests/support/api.ts';
import { expectLocked, family, login, wrong } from '#tests/support/logins.ts';

describe('while somebody guesses', () => {
  const guess = (site: Site, groupName: string, address: string) =>
    login(site.browser(address), { groupName, accessCode: 'GUESS' });

  test('from many addresses, the group still comes in from its own, at the third try', async () => {
    const site = demoSite();
    for (let at = 0; at < 40; at += 1) await guess(site, family.groupName, `198.51.100.${at}`);
    const own = site.browser('192.0.2.7');
    for (const body of [wrong, wrong]) expect((await login(own, body)).status).toBe(401);
    expect((await login(own, family)).status).toBe(200);
  });

  test('from many addresses, each gets three tries and no more', async () => {
    const site = demoSite();
    for (let at = 0; at < 30; at += 1) await guess(site, family.groupName, `198.51.100.${at}`);
    const statuses: number[] = [];
    for (let time = 0; time < 5; time += 1) {
      statuses.push((await guess(site, family.groupName, '203.0.113.5')).status);
    }
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
  });

  test('many failing names behind one address do not lock out another name there', async () => {
    const site = demoSite();
    for (let at = 0; at < 320; at += 1) await guess(site, `Grupo ${at}`, '192.0.2.1');
    for (const name of ['Tía Marta', 'Camila y Andrés']) {
      expect((await login(site.browser('192.0.2.1'), loginOf(name))).status).toBe(200);
    }
    expect((await guess(site, 'Grupo 1', '192.0.2.1')).status).toBe(429);
  });

  test('a thousand times behind one address, that address waits and no other', async () => {
    const site = demoSite();
    const insert = site.raw.prepare('insert into login_failures values (?, ?, 1, ?)');
    for (let at = 0; at < 1000; at += 1) {
      insert.run(`guest:${at}`, '192.0.2.1', site.now().getTime());
    }
    expectLocked(await login(site.browser('192.0.2.1'), family), 10, 600);
    expect((await login(site.browser('192.0.2.2'), family)).status).toBe(200);
    site.wait({ minutes: 10, seconds: 1 });
    expect((await login(site.browser('192.0.2.1'), family)).status).toBe(200);
  });

  test('from the addresses of one subscriber’s IPv6, they count as one', async () => {
    const site = demoSite();
    const statuses: number[] = [];
    for (let at = 1; at <= 11; at += 1) {
      statuses.push((await guess(site, family.groupName, `2001:db8:1:2:${at}::${at}`)).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
    expect((await login(site.browser('2001:db8:1:3::1'), family)).status).toBe(200);
  });

  test('from more addresses of one /48 than are remembered, a family that mistyped comes in', async () => {
    const site = demoSite();
    const remember = site.raw.prepare('insert into login_failures values (?, ?, 1, ?)');
    const home = site.browser('192.0.2.1');
    for (const groupName of ['Familia Peñalosa', 'Peñaloza Ríos']) {
      expect((await login(home, { ...family, groupName })).status).toBe(401);
    }
    site.raw.transaction(() => {
      for (let subnet = 0; subnet < mostRows - 20; subnet += 1) {
        const address = `2001:db8:1:${subnet.toString(16)}::/64`;
        remember.run('guest:tried', address, site.now().getTime());
      }
    })();
    for (let subnet = mostRows; subnet < mostRows + 40; subnet += 1) {
      const address = `2001:db8:1:${subnet.toString(16)}::1`;
      expect((await guess(site, family.groupName, address)).status).toBe(401);
    }
    expect((await login(home, family)).status).toBe(200);
    // The control: the latest failures still count.
    const last = `2001:db8:1:${(mostRows + 39).toString(16)}::1`;
    expect((await guess(site, family.groupName, last)).status).toBe(429);
  });

  test('guests who mistype twice and then do not, three hundred times, close nothing', async () => {
    const site = demoSite();
    for (let time = 0; time < 300; time += 1) {
      const browser = site.browser('192.0.2.1');
      const own = loginOf(['Tía Marta', 'Camila y Andrés', family.groupName][time % 3]!);
      for (let typo = 0; typo < 2; typo += 1) {
        expect((await login(browser, { ...own, accessCode: 'TYPO' })).status).toBe(401);
      }
      expect((await login(browser, own)).status).toBe(200);
    }
    expect(dump(site.raw)['login_failures']).toEqual([]);
  });
});
