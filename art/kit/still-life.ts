/** On the table: bread, eggs, palta, cups, coffee pot, jug of flowers, baskets. Each stands on (x, y), h tall. */
import { ink } from './colour.ts';
import { linear } from './defs.ts';
import { smoke } from './fire.ts';
import { type Light } from './light.ts';
import { random } from './random.ts';
import { type Point, blob, curve, cut, ellipse, fill, lens, line, many, rect } from './shapes.ts';

export const castShadow = (L: Light, x: number, y: number, w: number, k = 1) =>
  fill(
    lens(x - w * 0.4, y, x - L.from * w * 1.5 * k, y + w * 0.1, w * 0.16) +
      ellipse(x, y, w * 0.55, w * 0.13),
    L.tone(ink.plum, 0, 0.3),
    0.28,
  );

/** Pan amasado: a round floury loaf with its fork pricks. */
export function bread(L: Light, x: number, y: number, w: number, seed: number): string {
  const h = w * 0.42;
  return (
    castShadow(L, x, y, w) +
    fill(blob(x, y - h * 0.5, w * 0.5, h * 0.52, seed, 0.05, 10), L.tone('#a8672f', 0, 0.12)) +
    fill(
      blob(x + L.from * w * 0.02, y - h * 0.6, w * 0.46, h * 0.4, seed + 1, 0.06, 10),
      L.tone('#d79a52', 0, 0),
    ) +
    fill(
      blob(x + L.from * w * 0.07, y - h * 0.72, w * 0.33, h * 0.22, seed + 2, 0.1, 9),
      L.tone('#edc58a', 0, -0.3),
    ) +
    fill(
      many(7, (i) =>
        ellipse(
          x + ((i % 4) - 1.5) * w * 0.13 + (i > 3 ? w * 0.06 : 0),
          y - h * (0.62 + (i > 3 ? 0.16 : 0)),
          w * 0.014,
          w * 0.009,
        ),
      ),
      L.tone('#8a4f22', 0, 0.1),
    )
  );
}

export function egg(
  L: Light,
  x: number,
  y: number,
  h: number,
  colour: string = ink.paperDeep,
): string {
  const shape = (k: number, dx: number, dy: number) =>
    curve(
      [
        [x - h * 0.36 * k + dx, y - h * 0.36 + dy],
        [x + dx, y - h * (0.5 + 0.5 * k) + dy],
        [x + h * 0.36 * k + dx, y - h * 0.36 + dy],
        [x + dx, y - h * (0.5 - 0.5 * k) + dy],
      ] as Point[],
      true,
    );
  return (
    castShadow(L, x, y, h * 0.7) +
    fill(shape(1, 0, 0), L.tone(colour, 0, 0.24)) +
    fill(shape(0.8, L.from * h * 0.05, -h * 0.05), L.tone(colour, 0, -0.05)) +
    fill(ellipse(x + L.from * h * 0.12, y - h * 0.62, h * 0.09, h * 0.14), '#fffdf5', 0.8)
  );
}

export function palta(L: Light, x: number, y: number, w: number): string {
  const pear = (k: number) =>
    curve(
      [
        [x - w * 0.5 * k, y - w * 0.3],
        [x - w * 0.16 * k, y - w * (0.3 + 0.24 * k)],
        [x + w * 0.3 * k, y - w * (0.3 + 0.15 * k)],
        [x + w * 0.46 * k, y - w * 0.3],
        [x + w * 0.28 * k, y - w * (0.3 - 0.16 * k)],
        [x - w * 0.16 * k, y - w * (0.3 - 0.24 * k)],
      ] as Point[],
      true,
    );
  return (
    castShadow(L, x, y - w * 0.05, w) +
    fill(pear(1.08), L.tone(ink.leafDeep, 0, 0.2)) +
    fill(pear(0.95), L.tone('#b7c06a', 0, 0)) +
    fill(pear(0.76), L.tone('#e3e0a0', 0, -0.12)) +
    fill(ellipse(x - w * 0.12, y - w * 0.3, w * 0.15), L.tone('#8a5327', 0, 0.1)) +
    fill(
      ellipse(x - w * 0.12 + L.from * w * 0.04, y - w * 0.35, w * 0.06),
      L.tone('#c98d52', 0, -0.2),
    )
  );
}

