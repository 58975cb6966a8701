import type { Locator } from '@playwright/test';

import { inWords, storedResponses, watchPosts, weekend } from './answers.ts';
import { awake, guests, post, signIn, signInAsCouple } from '../guest-visit.ts';
import { expect, test } from '../site.ts';
import { openFirstEvent, wizard } from './wizard.ts';

test('how careful the kitchen has to be is asked of a diet, and of nobody else', async ({
  page,
}) => {
  await signIn(page, guests.family);
  await page.goto('/rsvp');
  await awake(page);
  const it = wizard(page);
  const severity = (name: string) =>
    page.getByRole('group', { name: `¿Qué tan delicado es? de ${name}` });
  await expect(severity('Rosa Peñaloza')).toHaveCount(0);
  await severity('Bruno Ríos').getByRole('radio', { name: 'Alergia grave' }).check();
  await it.diet('Tomás Ríos').selectOption('Vegano');
  await severity('Tomás Ríos').getByRole('radio', { name: 'Es un gusto' }).check();
  await it.diet('Tomás Ríos').selectOption('Vegetariano');
  await expect(severity('Tomás Ríos').getByRole('radio', { checked: true })).toHaveCount(0);
  await severity('Tomás Ríos').getByRole('radio', { name: 'Me hace mal' }).check();
  await it.toEvents.tap();
  await it.allYes.tap();
  await page.goto('/rsvp');
  await awake(page);
  await it.back.tap();
  await expect(severity('Bruno Ríos').getByRole('radio', { name: 'Alergia grave' })).toBeChecked();
  const { members: stored } = (await (await page.request.get('/api/rsvp/guest')).json()) as {
    members: { dietary_severity: string | null }[];
  };
  expect(stored.map(({ dietary_severity }) => dietary_severity)).toEqual([
    null,
    'intolerance',
    null,
    'allergy',
  ]);
});

const members = ['Rosa Peñaloza', 'Tomás Ríos', 'Emilia Ríos', 'Bruno Ríos'];

test('a family answers every step by tap and finds its answers after a restart', async ({
  page,
  site,
}) => {
  await signIn(page, guests.family);
  const posts = watchPosts(page);
  const it = wizard(page);
  await page.goto('/rsvp');
  await awake(page);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Confirma tu asistencia a nuestro matrimonio' }),
  ).toBeVisible();

  await expect(it.diet('Emilia Ríos')).toHaveValue('Vegetarian');
  await expect(it.diet('Rosa Peñaloza').locator('option')).toHaveText([
    'Ninguna',
    'Pescetariano',
    'Vegetariano',
    'Vegano',
    'Celíaco (Sin Gluten)',
    'Otra',
  ]);
  const specs = page.getByPlaceholder('Por favor especifica');
  await expect(specs).toHaveCount(1);
  await expect(specs).toHaveValue('Alérgico al maní');
  await it.diet('Tomás Ríos').selectOption('Otra');
  await specs.first().fill('Sin mariscos');
  await it.diet('Bruno Ríos').selectOption('Vegano');
  await expect(specs).toHaveCount(1);
  await it.diet('Bruno Ríos').selectOption('Otra');
  await expect(specs.last()).toHaveValue('');
  await specs.last().fill('Alérgico a las nueces');
  await it.toEvents.tap();

  for (const [index, percent] of [17, 33, 50, 67, 83, 100].entries()) {
    await expect(page.getByText(`Evento ${index + 1} de 6`)).toBeVisible();
    await expect(it.progress).toHaveAttribute('aria-valuenow', String(percent));
    if (index === 0) await expect(it.heading('Glamping bajo los aromos')).toBeFocused();
    for (const name of members) await expect(it.person(name)).toContainText('Sin respuesta');
    await it.allYes.tap();
    await it.no('Bruno Ríos').check();
    await expect(page.getByText('Sin respuesta')).toHaveCount(0);
    if (index === 0) {
      await expect(page.getByText('Día 1')).toBeVisible();
      await expect(page.getByText('19 de diciembre de 2025 • 4:00 pm')).toBeVisible();
      await expect(page.getByText('Camping del fundo, junto al río Achibueno')).toBeVisible();
    }
    await (index < 5 ? it.next : it.review).tap();
  }

  await expect(it.heading('Revisa tus respuestas')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Editar respuestas', exact: true })).toHaveCount(6);
  await it.event('Noche de Brasas').getByRole('button', { name: 'Editar respuestas' }).tap();
  await expect(it.heading('Noche de Brasas')).toBeVisible();
  await it.no('Rosa Peñaloza').check();
  await page.goBack();
  await expect(it.event('Noche de Brasas')).toContainText('Rosa PeñalozaNo Asistirá');
  await it.send.tap();
  // Once for everybody who does not come, however many events.
  await it.confirmNo.tap();

  await expect(page).toHaveURL('/my-events');
  await expect(page.getByText('Confirmación de asistencia completa')).toBeVisible();
  await expect(page.getByText('Tus respuestas han sido guardadas.')).toBeVisible();
  expect(posts.map(({ eventId }) => eventId)).toEqual(weekend);
  for (const { body } of posts) {
    expect(JSON.stringify(body)).not.toContain('dietaryRestriction');
    expect(body).toMatchObject({ responses: [{ version: 0 }, {}, {}, {}] });
  }

  await site.restart('SIGKILL');
  await openFirstEvent(page);
  await expect(it.yes('Rosa Peñaloza')).toBeChecked();
  await expect(it.no('Bruno Ríos')).toBeChecked();
  await it.next.click();
  await expect(it.no('Rosa Peñaloza')).toBeChecked();
  const answers = await storedResponses(page, 46);
  expect(inWords(answers)).toEqual(['no', 'sí', 'sí', 'no']);
  expect(answers.map((answer) => answer.dietaryRestrictionDetails)).toEqual([
    null,
    'Sin mariscos',
    null,
    'Alérgico a las nueces',
  ]);
});

