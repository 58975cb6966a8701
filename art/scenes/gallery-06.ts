/** A winter morning's work: the first avellano of their own, earth on the hands, the rest of the row waiting. */
import { flock } from '../kit/birds.ts';
import { ink } from '../kit/colour.ts';
import { cordillera } from '../kit/cordillera.ts';
import { linear } from '../kit/defs.ts';
import { dogSitting } from '../kit/dog.ts';
import { grass, wildflowers } from '../kit/grass.ts';
import { ground, hill, treeline } from '../kit/hills.ts';
import { lit, morning } from '../kit/light.ts';
import { person, thrown, type Person } from '../kit/person.ts';
import { kneeling, lautaro, standing, violeta } from '../kit/poses.ts';
import { poplars } from '../kit/poplar.ts';
import { random } from '../kit/random.ts';
import { stone } from '../kit/river.ts';
import {
  type Point,
  at,
  blob,
  curve,
  cut,
  ellipse,
  fill,
  lens,
  line,
  many,
  ribbon,
} from '../kit/shapes.ts';
import { clouds, glow, mist, rays, sky } from '../kit/sky.ts';

const L = lit(morning, {
  sky: [
    [0, '#8fbfca'],
    [0.45, '#d6e4d4'],
    [0.8, '#fbeec4'],
    [1, '#fde3ae'],
  ],
  from: -1,
  tinted: 0.14,
});
const chance = random(14);
const far = ground(496, 14, 6, 240);
const soil = (x: number) => 592 - 26 * Math.exp(-(((x - 640) / 260) ** 2)) + Math.sin(x / 90) * 3;
const him: Person = {
  ...lautaro,
  ...standing,
  x: 452,
  y: 604,
  h: 350,
  head: [0.06, 0.915],
  nod: 20,
  shoulder: [0.03, 0.8],
  hip: [-0.02, 0.5],
  arms: [
    [
      [0.05, 0.64],
      [0.19, 0.6],
    ],
    [
      [0.12, 0.7],
      [0.205, 0.72],
    ],
  ],
  legs: [
    [
      [-0.03, 0.26],
      [-0.05, 0.005],
    ],
    [
      [0.13, 0.31],
      [0.15, 0.09],
    ],
  ],
  hat: ink.wheat,
  top: ink.paper,
  bottom: ink.riverDeep,
  shoes: ink.woodDeep,
  rim: '#fff3c9',
};
const her: Person = {
  ...violeta,
  ...kneeling,
  x: 728,
  y: 598,
  h: 336,
  flip: true,
  head: [0.07, 0.64],
  nod: 22,
  hair: 'bun',
  top: ink.copihue,
  bottom: ink.leafDeep,
  bare: false,
  arms: [
    [
      [0.12, 0.38],
      [0.24, 0.29],
    ],
    [
      [0.13, 0.42],
      [0.235, 0.34],
    ],
  ],
  shoes: ink.wheatDeep,
  rim: '#fff3c9',
};

