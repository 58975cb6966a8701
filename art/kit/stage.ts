/** A camera that may turn its head: metres in, picture units out, and faces clipped where they pass behind us. */
import { type Light } from './light.ts';
import { type Point, cut, fill, lerp } from './shapes.ts';

/** Right, up, away from us. */
export type Spot = readonly [number, number, number];

export type Stage = {
  point: (spot: Spot) => Point;
  /** Picture units per metre there. */
  scale: (spot: Spot) => number;
  /** A flat face as a path; '' when it is wholly behind us. */
  face: (spots: readonly Spot[]) => string;
};

const NEAR = 0.25;

export function stage(o: {
  x: number;
  horizon: number;
  eye: number;
  focal: number;
  /** To the right, in radians. */
  turn?: number;
}): Stage {
  const [c, s] = [Math.cos(o.turn ?? 0), Math.sin(o.turn ?? 0)];
  const seen = ([X, Y, Z]: Spot): Spot => [X * c - Z * s, Y, X * s + Z * c];
  const flat = ([X, Y, Z]: Spot): Point => [
    o.x + (X / Math.max(NEAR, Z)) * o.focal,
    o.horizon + ((o.eye - Y) / Math.max(NEAR, Z)) * o.focal,
  ];
  return {
    point: (spot) => flat(seen(spot)),
    scale: (spot) => o.focal / Math.max(NEAR, seen(spot)[2]),
    face(spots) {
      const all = spots.map(seen);
      const kept: Spot[] = [];
      all.forEach((a, i) => {
        const b = all[(i + 1) % all.length]!;
        if (a[2] >= NEAR) kept.push(a);
        if (a[2] >= NEAR !== b[2] >= NEAR) {
          const t = (NEAR - a[2]) / (b[2] - a[2]);
          kept.push([lerp(a[0], b[0], t), lerp(a[1], b[1], t), NEAR]);
        }
      });
      return kept.length < 3 ? '' : cut(kept.map(flat));
    },
  };
}

/** On the ground: a rectangle between two corners. */
export const floor = (S: Stage, x1: number, z1: number, x2: number, z2: number, y = 0) =>
  S.face([
    [x1, y, z1],
    [x2, y, z1],
    [x2, y, z2],
    [x1, y, z2],
  ]);

export type Box = { x: number; y: number; z: number; w: number; h: number; d: number };

/** A block standing at its near left foot; faces turned away from us are left out. */
export function box(
  L: Light,
  S: Stage,
  { x, y, z, w, h, d }: Box,
  colour: string,
  o: { depth?: number; shade?: number } = {},
): string {
  const { depth = 0, shade = 0 } = o;
  const [X, Y, Z] = [x + w, y + h, z + d];
  const faces: [Spot[], number][] = [
    [
      [
        [x, y, Z],
        [x, Y, Z],
        [x, Y, z],
        [x, y, z],
      ],
      L.from < 0 ? -0.15 : 0.4,
    ],
    [
      [
        [X, y, z],
        [X, Y, z],
        [X, Y, Z],
        [X, y, Z],
      ],
      L.from > 0 ? -0.15 : 0.4,
    ],
    [
      [
        [x, Y, z],
        [x, Y, Z],
        [X, Y, Z],
        [X, Y, z],
      ],
      -0.3,
    ],
    [
      [
        [x, y, z],
        [x, Y, z],
        [X, Y, z],
        [X, y, z],
      ],
      0.12,
    ],
  ];
  return faces
    .filter(([spots]) => facing(S, spots))
    .map(([spots, tone]) => fill(S.face(spots), L.tone(colour, depth, shade + tone)))
    .join('');
}

function facing(S: Stage, spots: readonly Spot[]): boolean {
  const p = spots.map(S.point);
  let area = 0;
  p.forEach((a, i) => {
    const b = p[(i + 1) % p.length]!;
    area += a[0] * b[1] - b[0] * a[1];
  });
  return area > 0;
}
