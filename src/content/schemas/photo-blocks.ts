import * as z from 'zod/mini';
import { head } from './block-head.ts';
import { fieldTypes } from './field-types.ts';
import { decimal, group, list, optional, photo, shortText, text, integer } from './fields.ts';
import { photoWithAlt } from './photos.ts';

export const tents = group('las carpas', {
  ...head('tents'),
  tents: list(
    'las carpas, una por una',
    group('una carpa', {
      title: shortText('el nombre de la carpa'),
      badge: optional(shortText('lo que dice la etiqueta')),
      location: shortText('dónde está'),
      capacity: integer('para cuántas personas'),
      diameter: integer('su diámetro en metros'),
      beds: text('qué camas tiene'),
      bathroom: text('cómo es el baño'),
      rating: decimal('la nota, de 1 a 5', 1, 5),
      review: group('una opinión', {
        text: text('lo que dice'),
        author: shortText('quién lo dice'),
      }),
      photos: list(
        'las fotos de la carpa',
        group('una foto de la carpa', {
          photo: photo('la foto'),
          alt: text('lo que se ve en la foto'),
          description: text('lo que se lee bajo la foto ampliada'),
        }),
      ),
    }),
  ),
});

export const activities = group('las actividades', {
  ...head('activities'),
  items: list(
    'las actividades',
    group('una actividad', {
      name: shortText('el nombre de la actividad'),
      text: text('en qué consiste'),
      when: optional(shortText('cuándo es')),
      photo: optional(photo('la foto de la actividad')),
      alt: optional(text('lo que se ve en la foto')),
    })
      .check(
        z.refine((activity) => activity.photo === undefined || activity.alt !== undefined, {
          path: ['alt'],
          message: 'lo que se ve en la foto, para quien no puede verla',
        }),
      )
      .register(fieldTypes, { kind: 'group', about: 'una actividad' }),
  ),
});

export const gallery = group('las fotos del lugar', {
  ...head('gallery'),
  photos: list('las fotos', photoWithAlt),
});
