/** A display face for titles. */
type Font = {
  family: string;
  /** Height above and below the baseline, as a part of the size. */
  ascent: number;
  descent: number;
  /** How wide the letters are, as a part of those of Rosarivo. */
  width: number;
  /** How much larger than its file has them its letters are written; all others count it in. */
  scale: number;
  /** How wide its figures are beside the local serifs', where a date would move if they were stretched as letters are. */
  numerals?: Readonly<Record<LocalSerif, number>>;
};

type LocalSerif = 'Georgia' | 'Times' | 'Noto';

export const fontNames = ['rosarivo', 'marcellus', 'niconne'] as const;

export type FontName = (typeof fontNames)[number];

export const lookFonts: Readonly<Record<FontName, Font>> = {
  rosarivo: {
    family: 'Rosarivo',
    ascent: 0.979,
    descent: 0.424,
    width: 1,
    scale: 1,
    numerals: { Georgia: 0.82, Times: 1.01, Noto: 0.9 },
  },
  marcellus: { family: 'Marcellus', ascent: 0.97, descent: 0.28, width: 0.954, scale: 1 },
  niconne: { family: 'Niconne', ascent: 1.116, descent: 0.348, width: 0.871, scale: 1.2 },
};

/** The serifs that phones and computers have, and how much wider than theirs Rosarivo's letters are. */
const localSerifs: { name: LocalSerif; files: string[]; widthRatio: number }[] = [
  { name: 'Georgia', files: ['Georgia'], widthRatio: 1.068 },
  {
    name: 'Times',
    files: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'],
    widthRatio: 1.172,
  },
  { name: 'Noto', files: ['Noto Serif', 'NotoSerif'], widthRatio: 0.952 },
];

/** As `font-family` takes them: until the face arrives, the local serif stretched to its size. */
export const familiesOf = (name: FontName): string[] => {
  const { family } = lookFonts[name];
  return [family, ...localSerifs.map((serif) => `${family} ${serif.name}`), 'serif'];
};

const percent = (part: number) => `${Math.round(part * 1000) / 10}%`;

/** The rules that bring a face, so that nothing moves when it arrives. @param url of its file */
export const fontRules = (name: FontName, url: string): string => {
  const { family, ascent, descent, width, scale, numerals } = lookFonts[name];
  const local = localSerifs.flatMap(({ name, files, widthRatio }) => {
    const sources = files.map((file) => `local('${file}')`).join();
    const stretched = (stretch: number, range = '') =>
      `@font-face{font-family:'${family} ${name}';src:${sources};${range}` +
      `size-adjust:${percent(stretch)};ascent-override:${percent(ascent / stretch)};` +
      `descent-override:${percent(descent / stretch)};line-gap-override:0%}`;
    const characters = stretched(width * widthRatio);
    return numerals
      ? [characters, stretched(numerals[name], 'unicode-range:U+30-39;')]
      : [characters];
  });
  return `@font-face{font-family:'${family}';font-display:swap;size-adjust:${percent(scale)};src:url(${url}) format('woff2')}${local.join('')}`;
};
