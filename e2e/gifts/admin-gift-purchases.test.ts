import type { Page } from '@playwright/test';
import { purchaseAlerts } from '#db/schema.ts';
import { signInAsAdmin } from '../admin-visit.ts';
import { give, inDatabase, paidUnheard, plantAccounts } from './gift-accounts.ts';
import { expect, test } from '../site.ts';
import { button, toast, card, cards, stat, open, plantAlerts } from './gifts-visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page, site }) => {
  await signInAsAdmin(site, page.request);
  inDatabase(site, plantAccounts);
});

const openPurchases = async (page: Page) => {
  await open(page);
  await button(page, 'Todas las compras').click();
  await expect(page.getByText('5 compras')).toBeVisible();
};

test.describe('a transfer', () => {
  const pending = (page: Page) =>
    page.getByRole('region', { name: 'Transferencias por confirmar' });

  test('waits on top with its reference, and counts once it has arrived', async ({ page }) => {
    await open(page);
    await expect(pending(page)).toContainText('Los Montecinos');
    await expect(pending(page)).toContainText('REGALO-7K3M');
    await expect(pending(page)).toContainText('$85.000');
    await button(page, 'Llegó la transferencia de Los Montecinos').click();
    await expect(toast(page, 'Transferencia confirmada')).toBeVisible();
    await expect(pending(page)).toBeHidden();
    await expect(stat(page, 'Total regalado')).toHaveText('$423.332');
    await expect(stat(page, 'Regalos recibidos')).toHaveText('8');
    await expect(stat(page, 'Invitados que regalaron')).toHaveText('3 de 12 invitados');
    // 423.332 ÷ 3 = 141.110,67
    await expect(stat(page, 'Promedio por invitado que regaló')).toHaveText('$141.111');
    await expect(card(page, 'Los Montecinos')).toContainText('Con mucho cariño');
  });

  test('that did not arrive is asked about, refused, and may still come', async ({ page }) => {
    await open(page);
    await button(page, 'No llegó la transferencia de Los Montecinos').click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Los Montecinos por $85.000');
    await page.keyboard.press('Escape');
    await expect(pending(page)).toBeVisible();
    await button(page, 'No llegó la transferencia de Los Montecinos').click();
    await question.getByRole('button', { name: 'No llegó' }).click();
    await expect(toast(page, 'Transferencia rechazada')).toBeVisible();
    await expect(pending(page)).toBeHidden();
    await expect(stat(page, 'Total regalado')).toHaveText('$338.332');
    await button(page, 'Todas las compras').click();
    await expect(card(page, 'Los Montecinos')).toContainText('Rechazado');
    await button(page, 'Llegó la transferencia de Los Montecinos').click();
    await expect(card(page, 'Los Montecinos')).toContainText('Pagado');
    await expect(stat(page, 'Total regalado')).toHaveText('$423.332');
  });

  test('that cannot be stored stays as it was', async ({ page, context }) => {
    await open(page);
    await context.setOffline(true);
    await button(page, 'Llegó la transferencia de Los Montecinos').click();
    await expect(toast(page, 'No se pudo guardar')).toBeVisible();
    await expect(pending(page)).toContainText('Los Montecinos');
    await context.setOffline(false);
    await button(page, 'Llegó la transferencia de Los Montecinos').click();
    await expect(pending(page)).toBeHidden();
  });

  test('is confirmed after a session that ended, once the password is given', async ({
    page,
    site,
  }) => {
    await open(page);
    // What is opened without a session shows the login in place of the screen.
    await expect(page.getByText('En vivo')).toBeVisible();
    await page.context().clearCookies();
    await button(page, 'Llegó la transferencia de Los Montecinos').click();
    await page.getByLabel('Usuario', { exact: true }).fill('pareja');
    await page.getByLabel('Contraseña', { exact: true }).fill('una-clave-de-prueba');
    await button(page, 'Continuar').click();
    await expect(pending(page)).toBeHidden();
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
    await expect(stat(page, 'Total regalado')).toHaveText('$508.332');
    await button(page, 'Consultar el pago de Familia Peñaloza Ríos').click();
    await expect(toast(page, 'Sin novedades')).toBeVisible();
  });

  test('stay as they are when the provider does not answer', async ({ page }) => {
    for (const status of [502, 503, 504]) {
      await page.route('**/refresh', (route) =>
        route.fulfill({ status, json: { code: 'payments_silent', message: 'Tu carrito…' } }),
      );
      await openPurchases(page);
      await button(page, 'Consultar el pago de Nicolás Bravo').click();
      await expect(toast(page, 'Mercado Pago no respondió.'), `${status}`).toBeVisible();
      await expect(card(page, 'Nicolás Bravo')).toContainText('Rechazado');
    }
  });
});

test.describe('what needs the couple', () => {
  const alerts = (page: Page) => page.getByRole('region', { name: /su atención/ });

  test('is told plainly: what happened, and what to do', async ({ page, site }) => {
    plantAlerts(site);
    await open(page);
    await expect(alerts(page).getByRole('heading', { level: 2 })).toHaveText(
      '4 pagos necesitan su atención',
    );
    const reported = alerts(page).getByRole('listitem');
    await expect(reported).toHaveCount(4);
    const twice = reported.filter({ hasText: 'Pagaron dos veces' });
    await expect(twice).toContainText(
      'Se aprobaron dos pagos por una misma compra de Camila y Andrés ($205.000).',
    );
    await expect(twice).toContainText('devuelvan uno de los dos pagos');
    await expect(twice).toContainText('Pago n.º 9000001');
    await expect(twice).toContainText('Pago n.º 9000002');
    await expect(reported.filter({ hasText: 'El monto no coincide' })).toContainText(
      'Familia Peñaloza Ríos eligió regalos por $85.000, pero llegó un pago de $8.500.',
    );
    await expect(reported.filter({ hasText: 'Pago devuelto' })).toContainText(
      '$85.000 de Tía Marta',
    );
    await expect(reported.filter({ hasText: 'Contracargo' })).toContainText('Javiera Oyarce');
    // Paid twice counts once; the wrong amount, the refund and the chargeback do not count.
    await expect(stat(page, 'Total regalado')).toHaveText('$338.332');
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
