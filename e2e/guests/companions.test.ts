import type { Page } from '@playwright/test';
import type { GuestView } from '#contract/guest-groups.ts';
import { expectAccessible } from '../accessible.ts';
import { inWords, storedResponses } from '../responses/answers.ts';
import { awake, guests, signIn, signInAsCouple } from '../guest-visit.ts';
import { companions, givePlaces } from './companions-visit.ts';
import { expect, test } from '../site.ts';
import { wizard } from '../responses/wizard.ts';

const saved = 'Guardado en este teléfono: se enviará cuando haya señal';
const feast = 49;

const members = async (page: Page) =>
  ((await (await page.request.get('/api/rsvp/guest')).json()) as GuestView).members;

const answers = async (page: Page) => inWords(await storedResponses(page, feast));

test('an aunt brings somebody, who is asked and counted like her', async ({ page }) => {
  await signIn(page, guests.aunt);
  await page.goto('/rsvp');
  await awake(page);
  const { section, name, add, diet } = companions(page);
  await expect(section).toContainText('Puedes traer a una persona más.');
  await add.tap();
  await expect(section.getByText('Escribe el nombre de tu acompañante')).toBeVisible();
  await expectAccessible(page);
  await name.fill('Pía Godoy');
  await name.press('Enter');
  await expect(section).toContainText('Ya están todos los lugares');
  await expect(name).toHaveCount(0);
  await diet('Pía Godoy').selectOption('Vegano');
  await wizard(page).toEvents.tap();
  await wizard(page).allYes.tap();
  await wizard(page).review.tap();
  await expect(page.getByRole('region')).toContainText(['Pía Godoy']);
  await wizard(page).send.tap();
  await expect(page).toHaveURL('/my-events');
  expect(await answers(page)).toEqual(['sí', 'sí']);
  expect(await members(page)).toMatchObject([
    { name: 'Marta Quilodrán', is_companion: false },
    { name: 'Pía Godoy', is_companion: true, dietary_restriction_type: 'Vegan' },
  ]);

  await signInAsCouple(page);
  await page.goto('/admin/guests');
  await expect(page.getByText('Pía Godoy · Acompañante').first()).toBeVisible();
});

test('a name that was typed and not added comes along all the same', async ({ page }) => {
  await signIn(page, guests.aunt);
  await page.goto('/rsvp');
  await awake(page);
  await companions(page).name.fill('Pía Godoy');
  await wizard(page).toEvents.click();
  await expect(wizard(page).person('Pía Godoy')).toBeVisible();
  await expect.poll(async () => (await members(page)).length).toBe(2);
});

test('who was brought can be sent home, and another one comes', async ({ page }) => {
  await signIn(page, guests.aunt);
  await page.goto('/rsvp');
  await awake(page);
  const { name, add, remove } = companions(page);
  await name.fill('Pía Godoy');
  await add.click();
  await remove('Pía Godoy').click();
  await expect(remove('Pía Godoy')).toHaveCount(0);
  await expect(name).toBeFocused();
  await name.fill('Iván Godoy');
  await add.click();
  await expect(remove('Iván Godoy')).toBeVisible();
  expect((await members(page)).map((member) => member.name)).toEqual([
    'Marta Quilodrán',
    'Iván Godoy',
  ]);
});

test('the name of who was brought is corrected, and everything said of them stays', async ({
  page,
}) => {
  await signIn(page, guests.aunt);
  await page.goto('/rsvp');
  await awake(page);
  const { name, add, nameOf } = companions(page);
  await name.fill('Pia Godoi');
  await add.click();
  const { toEvents, allYes, review, send } = wizard(page);
  const questionsAbout = (person: string) => page.getByRole('group', { name: person, exact: true });
  await toEvents.click();
  await allYes.click();
  await review.click();
  await send.click();
  await expect(page).toHaveURL('/my-events');

  await page.goto('/rsvp?paso=0');
  await awake(page);
  await nameOf('Pia Godoi').fill(' ');
  await toEvents.click();
  await expect(nameOf('Pia Godoi')).toBeFocused();
  await expectAccessible(page);
  await nameOf('Pia Godoi').fill('Pía Godoy');
  await toEvents.click();
  await expect(questionsAbout('Pía Godoy')).toBeVisible();
  expect((await members(page))[1]).toMatchObject({ name: 'Pía Godoy' });
  expect(await answers(page)).toEqual(['sí', 'sí']);

  // Without signal it waits, and holds on the screen meanwhile.
  await page.goto('/rsvp?paso=0');
  await awake(page);
  await page.route('**/api/rsvp/companions/**', (route) => route.abort());
  await nameOf('Pía Godoy').fill('Pía Godoy Soto');
  await toEvents.click();
  await expect(questionsAbout('Pía Godoy Soto')).toBeVisible();
  await page.unroute('**/api/rsvp/companions/**');
  await expect
    .poll(async () => (await members(page))[1]!.name, { timeout: 30_000 })
    .toBe('Pía Godoy Soto');
  expect(await answers(page)).toEqual(['sí', 'sí']);
});

