import excel from 'exceljs';
import { describe, expect, test } from 'vitest';
import type { GroupExport } from '#contract/guest-list/group-export.ts';
import type { AttendanceStats } from '#contract/statistics.ts';
import type {
  KitchenChangesView,
  KitchenView,
  SentSheetView,
} from '#contract/kitchen/kitchen-sheets.ts';
import { demoSite } from '#tests/support/api.ts';
import type { Browser } from '#tests/support/browser.ts';
import { reported } from '#tests/support/history.ts';
import { groupNamed, invitationTo } from '#tests/support/wedding.ts';

const calls = '/api/admin/kitchen-sheets';
const glamping = 45;
const brasas = 48;

const setUp = async () => {
  const site = demoSite();
  const admin = await site.admin();
  const family = groupNamed(site, 'Familia Peñaloza Ríos');
  const [rosa, tomas] = family.members.map(({ id }) => id) as [number, number];
  const answer = (memberId: number, isAttending: boolean | null, event = glamping) =>
    admin.post('/api/admin/rsvps/bulk-update', {
      responses: [{ guestEventId: invitationTo(family, event), memberId, isAttending }],
    });
  const guest = await site.guest(family.group_name);
  const eat = (id: number, diet: Record<string, string | null>) =>
    guest.put('/api/rsvp/guest/dietary', { members: [{ id, ...diet }] });
  const view = async (since = '') =>
    (await admin.get(`${calls}/event/${glamping}${since}`)).json as KitchenView;
  const outdated = async () =>
    ((await admin.get('/api/admin/stats/attendance')).json as AttendanceStats)
      .outdatedKitchenSheets;
  return { site, admin, family, rosa, tomas, answer, eat, view, outdated };
};

const send = async (admin: Browser, event_id = glamping) =>
  (await admin.post(calls, { event_id })).json as SentSheetView;

const changesOf = async (admin: Browser, { id }: SentSheetView) =>
  (await admin.get(`${calls}/${id}/changes`)).json as KitchenChangesView;

const peanut = {
  dietary_restriction_type: 'Other',
  dietary_restriction_spec: 'Maní',
  dietary_severity: 'allergy',
};

