/** A horse from the side, standing or at a walk, with or without its rider. h is the height at the withers. */
import { figure, type Figure } from './figure.ts';
import { type Point, curve, fill, ribbon } from './shapes.ts';

const body: Point[] = [
  [0.55, 1.45],
  [0.6, 1.36],
  [0.7, 1.2],
  [0.78, 1.06],
  [0.77, 0.99],
  [0.71, 0.99],
  [0.62, 1.1],
  [0.55, 1.13],
  [0.48, 0.98],
  [0.46, 0.8],
  [0.37, 0.62],
  [0.1, 0.55],
  [-0.18, 0.58],
  [-0.31, 0.64],
  [-0.5, 0.68],
  [-0.57, 0.85],
  [-0.47, 1.0],
  [-0.25, 1.0],
  [0, 0.94],
  [0.2, 1.01],
  [0.34, 1.2],
  [0.47, 1.39],
];
const gaits: Record<'stand' | 'walk' | 'graze', Point[][]> = {
  stand: [
    [
      [0.36, 0.72],
      [0.38, 0.36],
      [0.37, 0.1],
      [0.4, 0],
    ],
    [
      [0.3, 0.72],
      [0.28, 0.36],
      [0.27, 0.1],
      [0.3, 0],
    ],
    [
      [-0.42, 0.8],
      [-0.51, 0.4],
      [-0.47, 0.12],
      [-0.44, 0],
    ],
    [
      [-0.36, 0.8],
      [-0.4, 0.4],
      [-0.37, 0.12],
      [-0.34, 0],
    ],
  ],
  walk: [
    [
      [0.36, 0.72],
      [0.5, 0.42],
      [0.46, 0.18],
      [0.5, 0.09],
    ],
    [
      [0.3, 0.72],
      [0.26, 0.36],
      [0.18, 0.1],
      [0.2, 0],
    ],
    [
      [-0.42, 0.8],
      [-0.4, 0.42],
      [-0.28, 0.13],
      [-0.25, 0],
    ],
    [
      [-0.38, 0.8],
      [-0.56, 0.42],
      [-0.6, 0.14],
      [-0.58, 0.02],
    ],
  ],
  graze: [
    [
      [0.36, 0.72],
      [0.42, 0.36],
      [0.42, 0.1],
      [0.45, 0],
    ],
    [
      [0.3, 0.72],
      [0.22, 0.36],
      [0.2, 0.1],
      [0.23, 0],
    ],
    [
      [-0.42, 0.8],
      [-0.51, 0.4],
      [-0.47, 0.12],
      [-0.44, 0],
    ],
    [
      [-0.36, 0.8],
      [-0.4, 0.4],
      [-0.37, 0.12],
      [-0.34, 0],
    ],
  ],
};

export function horse(o: {
  x: number;
  y: number;
  h: number;
  gait?: 'stand' | 'walk';
  flip?: boolean;
  colour: string;
  mane?: string;
  rider?: Partial<Figure>;
  blanket?: string;
}): string {
  const { x, y, h, gait = 'walk', flip = false, colour, mane = colour } = o;
  const s = flip ? -1 : 1;
  const p = ([a, b]: Point): Point => [x + a * h * s, y - b * h];
  const outline = (points: Point[]) => curve((flip ? [...points].reverse() : points).map(p), true);
  const limb = (points: Point[], ws: number[]) =>
    ribbon(
      points.map(p),
      ws.map((w) => w * h),
    );
  const legs = gaits[gait].map((leg) => limb(leg, [0.2, 0.085, 0.055, 0.085])).join('');
  const tail = limb(
    [
      [-0.54, 0.92],
      [-0.66, 0.8],
      [-0.68, 0.5],
      [-0.74, 0.3],
    ],
    [0.06, 0.12, 0.1, 0.01],
  );
  const hair = limb(
    [
      [0.55, 1.44],
      [0.4, 1.32],
      [0.28, 1.14],
      [0.18, 0.98],
    ],
    [0.02, 0.13, 0.12, 0.02],
  );
  const ear = limb(
    [
      [0.52, 1.38],
      [0.52, 1.52],
    ],
    [0.06, 0.01],
  );
  return (
    fill(tail, mane) +
    fill(legs + outline(body) + ear, colour) +
    fill(hair, mane) +
    (o.blanket
      ? fill(
          limb(
            [
              [-0.16, 0.98],
              [0.02, 0.93],
              [0.16, 0.98],
            ],
            [0.06, 0.1, 0.06],
          ) +
            limb(
              [
                [-0.02, 0.95],
                [-0.02, 0.72],
              ],
              [0.3, 0.26],
            ),
          o.blanket,
        )
      : '') +
    (o.rider
      ? figure({
          colour,
          ...o.rider,
          x: x + 0.0 * h * s,
          y: y - h * 0.74,
          h: h * 1.12,
          pose: 'ride',
          flip,
        })
      : '')
  );
}

/** Head down in the grass. */
export function grazing(o: {
  x: number;
  y: number;
  h: number;
  flip?: boolean;
  colour: string;
  mane?: string;
}): string {
  const { x, y, h, flip = false, colour, mane = colour } = o;
  const s = flip ? -1 : 1;
  const p = ([a, b]: Point): Point => [x + a * h * s, y - b * h];
  const shape: Point[] = [
    [0.5, 0.98],
    [0.66, 0.78],
    [0.78, 0.52],
    [0.88, 0.34],
    [0.94, 0.12],
    [0.9, 0.05],
    [0.82, 0.08],
    [0.72, 0.28],
    [0.6, 0.44],
    [0.5, 0.6],
    [0.37, 0.6],
    [0.1, 0.55],
    [-0.18, 0.58],
    [-0.31, 0.64],
    [-0.5, 0.68],
    [-0.57, 0.85],
    [-0.47, 1.0],
    [-0.25, 1.0],
    [0, 0.94],
    [0.22, 1.0],
  ];
  const outline = (points: Point[]) => curve((flip ? [...points].reverse() : points).map(p), true);
  const limb = (points: Point[], ws: number[]) =>
    ribbon(
      points.map(p),
      ws.map((w) => w * h),
    );
  return (
    fill(
      limb(
        [
          [-0.54, 0.92],
          [-0.64, 0.8],
          [-0.66, 0.5],
          [-0.62, 0.3],
        ],
        [0.06, 0.12, 0.1, 0.01],
      ),
      mane,
    ) +
    fill(
      gaits.graze.map((leg) => limb(leg, [0.2, 0.085, 0.055, 0.085])).join('') + outline(shape),
      colour,
    ) +
    fill(
      limb(
        [
          [0.3, 1.0],
          [0.54, 0.95],
          [0.72, 0.7],
          [0.84, 0.42],
        ],
        [0.03, 0.1, 0.08, 0.01],
      ),
      mane,
    )
  );
}
