/** The last hour on the wheat: the cordillera turns rose, a full moon stands over it. */
import { ink } from '../kit/colour.ts';
import { cordillera } from '../kit/cordillera.ts';
import { wheat, wheatField } from '../kit/grass.ts';
import { ground, hill, treeline } from '../kit/hills.ts';
import { golden, lit } from '../kit/light.ts';
import { poplars } from '../kit/poplar.ts';
import { clouds, glow, mist, sky } from '../kit/sky.ts';
import { curve, ellipse, fill, lens, many } from '../kit/shapes.ts';
import { nogal } from '../kit/trees.ts';
import { linear } from '../kit/defs.ts';
import { figure } from '../kit/figure.ts';

const L = lit(golden, {
  from: -1,
  sky: [
    [0, '#6f9dab'],
    [0.4, '#b9b9b4'],
    [0.68, '#ecb6a0'],
    [1, '#f9d6a0'],
  ],
});
const peaks = lit(L, { tinted: 0.3, tint: '#d9775f', sun: '#ffd0a0', shadow: '#5b4a66' });
const far = ground(424, 10, 4, 260);
const mid = ground(446, 16, 9, 380);
const field = (x: number) => 470 + Math.sin(x / 330 + 0.6) * 16;

/** The path the tractor leaves through the field, towards the tree. */
const path = curve(
  [
    [352, 489],
    [362, 503],
    [404, 530],
    [520, 585],
    [586, 660],
    [560, 740],
    [470, 840],
    [700, 840],
    [726, 740],
    [694, 655],
    [588, 578],
    [440, 524],
    [386, 500],
    [364, 488],
  ],
  true,
);

const birds = [
  [520, 214],
  [556, 232],
  [590, 206],
  [632, 226],
  [478, 240],
] as const;

export const scene = {
  name: 'venue-07',
  width: 1200,
  height: 800,
  draw: () =>
    sky(L, 470) +
    glow(858, 126, 190, '#fff3d2', 0.5) +
    fill(ellipse(858, 126, 27), '#fff4da') +
    fill(
      ellipse(850, 119, 8, 6) + ellipse(867, 131, 9, 7) + ellipse(853, 139, 5, 3),
      '#e9d5b4',
      0.6,
    ) +
    clouds(L, 21, 6, 120, 300, 0.5, '#f7b9a0') +
    cordillera(peaks, {
      base: 436,
      height: 250,
      seed: 15,
      peaks: 8,
      depth: 0.3,
      colour: '#86667c',
      snow: 0.46,
    }) +
    mist(L, 350, 450, 0.7) +
    hill(L, far, { colour: ink.leafDeep, depth: 0.4 }) +
    treeline(L, far, { from: 0, to: 1200, count: 70, size: 14, depth: 0.42, seed: 3 }) +
    poplars(L, mid, { from: 900, to: 1170, count: 11, h: 120, seed: 8, depth: 0.2 }) +
    hill(L, mid, { colour: ink.olive, depth: 0.2, marks: 70, seed: 5 }) +
    fill(lens(160, 489, 470, 505, 8), L.tone(ink.wheatDeep, 0.1, 0.4), 0.6) +
    nogal(L, { x: 300, y: 486, h: 290, seed: 6, colour: ink.leaf, depth: 0.04, wide: 1.1 }) +
    hill(L, field, { colour: '#cf9d45', shade: 0.02, to: 0.22 }) +
    wheatField(L, { top: field, bottom: 800, seed: 5, count: 2600, depth: 0.02 }) +
    fill(
      path,
      linear(0, 490, 0, 800, [
        [0, L.tone('#e3bf7c', 0.1, 0)],
        [1, L.tone('#b98746', 0, 0.1)],
      ]),
    ) +
    wheatField(L, {
      top: (x) => field(x) + 40,
      bottom: 830,
      seed: 8,
      count: 260,
      from: 380,
      to: 720,
    }) +
    figure({
      x: 402,
      y: 524,
      h: 62,
      pose: 'walk',
      flip: true,
      colour: '#3b3230',
      hat: '#e6c98c',
      rim: '#ffd79a',
    }) +
    fill(
      many(birds.length, (i) => {
        const [x, y] = birds[i]!;
        return lens(x - 12, y - 5, x, y, 1.8, 3) + lens(x, y, x + 12, y - 6, 1.8, 3);
      }),
      L.tone(ink.ink, 0.2),
    ) +
    wheat(L, { from: -60, to: 500, y: 880, h: 250, count: 90, seed: 12, shade: 0.08 }) +
    wheat(L, { from: 700, to: 1240, y: 850, h: 290, count: 100, seed: 14, shade: 0.05 }) +
    wheat(L, { from: 930, to: 1240, y: 880, h: 430, count: 36, seed: 18, shade: -0.05 }) +
    wheat(L, { from: -80, to: 240, y: 880, h: 400, count: 30, seed: 19, shade: -0.05 }),
};
