/**
 * Writes the picture that WhatsApp shows beside a link, with names, date and place of `wedding.yaml`:
 * `npm run share-card`
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkitten';
import sharp from 'sharp';
import { parse } from 'yaml';

type Wedding = {
  couple: { names: [string, string] };
  ceremony: { day: string };
  venue: { place: string };
};

const ink = '#1d3127';
const red = '#84142c';
const width = 1200;

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const readFont = (): Font => {
  const file = import.meta.resolve('@fontsource/rosarivo/files/rosarivo-latin-400-normal.woff');
  const font = create(readFileSync(fileURLToPath(file)));
  if (font.isCollection) throw new Error('The display font is a collection of fonts.');
  return font;
};

const font = readFont();
const glyphsOf = (text: string) =>
  [...text].map((letter) => font.glyphForCodePoint(letter.codePointAt(0)!));

/** @returns px */
const widthOf = (text: string, size: number, spacing = 0): number => {
  const units = glyphsOf(text).reduce((sum, { advanceWidth }) => sum + advanceWidth, 0);
  return (units / font.unitsPerEm) * size + spacing * Math.max(0, text.length - 1);
};

/** A centred line on the baseline `y`, as outlines: sharp does not have the site's fonts. */
const line = (text: string, y: number, size: number, colour: string, spacing = 0): string => {
  const scale = size / font.unitsPerEm;
  let x = (width - widthOf(text, size, spacing)) / 2;
  const letters = glyphsOf(text).map(({ path, advanceWidth }) => {
    const place = `translate(${x} ${y}) scale(${scale} ${-scale})`;
    x += advanceWidth * scale + spacing;
    return `<path d="${path.toSVG()}" transform="${place}"/>`;
  });
  return `<g fill="${colour}">${letters.join('')}</g>`;
};

/** The picture cannot follow the demo's date, which changes: it shows a text that is valid for every date. */
const dateOf = (day: string): string =>
  day.includes('{{')
    ? 'un sábado de diciembre'
    : new Date(day).toLocaleDateString('es-CL', { dateStyle: 'long', timeZone: 'UTC' });

const drawWords = ({ couple, ceremony, venue }: Wedding): string => {
  const names = couple.names.join(' & ');
  const date = dateOf(ceremony.day);
  const beside = widthOf(date, 36, 1) / 2 + 24;
  const rule = (x: number) => `<path d="M${x} 262h90" stroke="${red}" stroke-width="1.6"/>`;
  return (
    line(names, 212, Math.min(104, (104 * 1000) / widthOf(names, 104)), ink) +
    line(date, 272, 36, red, 1) +
    line(venue.place, 316, 26, ink, 1.2) +
    rule(width / 2 - beside - 90) +
    rule(width / 2 + beside)
  );
};

const wedding = parse(readFileSync(here('../src/content/wedding.yaml'), 'utf8')) as Wedding;
const words = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="630">${drawWords(wedding)}</svg>`;
const card = await sharp(here('share-card/valley.jpg'))
  .composite([{ input: Buffer.from(words) }])
  .jpeg({ quality: 80, mozjpeg: true })
  .toBuffer();
writeFileSync(here('../src/content/photos/share-card.jpg'), card);
console.log(`share-card.jpg  ${(card.length / 1000).toFixed(0)} kB`);
