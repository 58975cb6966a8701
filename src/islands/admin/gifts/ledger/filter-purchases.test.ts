import { expect, test } from 'vitest';
import type { AdminPurchase } from '#contract/gift-views.ts';
import { filterPurchases, noPurchaseFilter, type PurchaseFilter } from './filter-purchases.ts';

const purchase = (part: Partial<AdminPurchase>): AdminPurchase => ({
  id: 1,
  guest_id: 1,
  group_name: 'Camila y Andrés',
  confirmation_code: 'abc123',
  total_amount: 85_000,
  created_at: '2025-12-01T12:30:00-03:00',
  updated_at: '2025-12-01T12:30:00-03:00',
  items: [],
  practice: false,
  status: 'approved',
  payment_method: 'mercadopago',
  message_for_couple: null,
  missing_amount: null,
  refund_due: null,
  reference: null,
  payment_id: null,
  preference_id: null,
  thanked_at: null,
  payments: [],
  ...part,
});

const online = purchase({
  payments: [
    {
      id: '9000001',
      status: 'approved',
      amount: 85_000,
      currency: 'CLP',
      refunded_amount: 0,
      updated_at: '2025-12-01T12:30:00-03:00',
    },
  ],
});
const transfer = purchase({
  id: 2,
  group_name: 'Familia Ñuñez',
  confirmation_code: 'def456',
  status: 'pending',
  payment_method: 'transfer',
  reference: 'REGALO-7K3M',
});
const thanked = purchase({ id: 3, group_name: 'Tía Marta', thanked_at: '2025-12-22' });

const found = (filter: Partial<PurchaseFilter>) =>
  filterPurchases([online, transfer, thanked], { ...noPurchaseFilter, ...filter });

test('without a filter every purchase is found', () => {
  expect(found({ text: '  ' })).toEqual([online, transfer, thanked]);
});

test('by a part of the name, without accents or capitals', () => {
  expect(found({ text: 'nunez' })).toEqual([transfer]);
});

test('by the number at the bank or at the provider', () => {
  expect(found({ text: '000001' })).toEqual([online]);
  expect(found({ text: 'regalo-7' })).toEqual([transfer]);
  expect(found({ text: 'DEF' })).toEqual([transfer]);
});

test('signs that nothing is made of find nothing', () => {
  expect(found({ text: '¿?' })).toEqual([]);
});

test('by its state, and by the thanks that are owed', () => {
  expect(found({ state: 'pending' })).toEqual([transfer]);
  expect(found({ state: 'approved' })).toEqual([online, thanked]);
  expect(found({ state: 'unthanked' })).toEqual([online]);
  expect(found({ state: 'unthanked', text: 'marta' })).toEqual([]);
});
