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
  const resultTypes = ['violations' as const, 'incomplete' as const];
  const { violations, incomplete } = await axe.options({ resultTypes }).analyze();
  const unseen = incomplete
    .filter(({ id }) => id === 'color-contrast')
    .map((rule) => ({ ...rule, nodes: rule.nodes.filter(isInItsBackground) }));
  return [...violations, ...unseen].flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}: ${failureSummary}`),
  );
};

type NodeResult = Awaited<ReturnType<AxeBuilder['analyze']>>['incomplete'][number]['nodes'][number];

/** Text in the colour of its background, which the rule leaves to a person to judge. */
const isInItsBackground = ({ any }: NodeResult) =>
  any.some(({ data }) => (data as { messageKey?: string } | null)?.messageKey === 'equalRatio');

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
