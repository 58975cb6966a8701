import type { Page } from '@playwright/test';
import { expect } from './long-site.ts';

/** As the page before leaves it, for longer than a test lasts. */
export const carryLongToast = (page: Page) =>
  page.addInitScript(() => {
    const toast = {
      title: 'No se pudieron guardar las respuestas de la familia Valdivieso-Larraguibel',
      description:
        'Alguien las cambió mientras las miraban: revisen lo que quedó escrito, y guarden de nuevo ' +
        'cuando estén de acuerdo.',
      tone: 'destructive',
      leftMs: 600_000,
    };
    sessionStorage.setItem('convite:toast', JSON.stringify(toast));
  });

export const expectNothingCovered = (page: Page, where: string) =>
  expect.poll(() => page.evaluate(coveredByToast), where).toEqual([]);

/**
 * Where a screen of controls has no free place, the toast is a bar at the top that the page scrolls under:
 * then what gets the focus comes out from under it.
 */
export const expectNothingInTheWay = async (page: Page, where: string) => {
  await expect
    .poll(
      async () => (await isBar(page)) || (await page.evaluate(coveredByToast)).length === 0,
      where,
    )
    .toBe(true);
  const covered = page.locator('main').locator('a[href], button, input, select').first();
  if (!(await isBar(page))) return;
  await covered.focus();
  await expect.poll(() => covered.evaluate(isUnderToast), where).toBe(false);
};

const isBar = (page: Page) =>
  page.locator('toast-region').evaluate((region) => region.dataset['place'] === 'before');

const isUnderToast = (control: Element) => {
  const toast = document.querySelector('toast-region .toast')!.getBoundingClientRect();
  const { top, bottom } = control.getBoundingClientRect();
  return top < toast.bottom && bottom > toast.top;
};

/** A dialog lets nothing beside it be pressed, but the toast. */
export const closeToast = async (page: Page) => {
  const region = page.locator('toast-region');
  await region.getByRole('button').first().click();
  await expect(region.locator('.toast-title').first()).toBeHidden();
};

/** Runs in the page: the controls of which the toast hides a part that would show without it. */
const coveredByToast = (): string[] => {
  const region = document.querySelector('toast-region')!;
  const toast = region.querySelector('.toast')!.getBoundingClientRect();
  if (toast.height < 20) return ['there is no toast'];
  if (toast.top < 0 || toast.bottom > innerHeight || toast.left < 0 || toast.right > innerWidth) {
    return ['the toast is out of sight'];
  }
  const covered = new Set<string>();
  const controls = 'a[href], button, input, select, textarea, summary, label, [role=button]';
  for (let x = toast.left + 1; x < toast.right; x += 7) {
    for (let y = toast.top + 1; y < toast.bottom; y += 7) {
      const under = document.elementsFromPoint(x, y).find((part) => !region.contains(part));
      const control = under?.closest(controls);
      if (control) covered.add(control.getAttribute('aria-label') ?? control.textContent.trim());
    }
  }
  return [...covered];
};
