import { expectAccessible } from '../accessible.ts';
import { answerFor, inWords, storedResponses, weekend } from '../responses/answers.ts';
import { givePlaces } from '../guests/companions-visit.ts';
import { awake, guests, signIn } from '../guest-visit.ts';
import { byKeyboard, byThumb } from '../hands.ts';
import { changeQuestion, givenAnswers, questions } from './questions-visit.ts';
import { expect, test } from '../site.ts';
import { openFirstEvent, wizard } from '../responses/wizard.ts';

const bus = 'Bus desde Linares';
const people = ['Rosa Peñaloza', 'Tomás Ríos', 'Emilia Ríos', 'Bruno Ríos', 'Pía Godoy'];
const saved = 'Guardado en este teléfono: se enviará cuando haya señal';

for (const [how, handsOf] of [
  ['one thumb', byThumb],
  ['the keyboard', byKeyboard],
] as const) {
  test(`four people, six events, a companion and two questions in at most 30 taps by ${how}`, async ({
    page,
  }) => {
    await givePlaces(page, guests.family, 1);
    await signIn(page, guests.family);
    await page.goto('/rsvp');
    const { count, tap, write } = handsOf(page);
    await write('Acompañante', 'Pía Godoy');
    await tap('button', 'Continuar a los eventos');
    for (const number of weekend.keys()) {
      await expect(page.getByText(`Evento ${number + 1} de 6`)).toBeVisible();
      await tap('button', 'Todos asistiremos');
      if (weekend[number] === 49) {
        for (const name of people)
          await tap('radio', 'Plaza de Armas', questions(page).stops(name));
      }
      await tap('button', number < 5 ? 'Siguiente evento' : 'Revisar todas las respuestas');
    }
    await expect(wizard(page).event('Ceremonia')).toContainText('Pía GodoyPlaza de Armas');
    await write('¿Qué canción no puede faltar?', 'La joya del Pacífico');
    await tap('button', 'Enviar todas las respuestas');
    await expect(page).toHaveURL('/my-events');
    expect(count()).toBeLessThanOrEqual(30);

    expect(await givenAnswers(page)).toEqual([
      people.map(() => 'Plaza de Armas'),
      ['La joya del Pacífico'],
    ]);
    for (const eventId of weekend) {
      expect(inWords(await storedResponses(page, eventId))).toEqual(people.map(() => 'sí'));
    }
  });
}

/** The aunt, before the questions about the only event she is invited to. */
const openFeast = async (page: Parameters<typeof openFirstEvent>[0]) => {
  await signIn(page, guests.aunt);
  await openFirstEvent(page);
  return { ...wizard(page), ...questions(page) };
};

test('only those who come are asked, and whoever stays away is asked no more', async ({ page }) => {
  const { section, yes, no, stop } = await openFeast(page);
  await expect(section).toHaveCount(0);
  await yes('Marta Quilodrán').check();
  await stop('Marta Quilodrán', 'Plaza de Armas').check();
  await expect(section).toContainText('Sale a las 16:30 y vuelve a las 03:00.');
  await expectAccessible(page);
  await no('Marta Quilodrán').check();
  await expect(section).toHaveCount(0);
});

test('a required answer is asked for before the guest goes on', async ({ page }) => {
  await changeQuestion(page, bus, { required: true });
  const { yes, review, stop, section, heading } = await openFeast(page);
  await yes('Marta Quilodrán').check();
  await review.tap();
  await expect(section).toContainText('Responde esta pregunta para seguir.');
  await expect(stop('Marta Quilodrán', 'Plaza de Armas')).toBeFocused();
  await expectAccessible(page);
  await stop('Marta Quilodrán', 'Terminal de buses').check();
  await review.tap();
  await expect(heading('Revisa tus respuestas')).toBeVisible();
});

test('who is sent back from the summary is told which answer is missing', async ({ page }) => {
  const { yes, review, send, section, stop, heading } = await openFeast(page);
  await yes('Marta Quilodrán').check();
  await review.tap();
  await expect(heading('Revisa tus respuestas')).toBeVisible();
  await changeQuestion(page, bus, { required: true });
  await page.reload();
  await send.tap();
  await expect(section).toContainText('Responde esta pregunta para seguir.');
  await expect(stop('Marta Quilodrán', 'Plaza de Armas')).toBeFocused();
});

test('a required question without a seat left holds nobody up', async ({ page }) => {
  await changeQuestion(page, bus, { required: true, capacity: 2 });
  const { yes, review, send, section, heading } = await openFeast(page);
  await yes('Marta Quilodrán').check();
  await expect(section).toContainText('Ya no quedan cupos: quien no alcanzó puede seguir');
  await expectAccessible(page);
  await review.tap();
  await expect(heading('Revisa tus respuestas')).toBeVisible();
  await send.tap();
  await expect(page).toHaveURL('/my-events');
  expect(inWords(await storedResponses(page, 49))).toEqual(['sí']);
});

test('a seat that was let go of can be taken back, also where none is left', async ({ page }) => {
  await signIn(page, guests.couple);
  await changeQuestion(page, bus, { required: true, capacity: 2 });
  await page.goto('/events/49/rsvp');
  await awake(page);
  const { stop, clear, section } = questions(page);
  const camila = (name: string) => stop('Camila Arancibia', name);
  await expect(camila('Plaza de Armas')).toBeChecked();
  await expect(camila('Terminal de buses')).toBeDisabled();
  await clear('Camila Arancibia').tap();
  await page.getByRole('button', { name: 'Save Response' }).tap();
  await expect(section).toContainText('Responde esta pregunta para seguir.');
  await expect(camila('Plaza de Armas')).toBeFocused();
  await camila('Plaza de Armas').check();
  await page.getByRole('button', { name: 'Save Response' }).tap();
  await expect(page.getByText('RSVP Updated')).toBeVisible();
  expect((await givenAnswers(page))[0]).toEqual(['Plaza de Armas', 'Plaza de Armas']);
});

