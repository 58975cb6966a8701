import type { Page } from '@playwright/test';
import { demoPurchases } from '#db/demo/gifts.ts';
import { requestChange, closeEvents, openEvents } from '../responses/closed-events.ts';
import { askPeople, companions, givePlaces, takePlaces } from '../guests/companions-visit.ts';
import { guests } from '../guest-visit.ts';
import { changeQuestion } from '../questions/questions-visit.ts';
import { chooseGifts } from '../gifts/gift-shop.ts';
import { expect } from '../site.ts';
import { guestPhotosScreens } from './photos-screens.ts';
import { guestDaysScreens, helperScreens } from './days-screens.ts';
import { family, type Screen } from './screen.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const toRejectedLogin = async (page: Page) => {
  await button(page, 'Ingresar').click();
  await expect(page.getByText('El nombre del grupo es obligatorio')).toBeVisible();
};

const toEvents = async (page: Page) => {
  await button(page, 'Continuar a los eventos').click();
  await expect(button(page, 'Siguiente evento')).toBeVisible();
};

const toOneGiven = async (page: Page) => {
  await toEvents(page);
  await page.getByRole('radio', { name: 'Asistiré', exact: true }).first().check();
};

/** The main event, whose bus is full at one stop and required. */
const toQuestions = async (page: Page) => {
  await changeQuestion(page, 'Bus desde Linares', { capacity: 3, required: true });
  await page.reload();
  await toEvents(page);
  for (const number of [2, 3, 4, 5]) {
    await button(page, 'Siguiente evento').click();
    await expect(page.getByText(`Evento ${number} de 6`)).toBeVisible();
  }
  await button(page, 'Todos asistiremos').click();
  await button(page, 'Siguiente evento').click();
  await expect(page.getByText('Responde esta pregunta para seguir.')).toBeVisible();
};

const putBackBus = (page: Page) =>
  changeQuestion(page, 'Bus desde Linares', { capacity: 20, required: false });

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

const toClosed = (path: string) => async (page: Page) => {
  await closeEvents(page);
  await page.goto(path);
  await expect(page.getByText(/^El plazo para responder terminó/u).first()).toBeVisible();
};

const toAsking = async (page: Page) => {
  await toClosed('/events/45/rsvp')(page);
  await button(page, 'Pedir un cambio').click();
  await expect(button(page, 'Enviar pedido')).toBeVisible();
};

const toRequested = async (page: Page) => {
  await closeEvents(page);
  await requestChange(page, 45, 'Al final sí podemos');
  await page.goto('/events/45/rsvp');
  await expect(page.getByText('Pedido enviado')).toBeVisible();
};

const toNoGifts = async (page: Page) => {
  await page.getByLabel('Buscar regalos').fill('dirigible');
  await expect(page.getByText('No se encontraron regalos')).toBeVisible();
};

const resultOf = (status: string, group: string) => {
  const code = demoPurchases.find((purchase) => purchase.group === group)?.confirmation_code;
  return `/gifts/result?status=${status}&confirmation_code=${code}`;
};

const toChangedAttendance = async (page: Page) => {
  await toTab(/asistencia/i)(page);
  await page.getByRole('main').getByRole('checkbox').first().check();
};

const toCompanion = async (page: Page) => {
  await givePlaces(page, guests.family, 2);
  await page.reload();
  const { name, add, remove } = companions(page);
  const long = 'María Esperanza del Pilar Godoy Arancibia';
  await name.fill(long);
  await add.click();
  await expect(remove(long)).toBeVisible();
};

/** The page tells the days by the phone's clock, which stands still in them. */
const toDays = async (page: Page) => {
  await page.clock.setFixedTime(new Date('2025-12-20T18:30:00-03:00'));
  await page.reload();
  await page.getByRole('region', { name: 'Qué pasa hoy' }).waitFor();
};

const toPeople = async (page: Page) => {
  await askPeople(page, true);
  await page.reload();
  const section = page.getByRole('region', { name: '¿Vienen niños' });
  await section.waitFor();
  // By the page itself: a locator would look with methods that an old browser lacks.
  await page.evaluate(() => {
    for (const person of document.querySelectorAll<HTMLDetailsElement>('main details')) {
      person.open = true;
    }
  });
  await section
    .getByLabel(/^Es de/u)
    .last()
    .selectOption('Guagua');
  await section.getByLabel(/^Años de/u).selectOption('1');
};

/** After the deadline of every event. */
const closedScreens: Screen[] = [
  { name: 'closed events', reach: toClosed('/rsvp') },
  { name: 'closed events, cards', reach: toClosed('/my-events') },
  { name: 'closed event', reach: toClosed('/events/45') },
  { name: 'change asked for', reach: toAsking },
  { name: 'change that was asked for', reach: toRequested },
].map((screen) => ({ ...screen, path: '/my-events', visitor: family, leave: openEvents }));

/** Every screen of the guests: what must hold everywhere is looked for in each. */
export const guestScreens: Screen[] = [
  { name: 'home', path: '/' },
  { name: 'lodging', path: '/accommodations', actions: ['Reservar por correo', 'Google Maps'] },
  { name: 'privacy', path: '/privacy', actions: ['Escribirnos un correo'] },
  { name: 'not found', path: '/no-existe', actions: ['Volver al Inicio'] },
  { name: 'login', path: '/rsvp', actions: ['Ingresar'] },
  {
    name: 'lost link',
    path: '/rsvp',
    reach: async (page) => {
      await page.getByRole('link', { name: 'No tengo mi código' }).click();
      await expect(page.getByLabel('Tu teléfono')).toBeVisible();
    },
  },
  { name: 'refused login', path: '/rsvp', reach: toRejectedLogin },
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
    name: 'somebody brought along',
    path: '/rsvp',
    visitor: family,
    actions: ['Agregar', 'Continuar a los eventos'],
    reach: toCompanion,
    leave: (page) => takePlaces(page, guests.family),
  },
  {
    name: 'ages and needs',
    path: '/rsvp',
    visitor: family,
    actions: ['Continuar a los eventos'],
    reach: toPeople,
    leave: (page) => askPeople(page, false),
  },
  {
    name: 'answers of an event',
    path: '/rsvp',
    visitor: family,
    actions: ['Siguiente evento', 'Volver al evento anterior'],
    reach: toEvents,
  },
  {
    name: 'answers of an event, one given',
    path: '/rsvp',
    visitor: family,
    reach: toOneGiven,
  },
  {
    name: 'answers of the last event',
    path: '/rsvp',
    visitor: family,
    actions: ['Revisar todas las respuestas'],
    reach: toLastEvent,
  },
  {
    name: 'questions of an event, one missing',
    path: '/rsvp',
    visitor: family,
    actions: ['Siguiente evento'],
    reach: toQuestions,
    leave: putBackBus,
  },
  {
    name: 'answers and questions of one event',
    path: '/events/49/rsvp',
    visitor: 'Camila y Andrés',
    actions: ['Save Response'],
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
  {
    name: 'events of a family during the days',
    path: '/my-events',
    visitor: family,
    actions: ['Cómo llegar'],
    reach: toDays,
    leave: (page) => page.context().close(),
  },
  ...guestDaysScreens,
  ...helperScreens,
  ...guestPhotosScreens,
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
    name: 'attendance of six events, one changed',
    path: '/my-events/attendance',
    visitor: family,
    reach: toChangedAttendance,
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
  ...[46, 47, 48, 50].map((id) => ({
    name: `guide of event ${id}`,
    path: `/events/${id}`,
    visitor: family,
  })),
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
  ...closedScreens,
];
