import { type Photo, photos } from 'virtual:photos';

/** A picture of `src/content/photos`: its file's name, or the file as an import. */
export type PhotoSource = { src: string } | string;

/** An import carries a version or a query behind the name. */
const nameOf = (source: PhotoSource) => {
  const path = typeof source === 'string' ? source : decodeURIComponent(source.src);
  return path.split('?')[0]!.split('/').pop()!.split('.')[0]!;
};

/** The encoded copies of a picture. */
export const findPhoto = (source: PhotoSource): Photo => {
  const name = nameOf(source);
  const photo = photos[name];
  if (!photo) throw new Error(`No hay ninguna foto «${name}» en src/content/photos.`);
  return photo;
};

export const srcset = (copies: Photo['avif']) =>
  copies.map(([width, url]) => `${url} ${width}w`).join();

/** The largest copy that every browser of today reads: for a link, a download. */
export const largestUrl = ({ webp }: Photo) => webp[webp.length - 1]![1];
