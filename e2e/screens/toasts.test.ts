import { carryLongToast, expectNothingInTheWay } from './long-toast.ts';
import { openIn, test } from './long-site.ts';

// Over every screen and dialog at rest, on a phone and at a desk, it is looked at in screens.test.ts.
test('a toast steps aside for what scrolls under it', async ({ longSite }) => {
  const guests = { name: 'guests', path: '/admin/guests', visitor: 'the couple' };
  const page = await openIn(longSite, guests, carryLongToast);
  await page.setViewportSize({ width: 1280, height: 860 });
  for (const top of [300, 700, 1100, 2000]) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await expectNothingInTheWay(page, `at ${top}`);
  }
  await page.close();
});
