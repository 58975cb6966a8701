import { describe, expect, test } from 'vitest';
import { listTableGroups } from '#db/models/seating/tables.ts';
import { groupNamed } from '#tests/support/wedding.ts';
import { demoSite, type Site } from '#tests/support/api.ts';

const tentNamed = ({ raw }: Site, name: string) =>
  Number(raw.prepare('select id from table_groups where name = ?').pluck().get(name));

describe('a guest of a tent', () => {
  test('finds it by the own group and sees its name and type', async () => {
    const site = demoSite();
    const guest = await site.guest('Familia Peñaloza Ríos');
    const { id } = groupNamed(site, 'Familia Peñaloza Ríos');
    const tent = tentNamed(site, 'Achibueno');
    expect((await guest.get(`/api/guest/${id}/assignment/45`)).json).toEqual({
      table_group_id: tent,
    });
    expect((await guest.get(`/api/table-group/${tent}`)).json).toEqual({
      name: 'Achibueno',
      type: 'carpa 6m',
    });
  });

  test('sees of the others the group’s name, first names and how many, and no more', async () => {
    const site = demoSite();
    const guest = await site.guest('Familia Peñaloza Ríos');
    const tent = tentNamed(site, 'Achibueno');
    expect((await guest.get(`/api/table-group/${tent}/assignments`)).json).toEqual([
      {
        guest: { group_name: 'Familia Catrileo Vera' },
        members: [{ name: 'Ignacio' }, { name: 'Paula' }, { name: 'Lientur' }],
        count: 3,
      },
      {
        guest: { group_name: 'Familia Peñaloza Ríos' },
        members: [{ name: 'Rosa' }, { name: 'Tomás' }, { name: 'Emilia' }, { name: 'Bruno' }],
        count: 4,
      },
    ]);
  });

  test('does not see who declined, nor groups without a member who comes', async () => {
    const site = demoSite();
    const family = await site.guest('Familia Peñaloza Ríos');
    const other = await site.guest('Familia Catrileo Vera');
    const decline = (browser: typeof family, name: string, places: number[]) => {
      const { members } = groupNamed(site, name);
      const responses = places.map((at) => ({ memberId: members[at]!.id, isAttending: false }));
      return browser.post('/api/rsvp/responses/45', { responses });
    };
    const mates = async () =>
      (await family.get(`/api/table-group/${tentNamed(site, 'Achibueno')}/assignments`)).json as {
        members: { name: string }[];
        count: number;
      }[];

    await decline(other, 'Familia Catrileo Vera', [1]);
    expect((await mates())[0]).toMatchObject({
      members: [{ name: 'Ignacio' }, { name: 'Lientur' }],
      count: 2,
    });
    await decline(other, 'Familia Catrileo Vera', [0, 2]);
    expect(await mates()).toHaveLength(1);
    await decline(family, 'Familia Peñaloza Ríos', [0, 1, 2, 3]);
    expect(await mates()).toEqual([]);
  });

  test('finds another’s tent and group as if they were not there, byte by byte', async () => {
    const site = demoSite();
    const guest = await site.guest('Familia Peñaloza Ríos');
    const other = groupNamed(site, 'Los Montecinos').id;
    const ancoa = tentNamed(site, 'Ancoa');
    for (const [foreign, missing] of [
      [`/api/table-group/${ancoa}`, '/api/table-group/999'],
      [`/api/table-group/${ancoa}/assignments`, '/api/table-group/999/assignments'],
      [`/api/guest/${other}/assignment/45`, '/api/guest/999/assignment/45'],
    ] as const) {
      const [one, two] = [await guest.get(foreign), await guest.get(missing)];
      expect([one.status, two.status]).toEqual([404, 404]);
      expect(one.text).toBe(two.text);
    }
  });

  test('who loses the invitation loses the tent', async () => {
    const site = demoSite();
    const [guest, admin] = [await site.guest('Familia Peñaloza Ríos'), await site.admin()];
    const { id, group_name } = groupNamed(site, 'Familia Peñaloza Ríos');
    const change = {
      guest: { group_name, guest_type: 'familia' },
      members: [{ name: 'Nueva' }],
      eventIds: [49],
    };
    expect((await admin.put(`/api/admin/guests/${id}`, change)).status).toBe(200);
    expect((await guest.get(`/api/guest/${id}/assignment/45`)).status).toBe(404);
    expect((await guest.get(`/api/table-group/${tentNamed(site, 'Achibueno')}`)).status).toBe(404);
  });
});

