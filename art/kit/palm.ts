/** The Chilean palm: a fat grey trunk and a round head of fronds. */
import { ink } from './colour.ts';
import { type Light } from './light.ts';
import { random } from './random.ts';
import { type Point, fill, lens, many, ribbon } from './shapes.ts';

export function palm(
  L: Light,
  { x, y, h, seed, depth = 0 }: { x: number; y: number; h: number; seed: number; depth?: number },
): string {
  const chance = random(seed);
  const top: Point = [x, y - h * 0.74];
  const trunk = (k: number, dx: number) =>
    ribbon(
      [
        [x + dx, y + 4],
        [x + dx, y - h * 0.3],
        [x + dx, y - h * 0.6],
        [x + dx, top[1]],
      ],
      [h * 0.1 * k, h * 0.105 * k, h * 0.085 * k, h * 0.06 * k],
    );
  const rings = many(26, (i) => {
    const t = i / 26;
    const b = y - t * h * 0.72;
    const w = h * 0.048;
    return lens(x - w, b, x + w, b + chance.between(-2, 2), h * 0.004);
  });
  const frond = (angle: number, length: number, width: number) => {
    const on = (t: number): Point => [
      top[0] + Math.cos(angle) * length * t,
      top[1] + Math.sin(angle) * length * t * 0.9 + length * 0.5 * t * t,
    ];
    return (
      ribbon([0, 0.3, 0.6, 1].map(on), [width * 0.3, width * 0.35, width * 0.2, 0.5]) +
      many(16, (i) => {
        const t = 0.12 + (i / 16) * 0.88;
        const [a, b] = on(t);
        const s = length * 0.26 * (1.1 - t * 0.6);
        return [-1, 1]
          .map((k) =>
            lens(
              a,
              b,
              a + Math.cos(angle + k * 0.9) * s,
              b + Math.sin(angle + k * 0.9) * s + s * 0.35,
              s * 0.07,
            ),
          )
          .join('');
      })
    );
  };
  const head = (count: number, from: number, to: number, k: number) =>
    many(count, (i) =>
      frond(
        from + ((to - from) * (i + chance.between(0.2, 0.8))) / count,
        h * 0.3 * k * chance.between(0.85, 1.1),
        h * 0.024,
      ),
    );
  return (
    fill(head(12, -3.6, 0.5, 1), L.tone(ink.leafDeep, depth, 0.2)) +
    fill(trunk(1, 0), L.tone('#8b7d6b', depth, 0.25)) +
    fill(trunk(0.5, L.from * h * 0.018), L.tone('#a59783', depth, -0.1)) +
    fill(rings, L.tone(ink.woodDeep, depth), 0.4) +
    fill(head(11, -3.3, 0.2, 0.92), L.tone(ink.leaf, depth, 0.05)) +
    fill(head(7, -2.9, -0.3, 0.8), L.tone(ink.olive, depth, -0.25))
  );
}
