import type { Page } from '@playwright/test';
import { demoPurchases } from '#db/demo/gifts.ts';
import { demoGroups } from '#db/demo/groups.ts';
import { chooseGifts } from './gift-shop.ts';
import { post, signInAsCouple } from './guest-visit.ts';
import { chooseOption } from './planner.ts';
import { expect } from './site.ts';

export type Screen = {
  name: string;
  path: string;
  /** Who looks at it: a group by name, the couple, or anybody. */
  visitor?: string;
  /** What there is to do, at least a finger wide. */
  actions?: string[];
  /** From the page to the screen, when they are not the same. */
  reach?: (page: Page) => Promise<void>;
};

const couple = 'the couple';
const family = 'Familia Peñaloza Ríos';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const toEvents = async (page: Page) => {
  await button(page, 'Continuar a los eventos').click();
  await expect(button(page, 'Siguiente evento')).toBeVisible();
};

/** The last of the family's six events. */
const toLastEvent = async (page: Page) => {
  await toEvents(page);
  for (const number of [2, 3, 4, 5, 6]) {
    await page.getByRole('radio', { name: 'Asistiré', exact: true }).first().check();
    await button(page, 'Siguiente evento').click();
    await expect(page.getByText(`Evento ${number} de 6`)).toBeVisible();
  }
};

const toSummary = async (page: Page) => {
  await toLastEvent(page);
  await button(page, 'Revisar todas las respuestas').click();
  await expect(button(page, 'Enviar todas las respuestas')).toBeVisible();
};

const toOtherDiet = async (page: Page) => {
  await page.getByRole('combobox').first().selectOption('Other');
  await expect(page.getByPlaceholder('Por favor especifica').first()).toBeVisible();
};

const toTab = (name: RegExp) => async (page: Page) => {
  await page.getByRole('tab', { name }).click();
  await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
};

const toPracticeCheckout = async (page: Page) => {
  await chooseGifts(page, ['Cena frente al mar', 'Clase de cocina']);
  await button(page, 'Pagar en línea').click();
  await expect(button(page, 'Aprobar')).toBeVisible();
};

const toNoGifts = async (page: Page) => {
  await page.getByLabel('Buscar regalos').fill('dirigible');
  await expect(page.getByText('No se encontraron regalos')).toBeVisible();
};

