import type { Page } from '@playwright/test';
import { demoPurchases } from '#db/demo/gifts.ts';
import { demoGroups } from '#db/demo/groups.ts';
import { shop } from './gift-shop.ts';
import { guests, signIn } from '../guest-visit.ts';
import { expect, test } from '../site.ts';

const purchaseOf = (group: string) => demoPurchases.find((purchase) => purchase.group === group)!;
const codeOf = (group: string) => purchaseOf(group).confirmation_code;
const loginOf = (groupName: string) => ({
  groupName,
  accessCode: demoGroups.find(({ name }) => name === groupName)!.code,
});

const arrive = async (page: Page, group: string, query: string) => {
  await signIn(page, loginOf(group));
  await page.goto(`/gifts/result?${query}`);
  await expect(page).toHaveURL('/gifts/result');
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a stranger signs in first and then sees the result', async ({ page }) => {
  await page.goto(`/confirmation?status=success&confirmation_code=${codeOf('Camila y Andrés')}`);
  await page.getByLabel('Nombre del grupo').fill('Camila y Andrés');
  await page.getByLabel('Código de acceso').fill(guests.couple.accessCode);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(heading(page)).toHaveText('¡Gracias, Camila y Andrés!');
  await expect(page).toHaveURL('/gifts/result');
  await expect(page.getByRole('main')).toContainText(codeOf('Camila y Andrés'));
});

test('another group’s code and an unknown one look the same', async ({ page }) => {
  for (const code of [codeOf('Camila y Andrés'), 'nadie']) {
    await arrive(page, 'Tía Marta', `status=success&confirmation_code=${code}`);
    await expect(heading(page)).toHaveText('Estado del regalo');
    await expect(page.getByRole('status').first()).toHaveText(
      'No encontramos un regalo con ese código entre los de tu grupo.',
    );
    await expect(page.getByRole('main')).not.toContainText('Cena frente al mar');
  }
});

test('a status that the address invents changes nothing', async ({ page }) => {
  await arrive(
    page,
    'Los Montecinos',
    `status=success&confirmation_code=${codeOf('Los Montecinos')}`,
  );
  await expect(heading(page)).toHaveText('Esperando tu transferencia');
  await arrive(
    page,
    'Javiera Oyarce',
    `status=success&confirmation_code=${codeOf('Javiera Oyarce')}`,
  );
  await expect(heading(page)).toHaveText('Hubo un problema con el pago');
});

test('every other status has its words', async ({ page }) => {
  await arrive(
    page,
    'Nicolás Bravo',
    `status=failure&confirmation_code=${codeOf('Nicolás Bravo')}`,
  );
  await expect(heading(page)).toHaveText('Este regalo fue devuelto');
  await arrive(page, 'Tía Marta', 'status=quizas');
  await expect(heading(page)).toHaveText('Estado del regalo');
  await arrive(page, 'Tía Marta', 'status=failure');
  await expect(heading(page)).toHaveText('Hubo un problema con el pago');
  await arrive(page, 'Tía Marta', 'status=pending');
  await expect(heading(page)).toHaveText('Procesando tu regalo...');
});

test('the cart is rebuilt from the purchase, beside what was chosen since', async ({ page }) => {
  await signIn(page, loginOf('Javiera Oyarce'));
  await page.goto('/gifts');
  await shop(page).add('Clase de cocina').click();
  await page.goto(`/gifts/result?status=failure&confirmation_code=${codeOf('Javiera Oyarce')}`);
  await page.getByRole('link', { name: 'Volver al carrito' }).click();
  await expect(shop(page).dialog).toContainText('Clase de cocina');
  await expect(shop(page).dialog).toContainText('Desayuno en la cama');
});

test('waiting is polite: it slows down, and ends after some minutes', async ({ page }) => {
  await page.clock.install();
  await signIn(page, guests.family);
  const { id } = ((await (await page.request.get('/api/gifts')).json()) as { id: number }[])[0]!;
  const answer = await page.request.post('/api/create-preference', {
    data: { items: [{ giftId: id, quantity: 1 }] },
    headers: { 'Idempotency-Key': 'una-espera-larga' },
  });
  const { confirmation_code } = (await answer.json()) as { confirmation_code: string };
  let looks = 0;
  await page.route('**/api/purchase-confirmation/*', (route) => {
    looks += 1;
    return route.continue();
  });
  await page.goto(`/gifts/result?status=pending&confirmation_code=${confirmation_code}`);
  const again = page.getByRole('button', { name: 'Revisar ahora' });
  await expect(again).toBeHidden();
  await expect(async () => {
    // A jump, not every tick of half a minute: a slow machine would count them for half a minute.
    await page.clock.fastForward(30_000);
    expect(await again.isVisible()).toBe(true);
  }).toPass({ intervals: [100] });
  await expect(page.getByRole('status').first()).toContainText('Está tardando más de lo normal.');
  const total = looks;
  await page.clock.fastForward(600_000);
  expect(looks).toBe(total);
  expect(total).toBe(13);
  await again.click();
  await expect.poll(() => looks).toBe(total + 1);
});
