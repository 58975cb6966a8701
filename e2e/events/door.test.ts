import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { signInAsAdmin } from '../admin-visit.ts';
import { expect, test, type Site } from '../site.ts';

test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } });

type Browser = { newContext: (options: object) => Promise<{ newPage: () => Promise<Page> }> };

/** The couple makes a link, and a helper opens it on a phone. */
const openDoor = async ({ page, site, browser }: { page: Page; site: Site; browser: Browser }) => {
  await signInAsAdmin(site, page.request);
  await page.goto('/admin/days');
  const panel = page.getByRole('region', { name: 'La puerta' });
  await panel.getByText('Agregar a alguien').click();
  await panel.getByLabel('Quién recibe').fill('Pía');
  await panel.getByLabel('El enlace sirve hasta').fill('2045-12-21T06:00');
  await panel.getByRole('button', { name: 'Crear enlace' }).click();
  const link = await panel.getByText('/door#').innerText();
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: { width: 390, height: 800 },
  });
  const door = await context.newPage();
  await door.goto(link);
  await door.getByLabel('Evento').selectOption({ label: mainEvent });
  return { panel, door, link };
};

const mainEvent = '💍 Main Event: ceremonia y celebración';

const search = (door: Page, text: string) => door.getByLabel('Buscar a quien llega').fill(text);

test('a helper finds who arrives by any part of a name, and the couple sees how many are there', async ({
  page,
  site,
  browser,
}) => {
  const { panel, door } = await openDoor({ page, site, browser });
  await expect(door.getByText('Rosa Peñaloza')).toBeHidden();
  await search(door, 'penalo');
  await door.getByRole('button', { name: 'Llegó Rosa Peñaloza' }).click();
  await expect(door.getByText(/^Llegó a las \d/u)).toBeVisible();
  await expect(door.getByText('1 llegó')).toBeVisible();
  await expect(door.getByText('Todo enviado')).toBeVisible();
  await expect(panel.getByText('1 llegó')).toBeVisible();
  await expectAccessible(door);
  await expectAccessible(page);

  await door.getByRole('button', { name: 'Deshacer: Rosa Peñaloza' }).click();
  await expect(panel.getByText('Todavía no llega nadie.')).toBeVisible();
  await door.getByRole('button', { name: 'Llegó Rosa Peñaloza' }).click();
  await expect(panel.getByText('1 llegó')).toBeVisible();
  await page.goto('/admin');
  await expect(page.getByRole('region', { name: 'La puerta' })).toContainText('1 llegó');
});

test('a whole evening without signal stays on the phone, and is sent afterwards', async ({
  page,
  site,
  browser,
}) => {
  test.slow();
  const { panel, door } = await openDoor({ page, site, browser });
  await door.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() =>
      door.evaluate(async () => (await caches.open('convite-door')).match('/door').then(Boolean)),
    )
    .toBe(true);
  await door.context().setOffline(true);
  await search(door, 'arancibia');
  await door.getByRole('button', { name: 'Llegó Camila Arancibia' }).click();
  await expect(door.getByText('1 marca sin enviar')).toBeVisible();
  await door.reload();
  await expect(door.getByText('1 marca sin enviar')).toBeVisible();
  await expect(door.getByText('Sin señal. Sigue marcando')).toBeVisible();
  await door.getByLabel('Evento').selectOption({ label: mainEvent });
  await search(door, 'zzz');
  await door.getByRole('button', { name: 'No está en la lista' }).click();
  const form = door.getByRole('form', { name: 'No está en la lista' });
  await form.getByLabel('Cómo se llama').fill('');
  await form.getByRole('button', { name: 'Anotar y dejar pasar' }).click();
  await expect(form.getByText('Escribe el nombre')).toBeVisible();
  await form.getByLabel('Cómo se llama').fill('Renata Cuevas');
  await form.getByLabel('Con quién viene').fill('tía marta');
  await expectAccessible(door);
  await form.getByRole('button', { name: 'Anotar y dejar pasar' }).click();
  await expect(door.getByText('Renata Cuevas: anotado para los novios')).toBeVisible();
  await expect(door.getByText('2 marcas sin enviar')).toBeVisible();

  await door.context().setOffline(false);
  await expect(door.getByText('Todo enviado')).toBeVisible();
  await expect(panel.getByText('1 llegó')).toBeVisible();
  const surprises = page.getByRole('region', { name: 'Sorpresas' });
  await expect(surprises.getByText('No está en la lista · viene con tía marta')).toBeVisible();
  await expectAccessible(page);
  await surprises.getByRole('button', { name: 'Sentar a Renata Cuevas' }).click();
  await expect(page.getByText('Renata Cuevas quedó en la lista')).toBeVisible();
  await expect(surprises).toBeHidden();
  await expect(panel.getByText('2 llegaron')).toBeVisible();
  await search(door, 'renata');
  await door.context().setOffline(true);
  await door.context().setOffline(false);
  await expect(door.getByText('Tía Marta · ')).toBeVisible();
});

test('a link that was taken back wipes its phone', async ({ page, site, browser }) => {
  const { panel, door } = await openDoor({ page, site, browser });
  await search(door, 'rosa');
  await expect(door.getByText('Rosa Peñaloza')).toBeVisible();
  await panel.getByRole('button', { name: 'Quitar el enlace de Pía' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Quitar enlace' }).click();
  await expect(page.getByText('El enlace de Pía ya no sirve')).toBeVisible();
  await door.getByRole('button', { name: 'Llegó Rosa Peñaloza' }).click();
  await expect(door.getByText('Este enlace ya no sirve.')).toBeVisible();
  await expect(door.getByText('1 marca no alcanzó a enviarse')).toBeVisible();
  const kept = await door.evaluate(async () => {
    const request = indexedDB.open('convite-door');
    await new Promise((done) => (request.onsuccess = done));
    const all = ['state', 'unsent'].map((name) => {
      const count = request.result.transaction(name).objectStore(name).count();
      return new Promise((done) => (count.onsuccess = () => done(count.result)));
    });
    return Promise.all(all);
  });
  expect(kept).toEqual([0, 0]);
  await expectAccessible(door);
});

test('without a link the door stays shut', async ({ page }) => {
  await page.goto('/door');
  await expect(page.getByText('Este enlace está incompleto.')).toBeVisible();
  await expectAccessible(page);
});
