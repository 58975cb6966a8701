/** Words as cut-out shapes: the site's own display font, letter by letter. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkitten';

const file = import.meta.resolve('@fontsource/rosarivo/files/rosarivo-latin-400-normal.woff');
const font = create(readFileSync(fileURLToPath(file)));
if (font.isCollection) throw new Error('The display font is a collection of fonts.');
const face = font;

export function widthOf(text: string, size: number, spacing = 0): number {
  const units = [...text].reduce(
    (sum, c) => sum + face.glyphForCodePoint(c.codePointAt(0)!).advanceWidth,
    0,
  );
  return (units / face.unitsPerEm) * size + spacing * Math.max(0, [...text].length - 1);
}

/** Centred on x, standing on y. */
export function lettering(
  text: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  spacing = 0,
): string {
  const k = size / face.unitsPerEm;
  let pen = x - widthOf(text, size, spacing) / 2;
  const letters = [...text].map((c) => {
    const glyph = face.glyphForCodePoint(c.codePointAt(0)!);
    const d = glyph.path.toSVG();
    const out =
      d === ''
        ? ''
        : `<path d="${d}" transform="translate(${pen.toFixed(2)} ${y}) scale(${k.toFixed(5)} ${(-k).toFixed(5)})"/>`;
    pen += glyph.advanceWidth * k + spacing;
    return out;
  });
  return `<g fill="${colour}">${letters.join('')}</g>`;
}
