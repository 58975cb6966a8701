/** Leaves in masses: lumps from shade to light, edged with single leaves. The base of every tree. */
import { type Light } from './light.ts';
import { random } from './random.ts';
import { blob, fill, lens, many } from './shapes.ts';

export type Leaves = {
  colour: string;
  depth?: number;
  shade?: number;
  seed: number;
  leaf?: number;
  loose?: number;
};

export function foliage(
  L: Light,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  o: Leaves,
): string {
  const {
    colour,
    depth = 0,
    shade = 0,
    leaf = Math.max(5, rx * 0.11),
    loose = Math.max(1, rx / 90),
  } = o;
  const chance = random(o.seed);
  const lumps = (count: number, size: number, lift: number, spread: number) =>
    many(count, (i) => {
      const angle = chance() * Math.PI * 2;
      const k = Math.sqrt(chance()) * spread;
      return blob(
        cx + Math.cos(angle) * rx * k + L.from * rx * lift * 0.55,
        cy + Math.sin(angle) * ry * k - ry * lift,
        rx * size * chance.between(0.7, 1.15),
        ry * size * chance.between(0.7, 1.1),
        o.seed * 53 + i,
        0.16,
        11,
      );
    });
  const leaves = (count: number, lift: number, spread: number) =>
    many(count * loose, () => {
      const angle = chance() * Math.PI * 2;
      const k = spread * chance.between(0.75, 1.06);
      const [x, y] = [
        cx + Math.cos(angle) * rx * k + L.from * rx * lift * 0.5,
        cy + Math.sin(angle) * ry * k - ry * lift,
      ];
      const turn = angle + chance.between(-0.9, 0.9);
      const s = leaf * chance.between(0.7, 1.4);
      return lens(x, y, x + Math.cos(turn) * s, y + Math.sin(turn) * s, s * 0.28);
    });
  return (
    fill(
      lumps(10, 0.46, 0, 0.66) + blob(cx, cy, rx * 0.78, ry * 0.74, o.seed) + leaves(70, 0, 1),
      L.tone(colour, depth, shade + 0.36),
    ) +
    fill(lumps(9, 0.36, 0.13, 0.58) + leaves(46, 0.1, 0.82), L.tone(colour, depth, shade + 0.1)) +
    fill(lumps(8, 0.23, 0.27, 0.54) + leaves(36, 0.22, 0.66), L.tone(colour, depth, shade - 0.18)) +
    fill(leaves(34, 0.32, 0.5), L.tone(colour, depth, shade - 0.46), 0.9)
  );
}

export function bush(L: Light, x: number, y: number, size: number, o: Leaves): string {
  return (
    foliage(L, x - size * 0.4, y - size * 0.3, size * 0.55, size * 0.42, {
      ...o,
      seed: o.seed + 1,
    }) + foliage(L, x + size * 0.35, y - size * 0.36, size * 0.6, size * 0.5, o)
  );
}
