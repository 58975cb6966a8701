import { photos } from 'virtual:photos';
import type { SiteContent } from '#content/site-content.ts';
import type { Photo, PhotoCopy } from '#domain/pictures/photo.ts';

/**
 * The encoded copies of a picture that the content names: the couple has uploaded it, or it came with the build as a
 * file of `src/content/photos`.
 */
export const findPhoto = ({ pictures }: SiteContent, name: string): Photo => {
  const photo = pictures[name] ?? photos[name];
  if (!photo) throw new Error(`No hay ninguna foto «${name}», ni subida ni en src/content/photos.`);
  return photo;
};

export const srcset = (sizes: PhotoCopy[]) =>
  sizes.map(([width, url]) => `${url} ${width}w`).join();

/** The largest copy that every browser of today reads: for a link, a download. */
export const fullUrl = ({ webp }: Photo) => webp[webp.length - 1]![1];
