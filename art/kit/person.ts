/**
 * The couple, larger and with more care than the crowd of `figure.ts`: every joint is placed by the
 * picture. Units of body height, y up from the feet, facing right. Heads have a profile, never a face.
 */
import { ink } from './colour.ts';
import { clipped } from './defs.ts';
import { profile, hairSide, hairBack } from './heads.ts';
import { type Light } from './light.ts';
import { type Point, curve, ellipse, fill, lens, lerp, ribbon } from './shapes.ts';

/** Elbow and hand, or knee and foot. */
export type Limb = readonly [Point, Point];
export type Body = {
  head: Point;
  shoulder: Point;
  hip: Point;
  arms: readonly [near: Limb, far: Limb];
  legs: readonly [near: Limb, far: Limb];
};
export type Person = Body & {
  x: number;
  y: number;
  h: number;
  flip?: boolean;
  view?: 'side' | 'back';
  slim?: boolean;
  /** Degrees the head nods forward. */
  nod?: number;
  top: string;
  bottom?: string;
  skin?: string;
  bare?: boolean;
  shoes?: string | null;
  hair?: 'short' | 'long' | 'bun' | 'none';
  hairColour?: string;
  hat?: string;
  skirt?: readonly Point[];
  shade?: number;
  depth?: number;
  /** The colour of light along its edge. */
  rim?: string;
  rimShift?: Point;
  /** One colour for all: shadows and reflections. */
  flat?: string;
};