export function cup(
  L: Light,
  x: number,
  y: number,
  h: number,
  o: { colour?: string; steam?: boolean; flip?: boolean; seed?: number } = {},
): string {
  const { colour = ink.paper, steam = true, flip = false, seed = 1 } = o;
  const [w, s] = [h * 0.62, flip ? -1 : 1];
  return (
    castShadow(L, x, y + h * 0.04, h * 0.9) +
    fill(ellipse(x, y, h * 0.95, h * 0.2), L.tone(colour, 0, 0.25)) +
    fill(ellipse(x, y - h * 0.04, h * 0.9, h * 0.17), L.tone(colour, 0, 0)) +
    line(
      `M${x + s * w * 0.92} ${y - h * 0.72}C${x + s * w * 1.6} ${y - h * 0.8} ${x + s * w * 1.5} ${y - h * 0.2} ${x + s * w * 0.8} ${y - h * 0.26}`,
      L.tone(colour, 0, 0.22),
      h * 0.1,
    ) +
    fill(
      `M${x - w} ${y - h * 0.86}C${x - w} ${y - h * 0.2} ${x - w * 0.6} ${y} ${x} ${y}C${x + w * 0.6} ${y} ${x + w} ${y - h * 0.2} ${x + w} ${y - h * 0.86}Z`,
      linear(x - w, 0, x + w, 0, [
        [0, L.tone(colour, 0, L.from < 0 ? -0.25 : 0.34)],
        [0.5, L.tone(colour, 0, 0.06)],
        [1, L.tone(colour, 0, L.from < 0 ? 0.34 : -0.25)],
      ]),
    ) +
    fill(ellipse(x, y - h * 0.86, w, h * 0.19), L.tone(colour, 0, -0.1)) +
    fill(ellipse(x, y - h * 0.84, w * 0.86, h * 0.14), L.tone('#4a2817', 0, 0.05)) +
    fill(
      lens(x - w * 0.6, y - h * 0.82, x + w * 0.1, y - h * 0.78, h * 0.03),
      L.tone('#a9713e', 0, -0.2),
      0.8,
    ) +
    (steam ? smoke(x, y - h, h * 2.2, seed, '#fffaf0', 0.4, h / 60) : '')
  );
}

/** An enamelled coffee pot. */
export function coffeePot(
  L: Light,
  x: number,
  y: number,
  h: number,
  colour: string = ink.river,
): string {
  const w = h * 0.34;
  const side = (a: number, b: number) =>
    linear(x - w, 0, x + w, 0, [
      [0, L.tone(colour, 0, L.from < 0 ? a : b)],
      [0.5, L.tone(colour, 0, 0.08)],
      [1, L.tone(colour, 0, L.from < 0 ? b : a)],
    ]);
  return (
    castShadow(L, x, y, h * 0.7) +
    fill(
      curve(
        [
          [x - w * 0.85, y - h * 0.3],
          [x - w * 1.5, y - h * 0.5],
          [x - w * 1.75, y - h * 0.76],
          [x - w * 2.0, y - h * 0.8],
          [x - w * 1.5, y - h * 0.82],
          [x - w * 1.25, y - h * 0.6],
          [x - w * 0.75, y - h * 0.52],
        ],
        true,
      ),
      L.tone(colour, 0, 0.12),
    ) +
    line(
      `M${x + w * 0.7} ${y - h * 0.72}C${x + w * 2} ${y - h * 0.8} ${x + w * 1.9} ${y - h * 0.22} ${x + w * 0.95} ${y - h * 0.18}`,
      L.tone(ink.ink, 0, 0.1),
      h * 0.05,
    ) +
    fill(
      cut([
        [x - w, y],
        [x - w * 0.66, y - h * 0.8],
        [x + w * 0.66, y - h * 0.8],
        [x + w, y],
      ]) + ellipse(x, y, w, h * 0.05),
      side(-0.35, 0.38),
    ) +
    fill(ellipse(x, y - h * 0.8, w * 0.7, h * 0.05), L.tone(ink.ink, 0, 0.05)) +
    fill(
      curve(
        [
          [x - w * 0.62, y - h * 0.82],
          [x - w * 0.4, y - h * 0.92],
          [x + w * 0.4, y - h * 0.92],
          [x + w * 0.62, y - h * 0.82],
        ],
        true,
      ),
      side(-0.2, 0.3),
    ) +
    fill(ellipse(x, y - h * 0.95, h * 0.035), L.tone(ink.ink, 0, 0)) +
    fill(
      lens(x + L.from * w * 0.55, y - h * 0.7, x + L.from * w * 0.72, y - h * 0.14, w * 0.07),
      '#fffaf0',
      0.65,
    )
  );
}