describe('a sheet that is marked as sent', () => {
  test('is kept with who sent it, when and for how many, the newest first', async () => {
    const { site, admin, answer, rosa } = await setUp();
    await answer(rosa, true);
    const first = await send(admin);
    site.wait({ minutes: 5 });
    await answer(rosa, false);
    const second = await send(admin);
    expect(second.people).toBe(first.people - 1);
    expect(first).toMatchObject({ event_id: glamping, sent_by: 'novios' });
    expect((await admin.get(`${calls}?event_id=${glamping}`)).json).toEqual([second, first]);
    expect((await admin.get(`${calls}?event_id=${brasas}`)).json).toEqual([]);
    expect((await reported(admin, '?subject=kitchen'))[0]).toContain(
      'marcó como enviada la hoja para la cocina de «⛺ Glamping',
    );
  });

  test('has no changes until something changes; then each with what was sent beside it', async () => {
    const { admin, answer, eat, rosa, tomas, family } = await setUp();
    await answer(rosa, true);
    await answer(tomas, false);
    const sheet = await send(admin);
    expect(await changesOf(admin, sheet)).toEqual({ added: [], removed: [], changed: [] });

    await eat(rosa, peanut);
    await answer(tomas, true);
    const changes = await changesOf(admin, sheet);
    expect(changes).toMatchObject({
      added: [{ memberId: tomas, guestId: family.id, name: family.members[1]!.name }],
      removed: [],
      changed: [{ memberId: rosa, ...peanut, before: { memberId: rosa, dietary_severity: null } }],
    });

    await answer(rosa, false);
    expect(await changesOf(admin, sheet)).toMatchObject({
      removed: [{ memberId: rosa, dietary_severity: null }],
      changed: [],
    });
  });

  test('tells of another table, a new name of the table, and a seat given back', async () => {
    const { admin, answer, rosa, family } = await setUp();
    await answer(rosa, true);
    const seat = (to: unknown) =>
      admin.put(`/api/admin/seating/${glamping}`, { moves: [{ guest_id: family.id, to }] });
    const { json } = await admin.get(`/api/admin/seating/${glamping}`);
    const [one, other] = (json as { tables: { id: number; name: string }[] }).tables;
    await seat(one!.id);
    const sheet = await send(admin);
    const tables = async () => {
      const { changed } = await changesOf(admin, sheet);
      const mine = changed.find(({ memberId }) => memberId === rosa);
      return mine && [mine.before.table, mine.table];
    };
    expect(await tables()).toBeUndefined();
    await seat(other!.id);
    expect(await tables()).toEqual([one!.name, other!.name]);
    await seat(null);
    expect(await tables()).toEqual([one!.name, null]);
    await seat(one!.id);
    expect(await tables()).toBeUndefined();
    const renamed = { name: 'Otra', type: 'mesa', capacity: 8, color: '#DDDDDD' };
    await admin.put(`/api/admin/table-groups/${one!.id}`, renamed);
    expect(await tables()).toEqual([one!.name, 'Otra']);
  });

  test('is refused for an unknown event, and has no list or changes where nothing is', async () => {
    const { admin } = await setUp();
    const unknown = await admin.post(calls, { event_id: 999 });
    expect([unknown.status, unknown.json]).toMatchObject([
      422,
      { code: 'unknown_event', fields: { event_id: expect.any(String) } },
    ]);
    for (const body of [{}, { event_id: 'x' }, { event_id: null }, { event_id: -1 }]) {
      const { status, json } = await admin.post(calls, body);
      expect([status, json]).toMatchObject([422, { fields: { event_id: 'Elijan un evento' } }]);
    }
    expect((await admin.get(`${calls}?event_id=999`)).status).toBe(404);
    for (const query of ['', '?event_id=', '?event_id=x', '?event_id=0', '?event_id=1.5']) {
      expect([query, (await admin.get(`${calls}${query}`)).status]).toEqual([query, 400]);
    }
    expect((await admin.get(`${calls}/999/changes`)).status).toBe(404);
    expect((await admin.get(`${calls}/event/${glamping}?since=999`)).status).toBe(404);
    expect((await admin.get(`${calls}/event/${glamping}?since=x`)).status).toBe(400);
  });

  test('is another one by the time it is marked: refused with the new one, or the kitchen would never know', async () => {
    const { admin, answer, eat, rosa, view } = await setUp();
    await answer(rosa, true);
    const seen = await view();
    await eat(rosa, peanut);
    const mark = (version: string) => admin.post(calls, { event_id: glamping, version });
    const rejected = await mark(seen.version);
    expect([rejected.status, rejected.json]).toMatchObject([
      409,
      { code: 'kitchen_changed', current: { version: (await view()).version } },
    ]);
    expect((await view()).sent).toEqual([]);
    expect((await mark((await view()).version)).status).toBe(201);
    // The control: without the version that was seen, the allergy counts as told.
    await eat(rosa, { dietary_restriction_type: 'None' });
    const before = await view();
    await eat(rosa, peanut);
    expect(before.since!.changes.changed).toHaveLength(1);
    const unguarded = await send(admin);
    expect((await changesOf(admin, unguarded)).changed).toEqual([]);
  });
});