export function person(L: Light, o: Person): string {
  const {
    x,
    y,
    h,
    flip = false,
    view = 'side',
    slim = false,
    nod = 0,
    shade = 0,
    depth = 0,
    hair = 'short',
  } = o;
  const s = flip ? -1 : 1;
  const back = view === 'back';
  const p = ([a, b]: Point): Point => [x + a * h * s, y - b * h];
  const ink_ = (colour: string, k = 0) => o.flat ?? L.tone(colour, depth, shade + k);
  const skin = o.skin ?? '#b17a55';
  const k = slim ? 0.84 : 1;
  const limb = (points: Point[], widths: number[]) =>
    ribbon(
      points.map(p),
      widths.map((w) => w * h * k),
    );

  const [sx, sy] = o.shoulder;
  const [hx, hy] = o.hip;
  const axis: Point = [sx - hx, sy - hy];
  const half = back
    ? slim
      ? [0.074, 0.056, 0.066, 0.08, 0.056, 0.026]
      : [0.07, 0.07, 0.084, 0.102, 0.07, 0.032]
    : slim
      ? [0.066, 0.048, 0.06, 0.064, 0.05, 0.024]
      : [0.066, 0.062, 0.074, 0.078, 0.062, 0.03];
  const level = [-0.06, 0.3, 0.66, 0.9, 1.02, 1.1];
  const side = (k_: 1 | -1) =>
    level.map((u, i): Point => {
      const w = half[i]! * k_;
      const l = Math.hypot(...axis);
      return [hx + axis[0] * u + (axis[1] / l) * w, hy + axis[1] * u - (axis[0] / l) * w];
    });
  const torso = curve([...side(-1), ...side(1).reverse()].map(p), true);

  const joint = (limb_: Limb, i: number): Point =>
    back
      ? [sx + Math.sign(limb_[0][0] - sx || (i ? -1 : 1)) * (slim ? 0.062 : 0.078), sy - 0.025]
      : [sx, sy - 0.025];
  const arm = (i: 0 | 1) => {
    const a = o.arms[i];
    return limb([joint(a, i), a[0], a[1]], [0.06, 0.048, 0.03]);
  };
  const hand = (i: 0 | 1) => {
    const [e, w] = o.arms[i];
    return ellipse(
      ...p([lerp(e[0], w[0], 1.06), lerp(e[1], w[1], 1.06)]),
      h * 0.02 * k,
      h * 0.023 * k,
    );
  };
  const leg = (i: 0 | 1) => {
    const l = o.legs[i];
    const off = back ? (i ? -0.032 : 0.032) : 0;
    return limb(
      [[hx + off, hy + 0.03], [lerp(hx + off, l[0][0], 0.5), lerp(hy, l[0][1], 0.5)], l[0], l[1]],
      [0.115, 0.1, 0.068, 0.042],
    );
  };
  const shoe = (i: 0 | 1) => {
    const [knee, foot] = o.legs[i];
    const flat = foot[1] < 0.06 || Math.abs(knee[0] - foot[0]) < 0.1;
    const reach = back ? 0.02 : 0.062;
    return flat
      ? limb(
          [
            [foot[0] - 0.018, foot[1] + 0.012],
            [foot[0] + reach * 0.5, foot[1] + 0.014],
            [foot[0] + reach, foot[1] + 0.006],
          ],
          [0.036, 0.036, 0.016],
        )
      : limb(
          [
            [foot[0], foot[1] + 0.01],
            [foot[0] + 0.012, foot[1] - 0.045],
          ],
          [0.036, 0.016],
        );
  };

  const r = 0.068 * h;
  const [cx, cy] = p(o.head);
  const turn = ((nod * Math.PI) / 180) * s;
  const onHead = ([a, b]: Point): Point => {
    const [u, v] = [a * r * s, -b * r];
    return [
      cx + u * Math.cos(turn) - v * Math.sin(turn),
      cy + u * Math.sin(turn) + v * Math.cos(turn),
    ];
  };
  const neck = limb(
    [
      [sx, sy - 0.01],
      [lerp(sx, o.head[0], 0.55), lerp(sy, o.head[1], 0.6)],
    ],
    [0.06, 0.052],
  );
  const head = back ? ellipse(cx, cy, r * 0.74, r) : curve(profile.map(onHead), true);
  const locks =
    hair === 'none'
      ? ''
      : curve((back ? hairBack : hairSide)[hair]!.map(onHead), true) +
        (hair === 'bun' ? ellipse(...onHead(back ? [0, 0.15] : [-0.9, 0.42]), r * 0.42) : '');
  const hat = o.hat
    ? ellipse(...onHead([0, 0.46]), r * 1.75, r * 0.26) +
      curve(
        (
          [
            [-0.84, 0.44],
            [-0.78, 1.2],
            [-0.3, 1.46],
            [0.3, 1.46],
            [0.78, 1.2],
            [0.84, 0.44],
          ] as Point[]
        ).map(onHead),
        true,
      )
    : '';

  const feet = o.legs.map((l) => l[1][0]);
  const skirt = o.skirt ? curve(o.skirt.map(p), true) : '';
  const volume = (d: string, colour: string, dx: number) =>
    fill(d, ink_(colour, 0.16)) +
    (o.flat
      ? ''
      : clipped(
          d,
          `<g transform="translate(${(L.from * h * dx).toFixed(1)} ${(-h * dx * 0.5).toFixed(1)})">${fill(d, ink_(colour, -0.02))}</g>`,
        ));
  const cloth = o.bottom ?? o.top;
  const sleeve = (i: 0 | 1, c = 0) =>
    fill(arm(i), o.bare ? ink_(skin, c) : ink_(o.top, c)) + fill(hand(i), ink_(skin, c));
  const folds =
    o.skirt && !o.flat
      ? clipped(
          skirt,
          fill(
            lens(
              ...p([hx - 0.02, hy]),
              ...p([Math.min(...feet) - 0.01, 0.1]),
              h * 0.012,
              h * 0.02,
            ) +
              lens(
                ...p([hx + 0.025, hy]),
                ...p([Math.max(...feet) + 0.03, 0.1]),
                h * 0.01,
                -h * 0.02,
              ),
            ink_(o.bottom ?? o.top, 0.34),
            0.55,
          ),
        )
      : '';
  const shoes = o.shoes === null ? skin : (o.shoes ?? '#2b1d18');
  const draw = () =>
    sleeve(1, back ? 0.1 : 0.24) +
    fill(leg(1), o.skirt ? ink_(skin, 0.25) : ink_(cloth, 0.3)) +
    fill(shoe(1), ink_(shoes, 0.1)) +
    fill(leg(0), o.skirt ? ink_(skin, 0.1) : ink_(cloth, 0.12)) +
    fill(shoe(0), ink_(shoes)) +
    (skirt ? volume(skirt, cloth, 0.024) + folds : '') +
    fill(neck, ink_(skin, 0.16)) +
    volume(torso, o.top, 0.022) +
    fill(head, ink_(skin, 0.04)) +
    (back ? sleeve(0, 0.06) : '') +
    volume(locks, o.hairColour ?? '#3a2219', 0.016) +
    (back ? '' : sleeve(0, 0.05)) +
    fill(hat, ink_(o.hat ?? ink.wheat));
  if (!o.rim || o.flat) return draw();
  const [rx, ry] = o.rimShift ?? [0.012 * L.from, -0.008];
  return `<g transform="translate(${(rx * h).toFixed(1)} ${(ry * h).toFixed(1)})">${person(L, { ...o, flat: o.rim })}</g>${draw()}`;
}

/** What somebody's cut-out throws on the ground, laid towards us from (x, y). */
export const thrown = (
  flat: string,
  x: number,
  y: number,
  slant: number,
  stretch: number,
  opacity: number,
) =>
  `<g opacity="${opacity}" transform="translate(${x} ${y}) matrix(1 0 ${slant} ${-stretch} 0 0) translate(${-x} ${-y})">${flat}</g>`;

/** Upside down on still water below `y`. */
export const mirrored = (markup: string, y: number, squash = 1, opacity = 0.5) =>
  `<g opacity="${opacity}" transform="matrix(1 0 0 ${-squash} 0 ${(y * (1 + squash)).toFixed(1)})">${markup}</g>`;
