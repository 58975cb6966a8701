/** Birds seen from near: the white heron of the river, the picaflor at its flower. */
import { ink } from './colour.ts';
import { type Light } from './light.ts';
import { type Point, curve, cut, ellipse, fill, line } from './shapes.ts';

/** A white heron facing right; x, y its feet. */
export function heron(L: Light, x: number, y: number, h: number): string {
  const p = (a: number, b: number): Point => [x + a * h, y - b * h];
  const legs =
    curve([p(-0.01, 0.4), p(0.02, 0.2), p(0, 0)]) + curve([p(0.05, 0.4), p(0.09, 0.2), p(0.07, 0)]);
  const body = curve(
    [
      p(0.12, 0.6),
      p(0.06, 0.64),
      p(-0.08, 0.58),
      p(-0.3, 0.36),
      p(-0.2, 0.36),
      p(-0.02, 0.36),
      p(0.1, 0.44),
    ],
    true,
  );
  const neck = curve(
    [
      p(0.02, 0.56),
      p(0.16, 0.62),
      p(0.1, 0.74),
      p(0.08, 0.88),
      p(0.14, 0.955),
      p(0.21, 0.94),
      p(0.2, 0.9),
      p(0.15, 0.89),
      p(0.15, 0.78),
      p(0.22, 0.62),
      p(0.12, 0.48),
    ],
    true,
  );
  const wing = curve(
    [p(0.08, 0.56), p(-0.04, 0.54), p(-0.28, 0.36), p(-0.1, 0.38), p(0.04, 0.44)],
    true,
  );
  return (
    line(legs, L.tone(ink.ink), h * 0.016) +
    fill(body + neck, L.tone(ink.snow, 0, 0.02)) +
    fill(wing, L.tone('#c9d8d4', 0, 0.12)) +
    fill(cut([p(0.2, 0.945), p(0.38, 0.9), p(0.2, 0.905)]), ink.wheat) +
    fill(ellipse(...p(0.18, 0.93), h * 0.009), ink.ink)
  );
}

/** A hummingbird hovering, bill towards the right. */
export function hummingbird(x: number, y: number, h: number, turn = 0): string {
  const p = (a: number, b: number): Point => [a * h, -b * h];
  const wing = (k: number, opacity: number, colour: string) =>
    fill(
      curve(
        [
          p(0.02, 0.1),
          p(-0.05, 0.42 + k * 0.2),
          p(-0.3 - k * 0.1, 0.78 + k * 0.12),
          p(-0.26, 0.5),
          p(-0.2, 0.22),
        ],
        true,
      ),
      colour,
      opacity,
    );
  const body = curve(
    [
      p(0.2, 0.15),
      p(0.1, 0.2),
      p(-0.08, 0.1),
      p(-0.2, -0.1),
      p(-0.34, -0.36),
      p(-0.2, -0.26),
      p(-0.02, -0.18),
      p(0.12, -0.04),
    ],
    true,
  );
  const belly = curve(
    [p(0.2, 0.07), p(0.1, 0), p(-0.04, -0.12), p(-0.16, -0.2), p(-0.02, -0.17), p(0.12, -0.04)],
    true,
  );
  const tail = cut([
    p(-0.22, -0.16),
    p(-0.52, -0.5),
    p(-0.42, -0.52),
    p(-0.36, -0.58),
    p(-0.3, -0.5),
    p(-0.14, -0.22),
  ]);
  const crown = curve(
    [p(0.07, 0.19), p(0.13, 0.27), p(0.23, 0.25), p(0.28, 0.18), p(0.2, 0.17), p(0.12, 0.18)],
    true,
  );
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${
    wing(0.2, 0.55, '#c9d6bf') +
    fill(tail, ink.leafDeep) +
    fill(body, '#4f8a5b') +
    fill(ellipse(...p(0.19, 0.16), h * 0.105), '#4f8a5b') +
    fill(belly, '#ece4cb') +
    fill(crown, '#d0532f') +
    fill(cut([p(0.27, 0.17), p(0.62, 0.15), p(0.27, 0.135)]), ink.ink) +
    fill(ellipse(...p(0.22, 0.175), h * 0.02), ink.ink) +
    wing(0, 0.85, '#6f8f75') +
    wing(-0.25, 0.6, '#a9bfa0')
  }</g>`;
}
