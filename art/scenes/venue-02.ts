/** The house in the forenoon: the corredor from the garden's corner, bougainvillea on its first post. */
import { ink } from '../kit/colour.ts';
import { cordillera } from '../kit/cordillera.ts';
import { foliage } from '../kit/foliage.ts';
import { grass, wildflowers } from '../kit/grass.ts';
import { ground, hill, treeline } from '../kit/hills.ts';
import { type Gallery, gallery, galleryPosts } from '../kit/corredor.ts';
import { lit, morning } from '../kit/light.ts';
import { palm } from '../kit/palm.ts';
import { geranium, hangingPot, jar } from '../kit/pots.ts';
import { random } from '../kit/random.ts';
import { ellipse, fill, lens, many } from '../kit/shapes.ts';
import { clouds, sky } from '../kit/sky.ts';
import { type Spot, box, stage } from '../kit/stage.ts';
import { nogal } from '../kit/trees.ts';

const L = lit(morning, {
  sky: [
    [0, '#6fb0c2'],
    [0.6, '#c4e1dc'],
    [1, '#f4f1da'],
  ],
  tinted: 0.12,
});
const S = stage({ x: 585, horizon: 512, eye: 1.6, focal: 860, turn: 0.56 });
const home: Gallery = { x: 1.6, z: 10, w: 21, door: '#2f6a6e' };
const far = ground(470, 14, 6, 300);

/** Flowers climbing from the ground over an eave. */
function bougainvillea(spots: [number, number, number][]): string {
  const chance = random(3);
  const leaves = spots
    .map(([x, y, r], i) =>
      foliage(L, x, y, r, r * 0.8, { colour: ink.leaf, seed: 60 + i, leaf: 15 }),
    )
    .join('');
  const bracts = (count: number) =>
    many(count, () => {
      const [x, y, r] = chance.pick(spots);
      const a = chance() * 6.28;
      const k = Math.sqrt(chance()) * 1.06;
      const [bx, by] = [x + Math.cos(a) * r * k, y + Math.sin(a) * r * 0.8 * k];
      const turn = chance() * 6.28;
      return lens(bx, by, bx + Math.cos(turn) * 12, by + Math.sin(turn) * 12, 4.5);
    });
  return (
    leaves +
    fill(bracts(360), L.tone(ink.copihueDeep)) +
    fill(bracts(340), L.tone('#c22f5e')) +
    fill(bracts(200), L.tone('#e06a8c', 0, -0.1))
  );
}

const brickPath = () => {
  const chance = random(12);
  let out = '';
  for (let r = 0; r < 26; r++)
    for (let c = 0; c < 6; c++) {
      const x = 4.4 + c * 0.42 + (r % 2 ? 0.2 : 0);
      const z = 9.75 - r * 0.3;
      out += fill(
        S.face([
          [x, 0, z],
          [x + 0.39, 0, z],
          [x + 0.39, 0, z - 0.26],
          [x, 0, z - 0.26],
        ]),
        L.tone(ink.clay, 0.1, chance.between(-0.2, 0.22)),
      );
    }
  return (
    fill(
      S.face([
        [4.3, 0, 9.9],
        [7.1, 0, 9.9],
        [7.1, 0, 1.5],
        [4.3, 0, 1.5],
      ]),
      L.tone('#cfb187', 0, 0.15),
    ) + out
  );
};

const onFloor = (X: number, Z: number, y = 0.3): Spot => [X, y, Z];
const pots = () =>
  [20.5, 17.4, 14.4, 11.4]
    .map((X, i) => {
      const [x, y] = S.point(onFloor(X, 10.75));
      return geranium(
        L,
        x,
        y,
        S.scale(onFloor(X, 10.75)) * 0.42,
        i + 4,
        i % 2 ? '#d9526e' : ink.copihue,
      );
    })
    .join('');
const baskets = () =>
  [15.1, 12.1, 9.1, 6.1, 3.1]
    .map((X, i) => {
      const at: Spot = [X, 1.92, 10.3];
      const [x, y] = S.point(at);
      const [, top] = S.point([X, 2.4, 10.3]);
      return hangingPot(L, x, top, y, S.scale(at) * 0.3, i + 24, i % 2 ? ink.blossom : '#c8304f');
    })
    .join('');
