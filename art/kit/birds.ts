/** Birds: far flocks, swallows, queltehues on the ground; kites (volantines). */
import { random } from './random.ts';
import { type Point, at, curve, cut, ellipse, fill, lens, line, many } from './shapes.ts';

export function flock(
  x: number,
  y: number,
  w: number,
  count: number,
  size: number,
  colour: string,
  seed: number,
): string {
  const chance = random(seed);
  return fill(
    many(count, () => {
      const [bx, by, s] = [
        x + chance() * w,
        y + chance.between(-0.22, 0.22) * w,
        size * chance.between(0.6, 1.2),
      ];
      const lift = chance.between(0.2, 0.7);
      return (
        lens(bx, by, bx - s, by - s * lift, s * 0.1, -s * 0.22) +
        lens(bx, by, bx + s, by - s * lift * 0.8, s * 0.1, s * 0.22)
      );
    }),
    colour,
  );
}

export const swallow = (x: number, y: number, s: number, turn: number, colour: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s / 100})"><path fill="${colour}" d="M60 0C40 -9 20 -9 8 -8C-6 -40 -40 -62 -74 -66C-48 -50 -30 -28 -22 -6C-40 -6 -60 -10 -92 -24L-58 0L-92 24C-60 10 -40 6 -22 6C-30 28 -48 50 -74 66C-40 62 -6 40 8 8C20 9 40 9 60 0Z"/></g>`;

export function standingBird(
  x: number,
  y: number,
  h: number,
  colour: string,
  flip = false,
): string {
  const s = flip ? -1 : 1;
  const p = (a: number, b: number): Point => [x + a * h * s, y - b * h];
  return (
    fill(
      curve(
        [
          p(0.26, 0.98),
          p(0.36, 0.9),
          p(0.3, 0.82),
          p(0.28, 0.66),
          p(0.14, 0.46),
          p(-0.2, 0.44),
          p(-0.52, 0.5),
          p(-0.24, 0.66),
          p(0.06, 0.78),
          p(0.16, 0.92),
        ],
        true,
      ) + lens(...p(0.34, 0.91), ...p(0.5, 0.87), h * 0.02),
      colour,
    ) +
    line(
      `M${at(p(0, 0.5))}L${at(p(0.02, 0))}M${at(p(0.07, 0.5))}L${at(p(0.1, 0))}`,
      colour,
      h * 0.03,
    )
  );
}

export function kite(
  x: number,
  y: number,
  s: number,
  turn: number,
  colours: readonly [string, string],
  string_?: Point,
  thread = '#fffaf0',
): string {
  const a = (turn * Math.PI) / 180;
  const p = (u: number, v: number): Point => [
    x + (Math.cos(a) * u - Math.sin(a) * v) * s,
    y + (Math.sin(a) * u + Math.cos(a) * v) * s,
  ];
  const tail: Point[] = Array.from({ length: 9 }, (_, i) =>
    p(Math.sin(i * 1.2) * 0.13 * i * 0.4, 1 + i * 0.3),
  );
  return (
    (string_
      ? line(
          `M${at(p(0, 0))}Q${at([(x + string_[0]) / 2 + 30, (y + string_[1]) / 2 + 60])} ${at(string_)}`,
          thread,
          1.3,
          0.8,
        )
      : '') +
    line(curve(tail), colours[1], s * 0.06) +
    many(4, (i) =>
      fill(
        lens(
          ...tail[i * 2 + 1]!,
          tail[i * 2 + 1]![0] + s * 0.28,
          tail[i * 2 + 1]![1] + s * 0.1,
          s * 0.09,
        ),
        colours[0],
      ),
    ) +
    fill(cut([p(0, -1), p(0.82, 0), p(0, 1), p(-0.82, 0)]), colours[0]) +
    fill(cut([p(0, -1), p(0.82, 0), p(0, 0)]) + cut([p(0, 1), p(-0.82, 0), p(0, 0)]), colours[1]) +
    fill(ellipse(...p(0, 0), s * 0.07), thread)
  );
}
