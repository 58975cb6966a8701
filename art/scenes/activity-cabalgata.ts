/** Riding home along the ridge, four horses dark against an enormous sun. */
import { mix, ink } from '../kit/colour.ts';
import { cordillera } from '../kit/cordillera.ts';
import { radial } from '../kit/defs.ts';
import { grass } from '../kit/grass.ts';
import { ground, hill, treeline } from '../kit/hills.ts';
import { horse } from '../kit/horse.ts';
import { golden, lit } from '../kit/light.ts';
import { poplars } from '../kit/poplar.ts';
import { ellipse, fill, lens, many } from '../kit/shapes.ts';
import { clouds, rays, sky } from '../kit/sky.ts';
import { flock } from '../kit/birds.ts';

const L = lit(golden, {
  from: 1,
  tinted: 0.3,
  tint: '#b0431f',
  sky: [
    [0, '#d9774a'],
    [0.4, '#ee9a55'],
    [0.8, '#f9c26d'],
    [1, '#fbd587'],
  ],
  haze: '#f0a561',
  shadow: '#2a161a',
  sun: '#ffe7a0',
});
const far = ground(560, 26, 82, 260);
const ridge = (x: number) =>
  655 - 70 * Math.sin(((x + 120) / 1400) * Math.PI) + Math.sin(x / 90) * 5;
const dark = mix('#1d1216', ink.copihueDeep, 0.1);
const rider = (x: number, h: number, hat: string, dress?: string) =>
  horse({
    x,
    y: ridge(x) + 6,
    h,
    colour: dark,
    rider: { hat, dress, skin: dark },
    blanket: ink.copihue,
  });

export const scene = {
  name: 'activity-cabalgata',
  width: 1200,
  height: 800,
  draw: () =>
    sky(L, 640) +
    rays(L, 690, 400, 240, 900, 60, 6, 0.28) +
    fill(
      ellipse(690, 400, 380),
      radial(690, 400, 380, [
        [0, '#fff1b8', 0.9],
        [0.6, '#ffd787', 0.5],
        [1, '#ffd787', 0],
      ]),
    ) +
    fill(ellipse(690, 400, 222), '#ffefc0') +
    fill(
      many(9, (i) =>
        lens(690 - 230 + i * 3, 470 + i * 17, 690 + 230 - i * 3, 470 + i * 17, 2 + i * 0.55),
      ),
      '#f6b765',
      0.75,
    ) +
    clouds(L, 17, 6, 120, 300, 0.6, '#fff0c8') +
    flock(250, 180, 220, 14, 13, mix(dark, '#e08a4a', 0.2), 3) +
    cordillera(L, { base: 600, height: 160, seed: 122, depth: 0.55, colour: ink.plum, snow: 0.3 }) +
    hill(L, far, { colour: ink.clay, depth: 0.35 }) +
    treeline(L, far, {
      from: 0,
      to: 1200,
      count: 60,
      size: 15,
      depth: 0.28,
      seed: 5,
      colour: ink.plum,
    }) +
    poplars(L, far, {
      from: 40,
      to: 280,
      count: 7,
      h: 130,
      seed: 8,
      depth: 0.26,
      colour: ink.plum,
    }) +
    hill(L, ridge, { colour: '#43202a', shade: 0.25, marks: 150, seed: 7, to: 0.3 }) +
    rider(250, 150, '#140b0d') +
    rider(505, 162, '#140b0d', ink.copihueDeep) +
    rider(760, 158, '#140b0d') +
    rider(990, 140, '#140b0d', ink.wheatDeep) +
    grass(L, {
      from: -20,
      to: 1220,
      y: (x) => ridge(x) + 8,
      h: 34,
      count: 240,
      seed: 3,
      colour: '#3a1c22',
      shade: 0.25,
    }) +
    grass(L, {
      from: -20,
      to: 1220,
      y: 816,
      h: 120,
      count: 260,
      seed: 9,
      colour: '#5a2a22',
      shade: 0.35,
    }),
};
