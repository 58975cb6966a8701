import { describe, expect, test } from 'vitest';
import { openShop, type Shop } from '#tests/support/shop.ts';
import { reconcile, startReconciler } from './reconciler.ts';

const rounds = async ({ site }: Shop, minutes: number, every = 1) => {
  for (let passed = 0; passed < minutes; passed += every) {
    site.wait({ minutes: every });
    await reconcile(site.deps);
  }
};

const searches = ({ fake }: Shop) =>
  fake.requests.filter(({ path }) => path === '/v1/payments/search').length;

describe('a payment whose notice never came', () => {
  test('is found within two minutes', async () => {
    const shop = await openShop();
    const { code, preference } = await shop.order();
    shop.site.wait({ seconds: 100 });
    shop.fake.pay(preference, 'approved');
    await rounds(shop, 2);
    expect(await shop.statusOf(code)).toBe('approved');
  });

  test('is found by the next process when this one has died', async () => {
    const shop = await openShop();
    const { code, preference } = await shop.order();
    shop.fake.pay(preference, 'approved');
    shop.site.wait({ days: 1 });
    await reconcile(shop.site.restarted().deps);
    expect(await shop.statusOf(code)).toBe('approved');
  });

  test('is found though Mercado Pago was down when it should have been', async () => {
    const shop = await openShop();
    const { code, preference } = await shop.order();
    shop.fake.pay(preference, 'approved');
    shop.fake.failure = 'reset';
    await rounds(shop, 1);
    expect(await shop.statusOf(code)).toBe('pending');
    shop.fake.failure = undefined;
    await rounds(shop, 2);
    expect(await shop.statusOf(code)).toBe('approved');
  });

  test('is found when the guest paid after a rejection', async () => {
    const shop = await openShop();
    const { code, preference } = await shop.order();
    await shop.notify(shop.fake.pay(preference, 'rejected'));
    await rounds(shop, 10);
    shop.fake.pay(preference, 'approved');
    await rounds(shop, 2);
    expect(await shop.statusOf(code)).toBe('approved');
  });

  test('is found when the money took days', async () => {
    const shop = await openShop();
    const { code, preference } = await shop.order();
    const payment = shop.fake.pay(preference, 'pending');
    await rounds(shop, 9 * 24 * 60, 6 * 60);
    expect(await shop.statusOf(code)).toBe('pending');
    shop.fake.change(payment, 'approved');
    await rounds(shop, 24 * 60, 12 * 60);
    expect(await shop.statusOf(code)).toBe('approved');
  });
});

describe('Mercado Pago is asked', () => {
  test('seldom: every minute at first, then hourly, and no more once it cannot be paid', async () => {
    const shop = await openShop();
    const { code } = await shop.order();
    await rounds(shop, 15);
    expect(searches(shop)).toBe(15);
    await rounds(shop, 45);
    expect(searches(shop)).toBe(17);
    await rounds(shop, 23 * 60, 10);
    expect(searches(shop)).toBe(17 + 23);
    await rounds(shop, 3 * 24 * 60, 30);
    expect(await shop.statusOf(code)).toBe('cancelled');
    const searchesBefore = searches(shop);
    await rounds(shop, 30 * 24 * 60, 6 * 60);
    expect(searches(shop)).toBe(searchesBefore);
  });

  test('not to give up while it does not answer', async () => {
    const shop = await openShop();
    const { code, preference } = await shop.order();
    shop.fake.pay(preference, 'approved');
    shop.fake.failure = 'not JSON';
    await rounds(shop, 6 * 24 * 60, 12 * 60);
    expect(await shop.statusOf(code)).toBe('pending');
    shop.fake.failure = undefined;
    await rounds(shop, 60, 30);
    expect(await shop.statusOf(code)).toBe('approved');
  });

  test('daily about what was paid, so that a refund is noticed', async () => {
    const shop = await openShop();
    const { code, preference } = await shop.order();
    const payment = shop.fake.pay(preference, 'approved');
    await shop.notify(payment);
    await rounds(shop, 10 * 24 * 60, 6 * 60);
    expect(searches(shop)).toBe(10);
    shop.fake.change(payment, 'charged_back');
    await rounds(shop, 24 * 60, 6 * 60);
    expect(await shop.statusOf(code)).toBe('refunded');
    expect(await shop.alerts()).toEqual(['charged_back']);
  });

  test('about nothing that is paid by transfer', async () => {
    const shop = await openShop();
    await shop.guest.post('/api/transfers', { items: [{ giftId: 1, quantity: 1 }] });
    await rounds(shop, 24 * 60, 60);
    expect(shop.fake.requests).toEqual([]);
  });

  test('by the couple’s button at once', async () => {
    const { fake, couple, order, booked } = await openShop();
    const { code, preference } = await order();
    fake.pay(preference, 'approved');
    const { id } = await booked(code);
    const answer = await couple.post(`/api/admin/purchases/${id}/refresh`);
    expect(answer.json).toMatchObject({ status: 'approved' });
    fake.failure = 'status 500';
    expect((await couple.post(`/api/admin/purchases/${id}/refresh`)).status).toBe(502);
  });
});

test('a late payment of a purchase that was given up is not lost', async () => {
  const shop = await openShop();
  const { code, preference } = await shop.order();
  await rounds(shop, 5 * 24 * 60, 12 * 60);
  expect(await shop.statusOf(code)).toBe('cancelled');
  await shop.notify(shop.fake.pay(preference, 'approved'));
  expect(await shop.statusOf(code)).toBe('approved');
});

test('it starts with what is overdue, and asks nothing once it is stopped', async () => {
  const shop = await openShop();
  const { preference } = await shop.order();
  shop.fake.pay(preference, 'approved');
  shop.site.wait({ minutes: 2 });
  const called = new Promise<void>((resolve) => (shop.fake.onCall = () => resolve()));
  startReconciler(shop.site.deps)();
  await called;
  expect(searches(shop)).toBe(1);
});
