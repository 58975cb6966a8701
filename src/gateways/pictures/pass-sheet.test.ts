import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { palettes } from '#domain/look/palettes.ts';
import { drawPassSheet, type PassSheet } from './pass-sheet.ts';

const fontOf = (part: string) => {
  const file = `node_modules/@fontsource/marcellus/files/marcellus-${part}-400-normal.woff`;
  return `data:font/woff;base64,${readFileSync(file, 'base64')}`;
};
const fonts = [fontOf('latin'), fontOf('latin-ext')];
const palette = palettes.copihue;

const route =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 420" width="600" height="420"><path fill="#dde0b0" d="M0 0h600v420H0z"/><text x="300" y="50" text-anchor="middle" font-size="27" fill="#000">A &amp; B</text></svg>';

const short: PassSheet = {
  title: 'Violeta & Lautaro',
  subtitle: '20 de diciembre de 2025',
  group: 'Jiří <script> Núñez',
  sections: [{ heading: '💍 Ceremonia', lines: ['sábado 20, 6:00 pm', 'x'.repeat(300)] }],
  route,
  footer: 'Hoja hecha hoy',
};

const long: PassSheet = {
  ...short,
  sections: Array.from({ length: 14 }, (_, at) => ({
    heading: `Evento ${at} `.repeat(6),
    lines: Array.from({ length: 6 }, (_line, line) =>
      `Constanza Valentina ${at}${line} `.repeat(8),
    ),
  })),
};

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/gu)?.length;

test.each([
  ['short', short],
  ['long', long],
  ['without a way', { ...short, route: null }],
])('a %s sheet is a picture for a chat, and one page to print, both small', async (_, sheet) => {
  const png = await drawPassSheet({ sheet, format: 'png', fonts, palette });
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png' });
  expect(png.length).toBeLessThanOrEqual(300_000);
  const pdf = await drawPassSheet({ sheet, format: 'pdf', fonts, palette });
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.length).toBeLessThanOrEqual(300_000);
  expect(pagesOf(pdf)).toBe(1);
});

test('a letter that no face has leaves no gap, and the way keeps its labels', async () => {
  const draw = (heading: string, way: string | null) =>
    drawPassSheet({
      sheet: { ...short, sections: [{ heading, lines: [] }], route: way },
      ...{ format: 'png', fonts, palette },
    });
  expect(await draw('💍 Ceremonia', null)).toEqual(await draw('Ceremonia', null));
  const unnamed = route.replace(/<text.*<\/text>/u, '');
  expect(await draw('Ceremonia', route)).not.toEqual(await draw('Ceremonia', unnamed));
});
