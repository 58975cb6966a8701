import { describe, expect, test } from 'vitest';
import { dump } from '#tests/support/wedding.ts';
import type {
  AdminPurchase,
  CatalogueGift,
  ConfirmationView,
  GiftView,
  GuestWithGifts,
} from '#contract/gift-views.ts';
import { giftSummary } from '#domain/gifts/statistics.ts';
import { bank, demoSite } from '#tests/support/api.ts';

const setUp = async () => {
  const site = demoSite();
  return { site, couple: await site.admin(), guest: await site.guest('Tía Marta') };
};

const boat = { name: 'Paseo en bote', description: 'A remo.', price: 35_000 };

describe('the catalogue', () => {
  test('shows the couple every gift, and guests those that are not hidden', async () => {
    const { couple, guest } = await setUp();
    const all = (await couple.get('/api/admin/all-gifts')).json as CatalogueGift[];
    const offered = (await guest.get('/api/gifts')).json as GiftView[];
    expect([all.length, offered.length]).toEqual([12, 11]);
    expect(all.filter(({ visible }) => !visible).map(({ name }) => name)).toEqual([
      'Sorpresa guardada',
    ]);
    expect(offered.map(({ name }) => name)).not.toContain('Sorpresa guardada');
    expect(Object.keys(offered[0]!)).not.toContain('visible');
  });

  test('takes a new gift, which guests see at once, and lets it be changed and hidden', async () => {
    const { couple, guest } = await setUp();
    const created = await couple.post('/api/admin/gifts', boat);
    expect([created.status, created.json]).toMatchObject([
      201,
      { ...boat, image_url: null, visible: true, purchase_count: 0 },
    ]);
    const { id } = created.json as CatalogueGift;
    const offered = async () =>
      ((await guest.get('/api/gifts')).json as GiftView[]).filter((gift) => gift.id === id);
    expect(await offered()).toMatchObject([boat]);
    const changed = await couple.put(`/api/admin/gifts/${id}`, {
      ...boat,
      price: 40_000,
      visible: false,
    });
    expect(changed.json).toMatchObject({ id, price: 40_000, visible: false });
    expect(await offered()).toEqual([]);
  });

  test('tells on a conflict what is stored, and overwrites nothing unseen', async () => {
    const { couple, site } = await setUp();
    const { id, version } = (await couple.post('/api/admin/gifts', boat)).json as CatalogueGift;
    const save = (gift: object) => couple.put(`/api/admin/gifts/${id}`, { ...boat, ...gift });
    const first = await save({ price: 40_000, version });
    expect(first.json).toMatchObject({ price: 40_000, version: version + 1 });
    const stored = dump(site.raw);
    const second = await save({ name: 'Paseo en kayak', version });
    expect([second.status, second.json]).toMatchObject([
      409,
      { code: 'gift_changed', current: { name: boat.name, price: 40_000, version: version + 1 } },
    ]);
    expect(dump(site.raw)).toEqual(stored);
    expect((await save({ name: 'Paseo en kayak', version: version + 1 })).status).toBe(200);
    // A write without a version is accepted, as elsewhere.
    expect((await save({ price: 50_000 })).status).toBe(200);
  });

  test.each<[object, object]>([
    [{ name: ' ' }, { name: 'El nombre es requerido' }],
    [{ description: '' }, { description: 'La descripción es requerida' }],
    ...[0, -1, 1.5, 'caro', null].map((price): [object, object] => [
      { price },
      { price: 'El precio debe ser mayor a 0' },
    ]),
    [
      { image_url: 'http://fotos.example/a.jpg' },
      { image_url: 'La imagen debe ser una dirección https o una ruta de este sitio' },
    ],
  ])('says what is wrong with %o, and writes nothing', async (wrong, fields) => {
    const { couple, site } = await setUp();
    const before = dump(site.raw);
    const { status, json } = await couple.post('/api/admin/gifts', { ...boat, ...wrong });
    expect([status, json]).toMatchObject([422, { code: 'invalid_fields', fields }]);
    expect(dump(site.raw)).toEqual(before);
  });
});

describe('what guests gave', () => {
  test('counts what was paid and nothing else, as counted by hand', async () => {
    const { couple } = await setUp();
    const groups = (await couple.get('/api/admin/guests-with-gifts')).json as GuestWithGifts[];
    // 60.000 and twice 30.000 by one group, twice 45.000 by another; four other purchases were not paid.
    expect(giftSummary(groups)).toEqual({
      totalAmount: 210_000,
      itemsGifted: 5,
      giftGroups: 2,
      guests: 12,
      averagePerGiver: 105_000,
    });
    const camila = groups.find(({ group_name }) => group_name === 'Camila y Andrés')!;
    expect(
      camila.gifts.map(({ gift_name, quantity, total_price }) => [
        gift_name,
        quantity,
        total_price,
      ]),
    ).toEqual([
      ['Cena frente al mar', 1, 60_000],
      ['Brindis de recién casados', 2, 60_000],
    ]);
    expect(camila.gifts[0]!.message_for_couple).toBe('¡Que el viaje sea tan lindo como ustedes!');
  });

  test('is listed in every state, and ticked off once they said thank you', async () => {
    const { couple } = await setUp();
    const list = async () => (await couple.get('/api/admin/purchases')).json as AdminPurchase[];
    const all = await list();
    expect(new Set(all.map(({ status }) => status))).toEqual(
      new Set(['approved', 'pending', 'rejected', 'refunded', 'cancelled']),
    );
    const [{ id }] = all as [AdminPurchase];
    for (const [sent, thanked] of [
      [true, '2025-11-20T12:00:00-03:00'],
      [false, null],
    ] as const) {
      await couple.put(`/api/admin/purchases/${id}/thanks`, { sent });
      expect((await list())[0]!.thanked_at).toBe(thanked);
    }
  });

  test('can be taken home as a spreadsheet', async () => {
    const { couple } = await setUp();
    const { status, headers, text } = await couple.get('/api/admin/purchases/export');
    expect([status, text.slice(0, 2)]).toEqual([200, 'PK']);
    expect(headers.get('Content-Disposition')).toBe('attachment; filename="regalos.xlsx"');
  });
});

test('a confirmation answers its own group and the couple, and tells the rest nothing', async () => {
  const { site, couple, guest } = await setUp();
  const code = 'demo-a1f0c3e59b7d42688e13aa0467d9f2b1';
  const at = `/api/purchase-confirmation/${code}`;
  const owner = await site.guest('Camila y Andrés');
  const { json } = await owner.get(at);
  expect(json).toMatchObject({
    guest: { groupName: 'Camila y Andrés' },
    purchase: { confirmation_code: code, status: 'approved', total_amount: 120_000 },
  });
  expect((await couple.get(at)).json).toEqual(json);
  const [foreign, missing] = [await guest.get(at), await guest.get(`${at}0`)];
  expect([foreign.status, foreign.text]).toEqual([404, missing.text]);
  expect((json as ConfirmationView).purchase).not.toHaveProperty('payment_id');
});

test('the bank details are for guests who have signed in', async () => {
  const { guest, site } = await setUp();
  expect((await guest.get('/api/bank-details')).json).toEqual(bank);
  expect((await site.browser().get('/api/bank-details')).text).not.toContain(bank.lines[1]!.value);
});
