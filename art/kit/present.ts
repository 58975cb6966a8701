/** A wrapped box under its lid, tied with ribbon; leaf sprigs are printed on its paper. */
import { ink } from './colour.ts';
import { type Light } from './light.ts';
import { random } from './random.ts';
import { type Point, at, curve, cut, ellipse, fill, lens, line, many, ribbon } from './shapes.ts';
import { type Spot, type Stage, box } from './stage.ts';

export type Present = {
  x: number;
  z: number;
  w: number;
  h: number;
  paper: string;
  ribbon: string;
};

function sprigs(L: Light, S: Stage, on: (u: number, v: number) => Spot, seed: number): string {
  const chance = random(seed);
  return fill(
    many(30, (i) => {
      const [u, v] = [
        ((i % 6) + 0.5 + (Math.floor(i / 6) % 2) * 0.5) / 6.4,
        (Math.floor(i / 6) + 0.5) / 5,
      ];
      const turn = chance.between(-0.5, 0.5);
      const p = (a: number, b: number): Point =>
        S.point(
          on(
            u + (Math.cos(turn) * a - Math.sin(turn) * b) * 0.1,
            v + (Math.sin(turn) * a + Math.cos(turn) * b) * 0.12,
          ),
        );
      const m = S.scale(on(u, v)) * 0.02;
      return (
        lens(...p(0, -0.5), ...p(0, 0.6), m * 0.3) +
        lens(...p(0, -0.2), ...p(-0.4, 0.1), m) +
        lens(...p(0, -0.1), ...p(0.4, 0.2), m) +
        lens(...p(0, 0.2), ...p(-0.3, 0.5), m)
      );
    }),
    L.tone(ink.leafDeep, 0, 0),
    0.55,
  );
}

export function present(L: Light, S: Stage, o: Present): string {
  const { x, z, w, h, paper } = o;
  const [a, b, c, d] = [x - w / 2, x + w / 2, z, z + w];
  const [r, lip, over] = [w * 0.075, h * 0.78, w * 0.045];
  const tape = (shade: number) => L.tone(o.ribbon, 0, shade);
  const right = S.point([b, 0, d])[0] > S.point([b, 0, c])[0];
  const [side, past] = right ? [b, over] : [a, -over];
  const sideShade = right === L.from > 0 ? -0.1 : 0.34;
  const band = (face: (u: number) => [Spot, Spot], shade: number) => {
    const [[p, q], [s, t]] = [face(-r), face(r)];
    return fill(S.face([p, q, t, s]), tape(shade));
  };
  // Light that finds its way out under the lid.
  const seam = (low: number, colour: string, opacity: number) =>
    fill(
      S.face([
        [a, lip - low, c],
        [b, lip - low, c],
        [b, lip, c],
        [a, lip, c],
      ]) +
        S.face([
          [side, lip - low, c],
          [side, lip - low, d],
          [side, lip, d],
          [side, lip, c],
        ]),
      colour,
      opacity,
    );
  return (
    box(L, S, { x: a, y: 0, z: c, w, h: lip, d: w }, paper) +
    fill(
      S.face([
        [a, 0, c],
        [b, 0, c],
        [b, lip, c],
        [a, lip, c],
      ]),
      L.shadow,
      0.16,
    ) +
    sprigs(L, S, (u, v) => [a + u * w * 0.98, v * lip, c], 4) +
    sprigs(L, S, (u, v) => [side, v * lip, c + u * w * 0.98], 8) +
    band(
      (k) => [
        [x + k, 0, c],
        [x + k, lip, c],
      ],
      0.06,
    ) +
    band(
      (k) => [
        [side, 0, z + w / 2 + k],
        [side, lip, z + w / 2 + k],
      ],
      sideShade,
    ) +
    seam(h * 0.05, '#ffd27a', 0.75) +
    seam(h * 0.022, '#fff7d6', 1) +
    box(
      L,
      S,
      { x: a - over, y: lip, z: c - over, w: w + 2 * over, h: h - lip, d: w + 2 * over },
      paper,
      { shade: -0.08 },
    ) +
    band(
      (k) => [
        [x + k, lip, c - over],
        [x + k, h, c - over],
      ],
      0,
    ) +
    band(
      (k) => [
        [side + past, lip, z + w / 2 + k],
        [side + past, h, z + w / 2 + k],
      ],
      sideShade,
    ) +
    band(
      (k) => [
        [x + k, h, c - over],
        [x + k, h, d + over],
      ],
      -0.14,
    ) +
    band(
      (k) => [
        [a - over, h, z + w / 2 + k],
        [b + over, h, z + w / 2 + k],
      ],
      -0.1,
    )
  );
}

