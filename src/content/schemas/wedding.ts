import * as z from 'zod';
import { degreesText, mapLinks } from '#domain/events/map-place.ts';
import { hasPhones } from '#domain/messages/phone.ts';
import { currencies } from '#domain/region.ts';
import { isZone, parseWeddingTime, zonedIso } from '#domain/time/wedding-clock.ts';
import { clockTime, daySpan, longDate } from '#domain/time/wedding-time.ts';
import { bank } from './bank.ts';
import {
  anyList,
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
  initials: pair(
    'las dos letras del emblema, si no son las primeras',
    text('una letra'),
  ).optional(),
});

const invitedBy = pair(
  'quiénes invitan, si no son los dos: dos nombres; el primero es el que se propone',
  text('un nombre'),
);

const ceremony = group('cuándo empieza la ceremonia', {
  day: day('el día de la ceremonia'),
  time: hour('la hora de la ceremonia'),
  timeText: text('la hora en palabras').optional(),
});

const weekend = group('el primer y el último día de la celebración', {
  start: day('el primer día de la celebración'),
  end: day('el último día de la celebración'),
}).refine(({ start, end }) => start <= end, {
  path: ['end'],
  message: 'un último día que no sea antes del primero',
});

const letterOf = (name: string) => [...name][0]!.toLocaleUpperCase('es');

const venue = group('dónde es', {
  name: text('el nombre del lugar'),
  place: text('ciudad y región, como en una invitación').optional(),
  address: text('la dirección que lee quien maneja').optional(),
  latitude: decimal('la latitud en grados decimales, de -90 a 90', -90, 90).optional(),
  longitude: decimal('la longitud en grados decimales, de -180 a 180', -180, 180).optional(),
  route: group('los nombres que lleva el mapa dibujado', {
    from: text('de dónde viene la mayoría'),
    highway: text('la carretera'),
    town: text('la ciudad donde se deja la carretera'),
    road: text('el camino que sigue hasta el lugar'),
  }).optional(),
})
  .refine(({ latitude, longitude }) => (latitude === undefined) === (longitude === undefined), {
    path: ['longitude'],
    message: 'la latitud y la longitud, las dos o ninguna',
  })
  .transform(({ latitude, longitude, ...place }) => ({
    ...place,
    /** Null where nobody has said where it is. */
    map:
      latitude === undefined || longitude === undefined
        ? null
        : {
            coordinates: degreesText({ latitude, longitude }),
            ...mapLinks({ latitude, longitude }),
          },
  }));

const contact = group('dónde los encuentran los invitados', {
  email: email('el correo donde escriben los invitados').optional(),
  phones: anyList(
    'los teléfonos de ustedes',
    group('un teléfono y de quién es', {
      label: text('de quién es el teléfono'),
      number: phone('un teléfono'),
    }),
  ).default([]),
});

/** Opens WhatsApp, installed or not. */
const chatHost = 'https://api.whatsapp.com';

const chat = group('el botón de chat', {
  host: webAddress('dónde se abre la conversación').default(chatHost),
  name: text('quién responde'),
  role: text('qué hace quien responde').optional(),
  greeting: text('con qué saluda').optional(),
  phone: phone('el teléfono que recibe los mensajes'),
  message: text('cómo empieza el mensaje del invitado').optional(),
});

const site = group('cómo se presenta el sitio', {
  title: text('el nombre del sitio, en la pestaña de cada página').optional(),
  description: text('una frase para enlaces compartidos y buscadores').optional(),
});

export const weddingSchema = group('los datos del matrimonio', {
  couple,
  invitedBy: invitedBy.optional(),
  ceremony,
  timeZone: text('la zona de todas las horas, como America/Santiago o Europe/Madrid')
    .refine(isZone, 'el nombre de una zona horaria, como America/Santiago o Europe/Madrid')
    .default('America/Santiago'),
  country: text('el país, en dos letras')
    .refine(hasPhones, 'un país en dos letras mayúsculas, como CL o MX')
    .default('CL'),
  currency: oneOf('la moneda de los regalos', currencies).default('CLP'),
  weekend: weekend.optional(),
  venue,
  contact: contact.default({ phones: [] }),
  chat: chat.optional(),
  glampingEventId: wholeNumber(
    'el número del evento cuyos invitados duermen en las carpas',
  ).optional(),
  site: site.default({}),
  bank: bank.optional(),
}).transform(({ ceremony: { day, time, timeText }, ...rest }, context) => {
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
  const { couple, venue, chat, site } = rest;
  const { start, end } = rest.weekend ?? { start: day, end: day };
  const [first, second] = couple.names;
  const dateText = longDate(date, timeZone);
  return {
    ...rest,
    couple: {
      names: couple.names,
      initials: couple.initials ?? [letterOf(first), letterOf(second)],
    },
    invitedBy: rest.invitedBy ?? couple.names,
    chatHost: chat?.host ?? chatHost,
    site: {
      title: site.title ?? `${first} & ${second}`,
      description: site.description ?? `Nos casamos el ${dateText} en ${venue.name}.`,
    },
    date: zonedIso(date, timeZone),
    dateText,
    timeText: timeText ?? clockTime(date, timeZone),
    weekend: {
      start,
      end,
      over: zonedIso(at(`${end}T23:59:59`)!, timeZone),
      text:
        start === end
          ? longDate(at(`${start}T12:00`)!, timeZone)
          : daySpan(at(`${start}T12:00`)!, at(`${end}T12:00`)!, timeZone),
    },
  };
});

export type Wedding = z.output<typeof weddingSchema>;
