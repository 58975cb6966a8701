/** Saturday, early: the breakfast table in the corredor, the garden and the poplars still in their mist. */
import { ink } from '../kit/colour.ts';
import { cordillera } from '../kit/cordillera.ts';
import { garland } from '../kit/copihue.ts';
import { linear } from '../kit/defs.ts';
import { wildflowers } from '../kit/grass.ts';
import { ground, hill, treeline } from '../kit/hills.ts';
import { lit, morning } from '../kit/light.ts';
import { poplars } from '../kit/poplar.ts';
import { cut, ellipse, fill, line, rect, many, lens } from '../kit/shapes.ts';
import { clouds, mist, rays, sky, sun, veils } from '../kit/sky.ts';
import {
  basket,
  bread,
  castShadow,
  coffeePot,
  cup,
  egg,
  flowerJug,
  palta,
} from '../kit/still-life.ts';
import { flock } from '../kit/birds.ts';
import { nogal } from '../kit/trees.ts';

const L = lit(morning, {
  from: -1,
  sky: [
    [0, '#a4cbd0'],
    [0.45, '#dfe9dc'],
    [0.8, '#fbe9c4'],
    [1, '#fbdcae'],
  ],
  haze: '#f0e8d0',
});
const shade = lit(morning, { from: -1, tint: '#8a6a52', tinted: 0.22 });
const far = ground(430, 14, 3, 260);
const mid = ground(478, 12, 8, 300);

const column = (x: number, w: number) =>
  fill(
    rect(x - w / 2, 60, w, 560),
    linear(x - w / 2, 0, x + w / 2, 0, [
      [0, shade.tone(ink.wood, 0, -0.35)],
      [0.4, shade.tone(ink.wood, 0, 0.05)],
      [1, shade.tone(ink.woodDeep, 0, 0.25)],
    ]),
  ) +
  fill(
    cut([
      [x - w * 1.9, 60],
      [x + w * 1.9, 60],
      [x + w * 0.6, 130],
      [x - w * 0.6, 130],
    ]) + rect(x - w * 0.75, 570, w * 1.5, 60),
    shade.tone(ink.woodDeep, 0, 0.1),
  ) +
  fill(
    many(8, (i) =>
      lens(
        x - w * 0.3 + ((i * 13) % 20),
        150 + i * 52,
        x - w * 0.28 + ((i * 13) % 20),
        195 + i * 52,
        1.2,
      ),
    ),
    shade.tone(ink.woodDeep, 0, 0.2),
    0.7,
  );

const plate = (x: number, y: number, r: number) =>
  castShadow(L, x, y + 4, r * 1.5, 0.6) +
  fill(ellipse(x, y, r, r * 0.27), L.tone(ink.river, 0, 0.1)) +
  fill(ellipse(x, y - 2, r * 0.97, r * 0.255), L.tone(ink.snow, 0, 0)) +
  fill(ellipse(x, y, r * 0.68, r * 0.17), L.tone(ink.paperDeep, 0, 0.06));

export const scene = {
  name: 'event-desayuno',
  width: 1200,
  height: 800,
  draw: () =>
    sky(L, 450) +
    sun(L, 330, 300, 40, 8) +
    rays(L, 330, 300, 70, 560, 46, 5, 0.3) +
    clouds(L, 3, 6, 150, 330, 0.6, '#fff6dd') +
    cordillera(L, { base: 440, height: 150, seed: 17, depth: 0.62 }) +
    flock(680, 230, 160, 9, 9, L.tone(ink.ink, 0.3), 3) +
    hill(L, far, { colour: ink.leaf, depth: 0.55 }) +
    treeline(L, far, { from: 0, to: 1200, count: 50, size: 15, depth: 0.5, seed: 3 }) +
    mist(L, 390, 500, 0.85, '#fdf0d2') +
    poplars(L, mid, { from: 560, to: 860, count: 9, h: 230, seed: 6, depth: 0.22 }) +
    nogal(L, { x: 1010, y: 520, h: 270, seed: 5, depth: 0.14 }) +
    hill(L, mid, { colour: ink.leaf, depth: 0.16, marks: 120, seed: 5 }) +
    veils(L, 7, 10, 455, 530, 0.6, '#fff5dc') +
    wildflowers(L, { from: 60, to: 1160, y: 604, h: 54, count: 110, seed: 9 }) +
    fill(rect(-20, -20, 1240, 84), shade.tone(ink.woodDeep, 0, 0.3)) +
    fill(rect(-20, 52, 1240, 26), shade.tone(ink.wood, 0, 0.08)) +
    many(17, (i) => fill(rect(i * 76 - 18, -20, 26, 74), shade.tone(ink.wood, 0, 0.2))) +
    garland(shade, [150, 92], [590, 92], { seed: 3, sag: 42, flowers: 8, size: 44 }) +
    garland(shade, [590, 92], [1060, 92], { seed: 8, sag: 46, flowers: 9, size: 44 }) +
    column(120, 40) +
    column(590, 40) +
    column(1075, 40) +
    fill(
      cut([
        [-20, 590],
        [1220, 590],
        [1220, 820],
        [-20, 820],
      ]),
      linear(0, 590, 0, 800, [
        [0, L.tone(ink.snow, 0, -0.1)],
        [1, L.tone(ink.paperDeep, 0, 0.14)],
      ]),
    ) +
    fill(
      many(9, (i) =>
        cut([
          [i * 150 - 40, 590],
          [i * 150 - 2, 590],
          [i * 170 - 110, 820],
          [i * 170 - 170, 820],
        ]),
      ),
      L.tone(ink.river, 0.1, 0),
      0.16,
    ) +
    fill(
      rect(-20, 636, 1240, 10) + rect(-20, 706, 1240, 16) + rect(-20, 786, 1240, 20),
      L.tone(ink.river, 0.1, 0),
      0.16,
    ) +
    fill(
      cut([
        [140, 590],
        [100, 590],
        [-80, 820],
        [60, 820],
      ]) +
        cut([
          [610, 590],
          [570, 590],
          [640, 820],
          [780, 820],
        ]),
      L.tone(ink.plum, 0, 0.1),
      0.16,
    ) +
    flowerJug(L, 238, 668, 250, 5) +
    coffeePot(L, 452, 690, 190) +
    basket(
      L,
      690,
      700,
      270,
      4,
      bread(L, 625, 640, 120, 3) + bread(L, 745, 642, 124, 5) + bread(L, 690, 618, 116, 8),
    ) +
    plate(960, 690, 120) +
    palta(L, 925, 698, 112) +
    palta(L, 1008, 690, 96) +
    egg(L, 838, 712, 52) +
    egg(L, 868, 726, 54, ink.blossom) +
    cup(L, 330, 752, 76, { seed: 2, colour: ink.paper }) +
    cup(L, 1110, 748, 78, { seed: 5, flip: true, colour: ink.blossom }) +
    plate(600, 768, 122) +
    bread(L, 575, 770, 112, 9) +
    fill(lens(650, 762, 700, 748, 8), L.tone(ink.gold, 0, -0.2)) +
    line('M752 776L830 748M762 784L842 756', L.tone(ink.stone, 0, 0), 5) +
    fill(lens(826, 752, 872, 732, 6), L.tone(ink.stone, 0, -0.2)),
};
