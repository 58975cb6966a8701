import type { Page } from '@playwright/test';
import { chooseGifts, shop } from '../gifts/gift-shop.ts';
import { expect } from '../site.ts';
import { openFirstEvent } from '../responses/wizard.ts';
import { press, through } from './press.ts';
import { family, type Screen } from './screen.ts';

const toFilledCart = async (page: Page) => {
  await page.goto('/gifts');
  for (const name of [/^Cena de despedida/, /^Cena frente al mar/]) {
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
    await card.getByRole('button', { name: 'Agregar' }).click();
  }
  await shop(page).cart.click();
  await expect(shop(page).pay).toBeVisible();
};

const toPayment = async (page: Page) => {
  await toFilledCart(page);
  await shop(page).pay.click();
  await expect(shop(page).payOnline).toBeVisible();
};

const toTransfer = async (page: Page) => {
  await toPayment(page);
  await press('Prefiero transferir')(page);
  await expect(shop(page).transferred).toBeVisible();
};

const toTransferred = async (page: Page) => {
  await chooseGifts(page, ['Clase de cocina']);
  await press('Prefiero transferir')(page);
  await shop(page).transferred.click();
  await expect(page.getByRole('link', { name: 'Ver mi regalo' })).toBeVisible();
};

const toFirstNo = async (page: Page) => {
  await openFirstEvent(page);
  await page.getByRole('radio', { name: 'No asistiré', exact: true }).first().check();
  for (let number = 2; number <= 6; number++) {
    await press('Siguiente evento')(page);
    await expect(page.getByText(`Evento ${number} de 6`)).toBeVisible();
  }
  await press('Revisar todas las respuestas')(page);
  await press('Enviar todas las respuestas')(page);
  await expect(page.getByRole('button', { name: 'Confirmar y enviar' })).toBeVisible();
};

const toNavigation = async (page: Page) => {
  const menu = page.getByRole('button', { name: 'Menú' });
  if (await menu.isVisible()) await menu.click();
};

const toPicture = async (page: Page) => {
  await press(/nogal/)(page);
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Anterior' })).toBeVisible();
};

/** What opens over the guests' screens. */
export const guestDialogs: Screen[] = [
  { name: 'navigation', path: '/my-events', visitor: family, reach: toNavigation },
  { name: 'a photo, large', path: '/', reach: toPicture },
  { name: 'cart', path: '/gifts', visitor: family, reach: toFilledCart },
  { name: 'choice of payment', path: '/gifts', visitor: family, reach: toPayment },
  { name: 'bank transfer', path: '/gifts', visitor: family, reach: toTransfer },
  { name: 'transfer announced', path: '/gifts', visitor: 'Tía Marta', reach: toTransferred },
  { name: 'bank details', path: '/gifts', visitor: family, reach: through('Ver datos bancarios') },
  { name: 'question about a no', path: '/rsvp', visitor: family, reach: toFirstNo },
];
