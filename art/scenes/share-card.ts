/** The card a shared link shows: names, date and place in the sky over the valley, a garland of copihues. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { ink } from '../kit/colour.ts';
import { garland } from '../kit/copihue.ts';
import { cordillera } from '../kit/cordillera.ts';
import { wheat, wheatField } from '../kit/grass.ts';
import { ground, hill, treeline } from '../kit/hills.ts';
import { house } from '../kit/house.ts';
import { lettering, widthOf } from '../kit/lettering.ts';
import { golden, lit } from '../kit/light.ts';
import { poplars } from '../kit/poplar.ts';
import { river, type Course } from '../kit/river.ts';
import { fill, lens } from '../kit/shapes.ts';
import { clouds, mist, rays, sky, sun } from '../kit/sky.ts';
import { flock } from '../kit/birds.ts';

const wedding = parse(
  readFileSync(new URL('../../src/content/wedding.yaml', import.meta.url), 'utf8'),
) as {
  couple: { names: [string, string] };
  ceremony: { day: string };
  venue: { place: string };
};
const names = wedding.couple.names.join(' & ');
const date = new Date(wedding.ceremony.day).toLocaleDateString('es-CL', {
  dateStyle: 'long',
  timeZone: 'UTC',
});
const rule = widthOf(date, 36, 1) / 2 + 24;
const size = Math.min(104, (104 * 1000) / widthOf(names, 104));

const L = lit(golden, {
  from: 1,
  sky: [
    [0, '#e6e6d0'],
    [0.4, '#fbf0d0'],
    [0.75, '#fbd99c'],
    [1, '#f6b578'],
  ],
});
const far = ground(452, 12, 171, 260);
const course: Course = [
  [468, 620, 14],
  [492, 560, 50],
  [530, 640, 130],
  [580, 560, 270],
  [640, 620, 460],
];

export const scene = {
  name: 'share-card',
  width: 1200,
  height: 630,
  wobble: 0.5,
  draw: () =>
    sky(L, 460) +
    sun(L, 600, 402, 42, 9) +
    rays(L, 600, 402, 80, 700, 64, 7, 0.3) +
    clouds(L, 71, 4, 300, 380, 0.7, '#fffaf0') +
    cordillera(L, { base: 466, height: 150, seed: 31, depth: 0.5, colour: ink.plum }) +
    mist(L, 400, 480, 0.7) +
    hill(L, far, { colour: ink.olive, depth: 0.35, bottom: 640 }) +
    treeline(L, far, { from: 0, to: 1200, count: 60, size: 12, depth: 0.34, seed: 5 }) +
    house(L, { x: 812, y: 486, w: 150, h: 54, columns: 6 }) +
    treeline(L, () => 490, { from: 700, to: 1200, count: 16, size: 18, depth: 0.18, seed: 8 }) +
    poplars(L, () => 496, { from: 30, to: 400, count: 11, h: 170, seed: 6, depth: 0.1 }) +
    poplars(L, () => 494, { from: 960, to: 1190, count: 6, h: 150, seed: 16, depth: 0.14 }) +
    hill(L, () => 488, { colour: ink.wheat, to: 0.15, bottom: 640 }) +
    wheatField(L, { top: () => 490, bottom: 640, seed: 5, count: 700 }) +
    river(L, {
      course,
      seed: 6,
      colours: ['#fde0a4', '#5d8a8f'],
      streaks: 60,
      gleamX: 600,
      gleam: '#fff6d6',
      bank: L.tone(ink.edge, 0, -0.2),
    }) +
    wheat(L, { from: -30, to: 330, y: 660, h: 150, count: 66, seed: 4 }) +
    wheat(L, { from: 860, to: 1230, y: 660, h: 150, count: 66, seed: 9 }) +
    flock(800, 300, 130, 7, 9, L.tone(ink.ink, 0.3), 4) +
    garland(L, [-20, 6], [600, -6], { seed: 12, sag: 44, flowers: 10, size: 42 }) +
    garland(L, [600, -6], [1220, 6], { seed: 15, sag: 44, flowers: 10, size: 42 }) +
    lettering(names, 600, 212, size, ink.ink) +
    lettering(date, 600, 272, 36, ink.copihueDeep, 1) +
    lettering(wedding.venue.place, 600, 316, 26, ink.ink, 1.2) +
    fill(
      lens(600 - rule - 90, 262, 600 - rule, 262, 1.6) +
        lens(600 + rule, 262, 600 + rule + 90, 262, 1.6),
      ink.copihueDeep,
    ),
};
