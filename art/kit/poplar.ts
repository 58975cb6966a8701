/** Álamos: tall flames of leaves with a lit side and carved strokes, alone or in a row. */
import { ink } from './colour.ts';
import { type Light } from './light.ts';
import { noise, random } from './random.ts';
import { type Point, cut, curve, fill, lens, many } from './shapes.ts';

export type Poplar = {
  x: number;
  y: number;
  h: number;
  seed: number;
  depth?: number;
  shade?: number;
  colour?: string;
  wide?: number;
};

export function poplar(L: Light, o: Poplar): string {
  const { x, y, h, depth = 0, shade = 0, colour = ink.leaf, wide = 0.115 } = o;
  const chance = random(o.seed);
  const wobble = noise(o.seed, 3);
  const lean = chance.between(-0.02, 0.02) * h;
  const foot = h * 0.07;
  const half = (t: number, side: number) => {
    const body = Math.sin(Math.PI * Math.min(1, 0.1 + t * 0.9)) ** 0.75 * (1 - t * 0.38);
    return h * wide * body * (1 + 0.22 * wobble(t * 9 + side * 30));
  };
  const edge = (side: -1 | 1, part = 1): Point[] =>
    Array.from({ length: 15 }, (_, i) => {
      const t = i / 14;
      const tooth = i % 2 ? 1.12 : 0.93;
      return [x + lean * t + side * half(t, side) * part * tooth, y - foot - (h - foot) * t];
    });
  const trunk = fill(
    cut([
      [x - h * 0.014, y + 2],
      [x - h * 0.008, y - h * 0.2],
      [x + h * 0.008, y - h * 0.2],
      [x + h * 0.016, y + 2],
    ]),
    L.tone(ink.woodDeep, depth, 0.2),
  );
  const body = curve([...edge(-1), ...edge(1).reverse()], true);
  const litSide = curve([...edge(L.from, 0.92), ...edge(L.from, -0.05).reverse()], true);
  const strokes = (count: number, side: number) =>
    many(count, () => {
      const t = chance.between(0.02, 0.86);
      const off = side * half(t, 0) * chance.between(0.05, 0.72);
      const s = h * chance.between(0.035, 0.08);
      const [bx, by] = [x + lean * t + off, y - foot - (h - foot) * t];
      return lens(bx, by, bx + off * 0.35 + chance.between(-2, 2), by - s, h * 0.006);
    });
  return (
    trunk +
    fill(body, L.tone(colour, depth, shade + 0.34)) +
    fill(litSide, L.tone(colour, depth, shade - 0.02)) +
    fill(strokes(h / 7, L.from), L.tone(colour, depth, shade - 0.38)) +
    fill(strokes(h / 12, -L.from), L.tone(colour, depth, shade + 0.05)) +
    fill(strokes(h / 16, L.from), L.tone(colour, depth, shade + 0.3), 0.8)
  );
}

export function poplars(
  L: Light,
  line: (x: number) => number,
  o: {
    from: number;
    to: number;
    count: number;
    h: number;
    seed: number;
    depth?: number;
    shade?: number;
    colour?: string;
  },
): string {
  const chance = random(o.seed);
  return many(o.count, (i) => {
    const x = o.from + ((o.to - o.from) * (i + 0.5 + chance.between(-0.25, 0.25))) / o.count;
    return poplar(L, {
      ...o,
      x,
      y: line(x) + 3,
      h: o.h * chance.between(0.76, 1.1),
      seed: o.seed * 17 + i,
    });
  });
}
