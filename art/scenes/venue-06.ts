/** The Achibueno at noon, from a stone in the shallows: clear green water, willows, a white heron. */
import { boulder, foam } from '../kit/boulder.ts';
import { ink, mix } from '../kit/colour.ts';
import { blurred, linear } from '../kit/defs.ts';
import { foliage } from '../kit/foliage.ts';
import { grass } from '../kit/grass.ts';
import { heron } from '../kit/heron.ts';
import { ground, hill, treeline } from '../kit/hills.ts';
import { lit, noon } from '../kit/light.ts';
import { random } from '../kit/random.ts';
import { curve, fill, lens, lerp, many, rect } from '../kit/shapes.ts';
import { stone } from '../kit/river.ts';
import { clouds, mist, sky } from '../kit/sky.ts';
import { mountain } from '../kit/cordillera.ts';
import { willow } from '../kit/trees.ts';

const L = lit(noon, { from: 1 });
const hills = [ground(250, 40, 31, 300), ground(300, 26, 5, 240)] as const;
const TOP = 372;

function water(): string {
  const chance = random(8);
  const bed = many(60, (i) => {
    const t = chance() ** 0.7;
    return stone(
      L,
      chance.between(-20, 1220),
      lerp(560, 800, t),
      lerp(30, 110, t) * chance.between(0.6, 1.3),
      i * 5 + 2,
      0,
      chance.pick(['#8fa08a', '#a89d7e', '#7c9a95']),
    );
  });
  const mirror = (
    count: number,
    x1: number,
    x2: number,
    colour: string,
    opacity: number,
    reach: number,
  ) =>
    fill(
      many(count, () => {
        const [x, y] = [chance.between(x1, x2), TOP + 6 + chance() ** 1.4 * reach];
        const w = chance.between(16, 80) * (0.5 + (y - TOP) / 240);
        return lens(x - w, y, x + w, y, lerp(1.4, 5, (y - TOP) / 430));
      }),
      colour,
      opacity,
    );
  return (
    fill(
      rect(-20, TOP, 1240, 450),
      linear(0, TOP, 0, 800, [
        [0, '#b9dcd2'],
        [0.18, '#6fb0a6'],
        [0.5, '#3f8f8b'],
        [1, '#2f7777'],
      ]),
    ) +
    `<g opacity="0.5">${blurred(bed, 2.4)}</g>` +
    fill(
      rect(-20, 540, 1240, 280),
      linear(0, 540, 0, 800, [
        [0, '#3f8f8b', 0.75],
        [1, '#3c8a85', 0.15],
      ]),
    ) +
    mirror(90, -20, 470, L.tone(ink.leafDeep, 0, 0.1), 0.5, 190) +
    mirror(70, 820, 1220, L.tone(ink.leafDeep, 0, 0.1), 0.5, 150) +
    mirror(120, -20, 1220, L.tone(ink.riverDeep, 0, 0.1), 0.3, 420) +
    mirror(140, 300, 1000, '#d6efe4', 0.7, 330) +
    mirror(60, 480, 860, '#fffdf0', 0.9, 200)
  );
}

export const scene = {
  name: 'venue-06',
  width: 1200,
  height: 800,
  draw: () =>
    sky(L, 380) +
    clouds(L, 4, 6, 50, 190, 0.9, '#ffffff') +
    mountain(L, { x: 640, base: 380, height: 265, seed: 9, depth: 0.42, snow: 0.4, wide: 1.9 }) +
    mountain(L, { x: 860, base: 380, height: 170, seed: 19, depth: 0.45, snow: 0.22, wide: 1.9 }) +
    mist(L, 280, 380, 0.55) +
    hill(L, (x) => hills[0](x) + Math.abs(x - 640) * -0.16 + 70, {
      colour: ink.leafDeep,
      depth: 0.38,
      marks: 80,
      seed: 3,
      bottom: 420,
    }) +
    hill(L, (x) => hills[1](x) + 76 - Math.abs(x - 690) * 0.2, {
      colour: ink.leaf,
      depth: 0.24,
      marks: 60,
      seed: 7,
      bottom: 420,
    }) +
    treeline(L, () => 374, { from: -20, to: 1220, count: 150, size: 34, depth: 0.16, seed: 6 }) +
    water() +
    fill(
      curve(
        [
          [-30, 366],
          [250, 372],
          [430, 392],
          [330, 410],
          [120, 432],
          [-30, 450],
        ],
        true,
      ),
      L.tone('#d8c79d', 0.05, 0),
    ) +
    fill(
      curve(
        [
          [1230, 372],
          [1010, 374],
          [860, 386],
          [930, 398],
          [1080, 408],
          [1230, 424],
        ],
        true,
      ),
      L.tone('#d8c79d', 0.05, 0.05),
    ) +
    many(26, (i) => {
      const c = random(i + 70);
      const t = c();
      return stone(
        L,
        lerp(-10, 400, t),
        lerp(440, 398, t) + c.between(-12, 10),
        c.between(14, 44),
        i * 3,
        0.05,
      );
    }) +
    many(20, (i) => {
      const c = random(i + 170);
      const t = c();
      return stone(
        L,
        lerp(1210, 890, t),
        lerp(420, 394, t) + c.between(-10, 8),
        c.between(12, 36),
        i * 3 + 1,
        0.08,
      );
    }) +
    foliage(L, 1130, 350, 150, 60, { colour: ink.leaf, seed: 4, depth: 0.08 }) +
    willow(L, {
      x: 1085,
      y: 392,
      h: 300,
      seed: 5,
      depth: 0.06,
      wide: 1.15,
      colour: mix(ink.olive, ink.leaf, 0.4),
    }) +
    willow(L, { x: 165, y: 424, h: 440, seed: 12, wide: 1.25, colour: ink.olive }) +
    grass(L, { from: -20, to: 190, y: (x) => 446 - x * 0.1, h: 44, count: 90, seed: 3, shade: 0 }) +
    boulder(L, { x: 560, y: 520, w: 150, h: 62, seed: 3 }) +
    foam(560, 526, 150, 1) +
    boulder(L, { x: 668, y: 540, w: 92, h: 36, seed: 8 }) +
    foam(668, 543, 92, 2) +
    heron(L, 548, 466, 120) +
    boulder(L, { x: 905, y: 606, w: 240, h: 104, seed: 15, colour: '#a39b86' }) +
    foam(905, 616, 240, 3) +
    boulder(L, { x: 1090, y: 668, w: 290, h: 150, seed: 21 }) +
    foam(1080, 684, 300, 4) +
    boulder(L, { x: 250, y: 640, w: 190, h: 74, seed: 27, colour: '#8f9690' }) +
    foam(250, 646, 190, 5) +
    boulder(L, { x: 110, y: 790, w: 420, h: 176, seed: 33, colour: '#a89e88' }) +
    foam(140, 802, 420, 6) +
    boulder(L, { x: 420, y: 802, w: 210, h: 66, seed: 38 }) +
    foam(430, 806, 200, 7) +
    grass(L, {
      from: 1020,
      to: 1240,
      y: 830,
      h: 190,
      count: 70,
      seed: 8,
      colour: ink.leafDeep,
      shade: 0.05,
    }),
};
