/** The long table under the walnuts, seen from its corner in the afternoon: shade, coins of sun, paper lamps. */
import { ink } from '../kit/colour.ts';
import { linear } from '../kit/defs.ts';
import { foliage } from '../kit/foliage.ts';
import { grass } from '../kit/grass.ts';
import { ground, hill, treeline } from '../kit/hills.ts';
import { golden, lit } from '../kit/light.ts';
import { longTable } from '../kit/long-table.ts';
import { random } from '../kit/random.ts';
import { type Point, blob, ellipse, fill, lens, line, many, ribbon } from '../kit/shapes.ts';
import { glow, mist, sky } from '../kit/sky.ts';
import { stage } from '../kit/stage.ts';
import { nogal } from '../kit/trees.ts';
import { poplars } from '../kit/poplar.ts';

const L = lit(golden, {
  from: 1,
  tinted: 0.1,
  haze: '#f3e0a8',
  shadow: '#1e3a30',
  sky: [
    [0, '#cfe0c0'],
    [1, '#fbeebc'],
  ],
});
const S = stage({ x: 600, horizon: 318, eye: 2.15, focal: 740, turn: -0.43 });
const far = ground(312, 8, 4, 240);

/** A paper lamp hanging from the leaves. */
function paperLamp(x: number, y: number, r: number, colour: string): string {
  const ribs = many(4, (i) => {
    const k = (i - 1.5) * 0.42;
    return `M${x - r * Math.cos(k) * 0.98} ${y + r * k * 0.95}Q${x} ${y + r * k * 0.95 + r * 0.16} ${x + r * Math.cos(k) * 0.98} ${y + r * k * 0.95}`;
  });
  return (
    line(`M${x} -10L${x} ${y - r}`, L.tone(ink.woodDeep, 0, 0.1), 1.4) +
    fill(ellipse(x, y, r, r * 0.96), L.tone(colour, 0, 0.14)) +
    fill(ellipse(x + r * 0.18, y - r * 0.12, r * 0.72, r * 0.74), L.tone(colour, 0, -0.14)) +
    line(ribs, L.tone(ink.wheatDeep, 0, 0), 1.2, 0.45) +
    fill(
      ellipse(x, y - r * 0.95, r * 0.24, r * 0.07) + ellipse(x, y + r * 0.94, r * 0.24, r * 0.07),
      L.tone(ink.woodDeep),
    )
  );
}

function nearTrunk(): string {
  const chance = random(9);
  const spine: Point[] = [
    [1118, 840],
    [1096, 700],
    [1084, 480],
    [1098, 300],
    [1120, 130],
    [1150, -30],
  ];
  const bark = (count: number, light: boolean) =>
    many(count, () => {
      const t = chance();
      const y = 820 - t * 840;
      const x =
        1094 + Math.abs(t - 0.35) * 40 + (light ? chance.between(0, 48) : chance.between(-54, 40));
      return lens(
        x,
        y,
        x + chance.between(-5, 7),
        y - chance.between(26, 84),
        chance.between(1.5, 3.6),
      );
    });
  return (
    fill(ribbon(spine, [190, 122, 112, 116, 128, 150]), L.tone(ink.woodDeep, 0, 0.22)) +
    fill(
      ribbon(
        [
          [1120, 180],
          [1020, 60],
          [900, -30],
        ],
        [80, 56, 40],
      ),
      L.tone(ink.woodDeep, 0, 0.26),
    ) +
    fill(
      ribbon(
        spine.map(([x, y]): Point => [x + 34, y]),
        [60, 34, 32, 34, 34, 40],
      ),
      L.tone(ink.wood, 0, -0.05),
      0.9,
    ) +
    fill(bark(70, false), L.tone(ink.ink, 0, 0.3), 0.5) +
    fill(bark(40, true), L.tone(ink.wheat, 0, -0.1), 0.5)
  );
}

