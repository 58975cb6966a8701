/** Harvest time: the path through the wheat, the dog between them, the low sun ahead. */
import { flock } from '../kit/birds.ts';
import { ink } from '../kit/colour.ts';
import { cordillera } from '../kit/cordillera.ts';
import { linear } from '../kit/defs.ts';
import { dogBehind } from '../kit/dog.ts';
import { wheat, wheatField, wildflowers } from '../kit/grass.ts';
import { ground, hill, treeline } from '../kit/hills.ts';
import { golden, lit } from '../kit/light.ts';
import { person, thrown, type Person } from '../kit/person.ts';
import { away, dress, lautaro, violeta } from '../kit/poses.ts';
import { poplars } from '../kit/poplar.ts';
import { random } from '../kit/random.ts';
import { type Point, curve, ellipse, fill, lens, lerp, many } from '../kit/shapes.ts';
import { clouds, glow, mist, rays, sky } from '../kit/sky.ts';

const L = lit(golden, { from: 1, tinted: 0.12 });
const far = ground(398, 12, 6, 280);
const field = (x: number) => 428 + Math.sin(x / 260) * 7;
const chance = random(21);
// The path: [centre x, y, width], from the field's edge to our feet.
const track = Array.from({ length: 12 }, (_, i) => {
  const t = i / 11;
  return {
    x: 690 - 90 * Math.sin(t * 2.6) + 10 * t,
    y: lerp(432, 830, t ** 1.35),
    w: lerp(6, 420, t ** 1.5),
  };
});
const path = curve(
  [
    ...track.map((p): Point => [p.x - p.w / 2, p.y]),
    ...track.map((p): Point => [p.x + p.w / 2, p.y]).reverse(),
  ],
  true,
);
const middle = (y: number) => {
  const i = Math.max(
    1,
    track.findIndex((p) => p.y >= y),
  );
  const [a, b] = [track[i - 1]!, track[i]!];
  const t = (y - a.y) / (b.y - a.y);
  return { x: lerp(a.x, b.x, t), w: lerp(a.w, b.w, t) };
};
const Y = 668;
const m = middle(Y);
const him: Person = {
  ...lautaro,
  ...away(1),
  view: 'back',
  x: m.x - 86,
  y: Y,
  h: 270,
  hat: ink.wheat,
  top: ink.paper,
  rim: '#ffedb4',
  arms: [
    [
      [0.12, 0.69],
      [0.17, 0.57],
    ],
    [
      [-0.13, 0.68],
      [-0.13, 0.53],
    ],
  ],
};
const her: Person = {
  ...violeta,
  ...away(-1),
  view: 'back',
  x: m.x + 88,
  y: Y + 4,
  h: 252,
  skirt: dress,
  rim: '#ffedb4',
  arms: [
    [
      [-0.11, 0.68],
      [-0.17, 0.58],
    ],
    [
      [0.13, 0.69],
      [0.21, 0.6],
    ],
  ],
};
const dog = { x: m.x + 2, y: Y + 6, h: 118, colour: '#5a3a24', patch: '#3c2416', rim: '#ffdf9c' };
const edge = (side: -1 | 1, from: number, to: number, h: number, count: number, seed: number) => {
  const c = random(seed);
  return many(7, (i) => {
    const y = lerp(from, to, i / 6);
    const q = middle(y);
    const k = (y - 430) / 370;
    const inner = q.x + side * q.w * 0.5;
    const outer = side < 0 ? -30 : 1230;
    const wide = Math.min(Math.abs(outer - inner), 150 + 380 * k + c() * 40);
    return wheat(L, {
      from: Math.min(inner, inner + side * wide) + (side > 0 ? 4 : 0),
      to: Math.max(inner, inner + side * wide),
      y: y + 10,
      h: h * lerp(0.4, 1, k),
      count: count * 0.8,
      seed: seed + i,
      shade: 0.12 - 0.05 * i,
      depth: Math.max(0, 0.16 - k * 0.2),
    });
  });
};

export const scene = {
  name: 'gallery-07',
  width: 1200,
  height: 800,
  draw: () =>
    sky(L, 430) +
    glow(640, 330, 480, '#fff2b4', 0.95) +
    fill(ellipse(640, 326, 40), '#fffbe4') +
    rays(L, 640, 326, 70, 640, 54, 7, 0.32) +
    clouds(L, 5, 8, 40, 240, 0.6, '#fff0c8') +
    cordillera(L, { base: 410, height: 160, seed: 27, peaks: 9, depth: 0.64, colour: ink.plum }) +
    mist(L, 340, 430, 0.7, '#ffdca0') +
    flock(250, 150, 200, 13, 11, L.tone(ink.ink, 0.3), 6) +
    hill(L, far, { colour: ink.olive, depth: 0.42 }) +
    treeline(L, far, { from: 0, to: 1200, count: 60, size: 14, depth: 0.4, seed: 5 }) +
    poplars(L, field, { from: 930, to: 1210, count: 9, h: 210, seed: 8, depth: 0.3 }) +
    poplars(L, field, { from: -30, to: 170, count: 6, h: 150, seed: 18, depth: 0.38 }) +
    hill(L, field, { colour: ink.wheat, to: 0.06, shade: -0.12 }) +
    wheatField(L, { top: field, bottom: 800, seed: 4, count: 1500, depth: 0.05 }) +
    fill(
      path,
      linear(0, 430, 0, 800, [
        [0, '#fbe0a0'],
        [0.4, '#e2b36c'],
        [1, '#a9753f'],
      ]),
    ) +
    fill(
      many(120, () => {
        const y = 440 + 360 * chance();
        const q = middle(y);
        const k = (y - 430) / 370;
        const x = q.x + chance.between(-0.45, 0.45) * q.w;
        const w = 3 + 34 * k;
        return lens(x - w, y, x + w, y, 0.7 + 2.2 * k);
      }),
      L.tone(ink.woodDeep, 0.2, 0),
      0.35,
    ) +
    fill(
      many(60, () => {
        const y = 440 + 360 * chance();
        const q = middle(y);
        const k = (y - 430) / 370;
        const x = q.x + chance.between(-0.42, 0.42) * q.w;
        const w = 3 + 30 * k;
        return lens(x - w, y, x + w, y, 0.6 + 1.8 * k);
      }),
      '#ffe7b0',
      0.6,
    ) +
    edge(-1, 470, 640, 150, 70, 3) +
    edge(1, 470, 640, 150, 70, 33) +
    thrown(person(L, { ...him, flat: '#5a3320' }), him.x, Y + 4, -0.12, 0.62, 0.5) +
    thrown(person(L, { ...her, flat: '#5a3320' }), her.x, Y + 8, -0.12, 0.62, 0.5) +
    thrown(
      dogBehind({ ...dog, colour: '#5a3320', patch: '#5a3320', rim: '#5a3320' }),
      dog.x,
      Y + 8,
      -0.12,
      0.7,
      0.5,
    ) +
    person(L, him) +
    person(L, her) +
    dogBehind(dog) +
    edge(-1, 690, 800, 230, 80, 5) +
    edge(1, 690, 800, 230, 80, 53) +
    wildflowers(L, {
      from: -10,
      to: 300,
      y: 812,
      h: 120,
      count: 16,
      seed: 4,
      colours: [ink.copihue, ink.ember],
    }) +
    wildflowers(L, {
      from: 930,
      to: 1210,
      y: 812,
      h: 120,
      count: 16,
      seed: 5,
      colours: [ink.copihue, ink.ember],
    }),
};
