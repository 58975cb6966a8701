/** The night train south: the moon running along behind the glass, a head on a shoulder. */
import { ink } from '../kit/colour.ts';
import { cordillera } from '../kit/cordillera.ts';
import { clipped, linear, radial } from '../kit/defs.ts';
import { ground, hill } from '../kit/hills.ts';
import { lit, night } from '../kit/light.ts';
import { person, type Person } from '../kit/person.ts';
import { lautaro, standing, violeta } from '../kit/poses.ts';
import { poplars } from '../kit/poplar.ts';
import { random } from '../kit/random.ts';
import {
  type Point,
  blob,
  curve,
  cut,
  ellipse,
  fill,
  lens,
  line,
  many,
  rect,
  ribbon,
} from '../kit/shapes.ts';
import { clouds, mist, moon, sky, stars } from '../kit/sky.ts';
import { manta } from '../kit/still-life.ts';

const L = lit(night, { tinted: 0.5 });
const inside = lit(night, {
  tint: '#b5652f',
  tinted: 0.22,
  shadow: '#1d1418',
  sun: '#ffdf9f',
  from: 1,
});
const chance = random(8);
const him: Person = {
  ...lautaro,
  ...standing,
  view: 'back',
  x: 520,
  y: 1150,
  h: 790,
  head: [0.012, 0.925],
  top: ink.riverDeep,
  rim: '#ffd48a',
  rimShift: [0.004, -0.006],
};
const her: Person = {
  ...violeta,
  ...standing,
  view: 'back',
  x: 646,
  y: 1140,
  h: 740,
  head: [-0.062, 0.918],
  nod: -24,
  shoulder: [-0.005, 0.805],
  rim: '#ffd48a',
  rimShift: [0.004, -0.006],
};
const round = (x: number, y: number, w: number, h: number, r: number) =>
  `M${x + r} ${y}H${x + w - r}Q${x + w} ${y} ${x + w} ${y + r}V${y + h - r}Q${x + w} ${y + h} ${x + w - r} ${y + h}H${x + r}Q${x} ${y + h} ${x} ${y + h - r}V${y + r}Q${x} ${y} ${x + r} ${y}Z`;
const glass = round(176, 122, 848, 430, 36);
const far = ground(440, 12, 4, 260);
const near = ground(492, 10, 9, 300);

const outside = () =>
  sky(L, 470) +
  stars(11, 220, 330) +
  moon(796, 228, 50, true) +
  clouds(L, 5, 7, 200, 380, 0.5, '#3f6773') +
  cordillera(lit(night, { tinted: 0.3, from: 1 }), {
    base: 458,
    height: 190,
    seed: 36,
    peaks: 7,
    depth: 0.42,
    colour: ink.river,
  }) +
  mist(L, 390, 480, 0.7, '#4f8088') +
  hill(L, far, { colour: ink.leafDeep, depth: 0.35 }) +
  fill(
    many(18, (i) =>
      ellipse(300 + i * 33 + ((i * 17) % 19), 447 + ((i * 5) % 9), 1.5 + (i % 3) * 0.4),
    ),
    '#ffd98c',
  ) +
  poplars(L, near, { from: 170, to: 360, count: 6, h: 190, seed: 4, depth: 0.16 }) +
  poplars(L, near, { from: 900, to: 1040, count: 4, h: 230, seed: 14, depth: 0.12 }) +
  hill(L, near, { colour: ink.leafDeep, depth: 0.1, shade: 0.1 }) +
  fill(
    many(60, () => {
      const y = 500 + 52 * chance();
      const x = chance.between(140, 1000);
      return lens(x, y, x + chance.between(80, 260), y, 1.4);
    }),
    '#5b8f8c',
    0.5,
  ) +
  line('M160 306Q420 372 640 296Q860 366 1060 290', '#0b1820', 2) +
  line('M160 330Q420 396 640 320Q860 390 1060 314', '#0b1820', 2) +
  fill(rect(634, 270, 9, 290) + rect(606, 290, 64, 6) + rect(612, 314, 52, 6), '#0b1820') +
  fill(
    cut([
      [250, 110],
      [330, 110],
      [220, 560],
      [140, 560],
    ]) +
      cut([
        [352, 110],
        [372, 110],
        [262, 560],
        [242, 560],
      ]),
    '#bfe0dc',
    0.07,
  ) +
  fill(
    ellipse(940, 190, 70),
    radial(940, 190, 70, [
      [0, '#ffdf9f', 0.35],
      [1, '#ffdf9f', 0],
    ]),
  );

