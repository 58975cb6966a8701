/** The inks: the theme's tones and the few dusk, ember and night tones mixed from them. */
export const ink = {
  paper: '#faf5e9',
  paperDeep: '#f2e9d6',
  edge: '#dccfb4',
  ink: '#1d3127',
  copihue: '#ad1f3d',
  copihueDeep: '#84142c',
  wheat: '#c2933b',
  wheatDeep: '#73520f',
  river: '#4d7d8b',
  riverDeep: '#26535f',
  leaf: '#4a7850',
  leafDeep: '#2b5435',
  // Mixed
  olive: '#7d8a47',
  gold: '#f0c35e',
  ember: '#e4672f',
  blossom: '#f2b8a2',
  clay: '#b5603f',
  wood: '#7a5233',
  woodDeep: '#4a3123',
  stone: '#9c9a8c',
  snow: '#fffaf0',
  plum: '#5b3a52',
  night: '#0f1f2b',
} as const;

type Lab = [number, number, number];

const toLinear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const toGamma = (c: number) => (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055);

function toLab(hex: string): Lab {
  const [r, g, b] = [1, 3, 5].map((i) => toLinear(parseInt(hex.slice(i, i + 2), 16) / 255)) as Lab;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function toHex([L, a, b]: Lab): string {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${rgb
    .map((c) => Math.round(Math.min(1, Math.max(0, toGamma(Math.max(0, c)))) * 255))
    .map((c) => c.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** Two inks rubbed into each other, as the eye sees it. */
export function mix(a: string, b: string, t: number): string {
  if (t <= 0) return a;
  const [x, y] = [toLab(a), toLab(b)];
  return toHex(x.map((v, i) => v + (y[i]! - v) * Math.min(1, t)) as Lab);
}