test('the whole way can be gone by keyboard alone', async ({ page }) => {
  await signIn(page, guests.family);
  const it = wizard(page);
  const tabTo = async (control: Locator) => {
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(control).toBeFocused({ timeout: 50 });
    }).toPass({ intervals: [0] });
  };
  const press = (key: string) => page.keyboard.press(key);
  await page.goto('/rsvp');
  await awake(page);
  await expect(it.toEvents).toBeEnabled();
  await tabTo(it.diet('Rosa Peñaloza'));
  await press('v');
  await expect(it.diet('Rosa Peñaloza')).toHaveValue('Vegetarian');
  await tabTo(it.toEvents);
  await press('Enter');
  for (let event = 1; event <= 6; event += 1) {
    await expect(page.getByText(`Evento ${event} de 6`)).toBeVisible();
    await tabTo(it.allYes);
    await press('Enter');
    await tabTo(it.yes('Rosa Peñaloza'));
    await press('ArrowRight');
    await expect(it.no('Rosa Peñaloza')).toBeChecked();
    await tabTo(event < 6 ? it.next : it.review);
    await press('Enter');
  }
  await expect(it.heading('Revisa tus respuestas')).toBeFocused();
  await tabTo(it.send);
  await press('Enter');
  // A second Enter in haste confirms nothing.
  await expect(page.getByRole('dialog')).toBeFocused();
  await tabTo(it.confirmNo);
  await press('Enter');
  await expect(page).toHaveURL('/my-events');
  expect(inWords(await storedResponses(page, 50))).toEqual(['no', 'sí', 'sí', 'sí']);
});

test('one person is asked without the buttons for a whole group', async ({ page }) => {
  await signIn(page, guests.aunt);
  await openFirstEvent(page);
  await expect(wizard(page).yes('Marta Quilodrán')).toBeVisible();
  await expect(wizard(page).allYes).toHaveCount(0);
});

test('one steps back by the button and by the browser', async ({ page }) => {
  await signIn(page, guests.family);
  const it = wizard(page);
  await openFirstEvent(page);
  await it.next.click();
  await expect(it.heading('Noche de Brasas')).toBeVisible();
  await it.back.click();
  await expect(it.heading('Glamping')).toBeVisible();
  await it.back.click();
  await expect(it.toEvents).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(it.heading('Noche de Brasas')).toBeVisible();
  await expect(page).toHaveURL('/rsvp');
});

