/** A bicycle from the side, its basket full of flowers. (x, y) is the ground between its wheels, r a wheel's radius. */
import { ink } from './colour.ts';
import { type Light } from './light.ts';
import { random } from './random.ts';
import { type Point, at, blob, cut, ellipse, fill, lens, line, many } from './shapes.ts';

export function bicycle(
  L: Light,
  x: number,
  y: number,
  r: number,
  o: { colour?: string; flip?: boolean; shade?: number } = {},
): string {
  const { colour = ink.copihue, flip = false, shade = 0 } = o;
  const s = flip ? -1 : 1;
  const p = (a: number, b: number): Point => [x + a * r * s, y - b * r];
  const iron = L.tone(ink.ink, 0, shade + 0.1);
  const paint = L.tone(colour, 0, shade);
  const path = (...points: Point[]) => points.map((q, i) => `${i ? 'L' : 'M'}${at(q)}`).join('');
  const [back, front, crank, seat, head, fork] = [
    p(-1.28, 1),
    p(1.36, 1),
    p(-0.12, 0.92),
    p(-0.42, 2.1),
    p(0.86, 2.12),
    p(0.95, 1.86),
  ];
  const wheel = (c: Point) => {
    const spokes = many(14, (i) => {
      const a = (i / 14) * Math.PI * 2 + 0.2;
      return `M${at(c)}L${at([c[0] + Math.cos(a) * r * 0.92, c[1] + Math.sin(a) * r * 0.92])}`;
    });
    return (
      line(spokes, L.tone(ink.stone, 0, shade + 0.05), r * 0.014, 0.8) +
      line(ellipse(c[0], c[1], r * 0.95), L.tone(ink.paperDeep, 0, shade), r * 0.1) +
      line(ellipse(c[0], c[1], r), iron, r * 0.075) +
      fill(ellipse(c[0], c[1], r * 0.07), iron)
    );
  };
  const guard = (c: Point, a0: number, a1: number) => {
    const q = (a: number): Point => [
      c[0] + Math.cos(a) * r * 1.12 * s,
      c[1] - Math.sin(a) * r * 1.12,
    ];
    return `M${at(q(a0))}A${(r * 1.12).toFixed(1)} ${(r * 1.12).toFixed(1)} 0 0 ${s > 0 ? 0 : 1} ${at(q(a1))}`;
  };
  const chance = random(5);
  const basket: Point[] = [p(1.0, 2.52), p(1.78, 2.52), p(1.66, 1.92), p(1.12, 1.92)];
  const [bx, by] = p(1.4, 2.5);
  const blooms = many(12, (i) => {
    const [fx, fy] = [bx + chance.between(-0.42, 0.42) * r, by - chance.between(0.1, 0.62) * r];
    const c = [ink.paper, ink.gold, ink.blossom, ink.copihue][i % 4]!;
    return (
      fill(
        many(6, (k) => {
          const a = (k / 6) * 6.28 + i;
          return lens(fx, fy, fx + Math.cos(a) * r * 0.15, fy + Math.sin(a) * r * 0.13, r * 0.05);
        }),
        L.tone(c, 0, shade),
      ) + fill(ellipse(fx, fy, r * 0.04), L.tone(ink.wheat, 0, shade))
    );
  });
  return (
    fill(
      lens(x - 2.5 * r, y + r * 0.02, x + 2.5 * r, y + r * 0.02, r * 0.12),
      L.tone(ink.ink, 0, 0.3),
      0.4,
    ) +
    wheel(back) +
    wheel(front) +
    line(guard(back, 0.5, 2.7) + guard(front, 0.6, 2.5), paint, r * 0.085) +
    line(
      path(back, crank, seat, back) +
        path(seat, fork, crank) +
        path(head, fork, p(1.14, 1.42), front),
      paint,
      r * 0.1,
    ) +
    line(path(p(-0.38, 1.98), p(0.9, 1.98)), L.tone(ink.paper, 0, shade), r * 0.02, 0.7) +
    line(path(seat, p(-0.47, 2.32)) + path(head, p(0.82, 2.42)), iron, r * 0.07) +
    line(`M${at(p(0.3, 2.5))}Q${at(p(0.5, 2.66))} ${at(p(0.82, 2.5))}`, iron, r * 0.085) +
    fill(lens(...p(0.2, 2.46), ...p(0.44, 2.58), r * 0.08), L.tone(ink.woodDeep, 0, shade)) +
    fill(
      cut([p(-0.78, 2.44), p(-0.2, 2.36), p(-0.18, 2.3), p(-0.5, 2.26), p(-0.8, 2.28)]),
      L.tone(ink.woodDeep, 0, shade + 0.1),
    ) +
    line(path(p(-1.9, 2.05), p(-0.7, 2.05)) + path(p(-1.5, 2.05), back), iron, r * 0.05) +
    line(ellipse(crank[0], crank[1], r * 0.2), iron, r * 0.05) +
    line(
      path(p(-0.12, 0.92), p(0.12, 0.5)) +
        path(p(0.02, 0.48), p(0.24, 0.5)) +
        path(p(-0.12, 0.92), p(-0.34, 1.32)) +
        path(p(-0.44, 1.34), p(-0.24, 1.34)),
      iron,
      r * 0.06,
    ) +
    line(
      path(p(-1.28, 1.09), p(-0.12, 1.12)) + path(p(-1.28, 0.9), p(-0.12, 0.72)),
      iron,
      r * 0.025,
    ) +
    fill(
      many(16, () => {
        const a = chance.between(0.2, 2.9);
        return lens(bx, by, bx + Math.cos(a) * r * 0.5, by - Math.sin(a) * r * 0.62, r * 0.07);
      }),
      L.tone(ink.leaf, 0, shade + 0.05),
    ) +
    blooms +
    fill(cut(basket), L.tone(ink.wheat, 0, shade + 0.12)) +
    line(
      many(3, (i) =>
        path(p(1.02 + i * 0.03, 2.38 - i * 0.16), p(1.76 - i * 0.03, 2.38 - i * 0.16)),
      ) + many(6, (i) => path(p(1.08 + i * 0.125, 2.5), p(1.15 + i * 0.1, 1.94))),
      L.tone(ink.wheatDeep, 0, shade),
      r * 0.035,
      0.8,
    ) +
    fill(blob(...p(0.98, 2.28), r * 0.09, r * 0.09, 3, 0.05), L.tone('#fff3c4', 0, shade))
  );
}
