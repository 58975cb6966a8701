import { describe, expect, test } from 'vitest';
import { dump, groupNamed } from '#tests/support/wedding.ts';
import { setUp, soto } from '#tests/support/guests.ts';
import type { GroupView } from '#contract/guest-groups.ts';
import { viewOfGroup } from '../views/admin.ts';

describe('a changed group', () => {
  const changeOf = (group: GroupView, change: Partial<GroupView> = {}) => {
    const { group_name, access_code, guest_type, invited_by, members, eventIds, version } = {
      ...group,
      ...change,
    };
    return {
      guest: { group_name, access_code, guest_type, invited_by },
      members,
      eventIds,
      version,
    };
  };

  const open = async (name: string) => {
    const set = await setUp();
    const at = `/api/admin/guests/${groupNamed(set.site, name).id}`;
    return { ...set, at, group: (await set.admin.get(at)).json as GroupView };
  };

  test('sent back as it was shown changes only its version', async () => {
    const { admin, at, group, raw } = await open('Familia Catrileo Vera');
    const before = dump(raw);
    const { status, json } = await admin.put(at, changeOf(group));
    expect([status, json]).toEqual([
      200,
      { ...group, version: 2, updated_at: '2025-11-20T12:00:00-03:00' },
    ]);
    const { guests: _guests, ...rest } = before;
    expect(dump(raw)).toMatchObject(rest);
  });

  test('without a code keeps its code', async () => {
    const { admin, at, group } = await open('Tía Marta');
    const { json } = await admin.put(at, changeOf(group, { access_code: '' }));
    expect(json).toMatchObject({ access_code: 'MATE-6H4C' });
  });

  test('of an old version is refused with what is stored now', async () => {
    const { admin, at, group, raw } = await open('Tía Marta');
    const first = await admin.put(at, changeOf(group, { group_name: 'Tía Marta y Coco' }));
    expect(first.status).toBe(200);
    const before = dump(raw);
    const { status, json } = await admin.put(at, changeOf(group, { invited_by: 'Lautaro' }));
    expect([status, json]).toEqual([
      409,
      {
        code: 'group_changed',
        message: 'Este grupo cambió mientras lo editaban.',
        version: 2,
        current: first.json,
      },
    ]);
    expect(dump(raw)).toEqual(before);
  });

  test('with an event less loses the answers to it', async () => {
    const { admin, at, group } = await open('Camila y Andrés');
    const answeredEvents = async () =>
      ((await admin.get('/api/admin/rsvps')).json as { guest_id: number; event_id: number }[])
        .filter(({ guest_id }) => guest_id === group.id)
        .map(({ event_id }) => event_id);
    expect(new Set(await answeredEvents())).toEqual(new Set([46, 47, 48, 49]));
    await admin.put(at, changeOf(group, { eventIds: [47, 48, 49] }));
    expect(new Set(await answeredEvents())).toEqual(new Set([47, 48, 49]));
    await admin.put(at, { ...changeOf(group, { eventIds: [46, 47, 48, 49] }), version: undefined });
    expect(new Set(await answeredEvents())).toEqual(new Set([47, 48, 49]));
  });

  test('cannot change a member of another group', async () => {
    const { admin, at, group, raw, site } = await open('Tía Marta');
    const before = dump(raw);
    const [stranger] = viewOfGroup(groupNamed(site, 'Camila y Andrés'), []).members;
    const members = [...group.members, { ...stranger!, name: 'Otra' }];
    const { status, json } = await admin.put(at, changeOf(group, { members }));
    expect([status, json]).toMatchObject([422, { code: 'foreign_member' }]);
    expect(dump(raw)).toEqual(before);
  });

  test('must exist', async () => {
    const { admin } = await setUp();
    expect((await admin.put('/api/admin/guests/999', soto)).status).toBe(404);
    expect((await admin.get('/api/admin/guests/999')).status).toBe(404);
    expect((await admin.delete('/api/admin/guests/999')).status).toBe(404);
  });
});
