/** Noon under the parrón: bunches overhead, coins of sun on the earth, the table set with a jug. */
import { ink } from '../kit/colour.ts';
import { linear } from '../kit/defs.ts';
import { grapes, veins, vineLeaf } from '../kit/grapes.ts';
import { grass, wildflowers } from '../kit/grass.ts';
import { ground, hill, treeline } from '../kit/hills.ts';
import { lit, noon } from '../kit/light.ts';
import { camera } from '../kit/perspective.ts';
import { jar, geranium } from '../kit/pots.ts';
import { random } from '../kit/random.ts';
import { ellipse, fill, lens, lerp, line, many, at } from '../kit/shapes.ts';
import { mist, sky } from '../kit/sky.ts';
import { box, floor, stage } from '../kit/stage.ts';
import { bottle, chair, glass } from '../kit/table.ts';
import { nogal } from '../kit/trees.ts';
import { cordillera } from '../kit/cordillera.ts';

const L = lit(noon, { from: 1, tinted: 0.12 });
const view = { x: 470, horizon: 470, eye: 1.6, focal: 720 };
const S = stage(view);
const cam = camera(view);
const [LEFT, RIGHT, HIGH] = [-2.3, 2.5, 2.85];
const far = ground(462, 8, 4, 200);

const ceiling = () => {
  const chance = random(12);
  const base = S.face([
    [LEFT - 0.8, HIGH + 0.25, 0.4],
    [LEFT - 0.8, HIGH + 0.25, 30],
    [RIGHT + 0.8, HIGH + 0.25, 30],
    [RIGHT + 0.8, HIGH + 0.25, 0.4],
  ]);
  let out = fill(
    base,
    linear(0, 0, 0, 430, [
      [0, L.tone(ink.leafDeep, 0, 0.35)],
      [1, L.tone(ink.leaf, 0.15, 0)],
    ]),
  );
  const gaps = many(120, () => {
    const z = 1.4 + chance() ** 2 * 22;
    const [x, y] = S.point([chance.between(LEFT, RIGHT), HIGH + 0.25, z]);
    const r = S.scale([0, 0, z]) * chance.between(0.03, 0.12);
    return ellipse(x, y, r, r * 0.45);
  });
  out += fill(gaps, '#eef3d2', 0.85);
  const tones = [0.3, 0.12, -0.04, -0.22, -0.48];
  for (let z = 26; z > 1.15; z *= 0.86) {
    const m = S.scale([0, 0, z]);
    const depth = Math.min(0.3, z / 80);
    const beam = box(
      L,
      S,
      { x: LEFT - 0.4, y: HIGH, z, w: RIGHT - LEFT + 0.8, h: 0.12, d: 0.12 },
      ink.woodDeep,
      { shade: 0.2, depth },
    );
    out += beam;
    tones.forEach((tone, k) => {
      let d = '';
      let marks = '';
      for (let i = 0; i < 26; i++) {
        const X = chance.between(LEFT - 0.9, RIGHT + 0.9);
        const [x, y] = S.point([
          X,
          HIGH + chance.between(-0.12, 0.32),
          z + chance.between(-0.1, 0.1),
        ]);
        const s = m * chance.between(0.13, 0.21);
        const turn = chance.between(-1.1, 1.1);
        if (y < -80) continue;
        d += vineLeaf(x, y, s, turn, chance.between(0.7, 1));
        if (k === 4 && m > 120) marks += veins(x, y, s, turn);
      }
      out +=
        fill(d, L.tone(k === 4 ? '#b5c552' : k > 2 ? ink.olive : ink.leaf, depth, tone)) +
        fill(marks, L.tone(ink.leaf, 0, 0.1), 0.6);
    });
    out += many(z > 3 ? 4 : 3, (i) => {
      const [x, y] = S.point([
        lerp(LEFT, RIGHT, (i + chance.between(0.1, 0.9)) / 4),
        HIGH - 0.05,
        z,
      ]);
      return grapes(
        L,
        x,
        y,
        m * chance.between(0.26, 0.34),
        Math.round(z * 50) + i,
        chance.pick([ink.plum, '#6b3f63', '#8fa046']),
        0.02,
      );
    });
  }
  return out;
};

