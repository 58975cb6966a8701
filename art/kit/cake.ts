/** The wedding cake: tiers of cream on a wooden stand, copihues running down its side; and a slice of it. */
import { ink } from './colour.ts';
import { copihue } from './copihue.ts';
import { clipped, linear } from './defs.ts';
import { type Light } from './light.ts';
import { random } from './random.ts';
import { blob, curve, cut, ellipse, fill, lens, lerp, line, many, type Point } from './shapes.ts';

const side = (L: Light, x: number, w: number, c: string) =>
  linear(x - w, 0, x + w, 0, [
    [0, L.tone(c, 0, L.from < 0 ? -0.3 : 0.42)],
    [0.45, L.tone(c, 0, 0.02)],
    [1, L.tone(c, 0, L.from < 0 ? 0.42 : -0.3)],
  ]);

function tier(L: Light, x: number, y: number, w: number, h: number, seed: number): string {
  const e = w * 0.16;
  const chance = random(seed);
  const body = `M${x - w} ${y - h}V${y}A${w} ${e} 0 0 0 ${x + w} ${y}V${y - h}Z`;
  const on = (k: number, dy: number): Point => [x + Math.sin(k) * w, y + Math.cos(k) * e + dy];
  const swoops = many(40, () => {
    const a = chance.between(-1.4, 1.2);
    const dy = -h * chance.between(0.08, 0.92);
    const [p, q] = [on(a, dy), on(a + 0.22, dy + chance.between(-4, 4))];
    return lens(...p, ...q, 2.2, 3);
  });
  const pearls = many(Math.round(w / 5.2), (i) => {
    const a = lerp(-1.52, 1.52, i / Math.round(w / 5.2 - 1));
    const [px, py] = on(a, -3);
    return ellipse(px, py, 4.4 * (0.5 + 0.5 * Math.cos(a)) + 0.8, 4.4);
  });
  const drip = curve(
    [
      ...Array.from({ length: 21 }, (_, i): Point => {
        const a = lerp(-1.57, 1.57, i / 20);
        const [px, py] = on(a, -h);
        return [px, py + (i % 2 ? h * chance.between(0.1, 0.24) : h * 0.04)];
      }),
      [x + w, y - h - 1],
      [x, y - h - e],
      [x - w, y - h - 1],
    ],
    true,
  );
  return (
    fill(ellipse(x, y + 4, w * 1.06, e * 1.1), L.tone(ink.plum, 0, 0.4), 0.3) +
    fill(body, side(L, x, w, ink.snow)) +
    fill(swoops, L.tone(ink.edge, 0, 0.1), 0.5) +
    fill(pearls, L.tone(ink.snow, 0, -0.1)) +
    fill(ellipse(x, y - h, w, e), L.tone(ink.snow, 0, -0.12)) +
    clipped(
      `${body}M${x - w} ${y - h}A${w} ${e} 0 1 0 ${x + w} ${y - h}A${w} ${e} 0 1 0 ${x - w} ${y - h}Z`,
      fill(drip, L.tone(ink.paper, 0, 0.02), 0.9),
    ) +
    fill(ellipse(x, y - h, w * 0.95, e * 0.92), L.tone(ink.snow, 0, -0.2))
  );
}

