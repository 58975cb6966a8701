/** Steam rising off hot water or hot stones: soft, slow, thinner the higher it comes. */
import { blurred } from './defs.ts';
import { random } from './random.ts';
import { type Point, fill, many, ribbon } from './shapes.ts';

export function steam(o: {
  from: number;
  to: number;
  y: number;
  h: number;
  count: number;
  seed: number;
  colour?: string;
  opacity?: number;
  soft?: number;
}): string {
  const { colour = '#f2f5ea', opacity = 0.3, soft = 9 } = o;
  const chance = random(o.seed);
  return blurred(
    many(o.count, () => {
      const [x, h] = [chance.between(o.from, o.to), o.h * chance.between(0.5, 1)];
      const [phase, sway] = [chance() * 6, h * chance.between(0.06, 0.14)];
      const points: Point[] = Array.from({ length: 7 }, (_, i) => [
        x + Math.sin(phase + i * 0.9) * sway * (0.4 + i / 6),
        o.y + chance.between(-8, 8) - (h * i) / 6,
      ]);
      return fill(ribbon(points, [h * 0.1, h * 0.24, h * 0.2, h * 0.12, 1]), colour, opacity);
    }),
    soft,
  );
}
