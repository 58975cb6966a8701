/** A day off: a red bicycle against the walnut, a manta in the shade, the valley in front of them. */
import { bicycle } from '../kit/bicycle.ts';
import { swallow } from '../kit/birds.ts';
import { ink } from '../kit/colour.ts';
import { cordillera } from '../kit/cordillera.ts';
import { foliage } from '../kit/foliage.ts';
import { grass, wildflowers } from '../kit/grass.ts';
import { ground, hill, treeline } from '../kit/hills.ts';
import { lit, morning } from '../kit/light.ts';
import { person, type Person } from '../kit/person.ts';
import { lautaro, violeta } from '../kit/poses.ts';
import { poplars } from '../kit/poplar.ts';
import { random } from '../kit/random.ts';
import { river, type Course } from '../kit/river.ts';
import { type Point, blob, curve, ellipse, fill, lens, many, ribbon } from '../kit/shapes.ts';
import { clouds, mist, sky } from '../kit/sky.ts';
import { basket, bread, manta } from '../kit/still-life.ts';
import { bottle, glass } from '../kit/table.ts';
import { branch, willow } from '../kit/trees.ts';

const L = lit(morning, { from: -1 });
const far = ground(352, 22, 6, 260);
const mid = ground(410, 20, 11, 300);
const near = (x: number) => 520 + Math.sin(x / 300 + 1) * 14 + Math.max(0, x - 760) * 0.02;
const course: Course = [
  [400, 560, 16],
  [424, 520, 30],
  [452, 640, 56],
  [490, 560, 100],
  [540, 480, 190],
];
const chance = random(9);
const him: Person = {
  ...lautaro,
  view: 'back',
  x: 470,
  y: 664,
  h: 390,
  head: [0.02, 0.47],
  shoulder: [0, 0.345],
  hip: [-0.01, 0.05],
  arms: [
    [
      [0.13, 0.25],
      [0.16, 0.1],
    ],
    [
      [-0.15, 0.2],
      [-0.19, 0.025],
    ],
  ],
  legs: [
    [
      [0.13, 0.1],
      [0.2, 0.04],
    ],
    [
      [-0.1, 0.08],
      [-0.12, 0.04],
    ],
  ],
  shoes: ink.riverDeep,
  hat: ink.wheat,
  top: ink.river,
};
const her: Person = {
  ...violeta,
  view: 'back',
  x: 570,
  y: 668,
  h: 364,
  head: [-0.055, 0.46],
  nod: -13,
  shoulder: [-0.01, 0.345],
  hip: [0.01, 0.05],
  arms: [
    [
      [0.14, 0.22],
      [0.2, 0.03],
    ],
    [
      [-0.1, 0.24],
      [-0.1, 0.12],
    ],
  ],
  legs: [
    [
      [0.08, 0.05],
      [0.12, 0.03],
    ],
    [
      [-0.06, 0.05],
      [-0.1, 0.03],
    ],
  ],
  skirt: [
    [-0.06, 0.13],
    [0.07, 0.13],
    [0.15, 0.08],
    [0.3, 0.03],
    [0.26, -0.012],
    [0.08, -0.02],
    [-0.1, -0.015],
    [-0.15, 0.02],
    [-0.1, 0.09],
  ],
};

function melon(x: number, y: number, w: number): string {
  const wedge = (k: number, dy: number) =>
    `M${x - w * 0.5 * k} ${y - dy}A${w * 0.5 * k} ${w * 0.36 * k} 0 0 0 ${x + w * 0.5 * k} ${y - dy}Z`;
  return (
    fill(ellipse(x, y + w * 0.33, w * 0.4, w * 0.05), L.tone(ink.plum, 0, 0.3), 0.3) +
    fill(wedge(1, 0), L.tone(ink.leafDeep, 0, 0)) +
    fill(wedge(0.92, 0), L.tone('#dfe6b0', 0, 0)) +
    fill(wedge(0.84, 0), L.tone('#d8414f', 0, 0)) +
    fill(
      many(7, (i) =>
        ellipse(x + (i - 3) * w * 0.1, y + w * (0.07 + ((i * 3) % 3) * 0.05), w * 0.013, w * 0.02),
      ),
      '#3a1a1c',
    )
  );
}

const bark = () => {
  const shape = ribbon(
    [
      [985, 640],
      [980, 600],
      [968, 480],
      [975, 330],
      [960, 180],
      [965, -40],
    ],
    [180, 128, 104, 100, 106, 130],
  );
  const limb =
    ribbon(
      [
        [965, 230],
        [880, 130],
        [760, 70],
        [600, 20],
      ],
      [70, 46, 34, 20],
    ) +
    ribbon(
      [
        [975, 260],
        [1060, 150],
        [1150, 60],
      ],
      [70, 50, 34],
    );
  const marks = many(60, () => {
    const [x, y] = [chance.between(925, 1015), chance.between(40, 620)];
    return lens(x, y, x + chance.between(-5, 5), y - chance.between(24, 70), 2.4);
  });
  return (
    fill(limb, L.tone(ink.woodDeep, 0, 0.16)) +
    fill(shape, L.tone(ink.woodDeep, 0, 0.06)) +
    fill(
      ribbon(
        [
          [944, 630],
          [934, 480],
          [942, 330],
          [930, 180],
          [930, 0],
        ],
        [40, 26, 22, 24, 20],
      ),
      L.tone(ink.wood, 0, -0.08),
    ) +
    fill(marks, L.tone(ink.ink, 0, 0.2), 0.55)
  );
};
const shade = (k: number) =>
  fill(blob(680, 720, 640 * k, 150 * k, 4, 0.16, 18), L.tone(ink.leafDeep, 0, 0.34), 0.55);
