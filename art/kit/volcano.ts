/** A lone cone under snow. */
import { ink } from './colour.ts';
import { clipped, linear } from './defs.ts';
import { type Light } from './light.ts';
import { random } from './random.ts';
import { type Point, curve, cut, fill, lens, lerp, many } from './shapes.ts';

export function volcano(
  L: Light,
  o: {
    x: number;
    base: number;
    height: number;
    wide?: number;
    depth?: number;
    seed: number;
    colour?: string;
  },
): string {
  const { x, base, height, wide = 1.5, depth = 0.3, colour = ink.river } = o;
  const chance = random(o.seed);
  const mouth = height * 0.07;
  const flank = (side: -1 | 1, t: number): Point => [
    x + side * (mouth + height * wide * t ** 1.45),
    base - height * (1 - t),
  ];
  const edge = (side: -1 | 1) => Array.from({ length: 13 }, (_, i) => flank(side, i / 12));
  const rim: Point[] = [
    [x - mouth * 0.5, base - height * 0.985],
    [x, base - height * 0.97],
    [x + mouth * 0.5, base - height * 0.99],
  ];
  const spine: Point[] = Array.from({ length: 9 }, (_, i): Point => {
    const t = i / 8;
    return [
      x - L.from * height * (0.05 + t * 0.2) + (i % 2 ? 1 : -1) * height * 0.02 * (0.5 + t),
      base - height * (0.97 - 0.97 * t),
    ];
  });
  const snowline = (from: number, to: number, low: number): Point[] =>
    Array.from({ length: 17 }, (_, i) => {
      const t = i / 16;
      const px = lerp(from, to, t);
      const k = low + (i % 2 ? -0.1 : 0.09) * chance.between(0.4, 1.3);
      return [px, base - height * (1 - k)];
    });
  const [sunny, shady] = L.from < 0 ? [edge(-1), edge(1)] : [edge(1), edge(-1)];
  const cutAt = (points: Point[], t: number) => points.slice(0, Math.round(t * 12) + 1);
  const cap = (side: Point[], inner: Point[], low: number) => {
    const a = cutAt(side, low);
    const b = inner.slice(0, Math.round(low * 8) + 1);
    return cut([...a, ...snowline(a[a.length - 1]![0], b[b.length - 1]![0], low), ...b.reverse()]);
  };
  const ribs = many(16, () => {
    const side = chance.pick([-1, 1] as const);
    const t = chance.between(0.5, 0.85);
    const [a, b] = flank(side, t * chance.between(0.4, 0.9));
    const px = lerp(x, a, chance.between(0.3, 0.9));
    return lens(
      px,
      b + height * 0.16,
      px + (px - x) * 0.25,
      b + height * 0.16 + height * chance.between(0.1, 0.2),
      height * 0.012,
    );
  });
  const body = cut([...edge(-1).reverse(), ...rim, ...edge(1)]);
  return (
    fill(
      body,
      linear(0, base - height, 0, base, [
        [0, L.tone(colour, depth, -0.1)],
        [1, L.tone(colour, Math.min(1, depth + 0.3), -0.1)],
      ]),
    ) +
    fill(cut([...spine, ...shady.slice().reverse()]), L.tone(colour, depth + 0.06, 0.26), 0.8) +
    fill(ribs, L.tone(colour, depth, 0.3), 0.5) +
    clipped(
      body,
      fill(cap(sunny, spine, 0.52), L.tone(ink.snow, depth * 0.3, -0.2)) +
        fill(cap(shady, spine, 0.46), L.tone(ink.snow, depth * 0.7, 0.3)),
    ) +
    fill(curve(rim), L.tone(colour, depth, 0.3))
  );
}
