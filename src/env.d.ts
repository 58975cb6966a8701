/// <reference types="astro/client" />

/** Made by `scripts/build/photos.ts` from the files of `src/content/photos`. */
declare module 'virtual:photos' {
  import type { Photo } from '#domain/pictures/photo.ts';

  export const photos: Record<string, Photo>;
}
