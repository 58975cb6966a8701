import { closeEvents, openEvents } from '../responses/closed-events.ts';
import { companions, givePlaces } from '../guests/companions-visit.ts';
import { guests, signIn } from '../guest-visit.ts';
import { read } from '../elsewhere.ts';
import { changeQuestion, givenAnswers, questions } from '../questions/questions-visit.ts';
import { expect, test } from '../site.ts';
import { wizard } from '../responses/wizard.ts';

// No script runs: the forms are the browser's own.
test.use({ javaScriptEnabled: false });

const { family, couple } = guests;
const someone = 'Rosa Peñaloza';
const members = [someone, 'Tomás Ríos', 'Emilia Ríos', 'Bruno Ríos'];

test('a family of four with a companion signs in, answers six events and two questions, in at most 30 taps', async ({
  page,
}) => {
  await givePlaces(page, family, 1);
  await page.goto('/rsvp');
  await page.getByLabel('Nombre del grupo').fill(family.groupName);
  await page.getByLabel('Código de acceso').fill(family.accessCode);
  let taps = 0;
  const tap = async (control: ReturnType<typeof page.getByRole>) => {
    await control.click();
    taps += 1;
  };
  await tap(page.getByRole('button', { name: 'Ingresar' }));
  await expect(page).toHaveURL('/my-events');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Familia Peñaloza Ríos');
  await page.goto('/rsvp');

  const { stop, song } = questions(page);
  const { allYes, allNo, toEvents, next, review, send, yes, heading, event, diet } = wizard(page);
  await expect(page.getByRole('combobox')).toHaveCount(4);
  // Words and severity appear where the diet asks for them.
  const severity = page.getByRole('group', { name: `¿Qué tan delicado es? de ${someone}` });
  const words = page.getByRole('textbox', { name: `Detalle para ${someone}` });
  await expect(severity).toBeHidden();
  await expect(words).toBeHidden();
  await diet(someone).selectOption({ value: 'Other' });
  await words.fill('sin maní');
  await severity.getByRole('radio', { name: 'Alergia grave' }).check();
  const bringing = companions(page);
  await bringing.name.fill('Valentina Soto');
  await tap(bringing.add);
  await expect(bringing.diet('Valentina Soto')).toBeVisible();
  await expect(words).toHaveValue('sin maní');
  await expect(severity.getByRole('radio', { name: 'Alergia grave' })).toBeChecked();
  await tap(toEvents);

  for (let number = 1; number <= 6; number += 1) {
    await expect(page).toHaveURL(`/rsvp?paso=${number}`);
    await expect(page.getByText(`Evento ${number} de 6`)).toBeVisible();
    await tap(number === 2 ? allNo : allYes);
    await expect(page.getByRole('radio', { checked: true, name: /asistiré$/i })).toHaveCount(5);
    if (number === 2) await tap(yes('Valentina Soto'));
    if (number === 5) {
      for (const name of [...members, 'Valentina Soto']) await tap(stop(name, 'Plaza de Armas'));
    }
    await tap(number < 6 ? next : review);
  }
  await expect(heading('Revisa tus respuestas')).toBeVisible();
  await expect(page.getByText('Asistirá', { exact: true })).toHaveCount(5 * 5 + 1);

  // The way back to one event, and to the summary again.
  await event('Glamping').getByRole('button', { name: 'Editar respuestas' }).click();
  await expect(page.getByText(/^Evento \d de 6/)).toBeVisible();
  await page.goto('/rsvp?paso=7');

  await song.fill('Vals');
  await tap(send);
  await expect(page.getByText('Confirmación de asistencia completa')).toBeVisible();
  await expect(page.getByText(/^Recibido el/)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Volver a Mis Eventos' }).click();
  await expect(page).toHaveURL('/my-events');
  expect(taps).toBeLessThanOrEqual(30);
  const stops = [...members, 'Valentina Soto'].map(() => 'Plaza de Armas');
  expect(await givenAnswers(page)).toEqual([stops, ['Vals']]);
});

test('whoever comes is asked on the same step, and what is required before the next', async ({
  page,
}) => {
  await changeQuestion(page, 'Bus desde Linares', { required: true });
  await signIn(page, guests.aunt);
  await page.goto('/rsvp?paso=1');
  const { yes, review, heading } = wizard(page);
  const { section, stop } = questions(page);
  await expect(section).toHaveCount(0);
  await yes('Marta Quilodrán').check();
  await review.click();
  await expect(page).toHaveURL('/rsvp?paso=1#preguntas');
  await review.click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Responde esta pregunta para seguir.',
  );
  await stop('Marta Quilodrán', 'Terminal de buses').check();
  await review.click();
  await expect(heading('Revisa tus respuestas')).toBeVisible();
  expect(await givenAnswers(page)).toEqual([['Terminal de buses'], []]);
});

