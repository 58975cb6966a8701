import { expect, test } from 'vitest';
import type { ThanksView } from '#contract/thanks.ts';
import { demoSite } from '#tests/support/api.ts';
import { helperAt } from '#tests/support/door.ts';
import { groupNamed } from '#tests/support/wedding.ts';

const setUp = async () => {
  const site = demoSite();
  const admin = await site.admin();
  const { id, members } = groupNamed(site, 'Camila y Andrés');
  site.raw.exec('delete from purchases');
  site.raw
    .prepare(
      `insert into purchases (id, guest_id, total_amount, confirmation_code, status, payment_method, message_for_couple, created_at, updated_at)
       values (901, ?, 10, 'c', 'approved', 'transfer', '¡Felicidades!', 1, 1)`,
    )
    .run(id);
  site.raw.exec(
    'insert into purchase_items (purchase_id, gift_id, quantity, unit_price) values (901, 1, 2, 5)',
  );
  const gift = String(site.raw.prepare('select name from gifts where id = 1').pluck().get());
  const read = async () => (await admin.get('/api/admin/thanks')).json as ThanksView[];
  return { site, admin, members, gift, read };
};

test('the text names gift and table, and where the group was there says so', async () => {
  const { site, members, gift, read } = await setUp();
  const [before, ...others] = await read();
  expect(others).toEqual([]);
  expect(before).toMatchObject({
    ...{ groupName: 'Camila y Andrés', gifts: [gift], messages: ['¡Felicidades!'], arrived: 0 },
    purchases: [{ id: 901, thanked_at: null }],
  });
  // They had said yes, and the door was not used.
  expect(before!.text).toMatch(
    /^¡Hola, Camila y Andrés!\n\nMuchas gracias por «.*Nos hizo felices/u,
  );
  expect(before!.text).toContain(gift);
  expect(decodeURIComponent(before!.chat!)).toContain(before!.text);

  const door = helperAt(site, [49]);
  const tia = groupNamed(site, 'Tía Marta').members[0]!;
  const at = '2025-12-20T19:00:00-03:00';
  const mark = (memberId: number) =>
    door.put('/api/door/arrivals', { memberId, eventId: 49, arrived: true, at });
  await mark(tia.id);
  expect((await read())[0]!.text).toContain('Fue una pena no vernos');
  for (const { id } of members) await mark(id);
  expect((await read())[0]).toMatchObject({ arrived: 2 });
});

test('what is ticked, is thanked; what was given for practice, is not, once there is a real checkout', async () => {
  const { site, admin, read } = await setUp();
  await admin.put('/api/admin/purchases/901/thanks', { sent: true });
  expect((await read())[0]!.purchases).toEqual([{ id: 901, thanked_at: expect.any(String) }]);
  site.raw.exec('update purchases set is_practice = 1');
  expect(await read()).toHaveLength(site.deps.payments.practice ? 1 : 0);
});
