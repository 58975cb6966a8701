/** Couples on the dance floor: cueca with its handkerchiefs, a slow one, a turn under the arm. */
import { type Light } from './light.ts';
import { person, type Body, type Person } from './person.ts';
import { lautaro, violeta } from './poses.ts';
import { at, curve, ellipse, fill, lens, line, type Point } from './shapes.ts';

export type Couple = {
  x: number;
  y: number;
  h: number;
  kind: 'cueca' | 'slow' | 'turn';
  him: Partial<Person>;
  her: Partial<Person>;
  flip?: boolean;
  rim?: string;
  light: Light;
};

const stepping: Body = {
  head: [0.02, 0.925],
  shoulder: [0.005, 0.805],
  hip: [0, 0.5],
  arms: [
    [
      [0.1, 0.86],
      [0.13, 1.03],
    ],
    [
      [-0.09, 0.67],
      [-0.02, 0.54],
    ],
  ],
  legs: [
    [
      [0.09, 0.29],
      [0.1, 0.06],
    ],
    [
      [-0.03, 0.26],
      [-0.05, 0.005],
    ],
  ],
};
const holding: Body = {
  head: [0.035, 0.92],
  shoulder: [0.01, 0.805],
  hip: [0, 0.5],
  arms: [
    [
      [0.1, 0.68],
      [0.21, 0.64],
    ],
    [
      [0.11, 0.76],
      [0.22, 0.82],
    ],
  ],
  legs: [
    [
      [0.03, 0.26],
      [0.04, 0.005],
    ],
    [
      [-0.03, 0.26],
      [-0.05, 0.02],
    ],
  ],
};
const leading: Body = {
  ...holding,
  head: [0.02, 0.925],
  arms: [
    [
      [0.1, 0.86],
      [0.2, 1.02],
    ],
    [
      [-0.1, 0.68],
      [-0.09, 0.55],
    ],
  ],
};
const turning: Body = {
  head: [0, 0.925],
  shoulder: [0, 0.805],
  hip: [0, 0.5],
  arms: [
    [
      [0.07, 0.9],
      [0.16, 1.08],
    ],
    [
      [-0.13, 0.72],
      [-0.22, 0.66],
    ],
  ],
  legs: [
    [
      [0.02, 0.26],
      [0.02, 0.005],
    ],
    [
      [-0.05, 0.28],
      [-0.1, 0.09],
    ],
  ],
};
const flared: Point[] = [
  [-0.05, 0.58],
  [0.05, 0.58],
  [0.12, 0.42],
  [0.27, 0.25],
  [0.16, 0.2],
  [0.02, 0.215],
  [-0.12, 0.185],
  [-0.28, 0.24],
  [-0.13, 0.43],
];
const lifted: Point[] = [
  [-0.05, 0.58],
  [0.05, 0.58],
  [0.1, 0.42],
  [0.16, 0.18],
  [0.03, 0.16],
  [-0.1, 0.18],
  [-0.2, 0.34],
  [-0.12, 0.46],
];
const straight: Point[] = [
  [-0.05, 0.58],
  [0.05, 0.58],
  [0.08, 0.42],
  [0.13, 0.14],
  [0.02, 0.12],
  [-0.12, 0.15],
  [-0.09, 0.42],
];

export function dancers(o: Couple): string {
  const { x, y, h, kind, flip = false, light: L } = o;
  const s = flip ? -1 : 1;
  const apart = { cueca: 0.34, slow: 0.13, turn: 0.2 }[kind];
  const rim = o.rim ? { rim: o.rim } : {};
  const him: Person = {
    ...lautaro,
    ...{ cueca: stepping, slow: holding, turn: leading }[kind],
    x: x - s * apart * h,
    y,
    h: h * 1.05,
    flip,
    ...rim,
    ...o.him,
  };
  const her: Person = {
    ...violeta,
    ...{ cueca: stepping, slow: holding, turn: turning }[kind],
    x: x + s * apart * h * 0.9,
    y: y + h * 0.015,
    h,
    flip: !flip,
    skirt: { cueca: lifted, slow: straight, turn: flared }[kind],
    ...rim,
    ...o.her,
  };
  const cloth = (q: Person) => {
    const k = q.flip ? -1 : 1;
    const [a, b] = [q.x + 0.135 * q.h * k, q.y - 1.05 * q.h];
    const p = (u: number, v: number): Point => [a + u * h * k, b + v * h];
    return (
      line(`M${at([a, b])}L${at(p(0.01, -0.02))}`, '#fffaf0', 2) +
      fill(
        curve(
          [
            p(0, 0),
            p(-0.035, -0.07),
            p(0.0, -0.15),
            p(0.08, -0.17),
            p(0.13, -0.13),
            p(0.09, -0.08),
            p(0.1, -0.03),
          ],
          true,
        ),
        '#fffaf0',
      )
    );
  };
  const shadow = fill(
    lens(x - h * 0.62, y + 2, x + h * 0.62, y + 3, h * 0.075) +
      ellipse(x, y + 2, h * 0.3, h * 0.035),
    '#170d10',
    0.34,
  );
  return (
    shadow + (kind === 'cueca' ? cloth(him) + cloth(her) : '') + person(L, him) + person(L, her)
  );
}
