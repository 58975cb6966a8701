/** Rolling land: a line to stand things on, the hill under it, carved contours and tree lines. */
import { ink } from './colour.ts';
import { linear } from './defs.ts';
import { type Light } from './light.ts';
import { noise, random } from './random.ts';
import { type Point, blob, curve, fill, lens, many } from './shapes.ts';

export type Ground = (x: number) => number;

/** A skyline; `scale` is the width of a swell. */
export function ground(y: number, amp: number, seed: number, scale = 320): Ground {
  const wave = noise(seed, 3);
  return (x) => y + wave(x / scale + 50) * amp;
}

type Hill = {
  colour?: string;
  depth?: number;
  shade?: number;
  bottom?: number;
  marks?: number;
  seed?: number;
  width?: number;
  to?: number;
};

export function hill(L: Light, line: Ground, o: Hill = {}): string {
  const {
    colour = ink.leaf,
    depth = 0,
    shade = 0,
    bottom = 820,
    marks = 0,
    seed = 1,
    width = 1200,
    to = 0.25,
  } = o;
  const points: Point[] = Array.from({ length: 41 }, (_, i) => {
    const x = -20 + ((width + 40) * i) / 40;
    return [x, line(x)];
  });
  const top = Math.min(...points.map((p) => p[1]));
  const body = `${curve(points)}L${width + 20} ${bottom}L-20 ${bottom}Z`;
  const under = linear(0, top, 0, Math.min(bottom, top + 260), [
    [0, L.tone(colour, depth, shade - 0.06)],
    [1, L.tone(colour, Math.max(0, depth - 0.12), shade + to)],
  ]);
  const chance = random(seed);
  const carve = (count: number) =>
    many(count, () => {
      const t = chance() ** 1.5;
      const [x, w] = [chance.between(-40, width), chance.between(18, 90) * (0.5 + t)];
      const off = 8 + t * (bottom - top - 20);
      return lens(x, line(x) + off, x + w, line(x + w) + off, chance.between(0.8, 2.2) * (0.6 + t));
    });
  return (
    fill(body, under) +
    fill(carve(marks), L.tone(colour, depth, shade - 0.32), 0.55) +
    fill(carve(marks * 0.7), L.tone(colour, depth * 0.8, shade + 0.35), 0.45)
  );
}

/** Far hedges and woods along a skyline. */
export function treeline(
  L: Light,
  line: Ground,
  o: {
    from: number;
    to: number;
    count: number;
    size: number;
    depth: number;
    seed: number;
    colour?: string;
  },
): string {
  const chance = random(o.seed);
  const colour = o.colour ?? ink.leafDeep;
  const draw = (shift: number) =>
    many(o.count, (i) => {
      const x = chance.between(o.from, o.to);
      const s = o.size * chance.between(0.5, 1.2);
      return blob(
        x + shift * s * 0.3,
        line(x) - s * 0.25 + shift * 0,
        s * (shift ? 0.45 : 0.95),
        s * (shift ? 0.35 : 0.62),
        o.seed + i,
        0.2,
        9,
      );
    });
  return (
    fill(draw(0), L.tone(colour, o.depth, 0.08)) +
    fill(draw(L.from), L.tone(colour, o.depth, -0.22), 0.5)
  );
}
