import marcellus from '@fontsource/marcellus/files/marcellus-latin-400-normal.woff?inline';
import niconne from '@fontsource/niconne/files/niconne-latin-400-normal.woff?inline';
import rosarivo from '@fontsource/rosarivo/files/rosarivo-latin-400-normal.woff?inline';
import type { FaceName } from '#domain/look/faces.ts';

/** The display faces that the share card is drawn with, as data URLs: a release has no packages of fonts. */
export const cardFonts: Readonly<Record<FaceName, string>> = { rosarivo, marcellus, niconne };
