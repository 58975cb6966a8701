import type { Photo, PhotoCopy } from './photo.ts';
import { avifWidths, maxSize, availableWidths, webpWidths } from './photo-widths.ts';

/** A picture that the couple has uploaded for the site's content. */
export type SitePicture = {
  /** What a photo field of the content holds: named by 64 bits of the hash of its master. */
  id: string;
  /** Of the master. */
  width: number;
  height: number;
  tone: string;
};

export type CopyFormat = 'avif' | 'webp';

const id = 'subida-[\\da-f]{16}';
const masterFile = new RegExp(`^${id}\\.jpg$`, 'u');
const copyFile = new RegExp(`^${id}-\\d{1,4}\\.(avif|webp)$`, 'u');

export const sitePictureId = (hash: string): string => `subida-${hash.slice(0, 16)}`;

/** The picture that a file belongs to; undefined for another file. */
export const sitePictureOf = (name: string): string | undefined =>
  masterFile.test(name) || copyFile.test(name) ? name.slice(0, 'subida-'.length + 16) : undefined;

export const isMasterFile = (name: string): boolean => masterFile.test(name);

export const masterName = (picture: string): string => `${picture}.jpg`;

export const copyName = (picture: string, width: number, format: CopyFormat): string =>
  `${picture}-${width}.${format}`;

type Sized = Pick<SitePicture, 'id' | 'width'>;

/** The copies of a picture that pages want. */
export const sizesOf = ({ id, width }: Sized): string[] => [
  ...availableWidths(avifWidths, width).map((one) => copyName(id, one, 'avif')),
  ...availableWidths(webpWidths, width).map((one) => copyName(id, one, 'webp')),
];

/** The width of the copy for lists, which is made before the upload is answered. */
export const firstWidth = (own: number): number => availableWidths(webpWidths, own)[0]!;

export const firstCopy = ({ id, width }: Sized): string => copyName(id, firstWidth(width), 'webp');

/** What pages show of a picture: its copies that are there, or its master. */
export const sitePhoto = (picture: SitePicture, isThere: (file: string) => boolean): Photo => {
  const { id, width, tone } = picture;
  const sizes = (format: CopyFormat, widths: readonly number[]): PhotoCopy[] =>
    availableWidths(widths, width)
      .map((one): PhotoCopy => [one, copyName(id, one, format)])
      .filter(([, file]) => isThere(file))
      .map(([one, file]) => [one, uploadAddress(file)]);
  const webp = sizes('webp', webpWidths);
  return {
    ...maxSize(picture),
    tone,
    avif: sizes('avif', avifWidths),
    webp: webp.length > 0 ? webp : [[width, uploadAddress(masterName(id))]],
  };
};

export const uploadAddress = (file: string): string => `/api/uploads/${file}`;
