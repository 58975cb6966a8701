import type { Locator, Page } from '@playwright/test';
import { fakeAccount } from '../../tests/support/providers/fake-graph.ts';
import {
  startFakeWhatsApp,
  type FakeWhatsApp,
} from '../../tests/support/providers/whatsapp/fake-whatsapp.ts';
import { signInAsAdmin } from '../admin-visit.ts';
import { expect, test as base } from '../site.ts';
import { expectAccessible } from '../accessible.ts';

const test = base.extend<{ fake: FakeWhatsApp }>({
  fake: async ({}, use) => {
    const fake = await startFakeWhatsApp();
    await use(fake);
    await fake.stop();
  },
  siteEnv: ({ fake }, use) => use({ WA_SOCKET_URL: fake.url, WA_ROOT_KEY: fake.rootKey }),
});

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const card = (page: Page, name: string) => page.getByRole('region', { name });

/** A page that becomes visible polls at once: the tests need not wait for its next poll. */
const shown = (part: Locator, text: string) =>
  expect(async () => {
    await part.page().evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(part).toContainText(text, { timeout: 500 });
  }).toPass({ timeout: 30_000 });

test('the couple connects its WhatsApp, sees what becomes of it, and takes it back', async ({
  page,
  site,
  fake,
}) => {
  test.slow();
  await signInAsAdmin(site, page.request);
  await page.goto('/admin/whatsapp');
  await page.getByRole('tab', { name: 'Conexión' }).click();
  await expect(page).toHaveURL(/tab=conexion$/u);
  const own = card(page, 'Su WhatsApp');
  const state = own.getByRole('status');
  await expect(state).toContainText('Desconectado');
  await expectAccessible(page);

  // What is no number is refused at once, before the couple reads what it risks.
  await own.getByText('¿Están en el mismo teléfono?').click();
  await own.getByLabel('Número de su WhatsApp').fill('123');
  await button(page, 'Pedir código').click();
  await expect(own).toContainText('Escriban el número completo');
  await expect(own.getByLabel('Número de su WhatsApp')).toBeFocused();
  await expect(page.getByRole('alertdialog')).toBeHidden();

  // What it risks is read first.
  await button(page, 'Conectar').click();
  const consent = page.getByRole('alertdialog', { name: 'Antes de conectar' });
  await expect(consent).toContainText('puede restringir o bloquear su número');
  await button(page, 'Cancelar').click();
  await expect(state).toContainText('Desconectado');
  await button(page, 'Conectar').click();
  await button(page, 'Aceptamos el riesgo y conectamos').click();

  const qr = own.getByRole('img', { name: 'Código QR' });
  await expect(qr).toBeVisible({ timeout: 30_000 });
  expect(await qr.boundingBox()).toMatchObject({ width: 200, height: 200 });
  await expectAccessible(page);
  const status = await page.request.get('/api/admin/whatsapp/baileys-status');
  fake.scan(((await status.json()) as { qr: string }).qr);
  await shown(state, 'Conectado');
  await expect(qr).toBeHidden();
  await expect(own).toContainText(/Mensajes enviados\s*0\s*Mensajes con error\s*0/u);

  // Found again, without a QR, when the page opens after a restart.
  await site.restart('SIGKILL');
  await page.reload();
  await shown(state, 'Conectado');

  // It says so while it is cut off, and comes back by itself.
  const trouble = own.getByRole('alert');
  fake.refuses = 503;
  fake.drop();
  await shown(trouble, 'Se cortó la conexión con WhatsApp.');
  await expect(state).toContainText('Conectando');
  fake.refuses = undefined;
  await shown(state, 'Conectado');
  await expect(trouble).toBeHidden();

  fake.replace();
  await shown(trouble, 'Otro programa abrió esta misma conexión');
  await expect(state).toContainText('Con error');
  await expectAccessible(page);
  // Accepted once is enough.
  await button(page, 'Conectar').click();
  await shown(state, 'Conectado');

  fake.ban();
  await shown(trouble, 'WhatsApp bloqueó o restringió este número.');
  await expect(state).toContainText('Con error');
  fake.refuses = undefined;
  await button(page, 'Conectar').click();
  await shown(state, 'Conectado');

  fake.unlink();
  await shown(trouble, 'Quitaron este sitio');
  await expect(qr).toBeVisible({ timeout: 30_000 });
  await button(page, 'Cancelar').click();
  await shown(state, 'Desconectado');

  // An unscanned QR has expired.
  await button(page, 'Conectar').click();
  await expect(qr).toBeVisible({ timeout: 30_000 });
  fake.drop();
  await shown(trouble, 'El código venció antes de usarse.');
  await expect(qr).toBeHidden();

  // On the phone that is to be linked a QR is of no use.
  await own.getByText('¿Están en el mismo teléfono?').click();
  // Whether it is a whole number only the server knows.
  await own.getByLabel('Número de su WhatsApp').fill('00000000');
  await button(page, 'Pedir código').click();
  await expect(own).toContainText('Escriban el número completo');
  await own.getByLabel('Número de su WhatsApp').fill('+56 9 8765 4321');
  await button(page, 'Pedir código').click();
  await expect(own.getByLabel('Su código de vinculación')).toHaveText(/^[\dA-Z]{4}-[\dA-Z]{4}$/u, {
    timeout: 30_000,
  });
  expect(fake.pairingRequested).toEqual(['56987654321']);
  expect(site.output()).not.toContain('87654321');
});

test('the account at Meta is kept without ever being shown again', async ({ page, site }) => {
  await signInAsAdmin(site, page.request);
  await page.goto('/admin/whatsapp?tab=conexion');
  const meta = card(page, 'API oficial de Meta');
  await expect(meta).toContainText('Sin configurar');
  await expect(meta).toContainText(`${site.url}/api/webhooks/whatsapp`);
  await button(page, 'Configurar').click();
  const dialog = page.getByRole('dialog', { name: 'API oficial de Meta' });
  await dialog.getByLabel('Número (phone_number_id)').fill(fakeAccount.phone_number_id);
  await dialog.getByLabel('Token de acceso').fill(fakeAccount.token);
  await dialog.getByLabel('Versión de la API').fill('23');
  await button(page, 'Guardar').click();
  await expect(dialog).toContainText('Se escribe como v23.0');
  await page.keyboard.press('Escape');
  await expect(dialog).toContainText('Tienen cambios sin guardar.');
  await button(page, 'Seguir editando').click();
  await dialog.getByLabel('Versión de la API').fill('v23.0');
  await expectAccessible(page);
  await button(page, 'Guardar').click();
  await expect(meta).toContainText('Configurada');

  await page.reload();
  await button(page, 'Configurar').click();
  await expect(dialog).toContainText('Guardado, termina en 4242.');
  await expect(dialog.getByLabel('Token de acceso')).toHaveValue('');
  expect(await page.content()).not.toContain(fakeAccount.token);
});
