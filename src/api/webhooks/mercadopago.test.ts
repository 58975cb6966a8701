import { describe, expect, test } from 'vitest';
import { dump } from '#tests/support/wedding.ts';
import { noticeOf } from '#tests/support/providers/fake-mercado-pago.ts';
import { openShop } from '#tests/support/shop.ts';

describe('a signed notice', () => {
  test('of an approval makes the gift given: for the guest, the list and the couple', async () => {
    const { fake, guest, couple, notify, order, booked, statusOf } = await openShop();
    const { code, preference } = await order();
    const payment = fake.pay(preference, 'approved');
    expect((await notify(payment)).status).toBe(200);
    expect(await statusOf(code)).toBe('approved');
    expect(await booked(code)).toMatchObject({
      payment_id: String(payment.id),
      payments: [{ id: String(payment.id), status: 'approved', amount: 270_000 }],
    });
    expect((await guest.get('/api/guest-purchases')).json).toMatchObject([
      { confirmation_code: code },
    ]);
    const gifts = (await guest.get('/api/gifts')).json as { id: number; purchase_count: number }[];
    expect(gifts.find(({ id }) => id === 8)!.purchase_count).toBe(1);
    const given = (await couple.get('/api/admin/guests-with-gifts')).json as object[];
    expect(given).toContainEqual(
      expect.objectContaining({
        group_name: 'Tía Marta',
        total_gifted_amount: 270_000,
        gift_count: 3,
      }),
    );
  });

  test.each([
    [['rejected'], 'rejected'],
    [['cancelled'], 'rejected'],
    [['pending'], 'pending'],
    [['in_process', 'approved'], 'approved'],
    [['approved', 'in_mediation'], 'pending'],
    [['approved', 'refunded'], 'refunded'],
    [['approved', 'charged_back'], 'refunded'],
    [['approved', 'charged_back', 'approved'], 'approved'],
    [['approved', 'refunded', 'approved'], 'refunded'],
    [['approved', 'rejected'], 'approved'],
  ] as const)(
    'after another about one payment (%j) leaves the purchase %s',
    async (states, end) => {
      const { fake, notify, order, statusOf } = await openShop();
      const { code, preference } = await order();
      const [first, ...rest] = states;
      const payment = fake.pay(preference, first);
      await notify(payment);
      for (const state of rest) {
        fake.change(payment, state);
        await notify(payment);
      }
      expect(await statusOf(code)).toBe(end);
    },
  );

  test('of a second try that succeeds outweighs the first, and no late rejection undoes it', async () => {
    const { fake, notify, order, statusOf, alerts } = await openShop();
    const { code, preference } = await order();
    await notify(fake.pay(preference, 'rejected'));
    expect(await statusOf(code)).toBe('rejected');
    await notify(fake.pay(preference, 'approved'));
    await notify(fake.pay(preference, 'rejected'));
    expect(await statusOf(code)).toBe('approved');
    expect(await alerts()).toEqual([]);
  });

  test('of two payments for one purchase alerts the couple, once, until they tick it off', async () => {
    const { fake, couple, notify, order, statusOf, alerts } = await openShop();
    const { code, preference } = await order();
    const [one, two] = [fake.pay(preference, 'approved'), fake.pay(preference, 'approved')];
    for (const payment of [one, two, one, two]) await notify(payment);
    expect(await statusOf(code)).toBe('approved');
    expect(await alerts()).toEqual(['two_payments', 'two_payments']);
    const { json } = await couple.get('/api/admin/purchase-alerts');
    for (const { id } of json as { id: number }[]) {
      expect((await couple.post(`/api/admin/purchase-alerts/${id}/dismiss`)).status).toBe(204);
    }
    await notify(one);
    expect(await alerts()).toEqual([]);
  });

  test.each([
    { transaction_amount: 1 },
    { transaction_amount: 269_999 },
    { transaction_amount: 270_001 },
    { currency_id: 'ARS' },
    { currency_id: '' },
  ])('of another amount or currency (%o) approves nothing and alerts the couple', async (wrong) => {
    const { fake, guest, notify, order, statusOf, alerts } = await openShop();
    const { code, preference } = await order();
    await notify(fake.pay(preference, 'approved', wrong));
    expect(await statusOf(code)).toBe('pending');
    expect(await alerts()).toEqual(['wrong_amount']);
    expect((await guest.get('/api/guest-purchases')).json).toEqual([]);
  });

  test('of two cards waits for the second, says what is missing, and then is paid without an alert', async () => {
    const { fake, guest, couple, notify, order, statusOf, alerts } = await openShop();
    const { code, preference } = await order();
    const missing = async () => {
      const { json } = await guest.get(`/api/purchase-confirmation/${code}`);
      return (json as { purchase: { missing_amount: number | null } }).purchase.missing_amount;
    };
    expect(await missing()).toBeNull();
    await notify(fake.pay(preference, 'approved', { transaction_amount: 200_000 }));
    expect([await statusOf(code), await missing()]).toEqual(['pending', 70_000]);
    expect((await couple.get('/api/admin/purchase-alerts')).json).toMatchObject([
      { kind: 'wrong_amount', amount: 200_000, paid_amount: 200_000, total_amount: 270_000 },
    ]);
    const second = fake.pay(preference, 'approved', { transaction_amount: 70_000 });
    await notify(second);
    expect([await statusOf(code), await missing(), await alerts()]).toEqual(['approved', null, []]);
    fake.change(second, 'refunded');
    await notify(second);
    expect([await statusOf(code), await missing()]).toEqual(['pending', 70_000]);
  });

  test('of a refund in part is told to the couple; the gift stays', async () => {
    const { fake, notify, order, statusOf, alerts } = await openShop();
    const { code, preference } = await order();
    await notify(fake.pay(preference, 'approved', { transaction_amount_refunded: 1000 }));
    expect(await statusOf(code)).toBe('approved');
    expect(await alerts()).toEqual(['partly_refunded']);
  });

  test('of an unrelated payment is acknowledged and changes nothing', async () => {
    const { fake, site, notify, order } = await openShop();
    const { preference } = await order();
    const before = dump(site.raw);
    expect((await notify({ id: 404 })).status).toBe(200);
    const foreign = fake.pay(preference, 'approved', { external_reference: 'of another shop' });
    expect((await notify(foreign)).status).toBe(200);
    expect(dump(site.raw)).toEqual(before);
  });

  test('is repeated by Mercado Pago when its API did not answer us', async () => {
    const { fake, notify, order, statusOf } = await openShop();
    const { code, preference } = await order();
    const payment = fake.pay(preference, 'approved');
    fake.failure = 'status 503';
    expect((await notify(payment)).status).toBe(503);
    fake.failure = undefined;
    expect((await notify(payment)).status).toBe(200);
    expect(await statusOf(code)).toBe('approved');
  });
});

