import type { Font } from 'fontkitten';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { charactersOf } from '#domain/look/card-letters.ts';
import type { Palette } from '#domain/look/palettes.ts';
import { drawGlyphs, glyphsOf, openFont, widthOf } from './outlines.ts';

/** All that a group needs on the road, on one sheet. */
export type PassSheet = {
  title: string;
  subtitle: string;
  group: string;
  sections: { heading: string; lines: string[] }[];
  /** The drawn way, as SVG; its labels are drawn anew. */
  route: string | null;
  footer: string;
};

export type SheetTask = {
  sheet: PassSheet;
  format: 'png' | 'pdf';
  /** Data URLs: the first that has a letter draws it. */
  fonts: readonly string[];
  palette: Palette;
};

/** As wide as phones show a picture, in pixels. */
const width = 1080;
const margin = 72;
const lineHeight = 1.35;

const stylesOf = (palette: Palette) => ({
  title: { size: 76, color: palette['accent-deep'], above: 0 },
  subtitle: { size: 38, color: palette['muted'], above: 4 },
  group: { size: 46, color: palette.ink, above: 26 },
  heading: { size: 42, color: palette['accent-deep'], above: 34 },
  line: { size: 34, color: palette.ink, above: 4 },
  footer: { size: 26, color: palette['muted'], above: 40 },
});

/** What a text of the sheet is. */
type Part = { text: string; style: keyof ReturnType<typeof stylesOf> };

const partsOf = ({ title, subtitle, group, sections, footer }: PassSheet): Part[] => [
  { text: title, style: 'title' },
  { text: subtitle, style: 'subtitle' },
  { text: group, style: 'group' },
  ...sections.flatMap(({ heading, lines }): Part[] => [
    { text: heading, style: 'heading' },
    ...lines.map((text): Part => ({ text, style: 'line' })),
  ]),
  { text: footer, style: 'footer' },
];

/** Without what no face has: the ring before 'Main Event' leaves no gap. */
const writable = (fonts: readonly Font[], text: string): string =>
  charactersOf(text)
    .filter((letter) => glyphsOf(fonts, letter).length > 0)
    .join('')
    .trim();

/** Lines that fit; a word longer than a line is cut. */
const wrapped = (fonts: readonly Font[], text: string, size: number, room: number): string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of writable(fonts, text).split(/\s+/u)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(fonts, longer, size) <= room) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const letter of charactersOf(word)) {
      if (widthOf(fonts, line + letter, size) > room) {
        lines.push(line);
        line = '';
      }
      line += letter;
    }
  }
  return line === '' ? lines : [...lines, line];
};

const escaped = /&(amp|lt|gt);/gu;
const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>' };

/** Of an SVG its texts as outlines: the renderer has no fonts of its own. */
const withOutlines = (image: string, fonts: readonly Font[]): string =>
  image.replaceAll(/<text ([^>]*)>([^<]*)<\/text>/gu, (_, attributes: string, content: string) => {
    const read = (name: string) => new RegExp(` ?${name}="([^"]*)"`, 'u').exec(attributes)?.[1];
    const text = content.replaceAll(escaped, (_sign, name: string) => signs[name]!);
    const size = Number(read('font-size') ?? 24);
    const shift = read('text-anchor') === 'middle' ? widthOf(fonts, text, size) / 2 : 0;
    return drawGlyphs(fonts, text, {
      ...{ x: Number(read('x')) - shift, y: Number(read('y')), size },
      color: read('fill') ?? '#000000',
    });
  });

/** For a chat on one bar of signal, in bytes. */
const largestPng = 300_000;

/** Fewer colours, then fewer pixels, until it is small enough: a group of the longest names has more to write. */
const asSmallPng = async (image: Buffer): Promise<Buffer> => {
  // Its outlines are drawn once: on a long sheet they take longer than each try.
  const drawn = await sharp(image).png({ compressionLevel: 1 }).toBuffer();
  let png = Buffer.alloc(0);
  for (const [colors, wide] of [
    [24, width],
    [8, width],
    [8, 720],
    [4, 540],
  ] as const) {
    png = await sharp(drawn).resize(wide).png({ palette: true, colors, effort: 8 }).toBuffer();
    if (png.length <= largestPng) break;
  }
  return png;
};

