/** First light: three still figures in the meadow above the mist. */
import { ink } from '../kit/colour.ts';
import { cordillera } from '../kit/cordillera.ts';
import { figure } from '../kit/figure.ts';
import { grass, wildflowers } from '../kit/grass.ts';
import { ground, hill, treeline } from '../kit/hills.ts';
import { dawn, lit } from '../kit/light.ts';
import { poplars } from '../kit/poplar.ts';
import { cut, ellipse, fill, lens } from '../kit/shapes.ts';
import { clouds, glow, mist, rays, sky, veils } from '../kit/sky.ts';
import { flock } from '../kit/birds.ts';
import { willow } from '../kit/trees.ts';

const L = lit(dawn, {
  from: -1,
  sky: [
    [0, '#7fa3b5'],
    [0.35, '#c3c8c6'],
    [0.6, '#f3c9bd'],
    [0.82, '#f7ad91'],
    [1, '#fbd3a2'],
  ],
});
const a = ground(440, 20, 131, 240);
const b = ground(520, 22, 132, 280);
const meadow = (x: number) => 640 + Math.sin(x / 260) * 10;
const body = '#2b2f3a';

const mat = (x: number, y: number, w: number, colour: string) =>
  fill(lens(x - w * 0.6, y + 12, x + w * 0.6, y + 12, 14), L.tone(ink.ink, 0, 0.3), 0.3) +
  fill(
    cut([
      [x - w * 0.42, y - 9],
      [x + w * 0.42, y - 9],
      [x + w * 0.5, y + 11],
      [x - w * 0.5, y + 11],
    ]),
    L.tone(colour, 0, 0.06),
  );

export const scene = {
  name: 'activity-yoga',
  width: 1200,
  height: 800,
  draw: () =>
    sky(L, 470) +
    glow(330, 380, 520, '#fff0c4', 0.85) +
    fill(ellipse(330, 372, 62), '#fff6de') +
    rays(L, 330, 372, 100, 720, 54, 8, 0.34) +
    clouds(L, 52, 9, 60, 300, 0.8, '#ffe9dc') +
    flock(720, 150, 200, 11, 11, L.tone(ink.ink, 0.35), 9) +
    cordillera(L, { base: 450, height: 230, seed: 144, depth: 0.48, colour: ink.plum }) +
    mist(L, 340, 470, 0.9, '#fbd8c6') +
    hill(L, a, { colour: ink.leaf, depth: 0.56 }) +
    treeline(L, a, { from: 0, to: 1200, count: 50, size: 16, depth: 0.52, seed: 4 }) +
    mist(L, 430, 540, 0.95, '#fde6d6') +
    poplars(L, b, { from: 780, to: 1190, count: 10, h: 210, seed: 6, depth: 0.34 }) +
    hill(L, b, { colour: ink.leaf, depth: 0.36 }) +
    veils(L, 6, 12, 500, 600, 0.85, '#fff1e6') +
    mist(L, 520, 650, 0.9, '#fdeadb') +
    willow(L, { x: 1080, y: 660, h: 470, seed: 9, depth: 0.12 }) +
    hill(L, meadow, { colour: ink.leaf, depth: 0.04, shade: -0.02, marks: 140, seed: 4 }) +
    wildflowers(L, {
      from: -10,
      to: 1210,
      y: (x) => meadow(x) + 26,
      h: 30,
      count: 60,
      seed: 12,
      depth: 0.1,
    }) +
    mat(300, 704, 130, ink.river) +
    mat(560, 720, 250, ink.copihue) +
    mat(860, 708, 130, ink.wheat) +
    figure({ x: 300, y: 706, h: 268, pose: 'tree', colour: body, rim: '#ffd9a4', hair: 'bun' }) +
    figure({
      x: 560,
      y: 722,
      h: 272,
      pose: 'warrior',
      flip: true,
      colour: body,
      rim: '#ffd9a4',
      hair: 'bun',
    }) +
    figure({
      x: 860,
      y: 710,
      h: 262,
      pose: 'tree',
      flip: true,
      colour: body,
      rim: '#ffd9a4',
      hair: 'short',
    }) +
    grass(L, { from: -20, to: 1220, y: 816, h: 74, count: 330, seed: 5, shade: 0.15 }) +
    wildflowers(L, { from: 0, to: 1200, y: 818, h: 84, count: 44, seed: 6 }),
};
