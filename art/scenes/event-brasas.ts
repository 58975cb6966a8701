/** Night round the fire under the great parrón: lambs on their crosses, a guitar, sparks among the stars. */
import { ink } from '../kit/colour.ts';
import { fill, line, ribbon, ellipse, curve, type Point } from '../kit/shapes.ts';
import { embers, fireGlow, flames, logs, smoke, sparks } from '../kit/fire.ts';
import { figure } from '../kit/figure.ts';
import { grass } from '../kit/grass.ts';
import { guitar } from '../kit/guitar.ts';
import { ground, hill } from '../kit/hills.ts';
import { cordillera } from '../kit/cordillera.ts';
import { lit, night } from '../kit/light.ts';
import { stringLights } from '../kit/lights.ts';
import { camera } from '../kit/perspective.ts';
import { poplars } from '../kit/poplar.ts';
import { sky, stars } from '../kit/sky.ts';
import { parron } from '../kit/table.ts';
import { linear } from '../kit/defs.ts';

const L = lit(night, { tinted: 0.6 });
const warm = lit(night, {
  tinted: 0.36,
  tint: '#4a1d1a',
  sun: '#ffb25e',
  shadow: '#160c10',
  from: 1,
});
const cam = camera({ x: 600, horizon: 560, eye: 1.5, focal: 640 });
const far = ground(520, 10, 3, 300);
const dark = '#150d12';
const rim = '#f0883f';

/** Cordero al palo: a cross planted over the embers, leaning to the heat. */
const lamb = (x: number, y: number, h: number, lean: number) => {
  const p = (u: number, v: number): Point => [x + (u + lean * v) * h, y - v * h];
  const body = (k: number) =>
    curve(
      [
        p(-0.03, 0.9),
        p(-0.1 * k, 0.82),
        p(-0.12 * k, 0.68),
        p(-0.075 * k, 0.52),
        p(-0.1 * k, 0.4),
        p(-0.05, 0.3),
        p(0.05, 0.3),
        p(0.1 * k, 0.4),
        p(0.075 * k, 0.52),
        p(0.12 * k, 0.68),
        p(0.1 * k, 0.82),
        p(0.03, 0.9),
      ],
      true,
    );
  const limbs = (k: number) =>
    [-1, 1]
      .map(
        (s) =>
          ribbon(
            [p(s * 0.05, 0.8), p(s * 0.15, 0.84), p(s * 0.25, 0.81)],
            [h * 0.09 * k, h * 0.06 * k, h * 0.025 * k],
          ) +
          ribbon(
            [p(s * 0.05, 0.4), p(s * 0.13, 0.33), p(s * 0.2, 0.36), p(s * 0.22, 0.27)],
            [h * 0.11 * k, h * 0.085 * k, h * 0.05 * k, h * 0.02],
          ),
      )
      .join('');
  const ribs = [0.56, 0.62, 0.68, 0.74, 0.8]
    .map(
      (v) =>
        `M${p(-0.085, v - 0.01).join(' ')}Q${p(0, v + 0.035).join(' ')} ${p(0.085, v - 0.01).join(' ')}`,
    )
    .join('');
  return (
    line(
      `M${p(0, 0).join(' ')}L${p(0, 1.06).join(' ')}M${p(-0.28, 0.81).join(' ')}L${p(0.28, 0.81).join(' ')}M${p(-0.23, 0.36).join(' ')}L${p(0.23, 0.36).join(' ')}`,
      dark,
      h * 0.03,
    ) +
    fill(body(1.12), '#ee9147') +
    fill(limbs(1.16), '#ee9147') +
    fill(body(1), '#8f4224') +
    fill(limbs(0.95), '#8f4224') +
    line(ribs, '#e5894a', h * 0.011, 0.9)
  );
};

export const scene = {
  name: 'event-brasas',
  width: 1200,
  height: 800,
  draw: () =>
    sky(L, 540) +
    stars(21, 240, 460, true) +
    cordillera(L, { base: 540, height: 170, seed: 5, depth: 0.55, snow: 0.4 }) +
    hill(L, far, { colour: ink.leafDeep, depth: 0.2, shade: 0.3 }) +
    poplars(L, far, { from: 20, to: 330, count: 9, h: 170, seed: 3, depth: 0.14, shade: 0.3 }) +
    poplars(L, far, { from: 900, to: 1190, count: 8, h: 150, seed: 9, depth: 0.14, shade: 0.3 }) +
    hill(warm, () => 570, { colour: ink.woodDeep, shade: 0.25, marks: 90, seed: 3 }) +
    fireGlow(600, 610, 620, 0.85) +
    parron(warm, cam, {
      w: 3.4,
      h: 3.1,
      near: 3.9,
      far: 8.2,
      step: 2.1,
      seed: 4,
      leaf: ink.leafDeep,
      shade: 0.2,
    }) +
    stringLights([30, 150], [610, 250], 60, 10, 5, '#1a1216') +
    stringLights([610, 250], [1180, 140], 60, 10, 5, '#1a1216') +
    smoke(600, 520, 420, 5, '#d8b8a0', 0.2, 1.3) +
    lamb(420, 650, 230, 0.12) +
    lamb(778, 650, 230, -0.12) +
    embers(600, 648, 420, 6) +
    logs(600, 640, 170, 4) +
    flames(600, 636, 170, 8) +
    sparks(600, 540, 430, 4, 80) +
    figure({ x: 250, y: 668, h: 180, pose: 'stand', colour: '#241318', rim, hat: dark }) +
    figure({
      x: 318,
      y: 676,
      h: 168,
      pose: 'toast',
      colour: '#241318',
      dress: '#6e1c2e',
      rim,
      hair: 'long',
    }) +
    figure({ x: 930, y: 664, h: 178, pose: 'toast', flip: true, colour: '#241318' }) +
    figure({
      x: 1000,
      y: 672,
      h: 170,
      pose: 'stand',
      flip: true,
      colour: '#241318',
      dress: '#3d4a3a',
      hair: 'bun',
    }) +
    line('M60 742H330M880 742H1150', '#0f090c', 16) +
    line('M84 744V790M306 744V790M904 744V790M1126 744V790', '#0f090c', 10) +
    figure({ x: 130, y: 792, h: 270, pose: 'guitar', colour: dark, rim, hat: '#0d0709' }) +
    guitar(172, 682, 160, -14, '#a8602f', '#2a1410') +
    figure({
      x: 262,
      y: 792,
      h: 250,
      pose: 'sit',
      colour: dark,
      dress: '#5d1827',
      rim,
      hair: 'long',
    }) +
    figure({
      x: 950,
      y: 792,
      h: 250,
      pose: 'sit',
      flip: true,
      colour: dark,
      dress: '#2e3f34',
      hair: 'bun',
    }) +
    figure({ x: 1080, y: 792, h: 264, pose: 'sit', flip: true, colour: dark, hat: '#0d0709' }) +
    fill(
      ellipse(600, 770, 420, 50),
      linear(180, 0, 1020, 0, [
        [0, '#ff9a4a', 0],
        [0.5, '#ffb05e', 0.3],
        [1, '#ff9a4a', 0],
      ]),
    ) +
    grass(warm, {
      from: 360,
      to: 840,
      y: 812,
      h: 46,
      count: 120,
      seed: 2,
      colour: ink.leafDeep,
      shade: 0.3,
    }) +
    ribbonOf(),
};

function ribbonOf() {
  return fill(
    ribbon(
      [
        [-20, 800],
        [600, 806],
        [1220, 800],
      ],
      [20, 8, 20],
    ),
    '#0c070a',
  );
}