describe('a forged notice', () => {
  test('is refused, asks nothing and changes nothing', async () => {
    const { fake, site, notify, order } = await openShop();
    const { preference } = await order();
    const payment = fake.pay(preference, 'approved');
    const [before, requestsBefore] = [dump(site.raw), fake.requests.length];
    expect((await notify(payment, 'a guessed secret')).status).toBe(401);
    const path = '/api/webhooks/mercadopago';
    const body = { type: 'payment', data: { id: payment.id }, status: 'approved' };
    for (const query of ['', `?data.id=${payment.id}&type=payment`, '?data.id=', '?id=1']) {
      for (const headers of [
        {},
        { 'x-signature': 'ts=1,v1=' },
        { 'x-signature': `ts=1,v1=${'0'.repeat(64)}` },
        { 'x-signature': 'garbage', 'x-request-id': 'r' },
      ]) {
        const answer = await site.browser().request('POST', path + query, {
          json: body,
          headers: { Origin: undefined, ...headers },
        });
        expect([answer.status, answer.json]).toMatchObject([401, { code: 'bad_signature' }]);
      }
    }
    expect(dump(site.raw)).toEqual(before);
    expect(fake.requests).toHaveLength(requestsBefore);
  });

  test('cannot lend the signature of another payment', async () => {
    const { fake, site, order } = await openShop();
    const { preference } = await order();
    const mine = fake.pay(preference, 'rejected');
    const other = fake.pay(preference, 'approved');
    const { init } = noticeOf(`${site.origin}/api/webhooks/mercadopago`, mine.id);
    const answer = await site
      .browser()
      .request('POST', `/api/webhooks/mercadopago?data.id=${other.id}`, {
        body: init.body,
        headers: { Origin: undefined, ...init.headers },
      });
    expect(answer.status).toBe(401);
  });
});
