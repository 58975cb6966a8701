/** The Pacific in the last light: the two of them on the wet sand, their shadows longer than they are. */
import { flock, standingBird } from '../kit/birds.ts';
import { ink } from '../kit/colour.ts';
import { linear } from '../kit/defs.ts';
import { golden, lit } from '../kit/light.ts';
import { person, thrown, type Person } from '../kit/person.ts';
import { dressBlown, lautaro, violeta, walking } from '../kit/poses.ts';
import { random } from '../kit/random.ts';
import { breaker, wash, water } from '../kit/sea.ts';
import { type Point, blob, cut, ellipse, fill, lens, many, rect } from '../kit/shapes.ts';
import { clouds, glow, mist, sky } from '../kit/sky.ts';

const L = lit(golden, {
  sky: [
    [0, '#55758f'],
    [0.3, '#9a8f9f'],
    [0.6, '#e8a98a'],
    [0.85, '#f9c07a'],
    [1, '#fde0a0'],
  ],
  haze: '#eeb08a',
  tint: '#c2644a',
  tinted: 0.18,
  shadow: '#2b2f4a',
  from: 1,
});
const chance = random(12);
const him: Person = { ...lautaro, ...walking, x: 396, y: 656, h: 204, rim: '#ffe0a0' };
const her: Person = {
  ...violeta,
  ...walking,
  x: 470,
  y: 670,
  h: 190,
  skirt: dressBlown,
  arms: [
    [
      [0.06, 0.68],
      [0.11, 0.57],
    ],
    [
      [-0.09, 0.67],
      [-0.2, 0.6],
    ],
  ],
  shoes: null,
  rim: '#ffe0a0',
};
const dark = '#3d2c46';

const cliff = (points: Point[], depth: number, shade: number) =>
  fill(
    cut([...points, [points[points.length - 1]![0], 386], [points[0]![0], 386]]),
    L.tone(ink.plum, depth, shade),
  );
const headland = () =>
  cliff(
    [
      [-20, 300],
      [60, 292],
      [150, 310],
      [250, 322],
      [330, 344],
      [356, 350],
      [372, 372],
      [394, 378],
      [400, 385],
    ],
    0.55,
    0.1,
  ) +
  cliff(
    [
      [-20, 236],
      [30, 232],
      [74, 252],
      [96, 276],
      [140, 288],
      [160, 322],
      [196, 334],
      [208, 362],
      [236, 370],
      [244, 385],
    ],
    0.3,
    0.24,
  ) +
  fill(
    cut([
      [30, 234],
      [74, 252],
      [96, 276],
      [70, 288],
      [56, 262],
    ]) +
      cut([
        [140, 290],
        [160, 322],
        [196, 334],
        [176, 346],
        [148, 330],
      ]) +
      cut([
        [96, 280],
        [118, 320],
        [130, 360],
        [104, 330],
      ]),
    L.tone(ink.clay, 0.3, -0.15),
    0.55,
  ) +
  fill(
    many(16, (i) => lens(-20 + i * 26, 388 + (i % 4) * 7, 40 + i * 27, 388 + (i % 4) * 7, 1.6)),
    L.tone(ink.plum, 0.4, 0.2),
    0.5,
  );
const rock = (x: number, y: number, w: number, seed: number) =>
  fill(lens(x - w * 0.8, y, x + w * 0.7, y, w * 0.07), '#fff0d8', 0.9) +
  fill(blob(x, y - w * 0.14, w * 0.5, w * 0.26, seed, 0.2, 11), L.tone(ink.plum, 0.06, 0.52)) +
  fill(
    blob(x + w * 0.14, y - w * 0.24, w * 0.27, w * 0.12, seed + 1, 0.25, 9),
    L.tone(ink.clay, 0.1, 0.1),
  ) +
  fill(lens(x - w * 0.6, y + w * 0.05, x + w * 0.55, y + w * 0.05, w * 0.09), '#fff0d8', 0.85);
const prints = many(11, (i) => {
  const [x, y] = [336 - i * 36, 676 + i * 13];
  return fill(
    ellipse(x, y, 8 + i * 0.6, 3 + i * 0.2) + ellipse(x + 40, y + 12, 8 + i * 0.6, 3 + i * 0.2),
    dark,
    0.32,
  );
});

