/** After supper: from the dark garden, their kitchen window, and the two of them dancing under the lamp. */
import { ink, mix } from '../kit/colour.ts';
import { clipped, linear, radial } from '../kit/defs.ts';
import { grass } from '../kit/grass.ts';
import { lit, night } from '../kit/light.ts';
import { person, type Person } from '../kit/person.ts';
import { lautaro, standing, violeta } from '../kit/poses.ts';
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
import { moon, sky, stars } from '../kit/sky.ts';

const L = lit(night, { tinted: 0.5 });
const warm = lit(night, {
  tint: '#e08a3c',
  tinted: 0.22,
  shadow: '#5a2a16',
  sun: '#ffe7ab',
  haze: '#ffd58c',
  from: 1,
});
const chance = random(31);
const [x0, y0, w, h] = [430, 205, 470, 360];
const pane = rect(x0, y0, w, h);
const him: Person = {
  ...lautaro,
  ...standing,
  x: 622,
  y: 706,
  h: 420,
  head: [0.03, 0.915],
  nod: 14,
  top: ink.paper,
  bottom: ink.riverDeep,
  arms: [
    [
      [0.08, 0.645],
      [0.225, 0.6],
    ],
    [
      [0.06, 0.66],
      [0.15, 0.62],
    ],
  ],
  rim: '#fff0c0',
  rimShift: [0.002, -0.012],
};
const her: Person = {
  ...violeta,
  ...standing,
  x: 706,
  y: 704,
  h: 392,
  flip: true,
  head: [0.05, 0.925],
  nod: 12,
  skirt: [
    [-0.05, 0.58],
    [0.05, 0.58],
    [0.09, 0.44],
    [0.14, 0.22],
    [-0.2, 0.25],
    [-0.1, 0.44],
  ],
  arms: [
    [
      [0.1, 0.715],
      [0.205, 0.815],
    ],
    [
      [0.1, 0.76],
      [0.16, 0.83],
    ],
  ],
  rim: '#fff0c0',
  rimShift: [0.002, -0.012],
};

const jar = (x: number, y: number, k: number, c: string) =>
  fill(
    curve(
      [
        [x - 11 * k, y],
        [x - 13 * k, y - 16 * k],
        [x - 9 * k, y - 27 * k],
        [x + 9 * k, y - 27 * k],
        [x + 13 * k, y - 16 * k],
        [x + 11 * k, y],
      ],
      true,
    ),
    warm.tone(c, 0, 0.12),
  ) +
  fill(rect(x - 9 * k, y - 33 * k, 18 * k, 7 * k), warm.tone(ink.wood, 0, 0.3)) +
  fill(lens(x - 6 * k, y - 22 * k, x - 6 * k, y - 5 * k, 2 * k), '#fff0c0', 0.6);
const pan = (x: number, y: number, r: number, c: string) =>
  line(`M${x} ${y - r * 2.2}V${y - r}`, warm.tone(ink.woodDeep, 0, 0.3), 4) +
  fill(ellipse(x, y, r), warm.tone(c, 0, 0.2)) +
  fill(ellipse(x - r * 0.1, y - r * 0.1, r * 0.74), warm.tone(c, 0, -0.12));

