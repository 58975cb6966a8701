import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './site.ts';

/** The accessibility rules that the page breaks as it stands, with the elements that break them. */
export const barriersOf = async (page: Page) => {
  // What is still fading in has not its colours yet.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
  // The other mode opens a page for each run, which only frames of other sites need.
  // The draft in its frame is a page of its own, with landmarks like this one's; guests' pages are looked at themselves.
  const axe = new AxeBuilder({ page }).setLegacyMode().exclude('.site-preview iframe');
  const { violations } = await axe.options({ resultTypes: ['violations'] }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}: ${failureSummary}`),
  );
};

/** No accessibility rule broken, no sideways scrolling. */
export const expectAccessible = async (page: Page) => {
  expect(await barriersOf(page)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
};

/** Phone, small phone, desk. */
export const widths = [390, 320, 1280];
