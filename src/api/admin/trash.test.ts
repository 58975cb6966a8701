import { describe, expect, test } from 'vitest';
import type { GroupView } from '#contract/guest-groups.ts';
import type { TrashItemView } from '#contract/history.ts';
import type { Browser } from '#tests/support/browser.ts';
import { setUp, reported } from '#tests/support/history.ts';
import { family } from '#tests/support/sessions.ts';

const trash = async (admin: Browser) =>
  (await admin.get('/api/admin/removals')).json as TrashItemView[];

describe('what was removed', () => {
  test('waits for thirty days, each with who removed it and what went along', async () => {
    const { site, admin, group } = await setUp();
    await admin.delete(`/api/admin/members/${group.members[0]!.id}`);
    await admin.delete(`/api/admin/guests/${group.id}`);
    site.wait({ days: 10 });
    expect(await trash(admin)).toEqual([
      {
        ...{ kind: 'group', id: group.id, name: family, groupName: null },
        ...{ people: 3, answers: 0, who: 'novios', daysLeft: 20 },
        removedAt: '2025-11-20T12:00:00-03:00',
      },
      {
        ...{ kind: 'member', id: group.members[0]!.id, name: 'Rosa Peñaloza', groupName: family },
        ...{ people: 1, answers: 0, who: 'novios', daysLeft: 20 },
        removedAt: '2025-11-20T12:00:00-03:00',
      },
    ]);
    expect(await reported(admin, `?group=${encodeURIComponent('Peñaloza')}&actor=couple`)).toEqual([
      'novios eliminó el grupo Familia Peñaloza Ríos, con 3 personas',
      'novios eliminó a Rosa Peñaloza, de Familia Peñaloza Ríos',
    ]);
    site.wait({ days: 20 });
    expect(await trash(admin)).toEqual([]);
  });

  test('comes back, its guests sign in again, and the history says so', async () => {
    const { site, admin, group } = await setUp();
    const guest = await site.guest(family);
    await admin.delete(`/api/admin/guests/${group.id}`);
    expect((await guest.get('/api/rsvp/guest')).status).toBe(401);
    const restored = await admin.post(`/api/admin/removals/group/${group.id}/restore`);
    expect([restored.status, restored.json]).toEqual([
      200,
      { kind: 'group', id: group.id, name: family },
    ]);
    expect((await guest.get('/api/rsvp/guest')).status).toBe(401);
    expect((await (await site.guest(family)).get('/api/rsvp/guest')).status).toBe(200);
    expect((await reported(admin))[0]).toBe('novios recuperó el grupo Familia Peñaloza Ríos');
    expect(await trash(admin)).toEqual([]);
  });

  test('says in plain words why it cannot come back, and what to do', async () => {
    const { admin, group } = await setUp();
    const at = `/api/admin/removals/group/${group.id}/restore`;
    await admin.delete(`/api/admin/guests/${group.id}`);
    await admin.post('/api/admin/guests', {
      guest: { group_name: 'familia peñaloza-ríos' },
      members: [{ name: 'Otra Rosa' }],
    });
    const taken = await admin.post(at);
    expect([taken.status, taken.json]).toMatchObject([
      409,
      {
        code: 'restore_name_taken',
        message:
          'Ahora hay otro grupo llamado «familia peñaloza-ríos». Cámbienle el nombre a ese y vuelvan a intentarlo.',
      },
    ]);
    await admin.delete('/api/admin/events/49?confirm=true');
    const { json } = await admin.get('/api/admin/guests');
    const other = (json as GroupView[]).find(({ group_name }) =>
      group_name.startsWith('familia p'),
    );
    await admin.delete(`/api/admin/guests/${other!.id}`);
    const first = await admin.post(at);
    expect([first.status, first.json]).toMatchObject([
      409,
      { code: 'restore_other_first', message: expect.stringContaining('Recuperen primero') },
    ]);
    expect((await admin.post('/api/admin/removals/event/49/restore')).status).toBe(200);
    expect((await admin.post(at)).status).toBe(200);
    expect((await admin.post(at)).status).toBe(404);
    expect((await admin.post('/api/admin/removals/spouse/1/restore')).status).toBe(404);
  });
});
