import type { Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicPages } from '#server/publication/public-pages.ts';
import { type Audience, becomeOld } from '../old-browser.ts';
import { coupleScreens } from '../screens/couple-screens.ts';
import { guestScreens } from '../screens/guest-screens.ts';
import { open, type Screen } from '../screens/screen.ts';
import { expect, test } from '../site.ts';

// A trace of seventy screens is worth less than the time it takes.
test.use({ trace: 'off' });

const audiences: [Audience, Screen[]][] = [
  ['guests', guestScreens],
  ['couple', coupleScreens],
];

/** What an error of the page's own scripts leaves: uncaught, or told by the island that could not start. */
const watchErrors = (page: Page) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      errors.push(message.text());
    }
  });
  return errors;
};

for (const [audience, shown] of audiences) {
  // A browser that has none of what came later stands for the old one: dependencies are tried with it too.
  test(`every screen of the ${audience} works with the methods of their oldest browsers`, async ({
    browser,
    site,
  }) => {
    test.setTimeout(shown.length * 20_000);
    for (const screen of shown) {
      await test.step(screen.name, async () => {
        const context = await browser.newContext({ baseURL: site.url });
        await becomeOld(context, audience);
        const page = await context.newPage();
        const errors = watchErrors(page);
        await open(page, screen);
        expect.soft(errors, screen.name).toEqual([]);
        // Not blank; by its tag, for behind a dialog it has no role.
        expect.soft((await page.locator('main').innerText()).trim(), screen.name).not.toBe('');
        await screen.leave?.(page);
        await context.close();
      });
    }
  });
}

test('a method that only newer browsers have is missing where an old one is played', async ({
  context,
  page,
}) => {
  await becomeOld(context, 'guests');
  await page.goto('/');
  const kinds = await page.evaluate(() => [
    typeof (Map as { groupBy?: unknown }).groupBy,
    typeof ([] as { at?: unknown }).at,
    typeof globalThis.structuredClone,
    typeof globalThis.BroadcastChannel,
    typeof [].flatMap,
    typeof fetch,
  ]);
  expect(kinds).toEqual([
    'undefined',
    'undefined',
    'undefined',
    'undefined',
    'function',
    'function',
  ]);
});

test('no script looks behind within a regular expression, which Safari 16.3 cannot read', async ({
  site,
}) => {
  const scripts = readdirSync('dist/client', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  );
  expect(scripts.length).toBeGreaterThan(20);
  const looksBehind = (text: string) => /\(\?<[=!]/.test(text);
  expect(
    scripts.filter((name) => looksBehind(readFileSync(join('dist/client', name), 'utf8'))),
  ).toEqual([]);
  for (const address of publicPages) {
    expect(looksBehind(await (await fetch(site.url + address)).text()), address).toBe(false);
  }
});
