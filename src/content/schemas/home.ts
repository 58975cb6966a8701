import { anyList, group, photo, text } from './fields.ts';

const venue = group('el lugar elegido', {
  title: text('el título del lugar'),
  history: anyList('la historia de la familia, un párrafo por línea', text('un párrafo')).default(
    [],
  ),
});

const invitation = group('un tipo de invitación', {
  title: text('el nombre de la invitación'),
  days: text('qué días son'),
  photo: photo('la foto sobre la invitación').optional(),
  text: text('en qué consiste, en una o dos frases'),
  includes: anyList('lo que incluye, una cosa por línea', text('algo que incluye')).default([]),
});

const celebration = group('la celebración', {
  title: text('el título de la celebración'),
  text: text('cómo es el fin de semana, en una o dos frases').optional(),
  invitations: anyList('los tipos de invitación, en su orden', invitation).default([]),
});

const directions = group('cómo llegar', {
  title: text('el título de cómo llegar'),
  text: text('lo primero que hay que saber del camino').optional(),
  steps: anyList('la ruta en palabras, un tramo por línea', text('un tramo de la ruta')).default(
    [],
  ),
  tip: text('el consejo para quien maneja').optional(),
});

const call = (about: string) =>
  group(about, {
    title: text('el título'),
    text: text('el texto, en una o dos frases').optional(),
  });

/** A section that nobody has written about is not shown. */
export const homeSchema = group('los textos de la portada', {
  venue: venue.optional(),
  celebration: celebration.optional(),
  directions: directions.optional(),
  unanswered: call('el llamado a quienes todavía no confirman').optional(),
  gift: call('el regalo de matrimonio').optional(),
  gallery: call('la tira de fotos').optional(),
});
