/** The top of the climb: araucarias, the lake far below, and the volcano breathing over it all. */
import { araucaria } from '../kit/araucaria.ts';
import { volcano } from '../kit/volcano.ts';
import { swallow } from '../kit/birds.ts';
import { ink } from '../kit/colour.ts';
import { cordillera } from '../kit/cordillera.ts';
import { linear } from '../kit/defs.ts';
import { grass, wildflowers } from '../kit/grass.ts';
import { ground, hill } from '../kit/hills.ts';
import { lit, noon } from '../kit/light.ts';
import { person, type Person } from '../kit/person.ts';
import { lautaro, standing, violeta } from '../kit/poses.ts';
import { noise, random } from '../kit/random.ts';
import { stone } from '../kit/river.ts';
import {
  type Point,
  blob,
  curve,
  cut,
  ellipse,
  fill,
  lens,
  lerp,
  line,
  many,
} from '../kit/shapes.ts';
import { clouds, glow, mist, sky, veils } from '../kit/sky.ts';

const L = lit(noon, {
  sky: [
    [0, '#4f97b0'],
    [0.5, '#a9d3d6'],
    [1, '#f1f0d8'],
  ],
  haze: '#c3dcdc',
  from: -1,
});
const chance = random(18);
const wave = noise(5, 3);
const slope = (x: number) =>
  640 - Math.max(0, x - 430) * 0.2 + Math.min(0, x - 430) * 0.1 + wave(x / 130) * 14;
const pack = (x: number, y: number, s: number, c: string) =>
  fill(blob(x, y, 26 * s, 38 * s, 5, 0.06, 12), L.tone(c, 0, 0.08)) +
  fill(blob(x + 3 * s, y + 12 * s, 17 * s, 15 * s, 6, 0.06, 12), L.tone(c, 0, 0.32)) +
  fill(ellipse(x, y - 42 * s, 27 * s, 10 * s), L.tone(ink.wheat, 0, 0.1)) +
  line(
    `M${x - 14 * s} ${y - 30 * s}V${y + 30 * s}M${x + 14 * s} ${y - 30 * s}V${y + 30 * s}`,
    L.tone(ink.woodDeep, 0, 0.1),
    2.4 * s,
  );
const him: Person = {
  ...lautaro,
  ...standing,
  view: 'back',
  x: 792,
  y: 584,
  h: 224,
  head: [0.01, 0.925],
  arms: [
    [
      [0.14, 0.67],
      [0.12, 0.52],
    ],
    [
      [-0.12, 0.68],
      [-0.2, 0.57],
    ],
  ],
  legs: [
    [
      [0.05, 0.26],
      [0.07, 0.01],
    ],
    [
      [-0.05, 0.26],
      [-0.07, 0.01],
    ],
  ],
  top: ink.river,
  bottom: '#4d4a38',
  shoes: ink.woodDeep,
};
const her: Person = {
  ...violeta,
  ...standing,
  view: 'back',
  x: 704,
  y: 596,
  h: 208,
  hair: 'bun',
  head: [-0.01, 0.925],
  arms: [
    [
      [0.12, 0.68],
      [0.21, 0.59],
    ],
    [
      [-0.16, 0.86],
      [-0.21, 1.01],
    ],
  ],
  legs: [
    [
      [0.04, 0.26],
      [0.05, 0.01],
    ],
    [
      [-0.045, 0.26],
      [-0.07, 0.01],
    ],
  ],
  top: ink.copihue,
  bottom: ink.ink,
  shoes: ink.wheatDeep,
};

const forest = (
  line_: (x: number) => number,
  count: number,
  size: number,
  depth: number,
  seed: number,
) => {
  const c = random(seed);
  return many(count, () => {
    const x = c.between(-20, 1220);
    const s = size * c.between(0.6, 1.2);
    const y = line_(x) + c.between(0, size * 1.4);
    return fill(
      cut([
        [x, y - s],
        [x + s * 0.3, y + s * 0.2],
        [x - s * 0.3, y + s * 0.2],
      ]),
      L.tone(ink.leafDeep, depth, c.between(-0.1, 0.25)),
    );
  });
};
const lake = (d: Point[]) =>
  fill(
    curve(d, true),
    linear(0, 430, 0, 520, [
      [0, '#dceee8'],
      [1, '#6fa9b8'],
    ]),
  );
const plume = () =>
  many(9, (i) => {
    const t = i / 8;
    return fill(
      blob(452 + t * 190 + t * t * 120, 128 - t * 74, 16 + 52 * t, 12 + 26 * t, i + 3, 0.2, 11),
      L.tone('#ffffff', 0.1, 0.06 + 0.1 * (1 - t)),
      0.78 - 0.5 * t,
    );
  }) +
  many(7, (i) => {
    const t = i / 6;
    return fill(
      blob(448 + t * 170 + t * t * 120, 122 - t * 78, 10 + 34 * t, 8 + 16 * t, i + 13, 0.2, 11),
      '#ffffff',
      0.8 - 0.5 * t,
    );
  });
const mid = ground(438, 22, 8, 200);
const low = ground(520, 20, 3, 220);

