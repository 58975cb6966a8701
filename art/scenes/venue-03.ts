/** From the dark of the barn out into the afternoon: hay, trusses, the dog in the doorway. */
import { bale, barn, barnShell, dog, shafts, throughDoor, truss } from '../kit/barn-inside.ts';
import { ink } from '../kit/colour.ts';
import { cordillera } from '../kit/cordillera.ts';
import { grass } from '../kit/grass.ts';
import { ground, hill, treeline } from '../kit/hills.ts';
import { golden, lit } from '../kit/light.ts';
import { lantern, stringLights } from '../kit/lights.ts';
import { poplars } from '../kit/poplar.ts';
import { random } from '../kit/random.ts';
import { type Point, ellipse, fill, lens, many } from '../kit/shapes.ts';
import { radial } from '../kit/defs.ts';
import { glow, mist, sky, sun } from '../kit/sky.ts';
import { floor, stage } from '../kit/stage.ts';
import { nogal } from '../kit/trees.ts';
import { barrel, pitchfork, wheel } from '../kit/wheel.ts';

const S = stage({ x: 640, horizon: 480, eye: 1.62, focal: 690 });
const day = lit(golden, {
  from: -1,
  tinted: 0.1,
  haze: '#f7dcaa',
  sky: [
    [0, '#a9d0cf'],
    [0.5, '#f1e7bd'],
    [1, '#fbd9a0'],
  ],
});
const dark = lit(golden, { from: -1, shadow: '#120f12', tint: '#7a4a2a', tinted: 0.3 });
const far = ground(462, 6, 4, 160);

const outside = () =>
  sky(day, 480) +
  sun(day, 560, 300, 26, 9) +
  cordillera(day, { base: 470, height: 150, seed: 23, peaks: 5, depth: 0.5, from: 340, to: 940 }) +
  mist(day, 410, 480, 0.7) +
  hill(day, far, { colour: ink.leaf, depth: 0.5 }) +
  treeline(day, far, { from: 380, to: 900, count: 30, size: 12, depth: 0.5, seed: 3 }) +
  poplars(day, () => 478, { from: 690, to: 860, count: 6, h: 170, seed: 8, depth: 0.22 }) +
  hill(day, () => 474, {
    colour: ink.olive,
    depth: 0.1,
    marks: 160,
    seed: 5,
    shade: -0.15,
    to: 0,
  }) +
  nogal(day, { x: 462, y: 500, h: 150, seed: 6, depth: 0.12 }) +
  fill(floor(S, -1.3, 6, 1.3, 400), day.tone('#e2c48e', 0, -0.1)) +
  grass(day, { from: 380, to: 540, y: 626, h: 44, count: 60, seed: 7, shade: -0.1 }) +
  grass(day, { from: 745, to: 900, y: 626, h: 44, count: 60, seed: 8, shade: -0.1 });

/** The leaves of the door, swung outwards. */
const leaves = () =>
  [-1, 1]
    .map((s) => {
      const at = (y: number, t: number) =>
        [s * (barn.open + t * 0.2), y, barn.door + t * 2.2] as const;
      return (
        fill(
          S.face([at(0.1, 0), at(barn.lintel - 0.1, 0), at(barn.lintel - 0.1, 1), at(0.1, 1)]),
          day.tone(ink.wood, 0.05, s < 0 ? 0.4 : -0.05),
        ) +
        fill(
          S.face([at(0.4, 0), at(0.75, 0), at(3.6, 1), at(3.25, 1)]),
          day.tone(ink.woodDeep, 0.05, s < 0 ? 0.4 : 0),
        ) +
        fill(
          S.face([at(0.5, 0), at(0.8, 0), at(0.8, 1), at(0.5, 1)]) +
            S.face([at(3.2, 0), at(3.5, 0), at(3.5, 1), at(3.2, 1)]),
          day.tone(ink.woodDeep, 0.05, s < 0 ? 0.35 : -0.05),
        )
      );
    })
    .join('');

