import type { Page } from '@playwright/test';
import { expect, test } from '../site.ts';

const carousel = (page: Page) => page.getByRole('region', { name: 'Fotos del lugar' });
const strip = (page: Page) => page.locator('photo-strip');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Un poco de nosotros' });

/** Time stands still from here: what moves by itself moves only when the test says so. */
const openStill = async (page: Page) => {
  await page.clock.install({ time: new Date('2025-11-20T12:00:00-03:00') });
  await page.goto('/');
  await page.clock.pauseAt(new Date('2025-11-20T12:00:10-03:00'));
};

/** Which picture is in the middle of the row. */
const shown = (page: Page) =>
  carousel(page)
    .locator('.track')
    .evaluate((track) => {
      const middle = track.getBoundingClientRect().left + track.clientWidth / 2;
      return [...track.children].findIndex((slide) => {
        const { left, right } = slide.getBoundingClientRect();
        return left <= middle && middle <= right;
      });
    });

const toCarousel = async (page: Page) => {
  await carousel(page).locator('.track').scrollIntoViewIfNeeded();
  await expect(carousel(page)).toBeInViewport({ ratio: 0.7 });
};

test.describe('the pictures of the place', () => {
  test('move on every three seconds, and from the last to the first', async ({ page }) => {
    await openStill(page);
    await toCarousel(page);
    await expect(carousel(page).getByText('1 / 14')).toBeVisible();
    await page.clock.runFor(2900);
    await expect(carousel(page).getByText('1 / 14')).toBeVisible();
    await page.clock.runFor(200);
    await expect(carousel(page).getByText('2 / 14')).toBeVisible();
    await expect.poll(() => shown(page)).toBe(1);
    for (let at = 3; at <= 14; at += 1) {
      await page.clock.runFor(3000);
      await expect(carousel(page).getByText(`${at} / 14`)).toBeVisible();
    }
    await page.clock.runFor(3000);
    await expect(carousel(page).getByText('1 / 14')).toBeVisible();
    await expect.poll(() => shown(page)).toBe(0);
  });

  test('stop moving once the buttons are used, and then have two ends', async ({ page }) => {
    await openStill(page);
    await toCarousel(page);
    const next = carousel(page).getByRole('button', { name: 'Siguiente' });
    const previous = carousel(page).getByRole('button', { name: 'Anterior' });
    await expect(previous).toBeEnabled();
    await next.click();
    await expect(carousel(page).getByText('2 / 14')).toBeVisible();
    await page.clock.runFor(20_000);
    await expect(carousel(page).getByText('2 / 14')).toBeVisible();
    await previous.click();
    await expect(carousel(page).getByText('1 / 14')).toBeVisible();
    await expect(previous).toBeDisabled();
    await expect(next).toBeFocused();
    for (let at = 2; at <= 14; at += 1) await next.click();
    await expect(carousel(page).getByText('14 / 14')).toBeVisible();
    await expect(next).toBeDisabled();
    await expect(previous).toBeEnabled();
    await expect.poll(() => shown(page)).toBe(13);
  });

  test('wait while the keyboard is in them, and follow its arrows', async ({ page }) => {
    await openStill(page);
    await toCarousel(page);
    await carousel(page).getByRole('group', { name: 'Fotos del lugar' }).focus();
    await page.clock.runFor(10_000);
    await expect(carousel(page).getByText('1 / 14')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(carousel(page).getByText('2 / 14')).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(carousel(page).getByText('1 / 14')).toBeVisible();
  });

  test.describe('on a desk', () => {
    test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false });

    test('wait while a mouse is on them', async ({ page }) => {
      await openStill(page);
      await toCarousel(page);
      await carousel(page).locator('.track').hover();
      await page.clock.runFor(10_000);
      await expect(carousel(page).getByText('1 / 14')).toBeVisible();
      await page.mouse.move(5, 5);
      await page.clock.runFor(3100);
      await expect(carousel(page).getByText('2 / 14')).toBeVisible();
    });
  });

  test('stand still with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openStill(page);
    await toCarousel(page);
    await page.clock.runFor(20_000);
    await expect(carousel(page).getByText('1 / 14')).toBeVisible();
    await expect(carousel(page).getByRole('button', { name: 'Anterior' })).toBeDisabled();
    await carousel(page).getByRole('button', { name: 'Siguiente' }).click();
    await expect(carousel(page).getByText('2 / 14')).toBeVisible();
  });

  test('are told apart by a screen reader', async ({ page }) => {
    await page.goto('/');
    await expect(carousel(page)).toHaveAttribute('aria-roledescription', 'carrusel');
    const slides = carousel(page).getByRole('group', { name: / de 14$/ });
    await expect(slides).toHaveCount(14);
    await expect(slides.first().getByRole('img')).toHaveAccessibleName(/álamos/);
  });
});

const stripAt = (page: Page) =>
  strip(page)
    .locator('.window')
    .evaluate((row) => row.scrollLeft);

const toStrip = async (page: Page) => {
  await strip(page).scrollIntoViewIfNeeded();
  await expect(strip(page).locator('li')).toHaveCount(45);
};

