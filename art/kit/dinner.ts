/** A small round table laid for two in the evening, a chair beside it, somebody sitting: all seen from the side. */
import { ink } from './colour.ts';
import { linear } from './defs.ts';
import { type Light } from './light.ts';
import { type Body } from './person.ts';
import { type Point, curve, ellipse, fill, lens, line, many } from './shapes.ts';

/** At table, facing right, a glass held out: the hand is at (0.27, 0.6). */
export const dining: Body = {
  head: [0.05, 0.735],
  shoulder: [0.02, 0.615],
  hip: [-0.02, 0.31],
  arms: [
    [
      [0.12, 0.5],
      [0.27, 0.58],
    ],
    [
      [0.12, 0.47],
      [0.25, 0.435],
    ],
  ],
  legs: [
    [
      [0.2, 0.29],
      [0.19, 0.01],
    ],
    [
      [0.18, 0.28],
      [0.13, 0.02],
    ],
  ],
};
export const seatedSkirt: Point[] = [
  [-0.075, 0.4],
  [0.05, 0.41],
  [0.22, 0.345],
  [0.26, 0.22],
  [0.28, 0.07],
  [0.12, 0.06],
  [0.11, 0.2],
  [-0.06, 0.235],
];

/** x, y: the middle of the top; r its half width, h its height. */
export function roundTable(L: Light, x: number, y: number, r: number, h: number): string {
  const hem = Array.from({ length: 13 }, (_, i): Point => [
    x + r * 1.1 - (2.2 * r * i) / 12,
    y + h * 0.8 + (i % 2 ? 9 : -7) + Math.sin((i / 12) * Math.PI) * 20,
  ]);
  const cloth = `M${x - r} ${y}L${x + r} ${y}${curve(hem).replace('M', 'L')}Z`;
  return (
    fill(ellipse(x, y + h, r * 0.9, r * 0.14), L.tone(ink.ink, 0, 0.4), 0.4) +
    fill(
      cloth,
      linear(x - r, 0, x + r, 0, [
        [0, L.tone(ink.paper, 0, L.from < 0 ? -0.1 : 0.36)],
        [0.5, L.tone(ink.paper, 0, 0.14)],
        [1, L.tone(ink.paper, 0, L.from < 0 ? 0.36 : -0.1)],
      ]),
    ) +
    fill(
      many(8, (i) => {
        const k = (i + 0.6) / 8 - 0.5;
        return lens(x + k * 1.8 * r, y + 16, x + k * 2.16 * r, y + h * 0.78, r * 0.022);
      }),
      L.tone(ink.plum, 0, 0.2),
      0.28,
    ) +
    fill(ellipse(x, y, r * 1.02, r * 0.16), L.tone(ink.snow, 0, -0.16)) +
    fill(ellipse(x, y, r * 0.9, r * 0.13), L.tone(ink.snow, 0, -0.3))
  );
}

/** Its back at x, its seat towards the right (or left, flipped), its feet on y. */
export function diningChair(L: Light, x: number, y: number, h: number, flip = false): string {
  const s = flip ? -1 : 1;
  const p = (u: number, v: number) => `${(x + u * h * s).toFixed(1)} ${(y - v * h).toFixed(1)}`;
  const wood = L.tone(ink.wood, 0, 0.05);
  return (
    line(`M${p(-0.06, 0)}L${p(0, 0.46)}L${p(-0.07, 1)}`, wood, h * 0.05) +
    line(`M${p(0.36, 0)}L${p(0.36, 0.46)}M${p(0, 0.46)}L${p(0.38, 0.46)}`, wood, h * 0.055) +
    line(`M${p(-0.03, 0.22)}L${p(0.36, 0.22)}`, wood, h * 0.028)
  );
}

export function fishPlate(L: Light, x: number, y: number, r: number, flip = false): string {
  const s = flip ? -1 : 1;
  const p = (u: number, v: number): Point => [x + u * r * s, y + v * r];
  return (
    fill(ellipse(x, y, r, r * 0.24), L.tone(ink.river, 0, 0)) +
    fill(ellipse(x, y - 2, r * 0.94, r * 0.21), L.tone(ink.snow, 0, -0.25)) +
    fill(
      curve(
        [
          p(-0.5, -0.06),
          p(-0.1, -0.24),
          p(0.4, -0.12),
          p(0.7, -0.26),
          p(0.68, 0.04),
          p(0.4, -0.04),
          p(-0.1, 0.06),
        ],
        true,
      ),
      L.tone('#d98a5c', 0, 0),
    ) +
    fill(lens(...p(-0.3, -0.12), ...p(0.3, -0.1), r * 0.03), L.tone(ink.gold, 0, -0.2)) +
    fill(
      ellipse(...p(-0.62, 0), r * 0.14, r * 0.06) + ellipse(...p(-0.4, 0.09), r * 0.12, r * 0.05),
      L.tone('#e7d05c', 0, -0.1),
    ) +
    fill(ellipse(...p(0.14, 0.1), r * 0.18, r * 0.05), L.tone(ink.leaf, 0, -0.1))
  );
}
