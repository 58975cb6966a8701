/** The vine overhead: five-lobed leaves with the sun through them, and full bunches of grapes. */
import { ink } from './colour.ts';
import { type Light } from './light.ts';
import { random } from './random.ts';
import { type Point, curve, ellipse, fill, lens, many } from './shapes.ts';

const lobes: Point[] = [
  [0, -0.1],
  [-0.28, -0.2],
  [-0.5, -0.05],
  [-0.42, 0.14],
  [-0.6, 0.4],
  [-0.34, 0.42],
  [-0.3, 0.66],
  [-0.12, 0.62],
  [0, 1],
  [0.12, 0.62],
  [0.3, 0.66],
  [0.34, 0.42],
  [0.6, 0.4],
  [0.42, 0.14],
  [0.5, -0.05],
  [0.28, -0.2],
];

/** The outline of a vine leaf hanging from x, y. */
export function vineLeaf(x: number, y: number, s: number, turn: number, narrow = 1): string {
  const [c, k] = [Math.cos(turn), Math.sin(turn)];
  return curve(
    lobes.map(([a, b]): Point => [
      x + (a * narrow * c - b * k) * s,
      y + (a * narrow * k + b * c) * s,
    ]),
    true,
  );
}

export function veins(x: number, y: number, s: number, turn: number): string {
  return many(5, (i) => {
    const a = turn + (i - 2) * 0.52;
    const r = s * (i === 2 ? 0.85 : 0.52);
    return lens(x, y, x - Math.sin(a) * r, y + Math.cos(a) * r, s * 0.02);
  });
}

export function grapes(
  L: Light,
  x: number,
  y: number,
  h: number,
  seed: number,
  colour: string,
  shade = 0,
): string {
  const chance = random(seed);
  const rows = 8;
  const r = h / (rows * 1.62);
  let out = fill(lens(x, y - h * 0.14, x + 1, y + r, h * 0.018), L.tone(ink.olive, 0, shade + 0.1));
  for (let row = 0; row < rows; row++) {
    const t = row / (rows - 1);
    const count = Math.max(1, Math.round((row === 0 ? 3 : 4.6) * (1 - t * 0.82)));
    for (let i = 0; i < count; i++) {
      const bx = x + (i - (count - 1) / 2) * r * 1.75 + chance.between(-0.3, 0.3) * r;
      const by = y + r + row * r * 1.5 + chance.between(-0.25, 0.25) * r;
      const own = shade + chance.between(-0.12, 0.16);
      out +=
        fill(ellipse(bx, by, r * 1.06), L.tone(colour, 0, own + 0.3)) +
        fill(ellipse(bx + L.from * r * 0.16, by - r * 0.14, r * 0.8), L.tone(colour, 0, own)) +
        fill(
          ellipse(bx + L.from * r * 0.36, by - r * 0.36, r * 0.26, r * 0.2),
          L.tone(ink.blossom, 0, -0.3),
          0.8,
        );
    }
  }
  return out;
}
