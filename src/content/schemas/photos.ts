import { anyList, byDefault, decimal, group, optional, photo, text } from './fields.ts';

export const photoWithAlt = group('una foto y lo que se ve en ella', {
  photo: photo('la foto'),
  alt: text('lo que se ve en la foto, para quien no puede verla'),
});

const percent = (about: string) => decimal(`${about}, de 0 a 100`, 0, 100);

const heroPhoto = group('una foto y lo que se ve en ella', {
  ...photoWithAlt.shape,
  point: optional(
    group('el punto de la foto que siempre se ve', {
      x: percent('cuánto desde la izquierda'),
      y: percent('cuánto desde arriba'),
    }),
  ),
});

export const photosSchema = group('las fotos de la portada', {
  hero: optional(heroPhoto),
  venue: byDefault(anyList('las fotos del lugar, en el orden del carrusel', photoWithAlt), []),
  gallery: byDefault(anyList('las fotos de la tira, en su orden', photoWithAlt), []),
});
