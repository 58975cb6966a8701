import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { backgroundNames } from './look.ts';
import { palettes } from './palettes.ts';

type Shades = { DEFAULT: string; deep?: string; wash: string };

/** What texts of a state are written in. */
const inkOf = ({ DEFAULT, deep = DEFAULT }: Shades) => deep;

const { theme } = createRequire(import.meta.url)('../../../tailwind.config.cjs') as {
  theme: { colors: Record<'danger' | 'wheat' | 'leaf' | 'river', Shades> };
};
const { danger, wheat, leaf, river } = theme.colors;

/** WCAG 2: relative luminance of '#rrggbb'. */
const luminance = (color: string) => {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
};

const contrast = (one: string, other: string) => {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
};

const image = (scene: string) =>
  readFileSync(new URL(`../../content/drawings/${scene}.svg`, import.meta.url), 'utf8');

/** What stands behind the words of the first screen: the upper half of its sky. */
const skyOf = (scene: string, palette: Record<string, string>) => {
  const [, sky] = /<linearGradient id="\ws"[^>]*>(.*?)<\/linearGradient>/u.exec(image(scene))!;
  return [...sky!.matchAll(/stop-color="(?:var\(--([a-z-]+),)?(#[\da-f]{6})/gu)]
    .slice(0, 3)
    .map(([, name, color]) => (name ? palette[name]! : color!));
};

test('contrast is that of the standard', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 1);
});

describe.each(Object.entries(palettes))('with the palette %s', (_, palette) => {
  const papers = [palette.paper, palette['paper-light'], palette['paper-deep']];

  test('text is legible on every paper', () => {
    const inks = ['ink', 'muted', 'ink-faint', 'accent', 'accent-deep'] as const;
    for (const ink of inks) {
      for (const paper of papers) {
        expect(contrast(palette[ink], paper), `${ink} on ${paper}`).toBeGreaterThanOrEqual(4.5);
      }
    }
    for (const shades of [danger, wheat, leaf, river]) {
      for (const paper of papers)
        expect(contrast(inkOf(shades), paper)).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('text is legible on the washes and on buttons', () => {
    const pairs = [
      [palette['muted'], palette['ink-wash']],
      [palette['accent-deep'], palette['accent-wash']],
      [palette['paper-light'], palette.accent],
      [palette['paper-light'], palette['accent-deep']],
      [palette['paper-light'], palette.ink],
      [palette['paper-light'], danger.DEFAULT],
      ...[danger, wheat, leaf, river].map((shades) => [inkOf(shades), shades.wash]),
      ...[danger, wheat, leaf, river].map(({ wash }) => [palette.ink, wash]),
    ] as const;
    for (const [one, other] of pairs) {
      expect(contrast(one!, other!), `${one} on ${other}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('the borders of inputs are seen', () => {
    const forms = readFileSync(new URL('../../styles/forms.css', import.meta.url), 'utf8');
    const [, border] = /\.input \{[^}]*border: 1px solid (#[\da-f]{6})/u.exec(forms)!;
    for (const paper of papers.slice(0, 2)) {
      expect(contrast(border!, paper)).toBeGreaterThanOrEqual(3);
    }
  });

  test.each(backgroundNames)('the words stand out from the drawing of the %s', (scene) => {
    const sky = skyOf(scene, palette);
    expect(sky.length).toBeGreaterThanOrEqual(2);
    for (const color of sky) {
      expect(contrast(palette.ink, color), color).toBeGreaterThanOrEqual(7);
      expect(contrast(palette['accent-deep'], color), color).toBeGreaterThanOrEqual(4.5);
      // Large: the sign between the names.
      expect(contrast(palette.accent, color), color).toBeGreaterThanOrEqual(3);
    }
  });
});
