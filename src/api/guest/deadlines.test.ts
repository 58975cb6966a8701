import { describe, expect, test } from 'vitest';
import type {
  AdminChangeRequestView,
  ChangeRequestView,
} from '#contract/deadlines/change-requests.ts';
import type { AdminEventView, InvitedEventView } from '#contract/events.ts';
import type { HistoryLine } from '#contract/history.ts';
import { answered, setUp as setUpFamily } from '#tests/support/responding-family.ts';

const setUp = async () => {
  const family = await setUpFamily();
  const couple = await family.site.admin();
  const now = () => family.site.now();
  const inDays = (days: number) => new Date(now().getTime() + days * 86_400_000).toISOString();
  const setForAll = async (rsvp_deadline: string | null) => {
    const { version } = (await couple.get('/api/admin/settings')).json as { version: number };
    return couple.put('/api/admin/settings', { rsvp_deadline, version });
  };
  const setForEvent = async (id: number, rsvp_deadline: string | null) => {
    const all = (await couple.get('/api/admin/events')).json as AdminEventView[];
    const event = all.find((one) => one.id === id)!;
    const { id: _, ...body } = { ...event, rsvp_deadline };
    return couple.put(`/api/admin/events/${id}`, body);
  };
  const event = async (id: number) =>
    (await family.guest.get(`/api/rsvp/events/${id}`)).json as InvitedEventView;
  const say = (isAttending: boolean, more: object = {}) =>
    family.guest.post('/api/rsvp/responses/45', {
      responses: [{ memberId: family.rosa, isAttending }],
      ...more,
    });
  const ask = (isAttending: boolean, message?: string) =>
    family.guest.post('/api/rsvp/change-requests', {
      eventId: 45,
      responses: [{ memberId: family.rosa, isAttending }],
      message,
    });
  const requests = async () =>
    (await couple.get('/api/admin/change-requests')).json as AdminChangeRequestView[];
  const own = async () =>
    (await family.guest.get('/api/rsvp/change-requests')).json as ChangeRequestView[];
  const decide = (id: number, how: 'accept' | 'decline', body: object) =>
    couple.post(`/api/admin/change-requests/${id}/${how}`, body);
  return {
    ...family,
    couple,
    inDays,
    setForAll,
    setForEvent,
    event,
    say,
    ask,
    requests,
    own,
    decide,
  };
};

describe('a deadline', () => {
  test('is the event’s own, or else the one for all; guests read it, the couple sees its own', async () => {
    const { setForAll, setForEvent, event, couple, inDays } = await setUp();
    expect(await event(45)).toMatchObject({ rsvp_deadline: null, rsvp_closed: false });
    expect((await setForAll(inDays(10))).json).toMatchObject({ version: 1 });
    expect((await setForEvent(45, inDays(5))).status).toBe(200);
    const [own, other] = [await event(45), await event(46)];
    expect(Date.parse(own.rsvp_deadline!)).toBe(Date.parse(inDays(5)));
    expect(Date.parse(other.rsvp_deadline!)).toBe(Date.parse(inDays(10)));
    const all = (await couple.get('/api/admin/events')).json as AdminEventView[];
    expect(all.find(({ id }) => id === 46)!.rsvp_deadline).toBeNull();
  });

  test('left out of a saved event stays as it was', async () => {
    const { setForEvent, couple, inDays } = await setUp();
    await setForEvent(45, inDays(5));
    const all = (await couple.get('/api/admin/events')).json as AdminEventView[];
    const { id, rsvp_deadline, ...rest } = all.find((one) => one.id === 45)!;
    const saved = await couple.put(`/api/admin/events/${id}`, { ...rest, location: 'El granero' });
    expect(saved.json).toMatchObject({ location: 'El granero', rsvp_deadline });
  });

  test('that is no time is refused, and one that somebody else changed is told', async () => {
    const { couple, inDays } = await setUp();
    const bad = await couple.put('/api/admin/settings', { rsvp_deadline: 'mañana', version: 0 });
    expect(bad.status).toBe(422);
    expect(bad.json).toMatchObject({ fields: { rsvp_deadline: expect.any(String) } });
    await couple.put('/api/admin/settings', { rsvp_deadline: inDays(3), version: 0 });
    const stale = await couple.put('/api/admin/settings', { rsvp_deadline: inDays(4), version: 0 });
    expect([stale.status, stale.json]).toMatchObject([
      409,
      { code: 'settings_changed', current: { version: 1 } },
    ]);
  });

  test('is written into the history', async () => {
    const { setForAll, couple } = await setUp();
    await setForAll('2025-12-01T23:59');
    const [line] = (await couple.get('/api/admin/history')).json as HistoryLine[];
    expect(line!.text).toContain('cambió el plazo para responder de nada a');
  });

  test('closes the answers once it has passed, and not a moment before; diets stay open', async () => {
    const { setForAll, say, inDays, site, event, guest, rosa, answersOf } = await setUp();
    await setForAll(inDays(1));
    expect((await say(true)).status).toBe(200);
    site.wait({ days: 1 });
    expect((await say(false)).status).toBe(200);
    site.wait({ seconds: 1 });
    const closed = await say(true);
    expect([closed.status, closed.json]).toMatchObject([422, { code: 'rsvp_closed' }]);
    expect(await event(45)).toMatchObject({ rsvp_closed: true });
    expect(answered(await answersOf(45))[0]).toBe(false);
    const diet = { id: rosa, dietary_restriction_type: 'Vegan' };
    expect((await guest.put('/api/rsvp/guest/dietary', { members: [diet] })).status).toBe(200);
  });

  test('does not bind the couple', async () => {
    const { setForAll, inDays, site, couple, rosa, answersOf } = await setUp();
    await setForAll(inDays(1));
    site.wait({ days: 2 });
    const groups = (await couple.get('/api/admin/rsvps/event/45')).json as {
      members: { memberId: number; guestEventId: number }[];
    }[];
    const { guestEventId } = groups
      .flatMap(({ members }) => members)
      .find(({ memberId }) => memberId === rosa)!;
    const responses = [{ guestEventId, memberId: rosa, isAttending: true }];
    expect((await couple.post('/api/admin/rsvps/bulk-update', { responses })).status).toBe(200);
    expect(answered(await answersOf(45))[0]).toBe(true);
  });
});

