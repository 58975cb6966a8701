import type { Locator, Page } from '@playwright/test';
import { signInAsCouple } from '../guest-visit.ts';
import { expect, test } from '../site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What the couple does, counted from the panel on: taps, and fields written in or chosen from; and what is out of sight before. */
const hands = (page: Page) => {
  const counts = { taps: 0, scrolls: 0 };
  const reach = async (place: Locator) => {
    await place.waitFor();
    const { width, height } = page.viewportSize()!;
    const box = (await place.boundingBox())!;
    const isInSight =
      box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
    counts.taps += 1;
    if (!isInSight) counts.scrolls += 1;
    return place;
  };
  return {
    counts,
    tap: async (place: Locator) => (await reach(place)).click(),
    write: async (place: Locator, text: string) => (await reach(place)).fill(text),
    choose: async (place: Locator, option: string) => (await reach(place)).selectOption(option),
  };
};

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

/** Three things that a couple does often; the limits are what it took on 2026-11-29: docs/measurements/admin.md. */
for (const [width, height] of [
  [390, 844],
  [1280, 860],
] as const) {
  test.describe(`at ${width} px`, () => {
    const isPhone = width < 768;
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width, height });
      await signInAsCouple(page);
      await page.goto('/admin');
      await expect(button(page, /^Buscar en todo/u)).toBeEnabled();
    });

    test('the group of a person is found, and her diet changed', async ({ page }) => {
      const { tap, write, choose, counts } = hands(page);
      await tap(button(page, /^Buscar en todo/u));
      await write(page.getByRole('combobox', { name: /^Buscar grupos/u }), 'rosa pen');
      await tap(page.getByRole('option').first());
      const dialog = page.getByRole('dialog', { name: 'Edit Guest' });
      await choose(dialog.getByLabel('Restricción dietética').first(), 'Vegan');
      await tap(dialog.getByRole('button', { name: 'Guardar' }));
      await expect(page.getByText('Guest Updated')).toBeVisible();
      expect(counts).toEqual({ taps: 5, scrolls: isPhone ? 1 : 0 });
    });

    test('a transfer is confirmed', async ({ page }) => {
      const { tap, counts } = hands(page);
      await tap(page.getByRole('link', { name: 'Confirmar en Regalos' }));
      await tap(button(page, /^Llegó la transferencia/u));
      await expect(page.getByText('Transferencia confirmada')).toBeVisible();
      expect(counts).toEqual({ taps: 2, scrolls: 0 });
    });

    test('all who have not answered are chosen, with a reminder to write', async ({ page }) => {
      const { tap, counts } = hands(page);
      await tap(page.getByRole('link', { name: /^WhatsApp/u }).first());
      await tap(button(page, /^No han respondido/u));
      await tap(button(page, 'Usar un texto de recordatorio'));
      await tap(button(page, 'Escribir uno por uno'));
      await expect(page.getByRole('dialog').getByText('1 de 5', { exact: true })).toBeVisible();
      expect(counts).toEqual({ taps: 4, scrolls: isPhone ? 2 : 1 });
    });
  });
}
