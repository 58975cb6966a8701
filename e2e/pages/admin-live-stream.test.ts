import { signInAsAdmin } from '../admin-visit.ts';
import { guests } from '../guest-visit.ts';
import { expect, test } from '../site.ts';
import { familyPhone, live, mainEvent } from './live-visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(async ({ page, site }) => signInAsAdmin(site, page.request));

test('where no stream comes through, coming back to the window brings what is new', async ({
  page,
  browser,
  site,
}) => {
  await page.route('**/api/admin/live*', (route) => route.abort());
  await page.goto('/admin/rsvps?event=49');
  await expect(page.getByText('Sin conexión en vivo')).toBeVisible();
  const guest = await browser.newContext({ baseURL: site.url });
  const { answer } = await familyPhone(guest);
  const card = page.getByRole('listitem').filter({ hasText: guests.family.groupName }).first();
  await answer(49, true);
  await expect(card).toContainText('0 de 4');
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(card).toContainText('4 de 4');

  // Offline and back: what changed meanwhile is there, and the stream is tried again.
  await page.unroute('**/api/admin/live*');
  await page.context().setOffline(true);
  await answer(49, false);
  await page.context().setOffline(false);
  await expect(card).toContainText('0 de 4');
  await expect(live(page)).toBeVisible();
  await guest.close();
});

test('after the site was started anew the stream goes on, and tells what it missed', async ({
  page,
  browser,
  site,
}) => {
  await page.goto('/admin/rsvps?event=49');
  await expect(live(page)).toBeVisible();
  await site.restart();
  const guest = await browser.newContext({ baseURL: site.url });
  const { answer } = await familyPhone(guest);
  await answer(49, true);
  const card = page.getByRole('listitem').filter({ hasText: guests.family.groupName }).first();
  await expect(card).toContainText('4 de 4');
  await expect(live(page)).toBeVisible();
  await guest.close();
});

test('a window that is not looked at asks for nothing until it is', async ({
  page,
  browser,
  site,
}) => {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  await page.goto('/admin/rsvps?event=49');
  await expect(live(page)).toBeVisible();
  const turn = (state: string) =>
    page.evaluate((visibility) => {
      Object.defineProperty(document, 'visibilityState', {
        value: visibility,
        configurable: true,
      });
      Object.defineProperty(document, 'hidden', {
        value: visibility === 'hidden',
        configurable: true,
      });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await turn('hidden');
  paths.length = 0;
  const guest = await browser.newContext({ baseURL: site.url });
  const { answer } = await familyPhone(guest);
  await answer(49, true);
  expect(paths).toEqual([]);
  await turn('visible');
  const card = page.getByRole('listitem').filter({ hasText: guests.family.groupName }).first();
  await expect(card).toContainText('4 de 4');
  expect(paths.toSorted()).toEqual([
    '/api/admin/live',
    '/api/admin/rsvps/event/49',
    '/api/admin/stats/waiting',
  ]);
  await guest.close();
});

test('a session that ends in another window shows the form in place of the figures', async ({
  page,
  context,
  site,
}) => {
  await page.goto('/admin');
  await expect(live(page)).toBeVisible();
  const other = await context.newPage();
  await other.request.post('/api/admin/logout', { headers: { Origin: site.url } });
  await expect(page.getByLabel('Username').or(page.getByLabel('Usuario'))).toBeVisible();
  await expect(page.getByText(mainEvent)).toBeHidden();
});

test('a session that is given anew brings the stream back at once, however long it was refused', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await page.goto('/admin/tables?event=49');
  await expect(live(page)).toBeVisible();
  await page.getByRole('button', { name: 'Editar Los Álamos' }).click();
  await page.getByLabel('Nombre', { exact: true }).fill('Los Coihues');
  await page.request.post('/api/admin/logout', { headers: { Origin: site.url } });
  await expect(page.getByText('Sin conexión en vivo', { exact: false })).toBeAttached();
  // Each refusal makes the next pause longer, up to most of a minute.
  for (let refusal = 0; refusal < 6; refusal += 1) {
    const refused = page.waitForResponse((answer) => answer.status() === 401);
    await page.clock.fastForward(60_000);
    await refused;
  }
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await page.getByLabel('Usuario').fill('pareja');
  await page.getByLabel('Contraseña').fill('una-clave-de-prueba');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('Los Coihues').first()).toBeVisible();
  await expect(live(page)).toBeVisible();
});
