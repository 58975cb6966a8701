import type { Page } from '@playwright/test';
import { controlFailures } from './control-failures.ts';
import { layoutFailures } from './layout-failures.ts';
import { lookAtPage } from './look-at-page.ts';

/** What a person would see wrong on the page as it stands. */
export const errorsOf = async (page: Page): Promise<string[]> => {
  const reported: string[][] = [];
  for (const request of [layoutFailures, controlFailures]) {
    reported.push(await page.evaluate<string[]>(`(${request})((${lookAtPage})())`));
  }
  return reported.flat();
};