const strewn = () => {
  const chance = random(3);
  return fill(
    many(260, () => {
      const z = 2.2 + chance() ** 1.4 * 4.6;
      const [x, y] = S.point([chance.between(-4.4, 4.4), 0, z]);
      const s = S.scale([0, 0, z]) * chance.between(0.05, 0.14);
      const t = chance.between(-0.6, 0.6);
      return lens(x, y, x + Math.cos(t) * s, y + Math.sin(t) * s * 0.4, s * 0.06);
    }),
    dark.tone('#e3bd6b', 0, -0.1),
    0.8,
  );
};

const stack = () =>
  [
    [-4.3, 0, 5.1],
    [-3.1, 0, 5.2],
    [-3.9, 0.5, 5.15],
    [-4.3, 0, 4],
    [-3.15, 0, 4.05],
    [-4.2, 0.5, 4],
    [-4.1, 1, 4.4],
    [-2.8, 0, 3.1],
  ]
    .map(([x, y, z], i) => bale(dark, S, x!, y!, z!, i + 3, 1.1, 0.16))
    .join('');

const hang = (x: number, z: number, drop: number): Point => S.point([x, barn.wall + 0.1 - drop, z]);

export const scene = {
  name: 'venue-03',
  width: 1200,
  height: 800,
  draw: () => {
    const [dx, dy] = S.point([0.42, 0, 6.6]);
    const [lx, ly] = hang(-2.6, 4.4, 1.15);
    const [rx, ry] = hang(2.7, 4.4, 1.3);
    return (
      fill('M-20 -20H1220V820H-20Z', '#1a1412') +
      barnShell(dark, S) +
      throughDoor(S, outside() + leaves()) +
      fill(
        S.face([
          [-0.45, 5, 7],
          [-0.45, 5.7, 7],
          [0.45, 5.7, 7],
          [0.45, 5, 7],
        ]),
        '#cfe0c8',
      ) +
      fill(
        S.face([
          [-barn.open, 0, 7],
          [barn.open, 0, 7],
          [3.2, 0, 2.4],
          [-1.7, 0, 2.4],
        ]),
        '#ffd88a',
        0.6,
      ) +
      strewn() +
      truss(dark, S, 6.2) +
      fill(
        S.face([
          [0.24, 0, 6.6],
          [0.6, 0, 6.6],
          [0.86, 0, 4.4],
          [0.5, 0, 4.3],
        ]),
        '#2a1a12',
        0.5,
      ) +
      dog(dx, dy, 92, '#2b1d18', '#ffd894') +
      pitchfork(dark, 372, 640, 210, -34, 0.1) +
      stack() +
      wheel(dark, 1010, 690, 88, 0.82, 0.14) +
      barrel(dark, 905, 672, 118, 0.05) +
      barrel(dark, 1120, 764, 170, 0.12) +
      truss(dark, S, 4.4) +
      truss(dark, S, 2.7) +
      stringLights(
        S.point([-4.3, 3.9, 4.4]),
        S.point([4.3, 3.9, 4.4]),
        70,
        13,
        4.2,
        '#1c1412',
        0.6,
      ) +
      fill(`M${lx - 1} ${ly - 240}h2v200h-2Z`, '#1c1412') +
      lantern(lx, ly, 44, '#1c1412', 0.8) +
      fill(`M${rx - 1} ${ry - 240}h2v200h-2Z`, '#1c1412') +
      lantern(rx, ry, 44, '#1c1412', 0.8) +
      shafts([
        [150, 250, 420, 260, 16],
        [190, 330, 380, 250, 12],
        [110, 180, 480, 270, 14],
        [230, 300, 330, 220, 10],
      ]) +
      glow(640, 430, 560, '#ffd896', 0.2) +
      fill(
        ellipse(640, 400, 900, 640),
        radial(640, 430, 900, [
          [0, '#100b0a', 0],
          [0.55, '#100b0a', 0.1],
          [1, '#100b0a', 0.75],
        ]),
      )
    );
  },
};
