import { describe, expect, test } from 'vitest';
import { listGroups } from '#db/models/groups/guest-groups.ts';
import { demoSite, emptySite, type Site } from '#tests/support/api.ts';
import { exportList, importList, previewList, rowsOfWedding } from '#tests/support/guest-files.ts';

describe('the exported list', () => {
  test('is an attachment that is not cached', async () => {
    const site = demoSite();
    const admin = await site.admin();
    const { headers } = await admin.get('/api/admin/guests/export');
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': 'attachment; filename="invitados.xlsx"',
    });
  });

  test('imports again without changing anything', async () => {
    const site = demoSite();
    const admin = await site.admin();
    const file = await exportList(site, admin);
    const before = rowsOfWedding(site);
    const seen = await previewList(admin, file);
    expect(new Set(seen.rows.map(({ state }) => state))).toEqual(new Set(['unchanged']));
    expect(seen.rows.flatMap(({ notes }) => notes)).toEqual([]);
    expect(seen.columns.map(({ use }) => use)).toEqual([
      ...[
        'group',
        'code',
        'type',
        'invitedBy',
        'extraPlaces',
        'member',
        'phone',
        'email',
        'diet',
        'dietDetails',
        'severity',
      ],
      ...['event-45', 'event-46', 'event-47', 'event-48', 'event-49', 'event-50', 'reference'],
    ]);
    expect(seen.groups).toEqual({ new: 0, changed: 0, unchanged: 12, held: 0 });
    expect(await importList(admin, file)).toEqual({ groups: { new: 0, changed: 0 }, people: 0 });
    expect(rowsOfWedding(site)).toEqual(before);
  });

  test('of one wedding fills another with the same groups', async () => {
    const [one, other] = [demoSite(), emptySite()];
    const file = await exportList(one, await one.admin());
    await importList(await other.admin(), file);
    const bare = (site: Site) =>
      listGroups(site.db).map(({ members, ...group }) => ({
        group_name: group.group_name,
        access_code: group.access_code,
        guest_type: group.guest_type,
        invited_by: group.invited_by,
        extra_places: group.extra_places,
        members: members.map(({ id: _id, guest_id: _guest, ...member }) => member),
      }));
    expect(bare(other)).toEqual(bare(one));
  });
});

test('the template is read as an empty list, with every column understood', async () => {
  const site = demoSite();
  const admin = await site.admin();
  const cookie = [...admin.cookies].map((pair) => pair.join('=')).join('; ');
  const answer = await site.api.request('/api/admin/guests/template', {
    headers: { Cookie: cookie },
  });
  const seen = await previewList(admin, new Uint8Array(await answer.arrayBuffer()));
  expect(seen.sheets).toEqual(['Invitados', 'Ejemplos', 'Valores permitidos']);
  expect(seen.sheet).toBe(0);
  expect(seen.rows).toEqual([]);
  expect(seen.columns.map(({ use }) => use)).not.toContain('');
  const file = new Uint8Array(
    await (
      await site.api.request('/api/admin/guests/template', { headers: { Cookie: cookie } })
    ).arrayBuffer(),
  );
  const examples = await previewList(admin, file, { sheet: '1' });
  expect(examples.groups).toEqual({ new: 3, changed: 0, unchanged: 0, held: 0 });
});