/** The walnuts' shade, with the sun that falls through it in drifts. */
const shade = () => {
  const chance = random(13);
  const drifts = Array.from({ length: 30 }, (): Point => [
    chance.between(-40, 1240),
    372 + chance() ** 1.2 * 440,
  ]);
  const coins = (count: number, k: number, spread: number) =>
    many(count, (i) => {
      const [cx, cy] = chance.pick(drifts);
      const m = (cy - 296) / 500;
      const a = chance() * 6.28;
      const t = Math.sqrt(chance()) * 150 * m * spread;
      const r = chance.between(6, 22) * m * k;
      return blob(
        cx + Math.cos(a) * t * 1.6,
        cy + Math.sin(a) * t * 0.34,
        r * 1.5,
        r * 0.5,
        i,
        0.3,
        8,
      );
    });
  const blades = many(420, () => {
    const y = 380 + chance() * 430;
    const m = (y - 300) / 500;
    const x = chance.between(-20, 1220);
    return lens(x, y, x + chance.between(-6, 6) * m, y - chance.between(10, 26) * m, 1.8 * m);
  });
  return (
    fill(
      'M-20 372C200 352 420 342 640 346C900 350 1100 356 1220 362L1220 820L-20 820Z',
      linear(0, 350, 0, 800, [
        [0, L.tone('#5f8548', 0.08, 0.1)],
        [1, L.tone(ink.leafDeep, 0, 0.06)],
      ]),
      0.92,
    ) +
    fill(blades, L.tone(ink.leaf, 0, -0.12), 0.6) +
    fill(coins(620, 1, 1), '#a9b95a', 0.75) +
    fill(coins(380, 0.8, 0.85), '#e6dc8c', 0.85) +
    fill(coins(150, 0.5, 0.7), '#fbf3bd', 0.9)
  );
};

const canopy = (items: number[][], tone: number, seed: number) =>
  items
    .map(([x, y, rx, ry], i) =>
      foliage(L, x!, y!, rx!, ry!, {
        colour: tone > 0.1 ? ink.leafDeep : ink.leaf,
        shade: tone,
        seed: seed + i,
        leaf: 26,
      }),
    )
    .join('');

export const scene = {
  name: 'venue-05',
  width: 1200,
  height: 800,
  draw: () =>
    sky(L, 330) +
    glow(760, 240, 480, '#fff3bf', 0.9) +
    hill(L, (x) => far(x) - 44, { colour: ink.river, depth: 0.72, bottom: 360 }) +
    hill(L, far, { colour: ink.leaf, depth: 0.55 }) +
    treeline(L, far, { from: 0, to: 1200, count: 60, size: 15, depth: 0.5, seed: 3 }) +
    poplars(L, far, { from: 500, to: 680, count: 7, h: 110, seed: 5, depth: 0.5 }) +
    mist(L, 270, 345, 0.5) +
    hill(L, () => 322, { colour: ink.olive, shade: -0.3, marks: 150, seed: 5, to: 0 }) +
    shade() +
    nogal(L, { x: 330, y: 372, h: 300, seed: 4, depth: 0.2 }) +
    nogal(L, { x: 940, y: 366, h: 280, seed: 7, depth: 0.24 }) +
    nogal(L, { x: 560, y: 358, h: 230, seed: 9, depth: 0.32 }) +
    nogal(L, { x: 110, y: 440, h: 430, seed: 12, depth: 0.06 }) +
    longTable(L, S, {
      x: -2.35,
      w: 1.15,
      near: 2.35,
      far: 12.6,
      seed: 4,
      chair: '#8a6142',
      squash: 0.86,
    }) +
    nearTrunk() +
    canopy(
      [
        [180, -10, 260, 110],
        [520, -40, 240, 110],
        [840, -24, 240, 110],
        [1120, 10, 200, 110],
      ],
      0.16,
      20,
    ) +
    canopy(
      [
        [60, 60, 170, 70],
        [330, 30, 150, 60],
        [680, 10, 150, 56],
        [960, 40, 140, 60],
        [1190, 90, 120, 70],
      ],
      0,
      30,
    ) +
    paperLamp(420, 196, 34, ink.snow) +
    paperLamp(536, 150, 26, '#f3c9a8') +
    paperLamp(690, 176, 28, ink.snow) +
    paperLamp(800, 140, 20, '#e9d3a0') +
    paperLamp(250, 160, 28, '#f0dcae') +
    paperLamp(880, 190, 24, '#f3c9a8') +
    grass(L, { from: 760, to: 1220, y: 818, h: 74, count: 210, seed: 7, shade: 0.1 }),
};
