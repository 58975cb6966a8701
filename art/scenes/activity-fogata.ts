/** A small campfire on the stones of the beach, seen from behind the friends around it; blue hour on the water. */
import { ink } from '../kit/colour.ts';
import { cordillera } from '../kit/cordillera.ts';
import { figure } from '../kit/figure.ts';
import { fireGlow, flames, logs, smoke, sparks } from '../kit/fire.ts';
import { ground, hill, treeline } from '../kit/hills.ts';
import { dusk, lit } from '../kit/light.ts';
import { poplars } from '../kit/poplar.ts';
import { linear } from '../kit/defs.ts';
import { random } from '../kit/random.ts';
import { stone } from '../kit/river.ts';
import { type Point, blob, curve, ellipse, fill, lens, many, rect, ribbon } from '../kit/shapes.ts';
import { moon, sky, stars, clouds } from '../kit/sky.ts';
import { guitar } from '../kit/guitar.ts';

const L = lit(dusk, {
  tinted: 0.5,
  sky: [
    [0, '#14283f'],
    [0.4, '#2f4f6c'],
    [0.7, '#6f7f93'],
    [0.9, '#d99c86'],
    [1, '#f3bd8b'],
  ],
  haze: '#6d7c90',
});
const warm = lit(dusk, {
  tinted: 0.35,
  tint: '#4b2530',
  sun: '#ffb867',
  shadow: '#171018',
  from: 1,
});
const far = ground(368, 14, 91, 240);
const chance = random(19);

/** Someone on the stones with a blanket over the shoulders, from behind. */
const wrapped = (
  x: number,
  y: number,
  h: number,
  colour: string,
  stripe: string,
  head = '#20141a',
  lean = 0,
) => {
  const p = (a: number, b: number): Point => [x + (a + lean * b) * h, y - b * h];
  const body = (k: number) =>
    curve(
      [
        p(-0.5 * k, 0),
        p(-0.47 * k, 0.28),
        p(-0.38 * k, 0.54),
        p(-0.2 * k, 0.69),
        p(-0.07, 0.735 * k),
        p(0.07, 0.735 * k),
        p(0.2 * k, 0.69),
        p(0.38 * k, 0.54),
        p(0.47 * k, 0.28),
        p(0.5 * k, 0),
      ],
      true,
    );
  const [hx, hy] = p(0, 0.9);
  const neck = ribbon([p(0, 0.66), p(0, 0.84)], [h * 0.16, h * 0.11]);
  const headOf = (k: number) => ellipse(hx, hy, h * 0.105 * k, h * 0.13 * k);
  const band = (v: number, w: number) =>
    fill(lens(...p(-0.47, v), ...p(0.47, v), h * w, h * 0.05), warm.tone(stripe, 0, 0.1));
  return (
    fill(body(1.025) + headOf(1.09), '#ffae5c') +
    fill(neck, head) +
    fill(headOf(1), head) +
    fill(body(1), warm.tone(colour, 0, 0.15)) +
    band(0.12, 0.02) +
    band(0.19, 0.008) +
    band(0.4, 0.008) +
    band(0.45, 0.02)
  );
};

export const scene = {
  name: 'activity-fogata',
  width: 1200,
  height: 800,
  draw: () =>
    sky(L, 380) +
    stars(91, 150, 240) +
    moon(250, 110, 24, false) +
    clouds(L, 12, 5, 180, 300, 0.4, '#f0b79a') +
    cordillera(L, { base: 380, height: 200, seed: 133, depth: 0.5, snow: 0.5 }) +
    hill(L, far, { colour: ink.leafDeep, depth: 0.3 }) +
    treeline(L, far, { from: 0, to: 1200, count: 80, size: 20, depth: 0.22, seed: 5 }) +
    poplars(L, far, { from: 820, to: 1130, count: 8, h: 180, seed: 4, depth: 0.14, shade: 0.2 }) +
    fill(
      rect(-20, 384, 1240, 200),
      linear(0, 384, 0, 580, [
        [0, '#f0b98c'],
        [0.35, '#8b8797'],
        [1, '#26405a'],
      ]),
    ) +
    fill(
      many(90, () => {
        const t = chance();
        const y = 390 + t * 150;
        const w = 20 + t * 140 * chance();
        const x = chance.between(-80, 1200);
        return lens(x, y, x + w, y, 0.8 + t * 2);
      }),
      '#22384f',
      0.6,
    ) +
    fill(
      many(50, () => {
        const t = chance();
        const y = 390 + t * 150;
        const w = (10 + t * 50) * chance.between(0.5, 1);
        const x = 610 + (chance() + chance() - 1) * 110 - w / 2;
        return lens(x, y, x + w, y, 0.8 + t * 1.8);
      }),
      '#ffbf78',
      0.85,
    ) +
    fill(
      blob(600, 760, 900, 250, 3, 0.04, 24),
      linear(0, 520, 0, 800, [
        [0, warm.tone(ink.stone, 0, 0.1)],
        [1, warm.tone(ink.stone, 0, 0.5)],
      ]),
    ) +
    fireGlow(610, 590, 520, 0.85) +
    Array.from({ length: 110 }, (_, i) => ({ i, y: 528 + chance() ** 1.3 * 260 }))
      .sort((a, b) => a.y - b.y)
      .map(({ i, y }) =>
        stone(
          warm,
          chance.between(-20, 1220),
          y,
          12 + ((y - 520) / 270) * 46 * chance.between(0.4, 1.2),
          i * 3 + 7,
        ),
      )
      .join('') +
    smoke(610, 470, 340, 7, '#d9c4b8', 0.2, 1.1) +
    figure({
      x: 372,
      y: 640,
      h: 230,
      pose: 'guitar',
      colour: '#241720',
      rim: '#ffae5b',
      hat: '#170d12',
    }) +
    guitar(410, 546, 140, -14, '#b8703a', '#3a1c14') +
    figure({
      x: 850,
      y: 640,
      h: 222,
      pose: 'sit',
      flip: true,
      colour: '#241720',
      dress: warm.tone(ink.river, 0, 0.1),
      hair: 'long',
    }) +
    fill(rect(300, 566, 118, 20) + rect(806, 570, 110, 20), '#2a1a18') +
    fill(rect(312, 584, 18, 60) + rect(880, 588, 18, 56), '#1d1212') +
    many(11, (i) => {
      const a = (i / 11) * Math.PI * 2;
      return Math.sin(a) < 0
        ? stone(warm, 610 + Math.cos(a) * 118, 606 + Math.sin(a) * 30, 52, i + 3)
        : '';
    }) +
    logs(610, 606, 130, 6) +
    flames(610, 600, 150, 15) +
    sparks(610, 500, 380, 8, 70) +
    many(11, (i) => {
      const a = (i / 11) * Math.PI * 2;
      return Math.sin(a) >= 0
        ? stone(warm, 610 + Math.cos(a) * 118, 610 + Math.sin(a) * 30, 58, i + 3)
        : '';
    }) +
    wrapped(250, 812, 260, ink.copihue, ink.wheat) +
    wrapped(478, 822, 236, ink.leafDeep, ink.paper, '#2a1a18', 0.1) +
    wrapped(650, 826, 226, ink.wheat, ink.copihueDeep, '#20141a', -0.08) +
    wrapped(980, 816, 262, ink.river, ink.paper),
};
