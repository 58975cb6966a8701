/** Sunday, late: the old house, a hammock, hats on the floor, a dog asleep; nobody is in a hurry. */
import { ink } from '../kit/colour.ts';
import { linear } from '../kit/defs.ts';
import { smoke } from '../kit/fire.ts';
import { foliage } from '../kit/foliage.ts';
import { grass, wildflowers } from '../kit/grass.ts';
import { ground, hill, treeline } from '../kit/hills.ts';
import { house } from '../kit/house.ts';
import { cordillera } from '../kit/cordillera.ts';
import { golden, lit } from '../kit/light.ts';
import { poplars } from '../kit/poplar.ts';
import {
  type Point,
  curve,
  cut,
  ellipse,
  fill,
  lens,
  line,
  many,
  rect,
  ribbon,
} from '../kit/shapes.ts';
import { clouds, rays, sky, sun } from '../kit/sky.ts';
import { cup, flowerJug, manta } from '../kit/still-life.ts';
import { willow } from '../kit/trees.ts';
import { flock, standingBird } from '../kit/birds.ts';

const L = lit(golden, {
  from: 1,
  tinted: 0.1,
  sky: [
    [0, '#a9cfd0'],
    [0.5, '#e9ecd2'],
    [0.85, '#fde2b4'],
    [1, '#fbd3a0'],
  ],
  haze: '#f3e2c0',
  sun: '#fff0c2',
});
const far = ground(392, 20, 4, 240);

const hammock = () => {
  const [a, b]: [Point, Point] = [
    [404, 566],
    [718, 556],
  ];
  const cloth = curve(
    [
      a,
      [450, 634],
      [520, 684],
      [600, 690],
      [668, 644],
      b,
      [640, 612],
      [580, 640],
      [520, 636],
      [460, 604],
    ],
    true,
  );
  return (
    fill(lens(380, 742, 740, 742, 18), L.tone(ink.ink, 0, 0.3), 0.35) +
    fill(cloth, L.tone(ink.copihue, 0, 0.05)) +
    fill(
      many(7, (i) =>
        lens(
          440 + i * 36,
          604 + Math.sin((i / 6) * Math.PI) * 40,
          452 + i * 32,
          634 + Math.sin((i / 6) * Math.PI) * 52,
          3.5,
        ),
      ),
      L.tone(ink.paper, 0, 0),
      0.8,
    ) +
    // Somebody sleeps in it: a hat over the face, a hand hanging down, two feet.
    fill(
      ribbon(
        [
          [470, 612],
          [530, 634],
          [600, 630],
          [668, 596],
        ],
        [20, 40, 34, 14],
      ),
      L.tone(ink.river, 0, 0.1),
    ) +
    fill(
      ribbon(
        [
          [652, 602],
          [690, 582],
          [700, 566],
        ],
        [12, 9, 10],
      ),
      '#6b4430',
    ) +
    fill(
      ribbon(
        [
          [516, 634],
          [524, 672],
          [518, 712],
        ],
        [15, 11, 7],
      ) + ellipse(452, 600, 20, 17),
      '#6b4430',
    ) +
    fill(
      curve(
        [
          a,
          [450, 650],
          [520, 690],
          [600, 694],
          [668, 650],
          b,
          [668, 624],
          [600, 664],
          [520, 660],
          [450, 622],
        ],
        true,
      ),
      L.tone(ink.copihue, 0, 0.16),
    ) +
    fill(
      ellipse(446, 596, 42, 11) +
        curve(
          [
            [424, 594],
            [430, 572],
            [448, 566],
            [464, 574],
            [468, 596],
          ],
          true,
        ),
      L.tone(ink.paperDeep, 0, 0.04),
    ) +
    fill(lens(426, 590, 466, 592, 3), L.tone(ink.ink, 0, 0)) +
    line(`M${a.join(' ')}L352 470M${b.join(' ')}L800 466`, L.tone(ink.woodDeep, 0, 0.1), 4)
  );
};

const dog = (x: number, y: number) =>
  fill(lens(x - 100, y + 6, x + 100, y + 6, 12), L.tone(ink.ink, 0, 0.3), 0.35) +
  fill(
    curve(
      [
        [x - 84, y],
        [x - 78, y - 36],
        [x - 36, y - 52],
        [x + 24, y - 48],
        [x + 58, y - 34],
        [x + 98, y - 28],
        [x + 112, y - 12],
        [x + 92, y],
        [x + 30, y + 2],
      ],
      true,
    ),
    L.tone(ink.wood, 0, 0),
  ) +
  fill(
    curve(
      [
        [x + 52, y - 34],
        [x + 66, y - 44],
        [x + 80, y - 28],
        [x + 72, y - 8],
        [x + 60, y - 16],
      ],
      true,
    ) +
      ribbon(
        [
          [x - 80, y - 6],
          [x - 120, y + 2],
          [x - 138, y - 12],
        ],
        [16, 9, 3],
      ),
    L.tone(ink.woodDeep, 0, 0.1),
  ) +
  line(`M${x + 88} ${y - 14}q6 5 12 0`, L.tone(ink.ink, 0, 0.2), 2.5) +
  fill(ellipse(x + 111, y - 13, 5, 4), L.tone(ink.ink, 0, 0.2)) +
  fill(
    ribbon(
      [
        [x + 20, y - 6],
        [x + 70, y + 2],
        [x + 100, y + 2],
      ],
      [18, 14, 10],
    ),
    L.tone(ink.wood, 0, -0.15),
  );

