/** Clay pots: geraniums on the floor or hanging, a big jar (tinaja). */
import { ink } from './colour.ts';
import { foliage } from './foliage.ts';
import { type Light } from './light.ts';
import { random } from './random.ts';
import { curve, ellipse, fill, line, many } from './shapes.ts';

/** x, y: middle of its foot; s: its height. */
export function pot(L: Light, x: number, y: number, s: number, colour: string = ink.clay): string {
  const body = (k: number, dx: number) =>
    curve(
      [
        [x - s * 0.42 * k + dx, y - s * 0.86],
        [x - s * 0.36 * k + dx, y - s * 0.4],
        [x - s * 0.26 * k + dx, y],
        [x + s * 0.26 * k + dx, y],
        [x + s * 0.36 * k + dx, y - s * 0.4],
        [x + s * 0.42 * k + dx, y - s * 0.86],
      ],
      true,
    );
  return (
    fill(ellipse(x + s * 0.06, y, s * 0.42, s * 0.07), L.tone(ink.ink, 0, 0.4), 0.4) +
    fill(body(1, 0), L.tone(colour, 0, 0.28)) +
    fill(body(0.5, L.from * s * 0.16), L.tone(colour, 0, -0.12)) +
    fill(
      curve(
        [
          [x - s * 0.5, y - s],
          [x - s * 0.48, y - s * 0.82],
          [x + s * 0.48, y - s * 0.82],
          [x + s * 0.5, y - s],
        ],
        true,
      ),
      L.tone(colour, 0, 0.1),
    )
  );
}

export function geranium(
  L: Light,
  x: number,
  y: number,
  s: number,
  seed: number,
  flower: string = ink.copihue,
): string {
  const chance = random(seed);
  const heads = many(9, () => {
    const [a, b] = [x + chance.between(-0.62, 0.62) * s, y - s * chance.between(1.15, 1.95)];
    return many(7, () =>
      ellipse(a + chance.between(-0.1, 0.1) * s, b + chance.between(-0.08, 0.08) * s, s * 0.055),
    );
  });
  return (
    pot(L, x, y, s) +
    foliage(L, x, y - s * 1.35, s * 0.62, s * 0.5, { colour: ink.leaf, seed, leaf: s * 0.16 }) +
    fill(heads, L.tone(flower, 0, 0.02)) +
    fill(
      many(18, () =>
        ellipse(x + chance.between(-0.6, 0.6) * s, y - s * chance.between(1.2, 1.9), s * 0.03),
      ),
      L.tone(flower, 0, -0.45),
    )
  );
}

export function hangingPot(
  L: Light,
  x: number,
  top: number,
  y: number,
  s: number,
  seed: number,
  flower: string = ink.copihue,
): string {
  return (
    line(
      `M${x} ${top}L${x - s * 0.4} ${y - s * 0.9}M${x} ${top}L${x + s * 0.4} ${y - s * 0.9}`,
      L.tone(ink.ink),
      Math.max(1.3, s * 0.05),
    ) +
    geranium(L, x, y, s, seed, flower) +
    foliage(L, x, y - s * 0.7, s * 0.5, s * 0.4, {
      colour: ink.leaf,
      seed: seed + 2,
      leaf: s * 0.14,
      loose: 0.7,
    })
  );
}

export function jar(L: Light, x: number, y: number, h: number): string {
  const body = (k: number, dx: number) =>
    curve(
      [
        [x - h * 0.16 * k + dx, y - h],
        [x - h * 0.17 * k + dx, y - h * 0.9],
        [x - h * 0.42 * k + dx, y - h * 0.6],
        [x - h * 0.36 * k + dx, y - h * 0.25],
        [x - h * 0.17 * k + dx, y],
        [x + h * 0.17 * k + dx, y],
        [x + h * 0.36 * k + dx, y - h * 0.25],
        [x + h * 0.42 * k + dx, y - h * 0.6],
        [x + h * 0.17 * k + dx, y - h * 0.9],
        [x + h * 0.16 * k + dx, y - h],
      ],
      true,
    );
  return (
    fill(ellipse(x, y, h * 0.4, h * 0.07), L.tone(ink.ink, 0, 0.4), 0.4) +
    fill(body(1, 0), L.tone(ink.clay, 0, 0.32)) +
    fill(body(0.72, L.from * h * 0.07), L.tone(ink.clay, 0, 0.14)) +
    fill(body(0.5, L.from * h * 0.11), L.tone(ink.clay, 0, 0)) +
    fill(body(0.16, L.from * h * 0.17), L.tone(ink.clay, 0, -0.28), 0.8) +
    fill(ellipse(x, y - h, h * 0.2, h * 0.045), L.tone(ink.clay, 0, 0.5))
  );
}
