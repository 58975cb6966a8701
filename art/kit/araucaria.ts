/** The pehuén: a bare trunk with scaled bark and a parasol of upswept arms. */
import { ink } from './colour.ts';
import { type Light } from './light.ts';
import { random } from './random.ts';
import { type Point, cut, fill, lens, lerp, many, ribbon } from './shapes.ts';

export function araucaria(
  L: Light,
  o: {
    x: number;
    y: number;
    h: number;
    seed: number;
    depth?: number;
    shade?: number;
    young?: boolean;
    wide?: number;
  },
): string {
  const { x, y, h, depth = 0, shade = 0, young = false, wide = 1 } = o;
  const chance = random(o.seed);
  const lean = chance.between(-0.03, 0.03) * h;
  const w = h * 0.036;
  const on = (t: number): Point => [x + lean * t * t, y - h * t];
  const from = young ? 0.16 : 0.6;
  const whorls = young ? 9 : 6;
  const scales = many(h / 9, (i) => {
    const t = (i * 9) / h;
    const [a, b] = on(t * 0.94);
    const k = w * (1 - t * 0.45);
    return lens(a - k * 0.42, b, a + k * 0.36, b + 2, h * 0.0032, 3);
  });
  const arms: Point[][] = [];
  for (let i = 0; i < whorls; i++) {
    const t = lerp(from, 0.97, i / (whorls - 1));
    const long =
      (young
        ? 0.24 * (1 - ((t - from) / (1 - from)) * 0.8)
        : 0.3 * (1 - ((t - from) / (1 - from)) ** 1.6 * 0.72)) *
      h *
      wide;
    for (let k = 0; k < 6; k++) {
      const spread = lerp(-1, 1, k / 5) + chance.between(-0.12, 0.12);
      const reach = spread * long * chance.between(0.85, 1.1);
      const [a, b] = on(t);
      const dip = (0.05 - 0.06 * (1 - Math.abs(spread))) * h * (young ? 0.5 : 1);
      arms.push([
        [a, b],
        [a + reach * 0.45, b + dip],
        [a + reach * 0.85, b + dip * 0.6],
        [a + reach, b - h * 0.035 - Math.abs(spread) * h * 0.012],
      ]);
    }
  }
  const brush = (k: number, lift: number) =>
    arms
      .map((points) =>
        ribbon(
          points.map(([a, b]): Point => [a, b - lift]),
          [h * 0.012 * k, h * 0.03 * k, h * 0.034 * k, h * 0.008 * k],
        ),
      )
      .join('');
  const spikes = (n: number, s: number) =>
    many(n, () => {
      const arm = chance.pick(arms);
      const t = chance.between(0.2, 1);
      const i = Math.min(2, Math.floor(t * 3));
      const u = t * 3 - i;
      const [p, q] = [arm[i]!, arm[i + 1]!];
      const [a, b] = [lerp(p[0], q[0], u), lerp(p[1], q[1], u)];
      const side = Math.sign(a - on(0.8)[0]) || 1;
      return lens(
        a,
        b,
        a + side * s * chance.between(0.3, 1),
        b - s * chance.between(0.3, 1.1),
        s * 0.16,
      );
    });
  return (
    fill(
      cut([
        [x - w * 0.85, y + 4],
        [x - w * 0.5, y - h * 0.06],
        [on(0.95)[0] - w * 0.2, y - h * 0.95],
        [on(0.95)[0] + w * 0.2, y - h * 0.95],
        [x + w * 0.5, y - h * 0.06],
        [x + w * 0.85, y + 4],
      ]),
      L.tone(ink.woodDeep, depth, shade + 0.1),
    ) +
    fill(
      cut([
        [x + L.from * w * 0.1, y],
        [on(0.9)[0] + L.from * w * 0.05, y - h * 0.9],
        [on(0.9)[0] + L.from * w * 0.2, y - h * 0.9],
        [x + L.from * w * 0.6, y],
      ]),
      L.tone(ink.wood, depth, shade - 0.12),
    ) +
    fill(scales, L.tone(ink.ink, depth, shade + 0.1), 0.4) +
    fill(
      brush(1.15, -h * 0.008) + spikes(arms.length * 3, h * 0.03),
      L.tone(ink.leafDeep, depth, shade + 0.26),
    ) +
    fill(
      brush(0.8, h * 0.002) + spikes(arms.length * 2, h * 0.026),
      L.tone(ink.leafDeep, depth, shade - 0.02),
    ) +
    fill(
      brush(0.32, h * 0.008) + spikes(arms.length, h * 0.022),
      L.tone(ink.leaf, depth, shade - 0.22),
    )
  );
}
