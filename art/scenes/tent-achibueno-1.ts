/** By day: the big tent on its deck, at a bend of the green river, willows and white stones. */
import { ink } from '../kit/colour.ts';
import { cordillera } from '../kit/cordillera.ts';
import { dome } from '../kit/dome.ts';
import { figure } from '../kit/figure.ts';
import { grass, wildflowers } from '../kit/grass.ts';
import { ground, hill, treeline } from '../kit/hills.ts';
import { grazing, horse } from '../kit/horse.ts';
import { lit, noon } from '../kit/light.ts';
import { bankStones, river, stone, type Course } from '../kit/river.ts';
import { clouds, sky } from '../kit/sky.ts';
import { nogal, willow } from '../kit/trees.ts';
import { flock } from '../kit/birds.ts';
import { poplars } from '../kit/poplar.ts';

const L = lit(noon, { from: -1 });
const far = ground(372, 26, 14, 260);
const mid = ground(430, 14, 9, 300);
const course: Course = [
  [424, 1010, 20],
  [470, 1120, 70],
  [530, 900, 180],
  [620, 560, 330],
  [700, 330, 560],
  [810, 200, 1050],
];

export const scene = {
  name: 'tent-achibueno-1',
  width: 1200,
  height: 800,
  draw: () =>
    sky(L, 420) +
    clouds(L, 11, 9, 60, 300, 0.95, '#ffffff') +
    cordillera(L, { base: 396, height: 200, seed: 52, depth: 0.5, snow: 0.45 }) +
    flock(240, 150, 170, 8, 11, L.tone(ink.ink, 0.3), 2) +
    hill(L, far, { colour: ink.leaf, depth: 0.42, marks: 50, seed: 2 }) +
    treeline(L, far, { from: 0, to: 1200, count: 80, size: 17, depth: 0.38, seed: 6 }) +
    hill(L, mid, { colour: ink.olive, depth: 0.14, shade: -0.08, marks: 120, seed: 5 }) +
    poplars(L, mid, { from: 20, to: 260, count: 7, h: 170, seed: 4, depth: 0.22 }) +
    nogal(L, { x: 1130, y: 478, h: 240, seed: 6, depth: 0.1 }) +
    wildflowers(L, {
      from: 20,
      to: 700,
      y: (x) => 500 + ((x * 37) % 90),
      h: 22,
      count: 130,
      seed: 21,
      depth: 0.1,
      colours: [ink.paper, ink.gold, ink.blossom],
    }) +
    grazing({
      x: 250,
      y: 545,
      h: 66,
      colour: L.tone(ink.woodDeep, 0.05),
      mane: L.tone(ink.ink, 0.05),
    }) +
    horse({
      x: 360,
      y: 538,
      h: 64,
      gait: 'stand',
      flip: true,
      colour: L.tone(ink.clay, 0.05, 0.1),
      mane: L.tone(ink.paperDeep, 0.1, 0.1),
    }) +
    nogal(L, { x: 520, y: 470, h: 170, seed: 9, depth: 0.18 }) +
    river(L, {
      course,
      seed: 8,
      colours: ['#d5ece3', '#3f8a8b'],
      streaks: 170,
      bank: L.tone(ink.edge, 0.1, -0.1),
      gleamX: 620,
      gleam: '#f6fff2',
    }) +
    bankStones(L, course, { count: 60, seed: 9, size: 84, from: 0.15, spread: 0.12 }) +
    stone(L, 470, 690, 120, 4) +
    stone(L, 560, 712, 70, 8) +
    stone(L, 240, 650, 84, 12) +
    hill(L, (x) => 660 - Math.max(0, x - 560) * 0.1 + Math.max(0, 640 - x) * 0.7, {
      colour: ink.leaf,
      shade: -0.06,
      marks: 130,
      seed: 12,
      to: 0.3,
    }) +
    dome(L, { x: 820, y: 640, r: 208, turn: 0.62, face: -0.42, tilt: 0.16 }) +
    figure({
      x: 590,
      y: 668,
      h: 104,
      pose: 'stand',
      colour: '#26362f',
      dress: ink.copihue,
      skin: '#6b4430',
      hair: 'long',
      hat: ink.paperDeep,
    }) +
    willow(L, { x: 1190, y: 760, h: 560, seed: 8, shade: 0.06, wide: 0.62 }) +
    grass(L, { from: 560, to: 1220, y: 815, h: 92, count: 240, seed: 4, shade: 0.12 }) +
    wildflowers(L, { from: 580, to: 1120, y: 815, h: 96, count: 44, seed: 7 }) +
    grass(L, {
      from: -20,
      to: 90,
      y: 815,
      h: 130,
      count: 60,
      seed: 5,
      colour: ink.olive,
      shade: 0.1,
    }),
};
