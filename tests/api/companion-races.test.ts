import { expect, test } from 'vitest';
import { companionWithRef } from '#db/models/groups/companions.ts';
import { findGroup } from '#db/models/groups/guest-groups.ts';
import { remainingCompanions } from '#domain/groups/companions.ts';
import { setUp } from '#tests/support/bringing-family.ts';

const taps = Array.from({ length: 20 }, (_, tap) => tap + 1);

test('20 phones at once for one place: one person comes', async () => {
  const { bring, names, group } = await setUp(1);
  const answers = await Promise.all(taps.map((tap) => bring({ name: `Persona ${tap}` })));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(19);
  expect(await names()).toHaveLength(group.members.length + 1);
});

test('20 taps of one phone with places enough: one person comes', async () => {
  const { bring, names, group } = await setUp(10);
  const answers = await Promise.all(taps.map(() => bring({ name: 'Pía Godoy', ref: 7 })));
  expect(answers.map(({ status }) => status)).toEqual(taps.map(() => 201));
  expect(new Set(answers.map(({ companion }) => companion.id)).size).toBe(1);
  expect(await names()).toHaveLength(group.members.length + 1);
});

test('counted first and written later, as without the transaction, 20 phones bring more', async () => {
  const { site, names, group } = await setUp(1);
  const careless = async (tap: number) => {
    const { extra_places: places, members } = findGroup(site.db, group.id);
    if (remainingCompanions(places, members) === 0) return;
    await Promise.resolve();
    site.raw
      .prepare('insert into guest_members (guest_id, name, is_companion) values (?, ?, 1)')
      .run(group.id, `Persona ${tap}`);
  };
  await Promise.all(taps.map(careless));
  expect((await names()).length).toBeGreaterThan(group.members.length + 1);
});

test('looked up first and written later, 20 taps are more than one person, or fail', async () => {
  const { site, names, group } = await setUp(10);
  const careless = async () => {
    if (companionWithRef(site.db, group.id, 7)) return;
    await Promise.resolve();
    site.raw
      .prepare("insert into guest_members (guest_id, name, is_companion) values (?, 'Pía', 1)")
      .run(group.id);
  };
  await Promise.all(taps.map(careless));
  expect((await names()).length).toBeGreaterThan(group.members.length + 1);
});
