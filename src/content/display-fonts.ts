import marcellus from '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2?url';
import niconne from '@fontsource/niconne/files/niconne-latin-400-normal.woff2?url';
import rosarivo from '@fontsource/rosarivo/files/rosarivo-latin-400-normal.woff2?url';
import type { FontName } from '#domain/look/fonts.ts';

/** The addresses of the display faces. */
export const displayFonts: Readonly<Record<FontName, string>> = { rosarivo, marcellus, niconne };
