import { expect, test } from 'vitest';
import { inRegion } from '#tests/support/region.ts';
import type { PurchaseAlert } from '#contract/gift-views.ts';
import { amountOf, groupIssues } from './group-issues.ts';

const alert = (part: Partial<PurchaseAlert>): PurchaseAlert => ({
  id: 1,
  kind: 'two_payments',
  purchase_id: 1,
  group_name: 'Camila y Andrés',
  total_amount: 85_000,
  payment_id: '9000001',
  amount: 85_000,
  currency: 'CLP',
  paid_amount: 170_000,
  created_at: '2025-12-01T12:30:00-03:00',
  ...part,
});

test('two payments for one purchase are told once, with both numbers', () => {
  const [reported, ...rest] = groupIssues([alert({ id: 2, payment_id: '9000002' }), alert({})]);
  expect(reported).toMatchObject({ ids: [2, 1], paymentIds: ['9000002', '9000001'] });
  expect(rest).toEqual([]);
});

test('everything else is told for each payment', () => {
  const reported = groupIssues([
    alert({ id: 1, kind: 'refunded' }),
    alert({ id: 2, kind: 'refunded', payment_id: '9000002' }),
    alert({ id: 3, kind: 'wrong_amount' }),
  ]);
  expect(reported.map(({ ids }) => ids)).toEqual([[1], [2], [3]]);
});

test('an amount of the wedding’s currency is written without its name, any other with it', () => {
  expect(amountOf(85_000, 'CLP')).toBe('$85.000');
  expect(amountOf(85, 'USD')).toBe('USD 85');
  inRegion({ currency: 'MXN', country: 'MX' });
  expect(amountOf(85_000, 'MXN')).toBe('$85,000');
  expect(amountOf(85_000, 'CLP')).toBe('CLP 85,000');
});
