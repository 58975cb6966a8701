/** ¡Salud! Six glasses meet in front of the setting sun. */
import { ink } from '../kit/colour.ts';
import { cordillera } from '../kit/cordillera.ts';
import { radial } from '../kit/defs.ts';
import { wheat } from '../kit/grass.ts';
import { ground, hill, treeline } from '../kit/hills.ts';
import { golden, lit } from '../kit/light.ts';
import { stringLights } from '../kit/lights.ts';
import { poplars } from '../kit/poplar.ts';
import { raisedGlass } from '../kit/raised.ts';
import { random } from '../kit/random.ts';
import { ellipse, fill, lens, many } from '../kit/shapes.ts';
import { clouds, glow, mist, rays, sky } from '../kit/sky.ts';
import { flock } from '../kit/birds.ts';

const L = lit(golden, {
  sky: [
    [0, '#5f6f8c'],
    [0.3, '#b98a8c'],
    [0.58, '#ee9d68'],
    [0.8, '#fbc06b'],
    [1, '#ffe09a'],
  ],
  tint: '#c25a34',
  tinted: 0.2,
  shadow: '#2a1626',
  from: 1,
});
const far = ground(560, 14, 6, 240);
const chance = random(3);
const white = ['#fbe39a', '#e0a94a'] as const;

export const scene = {
  name: 'gallery-15',
  width: 1200,
  height: 800,
  draw: () =>
    sky(L, 600) +
    glow(612, 402, 560, '#fff0b0', 0.95) +
    rays(L, 612, 402, 120, 760, 60, 9, 0.34) +
    clouds(L, 17, 10, 40, 330, 0.5, '#ffd9a0') +
    clouds(L, 6, 5, 300, 420, 0.5, '#c9727a') +
    fill(ellipse(612, 402, 92), '#fff8dc') +
    flock(150, 170, 190, 9, 12, '#6b4050', 5) +
    cordillera(L, { base: 566, height: 190, seed: 52, peaks: 8, depth: 0.52, colour: ink.plum }) +
    mist(L, 470, 590, 0.7, '#ffcf8a') +
    hill(L, far, { colour: ink.olive, depth: 0.34, shade: 0.2 }) +
    treeline(L, far, { from: 0, to: 1200, count: 56, size: 16, depth: 0.3, seed: 4 }) +
    poplars(L, far, { from: 40, to: 250, count: 7, h: 190, seed: 9, depth: 0.22, shade: 0.2 }) +
    poplars(L, far, { from: 960, to: 1190, count: 8, h: 220, seed: 19, depth: 0.2, shade: 0.2 }) +
    hill(L, (x) => 640 + Math.sin(x / 200) * 6, { colour: ink.wheat, shade: 0.22 }) +
    wheat(L, { from: -20, to: 1220, y: 780, h: 170, count: 190, seed: 4, shade: 0.3 }) +
    stringLights([-20, 60], [620, 30], 60, 12, 5, '#3a2230', 0.7) +
    stringLights([620, 30], [1220, 76], 64, 12, 5, '#3a2230', 0.7) +
    raisedGlass(L, {
      x: 478,
      y: 430,
      h: 232,
      tilt: -3,
      arm: [
        [330, 860],
        [390, 640],
      ],
      sleeve: ink.river,
      skin: '#8a5a3e',
      wine: white,
      width: 0.8,
    }) +
    raisedGlass(L, {
      x: 742,
      y: 428,
      h: 232,
      tilt: 3,
      arm: [
        [900, 860],
        [830, 640],
      ],
      sleeve: ink.plum,
      skin: '#a56c4a',
      flip: true,
      width: 0.8,
    }) +
    raisedGlass(L, {
      x: 330,
      y: 520,
      h: 262,
      tilt: 12,
      arm: [
        [60, 900],
        [180, 720],
      ],
      sleeve: ink.wheat,
      skin: '#c08a66',
      width: 0.74,
    }) +
    raisedGlass(L, {
      x: 886,
      y: 520,
      h: 262,
      tilt: -12,
      arm: [
        [1170, 900],
        [1040, 720],
      ],
      sleeve: ink.leafDeep,
      cuff: ink.paper,
      skin: '#8f5d40',
      flip: true,
      wine: white,
      width: 0.9,
    }) +
    raisedGlass(L, {
      x: 524,
      y: 560,
      h: 300,
      tilt: 7,
      arm: [
        [300, 920],
        [390, 790],
      ],
      sleeve: '#22332f',
      cuff: ink.snow,
      skin: '#a8714d',
      width: 0.96,
    }) +
    raisedGlass(L, {
      x: 694,
      y: 560,
      h: 300,
      tilt: -7,
      arm: [
        [930, 930],
        [830, 800],
      ],
      sleeve: ink.snow,
      skin: '#c08a66',
      flip: true,
      width: 0.72,
    }) +
    fill(
      ellipse(609, 424, 30),
      radial(609, 424, 30, [
        [0, '#ffffff', 0.9],
        [1, '#fff0b0', 0],
      ]),
    ) +
    fill(
      many(9, (i) => {
        const a = (i / 9) * 6.28 + 0.3;
        const [r0, r1] = [26, 46 + 18 * chance()];
        return lens(
          609 + Math.cos(a) * r0,
          424 + Math.sin(a) * r0,
          609 + Math.cos(a) * r1,
          424 + Math.sin(a) * r1,
          2.2,
        );
      }),
      '#fffbe8',
    ),
};
