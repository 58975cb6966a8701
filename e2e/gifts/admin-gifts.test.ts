import { readFile } from 'node:fs/promises';
import ExcelJS from 'exceljs';
import { createGroup } from '#db/models/groups/guest-groups.ts';
import { guests } from '#db/schema.ts';
import { signInAsAdmin } from '../admin-visit.ts';
import { clearGifts, inDatabase, plantAccounts } from './gift-accounts.ts';
import { expect, test } from '../site.ts';
import { expectAccessible, widths } from '../accessible.ts';
import { main, button, toast, card, cards, stat, open, plantAlerts } from './gifts-visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page, site }) => {
  await signInAsAdmin(site, page.request);
  inDatabase(site, plantAccounts);
});

const desk = { viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false };

test.describe('the accounts', () => {
  test('show the four figures as counted by hand', async ({ page }) => {
    await open(page);
    await expect(stat(page, 'Total regalado')).toHaveText('$338.332');
    await expect(stat(page, 'Regalos recibidos')).toHaveText('7');
    await expect(stat(page, 'Invitados que regalaron')).toHaveText('2 de 12 invitados');
    await expect(stat(page, 'Promedio por invitado que regaló')).toHaveText('$169.166');
  });

  test('show who gave first, each line, its sum and the message', async ({ page }) => {
    await open(page);
    await expect(cards(page)).toHaveCount(12);
    await expect(cards(page).nth(0)).toHaveText('Camila y Andrés');
    await expect(cards(page).nth(1)).toHaveText('Tía Marta');
    const couple = card(page, 'Camila y Andrés');
    await expect(couple).toContainText('Pareja');
    await expect(couple).toContainText('ARPA-9K3D');
    await expect(couple).toContainText(/Invita \S+/);
    await expect(couple).toContainText('$238.333');
    await expect(couple).toContainText('4 regalos');
    await expect(couple.getByRole('list').getByRole('listitem')).toHaveText([
      'Paseo en globo1 × $33.333$33.333',
      'Amanecer en el salar1 × $85.000$85.000',
      'Cena frente al mar2 × $60.000$120.000',
    ]);
    await expect(couple).toContainText('¡Que el viaje sea tan lindo como ustedes!');
    await expect(card(page, 'Familia Peñaloza Ríos')).toContainText('Sin regalos');
    // What is not paid is not shown as given.
    await expect(card(page, 'Los Montecinos')).toContainText('Sin regalos');
    await expect(card(page, 'Nicolás Bravo')).toContainText('Sin regalos');
  });

  test('are searched by name and code, and by who invited and who gave', async ({ page }) => {
    await open(page);
    await page.getByLabel('Nombre del grupo').fill('tia');
    await expect(cards(page)).toHaveText(['Tía Marta']);
    await page.getByLabel('Nombre del grupo').fill('');
    await page.getByLabel('Código de acceso').fill('arpa9');
    await expect(cards(page)).toHaveText(['Camila y Andrés']);
    await page.getByLabel('Código de acceso').fill('');
    await page.getByLabel('Regalos', { exact: true }).selectOption('Con regalos');
    await expect(cards(page)).toHaveCount(2);
    await page.getByLabel('Regalos', { exact: true }).selectOption('Sin regalos');
    await expect(cards(page)).toHaveCount(10);
    await expect(page.getByText('10 de 12 grupos')).toBeVisible();
    const inviter = page.getByLabel('Invitado por');
    const both = await inviter.getByRole('option').allTextContents();
    expect(both).toHaveLength(3);
    const found = async () => parseInt(await page.getByText(/de 12 grupos$/).innerText(), 10);
    await inviter.selectOption(both[1] ?? '');
    await expect(page.getByText('10 de 12 grupos')).toBeHidden();
    const ofOne = await found();
    await expect(cards(page)).toHaveCount(ofOne);
    await inviter.selectOption(both[2] ?? '');
    await expect.poll(async () => (await found()) + ofOne).toBe(10);
    await expect(cards(page)).toHaveCount(10 - ofOne);
    await page.getByLabel('Nombre del grupo').fill('nadie se llama así');
    await expect(
      page.getByText('No se encontraron invitados que coincidan con los filtros.'),
    ).toBeVisible();
    await expect(stat(page, 'Total regalado')).toHaveText('$338.332');
  });

  test('hold a wedding of more groups than one page shows', async ({ page, site }) => {
    inDatabase(site, (db) => {
      for (const number of [1, 2, 3]) {
        createGroup(
          db,
          {
            group: {
              group_name: `Zunilda ${number}`,
              access_code: `ZUNI-000${number}`,
              guest_type: 'individual',
              invited_by: db.select().from(guests).get()?.invited_by ?? '',
            },
          },
          { by: { kind: 'system' }, at: new Date() },
        );
      }
    });
    await open(page);
    await expect(page.getByText('15 grupos', { exact: true })).toBeVisible();
    await expect(stat(page, 'Invitados que regalaron')).toHaveText('2 de 15 invitados');
    await expect(cards(page)).toHaveCount(12);
    await button(page, 'Mostrar 3 grupos más').click();
    await expect(cards(page)).toHaveCount(15);
    await page.getByLabel('Nombre del grupo').fill('zunilda 3');
    await expect(cards(page)).toHaveText(['Zunilda 3']);
  });

  test('of an empty wedding say what will come', async ({ page, site }) => {
    inDatabase(site, (db) => {
      clearGifts(db);
      db.delete(guests).run();
    });
    await open(page);
    await expect(stat(page, 'Total regalado')).toHaveText('$0');
    await expect(stat(page, 'Invitados que regalaron')).toHaveText('0 de 0 invitados');
    await expect(stat(page, 'Promedio por invitado que regaló')).toHaveText('$0');
    await expect(page.getByText('Todavía no hay invitados.')).toBeVisible();
    await button(page, 'Todas las compras').click();
    await expect(page.getByText('Todavía no hay compras.')).toBeVisible();
    await page.getByRole('tab', { name: 'Catálogo de Regalos' }).click();
    await expect(page.getByText('Todavía no hay regalos.')).toBeVisible();
  });

  test('that cannot be loaded keep what was there, and are tried again', async ({ page }) => {
    await open(page);
    await page.route('**/api/admin/purchases', (route) => route.fulfill({ status: 500, body: '' }));
    await button(page, 'Actualizar').click();
    await expect(main(page).getByRole('alert')).toContainText('No se pudieron cargar los regalos.');
    await expect(stat(page, 'Total regalado')).toHaveText('$338.332');
    await page.unroute('**/api/admin/purchases');
    await button(page, 'Reintentar').click();
    await expect(main(page).getByRole('alert')).toBeHidden();
    await expect(button(page, 'Actualizar')).toBeVisible();
  });

  test('are downloaded as a thank-you list', async ({ page }) => {
    await open(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Exportar a Excel').click(),
    ]);
    expect(download.suggestedFilename()).toBe('regalos.xlsx');
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load((await readFile(await download.path())) as never);
    const text = JSON.stringify(workbook.worksheets[0]?.getSheetValues());
    expect(text).toContain('Camila y Andrés');
    expect(text).toContain('¡Que el viaje sea tan lindo como ustedes!');
  });
});

test('a visitor who is not the couple sees the login, and no gift', async ({ page }) => {
  await page.context().clearCookies();
  await page.goto('/admin/gifts');
  await expect(page.getByLabel('Usuario')).toBeVisible();
  expect(await page.content()).not.toContain('Camila');
});

test.describe('the keyboard', () => {
  test.use(desk);

  test('walks through tabs and lists', async ({ page }) => {
    await open(page);
    await page.getByRole('tab', { name: 'Compras de Invitados' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('table', { name: 'Catálogo de regalos' })).toBeVisible();
    await expect(page).toHaveURL('/admin/gifts?tab=catalogo');
    await page.keyboard.press('ArrowLeft');
    await expect(page).toHaveURL('/admin/gifts');
    await button(page, 'Todas las compras').focus();
    await page.keyboard.press('Space');
    await expect(button(page, 'Todas las compras')).toHaveAttribute('aria-pressed', 'true');
    await button(page, 'Llegó la transferencia de Los Montecinos').first().focus();
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Transferencia confirmada')).toBeVisible();
    await expect(page.locator('body')).not.toBeFocused();
  });
});

test('what needs attention is sound at every width', async ({ page, site }) => {
  plantAlerts(site);
  await open(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await expectAccessible(page);
  }
});