const postsOf = (z: number) =>
  [LEFT, RIGHT]
    .map(
      (X) =>
        box(L, S, { x: X - 0.09, y: 0, z, w: 0.18, h: HIGH, d: 0.18 }, ink.wood, {
          depth: Math.min(0.3, z / 70),
          shade: 0.1,
        }) + box(L, S, { x: X - 0.15, y: 0, z: z - 0.06, w: 0.3, h: 0.2, d: 0.3 }, ink.stone),
    )
    .join('');

const coins = () => {
  const chance = random(31);
  const draw = (count: number, k: number) =>
    many(count, () => {
      const z = 1.9 + chance() ** 1.7 * 20;
      const X = chance.between(LEFT - 0.4, RIGHT + 0.5);
      const [x, y] = S.point([X, 0, z]);
      const r = S.scale([X, 0, z]) * chance.between(0.05, 0.2) * k;
      return ellipse(x, y, r, r * 0.26);
    });
  return fill(draw(260, 1), '#f4dca0', 0.75) + fill(draw(120, 0.6), '#fff3c8', 0.9);
};

const wallCoins = () => {
  const chance = random(77);
  return fill(
    many(120, () => {
      const z = 3 + chance() ** 1.5 * 20;
      const [x, y] = S.point([LEFT - 0.9, chance.between(0.3, 2.9), z]);
      const r = S.scale([LEFT - 0.9, 0, z]) * chance.between(0.06, 0.16);
      return ellipse(x, y, r * 0.5, r * 0.8);
    }),
    '#fffbe6',
    0.45,
  );
};

const wall = () => {
  const x = LEFT - 0.9;
  return (
    fill(
      S.face([
        [x, 0, 1],
        [x, 3.4, 1],
        [x, 3.4, 26],
        [x, 0, 26],
      ]),
      L.tone('#f7ecd6', 0, 0.14),
    ) +
    fill(
      S.face([
        [x, 0, 1],
        [x, 0.6, 1],
        [x, 0.6, 26],
        [x, 0, 26],
      ]),
      L.tone(ink.clay, 0, 0.18),
    ) +
    wallCoins() +
    [6.2, 12]
      .map(
        (z) =>
          fill(
            S.face([
              [x, 1, z],
              [x, 2.3, z],
              [x, 2.3, z + 1.3],
              [x, 1, z + 1.3],
            ]),
            L.tone(ink.wood, 0, 0.2),
          ) +
          fill(
            S.face([
              [x, 1.1, z + 0.1],
              [x, 2.2, z + 0.1],
              [x, 2.2, z + 1.2],
              [x, 1.1, z + 1.2],
            ]),
            L.tone(ink.riverDeep, 0, 0.2),
          ),
      )
      .join('')
  );
};

const tableSet = () => {
  const round = (y: number, r: number) => {
    const [x, py] = cam.point(1.05, y, 4.2);
    const s = cam.scale(4.2);
    return ellipse(
      x,
      py,
      r * s,
      Math.abs(cam.point(0, y, 4.2 - r)[1] - cam.point(0, y, 4.2 + r)[1]) / 2,
    );
  };
  const put = (X: number, Z: number) => cam.point(X, 0.76, Z);
  const s = cam.scale(4.2);
  const legs = [-0.35, 0.35]
    .map((k) => `M${at(cam.point(1.05 + k * 0.5, 0.74, 4.2))}L${at(cam.point(1.05 + k, 0, 4.2))}`)
    .join('');
  const [jx, jy] = put(1.05, 4.35);
  return (
    fill(round(0, 0.75), L.tone(ink.ink, 0, 0.3), 0.3) +
    chair(L, cam, 0.62, 5.0, 'away', { colour: ink.riverDeep }) +
    line(legs, L.tone(ink.woodDeep), s * 0.06) +
    fill(round(0.72, 0.63), L.tone(ink.woodDeep, 0, 0.2)) +
    fill(round(0.76, 0.63), L.tone('#c99a63', 0, -0.05)) +
    line(round(0.76, 0.5), L.tone(ink.wood, 0, 0), 1.5, 0.5) +
    jugOf(jx, jy, s * 0.3) +
    bottle(L, put(0.78, 4.3)[0], put(0.78, 4.3)[1], s * 0.32) +
    glass(L, put(1.35, 4.1)[0], put(1.35, 4.1)[1], s * 0.19) +
    glass(L, put(0.8, 3.95)[0], put(0.8, 3.95)[1], s * 0.2) +
    grapesOnPlate(put(1.12, 3.9)[0], put(1.12, 3.9)[1], s) +
    chair(L, cam, 1.95, 4.0, 'in', { colour: ink.riverDeep, side: 1 })
  );
};

