import { describe, expect, test } from 'vitest';
import type { AdminPurchase, CatalogueGift, GiftView, TransferView } from '#contract/gift-views.ts';
import type { Answer } from '#tests/support/browser.ts';
import { openShop, type Shop } from '#tests/support/shop.ts';

const trip = {
  name: 'Pasajes a Isla de Pascua',
  description: 'Entre todos.',
  price: 1_000_000,
  kind: 'shares',
  shares: 10,
} as const;

const addGift = async ({ couple }: Shop, gift: object = trip) =>
  ((await couple.post('/api/admin/gifts', gift)).json as CatalogueGift).id;

const leftOf = async ({ guest }: Shop, id: number) => {
  const { shares_left, amount_left } = ((await guest.get('/api/gifts')).json as GiftView[]).find(
    (gift) => gift.id === id,
  )!;
  return [shares_left, amount_left];
};

const transfer = ({ guest }: Shop, giftId: number, quantity: number) =>
  guest.post('/api/transfers', { items: [{ giftId, quantity }] });

const pay = async ({ guest, fake, site }: Shop, giftId: number, quantity: number) => {
  const answer = await guest.post('/api/create-preference', { items: [{ giftId, quantity }] });
  const { confirmation_code: code } = answer.json as TransferView;
  const reference = site.raw
    .prepare('select external_reference from purchases where confirmation_code = ?')
    .pluck()
    .get(code) as string;
  return { code, preference: fake.preferenceOf(reference) };
};

const decide = async ({ couple, booked }: Shop, code: string, what: 'confirm' | 'reject') =>
  couple.post(`/api/admin/purchases/${(await booked(code)).id}/${what}`);

const codeOf = (answer: Answer) => (answer.json as TransferView).confirmation_code;

