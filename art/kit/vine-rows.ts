/** Rows of vines on wires, from far to near, with mist lying between them; every vine has its leaves. */
import { ink } from './colour.ts';
import { type Light } from './light.ts';
import { random } from './random.ts';
import { blob, fill, lens, many } from './shapes.ts';
import { type Spot, type Stage, floor } from './stage.ts';

type Vines = {
  rows: number;
  gap: number;
  from: number;
  to: number;
  seed: number;
  haze: (z: number) => number;
};

/** One vine: foot, shoots to the wire, leaves lit from the side. */
function vine(L: Light, S: Stage, spot: Spot, seed: number, depth: number): string {
  const chance = random(seed);
  const [x, y] = S.point(spot);
  const m = S.scale(spot);
  if (x < -m * 2 || x > 1200 + m * 2) return '';
  const near = m > 40;
  const [more, fine] = near ? [3, 0.5] : [1, 1];
  const stem = lens(x, y + m * 0.05, x + chance.between(-0.05, 0.05) * m, y - m * 0.75, m * 0.05);
  const lumps = (count: number, size: number, lift: number, side: number) =>
    many(count * more, (i) =>
      blob(
        x + (chance.between(-0.46, 0.46) + side) * m,
        y - m * (chance.between(0.62, 1.3) + lift),
        m * size * fine * chance.between(0.75, 1.15),
        m * size * fine * chance.between(0.6, 0.9),
        seed * 9 + i,
        0.24,
        9,
      ),
    );
  const shoots = (count: number) =>
    many(near ? count * 2 : count * 0.5, () => {
      const [a, b] = [x + chance.between(-0.6, 0.6) * m, y - m * chance.between(0.7, 1.55)];
      const s = m * chance.between(0.1, 0.18);
      const turn = chance.between(-2.6, -0.5);
      return lens(a, b, a + Math.cos(turn) * s, b + Math.sin(turn) * s, s * 0.34);
    });
  return (
    fill(stem, L.tone(ink.woodDeep, depth, 0.1)) +
    fill(lumps(6, 0.4, 0, 0) + shoots(26), L.tone(ink.leafDeep, depth, 0.2)) +
    fill(lumps(5, 0.3, 0.1, L.from * 0.1) + shoots(18), L.tone(ink.leaf, depth, 0)) +
    fill(lumps(4, 0.17, 0.24, L.from * 0.2) + shoots(14), L.tone(ink.olive, depth, -0.3))
  );
}

export function vineRows(L: Light, S: Stage, o: Vines): string {
  const chance = random(o.seed);
  const rows = Array.from({ length: o.rows }, (_, r) => (r - (o.rows - 1) / 2) * o.gap).sort(
    (a, b) => Math.abs(b) - Math.abs(a),
  );
  const soil = rows.map((x) => floor(S, x - o.gap * 0.3, o.from - 2, x + o.gap * 0.3, o.to));
  let out = fill(soil.join(''), L.tone(ink.clay, 0.16, 0.2), 0.5);
  for (let z = o.to; z >= o.from; z *= 0.945) {
    for (const x of rows) {
      const spot: Spot = [x, 0, z + chance.between(-0.15, 0.15)];
      out += vine(L, S, spot, Math.round(z * 31 + x * 7 + 5000), o.haze(z));
    }
  }
  return out;
}

/** The post at a row's end with its stay. */
export function rowEnd(L: Light, S: Stage, spot: Spot, depth = 0): string {
  const [x, y] = S.point(spot);
  const m = S.scale(spot);
  const post = (from: number) =>
    `M${x + from * m} ${y + m * 0.03}L${x + from * m} ${y - m * 1.6}L${x + m * 0.06} ${y - m * 1.62}L${x + m * 0.07} ${y + m * 0.04}Z`;
  return (
    fill(
      lens(x - m * 0.55, y + m * 0.3, x, y - m * 1.3, m * 0.022),
      L.tone(ink.woodDeep, depth, 0.2),
    ) +
    fill(post(-0.07), L.tone(ink.wood, depth, 0.1)) +
    fill(post(0.02), L.tone(ink.wood, depth, -0.3))
  );
}