const room = () =>
  fill(
    pane,
    linear(0, y0, 0, y0 + h, [
      [0, '#f6c474'],
      [0.5, '#f3b662'],
      [1, '#d98f45'],
    ]),
  ) +
  fill(
    ellipse(668, 330, 330),
    radial(668, 330, 330, [
      [0, '#fff4cc', 0.95],
      [0.5, '#ffdf98', 0.4],
      [1, '#ffcf80', 0],
    ]),
  ) +
  fill(rect(430, 440, 470, 140), '#c9803f', 0.55) +
  line(
    many(13, (i) => `M${436 + i * 38} 440V580`) + many(4, (i) => `M430 ${440 + i * 36}H900`),
    '#f0c07a',
    1.6,
    0.6,
  ) +
  fill(rect(440, 300, 130, 9) + rect(440, 372, 130, 9), '#7d4a26') +
  jar(462, 300, 1, ink.clay) +
  jar(494, 300, 0.86, ink.leaf) +
  jar(526, 300, 1.1, ink.wheat) +
  jar(556, 300, 0.8, ink.copihue) +
  jar(460, 372, 0.9, ink.olive) +
  fill(
    rect(482, 338, 8, 34) + rect(491, 334, 9, 38) + rect(501, 342, 7, 30) + rect(509, 336, 10, 36),
    '#8c4a2c',
  ) +
  jar(540, 372, 1, ink.river) +
  line('M770 286H890', '#6d4123', 5) +
  pan(792, 322, 17, ink.clay) +
  pan(832, 330, 22, ink.wheat) +
  pan(872, 320, 15, ink.clay) +
  fill(rect(790, 452, 120, 120), '#8a4e2a') +
  fill(rect(782, 442, 130, 12), '#f0d09a') +
  fill(
    curve(
      [
        [826, 442],
        [818, 410],
        [850, 398],
        [882, 410],
        [874, 442],
      ],
      true,
    ),
    warm.tone(ink.river, 0, 0.1),
  ) +
  line('M820 414Q850 372 880 414', '#4b2c1a', 4) +
  fill(
    many(2, (i) =>
      ribbon(
        [
          [846 + i * 8, 392],
          [840 + i * 10, 368],
          [852 + i * 4, 344],
          [846 + i * 6, 318],
        ],
        [2, 7, 5, 1],
      ),
    ),
    '#fff6dc',
    0.4,
  ) +
  fill(rect(436, 470, 100, 110), '#91552d') +
  fill(rect(430, 458, 112, 13), '#f2d6a2') +
  fill(
    curve(
      [
        [470, 458],
        [462, 430],
        [500, 430],
        [492, 458],
      ],
      true,
    ),
    warm.tone(ink.paper, 0, 0.12),
  ) +
  fill(
    many(9, (i) => lens(481, 432, 460 + i * 5.4, 396 + Math.abs(i - 4) * 4, 4)),
    warm.tone(ink.leaf, 0, 0.1),
  ) +
  fill(
    many(7, (i) => ellipse(462 + i * 6.4, 398 + Math.abs(i - 3) * 5, 5.4)),
    warm.tone(ink.copihue, 0, -0.05),
  ) +
  line('M668 205V226', '#4b2c1a', 4) +
  fill(
    ellipse(668, 280, 150),
    radial(668, 280, 150, [
      [0, '#fff9e0', 0.9],
      [1, '#fff0b8', 0],
    ]),
  ) +
  fill(
    cut([
      [616, 262],
      [642, 224],
      [694, 224],
      [720, 262],
    ]),
    warm.tone(ink.leafDeep, 0, 0.1),
  ) +
  fill(ellipse(668, 262, 52, 7), '#fffbe8') +
  fill(
    cut([
      [620, 266],
      [716, 266],
      [860, 570],
      [470, 570],
    ]),
    '#fff4c8',
    0.16,
  ) +
  person(warm, him) +
  person(warm, her);

const frame = () => {
  const t = 13;
  return (
    fill(
      rect(x0 - t, y0 - t, w + 2 * t, t) +
        rect(x0 - t, y0 + h, w + 2 * t, t) +
        rect(x0 - t, y0, t, h) +
        rect(x0 + w, y0, t, h) +
        rect(x0 + w / 2 - 88, y0, 7, h) +
        rect(x0, y0 + 78, w, 6) +
        rect(x0 + w / 2 + 160, y0, 7, h),
      mix('#e8d8b4', '#31465a', 0.42),
    ) + fill(rect(x0 - 2, y0 - 2, w + 4, 4) + rect(x0 - 2, y0, 4, h), '#fff0c0', 0.6)
  );
};
const shutter = (x: number, s: 1 | -1) =>
  fill(rect(x, y0 - 16, 104, h + 32), L.tone('#2f7d78', 0, 0.02)) +
  fill(
    many(17, (i) => rect(x + 12, y0 + i * 21 - 2, 80, 9)),
    L.tone('#2f7d78', 0, 0.4),
    0.7,
  ) +
  fill(
    many(17, (i) => rect(x + 12, y0 + i * 21 - 4, 80, 2.5)),
    L.tone('#5fb0a2', 0, -0.1),
    0.6,
  ) +
  fill(rect(s > 0 ? x : x + 96, y0 - 16, 8, h + 32), '#ffcf86', 0.35);
