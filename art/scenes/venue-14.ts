/** Night over the house: the Milky Way from roof to tree, lamps in the corredor, two on the grass looking up. */
import { ink } from '../kit/colour.ts';
import { cordillera } from '../kit/cordillera.ts';
import { type Gallery, gallery, galleryPosts } from '../kit/corredor.ts';
import { radial } from '../kit/defs.ts';
import { figure } from '../kit/figure.ts';
import { smoke } from '../kit/fire.ts';
import { grass } from '../kit/grass.ts';
import { ground, hill, treeline } from '../kit/hills.ts';
import { lit, night } from '../kit/light.ts';
import { lantern, stringLights } from '../kit/lights.ts';
import { poplars } from '../kit/poplar.ts';
import { curve, ellipse, fill, lens, line } from '../kit/shapes.ts';
import { glow, mist, sky, stars } from '../kit/sky.ts';
import { box, floor, stage } from '../kit/stage.ts';
import { nogal } from '../kit/trees.ts';

const L = lit(night, {
  sky: [
    [0, '#081320'],
    [0.4, '#10273b'],
    [0.75, '#24495a'],
    [0.92, '#58706a'],
    [1, '#8a8468'],
  ],
});
const warm = lit(night, { tinted: 0.25, tint: '#5a3a2a', from: -1 });
const S = stage({ x: 560, horizon: 640, eye: 2.0, focal: 900, turn: 0.3 });
const home: Gallery = { x: 9.6, z: 21.5, w: 18, night: true, door: '#3f6d68' };
const far = ground(612, 12, 4, 260);

const chimney = () =>
  box(warm, S, { x: 15, y: 4.6, z: 27.4, w: 0.9, h: 1.7, d: 0.8 }, ink.clay, { shade: 0.35 });
const lamplight = () => {
  const [x, y] = S.point([18, 0, 21]);
  return fill(
    ellipse(x, y + 14, 420, 82),
    radial(x, y + 14, 420, [
      [0, '#ffc873', 0.65],
      [0.4, '#e89a4c', 0.3],
      [1, '#e89a4c', 0],
    ]),
  );
};
const path = () =>
  fill(
    curve(
      [
        [655, 664],
        [600, 684],
        [560, 716],
        [590, 770],
        [560, 830],
        [760, 830],
        [720, 770],
        [650, 716],
        [650, 690],
        [690, 668],
      ],
      true,
    ),
    L.tone('#c9a878', 0, 0.1),
    0.4,
  );

export const scene = {
  name: 'venue-14',
  width: 1200,
  height: 800,
  draw: () => {
    const [cx, cy] = S.point([15.4, 6.3, 27.8]);
    return (
      sky(L, 650) +
      stars(11, 1500, 620, true) +
      line('M330 96L470 158', '#fff6dd', 1.6, 0.7) +
      fill(lens(330, 96, 470, 158, 2.4), '#fff6dd') +
      cordillera(L, { base: 620, height: 130, seed: 52, peaks: 9, depth: 0.42, snow: 0.5 }) +
      mist(L, 560, 630, 0.6, '#5c7370') +
      hill(L, far, { colour: ink.leafDeep, depth: 0.25 }) +
      treeline(L, far, { from: 0, to: 1200, count: 60, size: 22, depth: 0.2, seed: 3 }) +
      poplars(L, () => 650, { from: 470, to: 600, count: 5, h: 170, seed: 8, depth: 0.12 }) +
      hill(L, () => 646, { colour: ink.leaf, marks: 130, seed: 5, to: 0.3 }) +
      glow(860, 620, 360, '#f2a352', 0.35) +
      lamplight() +
      path() +
      smoke(cx, cy, 190, 5, '#cfd6cf', 0.22) +
      chimney() +
      gallery(warm, S, home) +
      fill(
        S.face([
          [9.6, 0.3, 21.6],
          [9.6, 2.6, 21.6],
          [27.6, 2.6, 21.6],
          [27.6, 0.3, 21.6],
        ]),
        '#ffb85c',
        0.22,
      ) +
      galleryPosts(warm, S, home) +
      fill(floor(S, 10, 20.6, 27, 21.3), '#ffc873', 0.25) +
      nogal(L, { x: 165, y: 700, h: 540, seed: 16, wide: 0.95 }) +
      stringLights([300, 470], [612, 560], 40, 11, 3.4, '#0c1820', 0.6) +
      lantern(596, 698, 22, '#0c1820', 0.7) +
      lantern(520, 728, 30, '#0c1820', 0.7) +
      lantern(772, 772, 42, '#0c1820', 0.75) +
      figure({ x: 372, y: 742, h: 108, pose: 'sitGround', colour: '#0d1a22', rim: '#e0a566' }) +
      figure({
        x: 328,
        y: 744,
        h: 102,
        pose: 'sitGround',
        colour: '#0d1a22',
        dress: '#5d1b31',
        rim: '#e0a566',
      }) +
      grass(L, {
        from: -20,
        to: 560,
        y: 815,
        h: 74,
        count: 240,
        seed: 5,
        colour: ink.leafDeep,
        shade: 0.1,
      }) +
      grass(L, {
        from: 820,
        to: 1220,
        y: 815,
        h: 80,
        count: 190,
        seed: 6,
        colour: ink.leafDeep,
        shade: 0.1,
      })
    );
  },
};
