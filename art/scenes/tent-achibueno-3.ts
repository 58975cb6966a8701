/** Inside the big tent in the morning: the bed, and through the panes the river and the poplars. */
import { ink } from '../kit/colour.ts';
import { cordillera } from '../kit/cordillera.ts';
import { domeInside } from '../kit/dome.ts';
import { ground, hill, treeline } from '../kit/hills.ts';
import { bed, bedside, floor, rug } from '../kit/interior.ts';
import { lit, morning } from '../kit/light.ts';
import { camera } from '../kit/perspective.ts';
import { poplars } from '../kit/poplar.ts';
import { bankStones, river, type Course } from '../kit/river.ts';
import { cut, fill } from '../kit/shapes.ts';
import { clouds, mist, rays, sky, sun, veils } from '../kit/sky.ts';
import { flowerJug } from '../kit/still-life.ts';
import { flock } from '../kit/birds.ts';
import { linear } from '../kit/defs.ts';

const L = lit(morning, {
  from: 1,
  sky: [
    [0, '#a9ced1'],
    [0.5, '#e6eddb'],
    [1, '#fce3b6'],
  ],
  haze: '#f2e6cc',
});
const room = lit(morning, { from: 1, tint: '#e8b77c', tinted: 0.16, shadow: '#4a3430' });
const cam = camera({ x: 600, horizon: 400, eye: 1.5, focal: 780 });
const far = ground(372, 16, 4, 220);
const course: Course = [
  [412, 720, 18],
  [440, 640, 60],
  [480, 760, 150],
  [540, 560, 320],
  [620, 700, 560],
];

export const scene = {
  name: 'tent-achibueno-3',
  width: 1200,
  height: 800,
  draw: () =>
    sky(L, 400) +
    sun(L, 760, 215, 38, 8) +
    rays(L, 760, 215, 66, 420, 40, 3, 0.4) +
    clouds(L, 4, 7, 60, 300, 0.8, '#fffaf0') +
    flock(430, 170, 130, 7, 9, L.tone(ink.ink, 0.3), 3) +
    cordillera(L, { base: 392, height: 170, seed: 71, depth: 0.55 }) +
    hill(L, far, { colour: ink.olive, depth: 0.4 }) +
    treeline(L, far, { from: 200, to: 1000, count: 40, size: 13, depth: 0.4, seed: 6 }) +
    mist(L, 340, 430, 0.8) +
    poplars(L, () => 418, { from: 300, to: 520, count: 6, h: 190, seed: 9, depth: 0.16 }) +
    hill(L, () => 414, { colour: ink.leaf, shade: -0.05, marks: 100, seed: 5 }) +
    river(L, {
      course,
      seed: 6,
      colours: ['#fdeac4', '#5c9396'],
      streaks: 80,
      gleamX: 740,
      gleam: '#fffbe6',
      bank: L.tone(ink.edge, 0.1),
    }) +
    bankStones(L, course, { count: 24, seed: 4, size: 40, from: 0.1 }) +
    veils(L, 5, 5, 415, 450, 0.6, '#fff8e4') +
    domeInside(room, {
      x: 600,
      y: 390,
      size: 600,
      back: 0.86,
      eye: 0.24,
      up: 0,
      turn: 0.31,
      open: (a, h) => Math.abs(a) < 1.02 && h < 0.86,
    }) +
    floor(room, cam, 1.2, 5.2, 4.4) +
    fill(
      cut([
        cam.point(-1.2, 0, 5.1),
        cam.point(2.3, 0, 5.1),
        cam.point(0.6, 0, 1.6),
        cam.point(-2.6, 0, 1.6),
      ]),
      linear(0, 620, 0, 800, [
        [0, '#fff3cf', 0.5],
        [1, '#fff3cf', 0.05],
      ]),
    ) +
    rug(room, cam, 0, 3.3, 1.9) +
    bedside(room, cam, -1.55, 4.1, 0) +
    bedside(room, cam, 1.55, 4.1, 0.2) +
    bed(room, cam, { X: 0, near: 2.5, far: 4.6, w: 1.9, h: 0.46 }) +
    flowerJug(room, cam.point(1.95, 0, 2.9)[0], cam.point(1.95, 0, 2.9)[1], 190, 8, {
      jug: ink.clay,
    }),
};
