import type { FaceName } from './faces.ts';
import type { PaletteName } from './palettes.ts';

export const sceneNames = ['valley', 'coast', 'garden'] as const;

export type SceneName = (typeof sceneNames)[number];

/** What the couple has chosen for its invitation. */
export type Look = { palette: PaletteName; face: FaceName; scene: SceneName };

export const firstLook: Look = { palette: 'copihue', face: 'rosarivo', scene: 'valley' };
