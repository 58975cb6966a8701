import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import Database from 'better-sqlite3';
import { signInAsAdmin } from '../admin-visit.ts';
import { guests, signIn } from '../guest-visit.ts';
import { expect, type Site, test } from '../site.ts';
import { expectAccessible } from '../accessible.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const toast = (page: Page, text: string) => page.locator('toast-region').getByText(text);

const chooseGroup = (page: Page, name: string) =>
  page.getByLabel('Grupo', { exact: true }).selectOption(name);

const downloaded = async (page: Page, name: string) => {
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
};

test('a group gets its copy and is erased for good; its gifts stay without a name', async ({
  page,
  site,
  browser,
}) => {
  const guest = await browser.newPage({ baseURL: site.url });
  await signIn(guest, guests.couple);
  await signInAsAdmin(site, page.request);
  await page.goto('/admin/data');
  await chooseGroup(page, 'Camila y Andrés');
  const copy = await downloaded(page, 'Descargar copia');
  expect(copy.name).toBe('datos-del-grupo.html');
  expect(copy.text).toContain('ARPA-9K3D');
  const raw = await downloaded(page, 'Descargar para programas (JSON)');
  expect(JSON.parse(raw.text)).toMatchObject({ group: { name: 'Camila y Andrés' } });

  await button(page, 'Borrar para siempre…').click();
  await expect(page.getByRole('dialog')).toContainText('en sus cuentas quedan los montos');
  await button(page, 'Borrar para siempre').click();
  await expect(page.getByText('No es el nombre de este grupo')).toBeVisible();
  await page.getByLabel('Escriban el nombre del grupo').fill('camila y andres');
  await expectAccessible(page);
  await button(page, 'Borrar para siempre').click();
  await expect(toast(page, 'Datos borrados')).toBeVisible();
  await expect(page.getByText('Un grupo (2 personas)')).toBeVisible();
  await expect(page.getByLabel('Grupo', { exact: true })).toBeFocused();
  await expect(page.getByRole('option', { name: 'Camila y Andrés' })).toHaveCount(0);

  await guest.goto('/my-events');
  await expect(guest.getByLabel('Nombre del grupo')).toBeVisible();
  await guest.close();
  await page.goto('/admin/gifts');
  await expect(page.getByText(/^Grupo borrado n\.º \d+$/)).toBeVisible();
});

/** As if it had been switched on two days ago. */
const letTwoDaysPass = ({ database }: Site) => {
  const file = new Database(database);
  file.exec('update erasure_switches set switched_on_at = switched_on_at - 2 * 86400000');
  file.close();
};

test('after the wedding everybody is erased once it is switched on, and guests read why', async ({
  page,
  site,
}) => {
  await signInAsAdmin(site, page.request);
  await page.goto('/admin/data');
  const enable = 'Activar el borrado: Todo lo personal';
  await button(page, enable).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Activar' }).click();
  await expect(toast(page, 'Borrado activado')).toBeVisible();
  await button(page, 'Desactivar el borrado: Todo lo personal').click();
  await expect(button(page, enable)).toBeVisible();
  await button(page, enable).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Activar' }).click();
  await expect(page.getByText(/^Se borra a partir del/)).toBeVisible();

  await site.stop('SIGKILL');
  letTwoDaysPass(site);
  await site.restart();
  await page.goto('/admin/data');
  await expect(page.getByText('Todo lo personal (12 grupos')).toBeVisible();
  await expect(page.getByText('No hay datos de ningún grupo.')).toBeVisible();
  await expect(page.getByText('Ya se borró todo lo personal.')).toBeVisible();
  await expect(button(page, enable)).toBeHidden();
  await expectAccessible(page);

  await page.goto('/rsvp');
  await expect(page.getByText('borramos los datos de todos los invitados')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/i#T%C3%ADa%20Marta.MATE-6H4C');
  await button(page, 'Ingresar').click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    '¡Gracias por acompañarnos!',
  );
});
