/** Midnight on the Achibueno: one paper lantern for every guest, and theirs still in their hands. */
import { ink } from '../kit/colour.ts';
import { cordillera } from '../kit/cordillera.ts';
import { clipped, radial } from '../kit/defs.ts';
import { figure } from '../kit/figure.ts';
import { grass } from '../kit/grass.ts';
import { ground, hill, treeline } from '../kit/hills.ts';
import { lit, night } from '../kit/light.ts';
import { paperLantern } from '../kit/paper-lantern.ts';
import { mirrored, person, type Person } from '../kit/person.ts';
import { gown, lautaro, standing, violeta } from '../kit/poses.ts';
import { random } from '../kit/random.ts';
import { stone } from '../kit/river.ts';
import { water } from '../kit/sea.ts';
import { type Point, curve, ellipse, fill, lens, lerp, many } from '../kit/shapes.ts';
import { mist, sky, stars } from '../kit/sky.ts';
import { poplars } from '../kit/poplar.ts';

const L = lit(night, {
  sky: [
    [0, '#0b1a30'],
    [0.5, '#1d2f4e'],
    [0.82, '#3d4a6b'],
    [1, '#6d5f78'],
  ],
  haze: '#41506d',
  tinted: 0.5,
});
const far = ground(452, 16, 7, 240);
const chance = random(77);
// Rising from the bend of the river in a slow S, smaller the farther.
const sent = Array.from({ length: 46 }, (_, i) => {
  const t = i / 45;
  const near = chance() ** 2.2;
  const x =
    820 - 330 * Math.sin(t * 2.5) * (0.5 + t * 0.6) + chance.between(-150, 150) * (0.25 + t);
  return {
    x,
    y: lerp(430, 40, t ** 0.9) + chance.between(-26, 26),
    h: lerp(10, 46, t) * (0.65 + near * 0.8),
    tilt: chance.between(-9, 9),
  };
})
  .filter((l) => l.x > 30 && l.x < 1170 && Math.hypot(l.x - 400, l.y - 470) > 130)
  .sort((a, b) => a.h - b.h);
const him: Person = {
  ...lautaro,
  ...standing,
  x: 338,
  y: 704,
  h: 262,
  head: [0.02, 0.92],
  nod: -16,
  arms: [
    [
      [0.09, 0.74],
      [0.205, 0.83],
    ],
    [
      [0.08, 0.76],
      [0.19, 0.87],
    ],
  ],
  top: '#26363a',
  bottom: '#1c2529',
  rim: '#ffbe70',
  rimShift: [0.012, -0.006],
};
const her: Person = {
  ...violeta,
  ...standing,
  x: 456,
  y: 706,
  h: 246,
  flip: true,
  head: [0.02, 0.92],
  nod: -16,
  hair: 'bun',
  top: ink.paper,
  skirt: gown,
  arms: [
    [
      [0.09, 0.76],
      [0.19, 0.88],
    ],
    [
      [0.1, 0.78],
      [0.18, 0.92],
    ],
  ],
  rim: '#ffd9a0',
  rimShift: [-0.012, -0.006],
  shade: 0.1,
};
const bank: Point[] = [
  [-20, 610],
  [90, 618],
  [220, 640],
  [360, 668],
  [520, 690],
  [640, 712],
  [700, 744],
  [690, 780],
  [740, 830],
  [-20, 830],
];

