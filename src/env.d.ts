/// <reference types="astro/client" />

/** Made by `scripts/build/photos.ts` from the files of `src/content/photos`. */
declare module 'virtual:photos' {
  /** One picture as a page writes it. */
  export type Photo = {
    /** Of the largest copy. */
    width: number;
    height: number;
    /** The colour that stands in its place until it is there. */
    tone: string;
    avif: [width: number, url: string][];
    webp: [width: number, url: string][];
  };
  export const photos: Record<string, Photo>;
}

/** The first screen's picture, drawn or the couple's own; made by `scripts/build/hero.ts`. */
declare module 'virtual:hero' {
  const Picture: (props: object) => unknown;
  export default Picture;
}

declare module 'virtual:hero-photo' {
  /** A cut of the photo, as a page writes it. */
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
  export const hero: HeroPhoto & { alt: string };
}
