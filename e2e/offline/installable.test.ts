import { awake, guests, signIn, signInAsCouple } from '../guest-visit.ts';
import { expect, test } from '../site.ts';
import { inFullChromium } from '../full-chromium.ts';

test.use({ serviceWorkers: 'allow', ...inFullChromium });

test('the browser itself finds the invitation fit for the home screen', async ({ page }) => {
  await signIn(page, guests.family);
  await page.goto('/my-events');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const cdp = await page.context().newCDPSession(page);
  const { url, errors, data } = await cdp.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(new URL(url).pathname).toBe('/manifest.webmanifest');
  expect(JSON.parse(data!)).toMatchObject({
    name: 'Violeta & Lautaro',
    short_name: 'Violeta & Lautaro',
    start_url: '/',
    display: 'standalone',
  });
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
  // The browsers of tests are private windows, which install nothing.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
});

test('the couple’s own area keeps no pages in this browser', async ({ page }) => {
  await signInAsCouple(page);
  for (const path of ['/admin', '/admin/guests']) {
    await page.goto(path);
    await awake(page);
    const registered = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    expect(await registered(), path).toBe(0);
  }
  // What the check would find.
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto('/admin');
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
});
