import * as z from 'zod/mini';
import { degreesText, mapLinks } from '#domain/events/map-location.ts';
import { fontNames } from '#domain/look/fonts.ts';
import { firstLook, backgroundNames } from '#domain/look/look.ts';
import { paletteNames } from '#domain/look/palettes.ts';
import { hasNumbers } from '#domain/messages/phone.ts';
import { currencies } from '#domain/region.ts';
import { isZone, parseWeddingTime, zonedIso } from '#domain/time/wedding-clock.ts';
import { clockTime, daySpan, fullDate } from '#domain/time/wedding-time.ts';
import { bank } from './bank.ts';
import {
  anyList,
  byDefault,
  day,
  decimal,
  email,
  checkedText,
  group,
  hour,
  oneOf,
  optional,
  pair,
  phone,
  shortText,
  text,
  webAddress,
  integer,
} from './fields.ts';

const couple = group('el nombre y la inicial de cada uno', {
  names: pair('los dos nombres de pila, en el orden en que se muestran', shortText('un nombre')),
  initials: optional(
    pair('las dos letras del emblema, si no son las primeras', shortText('una letra')),
  ),
});

const invitedBy = pair(
  'quiénes invitan, si no son los dos: dos nombres; el primero es el que se propone',
  shortText('un nombre'),
);

const ceremony = group('cuándo empieza la ceremonia', {
  day: day('el día de la ceremonia'),
  time: hour('la hora de la ceremonia'),
  timeText: optional(shortText('la hora en palabras')),
});

const weekend = group('el primer y el último día de la celebración', {
  start: day('el primer día de la celebración'),
  end: day('el último día de la celebración'),
}).check(
  z.refine(({ start, end }) => start <= end, {
    path: ['end'],
    message: 'un último día que no sea antes del primero',
  }),
);

const letterOf = (name: string) => [...name][0]!.toLocaleUpperCase('es');

const venue = z.pipe(
  group('dónde es', {
    name: shortText('el nombre del lugar'),
    place: optional(shortText('ciudad y región, como en una invitación')),
    address: optional(text('la dirección que lee quien maneja')),
    latitude: optional(decimal('la latitud en grados decimales, de -90 a 90', -90, 90)),
    longitude: optional(decimal('la longitud en grados decimales, de -180 a 180', -180, 180)),
    route: optional(
      group('los nombres que lleva el mapa dibujado', {
        from: shortText('de dónde viene la mayoría'),
        highway: shortText('la carretera'),
        town: shortText('la ciudad donde se deja la carretera'),
        road: shortText('el camino que sigue hasta el lugar'),
      }),
    ),
  }).check(
    z.refine(({ latitude, longitude }) => (latitude === undefined) === (longitude === undefined), {
      path: ['longitude'],
      message: 'la latitud y la longitud, las dos o ninguna',
    }),
  ),
  z.transform(({ latitude, longitude, ...place }) => ({
    ...place,
    /** Null where nobody has said where it is. */
    map:
      latitude === undefined || longitude === undefined
        ? null
        : {
            coordinates: degreesText({ latitude, longitude }),
            ...mapLinks({ latitude, longitude }),
          },
  })),
);

const contact = group('dónde los encuentran los invitados', {
  email: optional(email('el correo donde escriben los invitados')),
  phones: byDefault(
    anyList(
      'los teléfonos de ustedes',
      group('un teléfono y de quién es', {
        label: shortText('de quién es el teléfono'),
        number: phone('un teléfono'),
      }),
    ),
    [],
  ),
});

/** Opens WhatsApp, installed or not. */
const chatHost = 'https://api.whatsapp.com';

const chat = group('el botón de chat', {
  host: byDefault(webAddress('dónde se abre la conversación'), chatHost),
  name: shortText('quién responde'),
  role: optional(shortText('qué hace quien responde')),
  greeting: optional(text('con qué saluda')),
  phone: phone('el teléfono que recibe los mensajes'),
  message: optional(text('cómo empieza el mensaje del invitado')),
});

const look = group('cómo se ve la invitación', {
  palette: byDefault(oneOf('los colores', paletteNames), firstLook.palette),
  face: byDefault(oneOf('la letra de los títulos', fontNames), firstLook.face),
  scene: byDefault(
    oneOf('el dibujo de la primera pantalla, cuando no hay foto', backgroundNames),
    firstLook.scene,
  ),
});

const site = group('cómo se presenta el sitio', {
  title: optional(shortText('el nombre del sitio, en la pestaña de cada página')),
  description: optional(text('una frase para enlaces compartidos y buscadores')),
});

export const weddingSchema = z.pipe(
  group('los datos del matrimonio', {
    couple,
    invitedBy: optional(invitedBy),
    ceremony,
    timeZone: byDefault(
      checkedText(
        'la zona de todas las horas, como America/Santiago o Europe/Madrid',
        isZone,
        'el nombre de una zona horaria, como America/Santiago o Europe/Madrid',
      ),
      'America/Santiago',
    ),
    country: byDefault(
      checkedText(
        'el país, en dos letras',
        hasNumbers,
        'un país en dos letras mayúsculas, como CL o MX',
      ),
      'CL',
    ),
    currency: byDefault(oneOf('la moneda de los regalos', currencies), 'CLP'),
    weekend: optional(weekend),
    venue,
    contact: byDefault(contact, { phones: [] }),
    chat: optional(chat),
    glampingEventId: optional(
      integer('el número del evento cuyos invitados duermen en las carpas'),
    ),
    look: byDefault(look, firstLook),
    site: byDefault(site, {}),
    bank: optional(bank),
  }),
  z.transform(({ ceremony: { day, time, timeText }, ...rest }, context) => {
    const { timeZone } = rest;
    const at = (local: string) => parseWeddingTime(local, timeZone);
    const date = at(`${day}T${time}`);
    if (!date) {
      context.issues.push({
        code: 'custom',
        input: time,
        path: ['ceremony', 'time'],
        message: 'una hora que exista ese día, como "18:00"',
      });
      return z.NEVER;
    }
    const { couple, venue, chat, site } = rest;
    const { start, end } = rest.weekend ?? { start: day, end: day };
    const [first, second] = couple.names;
    const dateText = fullDate(date, timeZone);
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
            ? fullDate(at(`${start}T12:00`)!, timeZone)
            : daySpan(at(`${start}T12:00`)!, at(`${end}T12:00`)!, timeZone),
      },
    };
  }),
);

export type Wedding = z.output<typeof weddingSchema>;
