import { expect, test } from 'vitest';
import { openShop, type Shop } from '#tests/support/shop.ts';

const returnFromCheckout = async ({ site }: Shop, query: Record<string, string>) => {
  const search = new URLSearchParams(query).toString();
  const { status, headers } = await site.browser().get(`/api/payments/return?${search}`);
  return { status, location: headers.get('Location') };
};

test.each([
  ['approved', 'success'],
  ['in_process', 'pending'],
  ['rejected', 'failure'],
] as const)('a guest back from a payment that is %s sees %s', async (state, result) => {
  const shop = await openShop();
  const { code, reference, preference } = await shop.order();
  const { id } = shop.fake.pay(preference, state);
  const query = { external_reference: reference, payment_id: `${id}`, status: 'approved' };
  expect(await returnFromCheckout(shop, query)).toEqual({
    status: 303,
    location: `/gifts/result?status=${result}&confirmation_code=${code}`,
  });
});

test('the address proves nothing: who claims to have paid and has not, sees a failure', async () => {
  const shop = await openShop();
  const { code, reference } = await shop.order();
  const lies = { status: 'approved', collection_status: 'approved', payment_id: '123456' };
  const { location } = await returnFromCheckout(shop, { ...lies, external_reference: reference });
  expect(location).toBe(`/gifts/result?status=failure&confirmation_code=${code}`);
  expect(await shop.statusOf(code)).toBe('pending');
});

test('the payment of one purchase does not pay another', async () => {
  const shop = await openShop();
  const [paid, unpaid] = [await shop.order('k1'), await shop.order('k2')];
  const { id } = shop.fake.pay(paid.preference, 'approved');
  await returnFromCheckout(shop, { external_reference: unpaid.reference, payment_id: `${id}` });
  expect(await shop.statusOf(unpaid.code)).toBe('pending');
});

test.each(['status 500', 'hang', 'reset'] as const)(
  'with Mercado Pago down (%s) the guest is told that it is being processed, in time',
  async (failure) => {
    const shop = await openShop();
    const { code, reference, preference } = await shop.order();
    shop.fake.pay(preference, 'approved');
    shop.fake.failure = failure;
    const startedAt = performance.now();
    const { location } = await returnFromCheckout(shop, { external_reference: reference });
    expect(location).toBe(`/gifts/result?status=pending&confirmation_code=${code}`);
    expect(performance.now() - startedAt).toBeLessThan(6000);
  },
);

test.each(['', 'nobody', "' or 1=1 --"])(
  'the reference "%s" leads to no purchase',
  async (typed) => {
    const shop = await openShop();
    const { location } = await returnFromCheckout(shop, { external_reference: typed });
    expect(location).toBe('/gifts/result');
  },
);
