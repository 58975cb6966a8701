import { answerFor, inWords, storedResponses, watchPosts, weekend } from '../responses/answers.ts';
import { guests, signIn } from '../guest-visit.ts';
import { expect, test } from '../site.ts';
import { answerAll, openFirstEvent, wizard } from '../responses/wizard.ts';

const saved = 'Guardado en este teléfono: se enviará cuando haya señal';
const all = ['sí', 'sí', 'sí', 'sí'];

test('what could not leave without signal leaves when it returns', async ({ page, context }) => {
  await signIn(page, guests.family);
  await answerAll(page, 6);
  await context.setOffline(true);
  await wizard(page).send.click();
  await expect(page.getByText(saved)).toBeVisible();
  await expect(page.getByText('Pendiente de enviar')).toHaveCount(6);
  await expect(wizard(page).send).toBeFocused();
  await context.setOffline(false);
  await expect(page).toHaveURL('/my-events');
  for (const eventId of weekend) expect(inWords(await storedResponses(page, eventId))).toEqual(all);
});

test('a failure half-way sends again only what did not arrive', async ({ page }) => {
  await signIn(page, guests.family);
  const posts = watchPosts(page);
  await answerAll(page, 6);
  await page.route('**/api/rsvp/responses/48', (route) => route.abort());
  await wizard(page).send.click();
  await expect(page.getByText(saved)).toBeVisible();
  await expect(page.getByText('Enviado', { exact: true })).toHaveCount(3);
  await expect(page.getByText('Pendiente de enviar')).toHaveCount(3);
  expect(inWords(await storedResponses(page, 47))).toEqual(all);
  expect(inWords(await storedResponses(page, 48))).toEqual(['-', '-', '-', '-']);

  expect(posts.slice(0, 4).map(({ eventId }) => eventId)).toEqual([45, 46, 47, 48]);
  await page.unroute('**/api/rsvp/responses/48');
  await wizard(page).send.click();
  await expect(page).toHaveURL('/my-events');
  // What arrived was sent once; the rest, however often, under the same key.
  expect(posts.filter(({ eventId }) => eventId < 48)).toHaveLength(3);
  expect(new Set(posts.map(({ key }) => key)).size).toBe(6);
  for (const eventId of weekend) {
    const answers = await storedResponses(page, eventId);
    expect(answers.map(({ version }) => version)).toEqual([1, 1, 1, 1]);
  }
});

for (const reload of [false, true]) {
  test(`an answer lost on its way back has one effect${reload ? ', also after a reload' : ''}`, async ({
    page,
  }) => {
    await signIn(page, guests.family);
    const posts = watchPosts(page);
    await answerAll(page, 6);
    await page.route(
      '**/api/rsvp/responses/46',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await wizard(page).send.click();
    await expect(page.getByText(saved)).toBeVisible();
    expect(inWords(await storedResponses(page, 46))).toEqual(all);
    // A page that opens sends the outbox by itself.
    if (reload) await page.reload();
    else await page.getByRole('button', { name: 'Reintentar' }).dblclick();
    await expect(page).toHaveURL('/my-events');
    const [first, second, ...more] = posts.filter(({ eventId }) => eventId === 46);
    expect(more).toEqual([]);
    expect(second).toEqual(first);
    const answers = await storedResponses(page, 46);
    expect(answers.map(({ version }) => version)).toEqual([1, 1, 1, 1]);
  });
}

test('an answer that does not come in time waits on the phone', async ({ page }) => {
  await signIn(page, guests.aunt);
  await page.clock.install();
  await openFirstEvent(page);
  await wizard(page).yes('Marta Quilodrán').check();
  await wizard(page).review.click();
  await page.route('**/api/rsvp/responses/49', () => undefined, { times: 1 });
  const sent = page.waitForRequest('**/api/rsvp/responses/49');
  await wizard(page).send.click();
  await expect(page.getByRole('button', { name: 'Enviando...' })).toBeDisabled();
  await sent;
  await page.clock.fastForward(16_000);
  await expect(page.getByText(saved)).toBeVisible();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page).toHaveURL('/my-events');
  expect(inWords(await storedResponses(page, 49))).toEqual(['sí']);
});

test('a change of mind after a lost answer is the one that counts', async ({ page }) => {
  await signIn(page, guests.aunt);
  await openFirstEvent(page);
  await wizard(page).yes('Marta Quilodrán').check();
  await wizard(page).review.click();
  await page.route(
    '**/api/rsvp/responses/49',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await wizard(page).send.click();
  await expect(page.getByText(saved)).toBeVisible();
  await wizard(page).backToEvents.click();
  await wizard(page).no('Marta Quilodrán').check();
  await wizard(page).review.click();
  await wizard(page).send.click();
  await wizard(page).confirmNo.click();
  await expect(page).toHaveURL('/my-events');
  expect(inWords(await storedResponses(page, 49))).toEqual(['no']);
});

test('an answer that changed in between is shown beside the own, and the guest decides', async ({
  page,
}) => {
  await signIn(page, guests.family);
  await answerAll(page, 6);
  await answerFor(page, 46, 'Rosa Peñaloza', false);
  await answerFor(page, 46, 'Bruno Ríos', false);
  await wizard(page).send.click();
  const event = wizard(page).event('Noche de Brasas');
  await expect(
    event.getByText(
      'Para Rosa Peñaloza está guardado «No Asistirá» y tú elegiste «Asistirá». ¿Cuál dejamos?',
    ),
  ).toBeVisible();
  await expect(event.getByText(/^Para Bruno Ríos/)).toBeVisible();
  await expect(event.getByRole('alert').first()).toBeFocused();
  await event.getByRole('button', { name: 'Cambiar a «Asistirá»' }).first().click();
  await event.getByRole('button', { name: 'Dejar «No Asistirá»' }).click();
  await wizard(page).send.click();
  await expect(page).toHaveURL('/my-events');
  expect(inWords(await storedResponses(page, 46))).toEqual(['sí', 'sí', 'sí', 'no']);
  expect(inWords(await storedResponses(page, 50))).toEqual(all);
});

test('a session that ended costs a sign-in and no answer', async ({ page }) => {
  await signIn(page, guests.aunt);
  await openFirstEvent(page);
  await wizard(page).no('Marta Quilodrán').check();
  await wizard(page).review.click();
  await page.request.post('/api/rsvp/logout');
  await wizard(page).send.click();
  await wizard(page).confirmNo.click();
  await expect(page.getByText(/^Tu sesión terminó\./)).toBeVisible();
  await page.getByRole('button', { name: 'Ingresar nuevamente' }).click();
  await page.getByLabel('Nombre del grupo').fill(guests.aunt.groupName);
  await page.getByLabel('Código de acceso').fill(guests.aunt.accessCode);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page.getByText('Recibido', { exact: true }).first()).toBeVisible();
  expect(inWords(await storedResponses(page, 49))).toEqual(['no']);
});
