import { describe, expect, test } from 'vitest';
import { dump } from '#tests/support/wedding.ts';
import type { AdminPurchase, CatalogueGift, PurchaseAlert } from '#contract/gift-views.ts';
import type { HistoryLine } from '#contract/history.ts';
import { demoSite } from '#tests/support/api.ts';
import type { Browser } from '#tests/support/browser.ts';
import { dinnerAndGlobe, openShop } from '#tests/support/shop.ts';

const historyOf = async (admin: Browser, subject: string, count: number) =>
  ((await admin.get(`/api/admin/history?subject=${subject}`)).json as HistoryLine[])
    .slice(0, count)
    .map(({ who: person, text }) => `${person} ${text}`);

describe('the catalogue', () => {
  const opera = { name: 'Ópera', description: 'Palco', price: 70_000, image_url: null };

  test('tells who added, edited and removed a gift', async () => {
    const admin = await demoSite().admin();
    const added = await admin.post('/api/admin/gifts', opera);
    const { id } = added.json as CatalogueGift;
    const path = `/api/admin/gifts/${id}`;
    await admin.put(path, { ...opera, price: 72_500, description: 'Dos', visible: false });
    await admin.put(path, { ...opera, price: 72_500, description: 'Dos', visible: true });
    await admin.delete(path);
    expect(await historyOf(admin, 'gift', 4)).toEqual([
      'novios eliminó el regalo «Ópera»',
      'novios editó el regalo «Ópera»: lo mostró a los invitados',
      'novios editó el regalo «Ópera»: cambió el precio de $70.000 a $72.500; lo ocultó; ' +
        'cambió la descripción',
      'novios agregó el regalo «Ópera»',
    ]);
  });

  test('saved without changes, or refused, writes no history', async () => {
    const site = demoSite();
    const admin = await site.admin();
    const [gift] = (await admin.get('/api/admin/all-gifts')).json as CatalogueGift[];
    const { id, name, description, price, image_url, visible } = gift!;
    const before = dump(site.raw);
    const same = { name, description, price, image_url, visible };
    expect((await admin.put(`/api/admin/gifts/${id}`, same)).status).toBe(200);
    expect((await admin.put(`/api/admin/gifts/${id}`, { ...same, price: 0 })).status).toBe(422);
    expect((await admin.delete('/api/admin/gifts/2')).status).toBe(409);
    expect(dump(site.raw)).toEqual(before);
  });
});

describe('a transfer', () => {
  test('tells who announced, refused and confirmed it, and who sent thanks, once each', async () => {
    const site = demoSite();
    const admin = await site.admin();
    const guest = await site.guest('Tía Marta');
    await guest.post('/api/transfers', { items: dinnerAndGlobe });
    const [purchase] = (await admin.get('/api/admin/purchases')).json as AdminPurchase[];
    const path = `/api/admin/purchases/${purchase!.id}`;
    for (const action of ['reject', 'reject', 'confirm', 'confirm']) {
      await admin.post(`${path}/${action}`, {});
    }
    for (const sent of [true, true, false]) await admin.put(`${path}/thanks`, { sent });
    expect(await historyOf(admin, 'purchase', 5)).toEqual([
      'novios desmarcó las gracias a Tía Marta por $270.000',
      'novios marcó como enviadas las gracias a Tía Marta por $270.000',
      'novios confirmó la transferencia de Tía Marta por $270.000',
      'novios marcó que no llegó la transferencia de Tía Marta por $270.000',
      'Tía Marta avisó de una transferencia por $270.000',
    ]);
  });
});

describe('a payment', () => {
  test('tells what the provider said, once however often it says it, and who looked at an alert', async () => {
    const { fake, couple, notify, order, site } = await openShop();
    const { preference } = await order();
    const payment = fake.pay(preference, 'approved');
    await notify(payment);
    await notify(payment);
    // The name in the database: rows of earlier versions have it.
    const [row] = site.raw.prepare("select details from changes where details like '%news%'").all();
    expect(row).toMatchObject({ details: expect.stringContaining('"news":"approved"') });
    fake.change(payment, 'refunded');
    await notify(payment);
    const [alert] = (await couple.get('/api/admin/purchase-alerts')).json as PurchaseAlert[];
    for (let tap = 0; tap < 2; tap += 1) {
      await couple.post(`/api/admin/purchase-alerts/${alert!.id}/dismiss`, {});
    }
    expect(await historyOf(couple, 'purchase', 4)).toEqual([
      'novios dio por revisado un aviso del pago de Tía Marta por $270.000',
      'El sitio anotó que el pago de Tía Marta por $270.000 fue devuelto',
      'El sitio anotó el pago de Tía Marta por $270.000',
      'Tía Marta empezó un pago en línea por $270.000',
    ]);
  });
});
