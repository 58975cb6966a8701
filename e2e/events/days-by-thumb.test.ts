import { signInAsAdmin } from '../admin-visit.ts';
import { byThumb } from '../hands.ts';
import { expect, test } from '../site.ts';

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
});

test('the couple publishes a notice, lets a day slip and opens the door with one thumb', async ({
  page,
  site,
  browser,
}) => {
  await signInAsAdmin(site, page.request);
  await page.goto('/admin/days');
  const notice = byThumb(page);
  await notice.write('Aviso', 'El bus sale a las 18:10');
  await notice.tap('button', 'Publicar aviso');
  await expect(page.getByText('Aviso publicado')).toBeVisible();
  expect(notice.count()).toBe(2);

  const slip = byThumb(page);
  await slip.tap('button', /^Todo \+30 min: 💍/u);
  await expect(page.getByText('Cambió la hora de 2 eventos')).toBeVisible();
  await expect(page.getByText('antes 18:00').first()).toBeVisible();
  await slip.tap('button', 'Volver atrás');
  await expect(page.getByText('Volvió la hora de antes')).toBeVisible();
  expect(slip.count()).toBe(2);

  const door = byThumb(page);
  const panel = page.getByRole('region', { name: 'La puerta' });
  await panel.getByText('Agregar a alguien').tap();
  await door.write('Quién recibe o maneja', 'Pía');
  await door.write('El enlace sirve hasta', '2045-12-21T06:00');
  await door.tap('button', 'Crear enlace');
  const link = await panel.getByText('/door#').innerText();
  expect(door.count()).toBe(3);

  const phone = await browser.newContext({
    ...{ baseURL: site.url, hasTouch: true },
    viewport: { width: 390, height: 844 },
  });
  const helper = await phone.newPage();
  await helper.goto(link);
  await helper
    .getByLabel('Evento')
    .selectOption({ label: '💍 Main Event: ceremonia y celebración' });
  const marking = byThumb(helper);
  await marking.write('Buscar a quien llega', 'penalo');
  await marking.tap('button', 'Llegó Rosa Peñaloza');
  await expect(helper.getByText('1 llegó')).toBeVisible();
  expect(marking.count()).toBe(2);
  await expect(panel.getByText('1 llegó')).toBeVisible();
  await phone.close();
});
