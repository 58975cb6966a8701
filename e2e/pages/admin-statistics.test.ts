import type { Page } from '@playwright/test';
import { counted, plantCountedWedding } from '#tests/support/counted-wedding.ts';
import { signInAsAdmin } from '../admin-visit.ts';
import { testOf } from '../planted-site.ts';
import { expect } from '../site.ts';

const test = testOf((db) => plantCountedWedding(db, ['Violeta', 'Lautaro']));

test.beforeEach(async ({ page, site }) => signInAsAdmin(site, page.request));

const tableRows = async (page: Page, name: string) => {
  const rows = page.getByRole('table', { name }).getByRole('row');
  const read: string[][] = [];
  for (const row of (await rows.all()).slice(1)) {
    read.push(await row.getByRole('cell').locator(':scope > :first-child').allTextContents());
  }
  return read;
};

const attendanceByHand = Object.values(counted.events).map(([invited, yes, no, silent]) =>
  [yes, no, silent, invited].map(String),
);

const countsOf = async (page: Page, region: string) =>
  (await page.getByRole('region', { name: region }).getByRole('row').allTextContents())
    .slice(1)
    .map((text) => Number(/\d+$/.exec(text)?.[0]));

test('the panel shows what was counted by hand', async ({ page }) => {
  await page.goto('/admin');
  const totals = page.getByRole('region', { name: 'Totales' });
  await expect(totals).toContainText(`Eventos${counted.totals.events}`);
  await expect(totals).toContainText(`Grupos${counted.totals.groups}`);
  await expect(totals).toContainText(`Invitados${counted.totals.people}`);
  await expect(page.getByText('4 de 9 personas confirmadas')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Evento principal' })).toHaveAttribute(
    'aria-valuenow',
    String(counted.mainEvent.percent),
  );
  expect(await tableRows(page, 'Asistencia por evento')).toEqual(attendanceByHand);
  expect(await countsOf(page, 'Restricciones dietéticas')).toEqual(Object.values(counted.diets));
});

test('and so does the overview of the answers', async ({ page }) => {
  await page.goto('/admin/rsvps?tab=overview');
  expect(await tableRows(page, 'Asistencia por evento')).toEqual(attendanceByHand);
  expect(await countsOf(page, 'Restricciones dietéticas')).toEqual(Object.values(counted.diets));
  expect(await countsOf(page, 'Información de contacto')).toEqual(Object.values(counted.contacts));
});

test('and each card of an event', async ({ page }) => {
  await page.goto('/admin/rsvps?event=49');
  await expect(page.getByRole('region', { name: 'Resumen de respuestas' })).toHaveText(
    'Asistirá4No asistirá1Pendiente3Invitados8',
  );
  const cards = page.getByRole('tabpanel').locator('ul > li.card');
  await expect(cards).toHaveText([
    /^Dora Individual0 de 1/,
    /^Elsa y Fabio Pareja1 de 2/,
    /^Gil y Hugo Pareja0 de 2/,
    /^Los Araya Familia3 de 3/,
  ]);
});

test('and the list of guests', async ({ page }) => {
  await page.goto('/admin/guests');
  await expect(page.getByText('5 grupos')).toBeVisible();
  await expect(page.getByText('9 miembros')).toBeVisible();
  await expect(page.getByText('No events assigned')).toHaveCount(1);
});
