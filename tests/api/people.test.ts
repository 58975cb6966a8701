import { expect, test } from 'vitest';
import type { KitchenView } from '#contract/kitchen/kitchen-sheets.ts';
import type { GroupView, GuestView } from '#contract/guest-groups.ts';
import type { AttendanceStats } from '#contract/statistics.ts';
import type { GroupExport } from '#contract/guest-list/group-export.ts';
import type { PlannedGroupView } from '#contract/seating-views.ts';
import { demoSite } from '#tests/support/api.ts';
import { importList, notesOf, previewList, statesOf } from '#tests/support/guest-files.ts';
import { groupNamed, invitationTo } from '#tests/support/wedding.ts';

const glamping = 45;

const infant = { age_group: 'infant', age: 1, needs: ['high_chair'], needs_note: 'Trae su coche' };
const plain = { age_group: 'adult', age: null, needs: [], needs_note: null };

const setUp = async () => {
  const site = demoSite();
  const admin = await site.admin();
  const family = groupNamed(site, 'Familia Peñaloza Ríos');
  const guest = await site.guest(family.group_name);
  const [rosa, tomas] = family.members.map(({ id }) => id) as [number, number];
  const say = (fields: object, id = tomas) =>
    guest.put('/api/rsvp/guest/dietary', {
      members: [{ id, dietary_restriction_type: 'None', ...fields }],
    });
  const own = async () => ((await guest.get('/api/rsvp/guest')).json as GuestView).members[1]!;
  const comes = (memberId: number, event = glamping) =>
    admin.post('/api/admin/rsvps/bulk-update', {
      responses: [{ guestEventId: invitationTo(family, event), memberId, isAttending: true }],
    });
  const kitchen = async () =>
    (await admin.get(`/api/admin/kitchen-sheets/event/${glamping}`)).json as KitchenView;
  return { site, admin, guest, family, rosa, tomas, say, own, comes, kitchen };
};

test('what a phone says of ages and needs is kept, whether or not it was asked', async () => {
  const { say, own, guest, admin } = await setUp();
  expect(await own()).toMatchObject(plain);
  expect((await say(infant)).status).toBe(200);
  expect(await own()).toMatchObject(infant);
  expect((await guest.get('/api/rsvp/guest')).json).toMatchObject({ asksPeople: false });
  await admin.put('/api/admin/settings', { ask_people: true });
  expect((await guest.get('/api/rsvp/guest')).json).toMatchObject({ asksPeople: true });
});

test('what is left out stays, for guests and for the couple', async () => {
  const { say, own, admin, family } = await setUp();
  await say(infant);
  await say({ dietary_restriction_type: 'Vegan' });
  expect(await own()).toMatchObject({ ...infant, dietary_restriction_type: 'Vegan' });
  await say({ age_group: 'child', age: 4 });
  expect(await own()).toMatchObject({ ...infant, age_group: 'child', age: 4 });

  const group = (await admin.get(`/api/admin/guests/${family.id}`)).json as GroupView;
  const { members, eventIds, version, ...fields } = group;
  const old = members.map(({ age_group: _, age: __, needs: ___, needs_note: ____, ...member }) => ({
    ...member,
    email: 'casa@example.com',
  }));
  const body = { guest: fields, members: old, eventIds, version };
  expect((await admin.put(`/api/admin/guests/${family.id}`, body)).status).toBe(200);
  expect(await own()).toMatchObject({ ...infant, age_group: 'child', age: 4 });
});

test.each([
  [{ age_group: 'teenager' }, 'age_group'],
  [{ age: 18 }, 'age'],
  [{ age: -1 }, 'age'],
  [{ age: 2.5 }, 'age'],
  [{ needs: ['pony'] }, 'needs'],
  [{ needs_note: 'x'.repeat(201) }, 'needs_note'],
])('%j is refused, and nothing of it stored', async (fields, field) => {
  const { say, own } = await setUp();
  const { status, json } = await say({ age_group: 'child', ...fields });
  expect([status, (json as { code: string }).code]).toEqual([422, 'invalid_fields']);
  expect(Object.keys((json as { fields: object }).fields)[0]).toContain(field);
  expect(await own()).toMatchObject(plain);
});

test('a companion may be a child', async () => {
  const { guest, admin, family } = await setUp();
  const group = (await admin.get(`/api/admin/guests/${family.id}`)).json as GroupView;
  await admin.put(`/api/admin/guests/${family.id}`, {
    ...{ guest: { ...group, extra_places: 1 }, members: group.members },
  });
  const child = { age_group: 'child', age: 8, needs: ['child_menu'] };
  const added = await guest.post('/api/rsvp/companions', { name: 'Luz Vera', ...child });
  expect([added.status, added.json]).toMatchObject([201, child]);
  const { id } = added.json as { id: number };
  const renamed = await guest.put(`/api/rsvp/companions/${id}`, { name: 'Luz Vera Ríos' });
  expect(renamed.json).toMatchObject({ name: 'Luz Vera Ríos', ...child });
});

