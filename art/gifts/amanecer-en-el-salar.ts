/** A hand's breadth of water on the salt at first light: the sky lies at their feet. */
import { flock } from '../kit/birds.ts';
import { ink } from '../kit/colour.ts';
import { clipped, linear } from '../kit/defs.ts';
import { dawn, lit } from '../kit/light.ts';
import { mirrored, person, type Person } from '../kit/person.ts';
import { away, gown, lautaro, violeta } from '../kit/poses.ts';
import { random } from '../kit/random.ts';
import { ellipse, fill, lens, many, rect } from '../kit/shapes.ts';
import { camera } from '../kit/perspective.ts';
import { cordillera } from '../kit/cordillera.ts';
import { saltCrust } from '../kit/salt.ts';
import { clouds, glow, mist, rays, sky } from '../kit/sky.ts';
import { volcano } from '../kit/volcano.ts';

const L = lit(dawn, {
  sky: [
    [0, '#3f5f86'],
    [0.28, '#8f83a4'],
    [0.55, '#e79a94'],
    [0.8, '#fbc07a'],
    [1, '#ffe9a8'],
  ],
  haze: '#f3b596',
  tint: '#b0566a',
  tinted: 0.2,
  shadow: '#2a2c4e',
  from: 1,
});
const HORIZON = 470;
const SUN = 760;
const chance = random(4);
const cam = camera({ x: 600, horizon: HORIZON, eye: 1.5, focal: 520 });
const light = { rim: '#ffe6ae', rimShift: [0.013, -0.006] } as const;
const him: Person = {
  ...lautaro,
  ...away(1, 0.16),
  view: 'back',
  x: 372,
  y: 640,
  h: 330,
  top: '#e9d7c4',
  bottom: '#3b3a5c',
  ...light,
};
const her: Person = {
  ...violeta,
  ...away(-1, 0.19),
  view: 'back',
  x: 486,
  y: 644,
  h: 306,
  skirt: gown,
  ...light,
};

const above = () =>
  sky(L, HORIZON) +
  glow(SUN, HORIZON - 26, 640, '#fff0b4', 0.95) +
  rays(L, SUN, HORIZON - 26, 90, 760, 56, 7, 0.3) +
  clouds(L, 31, 8, 60, 260, 0.62, '#ffd3b4') +
  clouds(L, 8, 7, 250, 400, 0.6, '#d67f8c') +
  fill(ellipse(SUN, HORIZON - 26, 58), '#fffbe2') +
  cordillera(L, {
    base: HORIZON,
    height: 92,
    seed: 27,
    peaks: 9,
    depth: 0.55,
    snow: 0.3,
    colour: ink.plum,
    to: 640,
  }) +
  volcano(L, {
    x: 1040,
    base: HORIZON,
    height: 150,
    wide: 1.35,
    depth: 0.4,
    seed: 4,
    colour: ink.plum,
  }) +
  cordillera(L, {
    base: HORIZON,
    height: 66,
    seed: 21,
    peaks: 4,
    depth: 0.5,
    snow: 0.3,
    colour: ink.plum,
    from: 840,
    to: 1240,
  }) +
  mist(L, HORIZON - 60, HORIZON + 40, 0.55, '#ffd9a0');

export const scene = {
  name: 'amanecer-en-el-salar',
  width: 1200,
  height: 900,
  draw: () =>
    above() +
    flock(220, 170, 200, 7, 15, '#4a3f66', 5) +
    clipped(`M-20 ${HORIZON}H1220V920H-20Z`, mirrored(above(), HORIZON, 1, 1)) +
    fill(
      rect(-20, HORIZON, 1240, 450),
      linear(0, HORIZON, 0, 900, [
        [0, '#ffe2b0', 0.1],
        [0.5, '#7d5f86', 0.16],
        [1, '#2d3f6a', 0.42],
      ]),
    ) +
    fill(
      many(26, (i) => {
        const y = HORIZON + 4 + i * i * 0.62;
        const x = chance.between(-60, 1000);
        return lens(x, y, x + chance.between(120, 460), y, 0.8 + i * 0.06);
      }),
      '#fff1d0',
      0.5,
    ) +
    fill(
      many(70, () => {
        const t = chance();
        const x = SUN + (chance() + chance() - 1) * (50 + 150 * t);
        const w = 14 + 54 * t;
        const y = HORIZON + 8 + t * 400;
        return lens(x - w, y, x + w, y, 1.2 + 2.8 * t);
      }),
      '#fff6cf',
      0.85,
    ) +
    saltCrust(cam, { near: 1.6, far: 9, half: 8, cell: 0.62, seed: 5, colour: '#fff0e0' }) +
    mirrored(person(L, him), 642, 0.94, 0.72) +
    mirrored(person(L, her), 646, 0.94, 0.72) +
    fill(lens(300, 642, 440, 642, 4) + lens(410, 647, 566, 647, 4), '#fff3d4', 0.75) +
    fill(
      many(14, (i) =>
        lens(300 + ((i * 47) % 150), 668 + i * 16, 420 + ((i * 61) % 170), 668 + i * 16, 2),
      ),
      '#f6c9ae',
      0.45,
    ) +
    person(L, him) +
    person(L, her),
};
