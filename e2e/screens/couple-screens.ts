import type { Page } from '@playwright/test';
import { chooseOption } from '../seating/planner.ts';
import { requestChange, closeEvents, openEvents } from '../responses/closed-events.ts';
import { expect } from '../site.ts';
import { kitchenScreens } from './kitchen-screens.ts';
import { couplePhotosScreens } from './photos-screens.ts';
import { coupleDaysScreens } from './days-screens.ts';
import { couple, type Screen } from './screen.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const toRejectedLogin = async (page: Page) => {
  await button(page, 'Ingresar').click();
  await expect(page.getByText('Username is required')).toBeVisible();
};

/** A few lines show how every line is drawn. */
const toFewGroups = async (page: Page) => {
  await page.getByLabel('Buscar por nombre').fill('a marta');
  await expect(page.getByText('1 grupo', { exact: true })).toBeVisible();
};

const toOneGroup = async (page: Page) => {
  await page.getByLabel('Código de acceso').fill('ARPA');
  await expect(button(page, 'Editar grupo')).toHaveCount(1);
};

const toPairs = async (page: Page) => {
  await page.getByLabel('Nombre del grupo').fill('c');
  await page.getByLabel('Tipo de invitado').selectOption('Pareja');
  await expect(page.getByRole('heading', { name: 'Familia Peñaloza Ríos' })).toBeHidden();
};

const toOneRecipient = async (page: Page) => {
  await page.getByLabel('Código de acceso').fill('ARPA');
  await expect(page.getByRole('link', { name: /^Abrir chat con/ })).toHaveCount(2);
};

const toSendPreview = async (page: Page) => {
  await page.getByLabel('Código de acceso').fill('MATE');
  await page.getByLabel('Seleccionar Tía Marta').check();
  await button(page, 'Enviar mensajes').click();
  await expect(page.getByRole('dialog')).toContainText('MATE-6H4C');
};

const toNoMessages = async (page: Page) => {
  await page.getByLabel('Código de acceso').fill('MATE');
  await button(page, 'Mensajes de Tía Marta').click();
  await expect(page.getByText('Todavía no hay mensajes')).toBeVisible();
};

const toPurchases = async (page: Page) => {
  await button(page, 'Todas las compras').click();
  await expect(page.getByLabel('Grupo, código o número de pago')).toBeVisible();
};

const toPreview = async (page: Page) => {
  const buffer = Buffer.from('Grupo;Nombre;Correo\nLos Soto;Ana Soto;\nLos Rojas;Eva Rojas;eva@');
  const file = { name: 'lista.csv', mimeType: 'text/csv', buffer };
  await page.getByLabel('Elegir archivo').setInputFiles(file);
  await expect(button(page, 'Importar 1 grupo')).toBeVisible();
};

const toProposal = async (page: Page) => {
  await button(page, 'Sugerir distribución').click();
  await expect(button(page, 'Aplicar distribución')).toBeVisible();
};

const toWishes = async (page: Page) => {
  await chooseOption(page, 'Tía Marta', 'Deseos de Tía Marta');
  await page.getByLabel('Otro grupo').selectOption('Nicolás Bravo');
};

const toErasing = async (page: Page) => {
  await page.getByLabel('Grupo', { exact: true }).selectOption('Tía Marta');
  await button(page, 'Borrar para siempre…').click();
};

const toRequests = async (page: Page) => {
  await closeEvents(page);
  await requestChange(page, 45, 'Al final sí podemos');
  await page.goto('/admin');
  await expect(page.getByRole('button', { name: /^Aceptar/u })).toBeVisible();
};

const toNoQuestions = async (page: Page) => {
  const { origin } = new URL(page.url());
  const stored = await page.request.get('/api/admin/questions');
  for (const { id } of (await stored.json()) as { id: number }[]) {
    await page.request.delete(`/api/admin/questions/${id}`, { headers: { Origin: origin } });
  }
  await page.reload();
  await expect(button(page, 'Empezar con «Canción»')).toBeEnabled();
};

/** What was removed comes back: one site serves all screens. */
const withQuestionsAgain = async (page: Page) => {
  const trash = await page.request.get('/api/admin/removals');
  for (const { kind, id } of (await trash.json()) as { kind: string; id: number }[]) {
    if (kind !== 'question') continue;
    await page.request.post(`/api/admin/removals/${kind}/${id}/restore`, {
      headers: { Origin: new URL(page.url()).origin },
    });
  }
};

const toPrintedAnswers = async (page: Page) => {
  await page
    .getByRole('link', { name: /^Ver lista/u })
    .first()
    .click();
  await expect(button(page, 'Imprimir')).toBeEnabled();
};

