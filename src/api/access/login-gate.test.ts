import { describe, expect, test } from 'vitest';
import { attemptCounts, recordLoginFailure } from '#db/models/access/login-attempts.ts';
import { findUserByName } from '#db/models/access/users.ts';
import { dump } from '#tests/support/wedding.ts';
import { loginLockedFor } from '#domain/access/login-limit.ts';
import { adminLogin, demoSite, loginOf } from '#tests/support/api.ts';
import type { Browser } from '#tests/support/browser.ts';
import { expectLocked, family, login, wrong } from '#tests/support/logins.ts';
import { attemptLogin } from './login-gate.ts';

const failTenTimes = async (browser: Browser, body: object = wrong) => {
  const answers: number[] = [];
  for (let time = 0; time < 10; time += 1) answers.push((await login(browser, body)).status);
  return answers;
};

describe('ten failures for a group from one address', () => {
  test('close the door for ten minutes, to the right code too', async () => {
    const site = demoSite();
    const browser = site.browser();
    expect(await failTenTimes(browser)).toEqual(Array(10).fill(401));
    expectLocked(await login(browser, wrong), 10, 600);
    expectLocked(await login(browser, family), 10, 600);
    site.wait({ minutes: 8, seconds: 30 });
    expectLocked(await login(browser, family), 2, 90);
    site.wait({ seconds: 89 });
    expectLocked(await login(browser, family), 1, 1);
    site.wait({ seconds: 1 });
    expect((await login(browser, family)).status).toBe(200);
  });

  test('are one group’s whatever the spelling', async () => {
    const browser = demoSite().browser();
    for (let time = 0; time < 5; time += 1) {
      await login(browser, wrong);
      await login(browser, { ...wrong, groupName: 'FAMILIA penaloza-rios' });
    }
    expect((await login(browser, family)).status).toBe(429);
  });

  test('touch no other group and no other address', async () => {
    const site = demoSite();
    const browser = site.browser('192.0.2.1');
    await failTenTimes(browser);
    expect((await login(browser, loginOf('Tía Marta'))).status).toBe(200);
    expect((await login(site.browser('192.0.2.2'), family)).status).toBe(200);
    expect((await login(site.browser('192.0.2.1'), family)).status).toBe(429);
  });

  test('are counted for a group that does not exist just the same', async () => {
    const browser = demoSite().browser();
    const nobody = { groupName: 'Nadie', accessCode: 'WRONG' };
    expect(await failTenTimes(browser, nobody)).toEqual(Array(10).fill(401));
    expectLocked(await login(browser, nobody), 10, 600);
  });

  test('still count after the process was started anew', async () => {
    const site = demoSite();
    await failTenTimes(site.browser());
    expect((await login(site.restarted().browser(), family)).status).toBe(429);
  });

  test('never lock out who is signed in', async () => {
    const site = demoSite();
    const guest = await site.guest(family.groupName);
    await failTenTimes(site.browser());
    const { status, json } = await guest.get('/api/rsvp/guest');
    expect([status, json]).toMatchObject([200, { groupName: family.groupName }]);
  });

  test('lengthen nothing while the door is closed', async () => {
    const site = demoSite();
    const browser = site.browser();
    await failTenTimes(browser);
    site.wait({ minutes: 9 });
    await failTenTimes(browser);
    site.wait({ minutes: 1 });
    expect((await login(browser, family)).status).toBe(200);
  });

  test('leave no name in the database', async () => {
    const site = demoSite();
    await failTenTimes(site.browser(), { groupName: 'Un secreto', accessCode: 'MUY-SECRETO' });
    const rows = JSON.stringify(dump(site.raw)['login_failures']);
    expect(rows).not.toMatch(/secreto/i);
  });
});

test('signing in wipes the failures out', async () => {
  const browser = demoSite().browser();
  for (let round = 0; round < 3; round += 1) {
    for (let time = 0; time < 9; time += 1) await login(browser, wrong);
    expect((await login(browser, family)).status).toBe(200);
  }
});

test('ten quiet minutes wipe the failures out', async () => {
  const site = demoSite();
  const browser = site.browser();
  for (let time = 0; time < 9; time += 1) await login(browser, wrong);
  site.wait({ minutes: 10 });
  expect(await failTenTimes(browser)).toEqual(Array(10).fill(401));
});

describe('the couple’s door', () => {
  const invalidLogin = { ...adminLogin, password: 'nope' };
  const enter = (browser: Browser, body: object) => browser.post('/api/admin/login', body);

  test('closes after ten failures, to the right password too, for ten minutes', async () => {
    const site = demoSite();
    const signedIn = await site.admin();
    const browser = site.browser();
    for (let time = 0; time < 10; time += 1) {
      expect((await enter(browser, invalidLogin)).status).toBe(401);
    }
    expectLocked(await enter(browser, adminLogin), 10, 600);
    expect((await signedIn.get('/api/admin/events')).status).toBe(200);
    expect((await enter(site.browser('192.0.2.2'), adminLogin)).status).toBe(200);
    site.wait({ minutes: 10 });
    expect((await enter(browser, adminLogin)).status).toBe(200);
  });

  test('gives fifty attempts side by side ten chances', async () => {
    const site = demoSite();
    await site.admin();
    const attempts = Array.from({ length: 50 }, () => enter(site.browser(), invalidLogin));
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(40);
    expect((await enter(site.browser(), adminLogin)).status).toBe(429);
  });

  test('says the same to an unknown user and to a wrong password', async () => {
    const site = demoSite();
    await site.admin();
    expect(findUserByName(site.db, 'nadie')).toBeUndefined();
    const answers = [
      await enter(site.browser(), invalidLogin),
      await enter(site.browser(), { username: 'nadie', password: 'nope' }),
    ];
    expect(answers[0]!.status).toBe(401);
    expect(answers[0]!.text).toBe(answers[1]!.text);
  });
});

describe('the count comes before the check', () => {
  /** Checks that all wait for each other, as slow password hashes do. */
  const sideBySide = async (attempt: (check: () => Promise<undefined>) => Promise<unknown>) => {
    let checks = 0;
    const { promise: allRequested, resolve: release } = Promise.withResolvers<void>();
    const check = async () => {
      checks += 1;
      await allRequested;
      return undefined;
    };
    const attempts = Array.from({ length: 50 }, () => attempt(check));
    release();
    await Promise.allSettled(attempts);
    return checks;
  };

  const person = { kind: 'admin', name: 'novios', address: '192.0.2.1' } as const;

  test('so that attempts side by side get no more than ten', async () => {
    const { db, now: clock } = demoSite();
    expect(await sideBySide((check) => attemptLogin({ db, clock }, person, check))).toBe(10);
  });

  test('which, counted after it, would all fifty be heard', async () => {
    const { db, now } = demoSite();
    const attempt = { door: person.kind, name: person.name, address: person.address };
    const countedAfter = async (check: () => Promise<undefined>) => {
      if (loginLockedFor(attemptCounts(db, attempt, now()), now()) > 0) return;
      await check();
      recordLoginFailure(db, attempt, now());
    };
    expect(await sideBySide(countedAfter)).toBe(50);
  });
});
