import { describe, expect, test } from 'vitest';
import { giftResult } from './result.ts';
import type { PurchaseStatus } from './purchases.ts';

const online = (status: PurchaseStatus) => ({ status, payment_method: 'mercadopago' as const });

describe('the result of a known purchase', () => {
  test('is its own, whatever the address says', () => {
    for (const status of ['success', 'failure', 'pending', null]) {
      expect(giftResult(status, true, online('approved'))).toBe('success');
      expect(giftResult(status, true, online('rejected'))).toBe('failure');
      expect(giftResult(status, true, online('cancelled'))).toBe('failure');
      expect(giftResult(status, true, online('refunded'))).toBe('refunded');
    }
  });

  test('an unpaid purchase is never a success', () => {
    expect(giftResult('success', true, online('pending'))).toBe('pending');
  });

  test('coming back without paying shows no waiting', () => {
    expect(giftResult('failure', true, online('pending'))).toBe('failure');
  });

  test('a transfer waits for the couple', () => {
    const transfer = { status: 'pending', payment_method: 'transfer' } as const;
    expect(giftResult('pending', true, transfer)).toBe('transfer');
  });
});

test('an unknown word is an unknown state', () => {
  expect(giftResult('quizas', true, online('approved'))).toBe('unknown');
  expect(giftResult('', false, null)).toBe('unknown');
});

test('a code that is not the group’s is an unknown gift', () => {
  for (const status of ['success', 'failure', 'pending']) {
    expect(giftResult(status, true, null)).toBe('unknown');
  }
});

test('without a code only a failure and a wait can be told', () => {
  expect(giftResult('success', false, null)).toBe('unknown');
  expect(giftResult('failure', false, null)).toBe('failure');
  expect(giftResult('pending', false, null)).toBe('pending');
  expect(giftResult(null, false, null)).toBe('unknown');
});
