import { anyList, group, photo, text } from './fields.ts';

export const photoWithAlt = group('una foto y lo que se ve en ella', {
  photo: photo('la foto'),
  alt: text('lo que se ve en la foto, para quien no puede verla'),
});

export const photosSchema = group('las fotos de la portada', {
  hero: photoWithAlt.optional(),
  venue: anyList('las fotos del lugar, en el orden del carrusel', photoWithAlt).default([]),
  gallery: anyList('las fotos de la tira, en su orden', photoWithAlt).default([]),
});
