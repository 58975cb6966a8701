import { expect, test } from 'vitest';
import type { EventGroupView } from '#contract/rsvps.ts';
import { setUp } from '#tests/support/bringing-family.ts';

const pia = { name: 'Pía Godoy' };

test('a group brings somebody, who is a member everywhere', async () => {
  const { bring, own, stored, couple, group } = await setUp();
  const { status, companion } = await bring({
    ...pia,
    dietary_restriction_type: 'Vegan',
    responses: [
      { eventId: 45, isAttending: true },
      { eventId: 46, isAttending: false },
    ],
  });
  expect(status).toBe(201);
  expect(companion).toMatchObject({
    ...pia,
    is_companion: true,
    dietary_restriction_type: 'Vegan',
    responses: [
      { eventId: 45, isAttending: true, version: 1 },
      { eventId: 46, isAttending: false, version: 1 },
    ],
  });
  expect(await own()).toMatchObject({ extraPlaces: 1, companionsClosed: false });
  expect((await stored()).members.map(({ name, is_companion }) => [name, is_companion])).toEqual([
    ...group.members.map(({ name }) => [name, false]),
    [pia.name, true],
  ]);
  const { json } = await couple.get('/api/admin/rsvps/event/45');
  const there = (json as EventGroupView[]).find(({ guestId }) => guestId === group.id);
  expect(there?.members.find(({ name }) => name === pia.name)).toMatchObject({
    is_companion: true,
    isAttending: true,
  });
});

test('more than the places are refused, and a place is free again once somebody stays away', async () => {
  const { bring, guest, names, group } = await setUp();
  const { companion } = await bring(pia);
  const { status, json } = await bring({ name: 'Iván Godoy' });
  expect([status, json]).toEqual([
    422,
    {
      code: 'no_places_left',
      message: 'Ya no quedan lugares para acompañantes. Si falta alguien, escríbeles a los novios.',
    },
  ]);
  expect((await guest.delete(`/api/rsvp/companions/${companion.id}`)).status).toBe(204);
  expect((await bring({ name: 'Iván Godoy' })).status).toBe(201);
  expect(await names()).toEqual([...group.members.map(({ name }) => name), 'Iván Godoy']);
});

test('without places nobody is brought', async () => {
  const { bring } = await setUp(0);
  expect((await bring(pia)).json).toMatchObject({ code: 'no_places_left' });
});

test('fewer places than there are companions send nobody away', async () => {
  const { bring, give, names } = await setUp(2);
  await bring(pia);
  await bring({ name: 'Iván Godoy' });
  expect((await give(0)).status).toBe(200);
  expect(await names()).toEqual(expect.arrayContaining([pia.name, 'Iván Godoy']));
  expect((await bring({ name: 'Eva' })).status).toBe(422);
});

test('said again by the same phone it is one person, as it was said last', async () => {
  const { bring, names, group } = await setUp(5);
  await bring({ ...pia, ref: 7, responses: [{ eventId: 45, isAttending: true }] });
  const { status, companion } = await bring({
    name: 'Pía Godoy Soto',
    ref: 7,
    responses: [{ eventId: 45, isAttending: false }],
  });
  expect(status).toBe(201);
  expect(companion.responses).toEqual([{ eventId: 45, isAttending: false, version: 2 }]);
  expect(await names()).toEqual([...group.members.map(({ name }) => name), 'Pía Godoy Soto']);
});

test('a name is changed; a diet that is not mentioned stays', async () => {
  const { bring, guest } = await setUp();
  const { companion } = await bring({ ...pia, dietary_restriction_type: 'Celiac' });
  const path = `/api/rsvp/companions/${companion.id}`;
  expect((await guest.put(path, { name: 'Pía G.' })).json).toMatchObject({
    name: 'Pía G.',
    dietary_restriction_type: 'Celiac',
  });
  expect((await guest.put(path, { ...pia, dietary_restriction_type: 'None' })).json).toMatchObject({
    dietary_restriction_type: 'None',
  });
});

