/** People as small elegant silhouettes: joints in, cut-outs out. Units of body height, y up from the feet. */
import { type Point, curve, ellipse, fill, ribbon } from './shapes.ts';

type Joints = {
  head: Point;
  shoulder: Point;
  hip: Point;
  arms: [Point, Point][];
  legs: [Point, Point][];
};

// prettier-ignore
export const poses = {
  stand: { head: [0.01, 0.93], shoulder: [0, 0.81], hip: [0, 0.5], arms: [[[-0.09, 0.66], [-0.07, 0.5]], [[0.09, 0.66], [0.09, 0.51]]], legs: [[[-0.035, 0.26], [-0.045, 0]], [[0.04, 0.26], [0.055, 0]]] },
  walk: { head: [0.03, 0.93], shoulder: [0.01, 0.81], hip: [0, 0.5], arms: [[[-0.1, 0.67], [-0.11, 0.53]], [[0.1, 0.67], [0.16, 0.55]]], legs: [[[-0.05, 0.27], [-0.16, 0.03]], [[0.08, 0.27], [0.12, 0]]] },
  embrace: { head: [0.035, 0.925], shoulder: [0.01, 0.81], hip: [0, 0.5], arms: [[[0.09, 0.7], [0.19, 0.66]], [[0.1, 0.74], [0.2, 0.76]]], legs: [[[-0.02, 0.26], [-0.03, 0]], [[0.04, 0.26], [0.05, 0]]] },
  holdHands: { head: [0.02, 0.93], shoulder: [0, 0.81], hip: [0, 0.5], arms: [[[-0.08, 0.66], [-0.06, 0.5]], [[0.1, 0.67], [0.2, 0.56]]], legs: [[[-0.035, 0.26], [-0.045, 0]], [[0.04, 0.26], [0.055, 0]]] },
  cheer: { head: [0.01, 0.93], shoulder: [0, 0.81], hip: [0, 0.5], arms: [[[-0.13, 0.88], [-0.15, 1.05]], [[0.13, 0.88], [0.18, 1.04]]], legs: [[[-0.06, 0.26], [-0.09, 0]], [[0.06, 0.26], [0.09, 0]]] },
  toast: { head: [0.01, 0.93], shoulder: [0, 0.81], hip: [0, 0.5], arms: [[[-0.09, 0.66], [-0.05, 0.53]], [[0.12, 0.72], [0.2, 0.86]]], legs: [[[-0.035, 0.26], [-0.045, 0]], [[0.04, 0.26], [0.055, 0]]] },
  dance: { head: [-0.03, 0.92], shoulder: [-0.02, 0.8], hip: [0.02, 0.5], arms: [[[-0.15, 0.84], [-0.16, 1.03]], [[0.1, 0.68], [0.2, 0.62]]], legs: [[[-0.04, 0.28], [-0.13, 0.06]], [[0.08, 0.27], [0.05, 0]]] },
  twirl: { head: [0.03, 0.92], shoulder: [0.02, 0.8], hip: [-0.01, 0.5], arms: [[[0.13, 0.86], [0.17, 1.05]], [[-0.11, 0.7], [-0.21, 0.66]]], legs: [[[0.03, 0.26], [0.05, 0]], [[-0.06, 0.27], [-0.12, 0.07]]] },
  sit: { head: [0.03, 0.73], shoulder: [0, 0.61], hip: [-0.02, 0.3], arms: [[[0.04, 0.45], [0.16, 0.4]], [[0.09, 0.47], [0.2, 0.36]]], legs: [[[0.22, 0.32], [0.21, 0.02]], [[0.24, 0.29], [0.29, 0]]] },
  sitGround: { head: [0.04, 0.47], shoulder: [0, 0.35], hip: [-0.03, 0.06], arms: [[[0.1, 0.24], [0.2, 0.22]], [[-0.1, 0.2], [-0.13, 0.02]]], legs: [[[0.17, 0.22], [0.27, 0.01]], [[0.21, 0.18], [0.34, 0.01]]] },
  guitar: { head: [0.05, 0.72], shoulder: [0, 0.61], hip: [-0.02, 0.3], arms: [[[0, 0.44], [0.13, 0.42]], [[0.14, 0.52], [0.3, 0.56]]], legs: [[[0.2, 0.33], [0.19, 0.02]], [[0.24, 0.29], [0.29, 0]]] },
  tree: { head: [0, 0.93], shoulder: [0, 0.81], hip: [0, 0.5], arms: [[[-0.11, 0.97], [0, 1.16]], [[0.11, 0.97], [0, 1.16]]], legs: [[[0.005, 0.26], [0, 0]], [[0.16, 0.36], [0.03, 0.27]]] },
  warrior: { head: [0, 0.8], shoulder: [0, 0.68], hip: [0, 0.37], arms: [[[-0.18, 0.69], [-0.36, 0.69]], [[0.18, 0.69], [0.36, 0.69]]], legs: [[[-0.2, 0.19], [-0.38, 0]], [[0.22, 0.28], [0.23, 0]]] },
  ride: { head: [0.02, 0.73], shoulder: [0, 0.61], hip: [-0.02, 0.32], arms: [[[0.05, 0.46], [0.16, 0.42]], [[0.07, 0.46], [0.18, 0.42]]], legs: [[[0.12, 0.2], [0.07, -0.03]], [[0.12, 0.2], [0.07, -0.03]]] },
  throw: { head: [0.03, 0.92], shoulder: [0.01, 0.8], hip: [-0.02, 0.5], arms: [[[-0.12, 0.7], [-0.2, 0.6]], [[0.14, 0.76], [0.27, 0.84]]], legs: [[[-0.11, 0.27], [-0.17, 0.01]], [[0.09, 0.28], [0.11, 0]]] },
  run: { head: [0.08, 0.9], shoulder: [0.04, 0.79], hip: [-0.02, 0.5], arms: [[[-0.1, 0.72], [-0.16, 0.6]], [[0.16, 0.7], [0.22, 0.82]]], legs: [[[-0.1, 0.32], [-0.28, 0.24]], [[0.14, 0.34], [0.14, 0.06]]] },
  holdUp: { head: [-0.01, 0.92], shoulder: [0, 0.81], hip: [0, 0.5], arms: [[[0.06, 0.86], [0.15, 1]], [[0.12, 0.8], [0.19, 0.92]]], legs: [[[-0.05, 0.26], [-0.09, 0]], [[0.05, 0.26], [0.06, 0]]] },
} satisfies Record<string, Joints>;