const sill = () =>
  fill(rect(x0 - 40, y0 + h + 13, w + 80, 20), mix('#d8c49a', '#2b3f52', 0.42)) +
  fill(rect(x0 - 40, y0 + h + 12, w + 80, 5), '#ffdc9c', 0.75);
const flowerBox = (x: number) => {
  const c = random(x);
  return (
    fill(
      many(22, () => {
        const a = c.between(0.15, 2.99);
        return lens(
          x + c.between(-60, 60),
          598,
          x + c.between(-20, 20) + Math.cos(a) * 78,
          598 - Math.sin(a) * 46,
          6,
        );
      }),
      L.tone(ink.leaf, 0, 0.04),
    ) +
    fill(
      many(20, () =>
        blob(x + c.between(-82, 82), 580 - c.between(-14, 34), 8, 7, Math.round(c() * 99), 0.25, 8),
      ),
      L.tone(ink.copihue, 0, -0.15),
    ) +
    fill(rect(x - 84, 594, 168, 38), L.tone(ink.clay, 0, 0.2)) +
    fill(rect(x - 84, 594, 168, 6), '#ffc27a', 0.5)
  );
};
const cat = (x: number, y: number, s: number) =>
  fill(
    curve(
      [
        [x - 22, y],
        [x - 26, y - 24],
        [x - 16, y - 46],
        [x - 14, y - 62],
        [x - 16, y - 78],
        [x - 8, y - 71],
        [x + 4, y - 71],
        [x + 11, y - 78],
        [x + 10, y - 60],
        [x + 10, y - 46],
        [x + 22, y - 22],
        [x + 20, y],
      ].map(([a, b]): Point => [x + (a! - x) * s, y + (b! - y) * s]),
      true,
    ) +
      ribbon(
        [
          [x + 16 * s, y - 4],
          [x + 40 * s, y - 2],
          [x + 46 * s, y + 16],
          [x + 40 * s, y + 34],
        ],
        [9 * s, 9 * s, 8 * s, 3],
      ),
    '#141419',
  );
const vine = (points: Point[], seed: number) => {
  const c = random(seed);
  const on = (t: number): Point => {
    const k = Math.min(points.length - 2, Math.floor(t * (points.length - 1)));
    const u = t * (points.length - 1) - k;
    return [
      points[k]![0] + (points[k + 1]![0] - points[k]![0]) * u,
      points[k]![1] + (points[k + 1]![1] - points[k]![1]) * u,
    ];
  };
  const n = 130;
  return (
    line(curve(points), L.tone(ink.woodDeep, 0, 0.2), 6) +
    [0.34, 0.04]
      .map((k) =>
        fill(
          many(n, () => {
            const [x, y] = on(c());
            const a = c() * 6.28;
            const r = c.between(8, 34);
            return lens(
              x + Math.cos(a) * r * 0.4,
              y + Math.sin(a) * r * 0.4,
              x + Math.cos(a) * r,
              y + Math.sin(a) * r + 8,
              6,
            );
          }),
          L.tone(ink.leaf, 0, k),
        ),
      )
      .join('') +
    fill(
      many(70, () => {
        const [x, y] = on(c());
        return blob(
          x + c.between(-30, 30),
          y + c.between(-26, 26),
          c.between(5, 9),
          c.between(4, 8),
          Math.round(c() * 99),
          0.3,
          7,
        );
      }),
      L.tone('#c2407a', 0, -0.05),
    )
  );
};