export const scene = {
  name: 'event-sobrevivientes',
  width: 1200,
  height: 800,
  draw: () =>
    sky(L, 420) +
    sun(L, 1010, 170, 46, 7) +
    rays(L, 1010, 170, 84, 560, 44, 9, 0.4) +
    clouds(L, 5, 7, 60, 320, 0.8, '#fffaf0') +
    cordillera(L, { base: 404, height: 170, seed: 41, depth: 0.58 }) +
    hill(L, far, { colour: ink.olive, depth: 0.4, marks: 50, seed: 2 }) +
    treeline(L, far, { from: 0, to: 1200, count: 50, size: 14, depth: 0.4, seed: 5 }) +
    poplars(L, far, { from: 880, to: 1200, count: 8, h: 220, seed: 3, depth: 0.22 }) +
    flock(640, 130, 150, 9, 10, L.tone(ink.ink, 0.3), 5) +
    hill(L, () => 462, { colour: ink.leaf, shade: -0.08, marks: 150, seed: 7, to: 0.2 }) +
    willow(L, { x: 1030, y: 600, h: 360, seed: 5, depth: 0.08 }) +
    house(L, { x: 330, y: 612, w: 960, h: 330, columns: 8 }) +
    smoke(92, 286, 200, 4, '#fffaf0', 0.5, 1.4) +
    fill(rect(70, 268, 44, 46), L.tone(ink.paper, 0, 0.2)) +
    fill(rect(64, 262, 56, 10), L.tone(ink.clay, 0, 0.1)) +
    fill(
      cut([
        [-20, 610],
        [850, 610],
        [980, 820],
        [-20, 820],
      ]),
      linear(0, 610, 0, 800, [
        [0, L.tone(ink.edge, 0, -0.1)],
        [1, L.tone(ink.wheat, 0, 0.02)],
      ]),
    ) +
    fill(
      many(70, (i) =>
        lens(
          (i * 137) % 860,
          622 + ((i * 53) % 176),
          ((i * 137) % 860) + 50,
          622 + ((i * 53) % 176),
          1.6,
        ),
      ),
      L.tone(ink.wheatDeep, 0, 0),
      0.35,
    ) +
    fill(
      many(6, (i) =>
        cut([
          [60 + i * 137, 612],
          [72 + i * 137, 612],
          [-60 + i * 137, 720],
          [-84 + i * 137, 720],
        ]),
      ),
      L.tone(ink.plum, 0, 0.2),
      0.2,
    ) +
    fill(rect(340, 440, 24, 310), L.tone(ink.wood, 0, 0.08)) +
    fill(rect(356, 440, 7, 310), L.tone(ink.wheat, 0, -0.3)) +
    fill(rect(790, 436, 24, 318), L.tone(ink.wood, 0, 0.08)) +
    fill(rect(806, 436, 7, 318), L.tone(ink.wheat, 0, -0.3)) +
    fill(lens(560, 770, 690, 768, 7), L.tone(ink.ink, 0, 0.3), 0.35) +
    many(5, (i) =>
      flowerJug(L, 60 + i * 205 - (i > 2 ? 60 : 0), 640, i % 2 ? 92 : 80, i + 4, {
        jug: ink.clay,
        colours: i % 2 ? [ink.copihue, ink.blossom] : [ink.gold, ink.paper, ink.river],
      }),
    ) +
    hammock() +
    dog(190, 724) +
    fill(rect(856, 704, 140, 12), L.tone(ink.wood, 0, -0.1)) +
    fill(rect(868, 716, 12, 66) + rect(972, 716, 12, 66), L.tone(ink.woodDeep, 0, 0.05)) +
    cup(L, 900, 702, 46, { seed: 3 }) +
    fill(ellipse(960, 698, 30, 8), L.tone(ink.snow, 0, 0)) +
    fill(
      many(4, (i) => ellipse(946 + i * 9, 692 - (i % 2) * 6, 12, 6)),
      L.tone('#d98f3f', 0, -0.1),
    ) +
    manta(
      L,
      [
        [1010, 690],
        [1100, 684],
        [1104, 770],
        [1012, 776],
      ],
      { colour: ink.river },
    ) +
    fill(rect(1000, 674, 116, 12), L.tone(ink.wood, 0, 0.05)) +
    fill(rect(1004, 684, 8, 112) + rect(1104, 684, 8, 112), L.tone(ink.woodDeep, 0, 0.1)) +
    fill(
      ellipse(620, 766, 56, 14) +
        curve(
          [
            [590, 764],
            [596, 738],
            [620, 730],
            [646, 738],
            [650, 764],
          ],
          true,
        ),
      L.tone(ink.ink, 0, 0),
    ) +
    fill(lens(592, 758, 648, 758, 4), L.tone(ink.copihue, 0, 0)) +
    standingBird(1150, 792, 50, L.tone(ink.ink, 0, 0), true) +
    grass(L, { from: 940, to: 1220, y: 815, h: 60, count: 90, seed: 8, shade: 0.1 }) +
    wildflowers(L, { from: 1030, to: 1200, y: 812, h: 60, count: 14, seed: 4 }) +
    foliage(L, 1160, -10, 190, 80, { colour: ink.leaf, shade: 0.1, seed: 9, leaf: 22 }),
};