describe('a change after the deadline', () => {
  test('is asked for, seen beside what is stored, accepted, and told to the group', async () => {
    const { setForAll, inDays, site, say, ask, requests, own, decide, answersOf, rosa } =
      await setUp();
    await setForAll(inDays(1));
    await say(true);
    site.wait({ days: 2 });
    const asked = await ask(false, 'Se enfermó');
    expect([asked.status, asked.json]).toMatchObject([
      201,
      { status: 'pending', late: false, message: 'Se enfermó' },
    ]);
    const [request] = await requests();
    expect(request).toMatchObject({ groupName: 'Familia Peñaloza Ríos', version: 1 });
    expect(request!.people[0]).toEqual({
      ...{ memberId: rosa, name: 'Rosa Peñaloza', isAttending: true, asked: false },
    });
    const accepted = await decide(request!.id, 'accept', { version: 1, note: 'Que mejore' });
    expect([accepted.status, accepted.json]).toMatchObject([200, { status: 'accepted' }]);
    expect(answered(await answersOf(45))[0]).toBe(false);
    expect(await own()).toMatchObject([{ status: 'accepted', note: 'Que mejore' }]);
  });

  test('that is declined changes nothing', async () => {
    const { setForAll, inDays, site, say, ask, requests, own, decide, answersOf } = await setUp();
    await setForAll(inDays(1));
    await say(true);
    site.wait({ days: 2 });
    await ask(false);
    const [request] = await requests();
    await decide(request!.id, 'decline', { version: request!.version, note: 'Ya está pagado' });
    expect(answered(await answersOf(45))[0]).toBe(true);
    expect(await own()).toMatchObject([{ status: 'declined', note: 'Ya está pagado' }]);
    expect(await requests()).toMatchObject([{ status: 'declined' }]);
  });

  test('before the deadline is simply answered', async () => {
    const { ask } = await setUp();
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
    const { setForAll, inDays, site, say, ask, requests, own, decide, answersOf } = await setUp();
    await setForAll(inDays(1));
    await say(true);
    site.wait({ days: 2 });
    await ask(false);
    const [first] = await requests();
    await ask(true, 'Mejor sí');
    const late = await decide(first!.id, 'accept', { version: first!.version });
    expect([late.status, late.json]).toMatchObject([409, { code: 'request_changed' }]);
    expect(answered(await answersOf(45))[0]).toBe(true);
    expect(await own()).toMatchObject([{ status: 'pending', message: 'Mejor sí' }]);
    expect(await requests()).toHaveLength(1);
  });

  test('is accepted only beside the answers that were seen', async () => {
    const { setForAll, inDays, site, say, ask, requests, decide, couple, rosa } = await setUp();
    await setForAll(inDays(1));
    await say(true);
    site.wait({ days: 2 });
    await ask(false);
    const [request] = await requests();
    await setForAll(null);
    await say(false);
    await say(true);
    const stale = await decide(request!.id, 'accept', { version: request!.version });
    expect([stale.status, stale.json]).toMatchObject([
      409,
      { code: 'request_changed', current: { version: 3 } },
    ]);
    const [now] = await requests();
    expect(now!.people.find(({ memberId }) => memberId === rosa)!.isAttending).toBe(true);
    expect((await decide(now!.id, 'accept', { version: 3 })).status).toBe(200);
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
