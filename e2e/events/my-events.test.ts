import { guests, post, signIn, signInAsCouple } from '../guest-visit.ts';
import { expect, test } from '../site.ts';
import { expectAccessible } from '../accessible.ts';

const weekend = [
  '⛺ Glamping bajo los aromos',
  '🔥 Noche de Brasas',
  '🥐 Desayuno de Campeones',
  '🍷 Última Mesa de Solteros',
  '💍 Main Event: ceremonia y celebración',
  '🌅 Desayuno de los Sobrevivientes',
];

test('a stranger is sent to the login, which knows where to go next', async ({ page }) => {
  const answer = await page.request.get('/my-events', { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers()['location']).toBe('/rsvp#destino=/my-events');
});

test('/all-events and a bare /confirmation lead here, a payment return to its result', async ({
  page,
}) => {
  const leadsTo = async (path: string) =>
    (await page.request.get(path, { maxRedirects: 0 })).headers()['location'];
  expect(await leadsTo('/all-events')).toBe('/my-events');
  expect(await leadsTo('/confirmation')).toBe('/my-events');
  expect(await leadsTo('/confirmation?status=success&confirmation_code=x')).toBe(
    '/gifts/result?status=success&confirmation_code=x',
  );
});

test('a family is greeted and sees who belongs to it', async ({ page }) => {
  await signIn(page, guests.family);
  await page.goto('/my-events');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Familia Peñaloza Ríos');
  const group = page.getByRole('region', { name: 'Familia Peñaloza Ríos' });
  await expect(group.getByText('Familia', { exact: true })).toBeVisible();
  await expect(group.getByText('4 personas')).toBeVisible();
  await expect(group.getByRole('listitem')).toHaveText([
    'Rosa Peñaloza',
    'Tomás Ríos',
    'Emilia Ríos',
    'Bruno Ríos',
  ]);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Confirmar Asistencia' })).toHaveAttribute(
    'href',
    '/rsvp',
  );
  await expect(main.getByRole('link', { name: 'Ver mis respuestas' })).toHaveAttribute(
    'href',
    '/my-events/attendance',
  );
  await expect(page.getByText('Falta responder 6 eventos.')).toBeVisible();
});

test('the events come by number, each with its day, place, answers and links', async ({ page }) => {
  await signIn(page, guests.family);
  await page.goto('/my-events');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(weekend);

  const brasas = page.getByRole('article', { name: '🔥 Noche de Brasas' });
  await expect(brasas.getByText('Día 1')).toBeVisible();
  await expect(brasas.getByText('19 de diciembre de 2025 • 8:00 pm')).toBeVisible();
  await expect(brasas.getByText('El fogón, bajo el parrón grande')).toBeVisible();
  await expect(brasas.getByText('Cómodo y abrigado: la noche refresca junto al río')).toBeVisible();
  await expect(brasas.getByRole('listitem')).toHaveText(
    ['Rosa Peñaloza', 'Tomás Ríos', 'Emilia Ríos', 'Bruno Ríos'].map(
      (name) => `${name}: Sin respuesta`,
    ),
  );
  const google = brasas.getByRole('link', { name: 'Añadir a Calendario' });
  await expect(google).toHaveAttribute('href', /^https:\/\/calendar\.google\.com\//);
  await expect(google).toHaveAttribute('target', '_blank');
  await brasas.getByRole('link', { name: 'Ver Detalles' }).click();
  await expect(page).toHaveURL(/\/events\/46$/);

  await page.goto('/my-events');
  const breakfast = page.getByRole('article', { name: '🌅 Desayuno de los Sobrevivientes' });
  await expect(breakfast.getByRole('link', { name: 'Añadir a Calendario' })).toHaveCount(0);
  await expect(breakfast.getByRole('link', { name: 'Archivo de calendario' })).toBeVisible();
});

test('answers show person by person, in words and not by colour alone', async ({ page }) => {
  await signIn(page, guests.couple);
  await page.goto('/my-events');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(weekend.slice(1));
  const answers = (name: string) => page.getByRole('article', { name }).getByRole('listitem');
  await expect(answers('Desayuno de Campeones')).toHaveText([
    'Camila Arancibia: Asistirá',
    'Andrés Bascuñán: No Asistirá',
  ]);
  await expect(answers('Sobrevivientes')).toHaveText([
    'Camila Arancibia: Sin respuesta',
    'Andrés Bascuñán: Sin respuesta',
  ]);
});

test('one person is one person', async ({ page }) => {
  await signIn(page, guests.aunt);
  await page.goto('/my-events');
  const group = page.getByRole('region', { name: 'Tía Marta' });
  await expect(group.getByText('Individual')).toBeVisible();
  await expect(group.getByText('1 persona', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([weekend[4]!]);
});

test('a group without events is told so, and whom to ask', async ({ page }) => {
  const login = { groupName: 'Vecinos del Molino', accessCode: 'TRIGO-22' };
  await signInAsCouple(page);
  await post(page, '/api/admin/guests', {
    guest: { group_name: login.groupName, access_code: login.accessCode },
    members: [{ name: 'Elba Molina' }],
    eventIds: [],
  });
  await signIn(page, login);
  await page.goto('/my-events');
  await expect(page.getByText('No has sido invitado a ningún evento aún.')).toBeVisible();
  await expect(page.getByText(/habla con Violeta o Lautaro/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Guardar todos los eventos (.ics)' })).toHaveCount(0);
  await expectAccessible(page);
});

test('an event shows its guide’s picture, and without one a landscape', async ({ page }) => {
  const login = { groupName: 'Vecinas del Puente', accessCode: 'TRIGO-33' };
  await signInAsCouple(page);
  const { id } = (await post(page, '/api/admin/events', {
    name: 'Mateada de las vecinas',
    description: 'Mate dulce y sopaipillas.',
    location: 'El puente',
    date: '2025-12-19T10:00',
    end_date: null,
  })) as { id: number };
  await post(page, '/api/admin/guests', {
    guest: { group_name: login.groupName, access_code: login.accessCode },
    members: [{ name: 'Elba Molina' }],
    eventIds: [49, id],
  });
  await signIn(page, login);
  await page.goto('/my-events');
  const picture = (event: string) => page.getByRole('article', { name: event }).locator('img');
  const loads = (event: string) =>
    expect
      .poll(() => picture(event).evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);

  await expect(picture('Main Event')).toHaveAttribute('src', /^\/_astro\/event-main-/);
  await loads('Main Event');

  const landscape = picture('Mateada de las vecinas');
  await landscape.scrollIntoViewIfNeeded();
  await expect(landscape).toHaveAttribute('src', /^\/api\/placeholder\/\d+\/\d+$/);
  await loads('Mateada de las vecinas');
  const answer = await page.request.get((await landscape.getAttribute('src'))!);
  expect(answer.headers()['content-type']).toContain('image/svg+xml');
  expect(answer.headers()['cache-control']).toContain('immutable');
  expect(answer.headers()['set-cookie']).toBeUndefined();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything is there', async ({ page }) => {
    await signIn(page, guests.family);
    await page.goto('/my-events');
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(weekend);
    await page.getByRole('link', { name: 'Ver Detalles' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(weekend[0]!);
  });
});
