import { expectAccessible } from '../accessible.ts';
import { signInAsAdmin } from '../admin-visit.ts';
import { guests, signIn } from '../guest-visit.ts';
import { expect, test } from '../site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const bus = 'El bus sale a las 18:10 <b>desde</b> la plaza';

test('a notice is on open pages within five seconds, the couple sees who read it and writes to the others', async ({
  page,
  site,
  browser,
}) => {
  test.slow();
  const guest = await (await browser.newContext({ baseURL: site.url })).newPage();
  await signIn(guest, guests.family);
  // Three windows side by side: a browser keeps six connections to a site, and a hidden window gives its own back.
  const open = [guest, await guest.context().newPage(), await guest.context().newPage()];
  for (const [index, path] of ['/events/49', '/', '/accommodations'].entries()) {
    const streaming = open[index]!.waitForRequest('**/api/rsvp/live*');
    await open[index]!.goto(path);
    await streaming;
  }

  await signInAsAdmin(site, page.request);
  await page.goto('/admin/days');
  const panel = page.getByRole('region', { name: 'Avisos' });
  await expect(panel.getByText('Todavía no hay avisos.')).toBeVisible();
  await panel.getByRole('button', { name: 'Publicar aviso' }).click();
  await expect(panel.getByText('Escriban el aviso')).toBeVisible();
  await panel.getByLabel('Aviso', { exact: true }).fill(bus);
  await panel.getByRole('button', { name: 'Publicar aviso' }).click();
  await expect(page.getByText('Aviso publicado')).toBeVisible();
  for (const tab of open) {
    const board = tab.getByRole('complementary', { name: 'Avisos de los novios' });
    await expect(board.getByText(bus), tab.url()).toBeVisible({ timeout: 5_000 });
    await expect(board).toContainText('Desde el ');
  }
  await expectAccessible(open[0]!);
  await expect(panel.getByText(/^Lo vio 1 grupo · faltan \d+$/u)).toBeVisible();
  await expectAccessible(page);

  // A page opened later has it from the server, also without scripts.
  const html = await (await guest.request.get('/gifts')).text();
  expect(html).toContain('El bus sale a las 18:10 &lt;b&gt;desde&lt;/b&gt; la plaza');

  await panel.getByRole('link', { name: 'Mandar por WhatsApp a los que faltan' }).click();
  await expect(page.getByLabel('Plantilla del mensaje')).toHaveValue(new RegExp(bus, 'u'));
  const choose = (group: string) => page.getByRole('checkbox', { name: `Seleccionar ${group}` });
  await expect(choose(guests.aunt.groupName)).toBeChecked();
  await expect(choose(guests.family.groupName)).not.toBeChecked();

  await page.goto('/admin/days');
  await panel.getByRole('button', { name: `Terminar: ${bus}` }).click();
  await expect(page.getByText('El aviso ya no se ve')).toBeVisible();
  for (const tab of open) await expect(tab.getByText(bus), tab.url()).toBeHidden();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  for (const tab of open) await expect(tab.getByText(bus), tab.url()).toBeVisible();
  await panel.getByRole('button', { name: `Cambiar: ${bus}` }).click();
  const form = panel.getByRole('listitem');
  await form.getByLabel('Aviso', { exact: true }).fill('El bus ya salió');
  await form.getByLabel('Para los invitados a').selectOption('45');
  await form.getByRole('switch', { name: 'Urgente' }).check();
  await form.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Aviso cambiado')).toBeVisible();
  for (const tab of open) await expect(tab.getByText('El bus ya salió')).toBeVisible();
});

test('an open page hears that an event was moved, and shows the new time', async ({
  page,
  site,
  browser,
}) => {
  const streaming = page.waitForRequest('**/api/rsvp/live*');
  await signIn(page, guests.family);
  await page.goto('/events/49');
  await streaming;
  const couple = await (await browser.newContext({ baseURL: site.url })).newPage();
  await signInAsAdmin(site, couple.request);
  await couple.goto('/admin/days');
  await couple.getByRole('button', { name: /^Este \+30 min: 💍/u }).click();
  await expect(page.getByText('Cambiaron los horarios')).toBeVisible({ timeout: 5_000 });
  await page.getByRole('button', { name: 'Ver los nuevos' }).click();
  await expect(page.getByRole('main')).toContainText('6:30 pm antes 18:00');
});

test('a notice that begins later shows itself, and goes when it ends', async ({ page, site }) => {
  await signInAsAdmin(site, page.request);
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const notice = { text: 'Se abre la barra', starts_at: at(10), ends_at: at(20) };
  await page.clock.install();
  await signIn(page, guests.family);
  await page.request.post('/api/admin/notices', { data: notice, headers: { Origin: site.url } });
  await page.goto('/my-events');
  await expect.poll(() => page.locator('aside.notices').getAttribute('data-shown')).toBe('[]');
  await expect(page.getByText(notice.text)).toBeHidden();
  await page.clock.fastForward(11 * 60_000);
  await expect(page.getByText(notice.text)).toBeVisible();
  await page.clock.fastForward(10 * 60_000);
  await expect(page.getByText(notice.text)).toBeHidden();
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a page that was saved before still shows the notice that came later', async ({
    page,
    context,
    site,
    browser,
  }) => {
    test.slow();
    await signIn(page, guests.family);
    await page.goto('/my-events');
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('convite:kept')), { timeout: 30_000 })
      .not.toBeNull();
    const couple = await (await browser.newContext({ baseURL: site.url })).newPage();
    await signInAsAdmin(site, couple.request);
    const data = { text: 'Traigan botas', urgent: true };
    await couple.request.post('/api/admin/notices', { data, headers: { Origin: site.url } });
    await expect(page.getByText('Traigan botas')).toBeVisible();
    await context.setOffline(true);
    await page.goto('/events/49');
    await expect(page.getByText(/^Sin conexión: datos/u)).toBeVisible();
    await expect(page.getByText('Traigan botas')).toBeVisible();
  });
});
