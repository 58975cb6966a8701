/** No hurry at all: four feet out of the covers, coffee and fruit on the tray, the morning at the window. */
import { fruitBowl, foot, marraqueta, tray } from '../kit/breakfast.ts';
import { ink } from '../kit/colour.ts';
import { clipped, linear } from '../kit/defs.ts';
import { copihue } from '../kit/copihue.ts';
import { ground, hill, treeline } from '../kit/hills.ts';
import { cordillera } from '../kit/cordillera.ts';
import { lit, morning } from '../kit/light.ts';
import { poplars } from '../kit/poplar.ts';
import { type Point, curve, cut, ellipse, fill, lens, line, many, rect } from '../kit/shapes.ts';
import { clouds, glow, mist, rays, sky, sun } from '../kit/sky.ts';
import { cup, manta } from '../kit/still-life.ts';

const L = lit(morning, {
  sky: [
    [0, '#9cc7d2'],
    [0.55, '#f2e4c4'],
    [1, '#fbd3a0'],
  ],
  tint: '#f0c88c',
  tinted: 0.12,
  shadow: '#4a3448',
  from: -1,
});
const far = ground(330, 14, 5, 240);
const pane = rect(330, 40, 540, 370);
const sheet = (shade: number) => L.tone(ink.snow, 0, shade);
const curtain = (s: 1 | -1) => {
  const x = 600 + s * 330;
  const edge: Point[] = [
    [600 + s * 190, 20],
    [600 + s * 214, 150],
    [600 + s * 262, 270],
    [600 + s * 240, 430],
  ];
  return (
    fill(
      `${curve(edge)}L${x} 450L${x} 20Z`,
      linear(x, 0, 600 + s * 200, 0, [
        [0, sheet(0.16)],
        [1, sheet(-0.2)],
      ]),
      0.94,
    ) +
    fill(
      many(5, (i) => lens(600 + s * (222 + i * 26), 26, 600 + s * (262 + i * 15), 430, 5)),
      sheet(0.3),
      0.5,
    )
  );
};
const folds = (
  list: readonly (readonly [number, number, number, number, number])[],
  shade: number,
  opacity: number,
) =>
  fill(list.map(([a, b, c, d, w]) => lens(a, b, c, d, w, w * 0.8)).join(''), sheet(shade), opacity);

