import type { Page } from '@playwright/test';
import { give, inDatabase, paid, plantAccounts } from './gift-accounts.ts';
import { expect, type Site } from '../site.ts';

export const main = (page: Page) => page.getByRole('main');

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export const toast = (page: Page, text: string) => page.locator('toast-region').getByText(text);

export const card = (page: Page, group: string) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2, name: group, exact: true }) });

export const cards = (page: Page) =>
  main(page).getByRole('heading', { level: 2 }).and(page.locator('li h2'));

export const stat = (page: Page, label: string) =>
  page
    .getByRole('region', { name: 'Resumen de regalos' })
    .locator('div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .getByRole('definition');

export const open = async (page: Page) => {
  await page.goto('/admin/gifts');
  await expect(button(page, 'Todas las compras')).toBeEnabled();
};

export const plantAlerts = (site: Site) =>
  inDatabase(site, (db) => {
    const { couple, salt, dinner } = plantAccounts(db);
    const online = (group: string, reference: string, gift: number) =>
      give(db, { group, external_reference: reference, lines: [[gift, 1]] });
    paid(db, couple, [{ id: '9000002' }]);
    paid(db, online('Familia Peñaloza Ríos', 'a', salt), [{ id: '9100000', amount: 8500 }]);
    paid(db, online('Tía Marta', 'b', salt), [
      { id: '9200000', status: 'refunded', refundedAmount: 85_000 },
    ]);
    paid(db, online('Javiera Oyarce', 'c', dinner), [{ id: '9300000', status: 'charged_back' }]);
  });
