/** What grows at our feet: blades, wheat, wildflowers, reeds. Near things, drawn last. */
import { ink } from './colour.ts';
import { type Light } from './light.ts';
import { random } from './random.ts';
import { type Point, curve, ellipse, fill, lens, lerp, line, many } from './shapes.ts';

type Patch = {
  from: number;
  to: number;
  y: number | ((x: number) => number);
  h: number;
  count: number;
  seed: number;
  colour?: string;
  depth?: number;
  shade?: number;
};

const foot = (y: Patch['y'], x: number) => (typeof y === 'number' ? y : y(x));

/** A strip of grass blades, dark behind, light in front. */
export function grass(L: Light, o: Patch): string {
  const { colour = ink.leaf, depth = 0, shade = 0.15 } = o;
  const chance = random(o.seed);
  const blades = (count: number, k: number) =>
    many(count, () => {
      const x = chance.between(o.from, o.to);
      const h = o.h * k * chance.between(0.4, 1.1);
      const bend = chance.between(-0.4, 0.4) * h;
      const y = foot(o.y, x) + 6;
      const w = Math.max(1.2, h * 0.045);
      return `M${(x - w).toFixed(1)} ${y.toFixed(1)}Q${(x + bend * 0.1).toFixed(1)} ${(y - h * 0.6).toFixed(1)} ${(x + bend).toFixed(1)} ${(y - h).toFixed(1)}Q${(x + w + bend * 0.2).toFixed(1)} ${(y - h * 0.5).toFixed(1)} ${(x + w).toFixed(1)} ${y.toFixed(1)}Z`;
    });
  return (
    fill(blades(o.count, 1), L.tone(colour, depth, shade + 0.3)) +
    fill(blades(o.count * 0.8, 0.85), L.tone(colour, depth, shade)) +
    fill(blades(o.count * 0.45, 0.75), L.tone(colour, depth, shade - 0.32))
  );
}

/** Ears of wheat on bending stalks. */
export function wheat(L: Light, o: Patch): string {
  const { colour = ink.wheat, depth = 0, shade = 0 } = o;
  const chance = random(o.seed);
  const rows = [0.34, 0.08, -0.3].map((s, row) => {
    let stalks = '';
    let ears = '';
    for (let i = 0; i < o.count / (row + 1.4); i++) {
      const x = chance.between(o.from, o.to);
      const h = o.h * chance.between(0.68, 1.08) * (1 - row * 0.07);
      const lean = chance.between(0.05, 0.3) * h;
      const y = foot(o.y, x);
      const tip: Point = [x + lean, y - h];
      const before: Point = [x + lean * 0.45, y - h * 0.74];
      stalks += curve([[x, y], [x + lean * 0.1, y - h * 0.4], before]);
      const size = o.h * 0.032;
      for (let g = 0; g < 6; g++) {
        const t = g / 5;
        const [gx, gy] = [lerp(before[0], tip[0], t), lerp(before[1], tip[1], t)];
        for (const side of [-1, 1])
          ears += lens(
            gx,
            gy,
            gx + lean * 0.1 + side * size * 0.9,
            gy - size * 2.1,
            size * 0.55,
            side * size * 0.3,
          );
      }
      ears += lens(tip[0] - 1, tip[1] + 2, tip[0] + lean * 0.22, tip[1] - size * 3.4, size * 0.35);
    }
    return (
      line(stalks, L.tone(colour, depth, shade + s + 0.1), Math.max(0.8, o.h * 0.012)) +
      fill(ears, L.tone(colour, depth, shade + s))
    );
  });
  return rows.join('');
}

/** A far or middle field of ripe wheat: rows of short strokes that grow towards us. */
export function wheatField(
  L: Light,
  o: {
    top: (x: number) => number;
    bottom: number;
    seed: number;
    count: number;
    depth?: number;
    from?: number;
    to?: number;
    colour?: string;
  },
): string {
  const chance = random(o.seed);
  const { from = -20, to = 1220, colour = ink.wheat, depth = 0.1 } = o;
  const strokes = (count: number, max: number) =>
    many(count, () => {
      const t = chance() ** 1.4;
      const x = chance.between(from, to);
      const y = lerp(o.top(x), o.bottom, t);
      const h = lerp(5, max, t);
      return lens(x, y, x + h * 0.25, y - h, 0.7 + t * 1.7);
    });
  return (
    fill(strokes(o.count, 26), L.tone(colour, depth, 0.28), 0.7) +
    fill(strokes(o.count, 24), L.tone(colour, depth, -0.35), 0.9)
  );
}

/** Small meadow flowers: daisies, poppies, blue ones. */
export function wildflowers(L: Light, o: Patch & { colours?: string[] }): string {
  const { colours = [ink.paper, ink.copihue, ink.gold, ink.river], depth = 0, shade = 0 } = o;
  const chance = random(o.seed);
  let stems = '';
  let heads = '';
  for (let i = 0; i < o.count; i++) {
    const x = chance.between(o.from, o.to);
    const h = o.h * chance.between(0.45, 1.05);
    const y = foot(o.y, x);
    const [tx, ty] = [x + chance.between(-0.2, 0.2) * h, y - h];
    const r = o.h * chance.between(0.05, 0.085);
    const colour = chance.pick(colours);
    stems += curve([
      [x, y],
      [lerp(x, tx, 0.3), y - h * 0.5],
      [tx, ty],
    ]);
    const petals = many(7, (k) => {
      const a = (k / 7) * Math.PI * 2 + i;
      return lens(tx, ty, tx + Math.cos(a) * r * 1.7, ty + Math.sin(a) * r * 1.2, r * 0.5);
    });
    heads +=
      fill(petals, L.tone(colour, depth, shade)) +
      fill(
        ellipse(tx, ty, r * 0.42),
        L.tone(colour === ink.gold ? ink.wheatDeep : ink.gold, depth, shade),
      );
  }
  return line(stems, L.tone(ink.leafDeep, depth, shade + 0.1), Math.max(1, o.h * 0.022)) + heads;
}
