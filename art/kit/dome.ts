/**
 * The glamping tent: a true geodesic dome, turned and projected, every facet shaded by the way it
 * faces. From outside (by day, or lit from within) and from inside, looking out.
 */
import { ink, mix } from './colour.ts';
import { clipped, linear, radial } from './defs.ts';
import { type Light } from './light.ts';
import { type Point, at, cut, ellipse, fill, line, rect } from './shapes.ts';

type Vec = readonly [number, number, number];
export type Facet = { corners: [Vec, Vec, Vec]; centre: Vec };

const unit = ([x, y, z]: Vec): Vec => {
  const l = Math.hypot(x, y, z);
  return [x / l, y / l, z / l];
};
const between = (a: Vec, b: Vec, t: number): Vec => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

/** The upper part of an icosahedron split `frequency` times, one corner on top. */
export function facets(frequency = 3, lowest = -0.1): Facet[] {
  const ring = (y: number, turn: number): Vec[] =>
    Array.from({ length: 5 }, (_, i) => {
      const a = ((i + turn) / 5) * Math.PI * 2 + Math.PI / 2;
      const r = Math.sqrt(1 - y * y);
      return [Math.cos(a) * r, y, Math.sin(a) * r];
    });
  const y = 1 / Math.sqrt(5);
  const [top, bottom, up, low]: [Vec, Vec, Vec[], Vec[]] = [
    [0, 1, 0],
    [0, -1, 0],
    ring(y, 0),
    ring(-y, 0.5),
  ];
  const big: [Vec, Vec, Vec][] = [];
  for (let i = 0; i < 5; i++) {
    const j = (i + 1) % 5;
    big.push(
      [top, up[i]!, up[j]!],
      [up[i]!, low[i]!, up[j]!],
      [low[i]!, low[j]!, up[j]!],
      [bottom, low[j]!, low[i]!],
    );
  }
  const out: Facet[] = [];
  for (const [a, b, c] of big) {
    const p = (i: number, j: number) =>
      unit(between(between(a, b, i / frequency), between(a, c, i / frequency), i ? j / i : 0));
    for (let i = 0; i < frequency; i++)
      for (let j = 0; j <= i; j++) {
        const faces: [Vec, Vec, Vec][] = [[p(i, j), p(i + 1, j), p(i + 1, j + 1)]];
        if (j < i) faces.push([p(i, j), p(i + 1, j + 1), p(i, j + 1)]);
        for (const corners of faces) {
          const centre = unit(
            [0, 1, 2].map(
              (k) => corners[0][k]! + corners[1][k]! + corners[2][k]!,
            ) as unknown as Vec,
          );
          if (centre[1] > lowest) out.push({ corners, centre });
        }
      }
  }
  return out;
}

const turned = ([x, y, z]: Vec, turn: number, tilt: number): Vec => {
  const [a, b] = [Math.cos(turn), Math.sin(turn)];
  const [c, s] = [Math.cos(tilt), Math.sin(tilt)];
  const [x1, z1] = [a * x + b * z, -b * x + a * z];
  return [x1, c * y + s * z1, -s * y + c * z1];
};

export type Dome = {
  x: number;
  y: number;
  r: number;
  lit?: number;
  turn?: number;
  tilt?: number;
  face?: number;
  depth?: number;
  deck?: boolean;
  canvas?: string;
};