export type Pose = keyof typeof poses;
export type Figure = {
  x: number;
  y: number;
  h: number;
  pose?: Pose;
  flip?: boolean;
  colour: string;
  dress?: string;
  hem?: number;
  flare?: number;
  hat?: string;
  hair?: 'bun' | 'long' | 'short';
  rim?: string;
  skin?: string;
  /** Bare legs below these. */
  shorts?: string;
  /** Their hair, when it is not part of the silhouette. */
  hairInk?: string;
};

export function figure(o: Figure): string {
  const {
    x,
    y,
    h,
    pose = 'stand',
    flip = false,
    colour,
    dress,
    hem = 0.1,
    flare = 0.19,
    hair = dress ? 'bun' : 'short',
    rim,
  } = o;
  const j: Joints = poses[pose];
  const s = flip ? -1 : 1;
  const p = ([a, b]: Point): Point => [x + a * h * s, y - b * h];
  // Mirrored outlines are read backwards, to keep winding the same way.
  const outline = (points: number[][]) =>
    curve(
      (flip ? [...points].reverse() : points).map((q) => p(q as unknown as Point)),
      true,
    );
  const seated = pose === 'sit' || pose === 'guitar' || pose === 'sitGround' || pose === 'ride';
  const limb = (points: Point[], from: number, to: number) =>
    ribbon(points.map(p), [from * h, to * h]);
  const arm = ([elbow, hand]: [Point, Point]) =>
    limb(
      [
        [j.shoulder[0] + (elbow[0] > j.shoulder[0] ? 0.045 : -0.045), j.shoulder[1] - 0.02],
        elbow,
        hand,
      ],
      0.052,
      0.026,
    ) + ellipse(...p(hand), h * 0.018);
  const leg = ([knee, footAt]: [Point, Point]) =>
    limb([[j.hip[0], j.hip[1] + 0.02], knee, footAt], 0.1, 0.04) +
    limb(
      [
        [footAt[0] - 0.015, footAt[1] + 0.012],
        [footAt[0] + 0.05, footAt[1] + 0.008],
      ],
      0.032,
      0.018,
    );
  const w = dress ? 0.058 : 0.075;
  const [sx, sy] = j.shoulder;
  const [hx, hy] = j.hip;
  const torso = outline([
    [sx - w, sy - 0.005],
    [sx - 0.02, sy + 0.025],
    [sx + 0.02, sy + 0.025],
    [sx + w, sy - 0.005],
    [(sx + hx) / 2 + w * (dress ? 0.62 : 0.8), (sy + hy) / 2 - 0.01],
    [hx + w * 0.9, hy - 0.01],
    [hx - w * 0.9, hy - 0.01],
    [(sx + hx) / 2 - w * (dress ? 0.62 : 0.8), (sy + hy) / 2 - 0.01],
  ]);
  const neck = limb(
    [
      [sx, sy],
      [j.head[0] * 0.8 + sx * 0.2, j.head[1] - 0.03],
    ],
    0.045,
    0.038,
  );
  const head = ellipse(...p(j.head), h * 0.053, h * 0.066);
  const hairs =
    hair === 'bun'
      ? ellipse(...p([j.head[0] - 0.045, j.head[1] + 0.035]), h * 0.027)
      : hair === 'long'
        ? limb(
            [
              [j.head[0] - 0.02, j.head[1] + 0.03],
              [j.head[0] - 0.055, j.head[1] - 0.04],
              [j.head[0] - 0.06, j.head[1] - 0.14],
            ],
            0.06,
            0.01,
          )
        : '';
  const hatShape = o.hat
    ? fill(
        ellipse(...p([j.head[0], j.head[1] + 0.03]), h * 0.115, h * 0.017) +
          outline([
            [j.head[0] - 0.055, j.head[1] + 0.03],
            [j.head[0] - 0.05, j.head[1] + 0.085],
            [j.head[0], j.head[1] + 0.092],
            [j.head[0] + 0.05, j.head[1] + 0.085],
            [j.head[0] + 0.055, j.head[1] + 0.03],
          ]),
        o.hat,
      )
    : '';
  const skirt =
    dress && !seated
      ? outline([
          [hx - 0.055, hy + 0.1],
          [hx + 0.055, hy + 0.1],
          [hx + flare * 0.55, hy - 0.14],
          [hx + flare, hem + 0.01],
          [hx + flare * 0.3, hem - 0.02],
          [hx - flare * 0.4, hem - 0.012],
          [hx - flare * 0.95, hem + 0.02],
          [hx - flare * 0.5, hy - 0.14],
        ])
      : dress
        ? limb(
            [
              [hx - 0.02, hy + 0.05],
              [(hx + j.legs[0]![0][0]) / 2, j.legs[0]![0][1] + 0.02],
              [j.legs[0]![0][0] + 0.02, j.legs[0]![0][1] - 0.04],
              [j.legs[0]![1][0] + 0.01, Math.max(0.1, j.legs[0]![1][1] + 0.1)],
            ],
            0.16,
            0.15,
          )
        : '';
  const skin = o.skin ?? colour;
  const hairInk = o.hairInk ?? (o.skin ? '#2b1b16' : colour);
  const crown = outline(
    [0, 0.5, 1, 1.5, 2, 2.5, 3].map((k): number[] => {
      const a = Math.PI * (1.06 - k * 0.29);
      return [j.head[0] + Math.cos(a) * 0.056, j.head[1] + 0.008 + Math.sin(a) * 0.064];
    }),
  );
  const thighs = o.shorts
    ? fill(
        j.legs
          .map(([knee]) =>
            limb(
              [
                [j.hip[0], j.hip[1] + 0.04],
                [(j.hip[0] + knee[0]) / 2, (j.hip[1] + knee[1]) / 2],
              ],
              0.12,
              0.11,
            ),
          )
          .join(''),
        o.shorts,
      )
    : '';
  const all = (c: string, cSkin: string, cDress: string) =>
    fill(j.legs.map(leg).join(''), dress ? cSkin : c) +
    fill(torso + skirt, dress ? cDress : c) +
    fill(j.arms.map(arm).join(''), dress ? cSkin : c) +
    fill(neck + head, cSkin) +
    thighs +
    fill(hairs + (cSkin === o.skin ? crown : ''), cSkin === o.skin ? hairInk : cSkin);
  // A rim of light: the same cut-out, moved towards the light, behind.
  const lightEdge = rim
    ? `<g transform="translate(${(h * 0.014).toFixed(1)} ${(-h * 0.008).toFixed(1)})">${all(rim, rim, rim)}</g>`
    : '';
  return lightEdge + all(colour, skin, dress ?? colour) + hatShape;
}
