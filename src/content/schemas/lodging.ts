import * as z from 'zod/mini';
import {
  anyList,
  byDefault,
  email,
  group,
  optional,
  phone,
  photo,
  shortText,
  text,
  webAddress,
  integer,
} from './fields.ts';

const rate = group('un precio', {
  label: shortText('qué cuesta eso'),
  price: integer('el precio por noche, sin puntos ni decimales: 99671'),
});

const link = group('un enlace', {
  label: shortText('lo que dice el enlace'),
  url: webAddress('la dirección del enlace'),
});

const reservation = group('cómo se reserva: con email, con phone o con ambos', {
  label: optional(shortText('lo que dice el botón para reservar')),
  email: optional(email('el correo para reservar')),
  phone: optional(phone('el teléfono para reservar por WhatsApp')),
  message: optional(text('cómo empieza el mensaje de la reserva')),
}).check(
  z.refine(
    (how) => how.email !== undefined || how.phone !== undefined,
    'cómo se reserva: un email, un phone o ambos',
  ),
);

const hotel = group('un lugar donde alojar', {
  photo: optional(photo('la foto del lugar')),
  name: shortText('el nombre del lugar'),
  place: optional(shortText('dónde queda y a cuánto del campo')),
  text: optional(text('cómo es, en una o dos frases')),
  rates: byDefault(anyList('los precios por noche', rate), []),
  notes: byDefault(
    anyList('lo que conviene saber, una cosa por línea', text('algo que conviene saber')),
    [],
  ),
  social: optional(link),
  reservation: optional(reservation),
});

export const lodgingSchema = group('los textos de la página de alojamientos', {
  title: optional(shortText('el título de la página')),
  intro: byDefault(anyList('la introducción, un párrafo por línea', text('un párrafo')), []),
  photo: optional(photo('la foto de la página')),
  alt: optional(text('lo que se ve en la foto, para quien no puede verla')),
  reserved: optional(
    group('lo que se dice a quienes duermen en las carpas', {
      title: shortText('el título'),
      text: text('el texto, en una o dos frases'),
      link: shortText('lo que dice el enlace a su evento'),
    }),
  ),
  hotels: byDefault(anyList('los lugares donde alojar, en su orden', hotel), []),
  early: optional(text('por qué conviene reservar pronto')),
  location: optional(
    group('dónde es el matrimonio', {
      title: shortText('el título'),
      text: optional(text('el texto, en una o dos frases')),
    }),
  ),
}).check(
  z.refine(({ photo, alt }) => photo === undefined || alt !== undefined, {
    path: ['alt'],
    message: 'lo que se ve en la foto, para quien no puede verla',
  }),
);

export type Hotel = z.output<typeof hotel>;
