/** Blue hour by the river: three lit tents under aromos in flower, the last red on the cordillera. */
import { cordillera } from '../kit/cordillera.ts';
import { ink } from '../kit/colour.ts';
import { dome } from '../kit/dome.ts';
import { figure } from '../kit/figure.ts';
import { grass } from '../kit/grass.ts';
import { ground, hill, treeline } from '../kit/hills.ts';
import { dusk, lit } from '../kit/light.ts';
import { lantern } from '../kit/lights.ts';
import { poplars } from '../kit/poplar.ts';
import { bankStones, river, type Course } from '../kit/river.ts';
import { clouds, mist, moon, sky, stars } from '../kit/sky.ts';
import { aromo, branch } from '../kit/trees.ts';

const L = lit(dusk, { tinted: 0.4 });
const far = ground(440, 18, 4, 260);
const mid = ground(478, 14, 9, 300);
const near = ground(548, 10, 21, 420);
const course: Course = [
  [478, 860, 26],
  [520, 760, 70],
  [580, 900, 190],
  [660, 800, 330],
  [810, 980, 760],
];

export const scene = {
  name: 'event-glamping',
  width: 1200,
  height: 800,
  draw: () =>
    sky(L, 460) +
    stars(5, 130, 260) +
    moon(930, 120, 26, false) +
    clouds(L, 8, 7, 190, 380, 0.4, '#f3a07a') +
    cordillera(lit(L, { tinted: 0.2 }), {
      base: 460,
      height: 270,
      seed: 12,
      peaks: 7,
      depth: 0.5,
      colour: ink.plum,
    }) +
    mist(L, 380, 480, 0.6, '#c97a78') +
    hill(L, far, { colour: ink.leafDeep, depth: 0.4 }) +
    treeline(L, far, { from: 0, to: 1200, count: 60, size: 16, depth: 0.38, seed: 3 }) +
    poplars(L, mid, { from: 930, to: 1190, count: 9, h: 190, seed: 6, depth: 0.16, shade: 0.2 }) +
    hill(L, mid, { colour: ink.leafDeep, depth: 0.18, marks: 60, seed: 5 }) +
    river(L, {
      course,
      seed: 4,
      colours: ['#f7b57a', '#3b4a69'],
      gleamX: 830,
      gleam: '#ffd9a0',
      streaks: 120,
    }) +
    aromo(L, { x: 90, y: 600, h: 380, seed: 8, shade: 0.12, depth: 0.08 }) +
    dome(L, { x: 620, y: 552, r: 74, lit: 0.9, turn: 0.5, face: 0.3, depth: 0.05 }) +
    dome(L, { x: 420, y: 590, r: 108, lit: 1, turn: 0.1, face: 0.28 }) +
    hill(L, (x) => near(x) + 60 + Math.max(0, x - 560) * 0.55, {
      colour: ink.leaf,
      shade: 0.1,
      marks: 110,
      seed: 14,
    }) +
    dome(L, { x: 215, y: 655, r: 158, lit: 1, turn: 0.25, face: 0.35 }) +
    bankStones(L, course, { count: 40, seed: 3, size: 66, from: 0.3, spread: 0.1 }) +
    lantern(470, 700, 44) +
    lantern(590, 752, 56) +
    figure({ x: 520, y: 716, h: 92, pose: 'walk', colour: '#141a2a', rim: '#e79a62' }) +
    figure({
      x: 556,
      y: 722,
      h: 86,
      pose: 'holdHands',
      flip: true,
      colour: '#141a2a',
      dress: '#8c2740',
      rim: '#e79a62',
    }) +
    grass(L, {
      from: -20,
      to: 640,
      y: 815,
      h: 80,
      count: 190,
      seed: 7,
      colour: ink.leafDeep,
      shade: 0.3,
    }) +
    branch(L, [-30, 40], [420, 90], {
      seed: 4,
      colour: ink.olive,
      leaf: 34,
      count: 70,
      pompons: true,
      shade: 0.15,
      sag: 60,
    }) +
    branch(L, [1230, 10], [960, 70], {
      seed: 9,
      colour: ink.olive,
      leaf: 30,
      count: 46,
      pompons: true,
      shade: 0.2,
      sag: 40,
    }),
};
