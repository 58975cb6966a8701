import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { groupNamed } from '#tests/support/wedding.ts';
import { mutationsPerHour } from '#domain/access/mutation-limit.ts';
import { demoSite, loginOf, type Site } from '#tests/support/api.ts';
import type { Browser } from '#tests/support/browser.ts';
import { allCalls, validCall } from '#tests/support/calls/all-calls.ts';
import { methodOf, pathOf, type KnownCall } from '#tests/support/calls/known-call.ts';
import { roles } from '#tests/support/calls/roles.ts';
import { subjectsOf } from '#tests/support/calls/subjects.ts';
import { writtenRows } from '#tests/support/calls/stored-rows.ts';

const family = 'Familia Peñaloza Ríos';

/** A script that responds endlessly, each time with another value and its own key. */
const answering = (site: Site, guest: Browser) => {
  // Durability is not tested here, and syncing each commit takes long.
  site.db.run(sql`pragma synchronous = off`);
  const [rosa] = groupNamed(site, family).members;
  let calls = 0;
  return () => {
    calls += 1;
    const answer = {
      memberId: rosa!.id,
      isAttending: calls % 2 === 0,
      dietaryRestriction: calls % 2 === 0 ? 'Vegan' : 'None',
    };
    const key = { 'Idempotency-Key': `key-${calls}` };
    return guest.post('/api/rsvp/responses/45', { responses: [answer] }, key);
  };
};

const fill = async (site: Site, guest: Browser) => {
  const answer = answering(site, guest);
  for (let call = 0; call < mutationsPerHour; call += 1) expect((await answer()).status).toBe(200);
  return answer;
};

const count = ({ raw }: Site, table: string) =>
  Number(raw.prepare(`select count(*) from ${table}`).pluck().get());

describe('a guest who writes without end', () => {
  test('leaves two lines of many answers, and the newest two hundred keys', async () => {
    const site = demoSite();
    const answer = answering(site, await site.guest(family));
    const before = count(site, 'changes');
    for (let call = 0; call < 220; call += 1) expect((await answer()).status).toBe(200);
    expect(count(site, 'changes') - before).toBe(2);
    const keys = site.raw.prepare('select key from idempotency_keys order by rowid').pluck().all();
    expect([keys.length, keys[0], keys.at(-1)]).toEqual([200, 'key-21', 'key-220']);
  });

  test('is told when to go on, and nothing is written until then', async () => {
    const site = demoSite();
    const guest = await site.guest(family);
    const answer = await fill(site, guest);
    site.wait({ minutes: 18 });
    const before = writtenRows(site.raw);
    const { status, json, headers } = await answer();
    expect([status, headers.get('Retry-After'), json]).toEqual([
      429,
      '2520',
      {
        code: 'too_many_writes',
        message:
          'Tu grupo hizo demasiados cambios en poco tiempo. Lo anterior quedó guardado: espera 42 minutos y vuelve a intentarlo.',
        retryAfterSeconds: 2520,
      },
    ]);
    expect(writtenRows(site.raw)).toEqual(before);
    expect((await guest.get('/api/rsvp/responses/45')).status).toBe(200);
    const [camila] = groupNamed(site, 'Camila y Andrés').members;
    const other = await site.guest('Camila y Andrés');
    const responses = [{ memberId: camila!.id, isAttending: true }];
    expect((await other.post('/api/rsvp/responses/49', { responses })).status).toBe(200);
    site.wait({ minutes: 42 });
    expect((await answer()).status).toBe(200);
  });

  test('who signs in again and again keeps the phones that were used last', async () => {
    const site = demoSite();
    const first = await site.guest(family);
    const used = await site.guest(family);
    site.wait({ days: 2 });
    expect((await used.get('/api/rsvp/guest')).status).toBe(200);
    let last = used;
    for (let login = 0; login < 49; login += 1) last = await site.guest(family);
    expect(count(site, 'guest_sessions')).toBe(50);
    const statuses = [first, used, last].map(
      async (phone) => (await phone.get('/api/rsvp/guest')).status,
    );
    expect(await Promise.all(statuses)).toEqual([401, 200, 200]);
    expect((await site.browser().post('/api/rsvp/login', loginOf('Tía Marta'))).status).toBe(200);
  });
});

describe('of all calls', () => {
  const isWriteOfGroup = (call: KnownCall) =>
    methodOf(call) !== 'GET' && call.statuses.anonymous === 401 && call.statuses.guest < 300;

  test('the table says of each by which a group changes something that it is limited', () => {
    const limited = allCalls.filter(([, call]) => call.limited).map(([name]) => name);
    expect(limited).toEqual(
      allCalls.filter(([, call]) => isWriteOfGroup(call)).map(([name]) => name),
    );
  });

  test('these are refused to a group that wrote too much, and no others', async () => {
    const site = demoSite();
    await site.admin();
    const subjects = subjectsOf(site);
    await fill(site, await site.guest(family));
    for (const [name, call] of allCalls) {
      if (call.statuses.guest >= 300) continue;
      const guest = await roles.guest(site);
      const path = pathOf(call, subjects);
      const { status } = await guest.request(methodOf(call), path, validCall(call, subjects));
      expect([name, status]).toEqual([name, call.limited ? 429 : call.statuses.guest]);
    }
  });
});
