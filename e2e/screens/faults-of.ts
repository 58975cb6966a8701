import type { Page } from '@playwright/test';
import { controlFaults } from './control-faults.ts';
import { layoutFaults } from './layout-faults.ts';
import { lookAtPage } from './look-at-page.ts';

/** What a person would see wrong on the page as it stands. */
export const faultsOf = async (page: Page): Promise<string[]> => {
  const told: string[][] = [];
  for (const ask of [layoutFaults, controlFaults]) {
    told.push(await page.evaluate<string[]>(`(${ask})((${lookAtPage})())`));
  }
  return told.flat();
};