test('a required question without a seat left holds nobody up', async ({ page }) => {
  await changeQuestion(page, 'Bus desde Linares', { required: true, capacity: 2 });
  await signIn(page, guests.aunt);
  await page.goto('/rsvp?paso=1');
  const { yes, review, heading } = wizard(page);
  await yes('Marta Quilodrán').check();
  await review.click();
  await expect(questions(page).section).toContainText('Ya no quedan cupos');
  await review.click();
  await expect(heading('Revisa tus respuestas')).toBeVisible();
});

test('an answer is taken back by its button, and a full stop is told', async ({ page }) => {
  await signIn(page, guests.couple);
  await page.goto('/events/49/rsvp');
  const { stop, clear } = questions(page);
  await expect(stop('Camila Arancibia', 'Plaza de Armas')).toBeChecked();
  await clear('Camila Arancibia').click();
  await expect(stop('Camila Arancibia', 'Plaza de Armas')).not.toBeChecked();
  await stop('Camila Arancibia', 'Terminal de buses').check();
  await changeQuestion(page, 'Bus desde Linares', { capacity: 3 });
  await page.getByRole('button', { name: 'Save Response' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Ya no quedan cupos en «Terminal de buses».',
  );
});

test('the way through the events can be gone back, and Enter goes on', async ({ page }) => {
  await signIn(page, family);
  await page.goto('/rsvp?paso=2');
  await wizard(page).back.click();
  await expect(page).toHaveURL('/rsvp?paso=1');
  await wizard(page).back.click();
  await expect(page.getByRole('heading', { name: 'Restricciones alimentarias' })).toBeVisible();
  await wizard(page).diet(someone).selectOption({ value: 'Other' });
  const words = page.getByRole('textbox', { name: `Detalle para ${someone}` });
  await words.fill('sin nueces');
  await words.press('Enter');
  await expect(page).toHaveURL('/rsvp?paso=1');
  await page.goto('/rsvp');
  await expect(words).toHaveValue('sin nueces');
});

test('a wrong code is told, and the name does not have to be typed again', async ({ page }) => {
  await page.goto('/rsvp');
  await page.getByLabel('Nombre del grupo').fill(family.groupName);
  await page.getByLabel('Código de acceso').fill('OTRO');
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page.getByText('Nombre de grupo o código de acceso inválido')).toBeVisible();
  await expect(page.getByLabel('Nombre del grupo')).toHaveValue(family.groupName);
  await expect(page.getByLabel('Código de acceso')).toHaveValue('');
});

test('one event is answered with the diets, and its receipt shown', async ({ page }) => {
  await signIn(page, couple);
  await page.goto('/events/50/rsvp');
  const person = (name: string) => page.getByRole('group', { name, exact: false }).first();
  await person('Camila').getByRole('radio', { name: 'Asistiré', exact: true }).check();
  await person('Andrés').getByRole('radio', { name: 'No asistiré' }).check();
  await page.getByRole('combobox').first().selectOption({ value: 'Vegan' });
  await page.getByRole('button', { name: 'Save Response' }).click();
  const receipt = page.getByRole('status').filter({ hasText: 'Recibido el' });
  await expect(receipt).toContainText('Camila');
  await expect(receipt).toContainText('No Asistirá');
  await expect(page.getByRole('combobox').first()).toHaveValue('Vegan');
});

test('somebody else’s answer is shown beside the own one, and a tap decides', async ({ page }) => {
  await signIn(page, family);
  await page.goto('/events/49/rsvp');
  const { responses } = await read<{ responses: { memberId: number }[] }>(
    page.request,
    '/api/rsvp/responses/49',
  );
  const output = [{ memberId: responses[0]!.memberId, isAttending: false }];
  await page.request.post('/api/rsvp/responses/49', { data: { responses: output } });
  await page.getByRole('radio', { name: 'Asistiré', exact: true }).first().check();
  await page.getByRole('button', { name: 'Save Response' }).click();
  await expect(page.getByText('Alguien respondió antes que tú')).toBeVisible();
  await page.getByRole('button', { name: 'Cambiar a «Asistirá»' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Recibido el' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Asistiré', exact: true }).first()).toBeChecked();
});

test('an event that closes while it is being answered says so, and what is stored', async ({
  page,
}) => {
  await signIn(page, family);
  for (const address of ['/events/49/rsvp', '/rsvp?paso=1']) {
    await page.goto(address);
    await page.getByRole('radio', { name: 'Asistiré', exact: true }).first().check();
    await closeEvents(page);
    await page.getByRole('button', { name: /^(Save Response|Siguiente evento)$/ }).click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      /El plazo para responder ya pasó/,
    );
    await expect(page.getByRole('button', { name: /^(Save|Siguiente)/ })).toBeHidden();
    await openEvents(page);
  }
});
