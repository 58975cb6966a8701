/** Weather and light of a street: rain, an iron lamp. */
import { radial } from './defs.ts';
import { random } from './random.ts';
import { type Point, at, cut, ellipse, fill, lens, line, many } from './shapes.ts';

export function rain(
  seed: number,
  count: number,
  colour: string,
  slant = -0.22,
  opacity = 0.5,
): string {
  const chance = random(seed);
  return fill(
    many(count, () => {
      const near = chance() ** 2;
      const [x, y, l] = [chance.between(-40, 1300), chance.between(-40, 800), 22 + 60 * near];
      return lens(x, y, x + slant * l, y + l, 0.5 + near * 0.9);
    }),
    colour,
    opacity,
  );
}

/** An iron street lamp. */
export function streetLamp(x: number, y: number, h: number, iron: string, strength = 0.8): string {
  const top: Point = [x, y - h];
  return (
    line(`M${at([x, y])}L${at(top)}`, iron, h * 0.022) +
    fill(
      cut([
        [x - h * 0.03, y],
        [x - h * 0.016, y - h * 0.14],
        [x + h * 0.016, y - h * 0.14],
        [x + h * 0.03, y],
      ]),
      iron,
    ) +
    fill(
      ellipse(x, y - h * 1.05, h * 0.75),
      radial(x, y - h * 1.05, h * 0.75, [
        [0, '#ffe0a0', strength],
        [0.25, '#ffcf80', strength * 0.4],
        [1, '#ffcf80', 0],
      ]),
    ) +
    fill(
      cut([
        [x - h * 0.03, y - h],
        [x + h * 0.03, y - h],
        [x + h * 0.052, y - h * 1.1],
        [x - h * 0.052, y - h * 1.1],
      ]),
      '#fff0c0',
    ) +
    fill(
      cut([
        [x - h * 0.068, y - h * 1.1],
        [x, y - h * 1.15],
        [x + h * 0.068, y - h * 1.1],
      ]) +
        cut([
          [x - h * 0.034, y - h],
          [x + h * 0.034, y - h],
          [x + h * 0.03, y - h * 0.985],
          [x - h * 0.03, y - h * 0.985],
        ]),
      iron,
    )
  );
}
