import type { Locator, Page } from '@playwright/test';
import { signInAsCouple } from '../guest-visit.ts';
import { expect, test } from '../site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What the couple does, counted from the panel on: taps, and fields written in or chosen from. */
const hands = () => {
  let count = 0;
  return {
    count: () => count,
    tap: (place: Locator) => {
      count += 1;
      return place.click();
    },
    write: (place: Locator, text: string) => {
      count += 1;
      return place.fill(text);
    },
    choose: (place: Locator, option: string) => {
      count += 1;
      return place.selectOption(option);
    },
  };
};

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

/** Three things that a couple does often; the limits are what it took on 2026-11-29: docs/measurements/admin.md. */
for (const [width, height] of [
  [390, 844],
  [1280, 860],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width, height });
      await signInAsCouple(page);
      await page.goto('/admin');
      await expect(button(page, /^Buscar en todo/u)).toBeEnabled();
    });

    test('the group of a person is found, and her diet changed', async ({ page }) => {
      const { tap, write, choose, count } = hands();
      await tap(button(page, /^Buscar en todo/u));
      await write(page.getByRole('combobox', { name: /^Buscar grupos/u }), 'rosa pen');
      await tap(page.getByRole('option').first());
      const dialog = page.getByRole('dialog', { name: 'Edit Guest' });
      await choose(dialog.getByLabel('Restricción dietética').first(), 'Vegan');
      await tap(dialog.getByRole('button', { name: 'Guardar' }));
      await expect(page.getByText('Guest Updated')).toBeVisible();
      expect(count()).toBe(5);
    });

    test('a transfer is confirmed', async ({ page }) => {
      const { tap, count } = hands();
      await tap(page.getByRole('link', { name: 'Confirmar en Regalos' }));
      await tap(button(page, /^Llegó la transferencia/u));
      await expect(page.getByText('Transferencia confirmada')).toBeVisible();
      expect(count()).toBe(2);
    });

    test('all who have not answered are chosen, with a reminder to write', async ({ page }) => {
      const { tap, count } = hands();
      await tap(page.getByRole('link', { name: /^WhatsApp/u }).first());
      await tap(button(page, /^No han respondido/u));
      await tap(button(page, 'Usar un texto de recordatorio'));
      await tap(button(page, 'Escribir uno por uno'));
      await expect(page.getByRole('dialog').getByText('1 de 5', { exact: true })).toBeVisible();
      expect(count()).toBe(4);
    });
  });
}
