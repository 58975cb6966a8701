/** The sweet table at nightfall: the cake, the wine of the valley, and the garden's lights behind. */
import { cake, slice } from '../kit/cake.ts';
import { ink } from '../kit/colour.ts';
import { linear, radial } from '../kit/defs.ts';
import { foliage } from '../kit/foliage.ts';
import { dusk, lit } from '../kit/light.ts';
import { stringLights } from '../kit/lights.ts';
import { random } from '../kit/random.ts';
import { type Point, blob, curve, cut, ellipse, fill, lens, many, rect } from '../kit/shapes.ts';
import { castShadow, flowerJug } from '../kit/still-life.ts';
import { bunch } from '../kit/table.ts';
import { heldCandle, wineBottle, wineGlass } from '../kit/wine.ts';

const L = lit(dusk, { tint: '#6a3a3a', tinted: 0.16, shadow: '#2a1a2c', sun: '#ffdca0', from: -1 });
const back = lit(dusk, {
  tint: '#16303a',
  tinted: 0.6,
  shadow: '#0e1c28',
  sun: '#4d7064',
  haze: '#3d5258',
  from: -1,
});
const chance = random(19);
const bokeh = (n: number, seed: number) => {
  const c = random(seed);
  return many(n, () => {
    const [x, y, r] = [c.between(0, 1200), c.between(60, 470), c.between(7, 30)];
    const colour = c.pick(['#ffd27a', '#ffc067', '#f7a25a', '#ffe3a8']);
    return fill(
      ellipse(x, y, r),
      radial(x, y, r, [
        [0, colour, 0.5],
        [0.82, colour, 0.42],
        [0.92, colour, 0.6],
        [1, colour, 0.1],
      ]),
      c.between(0.4, 0.9),
    );
  });
};
const fig = (x: number, y: number, s: number) =>
  castShadow(L, x, y, s) +
  fill(
    curve(
      [
        [x - s * 0.5, y - s * 0.34],
        [x - s * 0.3, y - s * 0.74],
        [x - s * 0.06, y - s * 1.1],
        [x + s * 0.06, y - s * 1.1],
        [x + s * 0.3, y - s * 0.74],
        [x + s * 0.5, y - s * 0.34],
        [x + s * 0.24, y],
        [x - s * 0.24, y],
      ] as Point[],
      true,
    ),
    linear(x - s * 0.5, 0, x + s * 0.5, 0, [
      [0, L.tone(ink.plum, 0, -0.2)],
      [1, L.tone(ink.plum, 0, 0.4)],
    ]),
  ) +
  fill(
    lens(x - s * 0.2, y - s * 0.7, x - s * 0.26, y - s * 0.2, s * 0.04),
    L.tone(ink.blossom, 0, 0),
    0.6,
  );
const openFig = (x: number, y: number, s: number) =>
  fill(ellipse(x, y - s * 0.3, s * 0.46, s * 0.4), L.tone(ink.plum, 0, 0.1)) +
  fill(ellipse(x, y - s * 0.3, s * 0.39, s * 0.33), L.tone(ink.blossom, 0, -0.1)) +
  fill(blob(x, y - s * 0.3, s * 0.28, s * 0.23, 4, 0.1), L.tone('#c2405a', 0, 0)) +
  fill(
    many(14, (i) =>
      ellipse(
        x + Math.cos(i * 2.4) * s * 0.2 * ((i % 5) / 5 + 0.2),
        y - s * 0.3 + Math.sin(i * 2.4) * s * 0.16 * ((i % 5) / 5 + 0.2),
        s * 0.018,
      ),
    ),
    '#ffe9b8',
  );