const bench = () =>
  [7.65, 8.5, 9.35]
    .map((x) => box(L, S, { x, y: 0.7, z: 12.46, w: 0.08, h: 0.62, d: 0.05 }, ink.woodDeep))
    .join('') +
  [0.9, 1.14]
    .map((y) => box(L, S, { x: 7.6, y, z: 12.44, w: 1.9, h: 0.16, d: 0.04 }, ink.wood))
    .join('') +
  box(L, S, { x: 7.6, y: 0.7, z: 12.0, w: 1.9, h: 0.08, d: 0.45 }, ink.wood) +
  [7.65, 9.35]
    .map((x) => box(L, S, { x, y: 0.3, z: 12.1, w: 0.1, h: 0.45, d: 0.36 }, ink.woodDeep))
    .join('');
const bed = (from: number, to: number, seed: number) => {
  const chance = random(seed);
  return many(14, (i) => {
    const X = from + ((to - from) * (13 - i + chance.between(-0.3, 0.3))) / 13;
    const at: Spot = [X, 0, 9.55 + chance.between(-0.2, 0.2)];
    const [x, y] = S.point(at);
    const m = S.scale(at);
    const spikes = (n: number, k: number) =>
      many(n, () => {
        const a = x + chance.between(-0.45, 0.45) * m;
        const h = m * chance.between(0.35, 0.66) * k;
        return lens(a, y, a + (a - x) * 0.5, y - h, m * 0.02);
      });
    return (
      fill(ellipse(x, y - m * 0.12, m * 0.5, m * 0.16), L.tone(ink.leafDeep, 0, 0.1)) +
      fill(spikes(26, 0.8), L.tone(ink.leaf)) +
      fill(spikes(22, 1), L.tone('#7a6a9c', 0, -0.05)) +
      fill(spikes(12, 1), L.tone('#a695c4', 0, -0.2))
    );
  });
};

export const scene = {
  name: 'venue-02',
  width: 1200,
  height: 800,
  draw: () =>
    sky(L, 520) +
    clouds(L, 32, 6, 60, 260, 0.85, '#ffffff') +
    cordillera(L, { base: 490, height: 190, seed: 5, peaks: 4, depth: 0.55, from: 560, to: 1300 }) +
    hill(L, far, { colour: ink.leaf, depth: 0.4 }) +
    treeline(L, far, { from: 0, to: 1200, count: 70, size: 26, depth: 0.35, seed: 3 }) +
    palm(L, { x: 1010, y: 520, h: 400, seed: 4 }) +
    nogal(L, { x: 120, y: 560, h: 470, seed: 16, depth: 0.08 }) +
    hill(L, () => 530, { colour: ink.leaf, marks: 130, seed: 5, to: 0.05, shade: -0.05 }) +
    brickPath() +
    gallery(L, S, home) +
    bench() +
    pots() +
    galleryPosts(L, S, home) +
    baskets() +
    bed(22, 7.6, 5) +
    bed(4.1, 2.2, 6) +
    bougainvillea([
      [250, 470, 44],
      [236, 410, 46],
      [270, 376, 50],
      [330, 352, 46],
      [392, 346, 38],
      [222, 530, 36],
      [236, 575, 34],
    ]) +
    jar(L, 330, 706, 120) +
    foliage(L, 330, 560, 62, 50, { colour: ink.olive, seed: 91, leaf: 18 }) +
    grass(L, { from: -20, to: 300, y: 812, h: 90, count: 150, seed: 5, shade: 0 }) +
    wildflowers(L, { from: -10, to: 240, y: 812, h: 130, count: 30, seed: 19 }) +
    grass(L, { from: 1090, to: 1220, y: 815, h: 90, count: 80, seed: 7, shade: 0 }) +
    nogalShade(),
};

function nogalShade(): string {
  const chance = random(44);
  return fill(
    many(46, () => {
      const x = chance.between(620, 1230);
      const y = chance.between(640, 800);
      return ellipse(x, y, chance.between(14, 60), chance.between(3, 9));
    }),
    L.tone(ink.ink, 0, 0.2),
    0.14,
  );
}
