/** Rows of vines running away from us. */
import { ink } from './colour.ts';
import { type Light } from './light.ts';
import { type Camera } from './perspective.ts';
import { random } from './random.ts';
import { blob, cut, fill, lerp, many } from './shapes.ts';

export function vineyard(
  L: Light,
  cam: Camera,
  o: {
    rows: number;
    gap: number;
    near: number;
    far: number;
    seed: number;
    tall?: number;
    depth?: number;
    grapes?: boolean;
    shift?: number;
  },
): string {
  const { tall = 1.3, depth = 0.45 } = o;
  const chance = random(o.seed);
  const order = Array.from(
    { length: o.rows },
    (_, i) => i - (o.rows - 1) / 2 + (o.shift ?? 0),
  ).sort((a, b) => Math.abs(b) - Math.abs(a));
  return order
    .map((row) => {
      const X = row * o.gap;
      const haze = (t: number) => depth * t;
      let out = fill(
        cut([
          cam.point(X - 0.35, 0, o.near),
          cam.point(X + 0.35, 0, o.near),
          cam.point(X + 0.35, 0, o.far),
          cam.point(X - 0.35, 0, o.far),
        ]),
        L.tone(ink.ink, 0.15, 0.3),
        0.5,
      );
      const steps = 34;
      for (let i = 0; i < steps; i++) {
        const t = 1 - i / steps;
        const Z = lerp(o.near, o.far, t ** 2.2);
        const s = cam.scale(Z);
        const [x, y] = cam.point(X, tall * 0.62, Z);
        const seed = o.seed * 97 + i * 13 + Math.round(row * 5);
        out += fill(
          blob(x, y, s * 0.42, s * tall * 0.42, seed, 0.22, 10),
          L.tone(ink.leaf, haze(t), 0.32),
        );
        out += fill(
          blob(
            x + L.from * s * 0.12,
            y - s * tall * 0.16,
            s * 0.3,
            s * tall * 0.24,
            seed + 1,
            0.25,
            9,
          ),
          L.tone(ink.leaf, haze(t), -0.06),
        );
        out += fill(
          many(4, () =>
            blob(
              x + (chance.between(-0.3, 0.3) + L.from * 0.1) * s,
              y - s * tall * chance.between(0.1, 0.4),
              s * 0.07,
              s * 0.05,
              seed + 2,
              0.3,
              6,
            ),
          ),
          L.tone(ink.olive, haze(t), -0.35),
        );
        if (o.grapes && t < 0.5)
          out += fill(
            many(7, (k) =>
              blob(
                x + ((k % 3) - 1) * s * 0.05,
                y + s * (0.14 + Math.floor(k / 3) * 0.07),
                s * 0.04,
                s * 0.04,
                k + 1,
                0.05,
                7,
              ),
            ),
            L.tone(ink.plum, haze(t), 0.1),
          );
      }
      return out;
    })
    .join('');
}
