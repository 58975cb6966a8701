/** Open water: the sea with its breakers and wet sand, and lakes as still as glass. */
import { linear } from './defs.ts';
import { type Light } from './light.ts';
import { noise, random } from './random.ts';
import { type Point, curve, fill, lens, lerp, many, rect } from './shapes.ts';

type Water = {
  top: number;
  bottom: number;
  seed: number;
  far: string;
  near: string;
  marks?: number;
  gleamX?: number;
  gleam?: string;
  gleamWide?: number;
  dark?: string;
};

/** Water from its horizon down, marked by longer and longer strokes, with the path of sun or moon on it. */
export function water(L: Light, o: Water): string {
  const { top, bottom, marks = 160, gleamWide = 150 } = o;
  const chance = random(o.seed);
  const strokes = (count: number, long: number, thick: number, x?: number) =>
    many(count, () => {
      const t = chance() ** 1.5;
      const y = lerp(top + 2, bottom, t);
      const w = lerp(8, long, t) * chance.between(0.4, 1.2);
      const cx =
        x === undefined
          ? chance.between(-60, 1260)
          : x + (chance() + chance() - 1) * lerp(gleamWide * 0.22, gleamWide, t);
      return lens(cx - w, y, cx + w, y + chance.between(-0.6, 0.6), lerp(0.7, thick, t));
    });
  return (
    fill(
      rect(-20, top, 1240, bottom - top),
      linear(0, top, 0, bottom, [
        [0, o.far],
        [1, o.near],
      ]),
    ) +
    fill(strokes(marks, 110, 3.4), o.dark ?? L.tone(o.near, 0, 0.3), 0.42) +
    fill(strokes(marks * 0.7, 90, 2.6), o.far, 0.55) +
    (o.gleamX === undefined
      ? ''
      : fill(strokes(marks * 0.9, 34, 3.2, o.gleamX), o.gleam ?? L.sun, 0.92))
  );
}

/** A breaker running along the picture: dark face, white crest, torn foam in front. */
export function breaker(o: {
  y: number;
  h: number;
  seed: number;
  face: string;
  foam: string;
  from?: number;
  to?: number;
  tilt?: number;
  flat?: boolean;
}): string {
  const { from = -30, to = 1230, tilt = 0 } = o;
  const wave = noise(o.seed, 3);
  const chance = random(o.seed);
  const at = (k: number, off: number, rough: number): Point => {
    const x = lerp(from, to, k);
    return [x, o.y + tilt * k + off * o.h + wave(k * 9 + off) * o.h * rough];
  };
  const edge = (off: number, rough: number, count = 40) =>
    Array.from({ length: count + 1 }, (_, i) => at(i / count, off, rough));
  const crest = edge(-0.5, 0.7);
  const face = curve([...crest, ...edge(0.5, 0.25).reverse()], true);
  const foam = curve(
    [...crest.map(([x, y]): Point => [x, y - o.h * 0.1]), ...edge(-0.1, 0.95, 60).reverse()],
    true,
  );
  const lace = many(60, () => {
    const k = chance();
    const [x, y] = at(k, chance.between(0.1, 1.5), 0.3);
    const w = o.h * chance.between(0.3, 1.4);
    return lens(x, y, x + w, y, o.h * 0.06);
  });
  return (o.flat ? '' : fill(face, o.face)) + fill(foam, o.foam) + fill(lace, o.foam, 0.75);
}

/** The last thin sheet of water on the sand, with its lace edge. */
export function wash(o: {
  y: number;
  h: number;
  seed: number;
  colour: string;
  foam: string;
  opacity?: number;
}): string {
  const wave = noise(o.seed, 2);
  const low: Point[] = Array.from({ length: 31 }, (_, i) => [
    -20 + i * 41.4,
    o.y + wave(i * 0.16) * o.h,
  ]);
  const body = `${curve(low)}L1222 ${o.y - o.h * 2.4}L-20 ${o.y - o.h * 2.4}Z`;
  const lip = curve(
    [
      ...low,
      ...low
        .map(([x, y], i): Point => [x, y - o.h * (0.1 + 0.08 * Math.abs(wave(i * 0.7 + 9)))])
        .reverse(),
    ],
    true,
  );
  return (
    fill(
      body,
      linear(0, o.y - o.h * 2.4, 0, o.y + o.h, [
        [0, o.colour, 0],
        [0.5, o.colour, o.opacity ?? 0.8],
        [1, o.colour, o.opacity ?? 0.8],
      ]),
    ) + fill(lip, o.foam, 0.95)
  );
}
