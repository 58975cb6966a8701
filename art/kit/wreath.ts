/** A wreath of wheat lying flat: ears all the way round, leaves, a few copihues and a ribbon. */
import { copihue } from './copihue.ts';
import { ink } from './colour.ts';
import { type Light } from './light.ts';
import { random } from './random.ts';
import { type Point, curve, fill, lens, line, many, ribbon } from './shapes.ts';

/** One ear with its awns, from its foot towards `angle`. */
export function ear(
  x: number,
  y: number,
  length: number,
  angle: number,
  stalk = 0,
): { stems: string; grains: string; awns: string } {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const on = (u: number, v: number): Point => [x + c * u - s * v, y + s * u + c * v];
  let grains = '';
  let awns = '';
  for (let i = 0; i < 8; i++) {
    const u = (length * i) / 8;
    for (const side of [-1, 1]) {
      const g = length * 0.15;
      const foot = on(u, 0);
      const tip = on(u + g * 1.15, side * g * (0.78 - i * 0.05));
      grains += lens(...foot, ...tip, g * 0.34, side * g * 0.16);
      awns += lens(
        ...tip,
        ...on(u + g * 2.8 + length * 0.1, side * g * (1.25 - i * 0.08)),
        length * 0.006,
      );
    }
  }
  grains += lens(...on(length * 0.96, 0), ...on(length * 1.16, 0), length * 0.045);
  return { stems: lens(...on(-stalk, 0), ...on(length, 0), length * 0.02), grains, awns };
}

export function wreath(
  L: Light,
  cx: number,
  cy: number,
  r: number,
  o: { seed: number; squash?: number; gap?: number },
): string {
  const { squash = 1 } = o;
  const chance = random(o.seed);
  const on = (a: number, k = 1): Point => [
    cx + Math.cos(a) * r * k,
    cy + Math.sin(a) * r * k * squash,
  ];
  const ring = (k: number, from = 0) =>
    Array.from({ length: 40 }, (_, i) =>
      on(from + (i / 40) * Math.PI * 2, k + chance.between(-0.02, 0.02)),
    );
  const twine = [0.94, 1, 1.05]
    .map((k) => line(curve(ring(k), true), L.tone(ink.wheatDeep, 0, 0.05), r * 0.02))
    .join('');
  const leaves = (n: number, shade: number) =>
    fill(
      many(n, () => {
        const a = chance() * Math.PI * 2;
        const [x, y] = on(a, chance.between(0.9, 1.1));
        const t = a + Math.PI / 2 + chance.between(-1, 1);
        const l = r * chance.between(0.12, 0.22);
        return lens(x, y, x + Math.cos(t) * l, y + Math.sin(t) * l * squash, l * 0.2);
      }),
      L.tone(ink.leaf, 0, shade),
    );
  const ears = [0.2, 0, -0.22].map((shade) => {
    let [stems, grains, awns] = ['', '', ''];
    for (let i = 0; i < 30; i++) {
      const a = (i / 30) * Math.PI * 2 + chance.between(-0.1, 0.1);
      const [x, y] = on(a, chance.between(0.9, 1.1));
      const e = ear(
        x,
        y,
        r * chance.between(0.2, 0.27),
        a + Math.PI / 2 + chance.between(-0.34, 0.3),
        r * 0.2,
      );
      stems += e.stems;
      grains += e.grains;
      awns += e.awns;
    }
    return (
      fill(awns, L.tone(ink.gold, 0, shade - 0.15), 0.75) +
      fill(stems, L.tone(ink.wheat, 0, shade + 0.15)) +
      fill(grains, L.tone(shade < 0 ? '#dcae55' : ink.wheat, 0, shade))
    );
  });
  const bells = [0.6, 1.0, 2.35, 2.7, 3.9, 5.3]
    .map((a, i) => {
      const [x, y] = on(a, 1.0);
      return copihue(L, x, y - r * 0.04, r * 0.27, [-16, 14, 22, -10, 18, -20][i]!);
    })
    .join('');
  return (
    `<g transform="translate(${r * 0.03} ${r * 0.05})">${line(curve(ring(1), true), L.tone(ink.plum, 0, 0.5), r * 0.26, 0.22)}</g>` +
    twine +
    leaves(60, 0.2) +
    ears[0] +
    leaves(40, -0.04) +
    ears[1] +
    ears[2] +
    leaves(16, -0.2) +
    bells
  );
}

/** A tied ribbon with two loops and two tails. */
export function bow(L: Light, x: number, y: number, s: number, colour: string): string {
  const tail = (k: 1 | -1) =>
    ribbon(
      [
        [x, y],
        [x + k * s * 0.35, y + s * 0.5],
        [x + k * s * 0.3, y + s * 0.95],
        [x + k * s * 0.55, y + s * 1.4],
      ],
      [s * 0.16, s * 0.2, s * 0.2],
    );
  const loop = (k: 1 | -1) =>
    curve(
      [
        [x, y],
        [x + k * s * 0.35, y - s * 0.42],
        [x + k * s * 0.85, y - s * 0.38],
        [x + k * s * 0.86, y + s * 0.06],
        [x + k * s * 0.4, y + s * 0.16],
      ] as Point[],
      true,
    );
  const inner = (k: 1 | -1) =>
    curve(
      [
        [x + k * s * 0.14, y - s * 0.02],
        [x + k * s * 0.4, y - s * 0.24],
        [x + k * s * 0.7, y - s * 0.24],
        [x + k * s * 0.68, y - s * 0.02],
        [x + k * s * 0.4, y + s * 0.04],
      ] as Point[],
      true,
    );
  return (
    fill(tail(1) + tail(-1), L.tone(colour, 0, 0.22)) +
    fill(loop(1) + loop(-1), L.tone(colour, 0, 0)) +
    fill(inner(1) + inner(-1), L.tone(colour, 0, 0.36)) +
    fill(
      curve(
        [
          [x - s * 0.13, y - s * 0.12],
          [x + s * 0.13, y - s * 0.12],
          [x + s * 0.14, y + s * 0.12],
          [x - s * 0.14, y + s * 0.12],
        ] as Point[],
        true,
      ),
      L.tone(colour, 0, -0.14),
    )
  );
}
