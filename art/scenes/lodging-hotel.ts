/** The hotel on the plaza at the blue hour: lit windows, an arcade, palms, lamps, a bench. */
import { ink } from '../kit/colour.ts';
import { cordillera } from '../kit/cordillera.ts';
import { linear } from '../kit/defs.ts';
import { figure } from '../kit/figure.ts';
import { grass, wildflowers } from '../kit/grass.ts';
import { lettering } from '../kit/lettering.ts';
import { dusk, lit } from '../kit/light.ts';
import { palm } from '../kit/palm.ts';
import { cut, ellipse, fill, lens, line, many, rect } from '../kit/shapes.ts';
import { clouds, glow, sky, stars } from '../kit/sky.ts';
import { streetLamp } from '../kit/street.ts';
import { nogal } from '../kit/trees.ts';

const L = lit(dusk, {
  tinted: 0.26,
  sky: [
    [0, '#1d4058'],
    [0.45, '#50708a'],
    [0.75, '#c99a8e'],
    [1, '#f6c08a'],
  ],
});
const warm = '#ffd48a';
const [left, right, eave, floor, foot] = [170, 1030, 268, 432, 606];
const bays = 7;
const bay = (i: number) => left + ((i + 0.5) / bays) * (right - left);

const roof = () =>
  fill(
    cut([
      [left - 26, eave],
      [left + 40, eave - 66],
      [right - 40, eave - 66],
      [right + 26, eave],
    ]),
    L.tone(ink.clay, 0, 0.02),
  ) +
  fill(
    many(60, (i) => {
      const t = i / 59;
      return lens(
        left + 44 + t * (right - left - 88),
        eave - 64,
        left - 20 + t * (right - left + 40),
        eave - 2,
        1.1,
      );
    }),
    L.tone(ink.woodDeep, 0, 0.1),
    0.55,
  ) +
  fill(rect(left - 28, eave, right - left + 56, 12), L.tone(ink.paper, 0, 0.2));

const balcony = (x: number) =>
  fill(rect(x - 40, 398, 80, 5), L.tone(ink.ink, 0, 0.2)) +
  fill(rect(x - 40, 374, 80, 3), L.tone(ink.ink, 0, 0.2)) +
  fill(
    many(11, (i) => rect(x - 39 + i * 7.6, 374, 2, 26)),
    L.tone(ink.ink, 0, 0.2),
  ) +
  fill(
    many(9, (i) => ellipse(x - 32 + i * 8, 372 - (i % 3) * 3, 6, 5)),
    L.tone(ink.leaf, 0, 0.1),
  ) +
  fill(
    many(7, (i) => ellipse(x - 28 + i * 9.4, 368 - (i % 2) * 4, 2.6)),
    L.tone(ink.copihue, 0, -0.25),
  );

const arched = (x: number, y: number, w: number, h: number) =>
  `M${x - w} ${y}V${y - h}a${w} ${w} 0 0 1 ${2 * w} 0V${y}Z`;

const upper = (x: number, on: boolean) =>
  fill(arched(x, 400, 31, 78), L.tone(ink.paper, 0, 0.05)) +
  fill(arched(x, 400, 25, 76), on ? warm : L.tone(ink.riverDeep, 0, 0.3)) +
  (on
    ? fill(
        cut([
          [x - 25, 324],
          [x - 6, 306],
          [x - 16, 400],
          [x - 25, 400],
        ]),
        L.tone(ink.paper, 0, -0.2),
        0.55,
      )
    : '') +
  fill(rect(x - 1.5, 300, 3, 100) + rect(x - 25, 346, 50, 2.5), L.tone(ink.woodDeep, 0, 0.1)) +
  balcony(x);

const arch = (x: number) =>
  fill(
    arched(x, foot, 46, 104),
    linear(0, 460, 0, foot, [
      [0, '#c8843f'],
      [0.6, '#f3bb6b'],
      [1, '#ffdb9a'],
    ]),
  ) +
  fill(arched(x, foot, 22, 66), L.tone(ink.woodDeep, 0, 0)) +
  fill(rect(x - 15, 548, 30, 30), warm, 0.9) +
  line(`M${x - 46} ${foot}V502a46 46 0 0 1 92 0V${foot}`, L.tone(ink.paper, 0, -0.05), 7) +
  glow(x, 480, 60, '#ffe0a0', 0.5);

