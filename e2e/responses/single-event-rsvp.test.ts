import { answerFor, inWords, storedResponses, watchPosts } from './answers.ts';
import { awake, guests, signIn, signInAsCouple } from '../guest-visit.ts';
import { expect, test } from '../site.ts';
import { expectAccessible } from '../accessible.ts';
import { wizard } from './wizard.ts';

const brasas = '/events/46/rsvp';

test('one event is answered with the diets in one call', async ({ page }) => {
  await signIn(page, guests.couple);
  const posts = watchPosts(page);
  await page.goto(brasas);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Confirmación para 🔥 Noche de Brasas',
  );
  await expect(wizard(page).yes('Camila Arancibia')).toBeChecked();
  await wizard(page).no('Camila Arancibia').check();
  await wizard(page).diet('Andrés Bascuñán').selectOption('Otra');
  await page.getByPlaceholder('Por favor especifica').fill('Sin ajo');
  await page.getByRole('button', { name: 'Save Response' }).click();
  const question = page.getByRole('dialog', { name: '¿Confirmas la ausencia?' });
  await expect(question).toContainText('Camila Arancibia');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Volver a revisar' }).click();
  await expect(page.getByRole('button', { name: 'Save Response' })).toBeFocused();
  expect(posts).toEqual([]);
  await page.getByRole('button', { name: 'Save Response' }).click();
  await wizard(page).confirmNo.click();
  await expect(page.getByText('RSVP Updated')).toBeVisible();
  await expect(page.getByText(/^Recibido el \d+ de \S+ de \d{4} • /)).toBeVisible();
  await expect(page.getByRole('status').getByText('Camila Arancibia: No Asistirá')).toBeVisible();
  expect(posts).toHaveLength(1);
  const answers = await storedResponses(page, 46);
  expect(inWords(answers)).toEqual(['no', 'sí']);
  expect(answers[0]?.dietaryRestriction).toBe('Celiac');
  expect(answers[1]).toMatchObject({
    dietaryRestriction: 'Other',
    dietaryRestrictionDetails: 'Sin ajo',
  });
  await page.getByRole('link', { name: 'Volver al evento' }).click();
  await expect(page).toHaveURL('/events/46');
});

test('a diet is saved also for who has not decided', async ({ page }) => {
  await signIn(page, guests.family);
  await page.goto(brasas);
  await wizard(page).diet('Rosa Peñaloza').selectOption('Vegano');
  await page.getByRole('button', { name: 'Save Response' }).click();
  await expect(page.getByText('RSVP Updated')).toBeVisible();
  const [rosa] = await storedResponses(page, 46);
  expect(rosa).toMatchObject({ responded: false, dietaryRestriction: 'Vegan' });
});

test('with nothing chosen there is nothing to save', async ({ page }) => {
  await signIn(page, guests.family);
  await page.goto(brasas);
  await page.getByRole('button', { name: 'Save Response' }).click();
  await expect(page.getByText(/^Aún no hay nada para guardar\./)).toBeVisible();
});

test('a failure keeps what was chosen, and the page sends the same submission when it opens again', async ({
  page,
}) => {
  await signIn(page, guests.family);
  const posts = watchPosts(page);
  await page.goto(brasas);
  await wizard(page).allYes.click();
  await page.route('**/api/rsvp/responses/46', (route) => route.fulfill({ status: 502 }));
  await page.getByRole('button', { name: 'Save Response' }).click();
  await expect(
    page.getByText('Failed to save your response. Please try again.').first(),
  ).toBeVisible();
  await page.unroute('**/api/rsvp/responses/46');
  await page.reload();
  await expect(page.getByText(/^Recibido el /)).toBeVisible();
  await expect(wizard(page).yes('Bruno Ríos')).toBeChecked();
  const [first, second, ...more] = posts;
  expect(second).toEqual(first);
  expect(more).toEqual([]);
  expect(inWords(await storedResponses(page, 46))).toEqual(['sí', 'sí', 'sí', 'sí']);
});

test('an answer that changed in between is shown beside the own', async ({ page }) => {
  await signIn(page, guests.couple);
  await page.goto(brasas);
  await wizard(page).no('Camila Arancibia').check();
  await answerFor(page, 46, 'Camila Arancibia', false);
  await answerFor(page, 46, 'Camila Arancibia', true);
  await page.getByRole('button', { name: 'Save Response' }).click();
  await wizard(page).confirmNo.click();
  await page.getByRole('button', { name: 'Dejar «Asistirá»' }).click();
  await expect(wizard(page).yes('Camila Arancibia')).toBeChecked();
  await page.getByRole('button', { name: 'Save Response' }).click();
  await expect(page.getByText('RSVP Updated')).toBeVisible();
  expect(inWords(await storedResponses(page, 46))).toEqual(['sí', 'sí']);
});

test('an invitation withdrawn meanwhile is told', async ({ page }) => {
  await signIn(page, guests.aunt);
  await page.goto('/events/49/rsvp');
  await awake(page);
  await wizard(page).yes('Marta Quilodrán').check();
  await signInAsCouple(page);
  const groups = (await (await page.request.get('/api/admin/guests')).json()) as {
    id: number;
    group_name: string;
    members: { id: number; name: string }[];
  }[];
  const marta = groups.find(({ group_name }) => group_name === 'Tía Marta')!;
  const { group_name, members } = marta;
  const answer = await page.request.put(`/api/admin/guests/${marta.id}`, {
    data: {
      guest: { group_name },
      members: members.map(({ id, name }) => ({ id, name })),
      eventIds: [],
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  await page.getByRole('button', { name: 'Save Response' }).click();
  await expect(page.getByRole('heading', { name: 'Event Not Found' })).toBeVisible();
  await expect(
    page.getByText("You don't seem to be invited to this event or the event doesn't exist."),
  ).toBeVisible();
});

for (const [id, reason] of [
  [45, 'is for others'],
  [999, 'does not exist'],
] as const) {
  test(`an event that ${reason} is not found`, async ({ page }) => {
    await signIn(page, guests.couple);
    const answer = await page.goto(`/events/${id}/rsvp`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Evento No Encontrado' })).toBeVisible();
    await expect(
      page.getByText('El evento que estás buscando no existe o no tienes acceso a él.'),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Volver a Mis Eventos' }).click();
    await expect(page).toHaveURL('/my-events');
  });
}

test('an address without a number is no event', async ({ page }) => {
  const answer = await page.goto('/events/hola/rsvp');
  expect(answer?.status()).toBe(400);
  await expect(page.getByRole('heading', { name: 'ID de Evento Inválido' })).toBeVisible();
  await expect(
    page.getByText('El ID de evento al que intentas acceder no es válido.'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Volver al Inicio' })).toHaveAttribute('href', '/');
});

test('the short address leads to the form, signing in on the way', async ({ page }) => {
  await page.goto('/rsvp/46');
  await expect(page).toHaveURL('/rsvp');
  await page.getByLabel('Nombre del grupo').fill(guests.family.groupName);
  await page.getByLabel('Código de acceso').fill(guests.family.accessCode);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page).toHaveURL(brasas);
});