function sapling(x: number, y: number, h: number, depth = 0, count = 30): string {
  const c = random(Math.round(x));
  const on = (t: number): Point => [x + Math.sin(t * 2.4) * h * 0.035, y - h * t];
  const twigs = many(7, (i) => {
    const t = 0.42 + i * 0.08;
    const [a, b] = on(t);
    const s = i % 2 ? 1 : -1;
    return lens(a, b, a + s * h * 0.2 * (1.25 - t), b - h * 0.13, h * 0.006);
  });
  const leaves = (k: number, n: number) =>
    many(n, () => {
      const t = c.between(0.4, 1.02);
      const [a, b] = on(t);
      const s = c.pick([-1, 1]);
      const r = c() ** 1.3 * 0.24 * Math.sqrt(Math.max(0.05, 1.06 - t)) * h;
      const [u, v] = [a + s * (r - 0.035 * h * (1.1 - t)), b - r * 0.5];
      const l = h * c.between(0.05, 0.085);
      const q = c.between(-1, 1.3);
      return lens(u, v, u + s * Math.cos(q) * l, v - Math.sin(q) * l, l * 0.36 * k);
    });
  return (
    fill(
      ribbon([on(0), on(0.35), on(0.7), on(1)], [h * 0.026, h * 0.016, h * 0.006]) + twigs,
      L.tone(ink.woodDeep, depth, 0),
    ) +
    fill(leaves(1.1, count), L.tone(ink.leafDeep, depth, 0.05)) +
    fill(leaves(1, count), L.tone(ink.leaf, depth, -0.1)) +
    fill(leaves(0.9, count * 0.6), L.tone('#8fae5a', depth, -0.25))
  );
}
function wateringCan(x: number, y: number, w: number): string {
  const body = cut([
    [x - w * 0.3, y],
    [x - w * 0.26, y - w * 0.52],
    [x + w * 0.26, y - w * 0.52],
    [x + w * 0.3, y],
  ]);
  const tin = (k: number) => L.tone(ink.river, 0, k);
  return (
    fill(lens(x - w * 0.7, y + 3, x + w * 0.9, y + 5, w * 0.06), L.tone(ink.ink, 0, 0.3), 0.4) +
    line(
      `M${x + w * 0.26} ${y - w * 0.44}C${x + w * 0.74} ${y - w * 0.6} ${x + w * 0.7} ${y - w * 0.06} ${x + w * 0.28} ${y - w * 0.14}`,
      tin(0.2),
      w * 0.06,
    ) +
    line(
      `M${x - w * 0.2} ${y - w * 0.52}C${x - w * 0.18} ${y - w * 0.86} ${x + w * 0.2} ${y - w * 0.86} ${x + w * 0.22} ${y - w * 0.52}`,
      tin(0.1),
      w * 0.055,
    ) +
    fill(
      ribbon(
        [
          [x - w * 0.24, y - w * 0.14],
          [x - w * 0.5, y - w * 0.34],
          [x - w * 0.72, y - w * 0.62],
        ],
        [w * 0.15, w * 0.07],
      ),
      tin(0.12),
    ) +
    fill(
      cut([
        [x - w * 0.84, y - w * 0.62],
        [x - w * 0.66, y - w * 0.74],
        [x - w * 0.66, y - w * 0.58],
        [x - w * 0.72, y - w * 0.54],
      ]),
      tin(-0.1),
    ) +
    fill(
      body,
      linear(x - w * 0.3, 0, x + w * 0.3, 0, [
        [0, tin(-0.4)],
        [0.5, tin(0.02)],
        [1, tin(0.4)],
      ]),
    ) +
    fill(ellipse(x, y - w * 0.52, w * 0.26, w * 0.05), tin(0.4)) +
    line(
      `M${x - w * 0.29} ${y - w * 0.16}H${x + w * 0.29}M${x - w * 0.275} ${y - w * 0.38}H${x + w * 0.275}`,
      tin(0.3),
      2,
    )
  );
}
function barrow(x: number, y: number, w: number): string {
  const tub = [
    [x - w * 0.44, y - w * 0.5],
    [x + w * 0.4, y - w * 0.5],
    [x + w * 0.26, y - w * 0.2],
    [x - w * 0.26, y - w * 0.2],
  ] as Point[];
  return (
    fill(lens(x - w * 0.8, y + 4, x + w * 0.6, y + 6, w * 0.05), L.tone(ink.ink, 0, 0.3), 0.4) +
    line(
      `M${at([x - w * 0.4, y - w * 0.12])}L${at([x + w * 0.8, y - w * 0.4])}M${at([x + w * 0.2, y - w * 0.2])}L${at([x + w * 0.3, y])}`,
      L.tone(ink.woodDeep, 0, 0.1),
      w * 0.04,
    ) +
    fill(blob(x, y - w * 0.5, w * 0.38, w * 0.13, 4, 0.14), L.tone('#4a3022', 0, 0.1)) +
    fill(
      cut(tub),
      linear(x - w * 0.4, 0, x + w * 0.4, 0, [
        [0, L.tone(ink.clay, 0, -0.25)],
        [1, L.tone(ink.clay, 0, 0.3)],
      ]),
    ) +
    line(`M${at(tub[0]!)}L${at(tub[1]!)}`, L.tone(ink.clay, 0, 0.35), w * 0.03) +
    line(ellipse(x - w * 0.42, y - w * 0.12, w * 0.11), L.tone(ink.ink, 0, 0.1), w * 0.05) +
    fill(ellipse(x - w * 0.42, y - w * 0.12, w * 0.03), L.tone(ink.stone, 0, 0)) +
    sapling(x + w * 0.06, y - w * 0.5, w * 0.62, 0, 18) +
    sapling(x - w * 0.18, y - w * 0.5, w * 0.5, 0, 16)
  );
}
const clods = (count: number, y0: number, y1: number) =>
  many(count, (i) => {
    const t = chance() ** 1.3;
    const [x, y] = [chance.between(-20, 1220), y0 + (y1 - y0) * t];
    const s = 6 + 20 * t;
    return (
      fill(blob(x, y, s, s * 0.5, i + 3, 0.25, 8), L.tone('#5a3a26', 0, 0.22)) +
      fill(
        blob(x - s * 0.15, y - s * 0.16, s * 0.66, s * 0.28, i + 4, 0.25, 8),
        L.tone('#7b5235', 0, -0.08),
      )
    );
  });

