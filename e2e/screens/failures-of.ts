import type { Page } from '@playwright/test';
import { controlFaults } from './control-failures.ts';
import { layoutFaults } from './layout-failures.ts';
import { lookAtPage } from './look-at-page.ts';

/** What a person would see wrong on the page as it stands. */
export const errorsOf = async (page: Page): Promise<string[]> => {
  const reported: string[][] = [];
  for (const request of [layoutFaults, controlFaults]) {
    reported.push(await page.evaluate<string[]>(`(${request})((${lookAtPage})())`));
  }
  return reported.flat();
};
