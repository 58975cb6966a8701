import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { guests, signIn } from './guest-visit.ts';
import { inLargeText, open, type Screen, screens, stickingOut } from './screens.ts';
import { expect, test } from './site.ts';

const smallestPhone = { width: 320, height: 640 };
const desk = { width: 1280, height: 900 };

for (const screen of screens) {
  test(`${screen.name}: no barrier, and all within reach, on a phone and on a desk`, async ({
    page,
  }) => {
    await open(page, screen);
    const dialog = page.getByRole('dialog');
    const isDialog = (await dialog.count()) > 0;
    await expectNoBarrier(page);
    // Behind an open dialog there is nothing: its screen is looked at on its own.
    if (!isDialog) await expectLandmarks(page);
    await expectFingerWide(isDialog ? dialog : page.getByRole('main'), screen.actions ?? []);

    await page.setViewportSize(smallestPhone);
    await expect.poll(() => stickingOut(page)).toEqual([]);
    if (!screen.path.startsWith('/admin')) {
      await inLargeText(page, async () => expect(await stickingOut(page)).toEqual([]));
    }

    await page.setViewportSize(desk);
    await expect.poll(() => stickingOut(page)).toEqual([]);
    await expectNoBarrier(page);
  });
}

test('no two pages have the same title', async ({ page }) => {
  await signIn(page, guests.family);
  const paths = new Set(screens.map(({ path }) => path.split(/[?#]/)[0] ?? ''));
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

const expectNoBarrier = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
  expect(found).toEqual([]);
};

const expectLandmarks = async (page: Page) => {
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-CL');
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const first = page.locator('a[href], button, input, select, textarea, [tabindex="0"]').first();
  await expect(first).toHaveAttribute('href', '#contenido');
};

const expectFingerWide = async (place: Locator, actions: NonNullable<Screen['actions']>) => {
  for (const name of actions) {
    const button = place.getByRole('button', { name });
    const action = button.or(place.getByRole('link', { name })).first();
    const { width, height } = (await action.boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height), `${name} is ${width} × ${height}`).toBeGreaterThanOrEqual(44);
  }
};
