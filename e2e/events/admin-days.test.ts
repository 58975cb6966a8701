import { expectAccessible } from '../accessible.ts';
import { signInAsAdmin } from '../admin-visit.ts';
import { guests, signIn } from '../guest-visit.ts';
import { expect, test } from '../site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the couple sees when the days are, and chooses the moment by hand and back', async ({
  page,
  site,
}) => {
  await signInAsAdmin(site, page.request);
  await page.goto('/admin/days');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Los días');
  await expect(
    page.getByText('Los días van desde el 19 de diciembre de 2025 • 4:00 am'),
  ).toBeVisible();
  await expect(page.getByText('Ahora: antes del matrimonio')).toBeVisible();
  const moment = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`, 'u') });
  await expect(moment('Según el calendario')).toBeChecked();
  await moment('Los días del matrimonio').check();
  await expect(page.getByText('así está el sitio desde ahora')).toBeVisible();
  await expect(page.getByText('Lo eligieron a mano')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(moment('Los días del matrimonio')).toBeChecked();
  await moment('Según el calendario').check();
  await expect(page.getByText('Lo eligieron a mano')).toBeHidden();
});

test('a choice that is not saved is taken back, and said', async ({ page, site }) => {
  await signInAsAdmin(site, page.request);
  await page.goto('/admin/days');
  await page.route('**/api/admin/settings', (route) => route.abort());
  // It jumps back by itself: `check` would wait for the opposite.
  await page.getByRole('radio', { name: 'Después del matrimonio', exact: true }).click();
  await expect(page.getByText('No se guardó')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Según el calendario' })).toBeChecked();
});

test('a day that slips: guests read the new time beside the old one, also in their calendar, and it is taken back', async ({
  page,
  site,
}) => {
  await signInAsAdmin(site, page.request);
  await page.goto('/admin/days');
  const panel = page.getByRole('region', { name: 'Si el día se corre' });
  const line = (name: string) => panel.getByRole('listitem').filter({ hasText: name });
  await page.getByRole('button', { name: /^Todo \+30 min: 🍷/u }).click();
  await expect(page.getByText('Cambió la hora de 3 eventos')).toBeVisible();
  await expect(line('Última Mesa')).toContainText('2:00 pmantes 13:30');
  await expect(line('Main Event')).toContainText('6:30 pmantes 18:00');
  await expect(line('Noche de Brasas')).not.toContainText('antes');
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Este \+30 min: 💍/u }).click();
  await expect(line('Main Event')).toContainText('7:00 pmantes 18:00');

  const guest = await page.context().newPage();
  await signIn(guest, guests.family);
  await guest.goto('/my-events');
  const card = guest.getByRole('article').filter({ hasText: 'Main Event' });
  await expect(card).toContainText('20 de diciembre de 2025 • 7:00 pm antes 18:00');
  await guest.goto('/events/49');
  await expect(guest.getByRole('main')).toContainText('7:00 pm antes 18:00');
  await expect(guest.getByText('Empieza 60 minutos más tarde')).toBeVisible();
  await expect(guest.getByRole('listitem').filter({ hasText: 'Ceremonia' })).toContainText('19:00');
  const calendar = await (await guest.request.get('/events/49/calendar.ics')).text();
  expect(calendar).toContain('DTSTART;TZID=America/Santiago:20251220T190000');
  expect(calendar).toContain('SEQUENCE:2');

  const desk = await page.context().newPage();
  await desk.goto('/admin/events');
  await expect(desk.getByRole('row').filter({ hasText: 'Main Event' })).toContainText(
    'Ahora a las 7:00 pm',
  );

  // What one tap did one tap takes back, while its notice is there.
  await page.getByRole('button', { name: /^Este \+30 min: 💍/u }).click();
  await expect(line('Main Event')).toContainText('7:30 pmantes 18:00');
  await page.getByRole('button', { name: 'Volver atrás', exact: true }).last().click();
  await expect(line('Main Event')).toContainText('7:00 pmantes 18:00');
  await page.getByRole('button', { name: /^Volver atrás: 💍/u }).click();
  await expect(line('Main Event')).not.toContainText('antes');
  await guest.goto('/events/49');
  await expect(guest.getByRole('main')).not.toContainText('antes 18:00');
});

test('without signal the time stays as it is, and that is said', async ({ page, site }) => {
  await signInAsAdmin(site, page.request);
  await page.goto('/admin/days');
  await page.route('**/api/admin/events/*/delay', (route) => route.abort());
  await page.getByRole('button', { name: /^Todo \+30 min: 💍/u }).click();
  await expect(page.getByText('No se cambió la hora')).toBeVisible();
  await expect(page.getByText(/^antes/u)).toHaveCount(0);
});
