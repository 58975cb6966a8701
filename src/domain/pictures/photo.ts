export type PhotoCopy = [width: number, url: string];

/** One picture as a page writes it. */
export type Photo = {
  /** Of the largest copy. */
  width: number;
  height: number;
  /** The colour that stands in its place until it is there. */
  tone: string;
  /** Empty while these copies are being made. */
  avif: PhotoCopy[];
  webp: PhotoCopy[];
};

/** A cut of the first screen's photo, as a page writes it. */
export type HeroCrop = {
  width: number;
  height: number;
  /** Where the copy is; the phone's address holds it. */
  avif: string;
  webp: string;
  /** The photo in a few pixels, held by its address. */
  hint: string;
};

export type HeroPhoto = { phone: HeroCrop; wide: HeroCrop };

/** A place in a picture, in percent of its width and height. */
export type Point = { x: number; y: number };
