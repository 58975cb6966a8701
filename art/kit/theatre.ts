/** An old opera house from the stalls: the curtain, tiers of lit boxes, a chandelier, seat backs. */
import { ink } from './colour.ts';
import { linear } from './defs.ts';
import { type Light } from './light.ts';
import { random } from './random.ts';
import { type Point, curve, cut, ellipse, fill, lens, line, lerp, many } from './shapes.ts';
import { glow } from './sky.ts';

/** One half of the curtain, gathered at `tie`; `side` is where it hangs. */
export function curtainHalf(
  L: Light,
  o: { side: -1 | 1; out: number; inner: number; top: number; tie: number; bottom: number },
): string {
  const { side, out, inner, top, tie, bottom } = o;
  const folds = 7;
  const edge = (t: number): Point[] => [
    [lerp(out, inner, t), top],
    [lerp(out, lerp(out, inner, 0.86), t), lerp(top, tie, 0.5)],
    [lerp(out, lerp(out, inner, 0.4), t), tie],
    [lerp(out, lerp(out, inner, 0.5), t), lerp(tie, bottom, 0.5)],
    [lerp(out, lerp(out, inner, 0.58), t), bottom],
  ];
  const strip = (a: number, b: number) =>
    `${curve(edge(a))}${curve([...edge(b)].reverse()).replace('M', 'L')}Z`;
  const [tx, ty] = edge(1)[2]!;
  return (
    fill(strip(0, 1), L.tone(ink.copihueDeep, 0, 0.1)) +
    many(
      folds,
      (i) =>
        fill(strip((i + 0.1) / folds, (i + 0.5) / folds), L.tone(ink.copihue, 0, -0.06), 0.9) +
        fill(strip((i + 0.66) / folds, (i + 0.96) / folds), L.tone(ink.copihueDeep, 0, 0.45), 0.7),
    ) +
    fill(strip(0.97, 1), L.tone(ink.gold, 0, 0)) +
    line(
      `M${out} ${ty - 18}Q${(out + tx) / 2} ${ty + 16} ${tx + side * -4} ${ty}`,
      L.tone(ink.gold, 0, -0.1),
      9,
    ) +
    fill(lens(tx - side * -6, ty, tx - side * -14, ty + 62, 9), L.tone(ink.gold, 0, -0.1))
  );
}

/** Boxes along one wall, from the stage (far) to us (near): [x, y of its rail, height], twice. */
export function tier(
  L: Light,
  o: {
    far: readonly [number, number, number];
    near: readonly [number, number, number];
    boxes: number;
    seed: number;
  },
): string {
  const chance = random(o.seed);
  const at = (t: number): [number, number, number] => {
    const k = t ** 1.35;
    return [0, 1, 2].map((i) => lerp(o.far[i]!, o.near[i]!, k)) as [number, number, number];
  };
  const span = (t0: number, t1: number, up: number, down: number) => {
    const [a, b] = [at(t0), at(t1)];
    return cut([
      [a[0], a[1] - a[2] * up],
      [b[0], b[1] - b[2] * up],
      [b[0], b[1] + b[2] * down],
      [a[0], a[1] + a[2] * down],
    ]);
  };
  return (
    fill(span(0, 1, 0.62, 0.42), L.tone('#5a2a22', 0, 0.25)) +
    many(o.boxes, (i) => {
      const [t0, t1] = [(i + 0.08) / o.boxes, (i + 0.92) / o.boxes];
      const m = at((t0 + t1) / 2);
      const wide = Math.abs(at(t1)[0] - at(t0)[0]);
      return (
        fill(
          span(t0, t1, 0.56, 0),
          linear(0, m[1] - m[2] * 0.56, 0, m[1], [
            [0, L.tone('#7a2c24', 0, 0.3)],
            [1, L.tone('#e09a4c', 0, 0)],
          ]),
        ) +
        fill(
          [0.32, 0.7]
            .map((k) => {
              const x = lerp(at(t0)[0], at(t1)[0], k + chance.between(-0.06, 0.06));
              const r = Math.min(wide * 0.14, m[2] * 0.085);
              return (
                ellipse(x, m[1] - r * 1.9, r, r * 1.15) +
                ellipse(x, m[1] + r * 0.3, r * 1.8, r * 1.5)
              );
            })
            .join(''),
          '#2a1418',
        )
      );
    }) +
    fill(span(0, 1, 0, 0.34), L.tone(ink.paperDeep, 0, 0.16)) +
    fill(span(0, 1, 0, 0.05) + span(0, 1, -0.29, 0.34), L.tone(ink.gold, 0, 0)) +
    many(o.boxes, (i) => {
      const [x, y, h] = at((i + 0.5) / o.boxes);
      return (
        fill(ellipse(x, y + h * 0.17, h * 0.09, h * 0.08), L.tone(ink.gold, 0, -0.1)) +
        fill(ellipse(...([at(i / o.boxes)[0], y - h * 0.1] as const), h * 0.03), '#fff2c4') +
        glow(at(i / o.boxes)[0], y - h * 0.1, h * 0.34, '#ffd88a', 0.6)
      );
    })
  );
}

