/** A country dog, from the side, sitting, or from behind. (x, y) is the ground under it, h its height at the ears. */
import { type Point, curve, ellipse, fill, ribbon } from './shapes.ts';

type Dog = {
  x: number;
  y: number;
  h: number;
  flip?: boolean;
  colour: string;
  patch?: string;
  rim?: string;
};

/** Seen from behind, trotting, tail up. */
export function dogBehind({ x, y, h, colour, patch = colour, rim }: Dog): string {
  const p = ([a, b]: Point): Point => [x + a * h, y - b * h];
  const limb = (q: Point[], w: number[]) =>
    ribbon(
      q.map(p),
      w.map((k) => k * h),
    );
  const body = curve(
    (
      [
        [-0.2, 0.3],
        [-0.23, 0.5],
        [-0.16, 0.68],
        [0, 0.72],
        [0.16, 0.68],
        [0.23, 0.5],
        [0.2, 0.3],
        [0, 0.24],
      ] as Point[]
    ).map(p),
    true,
  );
  const head = curve(
    (
      [
        [-0.15, 0.8],
        [-0.14, 0.94],
        [0, 1],
        [0.14, 0.94],
        [0.15, 0.8],
        [0, 0.7],
      ] as Point[]
    ).map(p),
    true,
  );
  const ears =
    limb(
      [
        [-0.12, 0.94],
        [-0.19, 0.98],
        [-0.22, 0.84],
      ],
      [0.07, 0.09, 0.03],
    ) +
    limb(
      [
        [0.12, 0.94],
        [0.19, 0.98],
        [0.22, 0.84],
      ],
      [0.07, 0.09, 0.03],
    );
  const legs =
    limb(
      [
        [-0.13, 0.36],
        [-0.14, 0.16],
        [-0.13, 0.01],
      ],
      [0.16, 0.09, 0.09],
    ) +
    limb(
      [
        [0.13, 0.36],
        [0.15, 0.2],
        [0.13, 0.06],
      ],
      [0.16, 0.09, 0.09],
    );
  const tail = limb(
    [
      [0, 0.46],
      [0.05, 0.66],
      [0.17, 0.82],
      [0.15, 0.96],
    ],
    [0.09, 0.1, 0.09, 0.02],
  );
  return (
    (rim
      ? `<g transform="translate(${h * 0.03} ${-h * 0.02})">${fill(body + head + ears + tail, rim)}</g>`
      : '') +
    fill(legs, patch) +
    fill(body + head, colour) +
    fill(ears, patch) +
    fill(tail, rim ?? patch, 0.95)
  );
}

export function dogSitting({ x, y, h, flip = false, colour, patch = colour, rim }: Dog): string {
  const s = flip ? -1 : 1;
  const p = ([a, b]: Point): Point => [x + a * h * s, y - b * h];
  const limb = (q: Point[], w: number[]) =>
    ribbon(
      q.map(p),
      w.map((k) => k * h),
    );
  const body =
    curve(
      (
        [
          [0.1, 0.72],
          [0.14, 0.88],
          [0.26, 0.98],
          [0.36, 0.9],
          [0.5, 0.84],
          [0.5, 0.78],
          [0.34, 0.73],
          [0.26, 0.62],
          [0.24, 0.44],
          [0.2, 0.2],
          [0.1, 0.04],
          [-0.26, 0.02],
          [-0.34, 0.16],
          [-0.24, 0.38],
          [-0.06, 0.56],
        ] as Point[]
      ).map(p),
      true,
    ) +
    limb(
      [
        [0.18, 0.44],
        [0.2, 0.2],
        [0.21, 0.01],
      ],
      [0.14, 0.09, 0.07],
    );
  const tail = limb(
    [
      [-0.28, 0.06],
      [-0.46, 0.05],
      [-0.56, 0.16],
    ],
    [0.08, 0.08, 0.02],
  );
  const ear = limb(
    [
      [0.2, 0.94],
      [0.1, 0.88],
      [0.1, 0.74],
    ],
    [0.06, 0.11, 0.03],
  );
  return (
    (rim
      ? `<g transform="translate(${h * 0.025} ${-h * 0.015})">${fill(body + tail, rim)}</g>`
      : '') +
    fill(tail + body, colour) +
    fill(ear, patch) +
    fill(
      limb(
        [
          [-0.1, 0.3],
          [0.04, 0.1],
          [0.08, 0.02],
        ],
        [0.2, 0.12, 0.06],
      ),
      patch,
      0.6,
    ) +
    fill(ellipse(...p([0.5, 0.81]), h * 0.03), '#1c1412')
  );
}
