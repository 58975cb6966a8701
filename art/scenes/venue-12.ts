/** The chapel at the end of the day: benches on the grass, an aisle of petals, the poplars' shadows. */
import { chapel } from '../kit/chapel.ts';
import { ink } from '../kit/colour.ts';
import { cordillera } from '../kit/cordillera.ts';
import { foliage } from '../kit/foliage.ts';
import { grass, wildflowers } from '../kit/grass.ts';
import { ground, hill, treeline } from '../kit/hills.ts';
import { golden, lit } from '../kit/light.ts';
import { poplar } from '../kit/poplar.ts';
import { random } from '../kit/random.ts';
import { rose } from '../kit/roses.ts';
import { bench } from '../kit/seats.ts';
import { blob, ellipse, fill, lens, many } from '../kit/shapes.ts';
import { clouds, glow, mist, sky } from '../kit/sky.ts';
import { floor, stage } from '../kit/stage.ts';
import { nogal } from '../kit/trees.ts';
import { flock } from '../kit/birds.ts';

const L = lit(golden, {
  from: -1,
  tinted: 0.15,
  sky: [
    [0, '#86aebc'],
    [0.4, '#d6cfb8'],
    [0.7, '#f6bf93'],
    [1, '#fadcae'],
  ],
});
const S = stage({ x: 905, horizon: 452, eye: 1.9, focal: 760 });
const AISLE = -5.4;
const far = ground(440, 10, 6, 280);

const trees = (list: [number, number, number][], depthOf: (z: number) => number) =>
  list
    .map(([X, z, seed]) => {
      const [x, y] = S.point([X, 0, z]);
      return poplar(L, {
        x,
        y,
        h: S.scale([X, 0, z]) * (11 + (seed % 3)),
        seed,
        depth: depthOf(z),
        wide: 0.1,
      });
    })
    .join('');

const petals = () => {
  const chance = random(4);
  const draw = (count: number, spread: number) =>
    many(count, (i) => {
      const z = 3.2 + chance() ** 1.3 * 16;
      const edge = chance.pick([-1, 1]) * (0.75 - chance() ** 2 * spread);
      const [x, y] = S.point([AISLE + edge, 0, z]);
      const r = S.scale([0, 0, z]) * chance.between(0.02, 0.05);
      return blob(x, y, r, r * 0.45, i, 0.2, 6);
    });
  return (
    fill(draw(330, 0.55), L.tone(ink.copihue, 0, 0)) +
    fill(draw(240, 0.6), L.tone(ink.blossom, 0, -0.15)) +
    fill(draw(170, 0.7), L.tone(ink.snow, 0, -0.1))
  );
};

const posy = (X: number, z: number, i: number) => {
  const [x, y] = S.point([X, 0.82, z]);
  const m = S.scale([X, 0, z]);
  return (
    foliage(L, x, y + m * 0.04, m * 0.19, m * 0.17, {
      colour: ink.leaf,
      seed: i + 60,
      leaf: m * 0.09,
      loose: 0.6,
    }) +
    many(5, (k) =>
      rose(
        L,
        x + ((k % 3) - 1) * m * 0.09,
        y + (k > 2 ? 0.07 : -0.03) * m,
        m * 0.058,
        k + i,
        k % 2 ? ink.blossom : k === 4 ? ink.snow : ink.copihue,
      ),
    ) +
    fill(
      lens(x - m * 0.02, y + m * 0.14, x - m * 0.08, y + m * 0.46, m * 0.02) +
        lens(x + m * 0.02, y + m * 0.14, x + m * 0.07, y + m * 0.42, m * 0.02),
      L.tone(ink.snow, 0, 0),
    )
  );
};

const seats = () =>
  many(8, (k) => {
    const z = 15.6 - k * 1.52;
    const depth = Math.min(0.2, z / 90);
    return (
      bench(L, S, { x: AISLE - 4.5, z, w: 3.6, depth }) +
      posy(AISLE - 0.95, z, k) +
      bench(L, S, { x: AISLE + 0.9, z, w: 3.6, depth }) +
      posy(AISLE + 0.95, z, k + 9)
    );
  });

