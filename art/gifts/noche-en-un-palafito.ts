/** Chiloé by night: houses on stilts, lamps lit, the tide below doubling every window. */
import { ink } from '../kit/colour.ts';
import { clipped, linear } from '../kit/defs.ts';
import { figure } from '../kit/figure.ts';
import { smoke } from '../kit/fire.ts';
import { ground, hill, treeline } from '../kit/hills.ts';
import { lit, night } from '../kit/light.ts';
import { type Palafito, largeWindow, palafito } from '../kit/palafito.ts';
import { random } from '../kit/random.ts';
import { boat } from '../kit/rowing-boat.ts';
import { fill, lens, many, rect } from '../kit/shapes.ts';
import { clouds, moon, sky, stars } from '../kit/sky.ts';

const L = lit(night, {
  tinted: 0.38,
  sky: [
    [0, '#0c1a33'],
    [0.5, '#1d3a58'],
    [0.85, '#3d6b7c'],
    [1, '#6b9093'],
  ],
});
const WATER = 640;
const chance = random(9);
const far = ground(470, 34, 5, 300);
const near = ground(520, 20, 14, 240);
const row: Palafito[] = [
  {
    x: 110,
    y: 556,
    water: WATER,
    w: 220,
    h: 260,
    colour: ink.wheat,
    seed: 3,
    lit: [false, true, true],
  },
  {
    x: 1110,
    y: 556,
    water: WATER,
    w: 216,
    h: 262,
    colour: ink.leaf,
    seed: 8,
    lit: [true, true, false],
  },
  {
    x: 880,
    y: 560,
    water: WATER,
    w: 240,
    h: 292,
    colour: ink.river,
    seed: 5,
    lit: [false, true, true],
  },
  {
    x: 330,
    y: 560,
    water: WATER,
    w: 224,
    h: 276,
    colour: ink.plum,
    seed: 12,
    lit: [true, false, true],
  },
];
const ours: Palafito = {
  x: 604,
  y: 570,
  water: WATER,
  w: 330,
  h: 400,
  colour: ink.copihue,
  seed: 7,
};
const room = largeWindow(ours);
const couple = () =>
  figure({
    x: room.x + room.w * 0.4,
    y: room.y + room.h * 1.62,
    h: 170,
    colour: '#5a2a1c',
    pose: 'embrace',
  }) +
  figure({
    x: room.x + room.w * 0.66,
    y: room.y + room.h * 1.62,
    h: 158,
    colour: '#6b2a22',
    dress: '#7d1f2c',
    pose: 'embrace',
    flip: true,
  });

const chimney = fill(rect(676, 196, 26, 90) + rect(670, 190, 38, 10), L.tone(ink.clay, 0, 0.2));

const shore = () =>
  hill(L, far, { colour: ink.leafDeep, depth: 0.36, bottom: WATER }) +
  treeline(L, far, { from: 0, to: 1200, count: 60, size: 24, depth: 0.3, seed: 6 }) +
  hill(L, near, { colour: ink.leafDeep, depth: 0.12, bottom: 596, shade: 0.1 }) +
  fill(rect(-20, 590, 1240, WATER - 588), L.tone(ink.riverDeep, 0, 0.25)) +
  chimney +
  row.map((one) => palafito(L, one)).join('') +
  palafito(L, { ...ours, inside: couple() });
const heaven = () => sky(L, 560) + stars(17, 300, 470, true) + moon(968, 130, 46);

export const scene = {
  name: 'noche-en-un-palafito',
  width: 1200,
  height: 900,
  draw: () =>
    heaven() +
    clouds(L, 9, 5, 90, 300, 0.4, '#5f8796') +
    shore() +
    smoke(689, 192, 190, 4, '#b9cdd0', 0.3) +
    clipped(
      `M-20 ${WATER}H1220V920H-20Z`,
      `<g transform="translate(0 ${WATER * 2}) scale(1 -1)">${heaven()}${shore()}</g>` +
        fill(
          rect(-20, WATER, 1240, 280),
          linear(0, WATER, 0, 900, [
            [0, '#0f2a3d', 0.3],
            [1, '#0a1a2b', 0.78],
          ]),
        ),
    ) +
    fill(
      many(110, () => {
        const t = chance();
        const y = WATER + 4 + t * 250;
        const w = 24 + 120 * t * chance();
        const x = chance.between(-60, 1200);
        return lens(x, y, x + w, y, 1 + t * 2.6);
      }),
      '#24506a',
      0.75,
    ) +
    fill(
      [110, 330, 604, 880, 1110]
        .map((x, i) =>
          many(i === 2 ? 34 : 16, () => {
            const t = chance();
            const y = WATER + 40 + t * 210;
            const w = (12 + 46 * t) * chance.between(0.4, 1);
            const cx = x - 20 + (chance() + chance() - 1) * (i === 2 ? 110 : 60);
            return lens(cx - w, y, cx + w, y, 1 + t * 2.2);
          }),
        )
        .join(''),
      '#ffcf80',
      0.8,
    ) +
    boat(lit(L, { tinted: 0.18 }), 262, 812, 270, ink.gold),
};