test('only companions, and only their own: an invited person cannot be changed or removed', async () => {
  const { bring, guest, rosa, site } = await setUp();
  const { companion } = await bring(pia);
  for (const id of [rosa, 99_999]) {
    expect((await guest.put(`/api/rsvp/companions/${id}`, pia)).status).toBe(404);
    expect((await guest.delete(`/api/rsvp/companions/${id}`)).status).toBe(404);
  }
  const other = await site.guest('Tía Marta');
  expect((await other.put(`/api/rsvp/companions/${companion.id}`, pia)).status).toBe(404);
  expect((await other.delete(`/api/rsvp/companions/${companion.id}`)).status).toBe(404);
  expect(
    (await guest.put(`/api/rsvp/companions/${companion.id}`, { name: ' ' })).json,
  ).toMatchObject({
    code: 'invalid_fields',
    fields: { name: 'Escribe el nombre de tu acompañante' },
  });
});

test('what a phone takes back before it knows an id', async () => {
  const { bring, guest, names, group } = await setUp();
  await bring({ ...pia, ref: 7 });
  expect((await guest.delete('/api/rsvp/companions/ref-7')).status).toBe(204);
  // It never arrived, or was taken back before.
  expect((await guest.delete('/api/rsvp/companions/ref-7')).status).toBe(204);
  expect(await names()).toEqual(group.members.map(({ name }) => name));
});

test('open until the last deadline of the group; a name that arrives later is told so', async () => {
  const { bring, guest, own, setForAll, setForEvent, inDays } = await setUp(3);
  const { companion } = await bring(pia);
  await setForAll(inDays(-1));
  await setForEvent(50, inDays(1));
  expect((await bring({ name: 'Iván Godoy' })).status).toBe(201);
  await setForEvent(50, null);
  expect(await own()).toMatchObject({ companionsClosed: true });
  const path = `/api/rsvp/companions/${companion.id}`;
  for (const { json } of [
    await bring({ name: 'Eva', given_at: inDays(-2) }),
    await guest.put(path, { name: 'Eva' }),
    await guest.delete(path),
  ]) {
    expect(json).toMatchObject({ code: 'rsvp_closed' });
  }
});

test('who waited on a phone comes, and what has closed meanwhile is asked for', async () => {
  const { bring, setForEvent, inDays, requests, say } = await setUp();
  await setForEvent(45, inDays(-1));
  // Another phone of the group waited, too.
  await say(true, { given_at: inDays(-2) });
  const responses = [
    { eventId: 45, isAttending: true },
    { eventId: 46, isAttending: true },
  ];
  expect((await bring({ ...pia, responses })).json).toMatchObject({ code: 'rsvp_closed' });
  const { companion, status } = await bring({ ...pia, responses, given_at: inDays(-2) });
  expect(status).toBe(201);
  expect(companion.responses).toEqual([{ eventId: 46, isAttending: true, version: 1 }]);
  const [request] = await requests();
  expect(request).toMatchObject({ late: true, eventId: 45 });
  expect(request?.responses).toHaveLength(2);
  expect(request?.responses[1]).toEqual({ memberId: companion.id, isAttending: true });
});

test('the history tells who was brought, renamed and sent home; undone it is all back', async () => {
  const { bring, guest, couple, names } = await setUp();
  const { companion } = await bring({ ...pia, responses: [{ eventId: 45, isAttending: true }] });
  await guest.put(`/api/rsvp/companions/${companion.id}`, { name: 'Pía Soto' });
  await guest.delete(`/api/rsvp/companions/${companion.id}`);
  const { json } = await couple.get('/api/admin/history?subject=member');
  expect(JSON.stringify(json)).toMatch(/eliminó a .*cambió el nombre de .*agregó a .*acompañante/u);
  const back = await couple.post(`/api/admin/removals/member/${companion.id}/restore`, {});
  expect(back.status).toBe(200);
  expect(await names()).toContain('Pía Soto');
});

test('a form of the couple that was open meanwhile writes nothing back', async () => {
  const { bring, stored, couple, group } = await setUp();
  const before = await stored();
  await bring(pia);
  const { group_name, guest_type, invited_by, members, version } = before;
  const { status } = await couple.put(`/api/admin/guests/${group.id}`, {
    guest: { group_name, guest_type, invited_by, extra_places: 0 },
    members,
    version,
  });
  expect(status).toBe(409);
});

test.each([-1, 11, 1.5])('%s places are refused', async (places) => {
  const { give } = await setUp();
  expect((await give(places)).json).toMatchObject({
    fields: { 'guest.extra_places': 'Elijan un número entre 0 y 10' },
  });
});
