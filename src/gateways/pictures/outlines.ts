import { create, type Font } from 'fontkitten';
import { charactersOf, plainCharacters } from '#domain/look/card-letters.ts';

/** Outlines: sharp does not have the site's fonts. */
export const openFont = (url: string): Font => {
  const font = create(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'));
  if (font.isCollection) throw new Error('The display font is a collection of fonts.');
  return font;
};

const glyphOf = (fonts: readonly Font[], char: string) => {
  const code = char.codePointAt(0)!;
  const face = fonts.findIndex((font) => font.hasGlyphForCodePoint(code));
  return face < 0 ? undefined : { face, char, glyph: fonts[face]!.glyphForCodePoint(code) };
};

/** The glyphs of a letter and in which font they are: its own, or those of plain letters; none where neither is in the fonts. */
export const glyphsOf = (fonts: readonly Font[], letter: string) => {
  const own = glyphOf(fonts, letter);
  if (own) return [own];
  return [...plainCharacters(letter)].flatMap((plain) => glyphOf(fonts, plain) ?? []);
};

const glyphsOfText = (fonts: readonly Font[], text: string) =>
  charactersOf(text).flatMap((letter) => glyphsOf(fonts, letter).map(({ glyph }) => glyph));

/** In the unit of the size. The files of a face have one scale. */
export const widthOf = (fonts: readonly Font[], text: string, size: number): number =>
  (glyphsOfText(fonts, text).reduce((sum, { advanceWidth }) => sum + advanceWidth, 0) * size) /
  fonts[0]!.unitsPerEm;

type Position = { x: number; y: number; size: number; color: string };

/** A text as SVG, from `x` on the baseline `y`. */
export const drawGlyphs = (fonts: readonly Font[], text: string, at: Position): string => {
  const scale = at.size / fonts[0]!.unitsPerEm;
  let { x } = at;
  const characters = glyphsOfText(fonts, text).map(({ path, advanceWidth }) => {
    const transform = `translate(${x} ${at.y}) scale(${scale} ${-scale})`;
    x += advanceWidth * scale;
    return `<path d="${path.toSVG()}" transform="${transform}"/>`;
  });
  return `<g fill="${at.color}" stroke="none">${characters.join('')}</g>`;
};
