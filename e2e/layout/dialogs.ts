import type { Page } from '@playwright/test';
import { chooseGifts, shop } from '../gift-shop.ts';
import type { Screen } from '../screens.ts';
import { expect } from '../site.ts';
import { openFirstEvent } from '../wizard.ts';

const couple = 'the couple';
const family = 'Familia Peñaloza Ríos';

const press = (name: string | RegExp) => async (page: Page) => {
  await page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();
};

/** Presses one button after the other; the last one opens the dialog. */
const through =
  (...names: (string | RegExp)[]) =>
  async (page: Page) => {
    for (const name of names) await press(name)(page);
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog')).last()).toBeVisible();
  };

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

const toSelectedGroups = async (page: Page) => {
  await page.getByLabel('Código de acceso').fill('LARG-AA1');
  await page.getByLabel('Seleccionar los 10 grupos encontrados').check();
};

/** What is behind a dialog is a screen of its own: one line of it is enough. */
const toOneGroup = async (page: Page) => {
  await page.getByLabel('Buscar por nombre').fill('Camila Fernanda');
  await expect(page.getByText('1 grupo', { exact: true })).toBeVisible();
};

const overOneGroup =
  (...names: (string | RegExp)[]) =>
  async (page: Page) => {
    await toOneGroup(page);
    await through(...names)(page);
  };

const toMenu = async (page: Page) => {
  await press('Insertar')(page);
  await expect(page.getByRole('menu')).toBeVisible();
};

const toNavigation = async (page: Page) => {
  const menu = page.getByRole('button', { name: 'Menú' });
  if (await menu.isVisible()) await menu.click();
};

const toPicture = async (page: Page) => {
  await press(/nogal/)(page);
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Anterior' })).toBeVisible();
};

const ofCouple = (name: string, path: string, reach: Screen['reach']): Screen => ({
  name: `couple: ${name}`,
  path,
  visitor: couple,
  reach,
});

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

/** What opens over the couple's screens. */
export const coupleDialogs: Screen[] = [
  ofCouple('new event', '/admin/events', through('Crear evento')),
  ofCouple('event', '/admin/events', through(/^Editar ⛺ Glamping de la segunda/)),
  ofCouple('deletion of an event', '/admin/events', through(/^Eliminar ⛺ Glamping de la segunda/)),
  ofCouple('new group', '/admin/guests', overOneGroup('Add New Guest')),
  ofCouple('group', '/admin/guests', overOneGroup(/^Editar Camila Fernanda/)),
  ofCouple('QR code', '/admin/guests', overOneGroup(/^Código QR de Camila Fernanda/)),
  ofCouple('history of a group', '/admin/guests', overOneGroup(/^Historial Camila Fernanda/)),
  ofCouple('deletion of a group', '/admin/guests', overOneGroup(/^Eliminar Camila Fernanda/)),
  ofCouple(
    'removal of a member',
    '/admin/guests',
    overOneGroup(/^Editar Camila Fernanda/, /^Remove Andrés/),
  ),
  ofCouple('WhatsApp tools', '/admin/guests', async (page) => {
    await toOneGroup(page);
    await press('WhatsApp Tools')(page);
  }),
  ofCouple('answers of a group', '/admin/rsvps?tab=by-guest', through('Editar grupo')),
  ofCouple('inserts', '/admin/whatsapp', toMenu),
  ofCouple('chats one by one', '/admin/whatsapp', async (page) => {
    await toSelectedGroups(page);
    await through('Escribir uno por uno')(page);
  }),
  ofCouple('opened chats', '/admin/whatsapp', async (page) => {
    await toSelectedGroups(page);
    await through('Abrir chats seleccionados')(page);
  }),
  ofCouple('risk of a connection', '/admin/whatsapp?tab=conexion', through('Conectar')),
  ofCouple('official API', '/admin/whatsapp?tab=conexion', through('Configurar')),
  ofCouple('new gift', '/admin/gifts?tab=catalogo', through('Agregar regalo')),
  ofCouple('gift', '/admin/gifts?tab=catalogo', through(/^Editar Cena de despedida/)),
  ofCouple(
    'deletion of a gift',
    '/admin/gifts?tab=catalogo',
    through(/^Editar Sobrevuelo/, 'Eliminar regalo'),
  ),
  ofCouple(
    'transfer that did not arrive',
    '/admin/gifts',
    through('Todas las compras', 'No llegó la transferencia de Los Montecinos'),
  ),
  ofCouple('automatic erasure', '/admin/data', through(/^Activar el borrado/)),
  ofCouple('new table', '/admin/tables?event=49', through('Nueva Mesa/Carpa')),
  ofCouple('table', '/admin/tables?event=49', through(/^Editar Mesa de los primos/)),
  ofCouple(
    'deletion of a table',
    '/admin/tables?event=49',
    through(/^Eliminar Mesa de los primos/),
  ),
];
