/** Fire: tongues in four inks over crossed logs, a bed of embers, sparks and smoke. */
import { ink } from './colour.ts';
import { radial } from './defs.ts';
import { random } from './random.ts';
import { type Point, blob, curve, ellipse, fill, lens, many, ribbon } from './shapes.ts';

/** The circle of light a fire throws. */
export const fireGlow = (x: number, y: number, r: number, strength = 0.75) =>
  fill(
    ellipse(x, y, r),
    radial(x, y, r, [
      [0, '#ffb45a', strength],
      [0.25, '#f08a3c', strength * 0.6],
      [0.6, '#c8502c', strength * 0.22],
      [1, '#a8322c', 0],
    ]),
  );

function tongue(x: number, y: number, h: number, w: number, lean: number): string {
  const sway = lean > 0 ? 1 : -1;
  const points: Point[] = [
    [x - w * 0.42, y],
    [x - w * 0.58, y - h * 0.2],
    [x - w * (0.3 - 0.14 * sway), y - h * 0.45],
    [x - w * (0.22 - 0.26 * sway), y - h * 0.68],
    [x + lean, y - h],
    [x + w * (0.1 + 0.2 * sway), y - h * 0.72],
    [x + w * (0.34 + 0.02 * sway), y - h * 0.48],
    [x + w * 0.6, y - h * 0.22],
    [x + w * 0.42, y],
  ];
  return curve(points, true);
}

export function flames(x: number, y: number, h: number, seed: number): string {
  const chance = random(seed);
  const layer = (count: number, size: number, spread: number) =>
    many(count, (i) => {
      const k = count === 1 ? 0 : (i / (count - 1)) * 2 - 1;
      return tongue(
        x + k * spread * h,
        y,
        h * size * (1 - Math.abs(k) * 0.42) * chance.between(0.8, 1.08),
        h * 0.26 * size,
        chance.between(-0.1, 0.1) * h,
      );
    });
  return (
    fill(layer(5, 1, 0.34), ink.copihue) +
    fill(layer(5, 0.8, 0.28), ink.ember) +
    fill(layer(4, 0.58, 0.2), '#f6a544') +
    fill(layer(3, 0.36, 0.12), '#ffe6a1')
  );
}

export function logs(x: number, y: number, w: number, seed: number): string {
  const chance = random(seed);
  return many(6, (i) => {
    const k = (i - 2.5) / 2.5;
    const [ax, ay] = [x + k * w * 0.55, y + w * 0.07 * (1 - Math.abs(k))];
    const [bx, by] = [x - k * w * 0.12, y - w * chance.between(0.08, 0.2)];
    return (
      fill(
        ribbon(
          [
            [ax, ay],
            [(ax + bx) / 2, (ay + by) / 2],
            [bx, by],
          ],
          [w * 0.1, w * 0.075],
        ),
        '#2a1712',
      ) + fill(lens(ax, ay - 2, bx, by, w * 0.014), ink.ember, 0.9)
    );
  });
}

export function embers(x: number, y: number, w: number, seed: number): string {
  const chance = random(seed);
  const coals = (count: number, k: number) =>
    many(count, (i) => {
      const a = chance() * Math.PI * 2;
      const r = Math.sqrt(chance());
      return blob(
        x + Math.cos(a) * r * w * 0.5,
        y + Math.sin(a) * r * w * 0.11,
        w * k * chance.between(0.7, 1.3),
        w * k * 0.6,
        seed + i,
        0.25,
        7,
      );
    });
  return (
    fill(blob(x, y, w * 0.54, w * 0.13, seed), '#3a1512') +
    fill(coals(40, 0.035), '#7a1f1c') +
    fill(coals(34, 0.028), ink.ember) +
    fill(coals(22, 0.018), '#ffc667')
  );
}

export function sparks(x: number, y: number, h: number, seed: number, count = 60): string {
  const chance = random(seed);
  const draw = (n: number) =>
    many(n, () => {
      const t = chance() ** 0.8;
      const px = x + (chance() + chance() - 1) * h * (0.14 + t * 0.42) + Math.sin(t * 5) * h * 0.05;
      const s = chance.between(2.2, 6) * (1 - t * 0.6);
      const py = y - h * t;
      return lens(px, py, px + chance.between(-0.4, 0.5) * s, py - s * 1.7, s * 0.34);
    });
  return fill(draw(count), '#f59b4a') + fill(draw(count * 0.6), '#ffe3a0');
}

export function smoke(
  x: number,
  y: number,
  h: number,
  seed: number,
  colour = '#c9c2b4',
  opacity = 0.28,
  width = 1,
): string {
  const chance = random(seed);
  return many(3, (i) => {
    const sway = chance.between(0.06, 0.1) * h;
    const points: Point[] = Array.from({ length: 8 }, (_, k) => {
      const t = k / 7;
      return [x + Math.sin(t * 4.4 + i * 0.55) * sway * (0.3 + t), y - h * t * (0.8 + i * 0.12)];
    });
    return fill(
      ribbon(points, [2 * width, h * 0.035 * width, h * 0.06 * width, h * 0.03 * width, 0.5]),
      colour,
      opacity,
    );
  });
}