test.describe('the strip', () => {
  test('passes by, a pixel every 50 ms, and has no end', async ({ page }) => {
    await openStill(page);
    await expect(strip(page).locator('li')).toHaveCount(15);
    await toStrip(page);
    const start = await stripAt(page);
    await page.clock.runFor(1000);
    expect(await stripAt(page)).toBe(start + 20);
    const length = await strip(page)
      .locator('.window')
      .evaluate((row) => {
        const round = row.scrollWidth / 3;
        row.scrollLeft = round - 10;
        return round;
      });
    await page.clock.runFor(1000);
    expect(await stripAt(page)).toBeCloseTo(length + 10 - length, -1);
  });

  test('stops and goes on by its button', async ({ page }) => {
    await openStill(page);
    await toStrip(page);
    await strip(page).getByRole('button', { name: 'Pausar' }).click();
    const stopped = await stripAt(page);
    await page.clock.runFor(2000);
    expect(await stripAt(page)).toBe(stopped);
    await strip(page).getByRole('button', { name: 'Reproducir' }).click();
    await page.clock.runFor(500);
    expect(await stripAt(page)).toBe(stopped + 10);
  });

  test('waits while the keyboard is in it', async ({ page }) => {
    await openStill(page);
    await toStrip(page);
    await strip(page)
      .getByRole('button', { name: /paraguas rojo/ })
      .focus();
    const stopped = await stripAt(page);
    await page.clock.runFor(2000);
    expect(await stripAt(page)).toBe(stopped);
  });

  test.describe('on a desk', () => {
    test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false });

    test('waits while a mouse is on it', async ({ page }) => {
      await openStill(page);
      await toStrip(page);
      await strip(page).locator('.window').hover();
      const stopped = await stripAt(page);
      await page.clock.runFor(2000);
      expect(await stripAt(page)).toBe(stopped);
      await page.mouse.move(5, 5);
      await page.clock.runFor(500);
      expect(await stripAt(page)).toBe(stopped + 10);
    });
  });

  test('stands still with reduced motion, until started', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openStill(page);
    await toStrip(page);
    await page.clock.runFor(2000);
    expect(await stripAt(page)).toBe(0);
    await strip(page).getByRole('button', { name: 'Reproducir' }).click();
    await page.clock.runFor(500);
    expect(await stripAt(page)).toBe(10);
  });

  test('is one list of fifteen for a screen reader', async ({ page }) => {
    await page.goto('/');
    await toStrip(page);
    const list = page.getByRole('list', { name: 'Un poco de nosotros' });
    await expect(list.getByRole('listitem')).toHaveCount(15);
    await expect(list.getByRole('img')).toHaveCount(15);
  });
});

test.describe('the big view', () => {
  const still = async (page: Page) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await toStrip(page);
  };
  const open = (page: Page, name: RegExp) => strip(page).getByRole('button', { name }).click();

  test('goes around at both ends, by arrows and dots, and closes', async ({ page }) => {
    await still(page);
    await open(page, /paraguas rojo/);
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page)).toHaveAccessibleDescription(/paraguas rojo/);
    await expect(dialog(page).getByRole('img')).toHaveAccessibleName(/paraguas rojo/);
    await dialog(page).getByRole('button', { name: 'Anterior' }).click();
    await expect(dialog(page).getByRole('img')).toHaveAccessibleName(/copas/);
    await dialog(page).getByRole('button', { name: 'Siguiente' }).click();
    await expect(dialog(page).getByRole('img')).toHaveAccessibleName(/paraguas rojo/);

    const dots = dialog(page).getByRole('group', { name: 'Elegir foto' }).getByRole('button');
    await expect(dots).toHaveCount(15);
    await dots.nth(3).click();
    await expect(dialog(page).getByRole('img')).toHaveAccessibleName(/playa/);
    await expect(dots.nth(3)).toHaveAttribute('aria-current', 'true');
    await expect(dots.first()).not.toHaveAttribute('aria-current');
    await dialog(page).getByRole('button', { name: 'Cerrar' }).click();
    await expect(dialog(page)).toBeHidden();
  });

  test('opens, moves and closes by keyboard, and gives the focus back', async ({ page }) => {
    await still(page);
    const photo = strip(page).getByRole('button', { name: /nogal/ });
    await photo.focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(dialog(page).getByRole('img')).toHaveAccessibleName(/playa/);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(dialog(page).getByRole('img')).toHaveAccessibleName(/tren/);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(photo).toBeFocused();
    await page.keyboard.press(' ');
    await expect(dialog(page)).toBeVisible();
  });

  test('follows a finger', async ({ page }) => {
    await still(page);
    await open(page, /nogal/);
    const { x, y, width } = (await dialog(page).getByRole('img').boundingBox())!;
    await page.mouse.move(x + width / 2, y + 50);
    await page.mouse.down();
    await page.mouse.move(x + width / 2 - 90, y + 50, { steps: 4 });
    await page.mouse.up();
    await expect(dialog(page).getByRole('img')).toHaveAccessibleName(/playa/);
  });

  test('opens what a repeated picture repeats', async ({ page }) => {
    await still(page);
    await strip(page).locator('li').nth(17).locator('a').dispatchEvent('click');
    await expect(dialog(page).getByRole('img')).toHaveAccessibleName(/nogal/);
  });

  test('is a plain picture when its styles do not come', async ({ page }) => {
    await still(page);
    await page.route('**/light-box*.css', (route) => route.abort());
    await open(page, /nogal/);
    await expect(page).toHaveURL(/gallery-03-\S+\.webp$/);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('rows are swiped by hand and pictures are links', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('.track img')).toHaveCount(14);
    const scrolls = (row: string) =>
      page.locator(row).evaluate((element) => element.scrollWidth > element.clientWidth * 3);
    expect(await scrolls('.track')).toBe(true);
    expect(await scrolls('photo-strip .window')).toBe(true);
    const photo = page.getByRole('link', { name: /paraguas rojo/ });
    expect((await page.request.get((await photo.getAttribute('href'))!)).ok()).toBe(true);
  });
});
