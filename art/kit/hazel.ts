/** Avellanos: many slender stems from one foot, round saw-edged leaves, nuts in their frills; a hammock between two. */
import { ink } from './colour.ts';
import { foliage } from './foliage.ts';
import { type Light } from './light.ts';
import { random } from './random.ts';
import {
  type Point,
  blob,
  curve,
  cut,
  ellipse,
  fill,
  lens,
  lerp,
  line,
  many,
  ribbon,
} from './shapes.ts';

export function hazel(L: Light, x: number, y: number, h: number, seed: number, depth = 0): string {
  const chance = random(seed);
  const stems = Array.from({ length: 7 }, (_, i) => {
    const k = (i - 3) / 3 + chance.between(-0.1, 0.1);
    const w = h * 0.034;
    return {
      k,
      d: ribbon(
        [
          [x + k * h * 0.035, y],
          [x + k * h * 0.08, y - h * 0.2],
          [x + k * h * 0.19, y - h * 0.45],
          [x + k * h * 0.31, y - h * 0.68],
        ],
        [w * 1.3, w, w * 0.8, w * 0.4],
      ),
    };
  });
  const heads: [number, number, number, number][] = [
    [-0.33, 0.6, 0.2, 0.15],
    [0.33, 0.62, 0.2, 0.15],
    [-0.17, 0.76, 0.22, 0.16],
    [0.18, 0.77, 0.22, 0.16],
    [0, 0.66, 0.22, 0.16],
    [0, 0.88, 0.2, 0.12],
  ];
  return (
    fill(
      stems
        .filter((s) => s.k * L.from <= 0)
        .map((s) => s.d)
        .join(''),
      L.tone(ink.woodDeep, depth, 0.2),
    ) +
    fill(
      stems
        .filter((s) => s.k * L.from > 0)
        .map((s) => s.d)
        .join(''),
      L.tone(ink.wood, depth, 0.05),
    ) +
    heads
      .map(([a, b, rx, ry], i) =>
        foliage(L, x + a * h, y - b * h, rx * h, ry * h, {
          colour: i % 2 ? ink.leaf : ink.olive,
          depth,
          seed: seed * 13 + i,
          leaf: h * 0.03,
        }),
      )
      .join('')
  );
}