export const scene = {
  name: 'gallery-14',
  width: 1200,
  height: 800,
  draw: () =>
    sky(L, 460) +
    stars(14, 230, 330) +
    cordillera(lit(L, { tinted: 0.3, from: 1 }), {
      base: 462,
      height: 200,
      seed: 91,
      peaks: 7,
      depth: 0.5,
      colour: ink.river,
    }) +
    mist(L, 380, 480, 0.7, '#5a5f7e') +
    hill(L, far, { colour: ink.leafDeep, depth: 0.3 }) +
    treeline(L, far, { from: 0, to: 1200, count: 60, size: 18, depth: 0.24, seed: 5 }) +
    poplars(L, (x) => far(x) + 22, {
      from: 900,
      to: 1210,
      count: 10,
      h: 170,
      seed: 8,
      depth: 0.14,
    }) +
    poplars(L, (x) => far(x) + 16, {
      from: -20,
      to: 190,
      count: 7,
      h: 210,
      seed: 18,
      depth: 0.14,
    }) +
    water(L, {
      top: 486,
      bottom: 830,
      seed: 7,
      far: '#4d587a',
      near: '#14253c',
      marks: 150,
      dark: '#0c1829',
    }) +
    sent
      .map((l) => {
        const y = 490 + (470 - l.y) * 0.62;
        const w = l.h * 0.5;
        return (
          fill(
            ellipse(l.x, y, l.h * 1.3),
            radial(l.x, y, l.h * 1.3, [
              [0, '#ffb45c', 0.3],
              [1, '#ffb45c', 0],
            ]),
          ) +
          fill(
            many(4, (i) => {
              const k = w * [0.9, 0.6, 1, 0.5][i]!;
              const dx = ((i * 37 + Math.round(l.x)) % 9) - 4;
              return lens(
                l.x - k + dx,
                y + (i - 1.5) * l.h * 0.3,
                l.x + k + dx,
                y + (i - 1.5) * l.h * 0.3,
                Math.max(0.8, l.h * 0.07),
              );
            }),
            '#ffcf84',
            0.85,
          )
        );
      })
      .join('') +
    fill(
      many(90, () => {
        const y = lerp(500, 800, chance());
        const x = chance.between(0, 1200);
        const k = (y - 480) / 320;
        return lens(x - 8 - 30 * k, y, x + 8 + 30 * k, y, 0.7 + 1.6 * k);
      }),
      '#7d87a5',
      0.4,
    ) +
    [700, 742, 776, 818, 858, 930, 968, 1010]
      .map((x, i) =>
        figure({
          x,
          y: 489 + (i % 3) * 2,
          h: 46 + (i % 2) * 5,
          pose: i % 3 === 1 ? 'cheer' : 'toast',
          flip: i % 2 === 0,
          colour: '#141d2c',
          rim: '#f0a55c',
          ...(i % 2 ? { dress: '#5b2f42' } : {}),
        }),
      )
      .join('') +
    fill(lens(660, 490, 1050, 491, 3), L.tone(ink.leafDeep, 0.1, 0.3)) +
    sent.map((l) => paperLantern(l.x, l.y, l.h, l.tilt, 0.75)).join('') +
    mirrored(person(L, { ...her, flat: '#f0b878' }), 716, 0.25, 0.05) +
    fill(curve(bank, true), L.tone(ink.leafDeep, 0, 0.22)) +
    clipped(
      curve(bank, true),
      `<g transform="matrix(1 0 0 0.4 0 424)">${fill(
        ellipse(402, 706, 380),
        radial(402, 706, 380, [
          [0, '#f3a85a', 0.6],
          [0.5, '#c8763c', 0.24],
          [1, '#c8763c', 0],
        ]),
      )}</g>`,
    ) +
    fill(lens(250, 708, 420, 710, 7) + lens(400, 710, 560, 712, 8), '#0c1620', 0.5) +
    many(13, (i) =>
      stone(
        L,
        470 + ((i * 61) % 250),
        706 + ((i * 61) % 250) * 0.2 + ((i * 29) % 60),
        22 + ((i * 17) % 34),
        i + 4,
      ),
    ) +
    person(L, him) +
    person(L, her) +
    paperLantern(398, 500, 128, 0, 1) +
    grass(L, {
      from: -20,
      to: 300,
      y: 818,
      h: 120,
      count: 130,
      seed: 6,
      colour: ink.leafDeep,
      shade: 0.15,
    }) +
    grass(L, {
      from: 300,
      to: 700,
      y: 822,
      h: 62,
      count: 120,
      seed: 16,
      colour: ink.leafDeep,
      shade: 0.15,
    }) +
    grass(L, {
      from: 1040,
      to: 1220,
      y: 818,
      h: 190,
      count: 70,
      seed: 26,
      colour: ink.leafDeep,
      shade: 0.3,
    }),
};
