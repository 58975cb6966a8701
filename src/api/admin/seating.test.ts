import { describe, expect, test } from 'vitest';
import { dump, groupNamed } from '#tests/support/wedding.ts';
import { setUp } from '#tests/support/seating.ts';
import type { PlannedGroupView, PlanView, SeatView } from '#contract/seating-views.ts';
import type { AttendanceStats } from '#contract/statistics.ts';
import type { HistoryLine } from '#contract/history.ts';

describe('seats', () => {
  test('are taken and given back one by one', async () => {
    const { admin, plan, family, ancoa } = await setUp();
    const taken = await admin.post('/api/admin/table-assignments', {
      table_group_id: ancoa,
      guest_id: family,
    });
    expect([taken.status, taken.json]).toMatchObject([
      201,
      { table_group_id: ancoa, guest_id: family, guest: { group_name: 'Familia Peñaloza Ríos' } },
    ]);
    const { json } = await admin.get(`/api/admin/table-groups/${ancoa}/assignments`);
    expect((json as SeatView[]).map(({ guest }) => guest.group_name)).toEqual([
      'Familia Peñaloza Ríos',
      'Los Montecinos',
    ]);
    const { id } = taken.json as SeatView;
    expect((await admin.delete(`/api/admin/table-assignments/${id}`)).status).toBe(204);
    expect((await admin.delete(`/api/admin/table-assignments/${id}`)).status).toBe(404);
    expect((await plan()).groups.find((group) => group.id === family)).toMatchObject({
      place: null,
      assignment_id: null,
    });
  });

  test('who has one and who has none are two lists, without codes', async () => {
    const { admin, site } = await setUp();
    const of = async (list: string) =>
      (await admin.get(`/api/admin/events/45/${list}-guests`)).json as PlannedGroupView[];
    const [assigned, unassigned] = [await of('assigned'), await of('unassigned')];
    expect(assigned.map(({ group_name }) => group_name)).toEqual([
      'Familia Catrileo Vera',
      'Familia Peñaloza Ríos',
      'Los Montecinos',
    ]);
    const invited = site.raw
      .prepare('select count(*) from guest_events where event_id = 45')
      .pluck()
      .get();
    expect(assigned.length + unassigned.length).toBe(invited);
    expect(assigned[1]).toMatchObject({
      totalMembers: 4,
      confirmedCount: 0,
      rejectedCount: 0,
      hasResponded: false,
      responses: [],
    });
    const text = JSON.stringify([assigned, unassigned]);
    for (const secret of ['access_code', 'phone', 'email', 'dietary']) {
      expect(text).not.toContain(secret);
    }
  });

  test('many move at once, or none when one of them is no longer where it was seen', async () => {
    const { admin, site, family, mountain, achibueno, ancoa } = await setUp();
    const swap = [
      { guest_id: family, from: achibueno, to: ancoa },
      { guest_id: mountain, from: ancoa, to: achibueno },
    ];
    const { status, json } = await admin.put('/api/admin/seating/45', { moves: swap });
    expect(status).toBe(200);
    const placeIn = ({ groups }: PlanView, id: number) =>
      groups.find((group) => group.id === id)!.place;
    expect([family, mountain].map((id) => placeIn(json as PlanView, id))).toEqual([
      ancoa,
      achibueno,
    ]);
    const before = dump(site.raw);
    const late = await admin.put('/api/admin/seating/45', { moves: swap.toReversed() });
    expect([late.status, late.json]).toMatchObject([
      409,
      { code: 'seat_changed', current: { guest_id: mountain, place: achibueno } },
    ]);
    expect(dump(site.raw)).toEqual(before);
  });

  test('thought out for all as they are stay as they are when anybody else has moved', async () => {
    const { admin, plan, family, mountain, achibueno, ancoa } = await setUp();
    const { groups } = await plan();
    const free = groups.filter(({ place }) => place === null);
    const moves = groups.map(({ id, place }) => ({
      guest_id: id,
      from: place,
      to: place ?? ancoa,
    }));
    await admin.put('/api/admin/seating/45', {
      moves: [{ guest_id: mountain, from: ancoa, to: achibueno }],
    });
    const { status, json } = await admin.put('/api/admin/seating/45', { moves });
    expect([status, json]).toMatchObject([
      409,
      { code: 'seat_changed', current: { guest_id: mountain } },
    ]);
    const after = (await plan()).groups;
    const placeNow = (id: number) => after.find((group) => group.id === id)!.place;
    expect(free.map(({ id }) => placeNow(id))).toEqual(free.map(() => null));
    expect(placeNow(family)).toBe(achibueno);
  });

  test('are only for who is invited', async () => {
    const { admin, site, aunt, ancoa } = await setUp();
    const before = dump(site.raw);
    const seat = { table_group_id: ancoa, guest_id: aunt };
    expect(await admin.post('/api/admin/table-assignments', seat)).toMatchObject({
      status: 422,
      json: { code: 'not_invited' },
    });
    const noTable = { ...seat, table_group_id: 999 };
    expect(await admin.post('/api/admin/table-assignments', noTable)).toMatchObject({
      status: 422,
      json: { code: 'unknown_table' },
    });
    expect(dump(site.raw)).toEqual(before);
  });
});

