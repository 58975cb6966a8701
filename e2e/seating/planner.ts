import type { Page } from '@playwright/test';

/** What stands in one line until it is opened: alerts, figures and the legend. */
export const openOverview = (page: Page) => page.getByText('Resumen y leyenda').click();

export const menuOf = (page: Page, group: string) =>
  page.getByRole('button', { name: `Más opciones para ${group}`, exact: true });

/** From the menu of a group: 'Separar Los Soto', 'Deseos de Los Soto'. */
export const chooseOption = async (page: Page, group: string, option: string) => {
  await menuOf(page, group).click();
  await page.getByRole('menuitem', { name: option, exact: true }).click();
};