export const scene = {
  name: 'gallery-08',
  width: 1200,
  height: 800,
  draw: () =>
    sky(L, 460) +
    glow(120, 90, 360, '#fff7d6', 0.8) +
    clouds(L, 31, 7, 130, 360, 0.85, '#ffffff') +
    cordillera(L, { base: 440, height: 110, seed: 84, peaks: 12, depth: 0.66 }) +
    plume() +
    volcano(L, { x: 440, base: 446, height: 318, wide: 1.35, depth: 0.3, seed: 6 }) +
    mist(L, 350, 460, 0.75) +
    veils(L, 12, 7, 330, 420, 0.5, '#ffffff') +
    hill(L, mid, { colour: ink.leafDeep, depth: 0.5 }) +
    forest(mid, 260, 13, 0.46, 5) +
    lake([
      [60, 492],
      [200, 474],
      [420, 468],
      [640, 476],
      [760, 492],
      [640, 512],
      [420, 522],
      [220, 516],
    ]) +
    fill(
      many(40, () => {
        const [x, y] = [chance.between(140, 660), chance.between(478, 512)];
        return lens(x, y, x + chance.between(14, 60), y, 1.1);
      }),
      '#ffffff',
      0.7,
    ) +
    hill(L, low, { colour: ink.leafDeep, depth: 0.28 }) +
    forest(low, 300, 24, 0.24, 9) +
    veils(L, 5, 6, 530, 590, 0.45, '#e9f3ee') +
    araucaria(L, { x: 380, y: 640, h: 210, seed: 4, depth: 0.14 }) +
    araucaria(L, { x: 470, y: 632, h: 150, seed: 14, depth: 0.2 }) +
    araucaria(L, { x: 300, y: 650, h: 120, seed: 24, depth: 0.16, young: true }) +
    fill(
      `${curve(Array.from({ length: 41 }, (_, i): Point => [-20 + i * 31, slope(-20 + i * 31)]))}L1222 820L-20 820Z`,
      linear(0, 480, 0, 800, [
        [0, L.tone('#9aa05a', 0, -0.1)],
        [1, L.tone(ink.leafDeep, 0, 0.18)],
      ]),
    ) +
    fill(
      many(130, () => {
        const x = chance.between(-40, 1200);
        const t = chance();
        const y = slope(x) + 8 + t * (800 - slope(x));
        return lens(x, y, x + chance.between(20, 90), y - 9, 0.8 + 2 * t);
      }),
      L.tone(ink.leafDeep, 0, 0.2),
      0.45,
    ) +
    fill(
      many(110, () => {
        const x = chance.between(-40, 1200);
        const t = chance();
        const y = slope(x) + 8 + t * (800 - slope(x));
        return lens(x, y, x + chance.between(20, 80), y - 8, 0.8 + 1.6 * t);
      }),
      '#dfe0a0',
      0.5,
    ) +
    fill(
      curve(
        [
          [690, 603],
          [730, 596],
          [812, 586],
          [836, 590],
          [800, 630],
          [700, 690],
          [560, 760],
          [520, 830],
          [330, 830],
          [420, 740],
          [600, 670],
          [690, 625],
        ] as Point[],
        true,
      ),
      linear(0, 590, 0, 800, [
        [0, '#e9d7a6'],
        [1, '#c2a06a'],
      ]),
    ) +
    fill(
      many(50, () => {
        const t = chance();
        const x = lerp(750, 430, t) + chance.between(-40, 40) * (0.3 + t);
        const y = lerp(610, 800, t);
        return ellipse(x, y, 2 + 4 * t, 1 + 1.6 * t);
      }),
      L.tone(ink.woodDeep, 0.2, 0),
      0.4,
    ) +
    many(15, (i) => {
      const [x, t] = [chance.between(690, 1190), (i + chance()) / 15];
      const y = slope(x) + 30 + t * (760 - slope(x));
      return stone(L, x, y, (14 + 40 * t) * chance.between(0.6, 1.2), i + 5);
    }) +
    fill(lens(690, 600, 860, 592, 9), L.tone(ink.ink, 0, 0.4), 0.4) +
    person(L, him) +
    person(L, her) +
    pack(him.x + 1, him.y - 156, 0.82, ink.clay) +
    pack(her.x + 1, her.y - 143, 0.72, ink.leaf) +
    araucaria(L, { x: 1030, y: 600, h: 660, seed: 7, shade: 0.04, wide: 1.05 }) +
    araucaria(L, { x: 1172, y: 640, h: 470, seed: 17, shade: 0.12 }) +
    araucaria(L, { x: 100, y: 700, h: 560, seed: 27, shade: 0.1 }) +
    araucaria(L, { x: 930, y: 596, h: 130, seed: 37, young: true }) +
    swallow(716, 236, 44, -14, L.tone(ink.ink, 0.1, 0)) +
    [
      [1030, 606, 90],
      [1172, 648, 70],
      [100, 708, 80],
    ]
      .map(([x, y, w], i) =>
        grass(L, {
          from: x! - w!,
          to: x! + w!,
          y: y!,
          h: 36,
          count: 46,
          seed: 31 + i,
          colour: ink.olive,
          shade: 0.1,
        }),
      )
      .join('') +
    grass(L, {
      from: -20,
      to: 430,
      y: 818,
      h: 96,
      count: 150,
      seed: 6,
      colour: ink.olive,
      shade: 0.16,
    }) +
    grass(L, {
      from: 640,
      to: 1220,
      y: 818,
      h: 84,
      count: 170,
      seed: 8,
      colour: ink.olive,
      shade: 0.2,
    }) +
    wildflowers(L, {
      from: -10,
      to: 360,
      y: 816,
      h: 88,
      count: 20,
      seed: 4,
      colours: [ink.gold, ink.copihue, ink.ember],
    }) +
    wildflowers(L, {
      from: 760,
      to: 1210,
      y: 816,
      h: 84,
      count: 22,
      seed: 5,
      colours: [ink.gold, ink.copihue, ink.ember],
    }),
};
