/**
 * The hours. A light colours everything that stands in it: `tone(colour, depth, shade)` pulls a
 * local colour towards the hour's tint, its shadow (shade > 0), its sun (shade < 0) and, with
 * depth 0 (here) to 1 (lost), its haze.
 */
import { ink, mix } from './colour.ts';
import { type Stop } from './defs.ts';

export type Light = {
  sky: readonly Stop[];
  haze: string;
  tint: string;
  tinted: number;
  shadow: string;
  sun: string;
  /** Where it comes from: -1 left, 1 right. */
  from: -1 | 1;
  tone: (colour: string, depth?: number, shade?: number) => string;
};

function light(hour: Omit<Light, 'tone'>): Light {
  return {
    ...hour,
    tone(colour, depth = 0, shade = 0) {
      const tinted = mix(colour, this.tint, this.tinted);
      const shaded = shade < 0 ? mix(tinted, this.sun, -shade) : mix(tinted, this.shadow, shade);
      return mix(shaded, this.haze, depth);
    },
  };
}

export const lit = (hour: Light, change: Partial<Omit<Light, 'tone'>>) =>
  light({ ...hour, ...change });

export const dawn = light({
  sky: [
    [0, '#8fb2bd'],
    [0.35, '#d9d3c9'],
    [0.62, '#f6cdb4'],
    [0.85, '#f6b492'],
    [1, '#f9d9b0'],
  ],
  haze: '#efd2c2',
  tint: '#c98f7f',
  tinted: 0.14,
  shadow: '#27465a',
  sun: '#ffe3b8',
  from: 1,
});

export const morning = light({
  sky: [
    [0, '#9cc6cd'],
    [0.5, '#d5e6df'],
    [1, '#fbf1d6'],
  ],
  haze: '#e4ecdc',
  tint: '#f2e2b0',
  tinted: 0.1,
  shadow: '#1f4a4a',
  sun: '#fff3c9',
  from: -1,
});

export const noon = light({
  sky: [
    [0, '#5ea4b5'],
    [0.55, '#b5d9d8'],
    [1, '#eef2dd'],
  ],
  haze: '#c5ddd8',
  tint: '#f6e7b4',
  tinted: 0.06,
  shadow: '#173f3f',
  sun: '#fff2bd',
  from: -1,
});

export const golden = light({
  sky: [
    [0, '#9dbbb4'],
    [0.3, '#e6d8ac'],
    [0.62, '#f7c983'],
    [0.85, '#f2a266'],
    [1, '#f7c27c'],
  ],
  haze: '#f4c68d',
  tint: '#e0873f',
  tinted: 0.16,
  shadow: '#2c3b33',
  sun: '#ffe39a',
  from: 1,
});

export const dusk = light({
  sky: [
    [0, '#17324a'],
    [0.35, '#3f4d6e'],
    [0.6, '#8f5f77'],
    [0.8, '#dd7f66'],
    [1, '#f7b773'],
  ],
  haze: '#93647a',
  tint: '#2b2744',
  tinted: 0.5,
  shadow: '#10182b',
  sun: '#f6a57a',
  from: 1,
});

export const night = light({
  sky: [
    [0, '#0a1622'],
    [0.45, '#12293a'],
    [0.8, '#1f4755'],
    [1, '#39656b'],
  ],
  haze: '#24505c',
  tint: '#0d1d2a',
  tinted: 0.66,
  shadow: '#06101a',
  sun: '#8fb4b0',
  from: -1,
});

export const paperTone = (t: number) => mix(ink.paper, ink.ink, t);