const cloth = () =>
  fill(
    cut([
      [-20, 560],
      [1220, 560],
      [1220, 820],
      [-20, 820],
    ]),
    linear(0, 560, 0, 800, [
      [0, L.tone(ink.paper, 0, -0.05)],
      [1, L.tone(ink.edge, 0, 0.14)],
    ]),
  ) +
  fill(
    cut([
      [330, 560],
      [890, 560],
      [980, 820],
      [240, 820],
    ]),
    L.tone(ink.copihueDeep, 0, 0.1),
    0.9,
  ) +
  fill(
    cut([
      [350, 560],
      [358, 560],
      [276, 820],
      [262, 820],
    ]) +
      cut([
        [862, 560],
        [870, 560],
        [958, 820],
        [944, 820],
      ]),
    L.tone(ink.gold, 0, 0),
    0.8,
  ) +
  fill(
    many(34, () => {
      const x = chance.between(-40, 1200);
      const y = 575 + 225 * chance();
      return lens(x, y, x + chance.between(60, 220), y + chance.between(-2, 2), 1.4);
    }),
    L.tone(ink.plum, 0, 0),
    0.16,
  );

export const scene = {
  name: 'gallery-12',
  width: 1200,
  height: 800,
  draw: () =>
    fill(
      rect(-20, -20, 1240, 840),
      linear(0, 0, 0, 600, [
        [0, '#142c3c'],
        [0.5, '#29414c'],
        [0.85, '#5d5550'],
        [1, '#8a6a52'],
      ]),
    ) +
    foliage(back, 120, 180, 300, 230, { colour: ink.leafDeep, seed: 4, depth: 0.1, leaf: 22 }) +
    foliage(back, 1080, 170, 320, 240, { colour: ink.leafDeep, seed: 8, depth: 0.1, leaf: 22 }) +
    foliage(back, 60, 430, 220, 130, { colour: ink.leafDeep, seed: 14, depth: 0.2, leaf: 20 }) +
    foliage(back, 1150, 430, 220, 140, { colour: ink.leafDeep, seed: 18, depth: 0.2, leaf: 20 }) +
    foliage(back, 600, 500, 420, 90, { colour: ink.leafDeep, seed: 28, depth: 0.36, leaf: 18 }) +
    bokeh(46, 3) +
    stringLights([-20, 40], [600, 96], 60, 12, 6, '#0f1a22', 0.8) +
    stringLights([600, 96], [1220, 30], 66, 12, 6, '#0f1a22', 0.8) +
    fill(
      ellipse(600, 420, 430),
      radial(600, 420, 430, [
        [0, '#ffd28a', 0.42],
        [1, '#ffb060', 0],
      ]),
    ) +
    cloth() +
    wineBottle(L, 268, 640, 330) +
    flowerJug(L, 1000, 640, 260, 7) +
    castShadow(L, 600, 650, 330) +
    cake(L, 600, 660, 150) +
    wineGlass(L, 376, 700, 210) +
    wineGlass(L, 162, 722, 220) +
    heldCandle(L, 866, 660, 84) +
    heldCandle(L, 922, 690, 62) +
    heldCandle(L, 286, 758, 58) +
    slice(L, 846, 762, 130) +
    fill(ellipse(470, 752, 110, 27), L.tone(ink.river, 0, 0.1)) +
    fill(ellipse(470, 748, 104, 24), L.tone(ink.paper, 0, 0.06)) +
    bunch(L, 426, 690, 84, 0, ink.plum) +
    fig(500, 748, 52) +
    fig(546, 742, 46) +
    openFig(470, 764, 50) +
    openFig(516, 770, 46) +
    fill(lens(640, 782, 760, 752, 7) + lens(630, 786, 690, 770, 10), L.tone(ink.stone, 0, -0.2)) +
    fill(lens(620, 788, 668, 776, 9), L.tone(ink.woodDeep, 0, 0)) +
    fill(
      many(22, () => {
        const [x, y] = [chance.between(40, 1160), chance.between(650, 790)];
        return lens(x, y, x + 16, y - 6, 5);
      }),
      L.tone(ink.copihue, 0, -0.05),
    ) +
    fill(
      many(12, () => {
        const [x, y] = [chance.between(40, 1160), chance.between(650, 790)];
        return lens(x, y, x + 13, y + 5, 4);
      }),
      L.tone(ink.blossom, 0, -0.05),
    ),
};
