/** Rain on a stair in Valparaíso: painted houses, first lamps, two under one red umbrella. */
import { ink, mix } from '../kit/colour.ts';
import { linear } from '../kit/defs.ts';
import { dusk, lit } from '../kit/light.ts';
import { person, type Person } from '../kit/person.ts';
import { camera } from '../kit/perspective.ts';
import { away, dress, lautaro, violeta } from '../kit/poses.ts';
import { random } from '../kit/random.ts';
import { at, blob, cut, ellipse, fill, lens, line, many, rect } from '../kit/shapes.ts';
import { clouds, sky } from '../kit/sky.ts';
import { heightAt, stairs } from '../kit/stairs.ts';
import { rain, streetLamp } from '../kit/street.ts';
import { townHouse } from '../kit/town-house.ts';
import { umbrella } from '../kit/umbrella.ts';

const L = lit(dusk, {
  sky: [
    [0, '#4c6b7c'],
    [0.5, '#7b98a3'],
    [1, '#c5cdc6'],
  ],
  haze: '#9fb2b5',
  tint: '#3d5a6c',
  tinted: 0.14,
  shadow: '#172838',
  sun: '#ffd9a0',
  from: 1,
});
const cam = camera({ x: 585, horizon: 560, eye: 1.6, focal: 900 });
const slope = { from: 3.4, rise: 0.46 };
const Z = 7.4;
const [px, py] = cam.point(0.1, heightAt(slope, Z + 0.3), Z);
const s = cam.scale(Z);
const chance = random(3);
const him: Person = {
  ...lautaro,
  ...away(1, 0.1),
  view: 'back',
  x: px - 0.24 * s,
  y: py,
  h: 1.8 * s,
  top: '#39485a',
  bottom: '#2a3340',
  shade: 0.05,
  arms: [
    [
      [0.13, 0.7],
      [0.1, 0.84],
    ],
    [
      [-0.13, 0.67],
      [-0.11, 0.53],
    ],
  ],
};
const her: Person = {
  ...violeta,
  ...away(-1, 0.13),
  view: 'back',
  x: px + 0.2 * s,
  y: py,
  h: 1.66 * s,
  top: ink.wheat,
  bare: false,
  skirt: dress,
  shoes: ink.copihueDeep,
};

const houses = [
  {
    side: -1,
    near: 15.5,
    far: 19,
    top: 9.9,
    colour: ink.wheat,
    lit: [10, 13],
    wide: 5,
    gable: 1.2,
  },
  { side: 1, near: 15, far: 19, top: 9.4, colour: ink.river, lit: [11], wide: 5, gable: 0 },
  {
    side: -1,
    near: 12.2,
    far: 15.4,
    top: 8.3,
    colour: '#a8487a',
    lit: [11, 2],
    wide: 5.2,
    gable: 0,
  },
  {
    side: 1,
    near: 11.6,
    far: 14.9,
    top: 8.4,
    colour: ink.gold,
    lit: [10, 12, 1],
    wide: 5.4,
    gable: 1.4,
  },
  {
    side: -1,
    near: 9.3,
    far: 12.1,
    top: 6.1,
    colour: '#3f948f',
    lit: [10, 1, 13],
    wide: 4.6,
    gable: 1.3,
  },
  { side: 1, near: 8.8, far: 11.5, top: 6.2, colour: '#c85f43', lit: [11, 2], wide: 4.8, gable: 0 },
  {
    side: -1,
    near: 6.6,
    far: 9.2,
    top: 3.75,
    colour: '#e2a548',
    lit: [10, 2],
    wide: 3.6,
    gable: 0,
  },
  {
    side: 1,
    near: 6.1,
    far: 8.7,
    top: 3.5,
    colour: '#5f9a76',
    lit: [10, 11],
    wide: 3.4,
    gable: 1.05,
  },
] as const;
const pots = (X: number, z: number, seed: number) => {
  const [x, y] = cam.point(X, heightAt(slope, z), z);
  const k = cam.scale(z);
  return (
    fill(
      many(8, (i) =>
        lens(
          x,
          y - k * 0.28,
          x + (((i * 37) % 11) - 5) * k * 0.05,
          y - k * (0.42 + ((i * 29) % 7) * 0.05),
          k * 0.045,
        ),
      ),
      L.tone(ink.leaf, 0, 0.1),
    ) +
    fill(
      many(5, (i) =>
        ellipse(
          x + ((((i + seed) * 31) % 9) - 4) * k * 0.05,
          y - k * (0.46 + ((i * 17) % 5) * 0.06),
          k * 0.035,
        ),
      ),
      L.tone(seed % 2 ? ink.copihue : ink.blossom, 0, -0.1),
    ) +
    fill(
      cut([
        [x - k * 0.14, y - k * 0.3],
        [x + k * 0.14, y - k * 0.3],
        [x + k * 0.1, y],
        [x - k * 0.1, y],
      ]),
      L.tone(ink.clay, 0, 0.1),
    )
  );
};

