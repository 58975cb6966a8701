import { describe, expect, test } from 'vitest';
import { dump } from '#tests/support/wedding.ts';
import { answered, setUp } from '#tests/support/responding-family.ts';
import type { ResponsesView } from '#contract/responses.ts';
import { demoSite } from '#tests/support/api.ts';

describe('the events of a group', () => {
  test('are those it is invited to, by number, with the wedding’s time', async () => {
    const { guest, site } = await setUp();
    const { json } = await guest.get('/api/rsvp/events');
    const events = json as { id: number }[];
    expect(events.map(({ id }) => id)).toEqual([45, 46, 47, 48, 49, 50]);
    expect(events[4]).toMatchObject({
      id: 49,
      name: '💍 Main Event: ceremonia y celebración',
      date: '2025-12-20T18:00:00-03:00',
      end_date: '2025-12-21T04:00:00-03:00',
      day_number: 2,
      image_url: null,
    });
    const marta = await site.guest('Tía Marta');
    const hers = (await marta.get('/api/rsvp/events')).json as { id: number }[];
    expect(hers.map(({ id }) => id)).toEqual([49]);
    expect((await marta.get('/api/rsvp/events/49')).json).toEqual(events[4]);
  });

  test('that are another’s answer like those that do not exist, byte by byte', async () => {
    const site = demoSite();
    const marta = await site.guest('Tía Marta');
    const answer = { responses: [{ memberId: 1, isAttending: true }] };
    const calls = [
      (id: string) => marta.get(`/api/rsvp/events/${id}`),
      (id: string) => marta.get(`/api/rsvp/responses/${id}`),
      (id: string) => marta.post(`/api/rsvp/responses/${id}`, answer),
    ];
    for (const call of calls) {
      const [foreign, missing] = [await call('45'), await call('999')];
      expect(foreign.status).toBe(404);
      expect([missing.status, missing.text]).toEqual([404, foreign.text]);
      expect([...missing.headers]).toEqual([...foreign.headers]);
    }
  });
});

describe('answers', () => {
  test('before anybody answered are there for each member, not attending, not responded', async () => {
    const { answersOf, rosa } = await setUp();
    const responses = await answersOf(45);
    expect(responses).toHaveLength(4);
    expect(responses[0]).toEqual({
      memberId: rosa,
      name: 'Rosa Peñaloza',
      isAttending: false,
      responded: false,
      responseId: null,
      version: 0,
      respondedAt: null,
      dietaryRestriction: 'None',
      dietaryRestrictionDetails: null,
      dietarySeverity: null,
    });
  });

  test('are saved, answered back and found again after a restart', async () => {
    const { guest, site, answersOf, rosa, tomas } = await setUp();
    const { status, json } = await guest.post('/api/rsvp/responses/45', {
      responses: [
        { memberId: rosa, isAttending: true },
        { memberId: tomas, isAttending: false },
      ],
    });
    expect(status).toBe(200);
    expect(answered((json as ResponsesView).responses)).toEqual([true, false, null, null]);
    expect((json as ResponsesView).responses[0]).toMatchObject({
      responseId: expect.any(Number),
      version: 1,
    });
    expect(await answersOf(45)).toEqual((json as ResponsesView).responses);
    const later = site.restarted().browser();
    for (const [name, value] of guest.cookies) later.cookies.set(name, value);
    expect((await later.get('/api/rsvp/responses/45')).json).toEqual(json);
    expect(answered(await answersOf(46))).toEqual([null, null, null, null]);
  });

  test('carry a diet, or leave the stored one unchanged', async () => {
    const { guest, answersOf, bruno } = await setUp();
    const say = (fields: object) =>
      guest.post('/api/rsvp/responses/49', {
        responses: [{ memberId: bruno, isAttending: true, ...fields }],
      });
    const diet = async () => {
      const { dietaryRestriction, dietaryRestrictionDetails } = (await answersOf(49))[3]!;
      return [dietaryRestriction, dietaryRestrictionDetails];
    };
    await say({});
    expect(await diet()).toEqual(['Other', 'Alérgico al maní']);
    await say({ dietaryRestriction: 'Other', dietaryRestrictionDetails: ' Sin mariscos ' });
    expect(await diet()).toEqual(['Other', 'Sin mariscos']);
    await say({ dietaryRestriction: 'GlutenFree', dietaryRestrictionDetails: 'sobra' });
    expect(await diet()).toEqual(['Celiac', null]);
    await say({ dietaryRestriction: 'None', dietaryRestrictionDetails: '' });
    expect(await diet()).toEqual(['None', null]);
  });

  test('about a member of another group are refused, and nothing is written', async () => {
    const { guest, raw, rosa, stranger } = await setUp();
    const before = dump(raw);
    for (const memberId of [stranger, 99_999]) {
      const { status, json } = await guest.post('/api/rsvp/responses/49', {
        responses: [
          { memberId: rosa, isAttending: true, dietaryRestriction: 'Vegan' },
          { memberId, isAttending: true },
        ],
      });
      expect([status, json]).toMatchObject([422, { code: 'foreign_member', memberId }]);
    }
    expect(dump(raw)).toEqual(before);
  });

  test('with an unknown field are refused, and nothing is written', async () => {
    const { guest, raw, rosa } = await setUp();
    const before = dump(raw);
    const row = { memberId: rosa, isAttending: true };
    for (const body of [
      { responses: [{ ...row, guest_id: 2 }] },
      { responses: [{ ...row, guestEventId: 2 }] },
      { responses: [{ ...row, name: 'Otra' }] },
      { responses: [row], guestId: 2 },
    ]) {
      const { status, json } = await guest.post('/api/rsvp/responses/49', body);
      expect([status, json]).toMatchObject([422, { code: 'invalid_fields' }]);
    }
    expect(dump(raw)).toEqual(before);
  });

  test('of a stale version are refused with the current value; others merge', async () => {
    const { site, guest, answersOf, rosa, tomas } = await setUp();
    const other = await site.guest('Familia Peñaloza Ríos');
    const say = (browser: typeof guest, memberId: number, isAttending: boolean, version: number) =>
      browser.post('/api/rsvp/responses/49', { responses: [{ memberId, isAttending, version }] });

    expect((await say(guest, rosa, true, 0)).status).toBe(200);
    expect((await say(other, tomas, false, 0)).status).toBe(200);
    const { status, json } = await say(other, rosa, false, 0);
    expect([status, json]).toMatchObject([
      409,
      {
        code: 'answer_changed',
        isAttending: true,
        current: { memberId: rosa, isAttending: true, version: 1 },
      },
    ]);
    expect(answered(await answersOf(49))).toEqual([true, false, null, null]);
    expect((await say(other, rosa, false, 1)).status).toBe(200);
  });
});

