import { adminWords } from '#domain/admin-words.ts';
import { type Region, regionText } from '#domain/region.ts';

/** Attributes of a page's `<html>`, from which the browser's scripts and the service worker read the region. */
export const regionAttributes = (region: Region) => ({
  lang: `es-${region.country}`,
  'data-region': regionText(region),
});

/** The same for a page of the couple's area, with the words in which it speaks. */
export const adminAttributes = (region: Region) => ({
  ...regionAttributes(region),
  'data-words': adminWords(),
});
