import * as z from 'zod';
import { degreesText, mapLinks } from '#domain/events/map-place.ts';
import { hasPhones } from '#domain/messages/phone.ts';
import { currencies } from '#domain/region.ts';
import { isZone, parseWeddingTime, zonedIso } from '#domain/time/wedding-clock.ts';
import { daySpan, longDate } from '#domain/time/wedding-time.ts';
import { bank } from './bank.ts';
import {
  day,
  decimal,
  email,
  group,
  hour,
  oneOf,
  pair,
  phone,
  text,
  webAddress,
  wholeNumber,
} from './fields.ts';

const couple = group('el nombre y la inicial de cada uno', {
  names: pair('los dos nombres de pila, en el orden en que se muestran', text('un nombre')),
  initials: pair('las dos letras del emblema', text('una letra')),
});

const invitedBy = pair(
  'quiénes invitan: dos nombres; el primero es el que se propone',
  text('un nombre'),
);

const ceremony = group('cuándo empieza la ceremonia', {
  day: day('el día de la ceremonia'),
  time: hour('la hora de la ceremonia'),
  timeText: text('la hora en palabras'),
});

const weekend = group('el primer y el último día de la celebración', {
  start: day('el primer día de la celebración'),
  end: day('el último día de la celebración'),
});

const venue = group('dónde es', {
  name: text('el nombre del lugar'),
  place: text('ciudad y región, como en una invitación'),
  address: text('la dirección que lee quien maneja'),
  latitude: decimal('la latitud en grados decimales, de -90 a 90', -90, 90),
  longitude: decimal('la longitud en grados decimales, de -180 a 180', -180, 180),
  route: group('los nombres que lleva el mapa dibujado', {
    from: text('de dónde viene la mayoría'),
    highway: text('la carretera'),
    town: text('la ciudad donde se deja la carretera'),
    road: text('el camino que sigue hasta el lugar'),
  }),
}).transform((place) => ({ ...place, coordinates: degreesText(place), ...mapLinks(place) }));

const contact = group('dónde los encuentran los invitados', {
  email: email('el correo donde escriben los invitados'),
  phones: pair(
    'dos teléfonos, uno de cada uno',
    group('un teléfono y de quién es', {
      label: text('de quién es el teléfono'),
      number: phone('un teléfono'),
    }),
  ),
});

const chat = group('el botón de chat', {
  host: webAddress('dónde se abre la conversación'),
  name: text('quién responde'),
  role: text('qué hace quien responde'),
  greeting: text('con qué saluda'),
  phone: phone('el teléfono que recibe los mensajes'),
  message: text('cómo empieza el mensaje del invitado'),
});

const site = group('cómo se presenta el sitio', {
  title: text('el nombre del sitio, en la pestaña de cada página').optional(),
  description: text('una frase para enlaces compartidos y buscadores'),
});

export const weddingSchema = group('los datos del matrimonio', {
  couple,
  invitedBy,
  ceremony,
  timeZone: text('la zona de todas las horas, como America/Santiago o Europe/Madrid').refine(
    isZone,
    'el nombre de una zona horaria, como America/Santiago o Europe/Madrid',
  ),
  country: text('el país, en dos letras')
    .refine(hasPhones, 'un país en dos letras mayúsculas, como CL o MX')
    .default('CL'),
  currency: oneOf('la moneda de los regalos', currencies).default('CLP'),
  weekend,
  venue,
  contact,
  chat,
  glampingEventId: wholeNumber('el número del evento cuyos invitados duermen en las carpas'),
  site,
  bank,
}).transform(({ ceremony: { day, time, timeText }, weekend: { start, end }, ...rest }, context) => {
  const { timeZone } = rest;
  const at = (local: string) => parseWeddingTime(local, timeZone);
  const date = at(`${day}T${time}`);
  if (!date) {
    context.addIssue({
      code: 'custom',
      path: ['ceremony', 'time'],
      message: 'una hora que exista ese día, como "18:00"',
    });
    return z.NEVER;
  }
  const title = rest.site.title ?? rest.couple.names.join(' & ');
  return {
    ...rest,
    site: { ...rest.site, title },
    date: zonedIso(date, timeZone),
    dateText: longDate(date, timeZone),
    timeText,
    weekend: {
      start,
      end,
      over: zonedIso(at(`${end}T23:59:59`)!, timeZone),
      text: daySpan(at(`${start}T12:00`)!, at(`${end}T12:00`)!, timeZone),
    },
  };
});

export type Wedding = z.output<typeof weddingSchema>;
