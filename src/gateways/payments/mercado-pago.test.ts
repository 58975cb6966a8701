import { WebhookSignatureValidator } from 'mercadopago';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  fakeToken,
  startFakeMercadoPago,
  type FakeMercadoPago,
  type Failure,
} from '#tests/support/providers/fake-mercado-pago.ts';
import { inRegion } from '#tests/support/region.ts';
import { mercadoPago } from './mercado-pago.ts';
import type { CheckoutOrder } from './provider.ts';
import { isValidSignature, signNotice } from './webhook-signature.ts';

let fake: FakeMercadoPago;

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  fake = await startFakeMercadoPago();
});

afterEach(async () => {
  vi.restoreAllMocks();
  await fake.stop();
});

const provider = (accessToken = fakeToken, isPublic = false) =>
  mercadoPago({ accessToken, baseUrl: fake.url, isPublic });

const order = (idempotencyKey = 'k1'): CheckoutOrder => ({
  externalReference: 'ref-1',
  items: [{ id: '1', title: 'Cena', quantity: 2, unitPrice: 60_000 }],
  returnUrl: 'http://localhost:1/api/payments/return',
  notificationUrl: 'http://localhost:1/api/webhooks/mercadopago?source_news=webhooks',
  expiresAt: new Date('2025-12-01T12:00:00Z'),
  idempotencyKey,
});

describe('a checkout', () => {
  test('is opened for what was chosen, in pesos', async () => {
    const { preferenceId, initPoint } = await provider().openCheckout(order());
    expect(initPoint).toBe(`${fake.url}/checkout/${preferenceId}`);
    expect(fake.preferences.get(preferenceId)).toMatchObject({
      external_reference: 'ref-1',
      items: [{ title: 'Cena', quantity: 2, unit_price: 60_000, currency_id: 'CLP' }],
      back_urls: { success: 'http://localhost:1/api/payments/return' },
      notification_url: 'http://localhost:1/api/webhooks/mercadopago?source_news=webhooks',
      expires: true,
      expiration_date_to: '2025-12-01T12:00:00.000+00:00',
    });
    expect(fake.preferences.get(preferenceId)).not.toHaveProperty('auto_return');
  });

  test('is in the currency of the wedding', async () => {
    inRegion({ currency: 'MXN', country: 'MX' });
    const { preferenceId } = await provider().openCheckout(order());
    expect(fake.preferences.get(preferenceId)).toMatchObject({
      items: [{ quantity: 2, unit_price: 60_000, currency_id: 'MXN' }],
    });
  });

  test('of a public site sends the guest back by itself', async () => {
    const { preferenceId } = await provider(fakeToken, true).openCheckout(order());
    expect(fake.preferences.get(preferenceId)).toMatchObject({ auto_return: 'approved' });
  });

  test('is the same for the same key, and no key leaks into the next call', async () => {
    const real = provider();
    const [one, again, other] = [
      await real.openCheckout(order('k1')),
      await real.openCheckout(order('k1')),
      await real.openCheckout(order('k2')),
    ];
    expect(again).toEqual(one);
    expect(other.preferenceId).not.toBe(one.preferenceId);
    expect(fake.requests.map(({ key }) => key)).toEqual(['k1', 'k1', 'k2']);
  });
});

describe('a payment', () => {
  test('is described by its number and by its reference', async () => {
    const { preferenceId } = await provider().openCheckout(order());
    const { id, date_last_updated } = fake.pay(fake.preferences.get(preferenceId)!, 'in_process');
    const payment = {
      id: String(id),
      externalReference: 'ref-1',
      status: 'in_process',
      amount: 120_000,
      currency: 'CLP',
      refundedAmount: 0,
      updatedAt: new Date(date_last_updated),
    };
    expect(await provider().payment(String(id))).toEqual(payment);
    expect(await provider().paymentsFor('ref-1')).toEqual([payment]);
  });

  test('that there is not is none', async () => {
    expect(await provider().payment('404404')).toBeUndefined();
    expect(await provider().paymentsFor('nothing')).toEqual([]);
  });

  test('in a state of tomorrow is not paid', async () => {
    const { preferenceId } = await provider().openCheckout(order());
    fake.pay(fake.preferences.get(preferenceId)!, 'levitating' as never);
    expect(await provider().paymentsFor('ref-1')).toMatchObject([{ status: 'pending' }]);
  });
});

describe('when Mercado Pago', () => {
  const answers: [Failure, string][] = [
    ['status 400', 'payments_unavailable'],
    ['status 401', 'payments_unavailable'],
    ['status 429', 'payments_busy'],
    ['status 500', 'payments_unavailable'],
    ['status 503', 'payments_busy'],
    ['not JSON', 'payments_unavailable'],
    ['reset', 'payments_unavailable'],
    ['hang', 'payments_silent'],
    ['hang in the body', 'payments_silent'],
  ];

  test.each(answers)(
    'answers with %s, every call says %s within ten seconds',
    async (failure, code) => {
      fake.failure = failure;
      const startedAt = performance.now();
      const calls = [
        provider().openCheckout(order()),
        provider().payment('7'),
        provider().paymentsFor('ref-1'),
      ];
      const results = await Promise.allSettled(calls);
      expect(results).toMatchObject(calls.map(() => ({ status: 'rejected', reason: { code } })));
      expect(performance.now() - startedAt).toBeLessThan(10_000);
    },
  );

  test('is not there, every call says so', async () => {
    const gone = mercadoPago({
      accessToken: fakeToken,
      baseUrl: 'http://127.0.0.1:9',
      isPublic: false,
    });
    await expect(gone.openCheckout(order())).rejects.toMatchObject({
      code: 'payments_unavailable',
    });
  });

  test('refuses the token, the log says the number and no more', async () => {
    await expect(provider('another').payment('7')).rejects.toMatchObject({
      code: 'payments_unavailable',
    });
    expect(vi.mocked(console.error).mock.calls).toEqual([['Mercado Pago answered 401']]);
  });
});

describe('a signature', () => {
  const at = new Date('2025-12-01T12:00:00Z');
  const signed = signNotice('s3cret', 'ABC123', 'r-1', at);

  test('is what the library of Mercado Pago takes for genuine', () => {
    const sign = (dataId: string, secret: string) => () =>
      WebhookSignatureValidator.validate({
        xSignature: signed,
        xRequestId: 'r-1',
        dataId,
        secret,
      });
    expect(sign('abc123', 's3cret')).not.toThrow();
    expect(sign('abc123', 'another')).toThrow();
  });

  test('holds for this payment, request and secret alone', () => {
    const genuine = { id: 'ABC123', requestId: 'r-1', signature: signed };
    expect(isValidSignature('s3cret', genuine)).toBe(true);
    expect(isValidSignature('another', genuine)).toBe(false);
    for (const forged of [
      { id: 'ABC124' },
      { id: '' },
      { requestId: 'r-2' },
      { requestId: undefined },
      { signature: '' },
      { signature: 'ts=1,v1=00' },
      { signature: signed.replace(/ts=\d+/u, 'ts=1') },
      { signature: signed.replace('v1=', 'v2=') },
      { signature: signed.slice(0, -1) },
      { signature: `${signed}0` },
    ]) {
      expect(isValidSignature('s3cret', { ...genuine, ...forged })).toBe(false);
    }
  });
});
