import { expectAccessible } from '../accessible.ts';
import { signInAsAdmin } from '../admin-visit.ts';
import { expect, test } from '../site.ts';

test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } });

test('a driver marks who gets on where, also without signal, and the couple sees it', async ({
  page,
  site,
  browser,
}) => {
  test.slow();
  await signInAsAdmin(site, page.request);
  await page.goto('/admin/days');
  const panel = page.getByRole('region', { name: 'La puerta' });
  await panel.getByText('Agregar a alguien').click();
  await panel.getByLabel('Quién recibe').fill('Juan');
  await panel.getByLabel('Dónde').selectOption({ label: 'En el bus: Bus desde Linares' });
  await expect(panel.getByRole('group', { name: 'En qué eventos' })).toBeHidden();
  await panel.getByLabel('El enlace sirve hasta').fill('2045-12-21T06:00');
  await panel.getByRole('button', { name: 'Crear enlace' }).click();
  const link = await panel.getByText('/door#').innerText();
  await expectAccessible(page);

  const context = await browser.newContext({
    baseURL: site.url,
    viewport: { width: 390, height: 800 },
  });
  const bus = await context.newPage();
  await bus.goto(link);
  await expect(bus.getByRole('heading', { name: 'Bus desde Linares' })).toBeVisible();
  const square = bus.getByRole('region', { name: 'Plaza de Armas' });
  await expect(square.getByText('Faltan 2')).toBeVisible();
  await expectAccessible(bus);
  // Nothing moves under the thumb meanwhile, and the second tap falls on the button that undoes.
  const heights = await bus.evaluateHandle(() => {
    const line = document.querySelector('.door-line')!;
    const seen = new Set([line.getBoundingClientRect().height]);
    new MutationObserver(() => seen.add(line.getBoundingClientRect().height)).observe(line, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    return seen;
  });
  await square.getByRole('button', { name: 'Subió Camila Arancibia' }).dblclick();
  await expect(square.getByText('Falta 1')).toBeVisible();
  await expect(bus.getByText('Todo enviado')).toBeVisible();
  expect(await heights.evaluate((seen) => [...seen])).toHaveLength(1);
  await expect(panel.getByRole('status', { name: 'Quiénes subieron' })).toContainText('1 subió');

  await bus.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() =>
      bus.evaluate(async () => (await caches.open('convite-door')).match('/door').then(Boolean)),
    )
    .toBe(true);
  await context.setOffline(true);
  await bus.getByLabel('Parada').selectOption({ label: 'Terminal de buses' });
  await expect(square).toBeHidden();
  const station = bus.getByRole('region', { name: 'Terminal de buses' });
  await station
    .getByRole('button', { name: /^Subió / })
    .first()
    .click();
  await expect(bus.getByText('1 marca sin enviar')).toBeVisible();
  await bus.reload();
  await expect(bus.getByText('1 marca sin enviar')).toBeVisible();
  await expect(bus.getByText('2 subieron')).toBeVisible();
  await square.getByRole('button', { name: 'Deshacer: Camila Arancibia' }).click();
  await context.setOffline(false);
  // By itself, once there is signal.
  await expect(bus.getByText('Todo enviado')).toBeVisible({ timeout: 30_000 });
  await expect(panel.getByRole('status', { name: 'Quiénes subieron' })).toContainText(
    /0 subieronde 2.*1 subióde 3/su,
  );
  await context.close();
});