test('without signal somebody is brought, fed and answered for, over a reload, and comes once', async ({
  page,
}) => {
  await signIn(page, guests.aunt);
  await page.goto('/rsvp');
  await awake(page);
  const { name, add, diet } = companions(page);
  await page.route('**/api/rsvp/**', (route) => route.abort());
  await name.fill('Pía Godoy');
  await add.click();
  await expect(page.getByText(saved).first()).toBeVisible();
  await diet('Pía Godoy').selectOption('Celíaco (Sin Gluten)');
  await wizard(page).toEvents.click();
  await wizard(page).no('Marta Quilodrán').check();
  await wizard(page).yes('Pía Godoy').check();
  await wizard(page).review.click();
  await wizard(page).send.click();
  await wizard(page).confirmNo.click();
  await expect(page.getByText('Pendiente de enviar').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Pía Godoy').first()).toBeVisible();
  expect(await members(page)).toHaveLength(1);
  await page.unroute('**/api/rsvp/**');
  // The page tries again by its own clock.
  await expect(page).toHaveURL('/my-events', { timeout: 30_000 });
  expect(await answers(page)).toEqual(['no', 'sí']);
  expect((await members(page))[1]).toMatchObject({
    name: 'Pía Godoy',
    dietary_restriction_type: 'Celiac',
  });
});

test('who was brought without signal is asked for at once, though no diet was worth keeping', async ({
  page,
}) => {
  await signIn(page, guests.aunt);
  await page.goto('/rsvp');
  await awake(page);
  const { name, add } = companions(page);
  await page.route('**/api/rsvp/**', (route) => route.abort());
  await name.fill('Pía Godoy');
  await add.click();
  await expect(page.getByText(saved).first()).toBeVisible();
  await wizard(page).toEvents.click();
  await expect(wizard(page).person('Marta Quilodrán')).toBeVisible();
  expect(await wizard(page).person('Pía Godoy').count()).toBe(1);
});

test('who was tried again after a failure of the server comes once', async ({ page }) => {
  await signIn(page, guests.aunt);
  await page.goto('/rsvp');
  await awake(page);
  const { name, add, remove } = companions(page);
  await page.route('**/api/rsvp/companions', (route) => route.fulfill({ status: 500, body: '' }));
  await name.fill('Pía Godoy');
  await add.click();
  await expect(page.getByText('No pudimos agregar').first()).toBeVisible();
  await expect(name).toHaveValue('Pía Godoy');
  await page.unroute('**/api/rsvp/companions');
  await add.click();
  await expect(remove('Pía Godoy')).toBeVisible();
  await expect(name).toHaveCount(0);
  await page.reload();
  await expect(remove('Pía Godoy')).toBeVisible();
  expect((await members(page)).map(({ name }) => name)).toEqual(['Marta Quilodrán', 'Pía Godoy']);
});

test('a place that was taken away meanwhile is told, and the rest arrives', async ({ page }) => {
  await signIn(page, guests.aunt);
  await page.goto('/rsvp');
  await awake(page);
  const { name, add } = companions(page);
  await page.route('**/api/rsvp/companions', (route) => route.abort());
  await name.fill('Pía Godoy');
  await add.click();
  await expect(page.getByText(saved).first()).toBeVisible();
  await givePlaces(page, guests.aunt, 0);
  await page.unroute('**/api/rsvp/companions');
  await page.reload();
  await expect(page.getByText(/^Acompañante: Pía Godoy/).first()).toBeVisible({ timeout: 15_000 });
  await wizard(page).toEvents.click();
  await expect(wizard(page).person('Pía Godoy')).toHaveCount(0);
});

test('a family may bring as many as the couple allows', async ({ page }) => {
  await givePlaces(page, guests.family, 3);
  await signIn(page, guests.family);
  await page.goto('/rsvp');
  await awake(page);
  await expect(companions(page).section).toContainText('Puedes traer hasta 3 personas más.');
});