/** A jug (or jar) full of meadow flowers. */
export function flowerJug(
  L: Light,
  x: number,
  y: number,
  h: number,
  seed: number,
  o: { jug?: string; colours?: string[] } = {},
): string {
  const chance = random(seed);
  const {
    jug = ink.paperDeep,
    colours = [ink.copihue, ink.paper, ink.gold, ink.blossom, ink.river],
  } = o;
  const w = h * 0.19;
  let stems = '';
  let leaves = '';
  const heads: string[] = [];
  for (let i = 0; i < 22; i++) {
    const a = chance.between(-1.05, 1.05);
    const r = h * chance.between(0.28, 0.62);
    const p: Point = [x + Math.sin(a) * r, y - h * 0.42 - Math.cos(a) * r];
    stems += curve([
      [x + a * w * 0.3, y - h * 0.4],
      [x + Math.sin(a) * r * 0.45, y - h * 0.42 - Math.cos(a) * r * 0.6],
      p,
    ]);
    const c = chance.pick(colours);
    const s = h * chance.between(0.03, 0.058);
    if (i % 3 === 0)
      leaves += lens(
        x + Math.sin(a) * r * 0.4,
        y - h * 0.42 - Math.cos(a) * r * 0.45,
        p[0] + h * 0.06 * Math.sign(a),
        p[1] + h * 0.08,
        h * 0.025,
      );
    heads.push(
      fill(
        many(8, (k) => {
          const t = (k / 8) * Math.PI * 2 + i;
          return lens(
            p[0],
            p[1],
            p[0] + Math.cos(t) * s * 1.6,
            p[1] + Math.sin(t) * s * 1.3,
            s * 0.45,
          );
        }),
        L.tone(c, 0, 0.02),
      ) +
        fill(
          ellipse(p[0], p[1], s * 0.42),
          L.tone(c === ink.gold ? ink.wheatDeep : ink.gold, 0, 0),
        ),
    );
  }
  return (
    castShadow(L, x, y, h * 0.45) +
    line(stems, L.tone(ink.leaf, 0, 0.15), Math.max(1, h * 0.01)) +
    fill(leaves, L.tone(ink.leaf, 0, 0.05)) +
    fill(
      curve(
        [
          [x - w * 0.55, y],
          [x - w, y - h * 0.17],
          [x - w * 0.8, y - h * 0.32],
          [x - w * 0.55, y - h * 0.42],
          [x + w * 0.55, y - h * 0.42],
          [x + w * 0.8, y - h * 0.32],
          [x + w, y - h * 0.17],
          [x + w * 0.55, y],
        ],
        true,
      ),
      linear(x - w, 0, x + w, 0, [
        [0, L.tone(jug, 0, L.from < 0 ? -0.2 : 0.4)],
        [0.55, L.tone(jug, 0, 0.1)],
        [1, L.tone(jug, 0, L.from < 0 ? 0.4 : -0.2)],
      ]),
    ) +
    fill(
      lens(x - w * 0.9, y - h * 0.2, x + w * 0.9, y - h * 0.2, h * 0.012, h * 0.02),
      L.tone(ink.river, 0, 0),
      0.8,
    ) +
    heads.join('')
  );
}