export const scene = {
  name: 'gallery-05',
  width: 1200,
  height: 800,
  draw: () =>
    sky(L, 300) +
    stars(6, 160, 240) +
    moon(150, 30, 17, true) +
    fill(
      rect(-20, 96, 1240, 600),
      linear(0, 96, 0, 690, [
        [0, '#2d4a5c'],
        [1, '#3b5866'],
      ]),
    ) +
    fill(
      many(230, () => {
        const [x, y] = [chance.between(-20, 1200), chance.between(110, 670)];
        return lens(
          x,
          y,
          x + chance.between(10, 50),
          y + chance.between(-2, 2),
          chance.between(0.8, 2),
        );
      }),
      '#4c6b78',
      0.5,
    ) +
    fill(
      many(12, (i) => blob(60 + ((i * 211) % 1150), 150 + ((i * 137) % 480), 46, 20, i, 0.3, 9)),
      '#27414f',
      0.35,
    ) +
    fill(rect(-20, 606, 1240, 90), '#22394a') +
    clipped(
      rect(-20, 128, 1240, 560),
      fill(
        ellipse(665, 390, 560),
        radial(665, 390, 560, [
          [0, '#ffc873', 0.75],
          [0.5, '#f3a95c', 0.42],
          [1, '#f3a95c', 0],
        ]),
      ),
    ) +
    shutter(312, 1) +
    shutter(914, -1) +
    clipped(pane, room()) +
    frame() +
    sill() +
    flowerBox(520) +
    flowerBox(824) +
    cat(670, 598, 0.9) +
    fill(
      cut([
        [-20, 60],
        [1220, 60],
        [1220, 128],
        [-20, 128],
      ]),
      '#1b2c38',
    ) +
    fill(
      many(42, (i) => `M${-24 + i * 30} 128q15 26 30 0V96h-30Z`),
      L.tone(ink.clay, 0, 0.1),
    ) +
    fill(
      many(42, (i) => `M${-24 + i * 30} 112q15 -26 30 0V60h-30Z`),
      L.tone(ink.clay, 0, 0.28),
    ) +
    fill(
      rect(-20, 128, 1240, 44),
      linear(0, 128, 0, 172, [
        [0, '#0f1c26', 0.7],
        [1, '#0f1c26', 0],
      ]),
    ) +
    vine(
      [
        [1170, 700],
        [1150, 520],
        [1120, 330],
        [1140, 210],
        [1040, 160],
        [880, 165],
        [700, 160],
      ],
      5,
    ) +
    vine(
      [
        [60, 700],
        [70, 520],
        [110, 360],
        [90, 220],
        [200, 160],
        [330, 158],
      ],
      9,
    ) +
    fill(
      rect(-20, 680, 1240, 140),
      linear(0, 680, 0, 800, [
        [0, '#1d3a34'],
        [1, '#10241f'],
      ]),
    ) +
    fill(
      cut([
        [440, 684],
        [890, 684],
        [1010, 820],
        [320, 820],
      ]),
      linear(0, 684, 0, 815, [
        [0, '#f6c877', 0.62],
        [1, '#e6b868', 0.06],
      ]),
    ) +
    fill(
      cut([
        [572, 684],
        [582, 684],
        [540, 820],
        [520, 820],
      ]) +
        cut([
          [812, 684],
          [822, 684],
          [906, 820],
          [886, 820],
        ]),
      '#14302a',
      0.5,
    ) +
    fill(
      rect(140, 640, 180, 12) +
        rect(154, 652, 12, 56) +
        rect(294, 652, 12, 56) +
        rect(140, 596, 180, 10) +
        rect(146, 596, 9, 50) +
        rect(305, 596, 9, 50),
      L.tone(ink.wood, 0, 0.12),
    ) +
    fill(rect(140, 638, 180, 3), '#ffce85', 0.4) +
    [
      [206, 0],
      [236, 6],
    ]
      .map(([x, d]) =>
        fill(
          curve(
            [
              [x! - 10, 640],
              [x! - 10, 602 + d!],
              [x! + 8, 602 + d!],
              [x! + 8, 624],
              [x! + 24, 632],
              [x! + 26, 640],
            ] as Point[],
            true,
          ),
          L.tone(ink.ink, 0, 0.2),
        ),
      )
      .join('') +
    grass(L, {
      from: -20,
      to: 1220,
      y: 815,
      h: 66,
      count: 260,
      seed: 7,
      colour: ink.leafDeep,
      shade: 0.1,
    }),
};
