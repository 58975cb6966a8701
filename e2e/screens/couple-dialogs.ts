import type { Page } from '@playwright/test';
import { expect } from '../site.ts';
import { press, through } from './press.ts';
import { couple, type Screen } from './screen.ts';

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

const ofCouple = (name: string, path: string, reach: Screen['reach']): Screen => ({
  name: `couple: ${name}`,
  path,
  visitor: couple,
  reach,
});

/** What opens over the couple's screens. */
export const coupleDialogs: Screen[] = [
  ofCouple('search', '/admin/data', async (page) => {
    await through(/^Buscar en todo/u)(page);
    await page.getByRole('dialog').getByRole('combobox').fill('a');
    await expect(page.getByRole('dialog').getByRole('option')).toHaveCount(20);
  }),
  ofCouple('menu', '/admin/data', async (page) => {
    await press('Más')(page);
    await expect(page.getByRole('link', { name: 'Ver el sitio' })).toBeVisible();
  }),
  ofCouple('wedding of their own', '/admin/site', through('Empezar con nuestra boda')),
  ofCouple('new event', '/admin/events', through('Crear evento')),
  ofCouple('event', '/admin/events', through(/^Editar ⛺ Glamping de la segunda/)),
  ofCouple('deletion of an event', '/admin/events', through(/^Eliminar ⛺ Glamping de la segunda/)),
  ofCouple('new event, refused', '/admin/events', async (page) => {
    await through('Crear evento')(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Crear evento' }).click();
    await expect(page.getByText('Name is required')).toBeVisible();
  }),
  ofCouple('deletion of an event with responses', '/admin/events', async (page) => {
    await through(/^Eliminar 💍 Main Event/)(page);
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Eliminar', exact: true }).click();
    await expect(question).toContainText(/\d+ respuestas/);
  }),
  ofCouple('new question', '/admin/questions', through('Nueva pregunta')),
  ofCouple('question', '/admin/questions', through(/^Editar «/)),
  ofCouple('question, refused', '/admin/questions', async (page) => {
    await through('Nueva pregunta')(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Crear pregunta' }).click();
    await expect(page.getByText('Escriban la pregunta')).toBeVisible();
  }),
  ofCouple('deletion of a question', '/admin/questions', through(/^Eliminar «/)),
  ofCouple('new group', '/admin/guests', overOneGroup('Add New Guest')),
  ofCouple('group', '/admin/guests', overOneGroup(/^Editar Camila Fernanda/)),
  ofCouple('ages and needs of a member', '/admin/guests', async (page) => {
    await overOneGroup(/^Editar Camila Fernanda/)(page);
    await page.getByText('Edad y necesidades').first().click();
  }),
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
  ofCouple('answers of a group, not to be lost', '/admin/rsvps?tab=by-guest', async (page) => {
    await through('Editar grupo')(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Pendiente' }).first().click();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Tienen cambios sin guardar.')).toBeVisible();
  }),
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
  ofCouple('new gift, refused', '/admin/gifts?tab=catalogo', async (page) => {
    await through('Agregar regalo')(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Agregar regalo' }).click();
    await expect(page.getByText('El nombre es requerido')).toBeVisible();
  }),
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
