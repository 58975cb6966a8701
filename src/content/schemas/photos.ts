import * as z from 'zod';
import { group, photo, text } from './fields.ts';

export const photoWithAlt = group('una foto y lo que se ve en ella', {
  photo: photo('la foto'),
  alt: text('lo que se ve en la foto, para quien no puede verla'),
});

export const photosSchema = group('las fotos de la portada', {
  hero: photoWithAlt.optional(),
  venue: z.array(photoWithAlt, 'las fotos del lugar, en el orden del carrusel'),
  gallery: z.array(photoWithAlt, 'las fotos de la tira, en su orden'),
});