/** `lit` 0 by day to 1 at night; `face` is where its window looks (radians, 0 is at us). z < 0 faces us. */
export function dome(L: Light, o: Dome): string {
  const {
    x,
    y,
    r,
    lit = 0,
    turn = 0.3,
    tilt = 0.12,
    face = 0.15,
    depth = 0,
    canvas = ink.paperDeep,
    deck = true,
  } = o;
  const base = r * 0.06;
  const to = ([a, b]: Vec): Point => [x + a * r, y - base - b * r];
  const sun = unit([L.from * 0.75, 0.65, -0.35]);
  const visible = facets(3)
    .map((f) => ({
      corners: f.corners.map((v) => turned(v, turn, -tilt)) as [Vec, Vec, Vec],
      centre: turned(f.centre, turn, -tilt),
      flat: turned(f.centre, turn, 0),
    }))
    .filter((f) => f.centre[2] < 0.06);
  const isWindow = (c: Vec) => {
    const azimuth = Math.atan2(c[0], -c[2]) - face;
    return Math.abs(azimuth) < 0.78 && c[1] < 0.8 && c[1] > -0.1;
  };
  const shell = ellipse(x, y - base - r * 0.02, r * 1.0, r * 1.0);
  const warm = radial(x + Math.sin(face) * r * 0.6, y - r * 0.25, r * 0.95, [
    [0, '#fff0bd'],
    [0.45, '#ffcf78'],
    [1, '#d9813f'],
  ]);
  const glass =
    lit > 0.3
      ? warm
      : linear(0, y - r, 0, y, [
          [0, L.tone(ink.river, 0.25, -0.2)],
          [1, L.tone(ink.riverDeep, 0.08, 0.25)],
        ]);
  const skin = visible
    .filter((f) => !isWindow(f.flat))
    .map((f) => {
      const lightOn = Math.max(
        -1,
        Math.min(1, f.centre[0] * sun[0] + f.centre[1] * sun[1] + f.centre[2] * sun[2]),
      );
      const day = L.tone(canvas, depth, lightOn > 0 ? -0.35 * lightOn : 0.1 - 0.42 * lightOn);
      const inner = mix(
        '#f3b765',
        '#7a4a33',
        Math.min(1, Math.hypot(f.centre[0] - Math.sin(face) * 0.5, f.centre[1] - 0.1) * 0.95),
      );
      return `<path d="${cut(f.corners.map(to))}" fill="${mix(day, inner, lit * 0.62)}" stroke="${mix(day, inner, lit * 0.62)}" stroke-width="0.8"/>`;
    });
  const panes = visible.filter((f) => isWindow(f.flat));
  const opening = panes.map((f) => cut(f.corners.map(to))).join('');
  const furniture = clipped(
    opening,
    fill(rect(x - r, y - r * 1.1, r * 2, r * 1.2), glass) +
      (lit > 0.3
        ? fill(
            rect(x + Math.sin(face) * r * 0.6 - r * 0.34, y - r * 0.2, r * 0.62, r * 0.14) +
              ellipse(x + Math.sin(face) * r * 0.6 - r * 0.22, y - r * 0.21, r * 0.11, r * 0.05) +
              rect(x + Math.sin(face) * r * 0.6 + r * 0.36, y - r * 0.4, r * 0.018, r * 0.36) +
              cut([
                [x + Math.sin(face) * r * 0.6 + r * 0.28, y - r * 0.38],
                [x + Math.sin(face) * r * 0.6 + r * 0.33, y - r * 0.52],
                [x + Math.sin(face) * r * 0.6 + r * 0.41, y - r * 0.52],
                [x + Math.sin(face) * r * 0.6 + r * 0.46, y - r * 0.38],
              ]),
            '#a8552f',
            0.75,
          )
        : fill(
            cut([
              [x - r * 0.7, y],
              [x - r * 0.1, y - r],
              [x + r * 0.12, y - r],
              [x - r * 0.4, y],
            ]),
            L.sun,
            0.22,
          )),
  );
  const bars = visible.map((f) => `M${f.corners.map(to).map(at).join('L')}Z`).join('');
  const ribs = line(
    bars,
    lit > 0.3 ? '#6b3d27' : L.tone(ink.wood, depth, 0.1),
    Math.max(0.8, r * 0.008),
    lit > 0.3 ? 0.55 : 0.4,
  );
  const frames = line(
    opening,
    lit > 0.3 ? '#5a3020' : L.tone(ink.woodDeep, depth, 0.1),
    Math.max(1, r * 0.013),
    0.85,
  );
  return (
    (deck ? platform(L, x, y, r, depth, lit) : '') +
    (lit > 0.3
      ? fill(
          ellipse(x, y - r * 0.3, r * 2.1, r * 1.7),
          radial(
            x,
            y - r * 0.3,
            r * 2.1,
            [
              [0, '#ffca75', 0.45 * lit],
              [0.5, '#e8924c', 0.16 * lit],
              [1, '#c8603c', 0],
            ],
            r * 1.7,
          ),
        )
      : '') +
    clipped(
      rect(x - r * 1.3, y - r * 1.4, r * 2.6, r * 1.4),
      skin.join('') + furniture + ribs + frames,
    ) +
    (shell
      ? fill(
          rect(x - r * 0.98, y - r * 0.035, r * 1.96, r * 0.05),
          L.tone(ink.woodDeep, depth, 0.2),
        )
      : '')
  );
}

