import { describe, expect, test } from 'vitest';
import { groupNamed } from '#db/wedding-for-tests.ts';
import { demoSite, type Site } from '../api-for-tests.ts';

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

  test('does not see who declined, nor groups of which nobody comes', async () => {
    const site = demoSite();
    const family = await site.guest('Familia Peñaloza Ríos');
    const others = await site.guest('Familia Catrileo Vera');
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

    await decline(others, 'Familia Catrileo Vera', [1]);
    expect((await mates())[0]).toMatchObject({
      members: [{ name: 'Ignacio' }, { name: 'Lientur' }],
      count: 2,
    });
    await decline(others, 'Familia Catrileo Vera', [0, 2]);
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