const panel = (x: number, w: number) =>
  fill(rect(x, 600, w, 220), inside.tone(ink.wood, 0, 0.36)) +
  line(round(x + 14, 616, w - 28, 190, 10), inside.tone(ink.wheat, 0, 0.3), 2.5, 0.6);
const curtain = (x: number, s: 1 | -1) => {
  const w = 120 * s;
  const wave = Array.from({ length: 9 }, (_, i): Point => [
    x + w * (0.86 + 0.14 * Math.sin(i * 1.3)) * (1 - 0.35 * Math.sin((i / 8) * Math.PI)),
    96 + i * 62,
  ]);
  return (
    fill(
      `${curve(wave)}L${x - 12 * s} 592L${x - 12 * s} 96Z`,
      linear(x, 0, x + w, 0, [
        [0, inside.tone(ink.copihueDeep, 0, 0.42)],
        [1, inside.tone(ink.copihueDeep, 0, 0.02)],
      ]),
    ) +
    fill(
      many(5, (i) => lens(x + w * (0.08 + i * 0.16), 100, x + w * (0.05 + i * 0.1), 585, 4)),
      inside.tone(ink.ink, 0, 0.3),
      0.4,
    ) +
    fill(
      ribbon(
        [
          [x - 6 * s, 330],
          [x + w * 0.3, 345],
          [x + w * 0.62, 342],
        ],
        [4, 8, 7],
      ) +
        ribbon(
          [
            [x - 6 * s, 337],
            [x + w * 0.3, 355],
            [x + w * 0.61, 351],
          ],
          [4, 7, 6],
        ) +
        lens(x + w * 0.1, 346, x + w * 0.13, 404, 6),
      inside.tone(ink.gold, 0, 0.12),
    )
  );
};
const suitcase = (x: number, y: number, w: number, h: number, c: string) =>
  line(
    `M${x + w * 0.38} ${y - h}C${x + w * 0.38} ${y - h * 1.3} ${x + w * 0.62} ${y - h * 1.3} ${x + w * 0.62} ${y - h}`,
    inside.tone(ink.woodDeep, 0, 0.1),
    5,
  ) +
  fill(
    round(x, y - h, w, h, 8),
    linear(0, y - h, 0, y, [
      [0, inside.tone(c, 0, -0.05)],
      [1, inside.tone(c, 0, 0.4)],
    ]),
  ) +
  fill(
    rect(x + w * 0.16, y - h, w * 0.06, h) + rect(x + w * 0.78, y - h, w * 0.06, h),
    inside.tone(ink.woodDeep, 0, 0.2),
  ) +
  fill(
    rect(x + w * 0.17, y - h * 0.56, w * 0.04, 8) + rect(x + w * 0.79, y - h * 0.56, w * 0.04, 8),
    inside.tone(ink.gold, 0, 0),
  );
const seat = (x: number, w: number) =>
  fill(
    round(x, 640, w, 220, 44),
    linear(0, 640, 0, 800, [
      [0, inside.tone(ink.leafDeep, 0, 0.08)],
      [1, inside.tone(ink.leafDeep, 0, 0.45)],
    ]),
  ) +
  line(`M${x + 30} 652H${x + w - 30}`, inside.tone(ink.gold, 0, 0), 3, 0.55) +
  fill(
    many(Math.round(w / 62), (i) => lens(x + 34 + i * 62, 668, x + 34 + i * 62, 810, 2.6)),
    inside.tone(ink.ink, 0, 0.3),
    0.6,
  ) +
  fill(
    many(Math.floor((w - 90) / 62) + 1, (i) => ellipse(x + 65 + i * 62, 700, 4)),
    inside.tone(ink.gold, 0, 0.2),
  );

