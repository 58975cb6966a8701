import { anyList, decimal, group, photo, text } from './fields.ts';

export const photoWithAlt = group('una foto y lo que se ve en ella', {
  photo: photo('la foto'),
  alt: text('lo que se ve en la foto, para quien no puede verla'),
});

const percent = (about: string) => decimal(`${about}, de 0 a 100`, 0, 100);

const heroPhoto = group('una foto y lo que se ve en ella', {
  ...photoWithAlt.shape,
  point: group('el punto de la foto que siempre se ve', {
    x: percent('cuánto desde la izquierda'),
    y: percent('cuánto desde arriba'),
  }).optional(),
});

export const photosSchema = group('las fotos de la portada', {
  hero: heroPhoto.optional(),
  venue: anyList('las fotos del lugar, en el orden del carrusel', photoWithAlt).default([]),
  gallery: anyList('las fotos de la tira, en su orden', photoWithAlt).default([]),
});