/** Every screen of the couple: what must hold everywhere is looked for in each. */
export const coupleScreens: Screen[] = [
  { name: "couple's login", path: '/admin' },
  { name: "couple's refused login", path: '/admin', reach: toRejectedLogin },
  {
    name: "couple's site",
    path: '/admin/site',
    visitor: couple,
    actions: ['Guardar borrador', 'Publicar', 'Historial'],
  },
  { name: "couple's site, a guide", path: '/admin/site#guides/45', visitor: couple },
  {
    name: "couple's site, types of block",
    path: '/admin/site#guides/45',
    visitor: couple,
    actions: ['Carta'],
    reach: async (page) => {
      await button(page, 'Agregar bloque').click();
      await expect(button(page, 'Carta')).toBeVisible();
      // From its head, as every other screen is looked at.
      await page.evaluate(() => scrollTo(0, 0));
    },
  },
  ...coupleDaysScreens,
  ...couplePhotosScreens,
  { name: "couple's overview", path: '/admin', visitor: couple },
  {
    name: "couple's events",
    path: '/admin/events',
    visitor: couple,
    actions: ['Crear evento', 'Editar', 'Eliminar'],
  },
  {
    name: "couple's questions",
    path: '/admin/questions',
    visitor: couple,
    actions: ['Nueva pregunta', 'Editar «'],
  },
  {
    name: "couple's questions, none yet",
    path: '/admin/questions',
    visitor: couple,
    actions: ['Nueva pregunta', 'Empezar con'],
    reach: toNoQuestions,
    leave: withQuestionsAgain,
  },
  {
    name: "couple's answers on paper",
    path: '/admin/questions',
    visitor: couple,
    actions: ['Imprimir', 'Exportar a Excel'],
    reach: toPrintedAnswers,
  },
  {
    name: "couple's guests",
    path: '/admin/guests',
    visitor: couple,
    actions: ['Add New Guest', 'WhatsApp Tools'],
    reach: toFewGroups,
  },
  {
    name: "couple's QR cards",
    path: '/admin/guests/cards',
    visitor: couple,
    actions: ['Imprimir'],
  },
  {
    name: "couple's history",
    path: '/admin/history',
    visitor: couple,
    actions: ['Actualizar'],
  },
  {
    name: "couple's data",
    path: '/admin/data',
    visitor: couple,
    actions: ['Respaldar ahora', 'Activar', 'Descargar la lista de invitados'],
  },
  {
    name: "couple's erasure of a group",
    path: '/admin/data',
    visitor: couple,
    actions: ['Cancelar', 'Borrar para siempre'],
    reach: toErasing,
  },
  { name: "couple's bin", path: '/admin/history?tab=bin', visitor: couple },
  {
    name: "couple's import",
    path: '/admin/guests/import',
    visitor: couple,
    actions: ['Descargar plantilla', 'Exportar lista actual'],
  },
  {
    name: "couple's import, previewed",
    path: '/admin/guests/import',
    visitor: couple,
    actions: ['Elegir otro archivo', 'Importar 1 grupo'],
    reach: toPreview,
  },
  { name: "couple's answers, no event chosen", path: '/admin/rsvps', visitor: couple },
  { name: "couple's answers of an event", path: '/admin/rsvps?event=49', visitor: couple },
  {
    name: "couple's answers by guest",
    path: '/admin/rsvps?tab=by-guest',
    visitor: couple,
    reach: toOneGroup,
  },
  {
    name: "couple's answers by guest, pairs alone",
    path: '/admin/rsvps?tab=by-guest',
    visitor: couple,
    reach: toPairs,
  },
  {
    name: "couple's gifts",
    path: '/admin/gifts',
    visitor: couple,
    actions: ['Exportar a Excel', 'Por invitado', 'Todas las compras', 'Actualizar'],
  },
  {
    name: "couple's purchases",
    path: '/admin/gifts',
    visitor: couple,
    reach: toPurchases,
  },
  {
    name: "couple's catalogue of gifts",
    path: '/admin/gifts?tab=catalogo',
    visitor: couple,
    actions: ['Agregar regalo'],
  },
  {
    name: "couple's tables and tents",
    path: '/admin/tables',
    visitor: couple,
    actions: ['Nueva Mesa/Carpa', 'Asignar'],
  },
  {
    name: "couple's tables in the room",
    path: '/admin/tables?event=49&tab=plano',
    visitor: couple,
    actions: ['Ordenar', 'Acercar', 'Alejar', 'Ver todo'],
  },
  {
    name: "couple's proposed distribution",
    path: '/admin/tables?event=49',
    visitor: couple,
    actions: ['Aplicar distribución', 'Cancelar'],
    reach: toProposal,
  },
  {
    name: "couple's wishes for a group",
    path: '/admin/tables?event=49',
    visitor: couple,
    actions: ['Listo', 'Mantener juntos'],
    reach: toWishes,
  },
  {
    name: "couple's messages",
    path: '/admin/whatsapp',
    visitor: couple,
    actions: [
      'Insertar',
      'Abrir chats seleccionados',
      'Escribir uno por uno',
      'Enviar mensajes',
      'Enviar plantilla',
      'Abrir chat con',
      'Mensajes de',
    ],
    reach: toOneRecipient,
  },
  {
    name: "couple's messages about to go out",
    path: '/admin/whatsapp',
    visitor: couple,
    actions: ['Ir a Conexión', 'Escribir uno por uno'],
    reach: toSendPreview,
  },
  {
    name: "couple's messages to one group",
    path: '/admin/whatsapp',
    visitor: couple,
    actions: ['Cerrar'],
    reach: toNoMessages,
  },
  ...['tables', 'guests', 'room', 'cards'].map((sheet) => ({
    name: `couple's seating on paper: ${sheet}`,
    path: `/admin/tables/print?event=45&sheet=${sheet}`,
    visitor: couple,
    actions: ['Exportar a Excel', 'Imprimir'],
  })),
  ...kitchenScreens,
  {
    name: "couple's WhatsApp connection",
    path: '/admin/whatsapp?tab=conexion',
    visitor: couple,
    actions: ['Conectar', 'Configurar'],
  },
  { name: "couple's answers in figures", path: '/admin/rsvps?tab=overview', visitor: couple },
  {
    name: "couple's requests",
    path: '/admin',
    visitor: couple,
    reach: toRequests,
    leave: openEvents,
  },
];
