import type { Page } from '@playwright/test';
import { signInAsAdmin } from '../admin-visit.ts';
import { expect, test } from '../site.ts';

test.beforeEach(async ({ page, site }) => signInAsAdmin(site, page.request));

const cards = (page: Page) => page.getByRole('list', { name: 'Tarjetas' }).getByRole('listitem');
const link = (page: Page) => page.getByRole('link', { name: 'Tarjetas QR' });

/** As a printer gets it. */
const sheets = async (page: Page) => {
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return paper.match(/\/Type \/Page\b(?!s)/gu)?.length;
};

test('every group has a card with its key, of all groups or of those that were found or selected', async ({
  page,
}) => {
  await page.goto('/admin/guests');
  await link(page).click();
  await expect(cards(page)).toHaveCount(12);
  await expect(page.getByText('Cada tarjeta es una llave')).toBeVisible();
  await expect(page.getByText('Configuren SITE_URL')).toBeVisible();
  await expect(cards(page).filter({ hasText: 'Tía Marta' })).toContainText('MATE-6H4C');
  await expect(page.getByRole('img', { name: 'Código QR de Tía Marta' })).toBeVisible();
  // Eight on each sheet, and nothing else on paper.
  expect(await sheets(page)).toBe(2);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Cada tarjeta es una llave')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Principal' })).toBeHidden();
  const { width, height } = (await cards(page).first().boundingBox()) ?? { width: 0, height: 0 };
  const mm = 96 / 25.4;
  expect([Math.round(width / mm), Math.round(height / mm)]).toEqual([90, 66]);
  await page.emulateMedia({ media: 'screen' });

  await page.goto('/admin/guests');
  await page.getByLabel('Buscar por código').fill('MATE');
  await expect(page.getByText('1 grupo', { exact: true })).toBeVisible();
  await link(page).click();
  await expect(cards(page)).toHaveText(/Tía Marta/);

  await page.goto('/admin/whatsapp');
  await page.getByLabel('Seleccionar Nicolás Bravo').check();
  await page.getByLabel('Seleccionar Camila y Andrés').check();
  await link(page).click();
  await expect(cards(page)).toHaveText([/Camila y Andrés/, /Nicolás Bravo/]);
  await page.getByRole('link', { name: 'Ver las de todos' }).click();
  await expect(cards(page)).toHaveCount(12);
  await page.goto('/admin/guests/cards?groups=999');
  await expect(page.getByText('Todavía no hay grupos para hacer tarjetas.')).toBeVisible();
});
