import { expectAccessible } from '../accessible.ts';
import { guests, signIn, signInAsCouple } from '../guest-visit.ts';
import { expect, test } from '../site.ts';

test('the demo is shown as it will be at the ceremony, on the desk and on a guest’s phone', async ({
  page,
  browser,
  site,
}) => {
  await signInAsCouple(page);
  await page.goto('/admin/days');
  const panel = page.getByRole('region', { name: 'Ensayo' });
  await expect(panel.getByText('Se muestra como es ahora.')).toBeVisible();
  await panel.getByRole('button', { name: 'Mostrar ese momento' }).click();
  await expect(panel.getByText('Elijan un día y una hora')).toBeVisible();
  await panel.getByLabel('Mostrarla como será el').fill('2025-12-20T18:30');
  await panel.getByRole('button', { name: 'Mostrar ese momento' }).click();
  await expect(panel.getByText(/Se muestra como será el sábado/u)).toBeVisible();
  await expectAccessible(page);

  const context = await browser.newContext({ baseURL: site.url });
  const phone = await context.newPage();
  await phone.goto('/');
  await expect(phone.getByRole('link', { name: 'Qué pasa ahora' })).toBeVisible();
  await signIn(phone, guests.family);
  await phone.goto('/my-events');
  const today = phone.getByRole('region', { name: 'Qué pasa hoy' });
  await expect(today.getByRole('heading', { name: 'Ahora' })).toBeVisible();
  await expect(today.getByRole('link', { name: /Main Event/u })).toBeVisible();
  await expect(today.getByText('según lo sabido')).toBeHidden();

  await panel.getByRole('button', { name: 'Volver a ahora' }).click();
  await expect(panel.getByText('Se muestra como es ahora.')).toBeVisible();
  await phone.goto('/');
  await expect(phone.getByRole('link', { name: 'Qué pasa ahora' })).toBeHidden();
  await context.close();
});
