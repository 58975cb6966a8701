import type { ConfirmationView, PreferenceView } from '#contract/gift-views.ts';
import { guests, post, signIn } from '../guest-visit.ts';
import { expect, test } from '../site.ts';

for (const [button, status, result] of [
  ['Aprobar', 'approved', 'success'],
  ['Pendiente', 'pending', 'pending'],
  ['Rechazar', 'rejected', 'failure'],
] as const) {
  test(`a guest who practises paying and taps ${button} comes back to ${result}`, async ({
    page,
    site,
  }) => {
    await signIn(page, guests.aunt);
    const { init_point, confirmation_code } = (await post(page, '/api/create-preference', {
      items: [
        { giftId: 2, quantity: 2 },
        { giftId: 8, quantity: 1 },
      ],
    })) as PreferenceView;
    await page.goto(init_point);
    await expect(page.getByText('Esto es una práctica')).toBeVisible();
    await expect(page.getByText('$270.000')).toBeVisible();
    await page.getByRole('button', { name: button }).click();
    await page.waitForURL(/\/gifts\/result/);
    const answer = await page.request.get(
      `${site.url}/api/purchase-confirmation/${confirmation_code}`,
    );
    const { purchase } = (await answer.json()) as ConfirmationView;
    expect(purchase.status).toBe(status);
  });
}
