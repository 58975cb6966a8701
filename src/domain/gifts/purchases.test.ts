import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inRegion } from '#tests/support/region.ts';
import {
  warningsOf,
  isExpired,
  isUpdate,
  missingAmount,
  nextCheck,
  paidAmount,
  paymentStatuses,
  purchaseStatus,
  type KnownPayment,
  type PaymentStatus,
} from './purchases.ts';
import { resultOf } from './result.ts';

const total = 85_000;

const payment = (status: PaymentStatus, rest: Partial<KnownPayment> = {}): KnownPayment => ({
  id: '1',
  status,
  amount: total,
  currency: 'CLP',
  refundedAmount: 0,
  updatedAt: new Date(1000),
  ...rest,
});

describe('a purchase', () => {
  test('without payments waits', () => {
    expect(purchaseStatus([], total)).toEqual({ status: 'pending', payment: undefined });
  });

  test.each([
    [['rejected'], 'rejected'],
    [['rejected', 'cancelled'], 'rejected'],
    [['rejected', 'pending'], 'pending'],
    [['rejected', 'approved', 'rejected'], 'approved'],
    [['refunded', 'rejected'], 'refunded'],
    [['refunded', 'approved'], 'approved'],
    [['charged_back', 'in_mediation'], 'pending'],
    [['authorized'], 'pending'],
  ] as [PaymentStatus[], string][])('with %j is %s', (states, status) => {
    expect(
      purchaseStatus(
        states.map((state) => payment(state)),
        total,
      ).status,
    ).toBe(status);
  });

  test.each([
    { amount: total - 1 },
    { amount: total + 1 },
    { amount: total + 0.5 },
    { amount: 0 },
    { currency: 'USD' },
    { currency: 'clp' },
  ])('is not approved by money of another kind: %o', (wrong) => {
    expect(purchaseStatus([payment('approved', wrong)], total).status).toBe('pending');
    expect(warningsOf([payment('approved', wrong)], total)).toEqual([
      { kind: 'wrong_amount', paymentId: '1' },
    ]);
  });

  const parts = (...amounts: number[]) =>
    amounts.map((amount, at) => payment('approved', { id: String(at + 1), amount }));

  test('in two payments that add up to it exactly is approved, and nothing is told', () => {
    const paid = parts(total - 1, 1);
    expect(purchaseStatus(paid, total)).toMatchObject({ status: 'approved', payment: { id: '1' } });
    expect(warningsOf(paid, total)).toEqual([]);
    expect(missingAmount(paid, total)).toBeNull();
  });

  test('in two payments that add up to more is approved, and the surplus is told', () => {
    const paid = parts(total - 1, 1001);
    expect(purchaseStatus(paid, total).status).toBe('approved');
    expect(paidAmount(paid)).toBe(total + 1000);
    expect(warningsOf(paid, total)).toEqual([
      { kind: 'two_payments', paymentId: '1' },
      { kind: 'two_payments', paymentId: '2' },
    ]);
  });

  test('in payments that add up to less waits, and says how much is missing', () => {
    const paid = parts(total - 1500, 1000);
    expect(purchaseStatus(paid, total).status).toBe('pending');
    expect(missingAmount(paid, total)).toBe(500);
    expect(warningsOf(paid, total)).toEqual([
      { kind: 'wrong_amount', paymentId: '1' },
      { kind: 'wrong_amount', paymentId: '2' },
    ]);
  });

  test('in parts, one of which is given back or of another currency, waits again', () => {
    const [first, second] = parts(total - 1000, 1000) as [KnownPayment, KnownPayment];
    const back = [first, { ...second, status: 'refunded' as const }];
    expect(purchaseStatus(back, total).status).toBe('pending');
    expect(missingAmount(back, total)).toBe(1000);
    expect(purchaseStatus([first, { ...second, currency: 'USD' }], total).status).toBe('pending');
  });

  test('is missing nothing before a payment, and nothing after the whole', () => {
    expect(missingAmount([], total)).toBeNull();
    expect(missingAmount([payment('rejected')], total)).toBeNull();
    expect(missingAmount([payment('approved')], total)).toBeNull();
  });

  test('at a wedding in pesos of Mexico is approved by those alone', () => {
    inRegion({ currency: 'MXN', country: 'MX' });
    const created = payment('approved', { currency: 'MXN' });
    expect(purchaseStatus([created], total).status).toBe('approved');
    expect(warningsOf([created], total)).toEqual([]);
    expect(purchaseStatus([payment('approved')], total).status).toBe('pending');
  });

  test('is approved only by approved payments of its amount, in one or in parts, whatever else happened', () => {
    const any = fc.record({
      status: fc.constantFrom(...paymentStatuses),
      amount: fc.constantFrom(total, total - 1, 1),
    });
    fc.assert(
      fc.property(fc.array(any), (created) => {
        const payments = created.map((each) => payment(each.status, { amount: each.amount }));
        const approved = created.filter(({ status }) => status === 'approved');
        const sum = approved.reduce((all, { amount }) => all + amount, 0);
        const paid =
          approved.some(({ amount }) => amount === total) || (approved.length > 1 && sum >= total);
        expect(purchaseStatus(payments, total).status === 'approved').toBe(paid);
      }),
    );
  });
});