export const scene = {
  name: 'desayuno-en-la-cama',
  width: 1200,
  height: 900,
  draw: () =>
    fill(
      rect(-20, -20, 1240, 940),
      linear(0, 0, 0, 460, [
        [0, L.tone('#d9a97c', 0, 0.12)],
        [1, L.tone('#e9c79c', 0, 0)],
      ]),
    ) +
    many(13, (i) => fill(rect(-20, i * 38 - 6, 1240, 3), L.tone(ink.wood, 0, 0.1), 0.35)) +
    clipped(
      pane,
      sky(L, 350) +
        sun(L, 500, 190, 40, 7) +
        rays(L, 500, 190, 62, 420, 44, 5, 0.4) +
        clouds(L, 4, 6, 60, 170, 0.7, '#fff8e6') +
        cordillera(L, { base: 346, height: 130, seed: 27, peaks: 9, depth: 0.5 }) +
        mist(L, 270, 360, 0.7) +
        hill(L, far, { colour: ink.leaf, depth: 0.3, bottom: 460 }) +
        treeline(L, far, { from: 300, to: 900, count: 34, size: 17, depth: 0.26, seed: 5 }) +
        poplars(L, () => 352, { from: 690, to: 850, count: 5, h: 170, seed: 4, depth: 0.12 }),
    ) +
    line('M330 40H870V410H330ZM600 40V410M330 190H870', L.tone(ink.snow, 0, 0.04), 16) +
    fill(rect(304, 404, 592, 24), L.tone(ink.snow, 0, 0.16)) +
    line('M230 26H970', L.tone(ink.woodDeep, 0, 0), 10) +
    curtain(-1) +
    curtain(1) +
    glow(480, 300, 620, '#fff1c2', 0.5) +
    fill(
      cut([
        [140, 470],
        [1060, 470],
        [1240, 560],
        [1240, 920],
        [-40, 920],
        [-40, 560],
      ]),
      L.tone(ink.woodDeep, 0, 0.2),
    ) +
    foot(L, 398, 500, 152, '#a8714d', -9) +
    foot(L, 508, 500, 152, '#a8714d', 7, true) +
    foot(L, 690, 504, 128, '#b98260', -8, false, ink.copihue) +
    foot(L, 786, 504, 128, '#b98260', 10, true, ink.copihue) +
    fill(
      `M70 920L110 520Q150 470 250 478Q350 470 400 462Q460 440 520 464Q590 490 650 476Q720 448 800 470Q900 480 1000 478Q1070 474 1092 520L1140 920Z`,
      linear(0, 450, 0, 900, [
        [0, sheet(-0.2)],
        [0.4, sheet(0.04)],
        [1, sheet(0.14)],
      ]),
    ) +
    folds(
      [
        [430, 480, 380, 640, 18],
        [540, 490, 566, 620, 15],
        [690, 490, 660, 620, 15],
        [800, 490, 850, 640, 18],
        [180, 520, 150, 860, 20],
        [1020, 520, 1060, 860, 20],
        [270, 520, 230, 700, 12],
        [930, 510, 980, 700, 12],
      ],
      0.28,
      0.5,
    ) +
    folds(
      [
        [470, 474, 440, 600, 12],
        [760, 480, 790, 600, 12],
        [220, 520, 196, 800, 12],
        [1060, 560, 1090, 800, 9],
      ],
      -0.4,
      0.9,
    ) +
    manta(
      L,
      [
        [104, 560],
        [1100, 560],
        [1122, 640],
        [86, 640],
      ],
      { fringe: true },
    ) +
    tray(L, { x: 600, far: 300, near: 390, top: 620, bottom: 850 }) +
    fruitBowl(L, 600, 742, 250) +
    fill(ellipse(424, 726, 92, 25), L.tone(ink.plum, 0, 0.2), 0.25) +
    fill(ellipse(424, 720, 90, 24), L.tone(ink.snow, 0, -0.1)) +
    marraqueta(L, 424, 722, 116) +
    '<g transform="translate(64 14)">' +
    line('M800 706L802 640', L.tone(ink.leafDeep, 0, 0), 5) +
    copihue(L, 812, 612, 66, 14) +
    copihue(L, 778, 626, 58, -16) +
    fill(lens(800, 660, 850, 620, 12), L.tone(ink.leaf, 0, 0)) +
    fill(
      curve(
        [
          [784, 662],
          [776, 700],
          [786, 734],
          [816, 734],
          [826, 700],
          [818, 662],
        ],
        true,
      ),
      '#e6f0ea',
      0.75,
    ) +
    fill(ellipse(801, 710, 20, 18), '#9fc6c4', 0.6) +
    '</g>' +
    cup(L, 420, 826, 88, { seed: 2, colour: ink.copihue }) +
    cup(L, 738, 828, 88, { seed: 6, colour: ink.wheat, flip: true }) +
    '<g transform="translate(-16 0)">' +
    fill(
      cut([
        [530, 788],
        [664, 782],
        [676, 836],
        [538, 842],
      ]),
      L.tone(ink.plum, 0, 0.3),
      0.25,
    ) +
    fill(
      cut([
        [526, 782],
        [660, 776],
        [672, 830],
        [534, 836],
      ]),
      L.tone(ink.paper, 0, -0.1),
    ) +
    line('M548 800L640 796M550 814L616 811', L.tone(ink.ink, 0, 0.1), 3, 0.55) +
    fill(
      curve(
        [
          [644, 812],
          [634, 802],
          [626, 810],
          [644, 826],
          [660, 808],
          [652, 801],
        ],
        true,
      ),
      L.tone(ink.copihue, 0, 0),
    ) +
    '</g>',
};
