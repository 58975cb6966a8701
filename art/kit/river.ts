/** The Achibueno: a ribbon of sky winding towards us, streaked with light; its banks and stones. */
import { ink } from './colour.ts';
import { linear } from './defs.ts';
import { type Light } from './light.ts';
import { random } from './random.ts';
import { type Point, at, blob, curve, cut, fill, lens, lerp, many } from './shapes.ts';

/** From far to near: [y, centre x, width]. */
export type Course = readonly (readonly [number, number, number])[];

export function courseAt(course: Course, y: number): { x: number; w: number } {
  const i = Math.max(
    1,
    course.findIndex((p) => p[0] >= y) < 0 ? course.length - 1 : course.findIndex((p) => p[0] >= y),
  );
  const [a, b] = [course[i - 1]!, course[i]!];
  const raw = Math.min(1, Math.max(0, (y - a[0]) / (b[0] - a[0])));
  const t = raw * raw * (3 - 2 * raw);
  return { x: lerp(a[1], b[1], t), w: lerp(a[2], b[2], raw) };
}

const bankPoints = (course: Course, grow: number): Point[] => {
  const [top, bottom] = [course[0]![0], course[course.length - 1]![0]];
  const ys = Array.from({ length: 36 }, (_, i) => lerp(top, bottom, i / 35));
  const left = ys.map((y): Point => {
    const c = courseAt(course, y);
    return [c.x - c.w * grow, y];
  });
  const right = ys.map((y): Point => {
    const c = courseAt(course, y);
    return [c.x + c.w * grow, y];
  });
  return [...left, ...right.reverse()];
};

export type River = {
  course: Course;
  seed: number;
  colours?: readonly [string, string];
  streaks?: number;
  gleamX?: number;
  gleam?: string;
  bank?: string;
};

export function river(L: Light, o: River): string {
  const { course, streaks = 90 } = o;
  const [top, bottom] = [course[0]![0], course[course.length - 1]![0]];
  const chance = random(o.seed);
  const far = o.colours?.[0] ?? L.sky[L.sky.length - 1]![1];
  const near = o.colours?.[1] ?? L.tone(ink.river, 0, 0.1);
  const marks = (count: number, reach: number, off = 0) =>
    many(count, () => {
      const y = lerp(top, bottom, chance() ** 1.25);
      const t = (y - top) / (bottom - top);
      const { x, w } = courseAt(course, y);
      const [cx, half] = [
        x + chance.between(-0.48, 0.48) * w + off,
        w * chance.between(0.03, reach),
      ];
      const [a, b] = [Math.max(x - w / 2, cx - half), Math.min(x + w / 2, cx + half)];
      return b > a ? lens(a, y, b, y, lerp(0.8, 4.2, t)) : '';
    });
  const glints = many(o.gleamX === undefined ? 0 : streaks * 0.9, () => {
    const y = lerp(top, bottom, chance() ** 1.1);
    const t = (y - top) / (bottom - top);
    const { x, w } = courseAt(course, y);
    const cx = o.gleamX! + (chance() + chance() - 1) * lerp(18, 170, t);
    const half = lerp(6, 42, t) * chance.between(0.4, 1);
    return Math.abs(cx - x) + half < w / 2
      ? lens(cx - half, y, cx + half, y, lerp(0.8, 3.4, t))
      : '';
  });
  return (
    (o.bank ? fill(curve(bankPoints(course, 0.56), true), o.bank) : '') +
    fill(
      cut(bankPoints(course, 0.5)),
      linear(0, top, 0, bottom, [
        [0, far],
        [0.45, mixFar(far, near)],
        [1, near],
      ]),
    ) +
    fill(marks(streaks, 0.14), L.tone(ink.riverDeep, 0.1, 0.2), 0.4) +
    fill(marks(streaks, 0.1), far, 0.75) +
    fill(glints, o.gleam ?? L.sun, 0.95)
  );
}

const mixFar = (a: string, b: string) => (a === b ? a : b);

/** A stone: body, lit top, dark foot. */
export function stone(
  L: Light,
  x: number,
  y: number,
  w: number,
  seed: number,
  depth = 0,
  colour: string = ink.stone,
): string {
  const h = w * 0.56;
  return (
    fill(
      lens(x - w * 0.75, y + h * 0.42, x + w * 0.75, y + h * 0.42, h * 0.3),
      L.tone(ink.ink, depth, 0.5),
      0.4,
    ) +
    fill(blob(x, y, w * 0.5, h * 0.5, seed, 0.13, 9), L.tone(colour, depth, 0.38)) +
    fill(
      blob(x + L.from * w * 0.06, y - h * 0.12, w * 0.42, h * 0.34, seed + 1, 0.14, 9),
      L.tone(colour, depth, 0.02),
    ) +
    fill(
      blob(x + L.from * w * 0.13, y - h * 0.24, w * 0.26, h * 0.15, seed + 2, 0.16, 8),
      L.tone(colour, depth, -0.42),
    )
  );
}

/** Stones strewn along both banks, growing as they come nearer. */
export function bankStones(
  L: Light,
  course: Course,
  o: { count: number; seed: number; size: number; depth?: number; from?: number; spread?: number },
): string {
  const chance = random(o.seed);
  const [top, bottom] = [course[0]![0], course[course.length - 1]![0]];
  return Array.from({ length: o.count }, (_, i) => ({
    t: lerp(o.from ?? 0.1, 1, chance() ** 0.8),
    side: chance.pick([-1, 1]),
    out: chance.between(-0.02, o.spread ?? 0.16),
    i,
  }))
    .sort((a, b) => a.t - b.t)
    .map(({ t, side, out, i }) => {
      const y = lerp(top, bottom, t);
      const { x, w } = courseAt(course, y);
      return stone(
        L,
        x + side * w * (0.5 + out),
        y,
        o.size * lerp(0.12, 1, t) * chance.between(0.5, 1.25),
        o.seed * 7 + i * 3,
        (o.depth ?? 0.3) * (1 - t),
      );
    })
    .join('');
}

/** Rings on still water. */
export const ripples = (x: number, y: number, r: number, colour: string, count = 3) =>
  many(count, (i) => {
    const k = r * (0.45 + i * 0.35);
    return `<path d="M${at([x - k, y])}A${k.toFixed(1)} ${(k * 0.22).toFixed(1)} 0 0 0 ${at([x + k, y])}" fill="none" stroke="${colour}" stroke-width="${(2.4 - i * 0.5).toFixed(1)}" opacity="${(0.9 - i * 0.25).toFixed(2)}"/>`;
  });
