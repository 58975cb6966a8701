/** Inside the small tent at night: lamps lit, and the sky over the bed through the roof panes. */
import { ink } from '../kit/colour.ts';
import { domeInside } from '../kit/dome.ts';
import { bed, bedside, floor, rug } from '../kit/interior.ts';
import { lit, night } from '../kit/light.ts';
import { stringLights } from '../kit/lights.ts';
import { camera } from '../kit/perspective.ts';
import { fill, rect } from '../kit/shapes.ts';
import { moon, sky, stars } from '../kit/sky.ts';
import { flowerJug } from '../kit/still-life.ts';
import { foliage } from '../kit/foliage.ts';

const L = lit(night, {
  sky: [
    [0, '#0c1830'],
    [0.6, '#1d3a56'],
    [1, '#3d6475'],
  ],
});
const room = lit(night, {
  tint: '#8a4f2e',
  tinted: 0.3,
  shadow: '#2b1512',
  sun: '#ffd490',
  from: -1,
});
const cam = camera({ x: 640, horizon: 566, eye: 1.05, focal: 720 });

export const scene = {
  name: 'tent-ancoa-3',
  width: 1200,
  height: 800,
  draw: () =>
    sky(L, 560) +
    stars(71, 620, 560, true) +
    moon(770, 150, 34, false) +
    foliage(L, 180, 500, 220, 120, { colour: ink.leafDeep, seed: 4, shade: 0.3 }) +
    foliage(L, 1080, 500, 240, 130, { colour: ink.leafDeep, seed: 9, shade: 0.3 }) +
    fill(rect(-20, 600, 1240, 220), room.tone('#d9b48a', 0, 0.25)) +
    domeInside(room, {
      x: 640,
      y: 470,
      size: 560,
      back: 0.8,
      eye: 0.12,
      up: -0.2,
      turn: 0,
      open: (a, h) => h > 0.42 && h < 0.93 && Math.abs(a) < 1.2,
      lamp: [300, 520],
      glow: 0.55,
      canvas: '#d9b48a',
    }) +
    floor(room, cam, 1.1, 4.6, 4.2) +
    rug(room, cam, -0.1, 3, 1.7) +
    bedside(room, cam, -1.75, 3.7, 1) +
    bedside(room, cam, 1.55, 3.7, 1) +
    bed(room, cam, {
      X: -0.1,
      near: 2.25,
      far: 4,
      w: 1.9,
      h: 0.46,
      cover: ink.river,
      stripes: [ink.paper, ink.copihue, ink.wheat],
    }) +
    stringLights([-20, 250], [420, 180], 60, 7, 5, '#2b1512', 0.5) +
    stringLights([860, 170], [1220, 260], 50, 6, 5, '#2b1512', 0.5) +
    flowerJug(room, 1090, 760, 210, 6, {
      jug: ink.clay,
      colours: [ink.gold, ink.paper, ink.blossom],
    }),
};
