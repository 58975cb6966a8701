import { describe, expect, test } from 'vitest';
import { dump } from '#tests/support/wedding.ts';
import type { ConfirmationView, PreferenceView } from '#contract/gift-views.ts';
import { demoSite } from '#tests/support/api.ts';
import { reconcile } from './reconciler.ts';

const setUp = async () => {
  const site = demoSite();
  const guest = await site.guest('Tía Marta');
  const { json } = await guest.post('/api/create-preference', {
    items: [{ giftId: 2, quantity: 2 }],
  });
  const { init_point, confirmation_code } = json as PreferenceView;
  const checkout = new URL(init_point);
  const resolve = (resolution: string, headers: object = {}) =>
    guest.request('POST', `/api${checkout.pathname}`, {
      body: new URLSearchParams({ decision: resolution }),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    });
  const status = async () => {
    const answer = await guest.get(`/api/purchase-confirmation/${confirmation_code}`);
    return (answer.json as ConfirmationView).purchase.status;
  };
  return { site, guest, checkout, code: confirmation_code, resolve, status };
};

describe('without Mercado Pago', () => {
  test('the checkout is a page of this site, by the name the guest came by', async () => {
    const { checkout, guest } = await setUp();
    expect(checkout.origin).toBe('http://localhost:4321');
    expect(checkout.pathname).toMatch(/^\/practice-checkout\/[\da-f-]{36}$/);
    const { json } = await guest.post(
      '/api/create-preference',
      { items: [{ giftId: 2, quantity: 1 }] },
      { Origin: 'http://127.0.0.1:4321' },
    );
    expect((json as PreferenceView).init_point).toContain('http://127.0.0.1:4321/practice-');
  });

  test.each([
    ['approve', 'approved', 'success'],
    ['pending', 'pending', 'pending'],
    ['reject', 'rejected', 'failure'],
  ])('%s goes by a signed notice and the return address', async (resolution, state, result) => {
    const { site, guest, code, resolve, status } = await setUp();
    const { status: responded, headers } = await resolve(resolution);
    const back = headers.get('Location')!;
    expect([responded, back]).toEqual([303, expect.stringContaining('/api/payments/return?')]);
    // The notice alone has settled it, before the guest returns.
    expect(await status()).toBe(state);
    expect(site.raw.prepare('select count(*) from payments').pluck().get()).toBe(1);
    const { headers: onwards } = await guest.get(back);
    expect(onwards.get('Location')).toBe(
      `/gifts/result?status=${result}&confirmation_code=${code}`,
    );
  });

  test('a rejected payment can be tried again', async () => {
    const { resolve, status } = await setUp();
    await resolve('reject');
    await resolve('approve');
    expect(await status()).toBe('approved');
  });

  test('what was decided survives a restart, and is asked for like a payment', async () => {
    const { site, resolve, status } = await setUp();
    await resolve('approve');
    site.raw.exec("update purchases set status = 'pending' where status = 'approved'");
    site.raw.exec('delete from payments');
    site.wait({ days: 2 });
    await reconcile(site.restarted().deps);
    expect(await status()).toBe('approved');
  });

  test('a decision that there is not, or from elsewhere, does nothing', async () => {
    const { site, resolve, guest } = await setUp();
    const before = dump(site.raw);
    expect((await resolve('charge_back')).status).toBe(400);
    expect((await resolve('constructor')).status).toBe(400);
    expect((await resolve('approve', { Origin: 'https://evil.example' })).status).toBe(403);
    expect((await resolve('approve', { 'Content-Type': 'text/plain' })).status).toBe(400);
    const { status } = await guest.request('POST', '/api/practice-checkout/nope', {
      body: new URLSearchParams({ decision: 'approve' }),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    expect(status).toBe(404);
    expect(dump(site.raw)).toEqual(before);
  });

  test('with Mercado Pago there is no practice checkout', async () => {
    const site = demoSite({ env: { MERCADOPAGO_ACCESS_TOKEN: 'x' } });
    expect(site.deps.payments.practice).toBeUndefined();
  });
});
