import excel from 'exceljs';
import { describe, expect, test } from 'vitest';
import type {
  AdminPurchase,
  ConfirmationView,
  GiftView,
  GuestPurchase,
  GuestWithGifts,
  PreferenceView,
} from '#contract/gift-views.ts';
import { adminLogin, demoSite, type Site } from '#tests/support/api.ts';
import { openBrowser, type Browser } from '#tests/support/browser.ts';
import { createApi } from '../app.ts';
import { openPayments } from './open-payments.ts';

/** A gift without other purchases. */
const kayak = 3;
const group = 'Tía Marta';

/** Two trips by kayak, approved at the practice checkout. */
const practised = async () => {
  const site = demoSite();
  const guest = await site.guest(group);
  const couple = await site.admin();
  const { json } = await guest.post('/api/create-preference', {
    items: [{ giftId: kayak, quantity: 2 }],
  });
  const { init_point, confirmation_code: code } = json as PreferenceView;
  await guest.request('POST', `/api${new URL(init_point).pathname}`, {
    body: new URLSearchParams({ decision: 'approve' }),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
  return { site, guest, couple, code };
};

/** The couple's browser after an account of Mercado Pago is connected. */
const withToken = async ({ db, deps, origin }: Site) => {
  const payments = openPayments(
    db,
    { ...deps.config, payments: { ...deps.config.payments, accessToken: 'TEST-token' } },
    deps.clock,
  );
  const couple = openBrowser(createApi({ ...deps, payments }), origin);
  await couple.post('/api/admin/login', adminLogin);
  return { couple, site: { origin, api: createApi({ ...deps, payments }) } };
};

const read = async <T>(browser: Browser, path: string) => (await browser.get(path)).json as T;

const totalsOf = async (couple: Browser) => {
  const guests = await read<GuestWithGifts[]>(couple, '/api/admin/guests-with-gifts');
  const gifts = await read<GiftView[]>(couple, '/api/gifts');
  const {
    total_gifted_amount,
    gift_count,
    gifts: given,
  } = guests.find(({ group_name }) => group_name === group)!;
  const { purchase_count } = gifts.find(({ id }) => id === kayak)!;
  return { total_gifted_amount, gift_count, practice: given[0]?.practice, purchase_count };
};

const thanked = async ({ api, origin }: Pick<Site, 'api' | 'origin'>, { cookies }: Browser) => {
  const Cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
  const answer = await api.request('/api/admin/purchases/export', {
    headers: { Cookie, Origin: origin },
  });
  const workbook = new excel.Workbook();
  await workbook.xlsx.load(await answer.arrayBuffer());
  return (workbook.worksheets[0]!.getSheetValues() as unknown[][])
    .filter((row) => row?.[1] === group)
    .map((row) => row[8]);
};

describe('a purchase approved at the practice checkout', () => {
  test('says so in every call that carries it', async () => {
    const { site, guest, couple, code } = await practised();
    expect(await read<GuestPurchase[]>(guest, '/api/guest-purchases')).toMatchObject([
      { practice: true },
    ]);
    const path = `/api/purchase-confirmation/${code}`;
    expect((await read<ConfirmationView>(guest, path)).purchase.practice).toBe(true);
    const purchases = await read<AdminPurchase[]>(couple, '/api/admin/purchases');
    const practice = purchases.filter((purchase) => purchase.practice);
    expect(practice.map(({ confirmation_code }) => confirmation_code)).toEqual([code]);
    expect(await thanked(site, couple)).toEqual(['Práctica: no se cobró nada']);
  });

  test('counts while all money is practice', async () => {
    const { couple } = await practised();
    expect(await totalsOf(couple)).toEqual({
      total_gifted_amount: 190_000,
      gift_count: 2,
      practice: true,
      purchase_count: 2,
    });
  });

  test('is in no total once Mercado Pago is connected, and still says what it is', async () => {
    const { site } = await practised();
    const connected = await withToken(site);
    expect(await totalsOf(connected.couple)).toEqual({
      total_gifted_amount: 0,
      gift_count: 0,
      practice: true,
      purchase_count: 0,
    });
    expect(await thanked(connected.site, connected.couple)).toEqual([]);
  });
});
