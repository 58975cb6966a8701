/** What goes into a curanto, and the leaves that cover it: each thing stands on (x, y), w wide. */
import { ink } from './colour.ts';
import { type Light } from './light.ts';
import { random } from './random.ts';
import { type Point, blob, curve, ellipse, fill, lens, line, many } from './shapes.ts';

const turned = (markup: string, x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${markup}</g>`;

/** A mussel steamed open. */
export function mussel(L: Light, x: number, y: number, w: number, turn: number): string {
  const half = (k: number, c: string) =>
    fill(
      curve(
        [
          [-w * 0.5, 0],
          [-w * 0.2, -w * 0.26 * k],
          [w * 0.3, -w * 0.24 * k],
          [w * 0.5, 0],
          [w * 0.3, w * 0.14 * k],
          [-w * 0.2, w * 0.12 * k],
        ],
        true,
      ),
      c,
    );
  return turned(
    half(1.15, L.tone('#1f2a3d', 0, 0.1)) +
      half(0.92, L.tone('#c9d3da', 0, -0.1)) +
      fill(blob(w * 0.04, -w * 0.05, w * 0.28, w * 0.12, 3, 0.1), L.tone('#e08a3c', 0, 0)) +
      fill(lens(-w * 0.14, -w * 0.09, w * 0.2, -w * 0.1, w * 0.022), '#ffd9a0', 0.9),
    x,
    y,
    turn,
  );
}

export function clam(L: Light, x: number, y: number, w: number, turn: number): string {
  const fan = curve(
    [
      [-w * 0.46, 0],
      [-w * 0.36, -w * 0.34],
      [0, -w * 0.48],
      [w * 0.36, -w * 0.34],
      [w * 0.46, 0],
      [0, w * 0.16],
    ],
    true,
  );
  return turned(
    fill(fan, L.tone('#e9d9bd', 0, 0.02)) +
      line(
        many(7, (i) => {
          const k = (i - 3) / 3;
          return `M0 ${(w * 0.1).toFixed(1)}L${(k * w * 0.38).toFixed(1)} ${(-w * (0.44 - 0.18 * k * k)).toFixed(1)}`;
        }),
        L.tone('#a5835c', 0, 0.1),
        Math.max(1, w * 0.03),
        0.7,
      ),
    x,
    y,
    turn,
  );
}

export const potato = (L: Light, x: number, y: number, w: number, seed: number) =>
  fill(blob(x, y - w * 0.3, w * 0.5, w * 0.34, seed, 0.08, 10), L.tone('#8a4a5c', 0, 0.1)) +
  fill(
    blob(x + L.from * w * 0.08, y - w * 0.38, w * 0.34, w * 0.2, seed + 1, 0.1, 9),
    L.tone('#c98a92', 0, -0.15),
    0.8,
  );

export const longaniza = (L: Light, x: number, y: number, w: number, turn: number) =>
  turned(
    line(`M${-w * 0.42} 0Q0 ${-w * 0.26} ${w * 0.42} 0`, L.tone('#8f2f22', 0, 0.1), w * 0.2) +
      line(
        `M${-w * 0.36} ${-w * 0.05}Q0 ${-w * 0.28} ${w * 0.36} ${-w * 0.05}`,
        L.tone('#e07a52', 0, -0.1),
        w * 0.05,
        0.8,
      ),
    x,
    y,
    turn,
  );

/** Chapalele: a flat round of potato dough. */
export const chapalele = (L: Light, x: number, y: number, w: number) =>
  fill(ellipse(x, y - w * 0.1, w * 0.5, w * 0.26), L.tone('#b98a52', 0, 0.1)) +
  fill(ellipse(x, y - w * 0.17, w * 0.48, w * 0.23), L.tone('#f0d9a4', 0, -0.05)) +
  fill(
    ellipse(x + L.from * w * 0.1, y - w * 0.2, w * 0.24, w * 0.09),
    L.tone('#fff0cc', 0, -0.2),
    0.8,
  );

/** A nalca leaf, its stalk at x, y. */
export function nalca(
  L: Light,
  x: number,
  y: number,
  s: number,
  turn: number,
  seed: number,
): string {
  const chance = random(seed);
  const lobes = Array.from({ length: 23 }, (_, i): Point => {
    const a = Math.PI * (0.12 + (1.76 * i) / 22) + Math.PI / 2;
    const r = s * (i % 2 ? 1 : 0.8) * chance.between(0.92, 1.06);
    return [Math.cos(a) * r, -s * 0.5 + Math.sin(a) * r * 0.62];
  });
  const ribs = many(7, (i) => {
    const a = Math.PI * (0.3 + (1.4 * i) / 6) + Math.PI / 2;
    return lens(0, 0, Math.cos(a) * s * 0.9, -s * 0.5 + Math.sin(a) * s * 0.55, s * 0.02);
  });
  return turned(
    fill(curve([[0, 0], ...lobes], true), L.tone(ink.leaf, 0, 0.12)) +
      `<g transform="translate(${L.from * s * 0.03} ${-s * 0.04}) scale(0.9)">${fill(curve([[0, 0], ...lobes], true), L.tone('#6f9a4c', 0, -0.04))}</g>` +
      fill(ribs, L.tone('#c9d68a', 0, -0.1), 0.85),
    x,
    y,
    turn,
  );
}
