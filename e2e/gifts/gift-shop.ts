import type { Page, Request } from '@playwright/test';
import type { GiftView, GuestWithGifts } from '#contract/gift-views.ts';
import { signInAsCouple } from '../guest-visit.ts';
import { expect } from '../site.ts';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

/** The shop as a guest sees it. */
export const shop = (page: Page) => ({
  search: page.getByLabel('Buscar regalos'),
  order: page.getByLabel('Ordenar por precio'),
  show: page.getByLabel('Mostrar'),
  min: page.getByLabel('Precio mínimo'),
  max: page.getByLabel('Precio máximo'),
  clear: button(page, 'Limpiar precios'),
  names: page.getByRole('list', { name: 'Regalos', exact: true }).getByRole('heading'),
  card: (name: string) =>
    page
      .getByRole('list', { name: 'Regalos', exact: true })
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name, exact: true }) }),
  add: (name: string) => shop(page).card(name).getByRole('button', { name: 'Agregar' }),
  cart: page
    .getByRole('main')
    .getByRole('button', { name: /^Carrito/ })
    .first(),
  floating: page.locator('.cart-floating'),
  dialog: page.getByRole('dialog'),
  pay: button(page, 'Proceder al pago'),
  message: page.getByLabel('Mensaje para los novios (opcional)'),
  payOnline: button(page, 'Pagar en línea'),
  transferred: button(page, 'Ya hice la transferencia'),
});

/** From an empty cart to the last button before the payment. */
export const chooseGifts = async (page: Page, names: string[], message = '') => {
  await page.goto('/gifts');
  for (const name of names) await shop(page).add(name).click();
  await shop(page).cart.click();
  await shop(page).pay.click();
  if (message) await shop(page).message.fill(message);
};

export const storedCart = (page: Page) =>
  page.evaluate(() => localStorage.getItem('wedding-gift-cart'));

export const offeredGifts = async (page: Page) =>
  (await (await page.request.get('/api/gifts')).json()) as GiftView[];

/** What the couple's accounts say of a group. */
export const accountOf = async (page: Page, groupName: string) => {
  await signInAsCouple(page);
  const answer = await page.request.get('/api/admin/guests-with-gifts');
  expect(answer.ok()).toBe(true);
  const groups = (await answer.json()) as GuestWithGifts[];
  return groups.find(({ group_name }) => group_name === groupName)!;
};

/** The couple changes a gift while a guest looks at the list. */
export const changeGift = async (page: Page, name: string, change: object) => {
  await signInAsCouple(page);
  const all = (await (await page.request.get('/api/admin/all-gifts')).json()) as GiftView[];
  const { id, ...gift } = all.find((each) => each.name === name)!;
  const answer = await page.request.put(`/api/admin/gifts/${id}`, { data: { ...gift, ...change } });
  expect(answer.ok(), await answer.text()).toBe(true);
};

export type Checkout = { key: string | undefined; body: unknown };

/** Every attempt to give, in order, whatever became of it. */
export const watchGiving = (page: Page, path = '/api/create-preference'): Checkout[] => {
  const givings: Checkout[] = [];
  page.on('request', (request: Request) => {
    if (request.method() !== 'POST' || !request.url().endsWith(path)) return;
    givings.push({ key: request.headers()['idempotency-key'], body: request.postDataJSON() });
  });
  return givings;
};