const facade = () =>
  fill(
    rect(left, eave, right - left, foot - eave),
    linear(left, 0, right, 0, [
      [0, L.tone('#d9a05b', 0, 0.1)],
      [1, L.tone('#e8b874', 0, -0.1)],
    ]),
  ) +
  fill(rect(left, foot - 26, right - left, 26), L.tone(ink.clay, 0, 0.2)) +
  fill(rect(left - 8, floor, right - left + 16, 10), L.tone(ink.paper, 0, 0.12)) +
  fill(
    [left, right - 18].map((x) => rect(x, eave + 12, 18, foot - eave - 12)).join(''),
    L.tone(ink.paper, 0, 0.14),
  ) +
  many(bays, (i) => upper(bay(i), ![1, 5].includes(i))) +
  many(bays, (i) => arch(bay(i)));

const sign = () =>
  fill(rect(474, 164, 252, 52), L.tone(ink.paper, 0, 0.04)) +
  fill(rect(464, 212, 272, 8), L.tone(ink.paper, 0, 0.2)) +
  lettering('HOTEL PLAZA', 600, 200, 27, L.tone(ink.copihueDeep, 0, 0), 2);

const paving = () =>
  fill(
    rect(0, foot, 1200, 200),
    linear(0, foot, 0, 800, [
      [0, L.tone('#d9b98c', 0, -0.1)],
      [1, L.tone(ink.plum, 0, 0.25)],
    ]),
  ) +
  fill(
    many(46, (i) => {
      const y = foot + 10 + ((i * 29) % 180);
      return lens((i * 173) % 1200, y, ((i * 173) % 1200) + 70 + y * 0.06, y, 1.3);
    }),
    L.tone(ink.woodDeep, 0, 0.1),
    0.4,
  ) +
  many(bays, (i) =>
    fill(
      cut([
        [bay(i) - 40, foot],
        [bay(i) + 40, foot],
        [bay(i) + (i - 3) * 16 + 66, 720],
        [bay(i) + (i - 3) * 16 - 66, 720],
      ]),
      linear(0, foot, 0, 720, [
        [0, '#ffd99a', 0.55],
        [1, '#ffd99a', 0],
      ]),
    ),
  );

const bench = (x: number, y: number) =>
  fill(
    rect(x, y - 34, 120, 7) + rect(x, y - 22, 120, 7) + rect(x - 4, y - 8, 128, 8),
    L.tone(ink.leafDeep, 0, 0),
  ) + fill(rect(x + 4, y - 34, 6, 52) + rect(x + 110, y - 34, 6, 52), L.tone(ink.ink, 0, 0.3));

export const scene = {
  name: 'lodging-hotel',
  width: 1200,
  height: 800,
  draw: () =>
    sky(L, 612) +
    stars(12, 70, 220) +
    clouds(L, 9, 4, 90, 240, 0.4, '#f3c7a8') +
    cordillera(L, { base: 470, height: 210, seed: 21, depth: 0.5, snow: 0.5 }) +
    nogal(L, { x: 70, y: 610, h: 330, seed: 4, depth: 0.1, shade: 0.25 }) +
    nogal(L, { x: 1140, y: 610, h: 300, seed: 9, depth: 0.1, shade: 0.2 }) +
    roof() +
    facade() +
    sign() +
    paving() +
    figure({ x: 664, y: 672, h: 112, pose: 'walk', colour: L.tone(ink.ink, 0, 0.1) }) +
    figure({
      x: 706,
      y: 674,
      h: 104,
      pose: 'walk',
      colour: L.tone(ink.copihue, 0, 0),
      dress: L.tone(ink.copihue, 0, 0),
      hair: 'long',
    }) +
    palm(L, { x: 128, y: 720, h: 560, seed: 3 }) +
    palm(L, { x: 1086, y: 716, h: 520, seed: 8 }) +
    streetLamp(352, 706, 250, L.tone(ink.ink, 0, 0.4), 0.9) +
    streetLamp(868, 706, 250, L.tone(ink.ink, 0, 0.4), 0.9) +
    bench(420, 704) +
    grass(L, { from: -10, to: 300, y: 812, h: 74, count: 120, seed: 2, shade: 0.2 }) +
    wildflowers(L, { from: 0, to: 280, y: 800, h: 60, count: 26, seed: 5 }) +
    grass(L, { from: 930, to: 1220, y: 812, h: 74, count: 120, seed: 6, shade: 0.2 }) +
    wildflowers(L, { from: 950, to: 1200, y: 800, h: 60, count: 26, seed: 7 }),
};
