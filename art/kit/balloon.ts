/** A hot-air balloon: gores swelling around its middle, lit from the side, basket and flame below. */
import { ink } from './colour.ts';
import { radial } from './defs.ts';
import { type Light } from './light.ts';
import { glow } from './sky.ts';
import { type Point, at, curve, ellipse, fill, lens, line, lerp, many, rect } from './shapes.ts';

export type Balloon = {
  /** The middle of the basket's foot. */
  x: number;
  y: number;
  /** From the foot to the crown. */
  h: number;
  colours: readonly string[];
  depth?: number;
  /** Those who ride in it, drawn before the basket's front. */
  riders?: string;
};

/** How wide it is from crown (0) to mouth (1). */
const swell = (t: number) =>
  t < 0.4 ? Math.sqrt(1 - (1 - t / 0.4) ** 2) : 1 - 0.82 * ((t - 0.4) / 0.6) ** 1.9;

export function balloon(L: Light, o: Balloon): string {
  const { x, y, h, colours, depth = 0, riders = '' } = o;
  const [top, mouth, R] = [y - h, y - h * 0.25, h * 0.37];
  const on = (k: number, t: number): Point => [
    x + Math.sin((k * Math.PI) / 2) * R * swell(t),
    lerp(top, mouth, t) + Math.cos((k * Math.PI) / 2) * R * 0.05 * (t - 0.15),
  ];
  const steps = Array.from({ length: 25 }, (_, i) => i / 24);
  const between = (a: number, b: number) =>
    curve([...steps.map((t) => on(a, t)), ...steps.map((t) => on(b, t)).reverse()], true);
  const count = colours.length * 2;
  const gores = many(count, (i) => {
    const a = (i / count) * 2 - 1;
    return fill(between(a, a + 2 / count), L.tone(colours[i % colours.length]!, depth, 0.02));
  });
  const seams = many(count - 1, (i) => {
    const k = ((i + 1) / count) * 2 - 1;
    return curve(steps.map((t) => on(k, t)));
  });
  const band = (t0: number, t1: number) =>
    curve(
      [
        ...Array.from({ length: 17 }, (_, i) => on(i / 8 - 1, t0)),
        ...Array.from({ length: 17 }, (_, i) => on(1 - i / 8, t1)),
      ],
      true,
    );
  const [bw, bh, bt] = [h * 0.098, h * 0.11, y - h * 0.11];
  const basket = `M${at([x - bw, bt])}L${at([x + bw, bt])}L${at([x + bw * 0.86, y])}Q${at([x, y + h * 0.01])} ${at([x - bw * 0.86, y])}Z`;
  const ropes = [-1, -0.4, 0.4, 1]
    .map((k) => `M${at([x + k * bw * 0.94, bt])}L${at(on(k * 0.8, 1))}`)
    .join('');
  return (
    gores +
    line(seams, L.tone(ink.ink, depth, 0.1), Math.max(0.8, h * 0.0022), 0.35) +
    fill(band(0.58, 0.66), L.tone(ink.paper, depth, 0), 0.92) +
    fill(band(0.6, 0.64), L.tone(ink.copihueDeep, depth, 0), 0.95) +
    fill(
      between(-1, 1),
      radial(x + L.from * R * 0.5, lerp(top, mouth, 0.32), R * 1.7, [
        [0, L.sun, 0.55],
        [0.35, L.sun, 0.12],
        [0.6, L.shadow, 0.08],
        [1, L.shadow, 0.62],
      ]),
    ) +
    fill(ellipse(...on(0, 1), R * 0.17, R * 0.035), L.tone(ink.copihueDeep, depth, 0.35)) +
    line(ropes, L.tone(ink.woodDeep, depth, 0.1), Math.max(0.9, h * 0.003)) +
    glow(x, mouth + h * 0.02, h * 0.11, '#ffd67c', 0.7) +
    fill(lens(x, mouth + h * 0.075, x, mouth - h * 0.05, h * 0.02), '#ffcf6c') +
    fill(lens(x, mouth + h * 0.07, x, mouth - h * 0.01, h * 0.01), '#fff7d8') +
    riders +
    fill(basket, L.tone('#a9743f', depth, 0.1)) +
    fill(
      many(5, (r) =>
        many(8, (i) => {
          const px = x + ((i + (r % 2) * 0.5) / 8 - 0.5) * 1.8 * bw;
          const py = bt + bh * (0.2 + r * 0.17);
          return lens(px - bw * 0.1, py, px + bw * 0.12, py, bh * 0.05);
        }),
      ),
      L.tone('#dcae6c', depth, -0.15),
      0.8,
    ) +
    fill(rect(x - bw * 1.08, bt - bh * 0.08, bw * 2.16, bh * 0.18), L.tone(ink.woodDeep, depth, 0))
  );
}
