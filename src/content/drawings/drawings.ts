import type { BackgroundName } from '#domain/look/look.ts';
import coast from './coast.svg?raw';
import garden from './garden.svg?raw';
import valley from './valley.svg?raw';

/** What is drawn on the first screen, as SVG. Its colours may be variables of the palette. */
export const drawings: Readonly<Record<BackgroundName, string>> = { valley, coast, garden };
