/** By night: a path of lanterns through the trees to the small tent, a great moon rising behind it. */
import { ink } from '../kit/colour.ts';
import { linear } from '../kit/defs.ts';
import { dome } from '../kit/dome.ts';
import { figure } from '../kit/figure.ts';
import { foliage } from '../kit/foliage.ts';
import { grass } from '../kit/grass.ts';
import { ground, hill, treeline } from '../kit/hills.ts';
import { lit, night } from '../kit/light.ts';
import { lantern, stringLights } from '../kit/lights.ts';
import { cut, fill, ribbonPoints } from '../kit/shapes.ts';
import { clouds, moon, sky, stars, veils } from '../kit/sky.ts';
import { nogal } from '../kit/trees.ts';
import { cordillera } from '../kit/cordillera.ts';

const L = lit(night, {
  tinted: 0.58,
  sky: [
    [0, '#101c33'],
    [0.5, '#24405a'],
    [0.85, '#4c6f80'],
    [1, '#7d9a98'],
  ],
  haze: '#4a6b7c',
  from: 1,
});
const far = ground(470, 16, 44, 260);

export const scene = {
  name: 'tent-ancoa-2',
  width: 1200,
  height: 800,
  draw: () =>
    sky(L, 480) +
    stars(55, 180, 380) +
    moon(690, 262, 118) +
    clouds(L, 3, 5, 180, 380, 0.35, '#9fb6bb') +
    cordillera(L, { base: 478, height: 150, seed: 27, depth: 0.5, snow: 0.5 }) +
    hill(L, far, { colour: ink.leafDeep, depth: 0.35 }) +
    treeline(L, far, { from: 0, to: 1200, count: 80, size: 22, depth: 0.26, seed: 2 }) +
    veils(L, 4, 8, 470, 520, 0.35, '#9db7b8') +
    hill(L, () => 520, { colour: ink.leafDeep, depth: 0.08, marks: 60, seed: 4 }) +
    nogal(L, { x: 330, y: 560, h: 360, seed: 4, depth: 0.1, shade: 0.1 }) +
    nogal(L, { x: 980, y: 556, h: 380, seed: 8, depth: 0.1, shade: 0.1 }) +
    dome(L, { x: 672, y: 556, r: 128, lit: 1, turn: 0.44, face: 0 }) +
    fill(
      cut(
        ribbonPoints(
          [
            [668, 588],
            [656, 615],
            [636, 650],
            [614, 690],
            [604, 735],
            [602, 785],
            [602, 840],
          ],
          [66, 100, 190, 330],
        ),
      ),
      linear(0, 590, 0, 800, [
        [0, '#e9b779'],
        [0.5, '#8a6a58'],
        [1, '#4c4547'],
      ]),
    ) +
    stringLights([430, 400], [672, 410], 40, 7, 4, '#101820') +
    stringLights([672, 410], [930, 396], 40, 7, 4, '#101820') +
    lantern(590, 622, 26) +
    lantern(726, 622, 26) +
    lantern(526, 670, 40) +
    lantern(716, 682, 42) +
    lantern(420, 752, 70) +
    lantern(800, 766, 74) +
    figure({ x: 592, y: 712, h: 118, pose: 'walk', colour: '#0f1620', rim: '#f0b877' }) +
    figure({
      x: 640,
      y: 716,
      h: 110,
      pose: 'holdHands',
      flip: true,
      colour: '#0f1620',
      dress: '#6e2338',
      rim: '#f0b877',
      hair: 'long',
    }) +
    nogal(L, { x: 40, y: 800, h: 820, seed: 12, shade: 0.3 }) +
    nogal(L, { x: 1190, y: 810, h: 840, seed: 21, shade: 0.3 }) +
    foliage(L, 420, -40, 260, 90, { colour: ink.leafDeep, shade: 0.35, seed: 31, leaf: 24 }) +
    grass(L, {
      from: -20,
      to: 400,
      y: 816,
      h: 90,
      count: 140,
      seed: 3,
      colour: ink.leafDeep,
      shade: 0.3,
    }) +
    grass(L, {
      from: 830,
      to: 1220,
      y: 816,
      h: 90,
      count: 140,
      seed: 5,
      colour: ink.leafDeep,
      shade: 0.3,
    }),
};