test('the summary leads back to the last event', async ({ page }) => {
  await signIn(page, guests.aunt);
  await answerOne(page);
  await wizard(page).backToEvents.click();
  await expect(wizard(page).heading('Main Event')).toBeVisible();
});

const answerOne = async (page: Parameters<typeof wizard>[0]) => {
  const it = wizard(page);
  await openFirstEvent(page);
  await it.yes('Marta Quilodrán').check();
  await it.review.click();
};

test('a reload keeps the step and what was chosen', async ({ page }) => {
  await signIn(page, guests.family);
  const it = wizard(page);
  await page.goto('/rsvp');
  await awake(page);
  await it.diet('Rosa Peñaloza').selectOption('Otra');
  await page.getByPlaceholder('Por favor especifica').first().fill('Sin ají');
  await page.reload();
  await expect(page.getByPlaceholder('Por favor especifica').first()).toHaveValue('Sin ají');
  await it.toEvents.click();
  await it.next.click();
  await it.no('Rosa Peñaloza').check();
  await page.reload();
  await expect(it.heading('Noche de Brasas')).toBeVisible();
  await expect(it.no('Rosa Peñaloza')).toBeChecked();
  expect(inWords(await storedResponses(page, 46))).toEqual(['-', '-', '-', '-']);
});

test('who has not decided is left out, and named kindly', async ({ page }) => {
  await signIn(page, guests.family);
  const posts = watchPosts(page);
  const it = wizard(page);
  await openFirstEvent(page);
  await it.yes('Rosa Peñaloza').check();
  for (let event = 1; event < 6; event += 1) await it.next.click();
  await it.review.click();
  await expect(
    page.getByText(/^Aún sin respuesta: Rosa Peñaloza, Tomás Ríos.*responder lo que falta/),
  ).toBeVisible();
  await it.send.click();
  await expect(page).toHaveURL('/my-events');
  expect(posts.map(({ eventId }) => eventId)).toEqual([45]);
  expect(inWords(await storedResponses(page, 45))).toEqual(['sí', '-', '-', '-']);
});

test('with nothing answered there is nothing to send', async ({ page }) => {
  await signIn(page, guests.aunt);
  const posts = watchPosts(page);
  await openFirstEvent(page);
  await wizard(page).review.click();
  await wizard(page).send.click();
  await expect(page.getByText(/^Aún no hay respuestas para enviar\./)).toBeVisible();
  expect(posts).toEqual([]);
});

test('diets that cannot be saved stay on the screen', async ({ page }) => {
  await signIn(page, guests.family);
  await page.goto('/rsvp');
  await awake(page);
  await wizard(page).diet('Rosa Peñaloza').selectOption('Vegano');
  await page.route('**/api/rsvp/guest/dietary', (route) => route.fulfill({ status: 502 }));
  await wizard(page).toEvents.click();
  const message = page.getByText('Failed to save dietary preferences. Please try again.');
  await expect(message).toHaveCount(2);
  await expect(page.getByRole('alert').getByText('Error', { exact: true })).toBeVisible();
  await expect(wizard(page).diet('Rosa Peñaloza')).toHaveValue('Vegan');
  await page.unroute('**/api/rsvp/guest/dietary');
  await wizard(page).toEvents.click();
  await expect(wizard(page).heading('Glamping')).toBeVisible();
});

test('a group without events reads so', async ({ page }) => {
  await signInAsCouple(page);
  const created = { group_name: 'Los Vecinos', access_code: 'VECINOS1' };
  await post(page, '/api/admin/guests', { guest: created, members: [{ name: 'Ana Soto' }] });
  await signIn(page, { groupName: 'Los Vecinos', accessCode: 'VECINOS1' });
  await page.goto('/rsvp');
  await expect(page.getByText('No has sido invitado a ningún evento aún.')).toBeVisible();
});
