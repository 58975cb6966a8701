import type * as z from 'zod';
import { anyList, email, group, phone, photo, text, webAddress, wholeNumber } from './fields.ts';

const rate = group('un precio', {
  label: text('qué cuesta eso'),
  price: wholeNumber('el precio por noche, sin puntos ni decimales: 99671'),
});

const link = group('un enlace', {
  label: text('lo que dice el enlace'),
  url: webAddress('la dirección del enlace'),
});

const reservation = group('cómo se reserva: con email, con phone o con ambos', {
  label: text('lo que dice el botón para reservar').optional(),
  email: email('el correo para reservar').optional(),
  phone: phone('el teléfono para reservar por WhatsApp').optional(),
  message: text('cómo empieza el mensaje de la reserva').optional(),
}).refine(
  (how) => how.email !== undefined || how.phone !== undefined,
  'cómo se reserva: un email, un phone o ambos',
);

const hotel = group('un lugar donde alojar', {
  photo: photo('la foto del lugar').optional(),
  name: text('el nombre del lugar'),
  place: text('dónde queda y a cuánto del campo').optional(),
  text: text('cómo es, en una o dos frases').optional(),
  rates: anyList('los precios por noche', rate).default([]),
  notes: anyList(
    'lo que conviene saber, una cosa por línea',
    text('algo que conviene saber'),
  ).default([]),
  social: link.optional(),
  reservation: reservation.optional(),
});

export const lodgingSchema = group('los textos de la página de alojamientos', {
  title: text('el título de la página').optional(),
  intro: anyList('la introducción, un párrafo por línea', text('un párrafo')).default([]),
  photo: photo('la foto de la página').optional(),
  alt: text('lo que se ve en la foto, para quien no puede verla').optional(),
  reserved: group('lo que se dice a quienes duermen en las carpas', {
    title: text('el título'),
    text: text('el texto, en una o dos frases'),
    link: text('lo que dice el enlace a su evento'),
  }).optional(),
  hotels: anyList('los lugares donde alojar, en su orden', hotel).default([]),
  early: text('por qué conviene reservar pronto').optional(),
  location: group('dónde es el matrimonio', {
    title: text('el título'),
    text: text('el texto, en una o dos frases').optional(),
  }).optional(),
}).refine(({ photo, alt }) => photo === undefined || alt !== undefined, {
  path: ['alt'],
  message: 'lo que se ve en la foto, para quien no puede verla',
});

export type Hotel = z.output<typeof hotel>;