const drawPng = async ({ sheet, palette }: SheetTask, fonts: readonly Font[]): Promise<Buffer> => {
  const styles = stylesOf(palette);
  const room = width - 2 * margin;
  const marks: string[] = [];
  let y = margin;
  for (const { text, style } of partsOf(sheet)) {
    const { size, color, above } = styles[style];
    y += above;
    for (const line of wrapped(fonts, text, size, room)) {
      y += size * lineHeight;
      marks.push(drawGlyphs(fonts, line, { x: margin, y: y - size * 0.3, size, color }));
    }
  }
  let map = '';
  if (sheet.route !== null) {
    const height = (room * 420) / 600;
    const placed = withOutlines(sheet.route, fonts).replace(
      /<svg ([^>]*)width="600" height="420"/u,
      `<svg x="${margin}" y="${y + 30}" $1width="${room}" height="${height}"`,
    );
    map = placed;
    y += 30 + height;
  }
  const height = Math.ceil(y + margin);
  const image = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="${palette['paper-light']}" d="M0 0h${width}v${height}H0z"/>${marks.join('')}${map}</svg>`;
  return asSmallPng(Buffer.from(image));
};

/** A4, in points. */
const page = { width: 595, height: 842, margin: 42 };
const mapHeight = 190;

/** Of the phone's picture to the printed page. */
const printedScale = 0.36;

const drawPdf = async ({ sheet, palette, fonts: urls }: SheetTask, fonts: readonly Font[]) => {
  const styles = stylesOf(palette);
  const room = page.width - 2 * page.margin;
  const parts = partsOf(sheet);
  const space = page.height - 2 * page.margin - (sheet.route === null ? 0 : mapHeight + 12);
  const heightAt = (scale: number) =>
    parts.reduce((sum, { text, style }) => {
      const { size, above } = styles[style];
      const lines = wrapped(fonts, text, size * scale, room).length;
      return sum + above * scale + lines * size * scale * lineHeight;
    }, 0);
  let scale = printedScale;
  while (heightAt(scale) > space && scale > 0.1) scale *= 0.95;

  const document = new PDFDocument({
    ...{ size: 'A4', margin: page.margin, font: '' },
    info: { Title: `${sheet.title} · ${sheet.group}`, CreationDate: new Date(0) },
    lang: 'es',
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    document.on('end', resolve);
    document.on('error', reject);
  });
  const names = urls.map((url, index) => {
    const name = `face-${index}`;
    document.registerFont(name, Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'));
    return name;
  });
  let y = page.margin;
  for (const { text, style } of parts) {
    const { size, color, above } = styles[style];
    y += above * scale;
    for (const line of wrapped(fonts, text, size * scale, room)) {
      let x = page.margin;
      for (const { face, run } of runsOf(fonts, line)) {
        document
          .font(names[face]!)
          .fontSize(size * scale)
          .fillColor(color);
        document.text(run, x, y, { lineBreak: false });
        x += widthOf(fonts, run, size * scale);
      }
      y += size * scale * lineHeight;
    }
  }
  if (sheet.route !== null) {
    const png = await sharp(Buffer.from(withOutlines(sheet.route, fonts)))
      .png({ palette: true, colors: 64 })
      .toBuffer();
    document.image(png, page.margin, y + 10, { height: mapHeight });
  }
  document.end();
  await ended;
  return Buffer.concat(chunks);
};

/** A line in pieces of one face each, with plain letters where no face has the own ones. */
const runsOf = (fonts: readonly Font[], line: string): { face: number; run: string }[] => {
  const runs: { face: number; run: string }[] = [];
  for (const letter of charactersOf(line)) {
    for (const { face, char } of glyphsOf(fonts, letter)) {
      const last = runs.at(-1);
      if (last?.face === face) last.run += char;
      else runs.push({ face, run: char });
    }
  }
  return runs;
};

/** @returns a PNG, or a PDF of one page with real text */
export const drawPassSheet = async (task: SheetTask): Promise<Buffer> => {
  const fonts = task.fonts.map(openFont);
  return task.format === 'png' ? drawPng(task, fonts) : drawPdf(task, fonts);
};
