/** A guitar; (x, y) is the middle of its body, h its whole length. */
import { ink } from './colour.ts';
import { at, ellipse, fill, line, rect, type Point, curve } from './shapes.ts';

export function guitar(
  x: number,
  y: number,
  h: number,
  turn: number,
  wood: string = ink.wheat,
  dark: string = ink.woodDeep,
): string {
  const body: Point[] = [
    [-0.3, 0],
    [-0.26, 0.14],
    [-0.1, 0.17],
    [0.02, 0.1],
    [0.13, 0.13],
    [0.21, 0.08],
    [0.22, 0],
    [0.21, -0.08],
    [0.13, -0.13],
    [0.02, -0.1],
    [-0.1, -0.17],
    [-0.26, -0.14],
  ];
  const p = ([a, b]: Point): Point => [a * h, b * h];
  return `<g transform="translate(${at([x, y])}) rotate(${turn})">${fill(rect(0.18 * h, -0.024 * h, 0.46 * h, 0.048 * h) + rect(0.63 * h, -0.038 * h, 0.1 * h, 0.076 * h), dark)}${fill(curve(body.map(p), true), wood)}${fill(ellipse(0.06 * h, 0, 0.055 * h) + rect(-0.2 * h, -0.06 * h, 0.025 * h, 0.12 * h), dark)}${line(`M${-0.19 * h} 0H${0.66 * h}`, '#fff3d6', h * 0.012, 0.7)}</g>`;
}
