/** Two paddles in milk-blue water, the glacier breathing cold behind the floating ice. */
import { flock } from '../kit/birds.ts';
import { ink } from '../kit/colour.ts';
import { cordillera } from '../kit/cordillera.ts';
import { linear } from '../kit/defs.ts';
import { glacierFront, iceberg } from '../kit/iceberg.ts';
import { lit, morning } from '../kit/light.ts';
import { mirrored, person, type Body, type Person } from '../kit/person.ts';
import { lautaro, violeta } from '../kit/poses.ts';
import { random } from '../kit/random.ts';
import { type Point, curve, cut, ellipse, fill, lens, line, many, ribbon } from '../kit/shapes.ts';
import { clouds, glow, mist, sky } from '../kit/sky.ts';
import { water } from '../kit/sea.ts';

const L = lit(morning, {
  sky: [
    [0, '#6ea6bd'],
    [0.55, '#b9d8da'],
    [1, '#f5ecd2'],
  ],
  haze: '#cfe3e1',
  shadow: '#1d4459',
  from: -1,
});
const SHORE = 400;
const chance = random(3);
const afloat: Body = {
  head: [0.06, 0.93],
  shoulder: [0.02, 0.8],
  hip: [0, 0.5],
  arms: [
    [
      [0.1, 0.68],
      [0.2, 0.7],
    ],
    [
      [0.14, 0.7],
      [0.29, 0.76],
    ],
  ],
  legs: [
    [
      [0.16, 0.5],
      [0.3, 0.49],
    ],
    [
      [0.16, 0.5],
      [0.3, 0.49],
    ],
  ],
};
const him: Person = {
  ...lautaro,
  ...afloat,
  x: 366,
  y: 890,
  h: 430,
  top: ink.wheat,
  hat: ink.copihueDeep,
  rim: '#fffbe6',
  rimShift: [-0.008, -0.005],
};
const her: Person = {
  ...violeta,
  ...afloat,
  x: 700,
  y: 876,
  h: 400,
  bare: false,
  top: ink.river,
  rim: '#fffbe6',
  rimShift: [-0.008, -0.005],
};
const deck: Point[] = [
  [84, 634],
  [240, 640],
  [520, 640],
  [800, 636],
  [1074, 618],
];
const deckOf = () =>
  fill(
    curve([...deck, [800, 676], [520, 682], [240, 676]], true),
    linear(0, 630, 0, 680, [
      [0, L.tone('#ee7a5a', 0, -0.3)],
      [1, L.tone('#d8402f', 0, 0)],
    ]),
  ) + fill(ellipse(372, 655, 98, 15) + ellipse(708, 653, 92, 14), L.tone(ink.ink, 0, 0.3));
const hull = () =>
  fill(
    curve(
      [
        [84, 634],
        [240, 664],
        [520, 672],
        [800, 664],
        [1074, 618],
        [1010, 672],
        [820, 716],
        [520, 730],
        [240, 718],
        [140, 682],
      ],
      true,
    ),
    linear(0, 630, 0, 730, [
      [0, L.tone('#d8402f', 0, -0.12)],
      [0.5, L.tone(ink.copihue, 0, 0)],
      [1, L.tone(ink.copihueDeep, 0, 0.3)],
    ]),
  ) +
  fill(
    ribbon(
      [
        [130, 656],
        [280, 688],
        [540, 698],
        [800, 686],
        [1030, 642],
      ],
      [2, 8, 10, 8, 2],
    ),
    L.tone(ink.paper, 0, 0),
  ) +
  fill(lens(130, 646, 700, 674, 4), '#ffd9c8', 0.6);
const paddle = (x: number, y: number, turn: number, r: number) => {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const p = (u: number, v: number): Point => [x + c * u * r - s * v * r, y + s * u * r + c * v * r];
  const blade = (k: 1 | -1) =>
    curve(
      [
        p(k * 0.74, -0.045),
        p(k * 0.86, -0.085),
        p(k, -0.06),
        p(k * 1.02, 0.03),
        p(k * 0.88, 0.075),
        p(k * 0.74, 0.04),
      ],
      true,
    );
  return (
    line(`M${p(-0.8, 0).join(' ')}L${p(0.8, 0).join(' ')}`, L.tone(ink.woodDeep, 0, 0), r * 0.034) +
    fill(blade(1) + blade(-1), L.tone(ink.gold, 0, 0)) +
    fill(
      lens(...p(0.78, -0.02), ...p(0.98, -0.02), r * 0.016) +
        lens(...p(-0.78, -0.02), ...p(-0.98, -0.02), r * 0.016),
      '#fff3c4',
      0.8,
    )
  );
};
const bergs = [
  {
    x: 170,
    y: 470,
    w: 330,
    h: 150,
    peaks: [
      [-0.7, 0.5],
      [-0.3, 0.98],
      [-0.05, 0.62],
      [0.3, 0.7],
      [0.7, 0.3],
    ],
    seed: 4,
    depth: 0.12,
  },
  {
    x: 1010,
    y: 500,
    w: 380,
    h: 196,
    peaks: [
      [-0.76, 0.36],
      [-0.42, 0.6],
      [-0.16, 1],
      [0.12, 0.72],
      [0.5, 0.84],
      [0.8, 0.3],
    ],
    seed: 9,
    depth: 0.06,
  },
  {
    x: 640,
    y: 456,
    w: 150,
    h: 54,
    peaks: [
      [-0.5, 0.7],
      [0, 1],
      [0.5, 0.5],
    ],
    seed: 2,
    depth: 0.2,
  },
  {
    x: 470,
    y: 520,
    w: 120,
    h: 34,
    peaks: [
      [-0.4, 0.9],
      [0.3, 0.6],
    ],
    seed: 12,
    depth: 0.08,
  },
] as const;
const ice = () => bergs.map((one) => iceberg(L, one)).join('');

