import type { FontName } from './fonts.ts';
import type { PaletteName } from './palettes.ts';

export const backgroundNames = ['valley', 'coast', 'garden'] as const;

export type BackgroundName = (typeof backgroundNames)[number];

/** What the couple has chosen for its invitation. */
export type Look = { palette: PaletteName; face: FontName; scene: BackgroundName };

export const firstLook: Look = { palette: 'copihue', face: 'rosarivo', scene: 'valley' };
