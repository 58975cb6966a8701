import { inWords, storedResponses } from '../responses/answers.ts';
import { shop } from '../gifts/gift-shop.ts';
import { guests, signIn } from '../guest-visit.ts';
import { expect, test } from '../site.ts';

/** Safari before 15.4: to it a `dialog` is an element like any other. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    for (const name of ['showModal', 'show', 'close'])
      Reflect.deleteProperty(HTMLDialogElement.prototype, name);
    Reflect.deleteProperty(window, 'HTMLDialogElement');
  }),
);

test('an old iPhone has a cart', async ({ page }) => {
  await signIn(page, guests.family);
  await page.goto('/gifts');
  const { add, cart, dialog, pay } = shop(page);
  await add('Cena frente al mar').click();
  await cart.click();
  await expect(dialog).toHaveAccessibleName('Tu carrito');
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(dialog).toHaveCount(0);
  await cart.click();
  await pay.click();
  await page.getByRole('button', { name: 'Pagar en línea' }).click();
  await expect(page).toHaveURL(/\/practice-checkout\//u);
});

test('an old iPhone is asked about a no, and sends it', async ({ page }) => {
  await signIn(page, guests.aunt);
  await page.goto('/events/49/rsvp');
  await page.getByRole('radio', { name: 'No asistiré', exact: true }).check();
  const save = page.getByRole('button', { name: 'Save Response' });
  await save.click();
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: 'Volver' }).click();
  await expect(question).toHaveCount(0);
  await save.click();
  await question.getByRole('button', { name: 'Confirmar y enviar' }).click();
  await expect(page.getByText('RSVP Updated')).toBeVisible();
  expect(inWords(await storedResponses(page, 49))).toEqual(['no']);
});