test('an answer that is changed back without signal counts as it was said last', async ({
  page,
}) => {
  await signIn(page, guests.couple);
  await page.goto('/events/49/rsvp');
  await awake(page);
  const { stop } = questions(page);
  const save = page.getByRole('button', { name: 'Save Response' });
  await page.route('**/api/rsvp/**', (route) => route.abort());
  await stop('Camila Arancibia', 'Terminal de buses').check();
  await save.tap();
  await expect(page.getByText(saved).first()).toBeVisible();
  await stop('Camila Arancibia', 'Plaza de Armas').check();
  // It is stored on the phone before it is tried, and tried while there is no signal.
  const failed = page.waitForEvent('requestfailed', (one) => one.url().includes('/api/rsvp/'));
  await save.tap();
  await failed;
  await page.unroute('**/api/rsvp/**');
  await page.reload();
  await expect(page.getByText('Recibido').first()).toBeVisible();
  expect((await givenAnswers(page))[0]).toEqual(['Plaza de Armas', 'Plaza de Armas']);
});

test('a full stop is shown as full, and an answer can be taken back', async ({ page }) => {
  await changeQuestion(page, bus, { capacity: 2 });
  const { yes, stop, stops, clear } = await openFeast(page);
  await yes('Marta Quilodrán').check();
  // Two of the demo go from there, three from the other stop.
  await expect(stop('Marta Quilodrán', 'Plaza de Armas')).toBeDisabled();
  await expect(stops('Marta Quilodrán')).toContainText('completo');
  await changeQuestion(page, bus, { capacity: 20 });
  await page.reload();
  await stop('Marta Quilodrán', 'Plaza de Armas').check();
  await clear('Marta Quilodrán').tap();
  await expect(stop('Marta Quilodrán', 'Plaza de Armas')).not.toBeChecked();
});

test('the last seat taken by another group meanwhile is told, and nothing else is lost', async ({
  page,
}) => {
  const { yes, stop, review, send, backToEvents, song } = await openFeast(page);
  await yes('Marta Quilodrán').check();
  await stop('Marta Quilodrán', 'Plaza de Armas').check();
  await review.tap();
  await song.fill('Vals');
  await changeQuestion(page, bus, { capacity: 2 });
  await send.tap();
  await expect(page.getByText('Ya no quedan cupos en «Plaza de Armas».').first()).toBeVisible();
  expect(inWords(await storedResponses(page, 49))).toEqual(['sí']);
  expect(await givenAnswers(page)).toEqual([[], ['Vals']]);
  await backToEvents.tap();
  await expect(stop('Marta Quilodrán', 'Plaza de Armas')).toBeDisabled();
});

test('without signal answers wait on the phone, over a reload, and count once', async ({
  page,
}) => {
  const { yes, stop, review, send, song } = await openFeast(page);
  await page.route('**/api/rsvp/**', (route) => route.abort());
  await yes('Marta Quilodrán').check();
  await stop('Marta Quilodrán', 'Terminal de buses').check();
  await review.tap();
  await song.fill('Vals');
  await send.tap();
  await expect(page.getByText(saved).first()).toBeVisible();
  await page.reload();
  await expect(song).toHaveValue('Vals');
  expect(await givenAnswers(page)).toEqual([[], []]);
  await page.unroute('**/api/rsvp/**');
  // The page tries again by its own clock.
  await expect(page).toHaveURL('/my-events', { timeout: 30_000 });
  expect(await givenAnswers(page)).toEqual([['Terminal de buses'], ['Vals']]);
});

test("an event's own form asks, and its page shows what was answered", async ({ page }) => {
  await signIn(page, guests.family);
  await page.goto('/events/49/rsvp');
  const { stop } = questions(page);
  await wizard(page).allYes.tap();
  await stop('Rosa Peñaloza', 'Terminal de buses').check();
  await page.getByRole('button', { name: 'Save Response' }).tap();
  await expect(page.getByText('RSVP Updated')).toBeVisible();
  await page.goto('/events/49');
  const responded = page.getByRole('region', { name: 'Lo que los novios preguntan' });
  await expect(responded).toContainText('Bus desde LinaresRosa PeñalozaTerminal de buses');
});

test('a question that the couple asks later is pointed out, and answered there', async ({
  page,
}) => {
  await signIn(page, guests.aunt);
  await answerFor(page, 49, 'Marta Quilodrán', true);
  const link = page.getByRole('link', { name: `Falta una respuesta: ${bus}` });
  await page.goto('/my-events');
  await expect(link).toHaveCount(0);
  await changeQuestion(page, bus, { required: true });
  await page.reload();
  await link.tap();
  await expect(page).toHaveURL('/events/49/rsvp');
  await questions(page).stop('Marta Quilodrán', 'Plaza de Armas').check();
  await page.getByRole('button', { name: 'Save Response' }).tap();
  await expect(page.getByText('RSVP Updated')).toBeVisible();
  await page.goto('/my-events');
  await expect(link).toHaveCount(0);
});
