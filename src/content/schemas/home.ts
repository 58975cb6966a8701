import { group, list, photo, text } from './fields.ts';

const paragraphs = (about: string) => list(about, text('un párrafo'));

const venue = group('el lugar elegido', {
  title: text('el título del lugar'),
  history: paragraphs('la historia de la familia, un párrafo por línea'),
});

const invitation = group('un tipo de invitación', {
  title: text('el nombre de la invitación'),
  days: text('qué días son'),
  photo: photo('la foto sobre la invitación').optional(),
  text: text('en qué consiste, en una o dos frases'),
  includes: list('lo que incluye, una cosa por línea', text('algo que incluye')),
});

const celebration = group('la celebración', {
  title: text('el título de la celebración'),
  text: text('cómo es el fin de semana, en una o dos frases'),
  invitations: list('los tipos de invitación, en su orden', invitation),
});

const directions = group('cómo llegar', {
  title: text('el título de cómo llegar'),
  text: text('lo primero que hay que saber del camino'),
  steps: list('la ruta en palabras, un tramo por línea', text('un tramo de la ruta')),
  tip: text('el consejo para quien maneja'),
});

const call = (about: string) =>
  group(about, { title: text('el título'), text: text('el texto, en una o dos frases') });

export const homeSchema = group('los textos de la portada', {
  venue,
  celebration,
  directions,
  unanswered: call('el llamado a quienes todavía no confirman'),
  gift: call('el regalo de matrimonio'),
  gallery: call('la tira de fotos'),
});