/** A full bow of four loops and two tails, tied at x, y. */
export function fullBow(L: Light, x: number, y: number, s: number, colour: string): string {
  const loop = (angle: number, long: number, wide: number, shade: number) => {
    const [c, k] = [Math.cos(angle), Math.sin(angle)];
    const p = (u: number, v: number): Point => [x + (c * u - k * v) * s, y + (k * u + c * v) * s];
    return (
      fill(
        curve(
          [
            p(0, 0),
            p(long * 0.45, -wide),
            p(long, -wide * 0.7),
            p(long * 1.02, wide * 0.5),
            p(long * 0.5, wide * 0.8),
          ],
          true,
        ),
        L.tone(colour, 0, shade),
      ) +
      fill(
        curve(
          [
            p(long * 0.3, -wide * 0.3),
            p(long * 0.62, -wide * 0.66),
            p(long * 0.9, -wide * 0.4),
            p(long * 0.88, wide * 0.2),
            p(long * 0.55, wide * 0.36),
          ],
          true,
        ),
        L.tone(colour, 0, shade + 0.36),
      ) +
      fill(
        lens(...p(0.06, -wide * 0.2), ...p(long * 0.8, -wide * 0.86), s * 0.03, s * 0.06),
        L.tone(colour, 0, shade - 0.34),
        0.8,
      )
    );
  };
  const tail = (side: 1 | -1) => {
    const ends: Point[] = [
      [x, y],
      [x + side * s * 0.5, y + s * 0.36],
      [x + side * s * 0.62, y + s * 0.8],
      [x + side * s * 0.96, y + s * 1.16],
    ];
    return fill(
      ribbon(ends, [s * 0.12, s * 0.22, s * 0.2, s * 0.24]),
      L.tone(colour, 0, side * L.from > 0 ? 0.1 : 0.26),
    );
  };
  return (
    tail(-1) +
    tail(1) +
    loop(-0.95, 0.82, 0.26, 0.12) +
    loop(Math.PI + 0.95, 0.82, 0.26, 0.16) +
    loop(-0.16, 1.05, 0.32, 0) +
    loop(Math.PI + 0.16, 1.05, 0.32, 0.06) +
    fill(ellipse(x, y, s * 0.19, s * 0.17), L.tone(colour, 0, -0.1)) +
    fill(
      lens(x - s * 0.08, y - s * 0.1, x - s * 0.05, y + s * 0.12, s * 0.03),
      L.tone(colour, 0, 0.3),
    )
  );
}

/** A paper tag hanging from a thread; what is written on it is drawn around 0, 0. */
export const tag = (
  L: Light,
  from: Point,
  x: number,
  y: number,
  s: number,
  turn: number,
  written: string,
) =>
  line(
    `M${at(from)}Q${at([(from[0] + x) / 2 + s * 0.3, (from[1] + y) / 2])} ${at([x, y - s * 0.8])}`,
    L.tone(ink.wheat, 0, -0.2),
    s * 0.035,
  ) +
  `<g transform="translate(${x} ${y}) rotate(${turn})">${
    fill(
      cut([
        [-s * 0.44, s * 0.76],
        [-s * 0.44, -s * 0.6],
        [-s * 0.2, -s * 0.92],
        [s * 0.2, -s * 0.92],
        [s * 0.44, -s * 0.6],
        [s * 0.44, s * 0.76],
      ]),
      L.tone(ink.snow, 0, -0.05),
    ) +
    line(
      cut([
        [-s * 0.37, s * 0.68],
        [-s * 0.37, -s * 0.56],
        [-s * 0.17, -s * 0.84],
        [s * 0.17, -s * 0.84],
        [s * 0.37, -s * 0.56],
        [s * 0.37, s * 0.68],
      ]),
      L.tone(ink.wheat, 0, 0),
      s * 0.025,
      0.8,
    ) +
    fill(ellipse(0, -s * 0.74, s * 0.07), L.tone(ink.woodDeep, 0, 0.2)) +
    written
  }</g>`;