const resultOf = (status: string, group: string) => {
  const code = demoPurchases.find((purchase) => purchase.group === group)?.confirmation_code;
  return `/gifts/result?status=${status}&confirmation_code=${code}`;
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

/** Every screen that there is: what must hold everywhere is looked for in each. */
export const screens: Screen[] = [
  { name: 'home', path: '/' },
  { name: 'lodging', path: '/accommodations', actions: ['Reservar por correo', 'Google Maps'] },
  { name: 'privacy', path: '/privacy', actions: ['Escribirnos un correo'] },
  { name: 'not found', path: '/no-existe', actions: ['Volver al Inicio'] },
  { name: 'login', path: '/rsvp', actions: ['Ingresar'] },
  { name: 'personal link', path: '/i#RAMA4T7WXY', actions: ['Ingresar'] },
  {
    name: 'older personal link',
    path: '/i#T%C3%ADa%20Marta.MATE-6H4C',
    actions: ['Ingresar'],
  },
  {
    name: 'diets',
    path: '/rsvp',
    visitor: family,
    actions: ['Continuar a los eventos'],
    reach: toOtherDiet,
  },
  {
    name: 'answers of an event',
    path: '/rsvp',
    visitor: family,
    actions: ['Siguiente evento', 'Volver al evento anterior'],
    reach: toEvents,
  },
  {
    name: 'answers of the last event',
    path: '/rsvp',
    visitor: family,
    actions: ['Revisar todas las respuestas'],
    reach: toLastEvent,
  },
  {
    name: 'summary',
    path: '/rsvp',
    visitor: family,
    actions: ['Editar respuestas', 'Enviar todas las respuestas', 'Volver a los eventos'],
    reach: toSummary,
  },
  { name: 'events of a family', path: '/my-events', visitor: family, actions: ['Ver Detalles'] },
  { name: 'events of a couple', path: '/my-events', visitor: 'Camila y Andrés' },
  { name: 'event details', path: '/my-events/attendance', visitor: family },
  {
    name: 'attendance',
    path: '/my-events/attendance',
    visitor: 'Camila y Andrés',
    actions: ['Save All Responses'],
    reach: toTab(/asistencia/i),
  },
  {
    name: 'attendance of six events',
    path: '/my-events/attendance',
    visitor: family,
    reach: toTab(/asistencia/i),
  },
  {
    name: 'event',
    path: '/events/45',
    visitor: family,
    actions: ['Ir al formulario', 'Ver Todos Tus Eventos'],
  },
  {
    name: 'answered event',
    path: '/events/49',
    visitor: 'Camila y Andrés',
    actions: ['Modificar RSVP para este Evento'],
  },
  { name: 'event without a number', path: '/events/abc', actions: ['Volver al Inicio'] },
  {
    name: 'event of others',
    path: '/events/999',
    visitor: family,
    actions: ['Volver al Inicio'],
  },
  {
    name: 'answers of one event',
    path: '/events/45/rsvp',
    visitor: family,
    actions: ['Save Response'],
  },
  {
    name: 'answers of a missing event',
    path: '/events/999/rsvp',
    visitor: family,
  },
  {
    name: 'gifts',
    path: '/gifts',
    visitor: family,
    actions: ['Ver datos bancarios', 'Carrito', 'Agregar'],
  },
  { name: 'gifts of somebody who gave', path: '/gifts', visitor: 'Camila y Andrés' },
  { name: 'no gift found', path: '/gifts', visitor: family, reach: toNoGifts },
  {
    name: 'practice checkout',
    path: '/gifts',
    visitor: family,
    actions: ['Aprobar', 'Pendiente', 'Rechazar'],
    reach: toPracticeCheckout,
  },
  {
    name: 'gift that was paid',
    path: resultOf('success', 'Camila y Andrés'),
    visitor: 'Camila y Andrés',
    actions: ['Hacer otro regalo'],
  },
  {
    name: 'gift that was not paid',
    path: resultOf('failure', 'Javiera Oyarce'),
    visitor: 'Javiera Oyarce',
    actions: ['Volver al carrito', 'Ver más regalos'],
  },
  {
    name: 'transfer under way',
    path: resultOf('pending', 'Los Montecinos'),
    visitor: 'Los Montecinos',
  },
  {
    name: 'unknown gift',
    path: '/gifts/result',
    visitor: family,
    actions: ['Ir a los regalos'],
  },
  { name: "couple's login", path: '/admin' },
  { name: "couple's overview", path: '/admin', visitor: couple },
  {
    name: "couple's events",
    path: '/admin/events',
    visitor: couple,
    actions: ['Crear evento', 'Editar', 'Eliminar'],
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
  ...['tables', 'guests', 'room', 'cards', 'kitchen'].map((sheet) => ({
    name: `couple's seating on paper: ${sheet}`,
    path: `/admin/tables/print?event=45&sheet=${sheet}`,
    visitor: couple,
    actions: ['Exportar a Excel', 'Imprimir'],
  })),
  {
    name: "couple's WhatsApp connection",
    path: '/admin/whatsapp?tab=conexion',
    visitor: couple,
    actions: ['Conectar', 'Configurar'],
  },
  { name: "couple's answers in figures", path: '/admin/rsvps?tab=overview', visitor: couple },
];

/** Opens a screen and waits until it is at rest: everything loaded, every control awake. */
export const open = async (page: Page, { path, visitor, reach }: Screen) => {
  if (visitor) await signIn(page, visitor);
  await page.goto(path);
  await atRest(page);
  await reach?.(page);
};

const signIn = async (page: Page, visitor: string) => {
  if (visitor === couple) return signInAsCouple(page);
  const accessCode = demoGroups.find(({ name }) => name === visitor)?.code;
  return post(page, '/api/rsvp/login', { groupName: visitor, accessCode });
};

/** Islands take their controls out of the disabled fieldset, and drop their `ssr` mark, when they wake up. */
export const atRest = async (page: Page) => {
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
};

/** What makes the page scroll sideways. */
export const stickingOut = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName}.${element.className}`);
  });

/** Of twice the usual size: what a guest with poor sight has set. */
export const inLargeText = async (page: Page, look: () => Promise<void>) => {
  await page.evaluate(() => (document.documentElement.style.fontSize = '225%'));
  await look();
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
};
