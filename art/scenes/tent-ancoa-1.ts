/** By day: the small tent on a rise of ripe wheat among aromos in flower, afternoon light, two horses. */
import { ink } from '../kit/colour.ts';
import { cordillera } from '../kit/cordillera.ts';
import { dome } from '../kit/dome.ts';
import { grass, wheat, wheatField } from '../kit/grass.ts';
import { ground, hill, treeline } from '../kit/hills.ts';
import { grazing, horse } from '../kit/horse.ts';
import { golden, lit } from '../kit/light.ts';
import { poplars } from '../kit/poplar.ts';
import { cut, fill, lens, many, ribbon } from '../kit/shapes.ts';
import { clouds, glow, mist, sky } from '../kit/sky.ts';
import { aromo } from '../kit/trees.ts';
import { swallow } from '../kit/birds.ts';

const L = lit(golden, {
  from: -1,
  tinted: 0.12,
  sky: [
    [0, '#7fb2ba'],
    [0.45, '#c7dac9'],
    [0.8, '#f8e3b0'],
    [1, '#fbd596'],
  ],
  haze: '#f4dba6',
});
const far = ground(440, 26, 24, 280);
const rise = (x: number) => 560 - 110 * Math.exp(-(((x - 470) / 380) ** 2));
const near = (x: number) => 690 + (x - 600) * 0.03;

/** Through the ripe wheat to the step, as many feet have made it. */
const trodden = (part: number) =>
  ribbon(
    [
      [508, 590],
      [514, 612],
      [504, 646],
      [498, 682],
      [522, 724],
      [574, 780],
      [610, 840],
    ],
    [46, 50, 66, 96, 150, 230].map((width) => width * part),
  );

/** Down from the deck. */
const step = () =>
  fill(
    cut([
      [484, 572],
      [532, 572],
      [536, 584],
      [480, 584],
    ]),
    L.tone(ink.clay, 0, -0.05),
  ) +
  fill(
    cut([
      [476, 584],
      [540, 584],
      [540, 593],
      [476, 593],
    ]),
    L.tone(ink.woodDeep, 0, 0),
  );

export const scene = {
  name: 'tent-ancoa-1',
  width: 1200,
  height: 800,
  draw: () =>
    sky(L, 470) +
    glow(80, 240, 460, '#fff3c4', 0.8) +
    clouds(L, 14, 9, 40, 300, 0.95, '#fffaf0') +
    cordillera(L, { base: 460, height: 230, seed: 93, depth: 0.5, snow: 0.5 }) +
    mist(L, 380, 480, 0.7) +
    hill(L, far, { colour: ink.olive, depth: 0.4, marks: 60 }) +
    treeline(L, far, { from: 0, to: 1200, count: 70, size: 15, depth: 0.36, seed: 12 }) +
    poplars(L, () => 506, { from: 860, to: 1200, count: 8, h: 220, seed: 4, depth: 0.2 }) +
    hill(L, ground(508, 12, 33, 300), {
      colour: ink.leaf,
      depth: 0.08,
      shade: -0.05,
      marks: 90,
      seed: 3,
    }) +
    grazing({
      x: 930,
      y: 560,
      h: 66,
      colour: L.tone(ink.woodDeep, 0, 0),
      mane: L.tone(ink.ink, 0, 0),
    }) +
    horse({
      x: 1046,
      y: 572,
      h: 72,
      gait: 'stand',
      flip: true,
      colour: L.tone(ink.clay, 0, 0.1),
      mane: L.tone(ink.woodDeep, 0, 0.1),
    }) +
    hill(L, rise, { colour: ink.wheat, shade: -0.12, to: 0.15 }) +
    wheatField(L, { top: (x) => rise(x) + 6, bottom: 760, seed: 9, count: 1500, depth: 0 }) +
    aromo(L, { x: 130, y: 560, h: 400, seed: 6 }) +
    aromo(L, { x: 760, y: 540, h: 300, seed: 15, depth: 0.08 }) +
    dome(L, { x: 450, y: 520, r: 175, turn: 0.1, face: 0.38, tilt: 0.06 }) +
    step() +
    fill(trodden(1), L.tone(ink.clay, 0, 0.2), 0.55) +
    fill(trodden(0.84), L.tone(ink.edge, 0, 0.02)) +
    fill(
      many(26, (i) => {
        const down = i / 26;
        const x = 512 + 60 * down * down + ((i * 37) % 60) * (0.2 + down) - 22 * (0.4 + down);
        const y = 604 + 190 * down;
        return lens(x, y, x + 12 + 14 * down, y + 1, 1 + 1.6 * down);
      }),
      L.tone(ink.wood, 0, 0.2),
      0.5,
    ) +
    wheat(L, { from: -30, to: 470, y: (x) => near(x) + 130, h: 190, count: 90, seed: 5 }) +
    wheat(L, { from: 690, to: 1230, y: (x) => near(x) + 130, h: 200, count: 100, seed: 8 }) +
    grass(L, { from: 430, to: 760, y: 822, h: 54, count: 60, seed: 2, colour: ink.olive }) +
    swallow(690, 170, 46, -24, L.tone(ink.ink, 0.05, 0)) +
    swallow(880, 150, 34, 12, L.tone(ink.ink, 0.1, 0)) +
    swallow(600, 118, 28, -40, L.tone(ink.ink, 0.15, 0)),
};