describe('news of a payment', () => {
  const at = (status: PaymentStatus, time: number) =>
    payment(status, { updatedAt: new Date(time) });

  test.each<[string, KnownPayment | undefined, KnownPayment, boolean]>([
    ['the first', undefined, at('rejected', 1), true],
    ['a newer one', at('pending', 1), at('approved', 2), true],
    ['an older one', at('approved', 2), at('pending', 1), false],
    ['the same again', at('approved', 2), at('approved', 2), false],
    ['of the same moment, further along', at('pending', 2), at('approved', 2), true],
    ['of the same moment, less far', at('approved', 2), at('pending', 2), false],
    ['a late rejection of what was paid', at('approved', 1), at('rejected', 2), false],
    ['a refund', at('approved', 1), at('refunded', 2), true],
    ['a dispute', at('approved', 1), at('in_mediation', 2), true],
    ['a dispute that was won', at('in_mediation', 1), at('approved', 2), true],
    ['a chargeback taken back', at('charged_back', 1), at('approved', 2), true],
    ['an approval after a refund', at('refunded', 1), at('approved', 2), false],
  ])('%s', (_, known, received, is) => {
    expect(isUpdate(known, received)).toBe(is);
  });
});

describe('the couple is alerted', () => {
  test('of two payments for one gift, naming both', () => {
    expect(warningsOf([payment('approved'), payment('approved', { id: '2' })], total)).toEqual([
      { kind: 'two_payments', paymentId: '1' },
      { kind: 'two_payments', paymentId: '2' },
    ]);
  });

  test.each(['refunded', 'charged_back', 'in_mediation'] as const)('of a payment %s', (status) => {
    expect(warningsOf([payment(status)], total)).toEqual([{ kind: status, paymentId: '1' }]);
  });

  test('of nothing when all is well', () => {
    expect(warningsOf([payment('rejected'), payment('approved', { id: '2' })], total)).toEqual([]);
  });
});

describe('the next question', () => {
  const minute = 60_000;
  const hour = 60 * minute;
  const purchase = {
    status: 'pending' as const,
    createdAt: new Date(0),
    expiresAt: new Date(24 * hour),
    hasOpenPayment: false,
  };
  const after = (ms: number, rest: Partial<Parameters<typeof nextCheck>[0]> = {}) => {
    const next = nextCheck({ ...purchase, ...rest }, new Date(ms));
    return next && next.getTime() / minute;
  };

  test('comes within a minute for a fresh purchase, and at 15, 30 and 60 minutes', () => {
    expect([0, 0.5, 1, 4.2, 14.9, 15, 31].map((minutes) => after(minutes * minute))).toEqual([
      1, 1, 2, 5, 15, 30, 60,
    ]);
  });

  test('comes hourly until three days after the checkout has closed, then never', () => {
    expect(after(5 * hour)).toBe(6 * 60);
    expect(after(95 * hour)).toBe(96 * 60);
    expect(after(96 * hour)).toBeNull();
    expect(after(96 * hour, { status: 'rejected' })).toBeNull();
  });

  test('goes on daily while money is under way, and about what was paid', () => {
    expect(after(96 * hour, { hasOpenPayment: true })).toBe(120 * 60);
    expect(after(500 * hour, { status: 'approved' })).toBe(524 * 60);
    expect(after(500 * hour, { status: 'refunded' })).toBe(524 * 60);
  });

  test('is the last one if it is not paid by then', () => {
    expect(isExpired(purchase, new Date(95 * hour))).toBe(false);
    expect(isExpired(purchase, new Date(96 * hour))).toBe(true);
    expect(isExpired({ ...purchase, hasOpenPayment: true }, new Date(96 * hour))).toBe(false);
    expect(isExpired({ ...purchase, status: 'rejected' }, new Date(96 * hour))).toBe(false);
  });
});

test('the result screen is told of success, waiting or failure', () => {
  expect(
    (['approved', 'pending', 'rejected', 'refunded', 'cancelled'] as const).map(resultOf),
  ).toEqual(['success', 'pending', 'failure', 'failure', 'failure']);
});
