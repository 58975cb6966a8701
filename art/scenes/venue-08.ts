/** The vineyard before the day warms: rows run down into the mist under a pale sun. */
import { ink } from '../kit/colour.ts';
import { blurred } from '../kit/defs.ts';
import { ground, hill, treeline } from '../kit/hills.ts';
import { dawn, lit } from '../kit/light.ts';
import { poplars } from '../kit/poplar.ts';
import { glow, mist, rays, sky, sun, veils } from '../kit/sky.ts';
import { stage } from '../kit/stage.ts';
import { rowEnd, vineRows } from '../kit/vine-rows.ts';
import { roses } from '../kit/roses.ts';

const L = lit(dawn, { tinted: 0.2, haze: '#f0d9c6' });
const S = stage({ x: 600, horizon: 300, eye: 4.2, focal: 700, turn: 0.36 });
const ridges = [
  ground(232, 34, 3, 260),
  ground(268, 26, 8, 200),
  ground(292, 16, 12, 240),
] as const;

export const scene = {
  name: 'venue-08',
  width: 1200,
  height: 800,
  draw: () =>
    sky(L, 330) +
    sun(L, 880, 168, 40, 8) +
    rays(L, 880, 168, 60, 330, 60, 15, 0.2) +
    hill(L, ridges[0], { colour: ink.river, depth: 0.72, bottom: 420 }) +
    mist(L, 220, 300, 0.8) +
    hill(L, ridges[1], { colour: ink.leafDeep, depth: 0.62, bottom: 420 }) +
    treeline(L, ridges[1], { from: 0, to: 1200, count: 60, size: 13, depth: 0.6, seed: 4 }) +
    mist(L, 258, 330, 0.85) +
    poplars(L, ridges[2], { from: 90, to: 330, count: 8, h: 120, seed: 11, depth: 0.5 }) +
    hill(L, ridges[2], { colour: ink.leaf, depth: 0.5, bottom: 820, to: 0 }) +
    mist(L, 280, 400, 0.8) +
    hill(L, () => 318, { colour: ink.olive, depth: 0.2, marks: 150, seed: 2, to: 0.12 }) +
    mist(L, 300, 470, 0.75) +
    vineRows(L, S, {
      rows: 39,
      gap: 2.6,
      from: 5.2,
      to: 110,
      seed: 6,
      haze: (z) => Math.min(0.82, Math.max(0, (z - 9) / 52)),
    }) +
    blurred(veils(L, 5, 12, 330, 500, 0.6), 7) +
    glow(880, 300, 520, '#ffe7bd', 0.45) +
    rowEnd(L, S, [2.6, 0, 5.1]) +
    rowEnd(L, S, [0, 0, 5.1]) +
    roses(L, 905, 800, 150, 5),
};