export const scene = {
  name: 'gallery-02',
  width: 1200,
  height: 800,
  draw: () =>
    fill(
      rect(-20, -20, 1240, 840),
      linear(0, 0, 0, 800, [
        [0, inside.tone(ink.wood, 0, 0.5)],
        [0.5, inside.tone(ink.wood, 0, 0.24)],
        [1, inside.tone(ink.wood, 0, 0.55)],
      ]),
    ) +
    line(
      many(25, (i) => `M${i * 50} -10V600`),
      inside.tone(ink.ink, 0, 0.4),
      1.6,
      0.4,
    ) +
    fill(round(150, 96, 900, 482, 52), inside.tone(ink.wheat, 0, 0.22)) +
    fill(round(162, 108, 876, 458, 46), inside.tone(ink.woodDeep, 0, 0.4)) +
    clipped(glass, outside()) +
    line(glass, '#0c161c', 6, 0.8) +
    fill(rect(176, 238, 848, 9), inside.tone(ink.woodDeep, 0, 0.2)) +
    fill(rect(176, 238, 848, 2.5), inside.tone(ink.gold, 0, 0), 0.6) +
    curtain(150, 1) +
    curtain(1050, -1) +
    suitcase(250, 52, 190, 62, ink.clay) +
    suitcase(452, 52, 130, 46, ink.river) +
    suitcase(690, 52, 210, 58, ink.wheat) +
    fill(blob(950, 34, 58, 26, 4, 0.12), inside.tone(ink.copihueDeep, 0, 0.15)) +
    fill(rect(-20, 50, 1240, 9), inside.tone(ink.gold, 0, 0.2)) +
    line(
      many(41, (i) => `M${i * 30} 59V74`),
      inside.tone(ink.gold, 0, 0.3),
      2,
    ) +
    fill(rect(-20, 74, 1240, 5), inside.tone(ink.gold, 0, 0.35)) +
    [78, 1122]
      .map(
        (x) =>
          fill(
            ellipse(x, 250, 250),
            radial(x, 250, 250, [
              [0, '#ffdc98', 0.62],
              [0.3, '#ffc873', 0.28],
              [1, '#ffb85c', 0],
            ]),
          ) +
          fill(rect(x - 5, 262, 10, 52) + ellipse(x, 316, 20, 9), inside.tone(ink.gold, 0, 0.2)) +
          fill(
            cut([
              [x - 40, 268],
              [x - 22, 206],
              [x + 22, 206],
              [x + 40, 268],
            ]),
            '#ffe6ae',
          ) +
          fill(
            cut([
              [x - 40, 268],
              [x - 38, 260],
              [x + 38, 260],
              [x + 40, 268],
            ]),
            '#e9a94f',
          ),
      )
      .join('') +
    fill(rect(-20, 586, 1240, 22), inside.tone(ink.wheat, 0, 0.3)) +
    fill(rect(-20, 586, 1240, 5), inside.tone(ink.gold, 0, -0.1), 0.7) +
    panel(-20, 260) +
    panel(240, 360) +
    panel(600, 360) +
    panel(960, 260) +
    fill(round(842, 566, 250, 18, 8), inside.tone(ink.wood, 0, -0.1)) +
    fill(rect(842, 566, 250, 4), '#ffd796', 0.7) +
    fill(
      cut([
        [1040, 584],
        [1060, 584],
        [1080, 660],
        [1072, 660],
      ]),
      inside.tone(ink.woodDeep, 0, 0.1),
    ) +
    fill(
      round(908, 462, 46, 104, 12),
      linear(908, 0, 954, 0, [
        [0, inside.tone(ink.copihue, 0, 0.3)],
        [1, inside.tone(ink.copihue, 0, -0.2)],
      ]),
    ) +
    fill(round(912, 440, 38, 26, 8), inside.tone(ink.stone, 0, -0.1)) +
    fill(rect(908, 488, 46, 7) + rect(908, 534, 46, 7), inside.tone(ink.paper, 0, 0.1)) +
    fill(
      curve(
        [
          [986, 566],
          [974, 544],
          [984, 520],
          [1020, 520],
          [1030, 544],
          [1018, 566],
        ],
        true,
      ),
      inside.tone(ink.wood, 0, 0.1),
    ) +
    fill(rect(982, 514, 40, 8), inside.tone(ink.stone, 0, -0.2)) +
    line('M1006 516L1026 476', inside.tone(ink.stone, 0, -0.3), 4) +
    fill(lens(982, 540, 1022, 540, 3), inside.tone(ink.gold, 0, 0)) +
    person(inside, him) +
    person(inside, her) +
    fill(
      many(9, (i) =>
        lens(584 + i * 7, 424 + (i % 3) * 6, 604 + i * 11, 560 - Math.abs(i - 4) * 7, 2.2, 8),
      ),
      inside.tone('#7a4a2c', 0, -0.15),
      0.45,
    ) +
    manta(
      inside,
      [
        [404, 618],
        [744, 604],
        [790, 820],
        [352, 820],
      ],
      {
        colour: ink.leafDeep,
        fringe: false,
        stripes: [ink.copihue, ink.wheat, ink.paper, ink.wheat, ink.copihue],
      },
    ) +
    seat(330, 480) +
    seat(-180, 440) +
    seat(880, 460) +
    fill(round(360, 640, 420, 40, 18), inside.tone(ink.paper, 0, 0.16)) +
    line('M366 674H774', inside.tone(ink.wheat, 0, 0), 3, 0.8) +
    fill(
      many(52, (i) => lens(364 + i * 8, 679, 364 + i * 8, 690, 1.6)),
      inside.tone(ink.paper, 0, 0.16),
    ),
};
