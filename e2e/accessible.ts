import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from './site.ts';

/** A third of the time that the package's own source takes, which is not minified. */
const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const options: axe.RunOptions = {
  resultTypes: ['violations', 'incomplete'],
  // The draft in its frame is a page of its own, with landmarks like this one's; guests' pages are looked at themselves.
  iframes: false,
};

/** The accessibility rules that the page breaks as it stands, with the elements that break them. */
export const barriersOf = async (page: Page) => {
  const isLoaded = await page.evaluate(() => {
    // What is still fading in has not its colours yet.
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
    return 'axe' in globalThis;
  });
  // Once a document: reading half a megabyte again takes as long as running it.
  if (!isLoaded) await page.evaluate(`${script};0`);
  const { violations, incomplete } = await page.evaluate(
    (runOptions) => (globalThis as unknown as { axe: typeof axe }).axe.run(runOptions),
    options,
  );
  const unseen = incomplete
    .filter(({ id }) => id === 'color-contrast')
    .map((rule) => ({ ...rule, nodes: rule.nodes.filter(isInItsBackground) }));
  return [...violations, ...unseen].flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}: ${failureSummary}`),
  );
};

/** Text in the colour of its background, which the rule leaves to a person to judge. */
const isInItsBackground = ({ any }: axe.NodeResult) =>
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
