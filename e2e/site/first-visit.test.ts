import { expect, test } from '../site.ts';

test.use({ serviceWorkers: 'allow' });

test('the home page opens without a complaint of the browser', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto('/');
  await expect(page.locator('body')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the site is found at the same address after a restart', async ({ page, site }) => {
  await site.restart();
  const answer = await page.goto('/');
  expect(answer?.status()).toBe(200);
});
