/** Broad trees: nogal (walnut), aromo with its yellow pompons, sauce (willow); and a leafy branch for framing. */
import { ink } from './colour.ts';
import { foliage } from './foliage.ts';
import { type Light } from './light.ts';
import { random } from './random.ts';
import { type Point, ellipse, fill, lens, many, ribbon } from './shapes.ts';

export type Tree = {
  x: number;
  y: number;
  h: number;
  seed: number;
  depth?: number;
  shade?: number;
  colour?: string;
  wide?: number;
};

function trunk(L: Light, { x, y, h, seed, depth = 0, wide = 1 }: Tree): string {
  const chance = random(seed);
  const w = h * 0.075;
  const fork: Point = [x + chance.between(-0.03, 0.03) * h, y - h * 0.4];
  const arms = [-0.32, -0.14, 0.1, 0.3].map((k) => {
    const end: Point = [fork[0] + k * h * 1.05 * wide, y - h * chance.between(0.62, 0.82)];
    return ribbon(
      [[fork[0], fork[1] + h * 0.06], [fork[0] + k * h * 0.35, fork[1] - h * 0.1], end],
      [w * 0.7, w * 0.45, w * 0.14],
    );
  });
  const stem = ribbon(
    [[x, y + 6], [x, y - h * 0.03], [x + chance.between(-0.015, 0.02) * h, y - h * 0.22], fork],
    [w * 2.3, w * 1.15, w, w * 0.85],
  );
  const bark = many(10, () => {
    const [bx, by] = [x + chance.between(-0.32, 0.32) * w, y - chance.between(0.02, 0.36) * h];
    return lens(bx, by, bx + chance.between(-2, 2), by - h * chance.between(0.03, 0.08), w * 0.06);
  });
  return (
    fill(stem + arms.join(''), L.tone(ink.woodDeep, depth, 0.12)) +
    fill(bark, L.tone(ink.wood, depth, -0.2), 0.8)
  );
}

export function nogal(L: Light, o: Tree): string {
  const { x, y, h, seed, depth = 0, shade = 0, colour = ink.leaf, wide = 1 } = o;
  const chance = random(seed * 3);
  const mass: [number, number, number, number][] = [
    [-0.36, 0.6, 0.26, 0.17],
    [0.36, 0.62, 0.27, 0.18],
    [-0.2, 0.78, 0.28, 0.19],
    [0.2, 0.8, 0.28, 0.19],
    [0, 0.66, 0.3, 0.2],
    [0.02, 0.9, 0.24, 0.14],
  ];
  return (
    trunk(L, o) +
    mass
      .map(([mx, my, rx, ry], i) =>
        foliage(
          L,
          x + mx * h * wide,
          y - my * h,
          rx * h * wide * chance.between(0.9, 1.1),
          ry * h,
          { colour, depth, shade, seed: seed * 19 + i, leaf: h * 0.026 },
        ),
      )
      .join('')
  );
}

export function aromo(L: Light, o: Tree): string {
  const { x, y, h, seed, depth = 0, shade = 0, wide = 1 } = o;
  const chance = random(seed * 5);
  const crown = nogal(L, { ...o, colour: o.colour ?? ink.olive });
  const pompons = (count: number, lift: number) =>
    many(count, () => {
      const angle = chance() * Math.PI * 2;
      const k = Math.sqrt(chance());
      return ellipse(
        x + Math.cos(angle) * k * h * 0.55 * wide,
        y - h * (0.75 + lift) - Math.sin(angle) * k * h * 0.24,
        h * chance.between(0.006, 0.012),
      );
    });
  return (
    crown +
    fill(pompons(120, 0), L.tone(ink.wheat, depth, shade)) +
    fill(pompons(110, 0.03), L.tone(ink.gold, depth, shade - 0.1))
  );
}

export function willow(L: Light, o: Tree): string {
  const { x, y, h, seed, depth = 0, shade = 0, colour = ink.olive, wide = 1 } = o;
  const chance = random(seed * 7);
  const strands = (count: number, width: number) =>
    many(count, () => {
      const k = chance.between(-1, 1);
      const top: Point = [
        x + k * h * 0.3 * wide,
        y - h * (0.94 - k * k * 0.22) + chance.between(-6, 20),
      ];
      const length = h * chance.between(0.32, 0.66) * (1 - Math.abs(k) * 0.1);
      const out = k * h * 0.18 * wide;
      return ribbon(
        [
          top,
          [top[0] + out * 0.7, top[1] + length * 0.25],
          [top[0] + out, top[1] + length * 0.65],
          [top[0] + out * 0.96 + chance.between(-4, 4), Math.min(y - 8, top[1] + length)],
        ],
        [width * 0.6, width, width * 0.7, 0.4],
      );
    });
  return (
    trunk(L, { ...o, wide: 0.55 * wide }) +
    foliage(L, x, y - h * 0.82, h * 0.34 * wide, h * 0.17, {
      colour,
      depth,
      shade: shade + 0.1,
      seed,
      leaf: h * 0.03,
    }) +
    fill(strands(60, h * 0.03), L.tone(colour, depth, shade + 0.36)) +
    fill(strands(52, h * 0.022), L.tone(colour, depth, shade + 0.08)) +
    fill(strands(40, h * 0.015), L.tone(colour, depth, shade - 0.22))
  );
}

/** A branch reaching into the picture from its edge: a frame. */
export function branch(
  L: Light,
  from: Point,
  to: Point,
  o: {
    seed: number;
    colour?: string;
    leaf?: number;
    count?: number;
    sag?: number;
    shade?: number;
    pompons?: boolean;
  },
): string {
  const { colour = ink.leafDeep, leaf = 30, count = 40, sag = 30, shade = 0.1 } = o;
  const chance = random(o.seed);
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - sag];
  const on = (t: number): Point => [
    (1 - t) ** 2 * from[0] + 2 * t * (1 - t) * middle[0] + t * t * to[0],
    (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * middle[1] + t * t * to[1],
  ];
  const stem = ribbon([0, 0.25, 0.5, 0.75, 1].map(on), [leaf * 0.4, leaf * 0.05]);
  const leaves = (n: number, k: number) =>
    many(n, () => {
      const [x, y] = on(chance() ** 0.8);
      const angle =
        Math.atan2(to[1] - from[1], to[0] - from[0]) +
        chance.pick([-1, 1]) * chance.between(0.3, 1.5);
      const s = leaf * k * chance.between(0.6, 1.3);
      const [a, b] = [x + Math.cos(angle) * s * 0.15, y + Math.sin(angle) * s * 0.15];
      return lens(a, b, x + Math.cos(angle) * s, y + Math.sin(angle) * s + s * 0.2, s * 0.24);
    });
  const balls = (n: number, r: number) =>
    many(o.pompons ? n : 0, () => {
      const [x, y] = on(chance());
      return ellipse(
        x + chance.between(-1, 1) * leaf,
        y + chance.between(-0.7, 1) * leaf,
        r * chance.between(0.6, 1.2),
      );
    });
  return (
    fill(stem, L.tone(ink.woodDeep, 0, shade)) +
    fill(leaves(count, 1.1), L.tone(colour, 0, shade + 0.22)) +
    fill(leaves(count * 0.8, 1), L.tone(colour, 0, shade - 0.02)) +
    fill(leaves(count * 0.4, 0.8), L.tone(colour, 0, shade - 0.28)) +
    fill(balls(count * 1.2, leaf * 0.17), L.tone(ink.wheat, 0, shade)) +
    fill(balls(count, leaf * 0.14), L.tone(ink.gold, 0, shade - 0.12))
  );
}
