/** Ice: bergs cut in planes, blue where they are old and thick, and a glacier's front with its cracks. */
import { mix } from './colour.ts';
import { clipped, linear } from './defs.ts';
import { type Light } from './light.ts';
import { random } from './random.ts';
import { type Point, cut, fill, lens, lerp, many } from './shapes.ts';

const [white, blue, deep] = ['#f6fbf6', '#8fc9d6', '#3f93ad'];

/** Its peaks as [-1 to 1 across, 0 to 1 up]; x, y the middle of its waterline. */
export type Berg = {
  x: number;
  y: number;
  w: number;
  h: number;
  peaks: readonly Point[];
  seed: number;
  depth?: number;
};

export function iceberg(L: Light, o: Berg): string {
  const { x, y, w, h, peaks, depth = 0 } = o;
  const chance = random(o.seed);
  const p = (u: number, v: number): Point => [x + u * w * 0.5, y - v * h];
  const tops = peaks.map(([u, v]) => p(u, v));
  const outline = cut([p(-1, 0), ...tops, p(1, 0)]);
  const facets = tops
    .map((top, i) => {
      const next = tops[i + 1] ?? p(1, 0);
      const foot: Point = [lerp(top[0], next[0], 0.3) + chance.between(-0.06, 0.06) * w, y];
      const end: Point = [next[0] + chance.between(-0.04, 0.04) * w, y];
      const dark = cut([top, next, end, foot]);
      return fill(dark, L.tone(i % 2 ? blue : mix(blue, white, 0.5), depth, 0.04));
    })
    .join('');
  const cracks = many(7, () => {
    const [u, v] = [chance.between(-0.8, 0.8), chance.between(0.1, 0.7)];
    return lens(
      ...p(u, v),
      ...p(u + chance.between(-0.08, 0.1), v - chance.between(0.1, 0.3)),
      w * 0.006,
    );
  });
  const cave = many(2, () => {
    const u = chance.between(-0.6, 0.5);
    return cut([p(u, 0), p(u + 0.05, 0.16), p(u + 0.14, 0.2), p(u + 0.24, 0)]);
  });
  return clipped(
    outline,
    fill(outline, L.tone(white, depth, -0.1)) +
      facets +
      fill(cave, L.tone(deep, depth, 0), 0.8) +
      fill(cracks, L.tone(deep, depth, 0), 0.5) +
      fill(
        outline,
        linear(0, y - h, 0, y, [
          [0, deep, 0],
          [0.6, deep, 0],
          [1, L.tone(deep, depth, 0), 0.75],
        ]),
      ),
  );
}

/** The front of a glacier from x1 to x2, standing on y. */
export function glacierFront(
  L: Light,
  o: { from: number; to: number; y: number; h: number; seed: number; depth?: number },
): string {
  const { from, to, y, h, depth = 0.1 } = o;
  const chance = random(o.seed);
  const count = 46;
  let out = '';
  let height = h;
  for (let i = 0; i < count; i++) {
    const [a, b] = [lerp(from, to, i / count), lerp(from, to, (i + 1.12) / count)];
    height = h * (0.78 + 0.22 * Math.sin((i / count) * Math.PI)) * chance.between(0.84, 1.08);
    const tilt = chance.between(-0.05, 0.05) * h;
    const face = cut([
      [a, y],
      [a, y - height + tilt],
      [(a + b) / 2, y - height * 1.05],
      [b, y - height - tilt],
      [b, y],
    ]);
    out += fill(
      face,
      linear(0, y - height, 0, y, [
        [0, L.tone(mix(white, blue, chance() * 0.35), depth, -0.1)],
        [0.6, L.tone(mix(white, blue, chance.between(0.3, 0.9)), depth, 0)],
        [1, L.tone(mix(blue, deep, chance()), depth, 0)],
      ]),
    );
    if (i % 3 === 0)
      out += fill(lens(b, y - height * 0.92, b + 2, y, 2.6), L.tone(deep, depth, 0.1), 0.75);
  }
  return out;
}
