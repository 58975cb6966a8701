import { expect, test } from 'vitest';
import type {
  ArrivalCountView,
  ArrivalView,
  DoorView,
  NewHelperView,
  SurpriseView,
} from '#contract/door.ts';
import { demoSite, type Site } from '#tests/support/api.ts';
import type { Browser } from '#tests/support/browser.ts';
import { helperAt, withToken } from '#tests/support/door.ts';
import { groupNamed } from '#tests/support/wedding.ts';

const family = 'Familia Peñaloza Ríos';
const main = 49;
const evening = (time: string) => `2025-12-20T${time}:00-03:00`;

const setUp = () => {
  const site = demoSite();
  const [rosa, tomas] = groupNamed(site, family).members;
  return { site, door: helperAt(site, [main]), rosa: rosa!, tomas: tomas! };
};

const mark = async (
  door: Browser,
  memberId: number,
  { arrived = true, ...rest }: { at: string; arrived?: boolean; id?: string },
) => {
  const json = { memberId, eventId: main, arrived, ...rest };
  const answer = await door.put('/api/door/arrivals', json);
  expect([answer.status, answer.text]).toEqual([200, answer.text]);
  return answer.json as ArrivalView;
};

const listOf = async (door: Browser) => (await door.get('/api/door')).json as DoorView;

const personOf = async (door: Browser, memberId: number) =>
  (await listOf(door)).people.find((person) => person.memberId === memberId)!;

const report = (door: Browser, surprise: object) =>
  door.post('/api/door/surprises', { eventId: main, at: evening('20:10'), ...surprise });

const surprisesOf = async (site: Site) =>
  (await (await site.admin()).get('/api/admin/surprises')).json as SurpriseView[];

