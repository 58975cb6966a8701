import marcellus from '@fontsource/marcellus/files/marcellus-latin-400-normal.woff?inline';
import marcellusMore from '@fontsource/marcellus/files/marcellus-latin-ext-400-normal.woff?inline';
import niconne from '@fontsource/niconne/files/niconne-latin-400-normal.woff?inline';
import niconneMore from '@fontsource/niconne/files/niconne-latin-ext-400-normal.woff?inline';
import rosarivo from '@fontsource/rosarivo/files/rosarivo-latin-400-normal.woff?inline';
import rosarivoMore from '@fontsource/rosarivo/files/rosarivo-latin-ext-400-normal.woff?inline';
import type { FontName } from '#domain/look/fonts.ts';

/**
 * The display faces that the share card is drawn with, as data URLs: a release has no packages of fonts. Behind each the
 * letters of other languages.
 */
export const cardFonts: Readonly<Record<FontName, readonly string[]>> = {
  rosarivo: [rosarivo, rosarivoMore],
  marcellus: [marcellus, marcellusMore],
  niconne: [niconne, niconneMore],
};
