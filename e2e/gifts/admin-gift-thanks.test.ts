import { signInAsAdmin } from '../admin-visit.ts';
import { inDatabase, plantAccounts } from './gift-accounts.ts';
import { expect, test } from '../site.ts';
import { button, toast, card, cards, open } from './gifts-visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page, site }) => {
  await signInAsAdmin(site, page.request);
  inDatabase(site, plantAccounts);
});

test.describe('thank-you notes', () => {
  test('are ticked off where the gift stands, and stay so', async ({ page }) => {
    await open(page);
    const tick = card(page, 'Tía Marta').getByLabel('Gracias enviadas a Tía Marta');
    await expect(tick).not.toBeChecked();
    await Promise.all([page.waitForResponse('**/thanks'), tick.check()]);
    await expect(card(page, 'Tía Marta')).toContainText(/el \d+ de \w+ de \d{4}/);
    await page.reload();
    await expect(tick).toBeChecked();
    await button(page, 'Todas las compras').click();
    await page.getByLabel('Estado').selectOption('Pagadas, sin dar las gracias');
    await expect(cards(page)).toHaveText(['Camila y Andrés', 'Camila y Andrés']);
  });

  test('ticked and unticked quickly end as the last tap says', async ({ page }) => {
    await open(page);
    const tick = card(page, 'Tía Marta').getByLabel('Gracias enviadas a Tía Marta');
    const answers: string[] = [];
    page.on('response', async (answer) => {
      if (answer.url().endsWith('/thanks')) answers.push(answer.request().postData() ?? '');
    });
    await tick.click();
    await tick.click();
    await tick.click();
    await expect.poll(() => answers.length).toBe(3);
    expect(answers.map((sent) => JSON.parse(sent) as unknown)).toEqual([
      { sent: true },
      { sent: false },
      { sent: true },
    ]);
    await page.reload();
    await expect(tick).toBeChecked();
  });

  test('that cannot be stored are unticked again', async ({ page }) => {
    await open(page);
    await page.route('**/thanks', (route) => route.abort());
    const tick = card(page, 'Tía Marta').getByLabel('Gracias enviadas a Tía Marta');
    await tick.click();
    await expect(toast(page, 'No se pudo guardar. La marca quedó como estaba.')).toBeVisible();
    await expect(tick).not.toBeChecked();
  });
});
