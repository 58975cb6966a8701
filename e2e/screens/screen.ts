import type { Page } from '@playwright/test';
import { demoGroups } from '#db/demo/groups.ts';
import { post, signInAsCouple } from '../guest-visit.ts';
import { expect } from '../site.ts';

export type Screen = {
  name: string;
  path: string;
  /** Who looks at it: a group by name, the couple, or anybody. */
  visitor?: string;
  /** It shows no toasts. */
  withoutToasts?: true;
  /** What there is to do, at least a finger wide. */
  actions?: string[];
  /** From the page to the screen, when they are not the same. */
  reach?: (page: Page) => Promise<void>;
  /** Puts back what the way there changed: one site may serve all screens. */
  leave?: (page: Page) => Promise<void>;
};

/** The visitor of the couple's screens. */
export const couple = 'the couple';

/** A group of four, invited to everything. */
export const family = 'Familia Peñaloza Ríos';

/** Opens a screen and waits until it is at rest: everything loaded, every control awake. */
export const open = async (page: Page, { path, visitor, reach }: Screen) => {
  if (visitor) await signIn(page, visitor);
  await page.goto(path);
  await atRest(page);
  await reach?.(page);
};

const signIn = async (page: Page, visitor: string) => {
  if (visitor === couple) return signInAsCouple(page);
  const accessCode = demoGroups.find(({ name }) => name === visitor)?.code;
  return post(page, '/api/rsvp/login', { groupName: visitor, accessCode });
};

/** Islands take their controls out of the disabled fieldset, and drop their `ssr` mark, when they wake up. */
export const atRest = async (page: Page) => {
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
};

/** What makes the page scroll sideways. */
export const stickingOut = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const scrolls = (element: Element): boolean =>
      getComputedStyle(element).overflowX !== 'visible' ||
      (element.parentElement !== null &&
        element.parentElement !== document.body &&
        scrolls(element.parentElement));
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .filter((element) => !element.parentElement || !scrolls(element.parentElement))
      .map((element) => `${element.tagName}.${element.getAttribute('class')}`);
  });

/** Of twice the usual size: what a guest with poor sight has set. */
export const inLargeText = async (page: Page, look: () => Promise<unknown>) => {
  await page.evaluate(() => (document.documentElement.style.fontSize = '225%'));
  await look();
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
};