test('the couple makes a link for a helper, which opens the door and is shown once', async () => {
  const site = demoSite();
  const admin = await site.admin();
  const made = await admin.post('/api/admin/helpers', {
    ...{ name: 'Pía', event_ids: [main, 45], expires_at: '2025-12-21T06:00' },
  });
  expect(made.status).toBe(201);
  const { link, ...helper } = made.json as NewHelperView;
  expect(link).toMatch(/\/door#[\w-]{43}$/u);
  expect(helper).toEqual({
    ...{ id: helper.id, name: 'Pía', event_ids: [45, main], isExpired: false },
    question_id: null,
    expires_at: '2025-12-21T06:00:00-03:00',
  });
  const door = withToken(site.browser(), link.split('#')[1]!);
  const list = await listOf(door);
  expect(list.helper).toEqual({ name: 'Pía', expires_at: helper.expires_at });
  expect(list.events.map(({ id }) => id)).toEqual([45, main]);
  expect(await admin.get('/api/admin/helpers')).toMatchObject({
    json: [helper],
  });
  expect((await admin.delete(`/api/admin/helpers/${helper.id}`)).status).toBe(204);
  expect(await door.get('/api/door')).toMatchObject({
    status: 401,
    json: { code: 'helper_ended' },
  });
});

test('a link that has ended opens nothing, and the guest on that phone stays signed in', async () => {
  const { site, rosa } = setUp();
  const door = helperAt(site, [main], 1);
  site.wait({ minutes: 61 });
  const ended = await door.get('/api/door');
  expect([ended.status, ended.headers.get('X-Convite-For')]).toEqual([401, null]);
  const late = await door.put('/api/door/arrivals', {
    ...{ memberId: rosa.id, eventId: main, arrived: true, at: site.now().toISOString() },
  });
  expect(late.status).toBe(401);
});

test('what happened before the end is taken from a phone that had no signal, for three days', async () => {
  const { site, rosa, tomas } = setUp();
  const door = helperAt(site, [main], 1);
  const before = site.now().toISOString();
  site.wait({ days: 1 });
  await mark(door, rosa.id, { at: before });
  site.wait({ days: 3 });
  const json = { memberId: tomas.id, eventId: main, arrived: true, at: before };
  expect((await door.put('/api/door/arrivals', json)).status).toBe(401);
});

test('a helper sees names, tables and arrivals, and nothing else of anybody', async () => {
  const { site, door, rosa } = setUp();
  site.raw
    .prepare(
      `update guest_members set phone = 'SECRET', email = 'SECRET', dietary_restriction_type = 'Other',
       dietary_restriction_spec = 'SECRET', needs_note = 'SECRET'`,
    )
    .run();
  site.raw.prepare("update guests set access_code = 'SECRET' || id").run();
  site.raw.prepare("update purchases set message_for_couple = 'SECRET'").run();
  const { text } = await door.get('/api/door');
  expect(text).not.toContain('SECRET');
  expect(await personOf(door, rosa.id)).toEqual({
    ...{ memberId: rosa.id, eventId: main, name: rosa.name, groupName: family },
    ...{ table: null, companion: false, declined: false },
    ...{ facts: [], arrived: false, arrived_at: null },
  });
});

test('of events of others a helper sees and says nothing', async () => {
  const { site, rosa } = setUp();
  const door = helperAt(site, [45]);
  expect((await listOf(door)).people.every(({ eventId }) => eventId === 45)).toBe(true);
  const json = { memberId: rosa.id, eventId: main, arrived: true, at: evening('19:00') };
  expect((await door.put('/api/door/arrivals', json)).status).toBe(404);
  expect((await report(door, { id: 's', kind: 'unlisted', name: 'Renata' })).status).toBe(404);
});

test('facts count by their own time, in whatever order they arrive, and twice they are one', async () => {
  const { door, rosa } = setUp();
  await mark(door, rosa.id, { id: 'late', at: evening('19:20') });
  await mark(door, rosa.id, { id: 'undo', at: evening('19:05'), arrived: false });
  await mark(door, rosa.id, { id: 'undo', at: evening('19:05'), arrived: false });
  const state = await mark(door, rosa.id, { id: 'first', at: evening('19:00') });
  expect(state.facts.map(({ id }) => id)).toEqual(['first', 'undo', 'late']);
  expect(state).toMatchObject({ arrived: true, arrived_at: evening('19:20') });
  // Without an id as well.
  await mark(door, rosa.id, { at: evening('19:30'), arrived: false });
  await mark(door, rosa.id, { at: evening('19:30'), arrived: false });
  expect(await personOf(door, rosa.id)).toMatchObject({ arrived: false, arrived_at: null });
  expect((await personOf(door, rosa.id)).facts).toHaveLength(4);
});

test('a list that has not changed is not sent again', async () => {
  const { door, rosa } = setUp();
  const { version } = await listOf(door);
  const again = await door.get(`/api/door?version=${version}`);
  expect([again.status, again.text]).toEqual([204, '']);
  await mark(door, rosa.id, { at: evening('19:00') });
  expect((await door.get(`/api/door?version=${version}`)).status).toBe(200);
});

test('the couple sees how many have arrived', async () => {
  const { site, door, rosa, tomas } = setUp();
  await mark(door, rosa.id, { at: evening('19:00') });
  await mark(door, tomas.id, { at: evening('19:01') });
  await mark(door, tomas.id, { at: evening('19:02'), arrived: false });
  const counts = (await (await site.admin()).get('/api/admin/arrivals')).json as ArrivalCountView[];
  expect(counts.find(({ eventId }) => eventId === main)).toMatchObject({ arrived: 1 });
});

test('somebody on no list is seated with who brings them: invited, with a yes, arrived', async () => {
  const { site, door } = setUp();
  const surprise = { id: 's1', kind: 'unlisted', name: 'Renata Cuevas', host: 'la tia marta' };
  expect((await report(door, { ...surprise, host: 'tia marta' })).status).toBe(201);
  expect((await report(door, { ...surprise, host: 'tia marta' })).status).toBe(201);
  const aunt = groupNamed(site, 'Tía Marta');
  const [open, ...others] = await surprisesOf(site);
  expect(others).toEqual([]);
  expect(open).toMatchObject({ name: 'Renata Cuevas', guestId: aunt.id, isListed: false });
  const admin = await site.admin();
  const table = open!.tables[0]!;
  const seated = await admin.post(`/api/admin/surprises/${open!.id}/seat`, {
    ...{ guestId: aunt.id, table_group_id: table.id },
  });
  expect([seated.status, seated.text]).toEqual([200, seated.text]);
  expect(await surprisesOf(site)).toEqual([]);
  const { memberId } = seated.json as { memberId: number };
  expect(await personOf(door, memberId)).toMatchObject({
    ...{ name: 'Renata Cuevas', groupName: 'Tía Marta', table: table.name },
    ...{ arrived: true, arrived_at: evening('20:10') },
  });
  const responses = (await admin.get(`/api/admin/rsvps/event/${main}`)).text;
  expect(responses).toContain('Renata Cuevas');
});

test('without a group of theirs they get one, though another has that name', async () => {
  const { site, door } = setUp();
  await report(door, { id: 's1', kind: 'unlisted', name: 'Tía  Marta' });
  const [open] = await surprisesOf(site);
  const admin = await site.admin();
  expect((await admin.post(`/api/admin/surprises/${open!.id}/seat`, {})).status).toBe(200);
  expect(groupNamed(site, 'Tía  Marta (2)')).toMatchObject({
    guest_type: 'individual',
    members: [{ name: 'Tía  Marta' }],
    invitations: [{ event_id: main }],
  });
});

test('who comes in place of somebody takes their seat, and these do not come', async () => {
  const { site, door, rosa, tomas } = setUp();
  const admin = await site.admin();
  const other = Number(
    site.raw.prepare('select min(id) from table_groups where event_id = 49').pluck().get(),
  );
  const guest = groupNamed(site, family);
  const split = [{ member_id: rosa.id, table_group_id: other }];
  await admin.put(`/api/admin/seating/${main}`, { moves: [{ guest_id: guest.id, to: split }] });
  await report(door, { id: 's', kind: 'instead_of', name: 'Elba Ríos', memberId: rosa.id });
  const [open] = await surprisesOf(site);
  expect(open).toMatchObject({ insteadOf: rosa.name, guestId: guest.id });
  const seated = await admin.post(`/api/admin/surprises/${open!.id}/seat`, {});
  const { memberId } = seated.json as { memberId: number };
  const came = await personOf(door, memberId);
  expect(came).toMatchObject({ name: 'Elba Ríos', arrived: true, declined: false });
  expect(came.table).not.toBeNull();
  expect(await personOf(door, rosa.id)).toMatchObject({ declined: true });
  expect(await personOf(door, tomas.id)).toMatchObject({ declined: false, table: null });
});

test('who had said no, and who is invited to another event, is taken in', async () => {
  const { site, rosa } = setUp();
  const door = helperAt(site, [main, 45]);
  const aunt = groupNamed(site, 'Tía Marta');
  const marta = aunt.members[0]!.id;
  await report(door, { id: 's1', kind: 'declined', memberId: rosa.id });
  await report(door, {
    id: 's2',
    kind: 'other_event',
    eventId: 45,
    name: 'Marta',
    memberId: marta,
  });
  const admin = await site.admin();
  const open = await surprisesOf(site);
  expect(open.map(({ name, isListed }) => [name, isListed])).toEqual([
    [rosa.name, true],
    ['Marta', true],
  ]);
  for (const { id } of open) {
    expect((await admin.post(`/api/admin/surprises/${id}/seat`, {})).status).toBe(200);
  }
  expect(groupNamed(site, 'Tía Marta').members).toHaveLength(1);
  expect(groupNamed(site, 'Tía Marta').invitations.map(({ event_id }) => event_id)).toEqual([
    45,
    main,
  ]);
  const people = (await listOf(door)).people.filter(({ arrived }) => arrived);
  expect(people.map(({ memberId, eventId }) => [memberId, eventId])).toEqual([
    [marta, 45],
    [rosa.id, main],
  ]);
});

test('who had said no and was let in by mistake is no surprise any more, and by two phones is one', async () => {
  const { site, door, rosa } = setUp();
  const declined = { kind: 'declined', memberId: rosa.id };
  await report(door, { id: 's1', ...declined });
  await report(helperAt(site, [main]), { id: 's2', ...declined });
  expect(await surprisesOf(site)).toHaveLength(1);
  await mark(door, rosa.id, { at: evening('20:10') });
  expect(await surprisesOf(site)).toHaveLength(1);
  await mark(door, rosa.id, { at: evening('20:12'), arrived: false });
  expect(await surprisesOf(site)).toEqual([]);
});

test('a surprise that the couple dismisses changes no list, and is decided once', async () => {
  const { site, door } = setUp();
  await report(door, { id: 's1', kind: 'unlisted', name: 'Renata Cuevas' });
  const [open] = await surprisesOf(site);
  const admin = await site.admin();
  const list = await listOf(door);
  expect((await admin.post(`/api/admin/surprises/${open!.id}/dismiss`)).status).toBe(200);
  expect(await listOf(door)).toEqual(list);
  expect((await admin.post(`/api/admin/surprises/${open!.id}/seat`, {})).status).toBe(404);
});

test('a removed group takes its arrivals along, and brings them back', async () => {
  const { site, door, rosa } = setUp();
  await mark(door, rosa.id, { at: evening('19:00') });
  const admin = await site.admin();
  const { id } = groupNamed(site, family);
  expect((await admin.delete(`/api/admin/guests/${id}`)).status).toBe(204);
  const json = { memberId: rosa.id, eventId: main, arrived: true, at: evening('19:30') };
  expect((await door.put('/api/door/arrivals', json)).status).toBe(404);
  await admin.post(`/api/admin/removals/group/${id}/restore`);
  expect(await personOf(door, rosa.id)).toMatchObject({ arrived_at: evening('19:00') });
});

test('what a form of the couple lacks is said at its field', async () => {
  const admin = await demoSite().admin();
  const invalid = async (json: object) =>
    (await admin.post('/api/admin/helpers', json)).json as { fields: object };
  expect(await invalid({ name: '', event_ids: [], expires_at: '' })).toMatchObject({
    fields: {
      name: 'Escriban quién recibe',
      event_ids: 'Elijan al menos un evento',
      expires_at: 'Elijan hasta cuándo sirve el enlace',
    },
  });
  const past = { name: 'Pía', event_ids: [main], expires_at: '2025-11-01T10:00' };
  expect(await invalid(past)).toMatchObject({ fields: { expires_at: 'Ese momento ya pasó' } });
  const unknown = { name: 'Pía', event_ids: [main, 999], expires_at: '2025-12-21T06:00' };
  expect(await invalid(unknown)).toMatchObject({ fields: { 'event_ids.1': expect.any(String) } });
});