export const scene = {
  name: 'kayak-entre-tempanos',
  width: 1200,
  height: 900,
  draw: () =>
    sky(L, SHORE) +
    glow(180, 90, 520, '#fff8dc', 0.8) +
    clouds(L, 14, 8, 30, 210, 0.75, '#ffffff') +
    cordillera(L, { base: SHORE, height: 300, seed: 44, peaks: 7, depth: 0.42, snow: 0.62 }) +
    mist(L, 290, 400, 0.6) +
    fill(
      cut([
        [430, 400],
        [500, 300],
        [560, 232],
        [640, 214],
        [690, 262],
        [760, 330],
        [830, 400],
      ]),
      linear(0, 214, 0, 400, [
        [0, '#f4f7ee'],
        [1, '#bfe0e4'],
      ]),
    ) +
    fill(
      many(16, (i) =>
        lens(500 + ((i * 53) % 240), 268 + i * 7, 540 + ((i * 53) % 240), 274 + i * 7, 2),
      ),
      '#7fb9c8',
      0.6,
    ) +
    glacierFront(L, { from: 300, to: 930, y: SHORE + 6, h: 92, seed: 6 }) +
    cordillera(L, {
      base: SHORE + 8,
      height: 120,
      seed: 12,
      peaks: 3,
      depth: 0.2,
      snow: 0.12,
      from: -120,
      to: 330,
    }) +
    cordillera(L, {
      base: SHORE + 8,
      height: 150,
      seed: 18,
      peaks: 3,
      depth: 0.2,
      snow: 0.12,
      from: 900,
      to: 1330,
    }) +
    water(L, {
      top: SHORE + 4,
      bottom: 900,
      seed: 8,
      far: '#bfe3e2',
      near: '#2f7f96',
      marks: 150,
      dark: '#2c7f95',
    }) +
    bergs.map((one) => mirrored(iceberg(L, one), one.y, 0.8, 0.42)).join('') +
    fill(
      many(30, () => {
        const [x, y] = [chance.between(0, 1200), chance.between(480, 640)];
        return lens(x - 50, y, x + 50, y, 2.4);
      }),
      '#a9d6d8',
      0.7,
    ) +
    ice() +
    fill(
      bergs.map(({ x, y, w }) => lens(x - w * 0.54, y + 1, x + w * 0.54, y + 1, 3.4)).join(''),
      '#ffffff',
      0.85,
    ) +
    flock(760, 150, 170, 6, 14, '#3f5f6b', 4) +
    mirrored(hull(), 716, 0.6, 0.35) +
    fill(
      many(34, () => {
        const x = chance.between(150, 1000);
        const y = 722 + chance() ** 2 * 120;
        return lens(x - 70, y, x + 60, y, 3.4);
      }),
      '#1f6f88',
      0.6,
    ) +
    deckOf() +
    person(L, him) +
    person(L, her) +
    hull() +
    paddle(470, 580, 0.42, 190) +
    paddle(798, 576, 0.42, 178) +
    fill(
      lens(180, 724, 620, 728, 5) + lens(560, 728, 990, 704, 4) + lens(60, 742, 330, 738, 4),
      '#effaf6',
      0.85,
    ) +
    iceberg(L, {
      x: 1090,
      y: 850,
      w: 240,
      h: 66,
      peaks: [
        [-0.6, 0.6],
        [-0.1, 1],
        [0.4, 0.5],
      ],
      seed: 21,
    }) +
    iceberg(L, {
      x: 110,
      y: 862,
      w: 200,
      h: 50,
      peaks: [
        [-0.5, 0.8],
        [0.2, 1],
        [0.6, 0.5],
      ],
      seed: 25,
    }) +
    fill(lens(950, 852, 1230, 852, 5) + lens(0, 864, 230, 864, 4), '#ffffff', 0.85),
};
