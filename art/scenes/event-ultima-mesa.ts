/** Midday under the walnuts: one long table running into the light, dappled shade, wine and lemons. */
import { ink } from '../kit/colour.ts';
import { ground, hill, treeline } from '../kit/hills.ts';
import { cordillera } from '../kit/cordillera.ts';
import { figure } from '../kit/figure.ts';
import { grass, wildflowers } from '../kit/grass.ts';
import { foliage } from '../kit/foliage.ts';
import { lit, noon } from '../kit/light.ts';
import { camera } from '../kit/perspective.ts';
import { random } from '../kit/random.ts';
import { blob, fill, many } from '../kit/shapes.ts';
import { clouds, glow, sky } from '../kit/sky.ts';
import { chair, table } from '../kit/table.ts';
import { branch, nogal } from '../kit/trees.ts';

const L = lit(noon, { from: 1, haze: '#dfe9cd' });
const cam = camera({ x: 560, horizon: 410, eye: 1.75, focal: 800 });
const far = ground(412, 8, 5, 300);
const chance = random(77);

const dapple = (count: number, top: number, bottom: number) =>
  fill(
    many(count, (i) => {
      const t = chance();
      const y = top + (bottom - top) * t;
      return blob(
        chance() * 1200,
        y,
        (3 + 12 * t) * chance.between(0.5, 1.2),
        (1.4 + 3.4 * t) * chance.between(0.5, 1.2),
        i + 3,
        0.3,
        8,
      );
    }),
    '#e9e79a',
    0.3,
  );

const crowd = [
  { X: -0.95, Z: 8.3, dress: ink.copihue },
  { X: 0.98, Z: 9.2 },
  { X: -0.95, Z: 10.6 },
  { X: 0.98, Z: 11.6, dress: ink.wheat },
  { X: -0.95, Z: 13 },
  { X: 0.98, Z: 14, dress: ink.river },
];

export const scene = {
  name: 'event-ultima-mesa',
  width: 1200,
  height: 800,
  draw: () =>
    sky(L, 420) +
    clouds(L, 4, 6, 120, 340, 0.8, '#ffffff') +
    cordillera(L, { base: 418, height: 130, seed: 23, depth: 0.6 }) +
    glow(560, 380, 420, '#fff6c8', 0.9) +
    hill(L, far, { colour: ink.olive, depth: 0.4, marks: 60, seed: 4 }) +
    treeline(L, far, { from: 0, to: 1200, count: 44, size: 17, depth: 0.42, seed: 8 }) +
    hill(L, () => 442, { colour: ink.leaf, shade: -0.05, marks: 200, seed: 6, to: 0.2 }) +
    nogal(L, { x: 380, y: 470, h: 260, seed: 3, depth: 0.2 }) +
    nogal(L, { x: 770, y: 474, h: 270, seed: 7, depth: 0.2 }) +
    fill(
      many(6, (i) => blob(560 + (i - 2.5) * 230, 640 + (i % 2) * 60, 260, 80, i + 2, 0.2, 12)),
      L.tone(ink.leafDeep, 0, 0.25),
      0.5,
    ) +
    dapple(420, 470, 800) +
    nogal(L, { x: 160, y: 560, h: 500, seed: 11, shade: 0.08 }) +
    nogal(L, { x: 1040, y: 566, h: 540, seed: 13, shade: 0.08 }) +
    crowd
      .map((g) =>
        figure({
          x: cam.point(g.X, 0, g.Z)[0],
          y: cam.point(g.X, 0, g.Z)[1],
          h: 1.66 * cam.scale(g.Z),
          pose: g.Z > 11 ? 'toast' : 'stand',
          flip: g.X > 0,
          colour: '#2a352c',
          dress: g.dress,
          skin: ['#8a5638', '#a9714d', '#6e452f'][Math.round(g.Z) % 3],
        }),
      )
      .reverse()
      .join('') +
    [7.6, 6.6, 5.6, 4.7]
      .map((Z) => chair(L, cam, -0.98, Z, 'in') + chair(L, cam, 0.98, Z, 'in'))
      .join('') +
    table(L, cam, { near: 2.6, far: 15, w: 1.5, seed: 5 }) +
    [3.9, 3.2].map((Z) => chair(L, cam, -1.12, Z, 'in') + chair(L, cam, 1.12, Z, 'in')).join('') +
    fill(
      many(46, (i) =>
        blob(
          330 + chance() * 460,
          560 + chance() * 130,
          16 * chance.between(0.4, 1.2),
          6 * chance.between(0.5, 1.1),
          i + 50,
          0.3,
          8,
        ),
      ),
      '#8fa27d',
      0.16,
    ) +
    grass(L, { from: -20, to: 300, y: 815, h: 70, count: 110, seed: 6, shade: 0.2 }) +
    grass(L, { from: 880, to: 1220, y: 815, h: 76, count: 120, seed: 8, shade: 0.2 }) +
    wildflowers(L, { from: 900, to: 1200, y: 812, h: 66, count: 16, seed: 4 }) +
    wildflowers(L, { from: 0, to: 240, y: 812, h: 60, count: 12, seed: 5 }) +
    foliage(L, 120, 10, 260, 110, { colour: ink.leaf, shade: 0.12, seed: 5, leaf: 26 }) +
    foliage(L, 1070, 0, 280, 120, { colour: ink.leaf, shade: 0.12, seed: 9, leaf: 26 }) +
    foliage(L, 600, -50, 330, 100, { colour: ink.leaf, shade: 0.15, seed: 15, leaf: 26 }) +
    branch(L, [260, 20], [520, 150], {
      seed: 5,
      leaf: 38,
      count: 44,
      colour: ink.leaf,
      sag: -10,
      shade: 0.05,
    }) +
    branch(L, [930, 10], [690, 130], {
      seed: 6,
      leaf: 36,
      count: 40,
      colour: ink.leaf,
      sag: -10,
      shade: 0.05,
    }),
};