/** A round leaf with a saw edge. */
export function hazelLeaf(
  L: Light,
  x: number,
  y: number,
  s: number,
  turn: number,
  shade = 0,
): string {
  const edge = Array.from({ length: 26 }, (_, i): Point => {
    const t = i / 25;
    const half =
      Math.sin(Math.PI * Math.min(1, t * 0.97 + 0.03)) ** 0.7 *
      (t < 0.6 ? 0.42 : 0.46) *
      (i % 2 ? 1.07 : 0.95);
    return [s * t * (t > 0.94 ? 1.06 : 1), half * s];
  });
  const d = cut([...edge, ...edge.map(([a, b]): Point => [a, -b]).reverse()]);
  const nerves = [0.2, 0.36, 0.52, 0.68]
    .map((t) => [-1, 1].map((k) => `M${s * t} 0L${s * (t + 0.2)} ${k * s * 0.34}`).join(''))
    .join('');
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${fill(d, L.tone(ink.leaf, 0, shade))}${fill(cut([[0, 0], ...edge.map(([a, b]): Point => [a, -b])]), L.tone(ink.olive, 0, shade - 0.14), 0.7)}${line(`M0 0H${s}${nerves}`, L.tone(ink.olive, 0, shade - 0.4), s * 0.014, 0.75)}</g>`;
}

/** Three nuts in their green frills. */
export function hazelnuts(L: Light, x: number, y: number, s: number): string {
  const nut = (a: number, b: number, t: number) =>
    `<g transform="translate(${x + a * s} ${y + b * s}) rotate(${t})">${
      fill(
        curve(
          [
            [-s * 0.3, s * 0.05],
            [-s * 0.22, s * 0.42],
            [0, s * 0.58],
            [s * 0.22, s * 0.42],
            [s * 0.3, s * 0.05],
          ],
          true,
        ),
        L.tone('#b37a3e', 0, 0.12),
      ) +
      fill(
        lens(L.from * s * 0.1, s * 0.08, L.from * s * 0.07, s * 0.46, s * 0.05),
        L.tone('#e9b878', 0, -0.2),
        0.85,
      ) +
      fill(
        cut([
          [-s * 0.1, -s * 0.26],
          [s * 0.1, -s * 0.26],
          [s * 0.34, s * 0.02],
          [s * 0.3, s * 0.26],
          [s * 0.2, s * 0.12],
          [s * 0.1, s * 0.3],
          [0, s * 0.12],
          [-s * 0.12, s * 0.28],
          [-s * 0.2, s * 0.1],
          [-s * 0.32, s * 0.22],
          [-s * 0.34, s * 0.02],
        ]),
        L.tone('#a3b85c', 0, 0.05),
      ) +
      line(
        `M0 ${-s * 0.2}V${s * 0.08}M${-s * 0.1} ${-s * 0.16}L${-s * 0.18} ${s * 0.05}M${s * 0.1} ${-s * 0.16}L${s * 0.18} ${s * 0.05}`,
        L.tone(ink.leafDeep, 0, 0),
        s * 0.025,
        0.6,
      )
    }</g>`;
  return nut(-0.34, 0.02, 22) + nut(0.36, 0.04, -20) + nut(0, 0.2, 0);
}

/** A striped hammock from a to b, its edge towards us fringed. */
export function hammock(
  L: Light,
  a: Point,
  b: Point,
  o: { sag: number; wide: number; colours: readonly string[] },
): string {
  const { sag, wide, colours } = o;
  const ends = [0.13, 0.87] as const;
  const low = (t: number): Point => [
    lerp(a[0], b[0], t),
    lerp(a[1], b[1], t) + 4 * sag * t * (1 - t),
  ];
  const across = (t: number, k: number): Point => {
    const [x, y] = low(t);
    const open =
      Math.sin(Math.PI * Math.min(1, Math.max(0, (t - ends[0]) / (ends[1] - ends[0])))) ** 0.6;
    return [x, y - wide * 0.62 * k * open + wide * 0.3 * open];
  };
  const span = (k1: number, k2: number) => {
    const ts = Array.from({ length: 19 }, (_, i) => lerp(ends[0], ends[1], i / 18));
    return curve(
      [...ts.map((t) => across(t, k1)), ...ts.reverse().map((t) => across(t, k2))],
      true,
    );
  };
  const cords = [...Array(7).keys()]
    .map((i) => {
      const p = across(ends[0] + 0.035, i / 6);
      const q = across(ends[1] - 0.035, i / 6);
      return `M${a.join(' ')}L${p.join(' ')}M${b.join(' ')}L${q.join(' ')}`;
    })
    .join('');
  const n = 12;
  const fringe = many(44, (i) => {
    const [x, y] = across(lerp(ends[0] + 0.03, ends[1] - 0.03, i / 43), 0);
    return lens(x, y - 2, x + (i % 2 ? 3 : -2), y + wide * 0.22, 2.2);
  });
  return (
    line(cords, L.tone('#e7d9b8', 0, 0.1), 2) +
    fill(span(1, 0.42), L.tone(colours[0]!, 0, 0.4)) +
    many(n, (i) =>
      fill(
        span(0.5 - (i / n) * 0.5, 0.5 - ((i + 1) / n) * 0.5 - 0.01),
        L.tone(colours[i % colours.length]!, 0, 0.1 - (i / n) * 0.16),
      ),
    ) +
    many(4, (i) => fill(span(1 - i * 0.13, 1 - i * 0.13 - 0.06), L.tone(colours[1]!, 0, 0.32))) +
    fill(fringe, L.tone('#efe3c6', 0, 0.04)) +
    fill(
      many(9, (i) => {
        const t = lerp(0.3, 0.7, i / 8);
        return ellipse(...across(t, 0), 3.4, 3);
      }),
      L.tone('#efe3c6', 0, 0.2),
    ) +
    fill(blob(...low(0.985), 8, 10, 4) + blob(...low(0.015), 8, 10, 5), L.tone('#d9c79c', 0, 0.1))
  );
}
