/** An afternoon in the river: a pool between white stones, bathers, a rope swing from the willow. */
import { ink } from '../kit/colour.ts';
import { figure } from '../kit/figure.ts';
import { grass } from '../kit/grass.ts';
import { ground, hill, treeline } from '../kit/hills.ts';
import { lit, noon } from '../kit/light.ts';
import { bankStones, ripples, river, stone, type Course } from '../kit/river.ts';
import { clipped } from '../kit/defs.ts';
import { ellipse, fill, lens, line, many, rect } from '../kit/shapes.ts';
import { clouds, sky } from '../kit/sky.ts';
import { nogal, willow } from '../kit/trees.ts';
import { cordillera } from '../kit/cordillera.ts';
import { random } from '../kit/random.ts';

const L = lit(noon, {
  from: 1,
  sky: [
    [0, '#4f9db0'],
    [0.6, '#a9d6d6'],
    [1, '#e6f0dc'],
  ],
});
const far = ground(300, 30, 71, 240);
const course: Course = [
  [330, 640, 120],
  [370, 560, 300],
  [420, 700, 520],
  [520, 600, 860],
  [650, 620, 1180],
  [820, 600, 1700],
];
const chance = random(8);
const skin = '#8a5638';

/** Somebody up to the waist in water. */
const bather = (
  x: number,
  y: number,
  h: number,
  pose: 'cheer' | 'stand' | 'toast' | 'holdUp',
  o: { dress?: string; flip?: boolean; hat?: string; part?: number } = {},
) =>
  clipped(
    rect(x - h, y - h * 2, h * 2, h * 2),
    figure({
      x,
      y: y + h * (o.part ?? 0.5),
      h,
      pose,
      colour: skin,
      dress: o.dress,
      skin,
      flip: o.flip ?? false,
      hat: o.hat,
      hair: o.dress ? 'bun' : 'short',
    }),
  ) + ripples(x, y, h * 0.22, '#f2fbf3');

export const scene = {
  name: 'activity-rio',
  width: 1200,
  height: 800,
  draw: () =>
    sky(L, 320) +
    clouds(L, 41, 7, 30, 220, 0.95, '#ffffff') +
    cordillera(L, { base: 320, height: 170, seed: 111, depth: 0.55 }) +
    hill(L, far, { colour: ink.leaf, depth: 0.4, marks: 40 }) +
    treeline(L, far, { from: 0, to: 1200, count: 90, size: 22, depth: 0.32, seed: 4 }) +
    nogal(L, { x: 200, y: 400, h: 250, seed: 3, depth: 0.16 }) +
    nogal(L, { x: 930, y: 380, h: 200, seed: 9, depth: 0.2 }) +
    nogal(L, { x: 420, y: 352, h: 130, seed: 14, depth: 0.26 }) +
    hill(L, () => 350, { colour: ink.edge, shade: -0.2, to: 0.05 }) +
    treeline(L, () => 356, { from: 0, to: 460, count: 16, size: 26, depth: 0.12, seed: 8 }) +
    treeline(L, () => 356, { from: 760, to: 1200, count: 18, size: 26, depth: 0.12, seed: 11 }) +
    river(L, {
      course,
      seed: 8,
      colours: ['#cfeee4', '#2f8f94'],
      streaks: 200,
      gleamX: 700,
      gleam: '#f7fff4',
      bank: L.tone(ink.paperDeep, 0, -0.2),
    }) +
    fill(
      many(60, () => {
        const t = chance();
        const y = 470 + t * 320;
        const x = chance.between(60, 1140);
        return ellipse(x, y, 5 + t * 20, 2 + t * 7);
      }),
      '#1f6f76',
      0.22,
    ) +
    bankStones(L, course, { count: 70, seed: 15, size: 90, from: 0.05, spread: 0.1 }) +
    figure({
      x: 268,
      y: 452,
      h: 96,
      pose: 'stand',
      colour: skin,
      dress: ink.copihue,
      skin,
      hat: ink.paperDeep,
    }) +
    figure({ x: 330, y: 462, h: 84, pose: 'run', colour: skin, skin, shorts: ink.river }) +
    bather(520, 470, 96, 'cheer', { dress: ink.gold }) +
    bather(610, 484, 104, 'toast', { flip: true }) +
    bather(770, 500, 110, 'stand', { dress: ink.river, hat: ink.paper, part: 0.62 }) +
    bather(880, 468, 92, 'cheer') +
    // Afloat on an inner tube, hat over the eyes.
    ripples(470, 640, 96, '#f2fbf3') +
    fill(ellipse(470, 628, 92, 30), '#26332c') +
    fill(ellipse(470, 622, 56, 15), L.tone(ink.river, 0, 0)) +
    fill(lens(400, 622, 560, 612, 13), skin) +
    fill(ellipse(404, 606, 17, 15), skin) +
    fill(ellipse(400, 596, 32, 7) + ellipse(402, 588, 18, 12), L.tone(ink.paperDeep, 0, -0.1)) +
    fill(lens(430, 616, 490, 612, 12), ink.copihue) +
    fill(lens(556, 614, 592, 596, 6) + lens(550, 618, 596, 612, 6), skin) +
    fill(lens(380, 626, 560, 640, 5), '#4a5a50', 0.9) +
    stone(L, 830, 640, 190, 5) +
    stone(L, 950, 676, 120, 9) +
    stone(L, 720, 682, 90, 13) +
    stone(L, 120, 700, 220, 21) +
    stone(L, 250, 748, 130, 25) +
    figure({
      x: 820,
      y: 606,
      h: 150,
      pose: 'sitGround',
      colour: skin,
      dress: ink.copihueDeep,
      skin,
      hair: 'long',
    }) +
    willow(L, { x: 1120, y: 560, h: 560, seed: 14, shade: 0.04, wide: 1.1 }) +
    line('M1010 250V470', L.tone(ink.woodDeep, 0, 0.1), 3) +
    fill(rect(990, 470, 42, 7), L.tone(ink.wood, 0, 0)) +
    grass(L, { from: 1040, to: 1220, y: 815, h: 150, count: 80, seed: 5, shade: 0.1 }) +
    grass(L, { from: -20, to: 70, y: 815, h: 170, count: 50, seed: 9, shade: 0.1 }),
};
