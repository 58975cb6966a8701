import { existsSync } from 'node:fs';
import type { Font } from 'fontkitten';
import sharp, { type Sharp } from 'sharp';
import { lookFonts } from '#domain/look/fonts.ts';
import type { Look } from '#domain/look/look.ts';
import { type Palette, palettes } from '#domain/look/palettes.ts';
import type { Point } from '#domain/pictures/photo.ts';
import { cropped } from './encode-hero.ts';
import { drawGlyphs, openFont, widthOf } from './outlines.ts';

export type CardTask = {
  names: readonly [string, string];
  date: string;
  place: string;
  look: Look;
  /** Of the look's face, each a data URL: the first that has a letter draws it. */
  fonts: readonly string[];
  /** The file of a photo, upright, or a drawing as SVG. */
  picture: { file: string; point: Point | undefined } | { drawing: string };
};

/** As chat apps show it, in pixels. */
const [width, height] = [1200, 630];
/** Of a drawing: less of the ground than the first screen shows, so that the words stand in the sky. */
const viewBox = '0 180 1600 840';
/** Beside the words, in pixels. */
const margin = 100;

type Line = { text: string; y: number; size: number; color: string };

/** A centred line on the baseline `y`, smaller when it is too long. */
const drawLine = (fonts: readonly Font[], { text, y, size, color }: Line): string => {
  const full = widthOf(fonts, text, size);
  const fitting = size * Math.min(1, (width - 2 * margin) / Math.max(1, full));
  const x = (width - widthOf(fonts, text, fitting)) / 2;
  return drawGlyphs(fonts, text, { x, y, size: fitting, color });
};

/** What the SVG renderer does not know: variables of the palette. */
const withPalette = (image: string, palette: Palette): string =>
  image.replaceAll(
    /var\(--([a-z-]+),(#[\da-f]{6})\)/gu,
    (_, name: string, otherwise: string) => palette[name as keyof Palette] ?? otherwise,
  );

const svg = (content: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`,
  );

const background = async (
  picture: CardTask['picture'],
  palette: Palette,
): Promise<{ base: Sharp; top: number }> => {
  if ('file' in picture && existsSync(picture.file)) {
    const photo = sharp(picture.file);
    const own = await photo.metadata();
    return {
      base: cropped(photo, own, { width, height: 400 }, picture.point).extend({
        bottom: height - 400,
        background: palette['paper-light'],
      }),
      top: 390,
    };
  }
  const image = 'drawing' in picture ? picture.drawing : '';
  const sized = withPalette(image, palette).replace(
    /viewBox="[^"]*"/u,
    `viewBox="${viewBox}" width="${width}" height="${height}"`,
  );
  return { base: sharp(Buffer.from(sized)), top: 80 };
};

/** The picture that chat apps show beside a link, as JPEG. */
export const drawShareCard = async (task: CardTask): Promise<Buffer> => {
  const { names, date, place, look, picture } = task;
  const palette = palettes[look.palette];
  const { scale } = lookFonts[look.face];
  const fonts = task.fonts.map(openFont);
  const { base, top } = await background(picture, palette);
  const lines = [
    { text: names.join(' & '), y: top + 110, size: 108 * scale, color: palette.ink },
    { text: date, y: top + 172, size: 42 * scale, color: palette['accent-deep'] },
    { text: place, y: top + 222, size: 32 * scale, color: palette.ink },
  ];
  return base
    .composite([{ input: svg(lines.map((line) => drawLine(fonts, line)).join('')) }])
    .flatten({ background: palette.paper })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
};