const dapple = (from: number, to: number, top: number, bottom: number, count: number) =>
  fill(
    many(count, (i) => {
      const [x, y] = [chance.between(from, to), chance.between(top, bottom)];
      const k = (y - 520) / 280;
      return blob(
        x,
        y,
        (8 + 22 * k) * chance.between(0.5, 1.2),
        (3 + 6 * k) * chance.between(0.6, 1.2),
        i + 5,
        0.3,
        8,
      );
    }),
    '#f4efb0',
    0.42,
  );

export const scene = {
  name: 'gallery-03',
  width: 1200,
  height: 800,
  draw: () =>
    sky(L, 420) +
    clouds(L, 14, 8, 60, 280, 0.9, '#ffffff') +
    cordillera(L, { base: 372, height: 170, seed: 63, peaks: 8, depth: 0.52 }) +
    mist(L, 310, 380, 0.6) +
    hill(L, far, { colour: ink.leaf, depth: 0.48, marks: 50, seed: 3 }) +
    treeline(L, far, { from: 0, to: 1200, count: 50, size: 14, depth: 0.46, seed: 4 }) +
    hill(L, mid, { colour: ink.olive, depth: 0.22, marks: 80, seed: 8 }) +
    poplars(L, mid, { from: 60, to: 330, count: 9, h: 150, seed: 7, depth: 0.24 }) +
    river(L, {
      course,
      seed: 6,
      colours: ['#e9f3ea', '#6fa3ad'],
      streaks: 60,
      gleamX: 560,
      gleam: '#ffffff',
    }) +
    willow(L, { x: 800, y: 470, h: 180, seed: 4, depth: 0.16 }) +
    willow(L, { x: 330, y: 474, h: 130, seed: 14, depth: 0.2 }) +
    hill(L, near, { colour: ink.leaf, shade: -0.1, marks: 130, seed: 14 }) +
    wildflowers(L, {
      from: 10,
      to: 900,
      y: (x) => near(x) + 12 + ((x * 7919) % 74),
      h: 30,
      count: 70,
      seed: 8,
    }) +
    shade(1) +
    shade(0.85) +
    dapple(120, 1180, 590, 790, 70) +
    swallow(300, 210, 46, -20, L.tone(ink.ink, 0.1, 0)) +
    swallow(380, 160, 34, -42, L.tone(ink.ink, 0.15, 0)) +
    bark() +
    grass(L, { from: 860, to: 1110, y: 652, h: 46, count: 60, seed: 61, shade: 0.2 }) +
    foliage(L, 640, -10, 300, 90, { colour: ink.leaf, shade: 0.12, seed: 3, leaf: 24 }) +
    foliage(L, 900, 20, 280, 130, { colour: ink.leaf, shade: 0.08, seed: 7, leaf: 26 }) +
    foliage(L, 1120, 40, 230, 140, { colour: ink.leaf, shade: 0.14, seed: 12, leaf: 26 }) +
    branch(L, [760, 10], [450, 128], {
      seed: 7,
      leaf: 36,
      count: 44,
      colour: ink.leaf,
      sag: 10,
      shade: 0,
    }) +
    branch(L, [1120, 70], [1230, 270], {
      seed: 9,
      leaf: 36,
      count: 34,
      colour: ink.leaf,
      sag: -10,
      shade: 0.1,
    }) +
    bicycle(L, 905, 680, 78, { flip: true }) +
    manta(
      L,
      [
        [360, 622],
        [705, 622],
        [800, 745],
        [250, 745],
      ],
      { colour: ink.copihueDeep },
    ) +
    dapple(300, 760, 640, 740, 16) +
    fill(
      curve(
        [
          [380, 668],
          [460, 674],
          [640, 682],
          [700, 676],
          [640, 664],
        ] as Point[],
        true,
      ),
      L.tone(ink.ink, 0, 0.4),
      0.3,
    ) +
    person(L, him) +
    person(L, her) +
    basket(L, 335, 716, 118, 4, bread(L, 312, 690, 56, 3) + bread(L, 356, 690, 58, 6)) +
    bottle(L, 672, 720, 104) +
    glass(L, 712, 728, 62) +
    glass(L, 632, 736, 62) +
    melon(500, 712, 92) +
    grass(L, { from: -20, to: 420, y: 818, h: 76, count: 150, seed: 6 }) +
    grass(L, { from: 640, to: 1220, y: 818, h: 70, count: 170, seed: 8, shade: 0.25 }) +
    wildflowers(L, { from: -10, to: 300, y: 815, h: 92, count: 26, seed: 4 }) +
    wildflowers(L, { from: 820, to: 1210, y: 815, h: 84, count: 24, seed: 5 }),
};
