import { expect, test } from 'vitest';
import type { AuditContext } from '#domain/history/history.ts';
import { demoWedding, dump, groupNamed } from '#tests/support/wedding.ts';
import { assertCanRemoveGroup } from '../groups/guest-groups.ts';
import { createPurchase, type NewPurchase } from './purchases.ts';

const audit: AuditContext = { by: { kind: 'system' }, at: new Date('2025-11-01T12:00:00Z') };

const setUp = () => {
  const wedding = demoWedding();
  const purchase = (lines: NewPurchase['lines']): NewPurchase => ({
    guest_id: groupNamed(wedding, 'Tía Marta').id,
    confirmation_code: 'c0de',
    status: 'pending',
    payment_method: 'transfer',
    message_for_couple: null,
    lines,
  });
  return { ...wedding, purchase };
};

test('the total comes from the stored prices', () => {
  const { db, raw, purchase } = setUp();
  const lines = [
    { giftId: 1, quantity: 2 },
    { giftId: 9, quantity: 1 },
  ];
  const { id, total_amount } = createPurchase(db, purchase(lines), audit);
  expect(total_amount).toBe(2 * 85_000 + 25_000);
  expect(
    raw
      .prepare('select gift_id, quantity, unit_price from purchase_items where purchase_id = ?')
      .all(id),
  ).toEqual([
    { gift_id: 1, quantity: 2, unit_price: 85_000 },
    { gift_id: 9, quantity: 1, unit_price: 25_000 },
  ]);
});

test('a group whose card was refused may still pay: until then it cannot be removed', () => {
  const { db, raw, purchase } = setUp();
  const { id, guest_id } = createPurchase(db, purchase([{ giftId: 1, quantity: 1 }]), audit);
  raw.prepare("update purchases set status = 'rejected', next_check_at = 1 where id = ?").run(id);
  expect(() => assertCanRemoveGroup(db, guest_id)).toThrow('group_has_purchases');
  raw.prepare('update purchases set next_check_at = null where id = ?').run(id);
  expect(() => assertCanRemoveGroup(db, guest_id)).not.toThrow();
});

test('nothing is written when a gift is missing or a quantity impossible', () => {
  const { db, raw, purchase } = setUp();
  const before = dump(raw);
  const good = { giftId: 1, quantity: 1 };
  for (const invalid of [
    { giftId: 999, quantity: 1 },
    { giftId: 2, quantity: 21 },
    { giftId: 2, quantity: 0 },
    { giftId: 1, quantity: 1 },
  ]) {
    expect(() => createPurchase(db, purchase([good, invalid]), audit)).toThrow();
  }
  expect(dump(raw)).toEqual(before);
});
