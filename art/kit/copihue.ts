/** The national flower: red bells on a twining stem. */
import { ink } from './colour.ts';
import { type Light } from './light.ts';
import { random } from './random.ts';
import { type Point, curve, fill, lens, line, many } from './shapes.ts';

export function copihue(L: Light, x: number, y: number, h: number, turn = 0, shade = 0): string {
  const a = (turn * Math.PI) / 180;
  const p = (u: number, v: number): Point => [
    x + (Math.cos(a) * u - Math.sin(a) * v) * h,
    y + (Math.sin(a) * u + Math.cos(a) * v) * h,
  ];
  const bell = curve(
    [
      p(-0.07, 0.02),
      p(-0.2, 0.3),
      p(-0.23, 0.6),
      p(-0.34, 0.92),
      p(-0.16, 0.86),
      p(0, 1),
      p(0.16, 0.86),
      p(0.34, 0.92),
      p(0.23, 0.6),
      p(0.2, 0.3),
      p(0.07, 0.02),
    ],
    true,
  );
  return (
    line(
      curve([p(0, -0.2), p(0.02, -0.08), p(0, 0.04)]),
      L.tone(ink.leafDeep, 0, shade + 0.1),
      h * 0.05,
    ) +
    fill(bell, L.tone(ink.copihue, 0, shade + 0.12)) +
    fill(
      curve(
        [p(0, 0.02), p(-0.13, 0.36), p(-0.12, 0.68), p(0, 1), p(0.12, 0.68), p(0.13, 0.36)],
        true,
      ),
      L.tone(ink.copihue, 0, shade - 0.16),
    ) +
    fill(
      lens(...p(L.from * 0.05, 0.12), ...p(L.from * 0.07, 0.7), h * 0.02),
      L.tone(ink.blossom, 0, shade - 0.2),
      0.8,
    ) +
    fill(lens(...p(0, 0.9), ...p(0.02, 1.14), h * 0.025), L.tone(ink.gold, 0, shade))
  );
}

/** A garland between two points. */
export function garland(
  L: Light,
  from: Point,
  to: Point,
  o: { seed: number; sag?: number; flowers?: number; size?: number; shade?: number },
): string {
  const { sag = 40, flowers = 9, size = 40, shade = 0 } = o;
  const chance = random(o.seed);
  const on = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + 4 * sag * t * (1 - t),
  ];
  const leaves = (k: number) =>
    many(flowers * 6, () => {
      const [x, y] = on(chance());
      const a = chance() * Math.PI * 2;
      const s = size * chance.between(0.5, 0.95) * k;
      return lens(x, y, x + Math.cos(a) * s, y + Math.sin(a) * s * 0.8, s * 0.2);
    });
  return (
    line(
      curve(Array.from({ length: 13 }, (_, i) => on(i / 12))),
      L.tone(ink.woodDeep, 0, shade),
      size * 0.09,
    ) +
    fill(leaves(1), L.tone(ink.leafDeep, 0, shade + 0.12)) +
    fill(leaves(0.85), L.tone(ink.leaf, 0, shade - 0.1)) +
    many(flowers, (i) => {
      const [x, y] = on((i + 0.5 + chance.between(-0.3, 0.3)) / flowers);
      return copihue(L, x, y, size * chance.between(0.8, 1.15), chance.between(-24, 24), shade);
    })
  );
}