const grapesOnPlate = (x: number, y: number, s: number) =>
  fill(ellipse(x, y, s * 0.16, s * 0.05), L.tone(ink.paper)) +
  many(9, (i) =>
    fill(
      ellipse(
        x - s * 0.09 + (i % 5) * s * 0.045,
        y - s * 0.03 - Math.floor(i / 5) * s * 0.035,
        s * 0.028,
      ),
      L.tone(ink.plum, 0, i % 2 ? 0.05 : -0.15),
    ),
  );
const jugOf = (x: number, y: number, h: number) =>
  fill(
    ellipse(x, y - h * 0.36, h * 0.32, h * 0.37) +
      `M${x - h * 0.16} ${y - h * 0.6}L${x - h * 0.22} ${y - h}L${x + h * 0.2} ${y - h}L${x + h * 0.16} ${y - h * 0.6}Z`,
    L.tone(ink.clay, 0, 0.1),
  ) +
  fill(ellipse(x + h * 0.1, y - h * 0.42, h * 0.12, h * 0.24), L.tone(ink.clay, 0, -0.3)) +
  line(
    `M${x - h * 0.2} ${y - h * 0.92}C${x - h * 0.56} ${y - h * 0.9} ${x - h * 0.52} ${y - h * 0.4} ${x - h * 0.28} ${y - h * 0.4}`,
    L.tone(ink.clay, 0, 0.25),
    h * 0.08,
  );

/** Lavender along the edge, out in the sun. */
const bed = () => {
  const chance = random(5);
  return many(16, (i) => {
    const z = 22 * 0.87 ** i;
    const [x, y] = S.point([RIGHT + 0.95, 0, z]);
    const m = S.scale([0, 0, z]);
    const spikes = (count: number, k: number) =>
      many(count, () => {
        const a = x + chance.between(-0.35, 0.35) * m;
        return lens(a, y, a + (a - x) * 0.5, y - m * chance.between(0.3, 0.6) * k, m * 0.018);
      });
    return (
      fill(ellipse(x, y - m * 0.08, m * 0.4, m * 0.13), L.tone(ink.leafDeep)) +
      fill(spikes(22, 0.8), L.tone(ink.leaf)) +
      fill(spikes(24, 1), L.tone('#7a6a9c', 0, -0.1)) +
      fill(spikes(12, 1), L.tone('#b3a3cd', 0, -0.2))
    );
  });
};

export const scene = {
  name: 'venue-04',
  width: 1200,
  height: 800,
  draw: () =>
    sky(L, 480) +
    cordillera(L, { base: 470, height: 160, seed: 42, peaks: 6, depth: 0.5 }) +
    mist(L, 390, 480, 0.6) +
    hill(L, far, { colour: ink.leaf, depth: 0.35 }) +
    treeline(L, far, { from: 0, to: 1200, count: 60, size: 16, depth: 0.4, seed: 3 }) +
    hill(L, () => 476, { colour: ink.olive, marks: 140, seed: 5, shade: -0.22, to: 0 }) +
    bed() +
    nogal(L, { x: 860, y: 520, h: 220, seed: 6, depth: 0.1 }) +
    nogal(L, { x: 1120, y: 545, h: 270, seed: 9, depth: 0.06 }) +
    fill(floor(S, LEFT - 1, 1.2, RIGHT + 0.6, 40), L.tone('#b98d62', 0, 0.16)) +
    wall() +
    coins() +
    [21, 18, 15, 12, 9].map(postsOf).join('') +
    [
      [-2.75, 11],
      [-2.8, 8.6],
    ]
      .map(([X, Z], i) => {
        const [x, y] = S.point([X!, 0, Z!]);
        return geranium(L, x, y, S.scale([X!, 0, Z!]) * 0.42, i + 5);
      })
      .join('') +
    postsOf(6) +
    tableSet() +
    jar(L, ...S.point([-2.35, 0, 4.4]), 190) +
    postsOf(3.3) +
    wildflowers(L, { from: 1060, to: 1220, y: 815, h: 150, count: 26, seed: 9 }) +
    grass(L, { from: 1050, to: 1230, y: 820, h: 90, count: 100, seed: 8, shade: 0 }) +
    ceiling(),
};
