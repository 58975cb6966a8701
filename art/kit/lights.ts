/** Small lights: bulbs on a string, lanterns, candles. */
import { ink } from './colour.ts';
import { radial } from './defs.ts';
import { type Point, curve, cut, ellipse, fill, lens, line, many, rect } from './shapes.ts';

const halo = (x: number, y: number, r: number, colour: string, strength: number) =>
  fill(
    ellipse(x, y, r),
    radial(x, y, r, [
      [0, colour, strength],
      [0.35, colour, strength * 0.35],
      [1, colour, 0],
    ]),
  );

export function bulb(x: number, y: number, r: number, strength = 0.6): string {
  return halo(x, y, r * 7, '#ffd88a', strength) + fill(ellipse(x, y, r * 0.9, r * 1.15), '#fff3cf');
}

/** Bulbs hanging on a sagging wire between two points. */
export function stringLights(
  a: Point,
  b: Point,
  sag: number,
  count: number,
  r = 4,
  wire: string = ink.ink,
  strength = 0.55,
): string {
  const on = (t: number): Point => [
    a[0] + (b[0] - a[0]) * t,
    a[1] + (b[1] - a[1]) * t + 4 * sag * t * (1 - t),
  ];
  const points = Array.from({ length: 13 }, (_, i) => on(i / 12));
  return (
    line(curve(points), wire, Math.max(1, r * 0.35), 0.9) +
    many(count, (i) => {
      const [x, y] = on((i + 0.5) / count);
      return (
        fill(rect(x - r * 0.35, y, r * 0.7, r * 1.1), wire) + bulb(x, y + r * 1.9, r, strength)
      );
    })
  );
}

export function lantern(
  x: number,
  y: number,
  h: number,
  frame: string = ink.ink,
  strength = 0.75,
): string {
  const w = h * 0.5;
  return (
    halo(x, y - h * 0.45, h * 2.3, '#ffcf7d', strength) +
    fill(
      cut([
        [x - w * 0.42, y],
        [x - w * 0.42, y - h * 0.66],
        [x + w * 0.42, y - h * 0.66],
        [x + w * 0.42, y],
      ]),
      '#ffdf9a',
    ) +
    fill(lens(x, y - h * 0.08, x, y - h * 0.5, w * 0.16), '#fff8e0') +
    fill(
      rect(x - w * 0.55, y - h * 0.08, w * 1.1, h * 0.09) +
        cut([
          [x - w * 0.58, y - h * 0.64],
          [x - w * 0.2, y - h * 0.82],
          [x + w * 0.2, y - h * 0.82],
          [x + w * 0.58, y - h * 0.64],
        ]) +
        rect(x - w * 0.48, y - h * 0.66, w * 0.09, h * 0.62) +
        rect(x + w * 0.39, y - h * 0.66, w * 0.09, h * 0.62) +
        rect(x - w * 0.04, y - h * 0.66, w * 0.08, h * 0.62),
      frame,
    ) +
    line(
      `M${x - w * 0.24} ${y - h * 0.8}C${x - w * 0.3} ${y - h * 1.05} ${x + w * 0.3} ${y - h * 1.05} ${x + w * 0.24} ${y - h * 0.8}`,
      frame,
      h * 0.035,
    )
  );
}

export function candle(x: number, y: number, h: number, wax = '#fff3da'): string {
  return (
    halo(x, y - h * 1.15, h * 1.7, '#ffd27f', 0.65) +
    fill(rect(x - h * 0.11, y - h, h * 0.22, h), wax) +
    fill(lens(x, y - h, x, y - h * 1.42, h * 0.11), '#fff1b8')
  );
}
