import type { Page } from '@playwright/test';
import { signInAsAdmin, signInAsGuest } from '../admin-visit.ts';
import { admin } from '../fixtures/template.ts';
import { expect, test } from '../site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const addresses = ['/admin', '/admin/events', '/admin/rsvps', '/admin/rsvps?event=49'];

const fill = async (page: Page, { username, password }: typeof admin) => {
  await page.getByLabel('Usuario').fill(username);
  await page.getByLabel('Contraseña').fill(password);
  await page.getByRole('button', { name: 'Ingresar' }).click();
};

const expectOnlyTheForm = async (page: Page, address: string) => {
  const answer = await page.goto(address);
  expect(answer?.status(), address).toBe(200);
  expect(answer?.headers()['cache-control']).toContain('no-store');
  const html = (await answer?.text()) ?? '';
  expect(html).not.toMatch(/Peñaloza|\bRosa\b|Noche de Brasas|Main Event|RAMA|\bpareja\b/u);
  await expect(page.getByLabel('Usuario')).toBeVisible();
  await expect(page.getByLabel('Contraseña')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Administración' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Volver al Panel' })).toHaveCount(0);
};

test('every address shows a stranger, and a guest, the login form and no data', async ({
  page,
  site,
}) => {
  for (const address of addresses) await expectOnlyTheForm(page, address);
  await signInAsGuest(site, page.request);
  for (const address of addresses) await expectOnlyTheForm(page, address);
});

test('what is missing is said beside its field, and nothing is sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.method()));
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page.getByLabel('Usuario')).toHaveAccessibleDescription('Username is required');
  await expect(page.getByLabel('Contraseña')).toHaveAccessibleDescription('Password is required');
  await expect(page.getByLabel('Usuario')).toBeFocused();
  expect(sent).not.toContain('POST');
});

test('a wrong password is told beside the form and as a toast', async ({ page }) => {
  await page.goto('/admin');
  await fill(page, { ...admin, password: 'otra-clave' });
  const inMain = page.getByRole('main').getByRole('alert');
  await expect(inMain).toHaveText('Usuario o contraseña incorrectos');
  const toast = page.locator('toast-region');
  await expect(toast.getByText('Login Failed')).toBeVisible();
  await expect(toast.getByText('Usuario o contraseña incorrectos')).toBeVisible();
  await expect(page.getByLabel('Usuario')).toHaveValue(admin.username);
  await expect(page.getByLabel('Contraseña')).toHaveValue('otra-clave');
});

test('an unknown user hears the same as a wrong password', async ({ page }) => {
  await page.goto('/admin');
  await fill(page, { ...admin, username: 'nadie' });
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Usuario o contraseña incorrectos',
  );
});

test('without an answer of the server it fails in its own words', async ({ page }) => {
  await page.goto('/admin');
  await page.route('**/api/admin/login', (route) => route.abort());
  await fill(page, admin);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Failed to login');
  await page.unroute('**/api/admin/login');
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page.getByRole('heading', { name: 'Panel', exact: true })).toBeVisible();
});

test('too many attempts are told how long to wait', async ({ page, site }) => {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await page.request.post('/api/admin/login', {
      data: { ...admin, password: 'otra-clave' },
      headers: { Origin: site.url },
    });
  }
  await page.goto('/admin');
  await fill(page, admin);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Demasiados intentos. Espera 10 minutos y vuelve a intentarlo.',
  );
});

test('a login leads to the panel, wherever it began, and a logout out of it', async ({ page }) => {
  await page.goto('/admin/rsvps');
  await fill(page, admin);
  await expect(page).toHaveURL('/admin');
  await expect(page.getByText('Admin Login Successful')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Panel', exact: true })).toBeVisible();

  await page.goto('/');
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('link', { name: 'Panel de Admin' }).click();
  await page.getByRole('button', { name: 'Más' }).click();
  await expect(page.getByRole('link', { name: 'Ver el sitio' })).toHaveAttribute('href', '/');
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect(page).toHaveURL('/');
  await expectOnlyTheForm(page, '/admin');
});

test('the keyboard alone signs in', async ({ page }) => {
  await page.goto('/admin');
  await expect(page.getByLabel('Usuario')).toBeEnabled();
  await page.getByRole('main').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type(admin.username);
  await page.keyboard.press('Tab');
  await page.keyboard.type('otra-clave');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type(admin.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Panel', exact: true })).toBeVisible();
});

test('a page that the browser kept hides until the session is asked again', async ({
  page,
  site,
}) => {
  await signInAsAdmin(site, page.request);
  // A page in the browser's memory hears no news either.
  await page.route('**/api/admin/live*', (route) => route.abort());
  await page.goto('/admin');
  await page.request.post('/api/admin/logout', { headers: { Origin: site.url } });
  let answerSession = () => undefined as void;
  const held = new Promise<void>((resolve) => (answerSession = resolve));
  await page.route('**/api/admin/session', async (route) => {
    await held;
    await route.continue();
  });
  // What the browser says when 'back' brings a page out of its memory.
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect(page.getByText('Comprobando su sesión…')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Panel', exact: true })).toBeHidden();
  answerSession();
  await expect(page.getByLabel('Usuario')).toBeVisible();
});

test('the panel shows the wedding in figures', async ({ page, site }) => {
  await signInAsAdmin(site, page.request);
  await page.goto('/admin');
  const totals = page.getByRole('region', { name: 'Totales' });
  await expect(totals).toContainText('Eventos6');
  await expect(totals).toContainText('Grupos12');
  await expect(totals).toContainText('Invitados26');
  await expect(page.getByRole('progressbar', { name: 'Evento principal' })).toHaveAttribute(
    'aria-valuenow',
    '58',
  );
  await expect(page.getByText('15 de 26 personas confirmadas')).toBeVisible();
  const attendance = page.getByRole('region', { name: 'Asistencia por evento' });
  await expect(attendance.getByRole('row')).toHaveCount(1 + 6);
  await expect(attendance.getByRole('row', { name: 'Main Event' }).getByRole('cell')).toHaveText([
    /^15/,
    /^3/,
    /^8/,
    /^26/,
  ]);
  const diets = page.getByRole('region', { name: 'Restricciones dietéticas' });
  await expect(
    diets.getByRole('row', { name: 'Celíaco (Sin Gluten)' }).getByRole('cell'),
  ).toHaveText('2');
  await page.getByRole('navigation', { name: 'Ir a' }).getByRole('link', { name: 'RSVPs' }).click();
  await expect(page).toHaveURL('/admin/rsvps');
});
