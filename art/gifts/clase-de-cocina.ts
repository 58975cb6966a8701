/** The curanto uncovered: hot stones, shellfish and longaniza steaming, and one who knows telling two who listen. */
import { ink } from '../kit/colour.ts';
import { chapalele, clam, longaniza, mussel, nalca, potato } from '../kit/curanto.ts';
import { linear } from '../kit/defs.ts';
import { grass } from '../kit/grass.ts';
import { ground, hill, treeline } from '../kit/hills.ts';
import { lit, morning } from '../kit/light.ts';
import { palafito } from '../kit/palafito.ts';
import { person, type Person } from '../kit/person.ts';
import { astonished, dress, lautaro, standing, violeta } from '../kit/poses.ts';
import { random } from '../kit/random.ts';
import { stone } from '../kit/river.ts';
import { blob, cut, ellipse, fill, lens, line, many, rect } from '../kit/shapes.ts';
import { glow, mist, sky, clouds } from '../kit/sky.ts';
import { steam } from '../kit/steam.ts';

const L = lit(morning, {
  sky: [
    [0, '#8fb9c2'],
    [0.6, '#d9e3d6'],
    [1, '#f8e8c8'],
  ],
  tint: '#e8c88a',
  tinted: 0.14,
  from: -1,
});
const chance = random(14);
const rim = { rim: '#fff6d8', rimShift: [-0.01, -0.006] } as const;
const cook: Person = {
  ...standing,
  ...rim,
  slim: true,
  hair: 'bun',
  hairColour: '#9a948a',
  skin: '#a8714d',
  x: 292,
  y: 640,
  h: 430,
  head: [0.07, 0.915],
  shoulder: [0.04, 0.8],
  top: ink.riverDeep,
  bottom: '#7a5a6b',
  skirt: dress,
  nod: 10,
  arms: [
    [
      [0.11, 0.63],
      [0.186, 0.49],
    ],
    [
      [0.17, 0.56],
      [0.27, 0.345],
    ],
  ],
};
const him: Person = {
  ...lautaro,
  ...standing,
  ...rim,
  x: 960,
  y: 640,
  h: 452,
  flip: true,
  top: ink.paper,
  nod: 8,
  arms: [
    [
      [0.05, 0.65],
      [0.16, 0.6],
    ],
    [
      [0.08, 0.65],
      [0.19, 0.61],
    ],
  ],
};
const her: Person = {
  ...violeta,
  ...astonished,
  ...rim,
  x: 812,
  y: 646,
  h: 418,
  flip: true,
  skirt: dress,
  bare: false,
  nod: 8,
};
const apron = (x: number, y: number, h: number, s: 1 | -1, colour: string) =>
  fill(
    cut([
      [x + s * h * 0.02, y - h * 0.74],
      [x + s * h * 0.075, y - h * 0.74],
      [x + s * h * 0.085, y - h * 0.5],
      [x + s * h * 0.12, y - h * 0.26],
      [x - s * h * 0.02, y - h * 0.25],
      [x - s * h * 0.01, y - h * 0.5],
    ]),
    L.tone(colour, 0, 0),
  );
const things = Array.from({ length: 92 }, (_, i) => {
  const a = chance() * Math.PI * 2;
  const r = Math.sqrt(chance());
  return { x: 600 + Math.cos(a) * r * 345, y: 748 + Math.sin(a) * r * 76 - (1 - r) * 46, i };
}).sort((a, b) => a.y - b.y);
const heap = things
  .map(({ x, y, i }) => {
    const k = 0.8 + (y - 660) / 300;
    const turn = chance.between(-60, 60);
    if (i % 13 === 0) return chapalele(L, x, y, 104 * k);
    if (i % 8 === 3) return longaniza(L, x, y, 112 * k, turn * 0.6);
    if (i % 8 === 5) return potato(L, x, y, 66 * k, i);
    return i % 3 ? mussel(L, x, y, 78 * k, turn) : clam(L, x, y, 62 * k, turn);
  })
  .join('');
const far = ground(392, 30, 5, 280);
const near = ground(470, 20, 12, 300);

export const scene = {
  name: 'clase-de-cocina',
  width: 1200,
  height: 900,
  draw: () =>
    sky(L, 400) +
    glow(180, 120, 460, '#fff6d4', 0.8) +
    clouds(L, 5, 9, 60, 280, 0.8, '#ffffff') +
    hill(L, far, { colour: ink.leaf, depth: 0.52, bottom: 500 }) +
    treeline(L, far, { from: 0, to: 1200, count: 50, size: 18, depth: 0.46, seed: 4 }) +
    mist(L, 380, 470, 0.6) +
    fill(
      rect(-20, 426, 1240, 90),
      linear(0, 426, 0, 500, [
        [0, '#cfe2dc'],
        [1, '#7fb0b4'],
      ]),
    ) +
    fill(
      many(26, () => {
        const [x, y] = [chance.between(0, 1200), chance.between(432, 480)];
        return lens(x - 50, y, x + 50, y, 1.6);
      }),
      '#f4f7ea',
      0.8,
    ) +
    palafito(L, {
      x: 556,
      y: 474,
      water: 512,
      w: 128,
      h: 150,
      colour: ink.copihue,
      seed: 4,
      lit: [false, false, false],
    }) +
    palafito(L, {
      x: 694,
      y: 476,
      water: 512,
      w: 110,
      h: 128,
      colour: ink.wheat,
      seed: 7,
      lit: [false, false, false],
    }) +
    hill(L, near, { colour: ink.leaf, bottom: 920, marks: 150, seed: 8, shade: -0.05 }) +
    grass(L, { from: -20, to: 1220, y: 560, h: 40, count: 180, seed: 6, colour: ink.leaf }) +
    line(`M344 380L506 668`, L.tone(ink.woodDeep, 0, 0), 12) +
    fill(ellipse(512, 684, 40, 24), L.tone(ink.wood, 0, 0)) +
    person(L, cook) +
    apron(cook.x, cook.y, cook.h, 1, ink.paper) +
    person(L, him) +
    apron(him.x, him.y, him.h, -1, ink.wheat) +
    person(L, her) +
    fill(blob(600, 772, 500, 138, 6, 0.05, 20), L.tone('#6d4a34', 0, 0.1)) +
    fill(blob(600, 764, 452, 116, 9, 0.05, 20), L.tone('#3a241c', 0, 0.2)) +
    Array.from({ length: 22 }, (_, i) => {
      const a = (i / 22) * Math.PI * 2;
      return { x: 600 + Math.cos(a) * 462, y: 772 + Math.sin(a) * 122, i };
    })
      .sort((a, b) => a.y - b.y)
      .filter(({ y }) => y < 792)
      .map(({ x, y, i }) => stone(L, x, y, 84, i + 3))
      .join('') +
    nalca(L, 330, 752, 150, -58, 4) +
    nalca(L, 880, 752, 150, 58, 8) +
    nalca(L, 470, 700, 116, -20, 12) +
    nalca(L, 742, 698, 120, 22, 16) +
    heap +
    Array.from({ length: 11 }, (_, i) => {
      const a = (i / 10) * Math.PI;
      return stone(L, 600 + Math.cos(a) * 462, 786 + Math.sin(a) * 96, 92, i + 31);
    }).join('') +
    nalca(L, 176, 896, 150, -36, 21) +
    nalca(L, 1034, 898, 156, 34, 25) +
    steam({
      from: 330,
      to: 880,
      y: 716,
      h: 470,
      count: 11,
      seed: 8,
      opacity: 0.2,
      soft: 13,
      colour: '#fffdf2',
    }),
};
