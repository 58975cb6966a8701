import { describe, expect, test } from 'vitest';
import type { AdminEventView } from '#contract/events.ts';
import type { HistoryLine } from '#contract/history.ts';
import { setUp } from '#tests/support/closing.ts';
import { answered } from '#tests/support/responding-family.ts';

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
    const invalid = await couple.put('/api/admin/settings', {
      rsvp_deadline: 'mañana',
      version: 0,
    });
    expect(invalid.status).toBe(422);
    expect(invalid.json).toMatchObject({ fields: { rsvp_deadline: expect.any(String) } });
    await couple.put('/api/admin/settings', { rsvp_deadline: inDays(3), version: 0 });
    const expired = await couple.put('/api/admin/settings', {
      rsvp_deadline: inDays(4),
      version: 0,
    });
    expect([expired.status, expired.json]).toMatchObject([
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
