/** River stones seen from near: planes of light and shade, veins, lichen, a wet foot. */
import { ink } from './colour.ts';
import { clipped } from './defs.ts';
import { type Light } from './light.ts';
import { random } from './random.ts';
import { type Point, blob, curve, ellipse, fill, lens, many } from './shapes.ts';

export type Boulder = {
  x: number;
  y: number;
  w: number;
  h: number;
  seed: number;
  colour?: string;
  wet?: boolean;
  depth?: number;
};

/** x, y is the middle of its foot. */
export function boulder(L: Light, o: Boulder): string {
  const { x, y, w, h, seed, colour = ink.stone, wet = true, depth = 0 } = o;
  const chance = random(seed);
  const outline: Point[] = Array.from({ length: 13 }, (_, i) => {
    const a = Math.PI + (i / 12) * Math.PI;
    const k = 1 + chance.between(-0.09, 0.09);
    return [x + Math.cos(a) * w * 0.5 * k, y + Math.sin(a) * h * k];
  });
  const body = curve(
    [...outline, [x + w * 0.46, y + h * 0.1], [x, y + h * 0.15], [x - w * 0.46, y + h * 0.1]],
    true,
  );
  const s = L.from;
  const topFace: Point[] = [
    [x + s * w * 0.56, y - h * 0.48],
    [x + s * w * 0.2, y - h * 0.42],
    [x - s * w * 0.12, y - h * 0.62],
    [x - s * w * 0.4, y - h * 0.66],
    [x - s * w * 0.4, y - h * 1.2],
    [x + s * w * 0.6, y - h * 1.2],
  ];
  const dark: Point[] = [
    [x - s * w * 0.1, y - h * 0.62],
    [x - s * w * 0.16, y - h * 0.3],
    [x - s * w * 0.06, y + h * 0.3],
    [x - s * w * 0.7, y + h * 0.3],
    [x - s * w * 0.7, y - h * 0.9],
    [x - s * w * 0.38, y - h * 0.64],
  ];
  const veins = many(5, () => {
    const [a, b] = [x + chance.between(-0.4, 0.3) * w, y - chance.between(0.05, 0.8) * h];
    return lens(
      a,
      b,
      a + w * chance.between(0.08, 0.26),
      b + h * chance.between(-0.12, 0.16),
      Math.max(0.8, w * 0.007),
    );
  });
  const lichen = many(8, (i) =>
    blob(
      x + chance.between(-0.4, 0.4) * w,
      y - chance.between(0.35, 0.95) * h,
      w * chance.between(0.012, 0.045),
      w * chance.between(0.01, 0.03),
      seed + i,
      0.3,
      8,
    ),
  );
  const grains = many(34, () =>
    ellipse(
      x + chance.between(-0.46, 0.46) * w,
      y - chance.between(0, 0.95) * h,
      Math.max(0.7, w * chance.between(0.002, 0.006)),
    ),
  );
  return clipped(
    body,
    fill(body, L.tone(colour, depth, 0.2)) +
      fill(curve(topFace, true), L.tone(colour, depth, -0.35)) +
      fill(curve(dark, true), L.tone(colour, depth, 0.46)) +
      fill(lichen, L.tone(ink.olive, depth, -0.15), 0.6) +
      fill(veins, L.tone(ink.ink, depth, 0.2), 0.35) +
      fill(grains, L.tone(ink.snow, depth, -0.1), 0.5) +
      (wet
        ? fill(
            blob(x, y + h * 0.1, w * 0.7, h * 0.19, seed + 4, 0.1),
            L.tone(ink.riverDeep, depth, 0.5),
            0.62,
          )
        : ''),
  );
}

/** The line of white where water meets a stone. */
export const foam = (x: number, y: number, w: number, seed: number) => {
  const chance = random(seed);
  return fill(
    many(9, () => {
      const a = x + chance.between(-0.62, 0.5) * w;
      const b = y + chance.between(-0.01, 0.06) * w;
      return lens(
        a,
        b,
        a + w * chance.between(0.08, 0.3),
        b + chance.between(-2, 2),
        w * chance.between(0.005, 0.014),
      );
    }),
    '#fbfff8',
    0.85,
  );
};