describe('a person who was removed', () => {
  test('is named to the kitchen until the removal is final, and is undeleted without a trace', async () => {
    const { site, admin, answer, rosa, family } = await setUp();
    await answer(rosa, true);
    const sheet = await send(admin);
    const removed = async () =>
      (await changesOf(admin, sheet)).removed.map(({ memberId }) => memberId);
    const name = family.members[0]!.name;
    expect((await admin.delete(`/api/admin/guests/${family.id}`)).status).toBeLessThan(300);
    expect(await removed()).toContain(rosa);
    expect(JSON.stringify(await changesOf(admin, sheet))).toContain(name);
    await admin.post(`/api/admin/removals/group/${family.id}/restore`);
    expect(await removed()).toEqual([]);
    expect(site.raw.prepare('select count(*) from kitchen_sheet_people').pluck().get()).toBe(
      sheet.people,
    );
  });

  test('goes from the sheets with the last of their data, and only a number is left', async () => {
    const { admin, answer, rosa, family, view, outdated } = await setUp();
    await answer(rosa, true);
    const sheet = await send(admin);
    const copy = (await admin.get(`/api/admin/privacy/groups/${family.id}/export.json`)).text;
    expect((JSON.parse(copy) as GroupExport).kitchen).toMatchObject([
      { event: expect.stringContaining('Glamping'), people: [{ name: family.members[0]!.name }] },
    ]);
    const page = (await admin.get(`/api/admin/privacy/groups/${family.id}/export.html`)).text;
    expect(page).toContain('Lo que se mandó a la cocina');
    const erased = await admin.post(`/api/admin/privacy/groups/${family.id}/erase`, {
      name: family.group_name,
    });
    expect([erased.status, erased.text]).toEqual([expect.toBeOneOf([200, 204]), erased.text]);
    expect((await changesOf(admin, sheet)).removed).toEqual([]);
    const { since } = await view();
    expect(since!.erased).toBeGreaterThan(0);
    // The kitchen still cooks for them: what it was sent does not shrink, and it has to be told.
    expect(since!.total.confirmed).toBe(sheet.people);
    expect(await outdated()).toMatchObject([{ event_id: glamping, changes: since!.erased }]);
    const file = await admin.listen(`${calls}/event/${glamping}/export`);
    const workbook = new excel.Workbook();
    await workbook.xlsx.load(await file.arrayBuffer());
    const counts = workbook.getWorksheet('Cocina')!.getSheetValues() as unknown[][];
    const sums = counts.slice(2).filter(([, name]) => /^(Total|En la)/u.test(`${name}`));
    expect(sums.map((row) => [row[1], row[8]])).toEqual([
      ['Total', sheet.people - since!.erased],
      ['En la hoja enviada', sheet.people],
    ]);
    await send(admin);
    expect(await outdated()).toEqual([]);
  });
});

test('the sheet of any event is there, with or without tables, beside the last sent sheet or an older one', async () => {
  const { admin, answer, rosa, view } = await setUp();
  await answer(rosa, true);
  const first = await send(admin);
  await answer(rosa, false);
  const second = await send(admin);
  const now = await view();
  expect(now).toMatchObject({ sleeping: true, sent: [second, first], since: { sheet: second } });
  expect(now.since!.changes.removed).toEqual([]);
  expect((await view(`?since=${first.id}`)).since).toMatchObject({
    sheet: first,
    changes: { removed: [{ memberId: rosa }] },
    total: { confirmed: first.people },
  });
  const other = (await admin.get(`${calls}/event/${brasas}`)).json as KitchenView;
  expect(other).toMatchObject({ sleeping: false, since: null, kitchen: { rows: [] } });
  expect(other.kitchen.total.confirmed).toBeGreaterThan(0);
});

test('the figures name the events whose kitchen does not know it all', async () => {
  const { admin, answer, rosa, tomas, outdated } = await setUp();
  await answer(rosa, true);
  expect(await outdated()).toEqual([]);
  await send(admin);
  expect(await outdated()).toEqual([]);
  await answer(rosa, false);
  await answer(tomas, true);
  expect(await outdated()).toMatchObject([{ event_id: glamping, changes: 2 }]);
});

test('as a file its changes are marked', async () => {
  const { admin, answer, eat, rosa } = await setUp();
  await answer(rosa, true);
  await send(admin);
  await eat(rosa, peanut);
  const file = await admin.listen(`${calls}/event/${glamping}/export`);
  expect([file.status, file.headers.get('Content-Disposition')]).toEqual([
    200,
    `attachment; filename="cocina-evento-${glamping}.xlsx"`,
  ]);
  const workbook = new excel.Workbook();
  await workbook.xlsx.load(await file.arrayBuffer());
  expect(workbook.worksheets.map(({ name }) => name)).toEqual(['Cocina', 'Dietas', 'Cambios']);
  expect(JSON.stringify(workbook.getWorksheet('Dietas')!.getRow(2).values)).toContain('Cambió');
});
