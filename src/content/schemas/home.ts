import * as z from 'zod/mini';
import { defaultSections, homeSections } from '../home-sections.ts';
import { fieldTypes } from './field-types.ts';
import {
  anyList,
  byDefault,
  group,
  oneOf,
  optional,
  photo,
  shortText,
  text,
  yesOrNo,
} from './fields.ts';

const venue = group('el lugar elegido', {
  title: shortText('el título del lugar'),
  history: byDefault(
    anyList('la historia de la familia, un párrafo por línea', text('un párrafo')),
    [],
  ),
});

const invitation = group('un tipo de invitación', {
  title: shortText('el nombre de la invitación'),
  days: shortText('qué días son'),
  photo: optional(photo('la foto sobre la invitación')),
  text: text('en qué consiste, en una o dos frases'),
  includes: byDefault(anyList('lo que incluye, una cosa por línea', text('algo que incluye')), []),
});

const celebration = group('la celebración', {
  title: shortText('el título de la celebración'),
  text: optional(text('cómo es el fin de semana, en una o dos frases')),
  invitations: byDefault(anyList('los tipos de invitación, en su orden', invitation), []),
});

const directions = group('cómo llegar', {
  title: shortText('el título de cómo llegar'),
  text: optional(text('lo primero que hay que saber del camino')),
  steps: byDefault(
    anyList('la ruta en palabras, un tramo por línea', text('un tramo de la ruta')),
    [],
  ),
  tip: optional(text('el consejo para quien maneja')),
});

const call = (about: string) =>
  group(about, {
    title: shortText('el título'),
    text: optional(text('el texto, en una o dos frases')),
  });

const sectionAbout = 'cada sección de la portada una sola vez, en su orden';

const eachOnce = (sections: readonly { id: string }[]) =>
  homeSections.every((id) => sections.filter((section) => section.id === id).length === 1) &&
  sections.length === homeSections.length;

const sections = anyList(
  sectionAbout,
  group('una sección', {
    id: oneOf('qué sección es', homeSections),
    hidden: byDefault(yesOrNo('si está escondida'), false),
  }),
)
  .check(z.refine(eachOnce, sectionAbout))
  .register(fieldTypes, { kind: 'list', about: sectionAbout });

/** A section that nobody has written about is not shown. */
export const homeSchema = group('los textos de la portada', {
  venue: optional(venue),
  celebration: optional(celebration),
  directions: optional(directions),
  unanswered: optional(call('el llamado a quienes todavía no confirman')),
  thanks: optional(call('las gracias, cuando el matrimonio ya pasó')),
  gift: optional(call('el regalo de matrimonio')),
  gallery: optional(call('la tira de fotos')),
  sections: byDefault(sections, [...defaultSections]),
});
