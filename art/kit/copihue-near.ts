/** The copihue from a hand's breadth away: waxy bells with their chequered veins, leaves with the light in them. */
import { ink, mix } from './colour.ts';
import { clipped, linear } from './defs.ts';
import { type Light } from './light.ts';
import { random } from './random.ts';
import { type Point, curve, ellipse, fill, lens, lerp, line, many, ribbon } from './shapes.ts';

type Tepal = { out: Point[]; tip: Point; mid: Point[]; tone: number };

/** One bell hanging from x, y; h its length, turn in degrees. */
export function bell(
  L: Light,
  x: number,
  y: number,
  h: number,
  turn: number,
  seed: number,
  colour: string = ink.copihue,
): string {
  const chance = random(seed);
  const P = (points: Point[]) => points.map(([a, b]): Point => [a * h, b * h]);
  const tepals: Tepal[] = [
    {
      out: [
        [-0.05, 0.02],
        [-0.12, 0.3],
        [-0.15, 0.6],
        [-0.1, 0.86],
        [0.02, 0.97],
        [0.12, 0.8],
        [0.14, 0.4],
        [0.04, 0.02],
      ],
      tip: [0, 0.97],
      mid: [
        [0, 0.05],
        [0, 0.5],
        [0.01, 0.93],
      ],
      tone: 0.42,
    },
    {
      out: [
        [-0.06, 0.01],
        [-0.17, 0.2],
        [-0.24, 0.46],
        [-0.25, 0.7],
        [-0.36, 0.93],
        [-0.42, 1.0],
        [-0.22, 0.98],
        [-0.1, 0.8],
        [-0.04, 0.4],
        [0, 0.02],
      ],
      tip: [-0.42, 1],
      mid: [
        [-0.05, 0.06],
        [-0.15, 0.45],
        [-0.2, 0.76],
        [-0.36, 0.97],
      ],
      tone: 0.08,
    },
    {
      out: [
        [0, 0.02],
        [0.04, 0.4],
        [0.1, 0.8],
        [0.22, 0.98],
        [0.42, 1.0],
        [0.36, 0.93],
        [0.25, 0.7],
        [0.24, 0.46],
        [0.17, 0.2],
        [0.06, 0.01],
      ],
      tip: [0.42, 1],
      mid: [
        [0.05, 0.06],
        [0.15, 0.45],
        [0.2, 0.76],
        [0.36, 0.97],
      ],
      tone: 0.02,
    },
    {
      out: [
        [-0.05, 0.0],
        [-0.12, 0.24],
        [-0.155, 0.52],
        [-0.14, 0.76],
        [-0.08, 0.96],
        [0.0, 1.08],
        [0.08, 0.96],
        [0.14, 0.76],
        [0.155, 0.52],
        [0.12, 0.24],
        [0.05, 0.0],
      ],
      tip: [0, 1.08],
      mid: [
        [0, 0.04],
        [0, 0.5],
        [0, 1],
      ],
      tone: -0.14,
    },
  ];
  const petal = ({ out, mid, tone }: Tepal, i: number) => {
    const d = curve(P(out), true);
    const [top, low] = [
      L.tone(mix(colour, '#d8485c', 0.25), 0, tone - 0.1),
      L.tone(colour, 0, tone + 0.14),
    ];
    const chequer = many(26, () => {
      const t = chance.between(0.12, 0.9);
      const at = mid[Math.min(mid.length - 1, Math.floor(t * mid.length))]!;
      const [a, b] = [
        (at[0] + chance.between(-0.1, 0.1)) * h,
        lerp(mid[0]![1], mid[mid.length - 1]![1], t) * h,
      ];
      return ellipse(a, b, h * chance.between(0.003, 0.007), h * chance.between(0.006, 0.014));
    });
    const ribs = [-1, 1]
      .map((k) =>
        ribbon(
          P(mid).map(([a, b], j): Point => [
            a + k * h * 0.05 * Math.sin((Math.PI * (j + 0.4)) / mid.length),
            b,
          ]),
          [h * 0.002, h * 0.008, h * 0.002],
        ),
      )
      .join('');
    return (
      clipped(
        d,
        fill(
          d,
          linear(0, 0, 0, h, [
            [0, top],
            [0.55, L.tone(colour, 0, tone)],
            [1, low],
          ]),
        ) +
          fill(chequer, L.tone(ink.blossom, 0, tone - 0.15), 0.62) +
          fill(ribs, L.tone(ink.copihueDeep, 0, tone + 0.2), 0.5) +
          fill(
            ribbon(P(mid), [h * 0.004, h * 0.016, h * 0.004]),
            L.tone(ink.blossom, 0, tone - 0.1),
            0.35,
          ) +
          (i === 3
            ? fill(
                lens(L.from * h * 0.075, h * 0.14, L.from * h * 0.1, h * 0.66, h * 0.022),
                '#ffd9cc',
                0.75,
              )
            : ''),
      ) + line(d, L.tone(ink.copihueDeep, 0, 0.3), h * 0.006, 0.5)
    );
  };
  const stamens = many(5, (i) => {
    const k = (i - 2) * 0.045;
    return (
      fill(lens(k * h, h * 0.8, k * 1.5 * h, h * (1.13 - Math.abs(k)), h * 0.012), '#f6e2b8') +
      fill(ellipse(k * 1.5 * h, h * (1.14 - Math.abs(k)), h * 0.014, h * 0.026), ink.gold)
    );
  });
  const cap = curve(
    P([
      [-0.075, 0.05],
      [-0.06, -0.02],
      [0, -0.05],
      [0.06, -0.02],
      [0.075, 0.05],
      [0, 0.075],
    ]),
    true,
  );
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${
    petal(tepals[0]!, 0) +
    stamens +
    petal(tepals[1]!, 1) +
    petal(tepals[2]!, 2) +
    petal(tepals[3]!, 3) +
    line(
      curve(
        P([
          [0.02, -0.2],
          [0.012, -0.1],
          [0, 0],
        ]),
      ),
      L.tone(ink.leaf, 0, 0.15),
      h * 0.035,
    ) +
    fill(cap, L.tone(ink.olive, 0, 0.15))
  }</g>`;
}

/** A closed bud. */
export const bud = (L: Light, x: number, y: number, h: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${
    line(`M0 ${-h * 0.3}L0 0`, L.tone(ink.leaf, 0, 0.15), h * 0.06) +
    fill(
      curve(
        [
          [-h * 0.1, 0],
          [-h * 0.2, h * 0.4],
          [-h * 0.13, h * 0.8],
          [0, h],
          [h * 0.13, h * 0.8],
          [h * 0.2, h * 0.4],
          [h * 0.1, 0],
        ],
        true,
      ),
      linear(0, 0, 0, h, [
        [0, L.tone('#c6c08a')],
        [0.4, L.tone('#d2788a', 0, -0.05)],
        [1, L.tone(ink.copihue, 0, 0.05)],
      ]),
    ) +
    fill(lens(0, h * 0.08, h * 0.02, h * 0.92, h * 0.02), L.tone(ink.copihueDeep, 0, 0.2), 0.6) +
    fill(lens(L.from * h * 0.08, h * 0.15, L.from * h * 0.1, h * 0.6, h * 0.03), '#ffe3d3', 0.6)
  }</g>`;

/** A leathery leaf from its stalk at x, y. */
export function broadLeaf(
  L: Light,
  x: number,
  y: number,
  s: number,
  turn: number,
  seed: number,
  shade = 0,
): string {
  const chance = random(seed);
  const w = s * chance.between(0.25, 0.31);
  const half = (k: number): Point[] => [
    [0, 0],
    [s * 0.14, k * w * 0.75],
    [s * 0.36, k * w],
    [s * 0.64, k * w * 0.78],
    [s * 0.86, k * w * 0.3],
    [s, k * 2],
  ];
  const d = curve([...half(1), ...half(-1).reverse()], true);
  const lit = curve([...half(-1), [s * 0.6, w * 0.05], [s * 0.3, w * 0.06]], true);
  const nerves = [-0.62, -0.3, 0.3, 0.62]
    .map(
      (k) => `M${s * 0.03} 0C${s * 0.25} ${k * w * 1.15} ${s * 0.65} ${k * w * 0.95} ${s * 0.97} 0`,
    )
    .join('');
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${clipped(
    d,
    fill(
      d,
      linear(0, 0, s, 0, [
        [0, L.tone(ink.leafDeep, 0, shade + 0.25)],
        [1, L.tone(ink.leaf, 0, shade)],
      ]),
    ) +
      fill(lit, L.tone(ink.leaf, 0, shade - 0.16), 0.75) +
      line(nerves, L.tone(ink.olive, 0, shade - 0.3), s * 0.008, 0.6) +
      line(`M0 0L${s} 0`, L.tone(ink.olive, 0, shade - 0.45), s * 0.016, 0.85) +
      fill(lens(s * 0.3, -w * 0.62, s * 0.66, -w * 0.5, w * 0.06), '#f3f4d4', 0.5),
  )}</g>`;
}

export const dew = (x: number, y: number, r: number) =>
  fill(ellipse(x, y, r, r * 1.15), '#ffffff', 0.35) +
  fill(ellipse(x + r * 0.2, y + r * 0.4, r * 0.5, r * 0.4), '#ffffff', 0.55) +
  fill(ellipse(x - r * 0.3, y - r * 0.4, r * 0.26), '#ffffff', 0.95);