test('the kitchen counts children’s menus and infants apart, and hears of a changed menu', async () => {
  const { admin, rosa, tomas, say, comes, kitchen } = await setUp();
  await comes(rosa);
  await comes(tomas);
  const before = (await kitchen()).kitchen.total;
  expect(before).toMatchObject({ childMenus: 0, infants: 0 });
  await admin.post('/api/admin/kitchen-sheets', { event_id: glamping });

  await say({ age_group: 'child', needs: ['child_menu'] });
  await say({ age_group: 'infant' }, rosa);
  const { kitchen: after, since } = await kitchen();
  const { None: eaters } = before.diets;
  expect(after.total).toMatchObject({
    confirmed: before.confirmed,
    childMenus: 1,
    infants: 1,
    diets: { None: eaters - 2 },
  });
  expect(after.special.map(({ id }) => id)).toEqual(expect.arrayContaining([rosa, tomas]));
  expect(since!.changes.changed.map(({ memberId, menu }) => [memberId, menu])).toEqual(
    expect.arrayContaining([
      [rosa, 'infant'],
      [tomas, 'child'],
    ]),
  );
  const stats = (await admin.get('/api/admin/stats/attendance')).json as AttendanceStats;
  expect(stats.outdatedKitchenSheets).toMatchObject([{ event_id: glamping, changes: 2 }]);
  expect(stats.peopleStats).toMatchObject({ child: 1, infant: 1, child_menu: 1, high_chair: 0 });

  // A high chair is no matter of the kitchen.
  await admin.post('/api/admin/kitchen-sheets', { event_id: glamping });
  await say({ needs: ['high_chair'] }, rosa);
  expect((await kitchen()).since!.changes.changed).toEqual([]);
});

test('a table knows who takes no chair', async () => {
  const { admin, tomas, say } = await setUp();
  await say(infant);
  const groups = [
    ...((await admin.get(`/api/admin/events/${glamping}/assigned-guests`))
      .json as PlannedGroupView[]),
    ...((await admin.get(`/api/admin/events/${glamping}/unassigned-guests`))
      .json as PlannedGroupView[]),
  ];
  const planned = groups.flatMap(({ members }) => members).find(({ id }) => id === tomas);
  expect(planned).toMatchObject({ age_group: 'infant', needs: ['high_chair'] });
});

test('their copy holds it, and the history only that it changed', async () => {
  const { site, admin, family, say } = await setUp();
  await say(infant);
  const copy = (await admin.get(`/api/admin/privacy/groups/${family.id}/export.json`))
    .json as GroupExport;
  expect(copy.people[1]!.profile).toEqual({
    ageGroup: 'infant',
    age: 1,
    needs: ['high_chair'],
    needsNote: 'Trae su coche',
  });
  const page = (await admin.get(`/api/admin/privacy/groups/${family.id}/export.html`)).text;
  expect(page).toContain('Guagua, 1 año · Silla alta · Trae su coche');
  const changes = site.raw.prepare('select subject, action, details from changes').all();
  expect(JSON.stringify(changes)).not.toContain('coche');
  expect(changes.at(-1)).toMatchObject({ subject: 'member', action: 'changed' });
});

test('a list says ages and needs in the words of planners', async () => {
  const { site, admin } = await setUp();
  const file = [
    'Grupo;Nombre;Edad;Niño;Guagua;Silla alta;Menú infantil;Movilidad',
    'Los Vera;Luz Vera;35;;;;;',
    'Los Vera;Teo Vera;7 años;;;;x;',
    'Los Vera;Ema Vera;8 meses;;;si;;',
    'Los Vera;Ana Vera;;x;;;;',
    'Los Vera;Ivo Vera;;;x;;;',
    'Los Vera;Raúl Vera;16;;;;;Silla de ruedas',
  ].join('\n');
  await importList(admin, file);
  expect(groupNamed(site, 'Los Vera').members.map(({ name, profile }) => [name, profile])).toEqual([
    ['Luz Vera', { ageGroup: 'adult', age: null, needs: [], needsNote: null }],
    ['Teo Vera', { ageGroup: 'child', age: 7, needs: ['child_menu'], needsNote: null }],
    ['Ema Vera', { ageGroup: 'infant', age: 0, needs: ['high_chair'], needsNote: null }],
    ['Ana Vera', { ageGroup: 'child', age: null, needs: [], needsNote: null }],
    ['Ivo Vera', { ageGroup: 'infant', age: null, needs: [], needsNote: null }],
    [
      'Raúl Vera',
      {
        ageGroup: 'adult',
        age: 16,
        needs: ['accessible_place'],
        needsNote: 'Silla de ruedas',
      },
    ],
  ]);
  expect((await previewList(admin, file)).groups).toMatchObject({ unchanged: 1, changed: 0 });

  const change = 'Grupo;Nombre;Edad;Menú infantil\nLos Vera;Teo Vera;8;no';
  const seen = await previewList(admin, change);
  expect(notesOf(seen, 2)).toEqual([
    'Teo Vera, edad y necesidades: Niño o niña, 7 años · Menú infantil → Niño o niña, 8 años',
  ]);

  const odd =
    'Grupo;Nombre;Edad;Guagua\nLos Paz;Eva Paz;muchos;\nLos Paz;Leo Paz;4;\nLos Paz;Noa;3;';
  const refused = await previewList(admin, odd);
  expect(statesOf(refused)).toEqual({ 2: 'error', 3: 'held', 4: 'held' });
  expect(notesOf(refused, 2)?.[0]).toContain('Usen los años, o Adulto, Niño o Guagua.');
});