export const scene = {
  name: 'gallery-04',
  width: 1200,
  height: 800,
  draw: () =>
    sky(L, 386) +
    glow(860, 340, 420, '#fff0b8', 0.9) +
    fill(ellipse(860, 338, 44), '#fffbe6') +
    clouds(L, 11, 9, 40, 250, 0.55, '#ffd7a8') +
    clouds(L, 23, 5, 250, 340, 0.6, '#c98a8a') +
    flock(540, 176, 190, 9, 12, L.tone(ink.plum, 0.2, 0.2), 4) +
    water(L, {
      top: 384,
      bottom: 560,
      seed: 5,
      far: '#f6c58c',
      near: '#5d7a8b',
      marks: 190,
      gleamX: 860,
      gleam: '#fff6d0',
      gleamWide: 120,
      dark: '#56607f',
    }) +
    headland() +
    mist(L, 350, 420, 0.5, '#f9c894') +
    rock(250, 436, 90, 3) +
    rock(320, 448, 50, 6) +
    rock(1070, 424, 70, 9) +
    breaker({ y: 462, h: 15, seed: 3, face: '#4f7286', foam: '#fff1d8' }) +
    breaker({ y: 502, h: 24, seed: 8, face: '#4c6d83', foam: '#fff4de', tilt: 8 }) +
    fill(
      rect(-20, 536, 1240, 290),
      linear(0, 536, 0, 800, [
        [0, '#e9b98d'],
        [0.35, '#d79f79'],
        [1, '#a9745f'],
      ]),
    ) +
    fill(
      `M-20 556C300 540 800 560 1220 552V690C900 640 300 690 -20 640Z`,
      linear(0, 540, 0, 690, [
        [0, '#f7cf9a', 0.95],
        [1, '#e8a98a', 0],
      ]),
    ) +
    fill(
      many(70, () => {
        const t = chance();
        const x = 860 + (chance() + chance() - 1) * (120 + 150 * t);
        const w = 12 + 50 * t;
        return lens(x - w, 545 + t * 110, x + w, 545 + t * 110, 1.4 + 2.6 * t);
      }),
      '#fff2c8',
      0.8,
    ) +
    wash({ y: 552, h: 9, seed: 15, colour: '#7d93a0', foam: '#fff6e2', opacity: 0.9 }) +
    wash({ y: 588, h: 16, seed: 6, colour: '#87899a', foam: '#fff6e2', opacity: 0.75 }) +
    fill(
      many(130, () => {
        const t = chance();
        const x = chance.between(-40, 1200);
        const w = 16 + 90 * t;
        return lens(x, 650 + t * 150, x + w, 650 + t * 150, 0.8 + 2 * t);
      }),
      L.tone(ink.woodDeep, 0.2, 0.1),
      0.3,
    ) +
    fill(
      many(80, () => {
        const t = chance();
        const x = chance.between(-40, 1200);
        const w = 16 + 80 * t;
        return lens(x, 650 + t * 150, x + w, 650 + t * 150, 0.8 + 2 * t);
      }),
      '#f6c79b',
      0.5,
    ) +
    prints +
    thrown(person(L, { ...him, flat: dark }), 400, 658, 1.5, 0.82, 0.5) +
    thrown(person(L, { ...her, flat: dark }), 474, 672, 1.5, 0.82, 0.5) +
    person(L, him) +
    person(L, her) +
    [
      [960, 700, 34],
      [1000, 716, 30],
      [1046, 696, 28],
    ]
      .map(
        ([x, y, h]) =>
          thrown(standingBird(x!, y!, h!, dark), x! + 2, y!, 1.3, 0.7, 0.45) +
          standingBird(x!, y!, h!, '#4a3a45', x === 1000),
      )
      .join('') +
    many(26, (i) => {
      const [x, y] = [chance.between(20, 1180), chance.between(720, 800)];
      return (
        fill(lens(x - 16, y + 3, x + 2, y + 2, 2), dark, 0.35) +
        fill(ellipse(x, y, 4 + (i % 3), 2.6), i % 4 ? '#f5dcc0' : ink.blossom)
      );
    }),
};
