import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import ExcelJS from 'exceljs';
import { createGroup } from '#db/models/groups/guest-groups.ts';
import { guests, purchaseAlerts } from '#db/schema.ts';
import { signInAsAdmin } from './admin-visit.ts';
import { clearGifts, give, inDatabase, paid, paidUnheard, plantAccounts } from './gift-accounts.ts';
import { expect, type Site, test } from './site.ts';
import { expectAccessible, widths } from './accessible.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page, site }) => {
  await signInAsAdmin(site, page.request);
  inDatabase(site, plantAccounts);
});

const desk = { viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false };

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const toast = (page: Page, text: string) => page.locator('toast-region').getByText(text);
const card = (page: Page, group: string) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2, name: group, exact: true }) });
const cards = (page: Page) =>
  main(page).getByRole('heading', { level: 2 }).and(page.locator('li h2'));
const figure = (page: Page, label: string) =>
  page
    .getByRole('region', { name: 'Resumen de regalos' })
    .locator('div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .getByRole('definition');

const open = async (page: Page) => {
  await page.goto('/admin/gifts');
  await expect(button(page, 'Todas las compras')).toBeEnabled();
};

const openPurchases = async (page: Page) => {
  await open(page);
  await button(page, 'Todas las compras').click();
  await expect(page.getByText('5 compras')).toBeVisible();
};

const plantAlerts = (site: Site) =>
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

test.describe('the accounts', () => {
  test('show the four figures as counted by hand', async ({ page }) => {
    await open(page);
    await expect(figure(page, 'Total regalado')).toHaveText('$338.332');
    await expect(figure(page, 'Regalos recibidos')).toHaveText('7');
    await expect(figure(page, 'Invitados que regalaron')).toHaveText('2 de 12 invitados');
    await expect(figure(page, 'Promedio por invitado que regaló')).toHaveText('$169.166');
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
    await expect(figure(page, 'Total regalado')).toHaveText('$338.332');
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
    await expect(figure(page, 'Invitados que regalaron')).toHaveText('2 de 15 invitados');
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
    await expect(figure(page, 'Total regalado')).toHaveText('$0');
    await expect(figure(page, 'Invitados que regalaron')).toHaveText('0 de 0 invitados');
    await expect(figure(page, 'Promedio por invitado que regaló')).toHaveText('$0');
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
    await expect(figure(page, 'Total regalado')).toHaveText('$338.332');
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

test.describe('thank-you notes', () => {
  test('are ticked off where the gift stands, and stay so', async ({ page }) => {
    await open(page);
    const tick = card(page, 'Tía Marta').getByLabel('Gracias enviadas a Tía Marta');
    await expect(tick).not.toBeChecked();
    await Promise.all([page.waitForResponse('**/thanks'), tick.check()]);
    await expect(card(page, 'Tía Marta')).toContainText(/el \d+ de \w+ de \d{4}/);
    await page.reload();
    await expect(tick).toBeChecked();
    await button(page, 'Todas las compras').click();
    await page.getByLabel('Estado').selectOption('Pagadas, sin dar las gracias');
    await expect(cards(page)).toHaveText(['Camila y Andrés', 'Camila y Andrés']);
  });

  test('ticked and unticked quickly end as the last tap says', async ({ page }) => {
    await open(page);
    const tick = card(page, 'Tía Marta').getByLabel('Gracias enviadas a Tía Marta');
    const answers: string[] = [];
    page.on('response', async (answer) => {
      if (answer.url().endsWith('/thanks')) answers.push(answer.request().postData() ?? '');
    });
    await tick.click();
    await tick.click();
    await tick.click();
    await expect.poll(() => answers.length).toBe(3);
    expect(answers.map((sent) => JSON.parse(sent) as unknown)).toEqual([
      { sent: true },
      { sent: false },
      { sent: true },
    ]);
    await page.reload();
    await expect(tick).toBeChecked();
  });

  test('that cannot be stored are unticked again', async ({ page }) => {
    await open(page);
    await page.route('**/thanks', (route) => route.abort());
    const tick = card(page, 'Tía Marta').getByLabel('Gracias enviadas a Tía Marta');
    await tick.click();
    await expect(toast(page, 'No se pudo guardar. La marca quedó como estaba.')).toBeVisible();
    await expect(tick).not.toBeChecked();
  });
});

test.describe('a transfer', () => {
  const waiting = (page: Page) =>
    page.getByRole('region', { name: 'Transferencias por confirmar' });

  test('waits on top with its reference, and counts once it has arrived', async ({ page }) => {
    await open(page);
    await expect(waiting(page)).toContainText('Los Montecinos');
    await expect(waiting(page)).toContainText('REGALO-7K3M');
    await expect(waiting(page)).toContainText('$85.000');
    await button(page, 'Llegó la transferencia de Los Montecinos').click();
    await expect(toast(page, 'Transferencia confirmada')).toBeVisible();
    await expect(waiting(page)).toBeHidden();
    await expect(figure(page, 'Total regalado')).toHaveText('$423.332');
    await expect(figure(page, 'Regalos recibidos')).toHaveText('8');
    await expect(figure(page, 'Invitados que regalaron')).toHaveText('3 de 12 invitados');
    // 423.332 ÷ 3 = 141.110,67
    await expect(figure(page, 'Promedio por invitado que regaló')).toHaveText('$141.111');
    await expect(card(page, 'Los Montecinos')).toContainText('Con mucho cariño');
  });

  test('that did not arrive is asked about, refused, and may still come', async ({ page }) => {
    await open(page);
    await button(page, 'No llegó la transferencia de Los Montecinos').click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Los Montecinos por $85.000');
    await page.keyboard.press('Escape');
    await expect(waiting(page)).toBeVisible();
    await button(page, 'No llegó la transferencia de Los Montecinos').click();
    await question.getByRole('button', { name: 'No llegó' }).click();
    await expect(toast(page, 'Transferencia rechazada')).toBeVisible();
    await expect(waiting(page)).toBeHidden();
    await expect(figure(page, 'Total regalado')).toHaveText('$338.332');
    await button(page, 'Todas las compras').click();
    await expect(card(page, 'Los Montecinos')).toContainText('Rechazado');
    await button(page, 'Llegó la transferencia de Los Montecinos').click();
    await expect(card(page, 'Los Montecinos')).toContainText('Pagado');
    await expect(figure(page, 'Total regalado')).toHaveText('$423.332');
  });

  test('that cannot be stored stays as it was', async ({ page, context }) => {
    await open(page);
    await context.setOffline(true);
    await button(page, 'Llegó la transferencia de Los Montecinos').click();
    await expect(toast(page, 'No se pudo guardar')).toBeVisible();
    await expect(waiting(page)).toContainText('Los Montecinos');
    await context.setOffline(false);
    await button(page, 'Llegó la transferencia de Los Montecinos').click();
    await expect(waiting(page)).toBeHidden();
  });

  test('is confirmed after a session that ended, once the password is given', async ({
    page,
    site,
  }) => {
    await open(page);
    await page.context().clearCookies();
    await button(page, 'Llegó la transferencia de Los Montecinos').click();
    await page.getByLabel('Usuario', { exact: true }).fill('pareja');
    await page.getByLabel('Contraseña', { exact: true }).fill('una-clave-de-prueba');
    await button(page, 'Continuar').click();
    await expect(waiting(page)).toBeHidden();
    expect(site.output()).not.toContain('una-clave-de-prueba');
  });
});

test.describe('all purchases', () => {
  test('tell state, method and the provider’s number', async ({ page }) => {
    await openPurchases(page);
    const paidOnline = card(page, 'Camila y Andrés').filter({ hasText: '9000001' });
    await expect(paidOnline).toContainText('Pagado');
    await expect(paidOnline).toContainText('Mercado Pago');
    await expect(paidOnline).toContainText('9000001 · aprobado · $205.000');
    await expect(paidOnline).toContainText('1 de diciembre de 2025 • 12:30 pm');
    await expect(card(page, 'Los Montecinos')).toContainText('Transferencia');
    await expect(card(page, 'Los Montecinos')).toContainText('REGALO-7K3M');
    await expect(card(page, 'Los Montecinos')).toContainText('Pendiente');
    await expect(card(page, 'Nicolás Bravo')).toContainText('Rechazado');
    await page.getByLabel('Estado').selectOption('Pendiente');
    await expect(cards(page)).toHaveText(['Los Montecinos']);
    await page.getByLabel('Estado').selectOption('Todas');
    await page.getByLabel('Grupo, código o número de pago').fill('9000001');
    await expect(cards(page)).toHaveText(['Camila y Andrés']);
    await page.getByLabel('Grupo, código o número de pago').fill('regalo-7k');
    await expect(cards(page)).toHaveText(['Los Montecinos']);
    await page.getByLabel('Grupo, código o número de pago').fill('nadie');
    await expect(page.getByText('Ninguna compra coincide con los filtros.')).toBeVisible();
  });

  test('are asked about at the provider, whose lost news arrives', async ({ page, site }) => {
    inDatabase(site, (db) => {
      const { salt } = plantAccounts(db);
      const lost = give(db, {
        group: 'Familia Peñaloza Ríos',
        status: 'pending',
        external_reference: 'ref-perdida',
        lines: [[salt, 2]],
      });
      paidUnheard(db, lost);
    });
    await open(page);
    await button(page, 'Todas las compras').click();
    await expect(card(page, 'Familia Peñaloza Ríos')).toContainText('Sin número de pago');
    await button(page, 'Consultar el pago de Familia Peñaloza Ríos').click();
    await expect(toast(page, 'Estado: Pagado')).toBeVisible();
    await expect(card(page, 'Familia Peñaloza Ríos')).toContainText('aprobado · $170.000');
    await expect(figure(page, 'Total regalado')).toHaveText('$508.332');
    await button(page, 'Consultar el pago de Familia Peñaloza Ríos').click();
    await expect(toast(page, 'Sin novedades')).toBeVisible();
  });

  for (const status of [502, 503, 504]) {
    test(`stay as they are when the provider answers ${status}`, async ({ page }) => {
      await openPurchases(page);
      await page.route('**/refresh', (route) =>
        route.fulfill({ status, json: { code: 'payments_silent', message: 'Tu carrito…' } }),
      );
      await button(page, 'Consultar el pago de Nicolás Bravo').click();
      await expect(toast(page, 'Mercado Pago no respondió.')).toBeVisible();
      await expect(card(page, 'Nicolás Bravo')).toContainText('Rechazado');
    });
  }
});

test.describe('what needs the couple', () => {
  const alerts = (page: Page) => page.getByRole('region', { name: /su atención/ });

  test('is told plainly: what happened, and what to do', async ({ page, site }) => {
    plantAlerts(site);
    await open(page);
    await expect(alerts(page).getByRole('heading', { level: 2 })).toHaveText(
      '4 pagos necesitan su atención',
    );
    const told = alerts(page).getByRole('listitem');
    await expect(told).toHaveCount(4);
    const twice = told.filter({ hasText: 'Pagaron dos veces' });
    await expect(twice).toContainText(
      'Se aprobaron dos pagos por una misma compra de Camila y Andrés ($205.000).',
    );
    await expect(twice).toContainText('devuelvan uno de los dos pagos');
    await expect(twice).toContainText('Pago n.º 9000001');
    await expect(twice).toContainText('Pago n.º 9000002');
    await expect(told.filter({ hasText: 'El monto no coincide' })).toContainText(
      'Familia Peñaloza Ríos eligió regalos por $85.000, pero llegó un pago de $8.500.',
    );
    await expect(told.filter({ hasText: 'Pago devuelto' })).toContainText('$85.000 de Tía Marta');
    await expect(told.filter({ hasText: 'Contracargo' })).toContainText('Javiera Oyarce');
    // Paid twice counts once; the wrong amount, the refund and the chargeback do not count.
    await expect(figure(page, 'Total regalado')).toHaveText('$338.332');
  });

  test('leads to its purchase', async ({ page, site }) => {
    plantAlerts(site);
    await open(page);
    await button(page, 'Ver la compra de Camila y Andrés').click();
    await expect(cards(page)).toHaveText(['Camila y Andrés']);
    await expect(card(page, 'Camila y Andrés')).toContainText('9000002 · aprobado · $205.000');
  });

  test('is ticked off for good', async ({ page, site }) => {
    plantAlerts(site);
    await open(page);
    await button(page, 'Ya revisé el aviso de Camila y Andrés').click();
    await expect(alerts(page).getByRole('listitem')).toHaveCount(3);
    await expect(alerts(page)).toBeFocused();
    await page.reload();
    await expect(alerts(page).getByRole('listitem')).toHaveCount(3);
    const seen = inDatabase(site, (db) => db.select().from(purchaseAlerts).all());
    expect(seen.filter(({ seen_at }) => seen_at !== null)).toHaveLength(2);
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