test('the guests of a split group find each of their tents', async () => {
  const { admin, site, family, achibueno, ancoa } = await setUp();
  const [rosa, tomas] = groupNamed(site, 'Familia Peñaloza Ríos').members;
  const to = [
    { member_id: rosa!.id, table_group_id: achibueno },
    { member_id: tomas!.id, table_group_id: ancoa },
  ];
  await admin.put('/api/admin/seating/45', { moves: [{ guest_id: family, to }] });
  const guest = await site.guest('Familia Peñaloza Ríos');
  expect((await guest.get(`/api/guest/${family}/assignment/45`)).json).toEqual({
    table_group_id: achibueno,
    also: [ancoa],
  });
  expect((await guest.get(`/api/table-group/${ancoa}/assignments`)).json).toMatchObject([
    { guest: { group_name: 'Familia Peñaloza Ríos' }, members: [{ name: 'Tomás' }], count: 1 },
    { guest: { group_name: 'Los Montecinos' } },
  ]);
});

test('publishing is written down once, by whom, and told to the open planners', async () => {
  const { site, admin } = await setUp();
  const lines = async () =>
    ((await admin.get('/api/admin/history?subject=table')).json as { who: string; text: string }[])
      .map(({ who: person, text }) => `${person} ${text}`)
      .filter((line) => line.startsWith('novios'));
  const mark = site.live.mark();
  const publish = (published: boolean) =>
    admin.put('/api/admin/seating/49/published', { published });
  await publish(false);
  await publish(true);
  await publish(true);
  await publish(false);
  expect(await lines()).toEqual([
    'novios dejó de mostrar las mesas de «💍 Main Event: ceremonia y celebración»',
    'novios publicó las mesas de «💍 Main Event: ceremonia y celebración»',
  ]);
  expect(site.live.mark()).not.toBe(mark);
});

test('the seating of an event is a file to keep', async () => {
  const { admin } = await setUp();
  const { status, headers } = await admin.get('/api/admin/seating/45/export');
  expect([status, headers.get('Content-Disposition')]).toEqual([
    200,
    'attachment; filename="mesas-evento-45.xlsx"',
  ]);
  expect(headers.get('Cache-Control')).toBe('no-store');
});

test('wishes and publishing are kept with the plan', async () => {
  const { admin, plan, family, mountain } = await setUp();
  const wish = { guest_id: family, other_id: mountain, kind: 'together' };
  expect((await admin.post('/api/admin/seating-wishes', wish)).status).toBe(201);
  const saved = async () => (await plan()).wishes.filter(({ other_id }) => other_id === mountain);
  expect(await saved()).toMatchObject([wish]);
  expect(await plan()).toMatchObject({ published: false });
  await admin.put('/api/admin/seating/45/published', { published: true });
  await admin.put('/api/admin/seating/45/published', { published: true });
  expect((await plan()).published).toBe(true);
  const [stored] = await saved();
  // Saving the same wish again changes nothing.
  expect((await admin.post('/api/admin/seating-wishes', wish)).status).toBe(201);
  expect((await admin.delete(`/api/admin/seating-wishes/${stored!.id}`)).status).toBe(204);
  const history = (await admin.get('/api/admin/history?subject=seat')).json as HistoryLine[];
  expect(history.slice(0, 2).map(({ text }) => text)).toEqual([
    'quitó el deseo de mantener juntos a Familia Peñaloza Ríos y Los Montecinos',
    'pidió mantener juntos a Familia Peñaloza Ríos y Los Montecinos',
  ]);
  for (const id of [family, mountain]) {
    const own = (await admin.get(`/api/admin/history?subject=seat&guestId=${id}`)).json;
    expect(own).toEqual(expect.arrayContaining(history.slice(0, 2)));
  }
  expect(await saved()).toEqual([]);
});

test('what to look at is counted over all plans, as the answers come in', async () => {
  const { admin, site, achibueno } = await setUp();
  const alerts = async () => {
    const { json } = await admin.get('/api/admin/stats/attendance');
    return (json as AttendanceStats).seatingAlerts;
  };
  // One attends without a tent, one attends without a table, two have declined and have a table.
  expect(await alerts()).toBe(3);
  const { id, members } = groupNamed(site, 'Familia Catrileo Vera');
  const guest = await site.guest('Familia Catrileo Vera');
  await guest.post('/api/rsvp/responses/45', {
    responses: members.map((member) => ({ memberId: member.id, isAttending: false })),
  });
  expect(await alerts()).toBe(4);
  const away = { guest_id: id, from: achibueno, to: null };
  await admin.put('/api/admin/seating/45', { moves: [away] });
  expect(await alerts()).toBe(3);
});
