/** The Andes: overlapping peaks, each with a lit face, a face in shade, gullies and snow. */
import { ink } from './colour.ts';
import { type Light } from './light.ts';
import { noise, random } from './random.ts';
import { type Point, cut, fill, lerp, many } from './shapes.ts';

export type Range = {
  base: number;
  height: number;
  seed: number;
  peaks?: number;
  depth?: number;
  /** Part of a peak under snow. */
  snow?: number;
  from?: number;
  to?: number;
  colour?: string;
};

export function cordillera(L: Light, o: Range): string {
  const { peaks = 10, depth = 0.45, from = -60, to = 1260 } = o;
  const chance = random(o.seed);
  const heights = Array.from({ length: peaks }, (_, i) => ({
    x: lerp(from, to, (i + 0.5 + chance.between(-0.3, 0.3)) / peaks),
    h:
      o.height *
      chance.pick([chance.between(0.8, 1), chance.between(0.5, 0.75), chance.between(0.34, 0.55)]),
    seed: o.seed * 31 + i,
  }));
  return heights
    .sort((a, b) => b.h - a.h)
    .map((peak) => mountain(L, { ...o, depth, x: peak.x, height: peak.h, seed: peak.seed }))
    .join('');
}

export function mountain(L: Light, o: Range & { x: number; wide?: number }): string {
  const { x, base, height, depth = 0.45, snow = 0.42, colour = ink.river, wide = 1.75 } = o;
  const chance = random(o.seed);
  const rough = noise(o.seed, 3);
  const top = base - height;
  const flank = (side: -1 | 1): Point[] => {
    const w = height * wide * chance.between(0.7, 1.25);
    return Array.from({ length: 15 }, (_, i) => {
      const t = i / 14;
      const jag =
        rough(t * 4.5 + side * 20) * height * 0.13 * Math.sin(Math.PI * Math.min(1, t * 1.15));
      return [x + side * w * t ** 1.12, top + height * t ** 0.88 + jag];
    });
  };
  const [left, right] = [flank(-1), flank(1)];
  const spine: Point[] = Array.from({ length: 12 }, (_, i) => {
    const t = i / 11;
    const zig = (i % 2 ? 1 : -1) * height * 0.035 * (0.35 + t);
    return [x + height * t * 0.16 * -L.from + (i ? zig : 0), lerp(top, base, t)];
  });
  const [sunny, shady] = L.from < 0 ? [left, right] : [right, left];
  const outline = [...left.slice().reverse(), ...right.slice(1)];
  const body = fill(cut(outline), L.tone(colour, depth, -0.12));
  const shade = fill(
    cut([...spine, ...shady.slice(1).reverse()]),
    L.tone(colour, depth * 0.85, 0.34),
  );
  const cap = (edge: Point[], part: number): string => {
    const k = Math.max(3, Math.round(part * 14));
    const e = edge.slice(0, k);
    const j = Math.max(2, Math.round(part * 11 * chance.between(0.75, 1)));
    const s = spine.slice(0, j).reverse();
    const [a, b] = [e[e.length - 1]!, s[0]!];
    const teeth: Point[] = Array.from({ length: 9 }, (_, i) => {
      const t = (i + 1 + chance.between(-0.4, 0.4)) / 10;
      const reach = i % 2 ? -chance.between(0.02, 0.16) : chance.between(0, 0.13);
      return [lerp(a[0], b[0], t), lerp(a[1], b[1], t) + reach * height];
    });
    return cut([...e, ...teeth, ...s]);
  };
  const gullies = many(5, (i) => {
    const t = 0.16 + i * 0.15 + chance.between(-0.04, 0.04);
    const p = sunny[Math.min(13, Math.round(t * 14))]!;
    const inward = (x - p[0]) * chance.between(0.2, 0.5);
    const drop = height * chance.between(0.12, 0.26);
    return cut([
      [p[0] + inward * 0.35, p[1] + height * 0.05],
      [p[0] + inward, p[1] + drop],
      [p[0] + inward * 0.6, p[1] + drop * 0.72],
    ]);
  });
  return (
    body +
    shade +
    (snow > 0
      ? fill(cap(sunny, snow), L.tone(ink.snow, depth * 0.4, -0.3)) +
        fill(cap(shady, snow * 0.9), L.tone(ink.snow, depth * 0.75, 0.34))
      : '') +
    fill(gullies, L.tone(colour, depth, 0.22), 0.8)
  );
}