export const scene = {
  name: 'gallery-06',
  width: 1200,
  height: 800,
  draw: () =>
    sky(L, 520) +
    glow(250, 300, 420, '#fff6cf', 0.9) +
    rays(L, 250, 300, 60, 620, 44, 5, 0.34) +
    fill(ellipse(250, 300, 36), '#fffdf0') +
    clouds(L, 41, 9, 60, 330, 0.85, '#ffffff') +
    flock(860, 150, 180, 9, 11, L.tone(ink.ink, 0.35), 3) +
    cordillera(L, { base: 506, height: 210, seed: 71, peaks: 8, depth: 0.56 }) +
    mist(L, 420, 520, 0.8) +
    hill(L, far, { colour: ink.leaf, depth: 0.42, marks: 60, seed: 4 }) +
    treeline(L, far, { from: 0, to: 1200, count: 50, size: 15, depth: 0.4, seed: 6 }) +
    poplars(L, far, { from: 980, to: 1210, count: 8, h: 210, seed: 9, depth: 0.3 }) +
    hill(L, (x) => 530 + Math.sin(x / 240) * 5, {
      colour: ink.leaf,
      depth: 0.12,
      marks: 120,
      seed: 7,
    }) +
    [60, 168, 272, 360, 880, 968, 1064, 1168]
      .map(
        (x, i) =>
          sapling(x, 556, 92 + (i % 3) * 12, 0.24, 16) +
          line(`M${x + 9} 558V${478 - (i % 2) * 8}`, L.tone(ink.wood, 0.2, 0), 3),
      )
      .join('') +
    fill(
      many(300, () => {
        const [x, y] = [chance.between(-20, 1220), chance.between(560, 600)];
        return lens(x, y, x + chance.between(-4, 4), y - chance.between(8, 18), 1.2);
      }),
      L.tone(ink.leafDeep, 0.05, 0),
      0.6,
    ) +
    fill(
      `${curve(Array.from({ length: 31 }, (_, i): Point => [-20 + i * 41.4, soil(-20 + i * 41.4)]))}L1222 820L-20 820Z`,
      linear(0, 570, 0, 800, [
        [0, L.tone('#7a5136', 0, -0.1)],
        [1, L.tone('#4a2f20', 0, 0.16)],
      ]),
    ) +
    fill(
      many(46, () => {
        const y = 610 + 190 * chance();
        const x = chance.between(-60, 1200);
        return lens(x, y, x + chance.between(60, 240), y + 6, 2.6);
      }),
      L.tone('#3b2418', 0, 0.1),
      0.5,
    ) +
    clods(130, 600, 800) +
    barrow(1000, 664, 200) +
    dogSitting({ x: 180, y: 640, h: 128, colour: '#6d4a30', patch: '#3f281b', rim: '#fff0c0' }) +
    fill(lens(124, 643, 284, 648, 7), L.tone(ink.ink, 0, 0.3), 0.4) +
    fill(blob(622, 600, 150, 26, 7, 0.14, 16), L.tone('#3a2418', 0, 0.15)) +
    fill(blob(622, 598, 116, 15, 8, 0.1, 16), L.tone('#24150e', 0, 0.1)) +
    fill(blob(624, 584, 46, 34, 9, 0.1, 12), L.tone('#c09a62', 0, 0.14)) +
    fill(
      many(6, (i) => lens(588 + i * 12, 560, 586 + i * 14, 606, 2)),
      L.tone('#8a683c', 0, 0.1),
      0.7,
    ) +
    line('M586 566Q624 580 662 566', L.tone(ink.woodDeep, 0, 0), 4) +
    thrown(person(L, { ...him, flat: '#2b1a12' }), 452, 606, -0.1, 0.3, 0.32) +
    thrown(person(L, { ...her, flat: '#2b1a12' }), 728, 600, 0.3, 0.3, 0.32) +
    sapling(626, 566, 310, 0, 60) +
    fill(blob(620, 606, 136, 16, 17, 0.2, 16), L.tone('#5a3a26', 0, 0.02)) +
    fill(
      cut([
        [500, 560],
        [540, 552],
        [546, 588],
        [528, 622],
        [508, 600],
      ]),
      L.tone(ink.stone, 0, 0.1),
    ) +
    fill(
      cut([
        [500, 560],
        [518, 556],
        [520, 606],
        [508, 600],
      ]),
      L.tone(ink.stone, 0, -0.35),
    ) +
    line('M521 560L517 330', L.tone(ink.wheatDeep, 0, -0.05), 9) +
    line('M502 326H534', L.tone(ink.woodDeep, 0, 0), 9) +
    person(L, him) +
    person(L, her) +
    fill(
      blob(676, 616, 56, 14, 21, 0.24, 12) + blob(560, 624, 70, 14, 22, 0.24, 12),
      L.tone('#6b4530', 0, 0),
    ) +
    wateringCan(350, 700, 108) +
    many(9, (i) =>
      stone(L, 90 + ((i * 347) % 1080), 716 + ((i * 53) % 74), 22 + (i % 3) * 8, i + 3),
    ) +
    grass(L, { from: -20, to: 250, y: 818, h: 90, count: 90, seed: 6 }) +
    grass(L, { from: 960, to: 1220, y: 818, h: 90, count: 90, seed: 8 }) +
    wildflowers(L, { from: -10, to: 200, y: 816, h: 96, count: 16, seed: 4 }) +
    wildflowers(L, { from: 1010, to: 1210, y: 816, h: 96, count: 16, seed: 5 }),
};