export function cake(L: Light, x: number, y: number, w: number): string {
  const tiers = [
    [w, w * 0.62],
    [w * 0.74, w * 0.56],
    [w * 0.48, w * 0.5],
  ] as const;
  const base = y - w * 0.36;
  const stand =
    fill(ellipse(x, y, w * 0.62, w * 0.1), L.tone(ink.wood, 0, 0.3)) +
    fill(
      cut([
        [x - w * 0.2, base],
        [x + w * 0.2, base],
        [x + w * 0.3, y - w * 0.03],
        [x - w * 0.3, y - w * 0.03],
      ]),
      side(L, x, w * 0.3, ink.wood),
    ) +
    fill(ellipse(x, y - w * 0.03, w * 0.58, w * 0.09), L.tone(ink.wood, 0, 0)) +
    fill(ellipse(x, base + w * 0.09, w * 1.24, w * 0.22), L.tone(ink.woodDeep, 0, 0.2)) +
    fill(ellipse(x, base + w * 0.02, w * 1.24, w * 0.21), L.tone(ink.wood, 0, -0.12)) +
    line(
      many(3, (i) => ellipse(x, base + w * 0.02, w * (1.16 - i * 0.03), w * (0.19 - i * 0.005))),
      L.tone(ink.woodDeep, 0, 0),
      1.2,
      0.5,
    );
  let level = base;
  let body = '';
  const tops: [number, number][] = [];
  tiers.forEach(([tw, th], i) => {
    body += tier(L, x, level, tw, th, i + 4);
    tops.push([tw, level]);
    level -= th;
  });
  const chance = random(9);
  const path = (t: number): Point => {
    const a = lerp(-0.9, 1.0, t);
    const k = Math.min(2, Math.floor(t * 3));
    const [tw, ty] = tops[2 - k]!;
    const [, th] = tiers[2 - k]!;
    return [
      x + Math.sin(a) * tw * 0.96,
      ty - th * (1 - ((t * 3) % 1)) * 0.9 + Math.cos(a) * tw * 0.14,
    ];
  };
  const leaves = (n: number, shade: number) =>
    fill(
      many(n, () => {
        const [px, py] = path(chance() * 0.999);
        const a = chance() * 6.28;
        const s = w * chance.between(0.1, 0.2);
        return lens(px, py, px + Math.cos(a) * s, py + Math.sin(a) * s, s * 0.2);
      }),
      L.tone(ink.leaf, 0, shade),
    );
  const flowers = many(9, (i) =>
    copihue(L, ...path((i + 0.4) / 9.2), w * chance.between(0.26, 0.34), chance.between(-24, 24)),
  );
  const crown =
    fill(
      many(22, (i) => {
        const a = -Math.PI * (i / 21);
        return lens(
          x,
          level - 4,
          x + Math.cos(a) * w * 0.36,
          level - 6 + Math.sin(a) * w * 0.26,
          w * 0.03,
        );
      }),
      L.tone(ink.leaf, 0, 0.05),
    ) +
    [-0.22, 0.2, 0]
      .map((k, i) =>
        copihue(L, x + k * w, level - w * (i === 2 ? 0.34 : 0.24), w * 0.32, [34, -30, 4][i]!),
      )
      .join('');
  return stand + body + leaves(60, 0.18) + leaves(40, -0.06) + flowers + crown;
}

/** A slice lying on its plate. */
export function slice(L: Light, x: number, y: number, w: number): string {
  const h = w * 0.5;
  const layers = [0.08, 0.36, 0.64]
    .map((k) =>
      fill(
        cut([
          [x - w * 0.5, y - h * (k + 0.24)],
          [x + w * 0.42, y - h * (k + 0.2) + w * 0.06],
          [x + w * 0.42, y - h * k + w * 0.06],
          [x - w * 0.5, y - h * k],
        ]),
        L.tone('#d9a566', 0, 0.02),
      ),
    )
    .join('');
  return (
    fill(ellipse(x, y + 4, w * 0.86, w * 0.2), L.tone(ink.plum, 0, 0.4), 0.3) +
    fill(ellipse(x, y, w * 0.82, w * 0.19), L.tone(ink.paper, 0, 0.1)) +
    fill(ellipse(x, y - 2, w * 0.6, w * 0.13), L.tone(ink.paperDeep, 0, 0.14)) +
    fill(
      cut([
        [x - w * 0.5, y - h],
        [x + w * 0.42, y - h + w * 0.06],
        [x + w * 0.42, y + w * 0.06],
        [x - w * 0.5, y],
      ]),
      L.tone(ink.snow, 0, 0.06),
    ) +
    layers +
    fill(
      cut([
        [x - w * 0.5, y - h],
        [x + w * 0.1, y - h * 1.24],
        [x + w * 0.42, y - h + w * 0.06],
      ]),
      L.tone(ink.snow, 0, -0.2),
    ) +
    fill(blob(x, y - h * 1.06, w * 0.1, w * 0.08, 3, 0.1), L.tone(ink.copihue, 0, -0.05)) +
    fill(
      lens(x + w * 0.02, y - h * 1.12, x + w * 0.16, y - h * 1.3, w * 0.04),
      L.tone(ink.leaf, 0, 0),
    )
  );
}