describe('diets', () => {
  test('are saved for the members that are named', async () => {
    const { guest, group, rosa, bruno } = await setUp();
    const { status, json } = await guest.put('/api/rsvp/guest/dietary', {
      members: [
        { id: rosa, dietary_restriction_type: 'GlutenFree', dietary_restriction_spec: 'sobra' },
        { id: bruno, dietary_restriction_type: 'Other', dietary_restriction_spec: ' Sin nueces ' },
      ],
    });
    expect(status).toBe(200);
    const { members } = (await guest.get('/api/rsvp/guest')).json as { members: unknown[] };
    expect(json).toEqual({ members });
    expect(members).toMatchObject([
      { id: rosa, dietary_restriction_type: 'Celiac', dietary_restriction_spec: null },
      { dietary_restriction_type: 'None' },
      { dietary_restriction_type: group.members[2]!.diet.type },
      { id: bruno, dietary_restriction_type: 'Other', dietary_restriction_spec: 'Sin nueces' },
    ]);
  });

  test('are not reset by the answers that follow', async () => {
    const { guest, answersOf, rosa } = await setUp();
    await guest.put('/api/rsvp/guest/dietary', {
      members: [{ id: rosa, dietary_restriction_type: 'Vegan' }],
    });
    await guest.post('/api/rsvp/responses/49', {
      responses: [{ memberId: rosa, isAttending: true }],
    });
    expect((await answersOf(49))[0]).toMatchObject({ dietaryRestriction: 'Vegan' });
  });

  test.each([
    [{ dietary_restriction_type: 'Keto' }, 422],
    [{ dietary_restriction_type: 'vegan' }, 422],
    [{ dietary_restriction_type: null }, 422],
    [{ dietary_restriction_spec: 'a'.repeat(301) }, 422],
    [{ name: 'Otra' }, 422],
    [{ id: 99_999 }, 422],
  ])('with %o are refused, and nothing is written', async (change, code) => {
    const { guest, raw, rosa, tomas } = await setUp();
    const before = dump(raw);
    const { status } = await guest.put('/api/rsvp/guest/dietary', {
      members: [
        { id: tomas, dietary_restriction_type: 'Vegan' },
        { id: rosa, dietary_restriction_type: 'Other', ...change },
      ],
    });
    expect(status).toBe(code);
    expect(dump(raw)).toEqual(before);
  });

  test('of a member of another group are refused, and nothing is written', async () => {
    const { guest, raw, rosa, stranger } = await setUp();
    const before = dump(raw);
    const { status, json } = await guest.put('/api/rsvp/guest/dietary', {
      members: [
        { id: rosa, dietary_restriction_type: 'Vegan' },
        { id: stranger, dietary_restriction_type: 'Vegan' },
      ],
    });
    expect([status, json]).toMatchObject([422, { code: 'foreign_member', memberId: stranger }]);
    expect(dump(raw)).toEqual(before);
  });
});
