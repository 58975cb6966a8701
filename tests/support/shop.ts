import { onTestFinished } from 'vitest';
import type { AdminPurchase, ConfirmationView, PreferenceView } from '#contract/gift-views.ts';
import {
  fakeEnv,
  noticeOf,
  startFakeMercadoPago,
  type FakePayment,
} from '#tests/support/providers/fake-mercado-pago.ts';
import { demoSite } from './api.ts';
import type { Browser } from './browser.ts';

export const dinnerAndGlobe = [
  { giftId: 2, quantity: 2 },
  { giftId: 8, quantity: 1 },
];
export const dinnerAndGlobeTotal = 2 * 60_000 + 150_000;

/** A demo wedding whose money goes through the real client to a fake Mercado Pago. */
export const openShop = async () => {
  const fake = await startFakeMercadoPago();
  onTestFinished(fake.stop);
  const site = demoSite({ env: fakeEnv(fake) });
  const guest = await site.guest('Tía Marta');
  const couple = await site.admin();

  const notify = async (payment: FakePayment | { id: number }, secret?: string) => {
    const { url, init } = noticeOf(
      `${site.origin}/api/webhooks/mercadopago?source_news=webhooks`,
      payment.id,
      secret,
    );
    const { pathname, search } = new URL(url);
    const headers = { Origin: undefined, ...init.headers };
    return site.browser().request('POST', pathname + search, { body: init.body, headers });
  };

  /** As far as the guest standing before the checkout. */
  const order = async (key = 'k1', browser: Browser = guest) => {
    const answer = await browser.post(
      '/api/create-preference',
      { items: dinnerAndGlobe, messageForCouple: 'Con cariño' },
      { 'Idempotency-Key': key },
    );
    if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
    const { confirmation_code } = answer.json as PreferenceView;
    const { external_reference: reference } = site.raw
      .prepare('select external_reference from purchases where confirmation_code = ?')
      .get(confirmation_code) as { external_reference: string };
    return { code: confirmation_code, reference, preference: fake.preferenceOf(reference) };
  };

  const purchase = async (code: string): Promise<ConfirmationView['purchase']> => {
    const { json } = await guest.get(`/api/purchase-confirmation/${code}`);
    return (json as ConfirmationView).purchase;
  };

  const statusOf = async (code: string) => (await purchase(code)).status;

  const booked = async (code: string): Promise<AdminPurchase> => {
    const { json } = await couple.get('/api/admin/purchases');
    return (json as AdminPurchase[]).find((each) => each.confirmation_code === code)!;
  };

  const alerts = async () => {
    const { json } = await couple.get('/api/admin/purchase-alerts');
    return (json as { kind: string }[]).map(({ kind }) => kind).sort();
  };

  return { fake, site, guest, couple, notify, order, purchase, statusOf, booked, alerts };
};

export type Shop = Awaited<ReturnType<typeof openShop>>;
