import { coupleScreens } from '../screens/couple-screens.ts';
import { guestScreens } from '../screens/guest-screens.ts';
import { atRest, couple, open, type Screen } from '../screens/screen.ts';
import { expect, test } from '../site-behind-front.ts';

/** Each page once, as who looks at it. */
const pagesOf = (screens: readonly Screen[]) => [
  ...new Map(screens.map((screen) => [`${screen.path} ${screen.visitor}`, screen])).values(),
];

const visits = {
  guests: pagesOf(guestScreens),
  'the couple': pagesOf(coupleScreens.filter(({ visitor }) => visitor === couple)),
};

for (const [visitors, screens] of Object.entries(visits)) {
  test(`a page of ${visitors} that arrives in pieces, with its scripts in the cache, works whole`, async ({
    page,
    front,
    pageErrors,
  }) => {
    test.setTimeout(screens.length * 15_000);
    let islands = 0;
    for (const { path, visitor = '', withoutToasts } of screens) {
      const name = `${path} ${visitor}`;
      await page.context().clearCookies();
      front.drip(1, 0);
      await open(page, { name, path, visitor });
      if ((await page.locator('astro-island').count()) === 0) continue;
      islands += 1;
      const words = `Una palabra para ${name}`;
      await page.evaluate((title) => {
        const reported = { id: 1, title, description: '', tone: 'default', leftMs: 60_000 };
        addEventListener('pagehide', () =>
          sessionStorage.setItem('convite:toast', JSON.stringify(reported)),
        );
      }, words);
      front.drip(30, 1_500);
      await page.reload();
      await atRest(page);
      expect(pageErrors, name).toEqual([]);
      if (withoutToasts) continue;
      await expect(page.locator('toast-region').getByText(words), name).toBeVisible();
    }
    expect(islands).toBeGreaterThan(5);
  });
}