export function basket(
  L: Light,
  x: number,
  y: number,
  w: number,
  seed: number,
  inside = '',
): string {
  const h = w * 0.34;
  const chance = random(seed);
  const weave = many(44, (i) => {
    const row = i % 4;
    const px = x + chance.between(-0.46, 0.42) * w * (0.86 + row * 0.04);
    const py = y - h * (0.14 + row * 0.24);
    return lens(px, py, px + w * 0.09, py, h * 0.055, h * 0.03);
  });
  return (
    castShadow(L, x, y, w) +
    fill(ellipse(x, y - h, w * 0.5, h * 0.28), L.tone(ink.woodDeep, 0, 0.15)) +
    inside +
    fill(
      curve(
        [
          [x - w * 0.5, y - h],
          [x - w * 0.42, y - h * 0.25],
          [x - w * 0.2, y],
          [x + w * 0.2, y],
          [x + w * 0.42, y - h * 0.25],
          [x + w * 0.5, y - h],
          [x + w * 0.25, y - h * 0.8],
          [x - w * 0.25, y - h * 0.8],
        ],
        true,
      ),
      L.tone(ink.wheat, 0, 0.2),
    ) +
    fill(weave, L.tone(ink.wheat, 0, -0.3), 0.8)
  );
}

/** A woven manta lying over an edge: stripes and a fringe. */
export function manta(
  L: Light,
  corners: readonly [Point, Point, Point, Point],
  o: { colour?: string; stripes?: readonly string[]; fringe?: boolean } = {},
): string {
  const {
    colour = ink.copihue,
    stripes = [ink.wheat, ink.ink, ink.paper, ink.ink, ink.wheat],
    fringe = true,
  } = o;
  const [a, b, c, d] = corners;
  const on = (u: number, v: number): Point => {
    const t: Point = [a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u];
    const l: Point = [d[0] + (c[0] - d[0]) * u, d[1] + (c[1] - d[1]) * u];
    return [t[0] + (l[0] - t[0]) * v, t[1] + (l[1] - t[1]) * v];
  };
  const band = (u: number, w: number) => cut([on(u, 0), on(u + w, 0), on(u + w, 1), on(u, 1)]);
  const lines = stripes
    .map((s, i) =>
      fill(band(0.1 + i * 0.045, 0.03) + band(0.66 + i * 0.045, 0.03), L.tone(s, 0, 0.1)),
    )
    .join('');
  const threads = fringe
    ? many(26, (i) => {
        const p = on((i + 0.5) / 26, 1);
        return lens(
          p[0],
          p[1] - 1,
          p[0] + ((i * 7) % 5) - 2,
          p[1] + Math.abs(d[1] - a[1]) * 0.09 + 4,
          1.3,
        );
      })
    : '';
  return (
    fill(threads, L.tone(colour, 0, 0.1)) +
    fill(cut(corners), L.tone(colour, 0, 0.05)) +
    lines +
    fill(band(0.42, 0.015) + band(0.56, 0.015), L.tone(ink.gold, 0, 0), 0.7)
  );
}

export const plank = (
  L: Light,
  y: number,
  h: number,
  o: { width?: number; colour?: string; shade?: number; seed?: number } = {},
) => {
  const { width = 1200, colour = ink.wood, shade = 0, seed = 1 } = o;
  const chance = random(seed);
  return (
    fill(
      rect(-20, y, width + 40, h),
      linear(0, y, 0, y + h, [
        [0, L.tone(colour, 0, shade - 0.24)],
        [1, L.tone(colour, 0, shade + 0.16)],
      ]),
    ) +
    fill(
      many(46, () => {
        const t = chance();
        const x = chance.between(-60, width);
        return lens(
          x,
          y + t * h,
          x + chance.between(60, 320),
          y + t * h + chance.between(-1, 1),
          0.7 + t * 1.2,
        );
      }),
      L.tone(ink.woodDeep, 0, shade + 0.1),
      0.45,
    )
  );
};