/** The wooden deck under a tent. */
export function platform(L: Light, x: number, y: number, r: number, depth = 0, lit = 0): string {
  const [w, d] = [r * 1.22, r * 0.22];
  const warm = (c: string, k: number) => mix(c, '#f0a85c', lit * k);
  const top: Point[] = [
    [x - w * 0.94, y - d * 0.35],
    [x + w * 0.94, y - d * 0.35],
    [x + w * 1.06, y + d * 0.65],
    [x - w * 1.06, y + d * 0.65],
  ];
  const boards = Array.from({ length: 15 }, (_, i) => {
    const k = (i / 14) * 2 - 1;
    return `M${at([x + k * w * 0.94, y - d * 0.35])}L${at([x + k * w * 1.06, y + d * 0.65])}`;
  }).join('');
  const legs = [-0.92, -0.45, 0, 0.45, 0.92]
    .map((k) => rect(x + k * w - r * 0.025, y + d * 0.8, r * 0.05, r * 0.17))
    .join('');
  return (
    fill(rect(x - w * 1.0, y + d * 0.8, w * 2, r * 0.1), L.tone(ink.ink, depth, 0.6), 0.65) +
    fill(legs, L.tone(ink.woodDeep, depth, 0.25)) +
    fill(
      cut(top),
      linear(x - w, 0, x + w, 0, [
        [0, L.tone(ink.wood, depth, 0.1)],
        [0.5, warm(L.tone(ink.wood, depth, -0.12), 0.6)],
        [1, L.tone(ink.wood, depth, 0.1)],
      ]),
    ) +
    line(boards, L.tone(ink.woodDeep, depth, 0.2), Math.max(0.7, r * 0.007), 0.6) +
    fill(rect(x - w * 1.06, y + d * 0.65, w * 2.12, r * 0.07), L.tone(ink.woodDeep, depth, 0.05))
  );
}

/**
 * Inside, looking out: paints the shell over what is already drawn outside, and leaves the panes
 * that `open` names uncovered.
 */
export function domeInside(
  L: Light,
  o: {
    x: number;
    y: number;
    size: number;
    back?: number;
    eye?: number;
    up?: number;
    turn?: number;
    open: (azimuth: number, height: number) => boolean;
    canvas?: string;
    lamp?: Point;
    glow?: number;
  },
): string {
  const {
    x,
    y,
    size,
    back = 0.72,
    eye = 0.28,
    up = 0.12,
    turn = 0,
    canvas = ink.paperDeep,
    glow = 0,
  } = o;
  const see = (v: Vec): { p: Point; z: number } => {
    const moved: Vec = [v[0], v[1] - eye, v[2] + back];
    const [a, b, c] = turned(moved, 0, up);
    const z = Math.max(0.12, c);
    return { p: [x + (a / z) * size, y - (b / z) * size], z: c };
  };
  const front = facets(3, -0.14)
    .map((f) => ({
      corners: f.corners.map((v) => turned(v, turn, 0)) as [Vec, Vec, Vec],
      centre: turned(f.centre, turn, 0),
    }))
    .filter((f) => f.corners.filter((v) => see(v).z > 0.05).length === 3);
  let shell = '';
  let struts = '';
  for (const f of front) {
    const points = f.corners.map((v) => see(v).p);
    const d = cut(points);
    struts += d;
    const azimuth = Math.atan2(f.centre[0], f.centre[2]);
    if (o.open(azimuth, f.centre[1])) continue;
    const side = f.centre[0] * L.from * 0.5 + f.centre[1] * 0.25;
    const near = o.lamp
      ? Math.max(
          0,
          1 -
            Math.hypot(
              (points[0]![0] + points[1]![0] + points[2]![0]) / 3 - o.lamp[0],
              (points[0]![1] + points[1]![1] + points[2]![1]) / 3 - o.lamp[1],
            ) /
              620,
        )
      : 0;
    const colour = mix(L.tone(canvas, 0.05, 0.2 - side * 0.5), '#f5b566', near * glow);
    shell += `<path d="${d}" fill="${colour}" stroke="${colour}" stroke-width="1"/>`;
  }
  return (
    shell +
    line(struts, L.tone(ink.wood, 0, 0.1), 7) +
    line(struts, L.tone(ink.wheat, 0, -0.15), 2.2, 0.7)
  );
}