const masonry = (side: -1 | 1) => {
  const rim =
    side < 0
      ? [cam.point(-1.9, 1.9, 6.6), cam.point(-1.9, 0.7, 3)]
      : [cam.point(1.9, 1.7, 6.1), cam.point(1.9, 0.6, 3)];
  const stones = many(46, (i) => {
    const z = 3.1 + (i % 10) * 0.34;
    const y = Math.floor(i / 10) * 0.34 + 0.05 + heightAt(slope, z) * 0.9;
    if (y > 0.55 + (z - 3) * 0.33) return '';
    const q = (a: number, b: number) =>
      cam.point(side * 1.9, y + b, z + (Math.floor(i / 10) % 2) * 0.15 + a);
    return cut([q(0, 0), q(0.3, 0), q(0.3, 0.29), q(0, 0.29)]);
  });
  return (
    fill(stones, L.tone(ink.stone, 0, 0.22), 0.55) +
    line(`M${at(rim[0]!)}L${at(rim[1]!)}`, L.tone(ink.paperDeep, 0, 0.25), 11)
  );
};

export const scene = {
  name: 'gallery-01',
  width: 1200,
  height: 800,
  draw: () =>
    sky(L, 420) +
    clouds(L, 8, 12, -20, 220, 0.5, '#5d7683') +
    clouds(L, 19, 8, 20, 240, 0.4, '#e3e4da') +
    fill(
      many(44, (i) => rect(430 + ((i * 47) % 320), 190 + ((i * 71) % 90), 26, 60)),
      L.tone(ink.clay, 0.62, 0.1),
    ) +
    fill(
      many(30, (i) => rect(420 + ((i * 61) % 330), 200 + ((i * 43) % 90), 22, 50)),
      L.tone(ink.wheat, 0.6, 0),
    ) +
    fill(
      many(24, (i) => rect(424 + ((i * 37) % 330), 214 + ((i * 59) % 80), 24, 50)),
      L.tone(ink.river, 0.55, 0),
    ) +
    fill(
      many(40, (i) => rect(432 + ((i * 53) % 310), 202 + ((i * 31) % 80), 5, 7)),
      '#ffdf9a',
    ) +
    houses
      .map((h) =>
        townHouse(L, cam, { ...h, base: heightAt(slope, h.near) + 0.1, roof: ink.woodDeep }),
      )
      .join('') +
    fill(
      cut([
        cam.point(-1.9, 0, 3),
        cam.point(-1.9, 0, 6.6),
        cam.point(-1.9, 1.9, 6.6),
        cam.point(-1.9, 0.7, 3),
      ]) +
        cut([
          cam.point(1.9, 0, 3),
          cam.point(1.9, 0, 6.1),
          cam.point(1.9, 1.7, 6.1),
          cam.point(1.9, 0.6, 3),
        ]),
      L.tone(ink.stone, 0, 0.36),
    ) +
    fill(
      cut([
        cam.point(-1.9, 1.9, 6.6),
        cam.point(-1.9, 0.7, 3),
        cam.point(-8, 0.7, 3),
        cam.point(-8, 1.9, 6.6),
      ]) +
        cut([
          cam.point(1.9, 1.7, 6.1),
          cam.point(1.9, 0.6, 3),
          cam.point(8, 0.6, 3),
          cam.point(8, 1.7, 6.1),
        ]),
      L.tone(ink.leafDeep, 0, 0.15),
    ) +
    many(26, (i) => {
      const sd = i % 2 ? 1 : -1;
      const [x, y] = cam.point(
        sd * chance.between(2, 3.4),
        0.9 + (i % 5) * 0.16,
        chance.between(3.6, 5.6),
      );
      return (
        fill(blob(x, y - 10, 34, 22, i + 4, 0.3, 9), L.tone(ink.leaf, 0, 0.2 - (i % 3) * 0.14)) +
        fill(
          many(4, (k) => ellipse(x - 20 + k * 13, y - 16 - ((k * 7 + i) % 13), 5)),
          L.tone(i % 3 ? ink.copihue : ink.blossom, 0, -0.05),
        )
      );
    }) +
    masonry(-1) +
    masonry(1) +
    stairs(L, cam, { ...slope, w: 3.8, near: 3.4, far: 19, step: 0.42, seed: 5, wet: '#ffdda0' }) +
    pots(-1.6, 6.4, 1) +
    pots(1.62, 7.4, 2) +
    pots(1.6, 5.4, 3) +
    pots(-1.55, 9, 4) +
    streetLamp(...cam.point(1.45, heightAt(slope, 8.6), 8.6), 330, '#1f2a30', 0.85) +
    streetLamp(...cam.point(-1.5, heightAt(slope, 13), 13), 210, '#27333a', 0.7) +
    line(
      many(5, (i) => `M-20 ${70 + i * 26}Q${420 + i * 60} ${220 + i * 8} 1220 ${30 + i * 34}`),
      '#22303a',
      1.8,
      0.75,
    ) +
    [
      [330, 163],
      [352, 166],
      [372, 169],
      [900, 131],
    ]
      .map(([x, y]) => fill(blob(x!, y! - 6, 5, 8, x!, 0.1, 8), '#22303a'))
      .join('') +
    fill(
      many(40, () => {
        const t = chance();
        const [x, y] = cam.point(
          1.2 + (chance() - 0.5) * 0.5,
          heightAt(slope, 4 + t * 4),
          4 + t * 4,
        );
        return lens(x - 26, y, x + 26, y, 2);
      }),
      '#ffe3ac',
      0.5,
    ) +
    fill(ellipse(px, py + 5, 92, 12), '#16242e', 0.4) +
    person(L, him) +
    person(L, her) +
    line(`M${px - 0.06 * s} ${py - 1.5 * s}V${py - 2.1 * s}`, '#2a2326', 4) +
    umbrella(px - 0.02 * s, py - 1.78 * s, 0.82 * s) +
    rain(6, 420, '#eef4f2', -0.2, 0.4) +
    fill(
      many(70, () => {
        const z = 3.6 + chance() ** 1.5 * 8;
        const [x, y] = cam.point(chance.between(-1.7, 1.7), heightAt(slope, z) + 0.02, z);
        const k = cam.scale(z) * 0.05;
        return (
          lens(x - k, y, x - k * 1.7, y - k, 0.9) +
          lens(x + k, y, x + k * 1.7, y - k, 0.9) +
          lens(x, y, x, y - k * 1.3, 0.9)
        );
      }),
      '#f4f8f4',
      0.75,
    ) +
    fill(
      rect(-20, -20, 1240, 840),
      linear(0, 0, 0, 800, [
        [0, mix('#3b5566', '#ffffff', 0.2), 0.1],
        [0.6, '#203040', 0],
        [1, '#14202c', 0.35],
      ]),
    ),
};