/** Flowers round the chapel's door. */
const wreath = () => {
  const points = Array.from({ length: 26 }, (_, i) => {
    const a = Math.PI * (i / 25);
    return S.point([
      AISLE - Math.cos(a) * 1.15,
      i < 1 || i > 24 ? 1.2 : 1.9 + Math.sin(a) * 1.45,
      20.6,
    ]);
  });
  const m = S.scale([0, 0, 20.6]);
  return (
    points
      .map(([x, y], i) =>
        foliage(L, x, y, m * 0.22, m * 0.2, {
          colour: ink.leaf,
          seed: i + 5,
          leaf: m * 0.1,
          loose: 0.4,
        }),
      )
      .join('') +
    points
      .map(([x, y], i) =>
        fill(
          blob(x + ((i * 7) % 5) - 2, y + ((i * 3) % 5) - 2, m * 0.11, m * 0.1, i, 0.2, 7),
          L.tone([ink.copihue, ink.blossom, ink.snow][i % 3]!, 0, -0.1),
        ),
      )
      .join('')
  );
};

const longShadows = () =>
  fill(
    many(8, (i) => floor(S, -1, 6 + i * 4.4, 22, 7 + i * 4.4)) +
      S.face([
        [-20, 0, 9],
        [-20, 0, 10.4],
        [12, 0, 12.4],
        [12, 0, 11.4],
      ]) +
      S.face([
        [-20, 0, 5],
        [-20, 0, 6],
        [12, 0, 8],
        [12, 0, 7.2],
      ]),
    L.tone(ink.ink, 0, 0.2),
    0.14,
  );

export const scene = {
  name: 'venue-12',
  width: 1200,
  height: 800,
  draw: () =>
    sky(L, 470) +
    glow(260, 380, 520, '#ffe3a6', 0.9) +
    clouds(L, 9, 6, 60, 260, 0.7, '#ffd9b4') +
    flock(760, 150, 180, 9, 12, L.tone(ink.ink, 0.25), 4) +
    cordillera(L, {
      base: 446,
      height: 210,
      seed: 61,
      peaks: 5,
      depth: 0.4,
      from: 560,
      to: 1320,
      colour: '#7c6f8c',
    }) +
    mist(L, 370, 455, 0.7) +
    hill(L, far, { colour: ink.leaf, depth: 0.45 }) +
    treeline(L, far, { from: 0, to: 1200, count: 60, size: 18, depth: 0.4, seed: 3 }) +
    hill(L, () => 462, { colour: ink.olive, shade: -0.1, marks: 150, seed: 5, to: 0.2 }) +
    trees(
      [
        [-26, 36, 3],
        [-23, 35, 4],
        [-20, 36, 5],
        [-17, 37, 6],
        [-14, 38, 7],
        [-1.2, 40, 8],
        [1, 38, 9],
      ],
      () => 0.2,
    ) +
    nogal(L, { x: 60, y: 520, h: 330, seed: 6, depth: 0.08 }) +
    chapel(L, S, { x: AISLE - 3, z: 21, w: 6, d: 11, depth: 0.05 }) +
    wreath() +
    longShadows() +
    fill(floor(S, AISLE - 0.72, 2.3, AISLE + 0.72, 20), L.tone('#e8d2a4', 0, -0.05), 0.75) +
    petals() +
    trees(
      [
        [3.6, 34, 11],
        [3.6, 29.5, 12],
        [3.6, 25.5, 13],
        [3.6, 21.5, 14],
        [3.7, 17.5, 15],
      ],
      (z) => z / 160,
    ) +
    seats() +
    trees(
      [
        [3.8, 13.6, 17],
        [4, 10.2, 18],
      ],
      () => 0.02,
    ) +
    fill(
      ellipse(S.point([4, 0, 10.2])[0], S.point([4, 0, 10.2])[1], 120, 12),
      L.tone(ink.ink, 0, 0.3),
      0.2,
    ) +
    wildflowers(L, {
      from: 760,
      to: 1220,
      y: 812,
      h: 110,
      count: 46,
      seed: 9,
      colours: [ink.paper, ink.gold, ink.blossom],
    }) +
    grass(L, {
      from: 700,
      to: 1220,
      y: 818,
      h: 70,
      count: 220,
      seed: 7,
      colour: ink.leaf,
      shade: 0.05,
    }) +
    grass(L, {
      from: -20,
      to: 140,
      y: 818,
      h: 80,
      count: 90,
      seed: 17,
      colour: ink.leaf,
      shade: 0.05,
    }),
};
