/** The last act: one voice in the light, the boxes listening, two in the best seats of the stalls. */
import { ink } from '../kit/colour.ts';
import { blurred, clipped, linear } from '../kit/defs.ts';
import { person, type Person } from '../kit/person.ts';
import { gown, lautaro, standing, violeta } from '../kit/poses.ts';
import { lit, night } from '../kit/light.ts';
import { ellipse, curve, cut, fill, lens, line, many, rect } from '../kit/shapes.ts';
import { glow, moon, stars } from '../kit/sky.ts';
import { chandelier, curtainHalf, stallsSeat, tier } from '../kit/theatre.ts';
import { nogal } from '../kit/trees.ts';

const L = lit(night, {
  tint: '#7a3324',
  tinted: 0.16,
  shadow: '#1c0c14',
  sun: '#ffdf9a',
  from: 1,
});
const set = lit(night, { tinted: 0.4 });
const STAGE = 590;
const arch = `M330 ${STAGE}V250Q330 150 470 138Q600 96 730 138Q870 150 870 250V${STAGE}Z`;
const listening = { view: 'back', rim: '#ffdca0', rimShift: [0.004, -0.008] } as const;
const him: Person = {
  ...lautaro,
  ...standing,
  ...listening,
  x: 506,
  y: 1292,
  h: 720,
  top: '#26222e',
};
const her: Person = {
  ...violeta,
  ...standing,
  ...listening,
  x: 676,
  y: 1290,
  h: 676,
  hair: 'bun',
  top: ink.river,
  head: [-0.052, 0.92],
  nod: -14,
};
const soprano: Person = {
  ...violeta,
  ...standing,
  x: 600,
  y: 566,
  h: 236,
  hair: 'bun',
  skirt: gown.map(([a, b]) => [a * 1.25, b] as const),
  top: ink.snow,
  shoes: null,
  rim: '#fffbe0',
  arms: [
    [
      [0.12, 0.78],
      [0.24, 0.9],
    ],
    [
      [-0.12, 0.76],
      [-0.23, 0.84],
    ],
  ],
};

export const scene = {
  name: 'entradas-a-la-opera',
  width: 1200,
  height: 900,
  draw: () =>
    fill(
      rect(-20, -20, 1240, 940),
      linear(0, 0, 0, 900, [
        [0, L.tone('#7a3a2c', 0, 0.1)],
        [0.6, L.tone('#4a1c20', 0, 0.2)],
        [1, L.tone('#1c0c12', 0, 0.2)],
      ]),
    ) +
    many(7, (i) =>
      line(
        `M${-20} ${-90 + i * 12}Q600 ${70 + i * 16} 1220 ${-90 + i * 12}`,
        L.tone(ink.gold, 0, 0),
        3,
        0.35,
      ),
    ) +
    clipped(
      arch,
      fill(
        rect(320, 90, 560, 520),
        linear(0, 110, 0, STAGE, [
          [0, '#152a4a'],
          [0.6, '#3b5f7e'],
          [1, '#c79a78'],
        ]),
      ) +
        stars(8, 130, 420) +
        moon(690, 232, 46) +
        nogal(set, { x: 400, y: 556, h: 300, seed: 3 }) +
        nogal(set, { x: 822, y: 556, h: 260, seed: 9 }) +
        fill(
          cut([
            [320, 540],
            [880, 540],
            [900, 610],
            [300, 610],
          ]),
          linear(0, 540, 0, 610, [
            [0, '#e9bd7c'],
            [1, '#8a5232'],
          ]),
        ) +
        blurred(
          fill(
            cut([
              [470, 60],
              [520, 60],
              [740, 572],
              [460, 572],
            ]),
            '#fff3c4',
            0.36,
          ) +
            fill(
              cut([
                [690, 60],
                [730, 60],
                [720, 572],
                [480, 572],
              ]),
              '#fff3c4',
              0.26,
            ),
          7,
        ) +
        fill(ellipse(600, 566, 150, 20), '#fff6d4', 0.85) +
        glow(600, 450, 220, '#fff0bc', 0.7) +
        person(L, soprano) +
        curtainHalf(L, { side: -1, out: 318, inner: 590, top: 90, tie: 420, bottom: 600 }) +
        curtainHalf(L, { side: 1, out: 882, inner: 610, top: 90, tie: 420, bottom: 600 }) +
        fill(
          curve(
            [
              [320, 90],
              [330, 214],
              [400, 262],
              [470, 208],
              [534, 246],
              [600, 200],
              [666, 246],
              [730, 208],
              [800, 262],
              [870, 214],
              [880, 90],
            ],
            false,
          ) + 'Z',
          L.tone(ink.copihue, 0, 0.04),
        ) +
        line(
          curve([
            [330, 214],
            [400, 262],
            [470, 208],
            [534, 246],
            [600, 200],
            [666, 246],
            [730, 208],
            [800, 262],
            [870, 214],
          ]),
          L.tone(ink.gold, 0, -0.1),
          9,
        ) +
        fill(
          many(6, (i) => lens(370 + i * 92, 96, 366 + i * 92, 212, 10)),
          L.tone(ink.copihueDeep, 0, 0.4),
          0.6,
        ),
    ) +
    line(arch.replace('Z', ''), L.tone(ink.gold, 0, 0.1), 26) +
    line(arch.replace('Z', ''), L.tone('#fff0b8', 0, -0.2), 5) +
    tier(L, { far: [308, 250, 92], near: [-60, 92, 190], boxes: 5, seed: 4 }) +
    tier(L, { far: [308, 366, 92], near: [-60, 318, 190], boxes: 5, seed: 8 }) +
    tier(L, { far: [308, 482, 92], near: [-60, 546, 190], boxes: 5, seed: 12 }) +
    tier(L, { far: [892, 250, 92], near: [1260, 92, 190], boxes: 5, seed: 5 }) +
    tier(L, { far: [892, 366, 92], near: [1260, 318, 190], boxes: 5, seed: 9 }) +
    tier(L, { far: [892, 482, 92], near: [1260, 546, 190], boxes: 5, seed: 13 }) +
    fill(rect(280, STAGE, 640, 34), L.tone(ink.wheatDeep, 0, 0.05)) +
    fill(rect(280, STAGE, 640, 6), L.tone(ink.gold, 0, -0.2)) +
    fill(
      cut([
        [280, 624],
        [920, 624],
        [1240, 920],
        [-40, 920],
      ]),
      L.tone('#2c1016', 0, 0.2),
    ) +
    glow(600, 640, 330, '#ffcf84', 0.42) +
    many(9, (i) => glow(340 + i * 65, STAGE + 4, 34, '#ffe2a0', 0.7)) +
    many(13, (i) => {
      const [x, y] = [250 + i * 58, 652];
      return fill(ellipse(x, y - 10, 13, 16) + ellipse(x, y + 18, 24, 18), '#1d0d13');
    }) +
    many(11, (i) => stallsSeat(L, 200 + i * 80, 660, 78)) +
    many(9, (i) => {
      const [x, y] = [196 + i * 102 + (i > 3 ? 20 : 0), 704];
      return i === 3 || i === 4
        ? ''
        : fill(ellipse(x, y - 14, 22, 27) + ellipse(x, y + 42, 44, 40), '#180a10');
    }) +
    many(9, (i) => stallsSeat(L, 96 + i * 126, 726, 122)) +
    person(L, him) +
    person(L, her) +
    many(6, (i) => stallsSeat(L, 96 + i * 202, 816, 196)) +
    chandelier(600, 76, 250),
};
