import { describe, expect, test } from 'vitest';
import { dump } from '#tests/support/wedding.ts';
import type { PreferenceView } from '#contract/gift-views.ts';
import { dinnerAndGlobe, dinnerAndGlobeTotal, openShop } from '#tests/support/shop.ts';

const pay = '/api/create-preference';

const preferenceCalls = ({ requests }: { requests: { path: string }[] }) =>
  requests.filter(({ path }) => path === '/checkout/preferences/').length;

describe('paying online', () => {
  test('begins with a pending purchase at the stored prices, then opens a checkout for it', async () => {
    const { fake, order, purchase, booked } = await openShop();
    const { code, preference, reference } = await order();
    expect(await purchase(code)).toMatchObject({
      status: 'pending',
      payment_method: 'mercadopago',
      total_amount: dinnerAndGlobeTotal,
      message_for_couple: 'Con cariño',
      items: [
        { gift: { name: 'Cena frente al mar' }, quantity: 2, unit_price: 60_000 },
        { gift: { name: 'Paseo en globo' }, quantity: 1, unit_price: 150_000 },
      ],
    });
    expect(await booked(code)).toMatchObject({ preference_id: preference.id, payments: [] });
    expect(fake.requests).toEqual([
      { method: 'POST', path: '/checkout/preferences/', key: reference },
    ]);
  });

  test('the purchase is written before Mercado Pago hears of it', async () => {
    const { fake, guest, site } = await openShop();
    const pending = site.raw.prepare("select count(*) from purchases where status = 'pending'");
    const before = Number(pending.pluck().get());
    let whenRequested = -1;
    fake.onCall = () => {
      whenRequested = Number(pending.pluck().get());
    };
    await guest.post(pay, { items: dinnerAndGlobe });
    expect(whenRequested).toBe(before + 1);
  });

  test('code and reference are beyond guessing, and never twice the same', async () => {
    const { order } = await openShop();
    const orders = [await order('k1'), await order('k2'), await order('k3')];
    for (const { code, reference } of orders) {
      expect(code).toMatch(/^[\da-f]{32,}$/u);
      expect(reference).toMatch(/^[\da-f]{32,}$/u);
    }
    expect(new Set(orders.flatMap(({ code, reference }) => [code, reference])).size).toBe(6);
  });

  test('fifty taps with one key are one purchase and one preference', async () => {
    const { fake, guest, site } = await openShop();
    const count = () => Number(site.raw.prepare('select count(*) from purchases').pluck().get());
    const before = count();
    const tap = () => guest.post(pay, { items: dinnerAndGlobe }, { 'Idempotency-Key': 'one-cart' });
    const taps = await Promise.all(Array.from({ length: 50 }, tap));
    expect(new Set(taps.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(taps[0]!.status).toBe(200);
    expect([count() - before, preferenceCalls(fake), fake.preferences.size]).toEqual([1, 1, 1]);
    // A tap after a restart leads to the same checkout, too.
    const later = site.restarted().browser();
    for (const [name, value] of guest.cookies) later.cookies.set(name, value);
    const again = await later.post(
      pay,
      { items: dinnerAndGlobe },
      { 'Idempotency-Key': 'one-cart' },
    );
    expect(again.text).toBe(taps[0]!.text);
    expect([count() - before, preferenceCalls(fake)]).toEqual([1, 1]);
  });

  test('without a key the same taps would be fifty purchases', async () => {
    const { fake, guest } = await openShop();
    const tap = () => guest.post(pay, { items: dinnerAndGlobe });
    await Promise.all(Array.from({ length: 50 }, tap));
    expect(preferenceCalls(fake)).toBe(50);
  });

  test('a key is its group’s own, and of one cart', async () => {
    const { order, guest, site } = await openShop();
    const first = await order('k1');
    const other = await order('k1', await site.guest('Camila y Andrés'));
    expect(other.code).not.toBe(first.code);
    const before = dump(site.raw);
    const changed = await guest.post(
      pay,
      { items: [{ giftId: 2, quantity: 3 }] },
      { 'Idempotency-Key': 'k1' },
    );
    expect([changed.status, changed.json]).toMatchObject([422, { code: 'key_reused' }]);
    expect(dump(site.raw)).toEqual(before);
  });

  test('a new price counts for the next purchase, not for one that is under way', async () => {
    const { order, couple, purchase } = await openShop();
    const first = await order('k1');
    const gift = { name: 'Cena', description: 'Otra', price: 1_000_000 };
    expect((await couple.put('/api/admin/gifts/2', gift)).status).toBe(200);
    const again = await order('k1');
    expect(again.code).toBe(first.code);
    expect((await purchase(first.code)).total_amount).toBe(dinnerAndGlobeTotal);
    const second = await order('k2');
    expect((await purchase(second.code)).total_amount).toBe(2_150_000);
  });
});

describe('a call that is not an honest cart', () => {
  const line = { giftId: 2, quantity: 1 };
  const carts: [string, object][] = [
    ['a hidden gift', { items: [line, { giftId: 12, quantity: 1 }] }],
    ['a gift that is not there', { items: [{ giftId: 999, quantity: 1 }] }],
    ['a price of its own', { items: [{ ...line, unit_price: 1 }] }],
    ['another price of its own', { items: [{ ...line, price: 1 }] }],
    ['a total of its own', { items: [line], total_amount: 1 }],
    ['a status of its own', { items: [line], status: 'approved' }],
    ['another group', { items: [line], guestId: 1 }],
    ...[0, -1, 21, 1e9, 1.5, '1', null].map((quantity): [string, object] => [
      `the quantity ${String(quantity)}`,
      { items: [{ giftId: 2, quantity }] },
    ]),
    ['nothing', { items: [] }],
    ['one gift twice', { items: [line, line] }],
    ['21 lines', { items: Array.from({ length: 21 }, (_, i) => ({ giftId: i + 1, quantity: 1 })) }],
    ['a message of 501', { items: [line], messageForCouple: 'a'.repeat(501) }],
  ];

  test.each(carts)('with %s is refused, and nothing is written or asked', async (_, cart) => {
    const { fake, guest, site } = await openShop();
    const before = dump(site.raw);
    for (const path of [pay, '/api/transfers']) {
      const { status, json } = await guest.post(path, cart, { 'Idempotency-Key': 'k1' });
      expect([path, status, json]).toMatchObject([
        path,
        422,
        { code: expect.stringMatching(/^(invalid_fields|gift_unavailable)$/) },
      ]);
    }
    expect(dump(site.raw)).toEqual(before);
    expect(fake.requests).toEqual([]);
  });
});

describe('when Mercado Pago is down', () => {
  test.each([
    ['status 500', 502],
    ['status 503', 503],
    ['reset', 502],
    ['hang', 504],
    ['hang in the body', 504],
  ] as const)(
    '(%s) the guest hears it in time, and the next tap goes on with the same purchase',
    async (failure, status) => {
      const { fake, guest, site } = await openShop();
      fake.failure = failure;
      const startedAt = performance.now();
      const tap = () => guest.post(pay, { items: dinnerAndGlobe }, { 'Idempotency-Key': 'k1' });
      const rejected = await tap();
      expect(rejected.status).toBe(status);
      expect(rejected.json).toMatchObject({ code: expect.stringMatching(/^payments_/) });
      expect(performance.now() - startedAt).toBeLessThan(10_000);
      expect((await guest.get('/api/gifts')).status).toBe(200);

      fake.failure = undefined;
      const answer = await tap();
      expect(answer.status).toBe(200);
      const { confirmation_code } = answer.json as PreferenceView;
      const started = site.raw
        .prepare('select confirmation_code from purchases where idempotency_key = ?')
        .pluck()
        .all('k1');
      expect(started).toEqual([confirmation_code]);
      expect(fake.preferences.size).toBe(1);
    },
  );
});

describe('a bank transfer', () => {
  test('waits under a short reference until the couple has seen the money', async () => {
    const { guest, couple, purchase, statusOf } = await openShop();
    const give = () =>
      guest.post('/api/transfers', { items: dinnerAndGlobe }, { 'Idempotency-Key': 'k1' });
    const { status, json, text } = await give();
    const transfer = json as { reference: string; confirmation_code: string };
    expect(status).toBe(201);
    expect(transfer).toMatchObject({
      reference: expect.stringMatching(/^R-[A-Z\d]{4}-[A-Z\d]{4}$/),
      total_amount: dinnerAndGlobeTotal,
    });
    expect((await give()).text).toBe(text);

    const full = await purchase(transfer.confirmation_code);
    expect(full).toMatchObject({
      status: 'pending',
      payment_method: 'transfer',
      reference: transfer.reference,
    });
    expect((await guest.get('/api/guest-purchases')).json).toEqual([]);
    const resolve = (how: string) => couple.post(`/api/admin/purchases/${full.id}/${how}`);
    for (const [how, then] of [
      ['reject', 'rejected'],
      ['confirm', 'approved'],
      ['confirm', 'approved'],
    ] as const) {
      expect((await resolve(how)).json).toMatchObject({ status: then });
      expect(await statusOf(transfer.confirmation_code)).toBe(then);
    }
    expect((await guest.get('/api/guest-purchases')).json).toMatchObject([{ id: full.id }]);
    expect((await resolve('refresh')).json).toMatchObject({ code: 'not_an_online_payment' });
  });
});

test('fifty that wait to be paid are enough for one group and day; others give on', async () => {
  const { fake, guest, site } = await openShop();
  const other = await site.guest('Camila y Andrés');
  const gift = { items: [{ giftId: 1, quantity: 1 }] };
  for (let time = 0; time < 50; time += 1) {
    expect((await guest.post('/api/transfers', gift)).status).toBe(201);
  }
  const before = dump(site.raw);
  const requestsBefore = fake.requests.length;
  for (const path of ['/api/transfers', pay]) {
    const { status, json } = await guest.post(path, gift);
    expect([status, json]).toMatchObject([429, { code: 'too_many_attempts' }]);
  }
  expect(dump(site.raw)).toEqual(before);
  expect(fake.requests).toHaveLength(requestsBefore);
  expect((await other.post('/api/transfers', gift)).status).toBe(201);
  site.wait({ days: 1 });
  expect((await guest.post('/api/transfers', gift)).status).toBe(201);
});