test('the couple sees every tent', async () => {
  const site = demoSite();
  const admin = await site.admin();
  for (const name of ['Achibueno', 'Ancoa']) {
    const tent = tentNamed(site, name);
    expect((await admin.get(`/api/table-group/${tent}`)).json).toMatchObject({ name });
    expect((await admin.get(`/api/table-group/${tent}/assignments`)).status).toBe(200);
  }
  expect((await admin.get('/api/table-group/999')).status).toBe(404);
});

test('by no id does a guest get another tent’s people, nor anything private of the own', async () => {
  const site = demoSite();
  const guest = await site.guest('Los Montecinos');
  const own = tentNamed(site, 'Ancoa');
  for (let id = 0; id <= 60; id += 1) {
    for (const path of [`/api/table-group/${id}`, `/api/table-group/${id}/assignments`]) {
      expect([path, (await guest.get(path)).status]).toEqual([path, id === own ? 200 : 404]);
    }
  }
  const group = groupNamed(site, 'Familia Catrileo Vera');
  const family = await site.guest('Familia Peñaloza Ríos');
  const { text } = await family.get(`/api/table-group/${tentNamed(site, 'Achibueno')}/assignments`);
  expect(text).toContain(group.group_name);
  for (const { id, name, phone, email, diet } of group.members) {
    for (const secret of [`"id":${id}`, name, phone, email, diet.type, group.access_code, 'diet']) {
      if (secret !== null) expect(text).not.toContain(secret);
    }
  }
});

describe('a guest of a table', () => {
  const setUp = async () => {
    const site = demoSite();
    const [admin, guest] = [await site.admin(), await site.guest('Camila y Andrés')];
    const created = await admin.post('/api/admin/table-groups', { name: 'Mesa 4', event_id: 49 });
    const table = (created.json as { id: number }).id;
    for (const name of ['Camila y Andrés', 'Tía Marta']) {
      const guest_id = groupNamed(site, name).id;
      await admin.post('/api/admin/table-assignments', { table_group_id: table, guest_id });
    }
    const { id } = groupNamed(site, 'Camila y Andrés');
    const publish = (published: boolean) =>
      admin.put('/api/admin/seating/49/published', { published });
    const seen = async () =>
      Promise.all(
        [
          `/api/guest/${id}/assignment/49`,
          `/api/table-group/${table}`,
          `/api/table-group/${table}/assignments`,
        ].map((path) => guest.get(path)),
      );
    return { site, admin, guest, table, id, publish, seen };
  };

  test('is told of it only while the plan is published, and never who else sits there', async () => {
    const { admin, guest, table, publish, seen } = await setUp();
    const missing = (await guest.get('/api/table-group/999')).text;
    for (const answer of await seen()) expect([answer.status, answer.text]).toEqual([404, missing]);
    await publish(true);
    const [assignment, own, mates] = await seen();
    expect([assignment!.json, own!.json]).toEqual([
      { table_group_id: table },
      { name: 'Mesa 4', type: 'mesa' },
    ]);
    expect([mates!.status, mates!.text]).toEqual([404, missing]);
    expect((await admin.get(`/api/table-group/${table}/assignments`)).status).toBe(200);
    await publish(false);
    for (const answer of await seen()) expect([answer.status, answer.text]).toEqual([404, missing]);
  });

  test('is told of no other table by the publishing', async () => {
    const { site, guest, table, publish } = await setUp();
    await publish(true);
    const stranger = await site.guest('Familia Peñaloza Ríos');
    expect((await stranger.get(`/api/table-group/${table}`)).status).toBe(404);
    for (const { id } of listTableGroups(site.db, 45)) {
      expect((await guest.get(`/api/table-group/${id}`)).status).toBe(404);
    }
  });
});