describe('a gift in shares', () => {
  test('tells how many are left and what they cost, down to the last cheaper one', async () => {
    const shop = await openShop();
    const id = await addGift(shop, { ...trip, price: 100_000, shares: 3 });
    expect(await leftOf(shop, id)).toEqual([3, 100_000]);
    const first = await transfer(shop, id, 1);
    expect(first.json).toMatchObject({ total_amount: 33_334 });
    expect(await leftOf(shop, id)).toEqual([2, 66_666]);
    const rest = await transfer(shop, id, 2);
    expect(rest.json).toMatchObject({ total_amount: 66_666 });
    expect(await leftOf(shop, id)).toEqual([0, 0]);
    expect((await shop.purchase(codeOf(rest))).items).toMatchObject([
      { quantity: 1, unit_price: 33_334, total_price: 33_334 },
      { quantity: 1, unit_price: 33_332, total_price: 33_332 },
    ]);
  });

  test('goes to the provider with the sum of its shares', async () => {
    const shop = await openShop();
    const id = await addGift(shop, { ...trip, price: 100_000, shares: 3 });
    const { preference } = await pay(shop, id, 3);
    const sum = preference.items.reduce(
      (all, { quantity, unit_price }) => all + quantity * unit_price,
      0,
    );
    expect(sum).toBe(100_000);
  });

  test('is never given more than once', async () => {
    const shop = await openShop();
    const id = await addGift(shop);
    expect((await transfer(shop, id, 8)).status).toBe(201);
    const tooMany = await transfer(shop, id, 3);
    expect([tooMany.status, tooMany.json]).toMatchObject([
      409,
      { code: 'no_shares_left', left: 2, message: expect.stringContaining('2 partes') as string },
    ]);
    expect((await transfer(shop, id, 2)).status).toBe(201);
    expect((await transfer(shop, id, 1)).json).toMatchObject({ code: 'no_shares_left', left: 0 });
  });

  test('thirty at once get exactly the last ten shares', async () => {
    const shop = await openShop();
    const id = await addGift(shop);
    const answers = await Promise.all(Array.from({ length: 30 }, () => transfer(shop, id, 1)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(10);
    expect(statuses.filter((status) => status === 409)).toHaveLength(20);
    const paid = shop.site.raw
      .prepare('select sum(quantity * unit_price) from purchase_items where gift_id = ?')
      .pluck();
    expect(paid.get(id)).toBe(trip.price);
  });

  test('control: where shares are counted before and written after, more are sold', async () => {
    const shop = await openShop();
    const id = await addGift(shop);
    const { raw } = shop.site;
    const careless = async () => {
      const [left] = await leftOf(shop, id);
      if (left === 0) return 409;
      const purchase = raw
        .prepare(
          `insert into purchases (guest_id, total_amount, confirmation_code, payment_method, created_at, updated_at)
           values (1, 100000, hex(randomblob(16)), 'transfer', 1, 1) returning id`,
        )
        .pluck()
        .get();
      raw
        .prepare(
          'insert into purchase_items (purchase_id, gift_id, quantity, unit_price) values (?, ?, 1, 100000)',
        )
        .run(purchase, id);
      return 201;
    };
    const statuses = await Promise.all(Array.from({ length: 30 }, careless));
    expect(statuses.filter((status) => status === 201).length).toBeGreaterThan(10);
  });
});

describe('shares are held', () => {
  test('for thirty minutes by a purchase under way', async () => {
    const shop = await openShop();
    const id = await addGift(shop);
    await pay(shop, id, 4);
    expect(await leftOf(shop, id)).toEqual([6, 600_000]);
    shop.site.wait({ minutes: 29 });
    expect(await leftOf(shop, id)).toEqual([6, 600_000]);
    shop.site.wait({ minutes: 2 });
    expect(await leftOf(shop, id)).toEqual([10, 1_000_000]);
  });

  test('by a transfer until the couple decides, and free at once when it did not arrive', async () => {
    const shop = await openShop();
    const id = await addGift(shop);
    const code = codeOf(await transfer(shop, id, 4));
    shop.site.wait({ days: 20 });
    expect((await leftOf(shop, id))[0]).toBe(6);
    await decide(shop, code, 'reject');
    expect((await leftOf(shop, id))[0]).toBe(10);
    await decide(shop, code, 'confirm');
    expect((await leftOf(shop, id))[0]).toBe(6);
  });

  test('no longer by a payment that failed or was given back', async () => {
    const shop = await openShop();
    const id = await addGift(shop);
    const { preference } = await pay(shop, id, 4);
    const payment = shop.fake.pay(preference, 'rejected');
    await shop.notify(payment);
    expect((await leftOf(shop, id))[0]).toBe(10);
    const again = shop.fake.pay(preference, 'approved');
    await shop.notify(again);
    expect((await leftOf(shop, id))[0]).toBe(6);
    shop.fake.change(again, 'refunded');
    await shop.notify(again);
    expect((await leftOf(shop, id))[0]).toBe(10);
  });
});

describe('money for shares that others took meanwhile', () => {
  const takenMeanwhile = async () => {
    const shop = await openShop();
    const id = await addGift(shop);
    const late = await pay(shop, id, 4);
    shop.site.wait({ minutes: 31 });
    expect((await transfer(shop, id, 8)).status).toBe(201);
    const payment = shop.fake.pay(late.preference, 'approved');
    await shop.notify(payment);
    return { shop, id, late, payment };
  };

  test('is told to the couple as money to give back, and counts as no gift', async () => {
    const { shop, id, late } = await takenMeanwhile();
    expect(await shop.alerts()).toEqual(['no_shares_left']);
    expect(await shop.purchase(late.code)).toMatchObject({
      status: 'pending',
      refund_due: 400_000,
    });
    expect((await leftOf(shop, id))[0]).toBe(2);
  });

  test('stays to be given back even if shares become free', async () => {
    const { shop, late } = await takenMeanwhile();
    const others = ((await shop.couple.get('/api/admin/purchases')).json as AdminPurchase[]).find(
      ({ status, payment_method, items }) =>
        status === 'pending' && payment_method === 'transfer' && items[0]!.quantity === 8,
    )!;
    await decide(shop, others.confirmation_code, 'reject');
    const { id } = await shop.booked(late.code);
    await shop.couple.post(`/api/admin/purchases/${id}/refresh`);
    expect(await shop.statusOf(late.code)).toBe('pending');
    expect(await shop.alerts()).toEqual(['no_shares_left']);
  });

  test('is settled once it was given back', async () => {
    const { shop, late, payment } = await takenMeanwhile();
    shop.fake.change(payment, 'refunded');
    await shop.notify(payment);
    expect(await shop.purchase(late.code)).toMatchObject({ status: 'refunded', refund_due: null });
    expect(await shop.alerts()).toEqual(['refunded']);
  });

  test('counts as given while enough are left', async () => {
    const shop = await openShop();
    const id = await addGift(shop);
    const late = await pay(shop, id, 4);
    shop.site.wait({ minutes: 31 });
    await transfer(shop, id, 6);
    await shop.notify(shop.fake.pay(late.preference, 'approved'));
    expect(await shop.statusOf(late.code)).toBe('approved');
    expect(await leftOf(shop, id)).toEqual([0, 0]);
    expect(await shop.alerts()).toEqual([]);
  });

  test('is no transfer that the couple can confirm', async () => {
    const shop = await openShop();
    const id = await addGift(shop);
    const code = codeOf(await transfer(shop, id, 4));
    await decide(shop, code, 'reject');
    await transfer(shop, id, 8);
    const answer = await decide(shop, code, 'confirm');
    expect([answer.status, answer.json]).toMatchObject([409, { code: 'shares_gone' }]);
    expect(await shop.statusOf(code)).toBe('rejected');
  });
});

describe('a gift of any amount', () => {
  const open = { name: 'Aporte libre', description: 'Lo que quieras.', price: 5000, kind: 'open' };

  test('is given for what the guest says, from its minimum on', async () => {
    const shop = await openShop();
    const giftId = await addGift(shop, open);
    const give = (item: object) =>
      shop.guest.post('/api/transfers', { items: [{ giftId, quantity: 1, ...item }] });
    expect((await give({ amount: 12_345 })).json).toMatchObject({ total_amount: 12_345 });
    expect((await give({ amount: 5000, quantity: undefined })).json).toMatchObject({
      total_amount: 5000,
    });
    for (const wrong of [
      { amount: 4999 },
      { amount: 0 },
      { amount: 7000.5 },
      { amount: 1_000_000_001 },
      { amount: undefined },
      { amount: 7000, quantity: 2 },
    ]) {
      const answer = await give(wrong);
      expect([answer.status, Object.keys((answer.json as { fields: object }).fields)]).toEqual([
        422,
        ['items.0.amount'],
      ]);
    }
  });

  test('is the only one with an amount', async () => {
    const { guest } = await openShop();
    const items = [{ giftId: 1, quantity: 1, amount: 1 }];
    expect((await guest.post('/api/transfers', { items })).json).toMatchObject({
      code: 'amount_not_asked',
      fields: { 'items.0.amount': expect.any(String) as string },
    });
  });

  test('is paid online for that amount', async () => {
    const shop = await openShop();
    const giftId = await addGift(shop, open);
    const answer = await shop.guest.post('/api/create-preference', {
      items: [{ giftId, amount: 12_345 }],
    });
    const { confirmation_code: code } = answer.json as TransferView;
    expect(await shop.purchase(code)).toMatchObject({
      total_amount: 12_345,
      items: [{ quantity: 1, unit_price: 12_345, gift: { kind: 'open' } }],
    });
  });
});

describe('the couple’s catalogue', () => {
  test.each([
    ['no number of shares', { shares: null }, 'shares'],
    ['one share', { shares: 1 }, 'shares'],
    ['too many', { shares: 101 }, 'shares'],
    ['a price that leaves the last one nothing', { price: 5, shares: 4 }, 'price'],
    ['an unknown kind', { kind: 'rented' }, 'kind'],
  ])('takes no gift in shares with %s', async (_, wrong, field) => {
    const { couple } = await openShop();
    const answer = await couple.post('/api/admin/gifts', { ...trip, ...wrong });
    expect([answer.status, Object.keys((answer.json as { fields: object }).fields)]).toEqual([
      422,
      [field],
    ]);
  });

  test('keeps the kind of a gift that a change does not name', async () => {
    const shop = await openShop();
    const id = await addGift(shop);
    const { kind: _, shares: __, ...plain } = trip;
    const renamed = await shop.couple.put(`/api/admin/gifts/${id}`, { ...plain, name: 'Pasajes' });
    expect(renamed.json).toMatchObject({ name: 'Pasajes', kind: 'shares', shares: 10 });
    const fixed = await shop.couple.put(`/api/admin/gifts/${id}`, { ...plain, kind: 'fixed' });
    expect(fixed.json).toMatchObject({ kind: 'fixed', shares: null, shares_left: null });
  });

  test('changes neither kind nor shares nor their price once something was sold', async () => {
    const shop = await openShop();
    const id = await addGift(shop);
    const code = codeOf(await transfer(shop, id, 1));
    const change = (part: object) =>
      shop.couple.put(`/api/admin/gifts/${id}`, { ...trip, ...part });
    for (const [field, part] of [
      ['kind', { kind: 'fixed' }],
      ['shares', { shares: 20 }],
      ['price', { price: 2_000_000 }],
    ] as const) {
      const answer = await change(part);
      expect([answer.status, answer.json]).toMatchObject([422, { code: 'gift_sold' }]);
      expect(Object.keys((answer.json as { fields: object }).fields)).toEqual([field]);
    }
    expect((await change({ name: 'Pasajes', visible: false })).status).toBe(200);
    await decide(shop, code, 'reject');
    expect((await change({ price: 2_000_000 })).status).toBe(200);
    // The same transfer, found after all, is no share of the new price.
    expect((await decide(shop, code, 'confirm')).json).toMatchObject({ code: 'shares_gone' });
  });

  test('tells in the history what became of a gift', async () => {
    const shop = await openShop();
    const id = await addGift(shop);
    await shop.couple.put(`/api/admin/gifts/${id}`, { ...trip, shares: 20 });
    await shop.couple.put(`/api/admin/gifts/${id}`, { ...trip, kind: 'open' });
    const { text } = await shop.couple.get('/api/admin/history');
    expect(text).toContain('cambió las partes de 10 a 20');
    expect(text).toContain('cambió cómo se regala de «En partes» a «Aporte libre»');
  });
});
