/** Two gentle horses between the vines, late in the day, in no hurry to be back. */
import { flock } from '../kit/birds.ts';
import { ink } from '../kit/colour.ts';
import { cordillera } from '../kit/cordillera.ts';
import { linear } from '../kit/defs.ts';
import { grass, wildflowers } from '../kit/grass.ts';
import { ground, hill, treeline } from '../kit/hills.ts';
import { golden, lit } from '../kit/light.ts';
import { poplars } from '../kit/poplar.ts';
import { lautaro, violeta } from '../kit/poses.ts';
import { random } from '../kit/random.ts';
import { rider } from '../kit/rider.ts';
import { fill, lens, many } from '../kit/shapes.ts';
import { clouds, glow, mist, rays, sky, sun } from '../kit/sky.ts';
import { stage } from '../kit/stage.ts';
import { vineRows } from '../kit/vine-rows.ts';

const L = lit(golden, { tinted: 0.12, shadow: '#2f2a33', from: 1 });
const S = stage({ x: 600, horizon: 400, eye: 4.6, focal: 720, turn: -0.3 });
const far = ground(392, 24, 9, 260);
const chance = random(4);
const path = (x: number) => 772 + Math.sin(x / 210) * 7;
const light = { rim: '#fff0b8', rimShift: [0.012, -0.006] } as const;

export const scene = {
  name: 'cabalgata-por-el-valle',
  width: 1200,
  height: 900,
  draw: () =>
    sky(L, 420) +
    sun(L, 916, 236, 54, 8) +
    rays(L, 916, 236, 84, 620, 60, 8, 0.32) +
    clouds(L, 9, 7, 50, 220, 0.6, '#fff0c8') +
    flock(240, 150, 190, 7, 14, '#6b5046', 5) +
    cordillera(L, { base: 410, height: 210, seed: 71, peaks: 8, depth: 0.48, colour: ink.plum }) +
    mist(L, 330, 430, 0.7, '#ffd596') +
    hill(L, far, { colour: ink.leaf, depth: 0.36, bottom: 920 }) +
    treeline(L, far, { from: 0, to: 1200, count: 60, size: 18, depth: 0.32, seed: 5 }) +
    poplars(L, far, { from: 40, to: 270, count: 7, h: 170, seed: 9, depth: 0.22 }) +
    hill(L, () => 424, {
      colour: ink.olive,
      depth: 0.12,
      bottom: 920,
      marks: 120,
      seed: 2,
      to: 0.14,
    }) +
    vineRows(L, S, {
      rows: 33,
      gap: 2.7,
      from: 10.4,
      to: 100,
      seed: 6,
      haze: (z) => Math.min(0.7, Math.max(0, (z - 14) / 80)),
    }) +
    glow(916, 330, 520, '#ffe3a0', 0.4) +
    fill(
      `M-20 ${path(0)}${many(13, (i) => `L${i * 100} ${path(i * 100)}`)}L1220 920L-20 920Z`,
      linear(0, 760, 0, 900, [
        [0, L.tone('#dcb078', 0, -0.1)],
        [1, L.tone('#a8734a', 0, 0.14)],
      ]),
    ) +
    fill(
      many(70, () => {
        const [x, y] = [chance.between(-40, 1200), chance.between(790, 890)];
        return lens(x, y, x + chance.between(30, 120), y + chance.between(-2, 2), 2);
      }),
      L.tone(ink.woodDeep, 0, 0),
      0.3,
    ) +
    grass(L, {
      from: -20,
      to: 1220,
      y: (x) => path(x) + 6,
      h: 40,
      count: 260,
      seed: 3,
      colour: ink.olive,
      shade: 0.1,
    }) +
    fill(
      lens(80, 842, 560, 846, 16) + lens(520, 858, 1010, 862, 16),
      L.tone('#3a2436', 0, 0.3),
      0.4,
    ) +
    rider(L, {
      x: 846,
      y: 830,
      h: 268,
      coat: '#5b4238',
      mane: '#231713',
      blanket: [ink.riverDeep, ink.wheat],
      who: { ...lautaro, ...light, hat: '#d9b56c', bottom: '#3f4a5c' },
    }) +
    rider(L, {
      x: 366,
      y: 850,
      h: 262,
      coat: '#8a4f2d',
      mane: '#3a1f16',
      blanket: [ink.copihueDeep, ink.gold],
      who: { ...violeta, ...light, bare: false, hat: '#ecdcb8', bottom: '#41506b' },
    }) +
    grass(L, {
      from: -20,
      to: 1220,
      y: 916,
      h: 70,
      count: 200,
      seed: 9,
      colour: ink.olive,
      shade: 0.2,
    }) +
    wildflowers(L, { from: 0, to: 1200, y: 916, h: 64, count: 70, seed: 9 }),
};
