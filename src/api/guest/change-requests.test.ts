import { describe, expect, test } from 'vitest';
import type { ChangeRequestView } from '#contract/deadlines/change-requests.ts';
import { setUp } from '#tests/support/closing.ts';
import { answered } from '#tests/support/responding-family.ts';

describe('a change after the deadline', () => {
  test('is asked for, seen beside what is stored, accepted, and told to the group', async () => {
    const {
      setForAll,
      inDays,
      site,
      say,
      request: ask,
      requests,
      own,
      resolve,
      answersOf,
      rosa,
    } = await setUp();
    await setForAll(inDays(1));
    await say(true);
    site.wait({ days: 2 });
    const created = await ask(false, 'Se enfermó');
    expect([created.status, created.json]).toMatchObject([
      201,
      { status: 'pending', late: false, message: 'Se enfermó' },
    ]);
    const [request] = await requests();
    expect(request).toMatchObject({ groupName: 'Familia Peñaloza Ríos', version: 1 });
    expect(request!.people[0]).toEqual({
      ...{ memberId: rosa, name: 'Rosa Peñaloza', isAttending: true, asked: false },
    });
    const accepted = await resolve(request!.id, 'accept', { version: 1, note: 'Que mejore' });
    expect([accepted.status, accepted.json]).toMatchObject([200, { status: 'accepted' }]);
    expect(answered(await answersOf(45))[0]).toBe(false);
    expect(await own()).toMatchObject([{ status: 'accepted', note: 'Que mejore' }]);
  });

  test('that is declined changes nothing', async () => {
    const {
      setForAll,
      inDays,
      site,
      say,
      request: ask,
      requests,
      own,
      resolve,
      answersOf,
    } = await setUp();
    await setForAll(inDays(1));
    await say(true);
    site.wait({ days: 2 });
    await ask(false);
    const [request] = await requests();
    await resolve(request!.id, 'decline', { version: request!.version, note: 'Ya está pagado' });
    expect(answered(await answersOf(45))[0]).toBe(true);
    expect(await own()).toMatchObject([{ status: 'declined', note: 'Ya está pagado' }]);
    expect(await requests()).toMatchObject([{ status: 'declined' }]);
  });

  test('before the deadline is simply answered', async () => {
    const { request: ask } = await setUp();
    expect((await ask(true)).json).toMatchObject({ code: 'rsvp_open' });
  });

  test('of another group, or for an event of others, is none', async () => {
    const { setForAll, inDays, site, guest } = await setUp();
    await setForAll(inDays(1));
    site.wait({ days: 2 });
    const responses = [{ memberId: 999, isAttending: true }];
    const foreign = await guest.post('/api/rsvp/change-requests', { eventId: 45, responses });
    expect(foreign.json).toMatchObject({ code: 'foreign_member' });
    const missing = await guest.post('/api/rsvp/change-requests', { eventId: 999, responses });
    expect(missing.status).toBe(404);
  });

  test('takes the place of the one before: of that nothing can be accepted any more', async () => {
    const {
      setForAll,
      inDays,
      site,
      say,
      request: ask,
      requests,
      own,
      resolve,
      answersOf,
    } = await setUp();
    await setForAll(inDays(1));
    await say(true);
    site.wait({ days: 2 });
    await ask(false);
    const [first] = await requests();
    await ask(true, 'Mejor sí');
    const late = await resolve(first!.id, 'accept', { version: first!.version });
    expect([late.status, late.json]).toMatchObject([409, { code: 'request_changed' }]);
    expect(answered(await answersOf(45))[0]).toBe(true);
    expect(await own()).toMatchObject([{ status: 'pending', message: 'Mejor sí' }]);
    expect(await requests()).toHaveLength(1);
  });

  test('is accepted only beside the answers that were seen', async () => {
    const {
      setForAll,
      inDays,
      site,
      say,
      request: ask,
      requests,
      resolve,
      couple,
      rosa,
    } = await setUp();
    await setForAll(inDays(1));
    await say(true);
    site.wait({ days: 2 });
    await ask(false);
    const [request] = await requests();
    await setForAll(null);
    await say(false);
    await say(true);
    const expired = await resolve(request!.id, 'accept', { version: request!.version });
    expect([expired.status, expired.json]).toMatchObject([
      409,
      { code: 'request_changed', current: { version: 3 } },
    ]);
    const [now] = await requests();
    expect(now!.people.find(({ memberId }) => memberId === rosa)!.isAttending).toBe(true);
    expect((await resolve(now!.id, 'accept', { version: 3 })).status).toBe(200);
    expect((await couple.get('/api/admin/change-requests')).json).toMatchObject([
      { status: 'accepted' },
    ]);
  });
});

describe('an answer that waited on a phone', () => {
  test('is taken while the event is open, and becomes a request after the deadline', async () => {
    const { setForAll, inDays, site, say, own, answersOf, guest, rosa } = await setUp();
    await setForAll(inDays(1));
    const given_at = site.now().toISOString();
    expect((await say(true, { given_at })).status).toBe(200);
    site.wait({ days: 2 });
    const late = await guest.post(
      '/api/rsvp/responses/45',
      {
        responses: [
          { memberId: rosa, isAttending: false, dietaryRestriction: 'Celiac', version: 0 },
        ],
        given_at,
      },
      { 'Idempotency-Key': 'tarde' },
    );
    expect([late.status, late.json]).toMatchObject([202, { status: 'pending', late: true }]);
    const [first] = await answersOf(45);
    expect([first!.isAttending, first!.dietaryRestriction]).toEqual([true, 'Celiac']);
    expect(await own()).toHaveLength(1);
  });

  test('and is sent again has one effect, and the same answer', async () => {
    const { setForAll, inDays, site, own, guest, rosa } = await setUp();
    await setForAll(inDays(1));
    site.wait({ days: 2 });
    const body = {
      responses: [{ memberId: rosa, isAttending: false }],
      given_at: site.now().toISOString(),
    };
    const key = { 'Idempotency-Key': 'una-vez' };
    const first = await guest.post('/api/rsvp/responses/45', body, key);
    const again = await guest.post('/api/rsvp/responses/45', body, key);
    expect([again.status, again.text]).toEqual([202, first.text]);
    expect(await own()).toMatchObject([{ id: (first.json as ChangeRequestView).id }]);
  });

  test('and arrived in time, though nobody heard, stays what it was', async () => {
    const { setForAll, inDays, site, own, guest, rosa, answersOf } = await setUp();
    await setForAll(inDays(1));
    const body = {
      responses: [{ memberId: rosa, isAttending: true }],
      given_at: site.now().toISOString(),
    };
    const key = { 'Idempotency-Key': 'a-tiempo' };
    const first = await guest.post('/api/rsvp/responses/45', body, key);
    site.wait({ days: 2 });
    const again = await guest.post('/api/rsvp/responses/45', body, key);
    expect([again.status, again.text]).toEqual([200, first.text]);
    expect(answered(await answersOf(45))[0]).toBe(true);
    expect(await own()).toEqual([]);
  });
});
