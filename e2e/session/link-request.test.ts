import { awake, signInAsCouple } from '../guest-visit.ts';
import { expect, test } from '../site.ts';

const answer = /^Si ese teléfono está en una invitación, los novios ya saben/u;

test('a guest without code says a phone number, and the couple sends the link with one tap', async ({
  page,
  browser,
  site,
}) => {
  await page.goto('/rsvp');
  await awake(page);
  await page.getByLabel('Nombre del grupo').fill('Familia Peñaloza');
  await page.getByRole('link', { name: 'No tengo mi código' }).click();
  await expect(page.getByRole('heading', { name: 'No tengo mi código' })).toBeFocused();
  await page.getByRole('button', { name: 'Pedir mi enlace' }).click();
  await expect(page.getByText('Escribe tu teléfono', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Tu teléfono')).toBeFocused();
  await page.route('**/api/rsvp/lost-link', (route) => route.abort());
  await page.getByLabel('Tu teléfono').fill('9 8765 4321');
  await page.getByRole('button', { name: 'Pedir mi enlace' }).click();
  await expect(page.getByText('Sin conexión')).toBeVisible();
  await expect(page.getByLabel('Tu teléfono')).toHaveValue('9 8765 4321');
  await page.unroute('**/api/rsvp/lost-link');
  await page.getByRole('button', { name: 'Pedir mi enlace' }).click();
  await expect(page.getByText(answer)).toBeVisible();
  await expect(page.getByLabel('Tu teléfono')).toBeHidden();
  await page.getByRole('link', { name: 'Volver al ingreso' }).click();
  await expect(page.getByLabel('Nombre del grupo')).toHaveValue('Familia Peñaloza');
  await expect(page.getByRole('link', { name: 'No tengo mi código' })).toBeFocused();

  const couple = await (await browser.newContext({ baseURL: site.url })).newPage();
  await signInAsCouple(couple);
  await couple.goto('/admin');
  const requests = couple.getByRole('region', { name: 'Piden su enlace' });
  await expect(requests).toContainText('Rosa Peñaloza · Familia Peñaloza Ríos');
  const send = requests.getByRole('link', { name: 'Mandar enlace a Familia Peñaloza Ríos' });
  await expect(send).toHaveAttribute('href', /phone=56987654321&text=Hola%20Rosa/u);
  await couple.context().route('https://api.whatsapp.com/**', (route) => route.abort());
  await send.click();
  await expect(requests).toContainText('El chat se abrió con el enlace escrito');
  await couple.reload();
  await expect(couple.getByRole('heading', { name: 'Panel' })).toBeVisible();
  await expect(requests).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the same form is sent by the browser, and answered in the page', async ({ page }) => {
    await page.goto('/rsvp');
    await page.getByRole('link', { name: 'No tengo mi código' }).click();
    await page.getByRole('button', { name: 'Pedir mi enlace' }).click();
    await expect(page.getByText('Escribe tu teléfono', { exact: true })).toBeVisible();
    await page.getByLabel('Tu teléfono').fill('+56 9 1111 1111');
    await page.getByRole('button', { name: 'Pedir mi enlace' }).click();
    await expect(page).toHaveURL('/rsvp?pedido');
    await expect(page.getByText(answer)).toBeVisible();
  });
});
