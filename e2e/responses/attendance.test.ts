import type { Page } from '@playwright/test';

import { answerFor, inWords, storedResponses, watchPosts } from './answers.ts';
import { guests, post, signIn, signInAsCouple } from '../guest-visit.ts';
import { inLargeText } from '../screens/screen.ts';
import { expect, test } from '../site.ts';

const manage = async (page: Page) => {
  await page.goto('/my-events/attendance');
  await page.getByRole('tab', { name: 'Gestionar asistencia' }).click();
  const event = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  return {
    event,
    box: (name: string, person: string) =>
      event(name).getByRole('group', { name: person }).getByRole('checkbox'),
    save: page.getByRole('button', { name: 'Save All Responses' }),
  };
};

test('the details show every event with the answers of each person', async ({ page }) => {
  await signIn(page, guests.couple);
  await page.goto('/my-events/attendance');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bienvenidos, Camila y Andrés');
  await expect(page.getByRole('tab', { name: 'Detalles' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  const card = page.getByRole('listitem').filter({ hasText: 'Desayuno de Campeones' });
  await expect(card).toContainText('sábado, 20 de diciembre de 2025 • 9:30 am');
  await expect(card).toContainText('Corredor de la casa');
  await expect(card).toContainText('Camila ArancibiaAsistirá');
  await expect(card).toContainText('Andrés BascuñánNo Asistirá');
  await card.getByRole('link', { name: 'Ver Detalles' }).click();
  await expect(page).toHaveURL('/events/47');
});

test('only what changed is sent, and the answers are there afterwards', async ({ page }) => {
  await signIn(page, guests.couple);
  const posts = watchPosts(page);
  const { box, save, event } = await manage(page);
  await expect(save).toBeDisabled();
  const andres = box('Desayuno de Campeones', 'Andrés Bascuñán');
  await expect(andres).not.toBeChecked();
  await expect(event('Desayuno de Campeones').getByLabel('No Asistirá')).toHaveCount(1);
  await expect(event('Desayuno de Campeones').getByText('Celíaco (Sin Gluten)')).toBeVisible();
  await andres.check();
  await expect(event('Desayuno de Campeones').getByLabel('No Asistirá')).toHaveCount(0);
  await save.click();
  await expect(page.getByText('All responses saved successfully')).toBeVisible();
  await expect(
    page.getByText('Your attendance preferences have been updated for all events.'),
  ).toBeVisible();
  await expect(save).toBeDisabled();
  expect(posts.map(({ eventId }) => eventId)).toEqual([47]);
  expect(posts[0]?.body).toMatchObject({ responses: [{ isAttending: true, version: 1 }] });
  expect(inWords(await storedResponses(page, 47))).toEqual(['sí', 'sí']);
  await page.getByRole('tab', { name: 'Detalles' }).click();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Desayuno de Campeones' }),
  ).toContainText('Andrés BascuñánAsistirá');
});

test('a change taken back leaves nothing to save', async ({ page }) => {
  await signIn(page, guests.couple);
  const { box, save } = await manage(page);
  const andres = box('Desayuno de Campeones', 'Andrés Bascuñán');
  await andres.check();
  await expect(save).toBeEnabled();
  await andres.uncheck();
  await expect(save).toBeDisabled();
});

test('the diet stands beside the name, with its words', async ({ page }) => {
  await signIn(page, guests.family);
  const { event } = await manage(page);
  const bruno = event('Glamping').getByRole('group', { name: 'Bruno Ríos' });
  await expect(bruno).toContainText('Otra (Alérgico al maní)');
  await expect(bruno).toContainText('Sin respuesta');
  await expect(event('Glamping').getByRole('group', { name: 'Rosa' })).not.toContainText('Ninguna');
});

test('in text of twice the size a name is still a line and no column of letters', async ({
  page,
}) => {
  await signIn(page, guests.couple);
  const { event } = await manage(page);
  await inLargeText(page, async () => {
    const name = event('Noche de Brasas').getByText('Camila Arancibia');
    const { width, height } = (await name.boundingBox())!;
    expect(width).toBeGreaterThan(height);
  });
});

test('more than three events scroll at a height of 500 px', async ({ page }) => {
  await signIn(page, guests.family);
  await manage(page);
  const list = page.getByRole('region', { name: 'Asistencia por evento' });
  expect((await list.boundingBox())?.height).toBe(500);
  await signIn(page, guests.aunt);
  await manage(page);
  await expect(list).toHaveCount(0);
});

test('a failure in one event keeps its changes and says so; the page sends them when it opens again', async ({
  page,
}) => {
  await signIn(page, guests.family);
  const { box, save } = await manage(page);
  await box('Glamping', 'Rosa Peñaloza').check();
  await box('Noche de Brasas', 'Rosa Peñaloza').check();
  await page.route('**/api/rsvp/responses/46', (route) => route.fulfill({ status: 503 }));
  await save.click();
  await expect(page.getByText('Some responses could not be saved')).toBeVisible();
  await expect(
    page.getByText('There was an error saving some of your responses. Please try again.').first(),
  ).toBeVisible();
  await expect(box('Noche de Brasas', 'Rosa Peñaloza')).toBeChecked();
  expect(inWords(await storedResponses(page, 45))).toEqual(['sí', '-', '-', '-']);
  await page.unroute('**/api/rsvp/responses/46');
  await page.reload();
  await expect(page.getByText('Recibido').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Gestionar asistencia' }).click();
  await expect(box('Noche de Brasas', 'Rosa Peñaloza')).toBeChecked();
  await expect(save).toBeDisabled();
  expect(inWords(await storedResponses(page, 46))).toEqual(['sí', '-', '-', '-']);
});

test('while it is saving and reading again, it says so', async ({ page }) => {
  await signIn(page, guests.couple);
  const { box, save, event } = await manage(page);
  await box('Desayuno de Campeones', 'Andrés Bascuñán').check();
  await answerFor(page, 47, 'Andrés Bascuñán', true);
  await answerFor(page, 47, 'Andrés Bascuñán', false);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/rsvp/responses/47', async (route) => {
    if (route.request().method() === 'GET') await held;
    await route.continue();
  });
  await save.click();
  await expect(event('Desayuno de Campeones').getByText('Cargando responses...')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  release();
  await expect(event('Desayuno de Campeones').getByText(/^Para Andrés Bascuñán/)).toBeVisible();
  await page.getByRole('button', { name: 'Cambiar a «Asistirá»' }).click();
  await save.click();
  await expect(page.getByText('All responses saved successfully')).toBeVisible();
  expect(inWords(await storedResponses(page, 47))).toEqual(['sí', 'sí']);
});

test('a group without events reads so in both tabs', async ({ page }) => {
  await signInAsCouple(page);
  const created = { group_name: 'Los Vecinos', access_code: 'VECINOS1' };
  await post(page, '/api/admin/guests', { guest: created, members: [{ name: 'Ana Soto' }] });
  await signIn(page, { groupName: 'Los Vecinos', accessCode: 'VECINOS1' });
  await page.goto('/my-events/attendance');
  await expect(page.getByText('No tienes eventos para ver.')).toBeVisible();
  await page.getByRole('tab', { name: 'Gestionar asistencia' }).click();
  await expect(page.getByText('No tienes eventos para confirmar asistencia.')).toBeVisible();
});

/** As a browser's translation does: each text in elements of its own, in place of the page's. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found.filter(({ nodeValue }) => nodeValue?.trim())) {
      const wrapper = document.createElement('span');
      wrapper.append(document.createElement('span'));
      wrapper.firstElementChild!.textContent = text.nodeValue;
      (text as Text).replaceWith(wrapper);
    }
  });

test('under a browser’s translation the words beside a box follow it', async ({ page }) => {
  await signIn(page, guests.couple);
  const { box, save, event } = await manage(page);
  const andres = box('Desayuno de Campeones', 'Andrés Bascuñán');
  const words = event('Desayuno de Campeones').getByRole('group', { name: 'Andrés Bascuñán' });
  await expect(andres).not.toBeChecked();
  await translate(page);
  for (const attends of [true, false, true]) {
    await andres.setChecked(attends);
    await expect(words).toContainText(attends ? 'BascuñánAsistirá' : 'BascuñánNo Asistirá');
  }
  await save.click();
  await expect(page.getByText('All responses saved successfully')).toBeVisible();
  await expect(words).toContainText('BascuñánAsistirá');
});
