import { guests, signIn } from '../guest-visit.ts';
import { coupleScreens } from '../screens/couple-screens.ts';
import { guestScreens } from '../screens/guest-screens.ts';
import { expect, test } from '../site.ts';

test('no two pages have the same title', async ({ page }) => {
  await signIn(page, guests.family);
  const paths = new Set(
    [...guestScreens, ...coupleScreens].map(({ path }) => path.split(/[?#]/)[0] ?? ''),
  );
  const pages = new Map<string, string[]>();
  for (const path of paths) {
    // What says that there is nothing says so under one title.
    if (path.includes('999')) continue;
    const html = await (await page.request.get(path)).text();
    const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
    pages.set(title, [...(pages.get(title) ?? []), path]);
  }
  expect(pages.get('')).toBeUndefined();
  expect([...pages.values()].filter((same) => same.length > 1)).toEqual([]);
});

test('the first stop of the keyboard leads past the navigation', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveAttribute('href', '#contenido');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