export function chandelier(x: number, y: number, w: number): string {
  const ring = (dy: number, half: number, count: number) =>
    many(count, (i) => {
      const a = (i / (count - 1)) * Math.PI;
      const [cx, cy] = [x - Math.cos(a) * half, y + dy + Math.sin(a) * half * 0.2];
      return (
        fill(lens(cx, cy, cx, cy - w * 0.075, w * 0.016), '#fff3c8') +
        glow(cx, cy - w * 0.04, w * 0.1, '#ffdf9a', 0.6) +
        fill(lens(cx, cy + 2, cx, cy + w * 0.06, w * 0.008), '#e9c77c')
      );
    });
  const gold = '#d6a24a';
  return (
    glow(x, y, w * 1.5, '#ffdc94', 0.7) +
    line(`M${x} ${y - w}V${y - w * 0.3}`, gold, w * 0.016) +
    line(
      [0.5, 0.34, 0.17]
        .map(
          (k) =>
            `M${x - w * k} ${y}Q${x - w * k * 0.5} ${y + w * 0.16} ${x} ${y - w * 0.26}Q${x + w * k * 0.5} ${y + w * 0.16} ${x + w * k} ${y}`,
        )
        .join(''),
      gold,
      w * 0.014,
    ) +
    line(
      `M${x - w * 0.5} ${y}A${w * 0.5} ${w * 0.1} 0 0 0 ${x + w * 0.5} ${y}M${x - w * 0.3} ${y - w * 0.16}A${w * 0.3} ${w * 0.06} 0 0 0 ${x + w * 0.3} ${y - w * 0.16}`,
      gold,
      w * 0.02,
    ) +
    ring(0, w * 0.5, 9) +
    ring(-w * 0.16, w * 0.3, 7) +
    fill(lens(x, y - w * 0.1, x, y + w * 0.3, w * 0.05), '#f3d48c') +
    fill(ellipse(x, y + w * 0.3, w * 0.03), '#fff3c8')
  );
}

/** The back of a stalls seat. */
export function stallsSeat(L: Light, x: number, y: number, w: number): string {
  const shape = (k: number) =>
    `M${x - w * 0.46 * k} ${y + w}V${y + w * (0.3 - 0.2 * k + 0.1)}Q${x - w * 0.44 * k} ${y + w * (0.12 - 0.12 * k)} ${x} ${y + w * (0.1 - 0.12 * k)}Q${x + w * 0.44 * k} ${y + w * (0.12 - 0.12 * k)} ${x + w * 0.46 * k} ${y + w * (0.3 - 0.2 * k + 0.1)}V${y + w}Z`;
  return (
    fill(shape(1), L.tone(ink.wheatDeep, 0, 0.25)) +
    fill(
      shape(0.88),
      linear(0, y, 0, y + w * 0.9, [
        [0, L.tone(ink.copihue, 0, 0.1)],
        [1, L.tone(ink.copihueDeep, 0, 0.6)],
      ]),
    )
  );
}
