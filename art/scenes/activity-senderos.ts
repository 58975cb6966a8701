/** A path into the old forest: roble trunks, ferns, shafts of light, two walkers where it opens. */
import { ink } from '../kit/colour.ts';
import { linear } from '../kit/defs.ts';
import { figure } from '../kit/figure.ts';
import { foliage } from '../kit/foliage.ts';
import { garland } from '../kit/copihue.ts';
import { lit, morning } from '../kit/light.ts';
import { random } from '../kit/random.ts';
import {
  type Point,
  blob,
  curve,
  ellipse,
  fill,
  lens,
  lerp,
  line,
  many,
  ribbon,
} from '../kit/shapes.ts';
import { glow, rays, veils } from '../kit/sky.ts';

const L = lit(morning, {
  from: 1,
  haze: '#e6ecc4',
  tint: '#d8d789',
  tinted: 0.08,
  shadow: '#12322c',
  sun: '#fff6bf',
});
const chance = random(33);

const trunk = (x: number, foot: number, w: number, depth: number, lean = 0) => {
  const top: Point = [x + lean, -40];
  const body = ribbon(
    [[x, foot + w * 0.3], [x + lean * 0.05, foot - w * 0.6], [x + lean * 0.5, foot * 0.5], top],
    [w * 1.9, w * 1.05, w * 0.9, w * 0.72],
  );
  const bark = many(Math.round(w / 3), () => {
    const t = chance.between(0.05, 0.95);
    const bx = x + lean * (1 - t) + chance.between(-0.38, 0.38) * w;
    const y = foot * t;
    return lens(bx, y, bx + chance.between(-4, 4), y + chance.between(40, 120), w * 0.025);
  });
  return (
    fill(body, L.tone(ink.woodDeep, depth, 0.2)) +
    fill(
      ribbon(
        [
          [x + w * 0.34, foot - w * 0.3],
          [x + w * 0.3 + lean * 0.5, foot * 0.5],
          [top[0] + w * 0.22, -40],
        ],
        [w * 0.3, w * 0.22, w * 0.2],
      ),
      L.tone(ink.wheat, depth, 0.08),
      0.75,
    ) +
    fill(bark, L.tone(ink.ink, depth, 0.3), 0.6) +
    fill(
      many(4, (i) =>
        blob(
          x - w * 0.4 + lean * 0.1,
          foot - i * w * 0.5 - w * 0.2,
          w * 0.16,
          w * 0.3,
          i + 5,
          0.3,
          8,
        ),
      ),
      L.tone(ink.olive, depth, 0),
      0.8,
    )
  );
};

const fern = (x: number, y: number, s: number, depth: number, seed: number) => {
  const c = random(seed);
  return many(7, (i) => {
    const angle = -Math.PI / 2 + (i - 3) * 0.42 + c.between(-0.1, 0.1);
    const length = s * c.between(0.75, 1.1);
    const p = (t: number): Point => [
      x + Math.cos(angle) * length * t,
      y + Math.sin(angle) * length * t + length * 0.5 * t * t,
    ];
    const leaflets = many(11, (k) => {
      const t = 0.12 + k * 0.08;
      const [a, b] = p(t);
      const l = s * 0.23 * (1.05 - t);
      return [-1, 1]
        .map((side) =>
          lens(
            a,
            b,
            a + Math.cos(angle + side * 1.15) * l,
            b + Math.sin(angle + side * 1.15) * l + l * 0.25,
            l * 0.16,
          ),
        )
        .join('');
    });
    return (
      line(curve([p(0), p(0.5), p(1)]), L.tone(ink.leafDeep, depth, 0.15), s * 0.016) +
      fill(leaflets, L.tone(ink.leaf, depth, i % 2 ? 0.12 : -0.18))
    );
  });
};

const path: Point[] = [
  [640, 470],
  [622, 500],
  [650, 540],
  [690, 590],
  [660, 650],
  [590, 720],
  [570, 830],
];

export const scene = {
  name: 'activity-senderos',
  width: 1200,
  height: 800,
  draw: () =>
    fill(
      'M-20-20H1220V820H-20Z',
      linear(0, 0, 0, 800, [
        [0, '#a9c58c'],
        [0.4, '#eef0bd'],
        [0.62, '#fbf6cf'],
        [1, '#8fae72'],
      ]),
    ) +
    glow(640, 350, 420, '#fffde0', 1) +
    many(16, (i) => {
      const x = 300 + ((i * 137) % 640);
      return fill(
        ribbon(
          [
            [x, 500],
            [x + 4, -20],
          ],
          [20, 13],
        ),
        L.tone(ink.leaf, 0.66),
      );
    }) +
    foliage(L, 250, 90, 330, 170, { colour: ink.leaf, depth: 0.6, seed: 3 }) +
    foliage(L, 960, 80, 330, 180, { colour: ink.leaf, depth: 0.58, seed: 8 }) +
    fill(
      blob(640, 640, 900, 190, 4, 0.05, 20),
      linear(0, 450, 0, 800, [
        [0, L.tone(ink.olive, 0.4, -0.2)],
        [1, L.tone(ink.leafDeep, 0, 0.1)],
      ]),
    ) +
    [
      [430, 486, 34],
      [520, 478, 26],
      [770, 480, 30],
      [860, 490, 38],
    ]
      .map(([x, y, w]) => trunk(x!, y!, w!, 0.45))
      .join('') +
    many(12, (i) => fern(360 + i * 50, 500 + (i % 3) * 8, 42, 0.35, i + 3)) +
    fill(
      ribbon(path, [46, 56, 76, 110, 170, 260, 380]),
      linear(0, 470, 0, 800, [
        [0, '#fbf2c4'],
        [0.5, L.tone(ink.edge, 0, 0)],
        [1, L.tone(ink.wheat, 0.1, 0.25)],
      ]),
    ) +
    fill(
      many(40, () => {
        const t = chance();
        const p = path[Math.min(6, Math.floor(t * 7))]!;
        const w = lerp(30, 180, t);
        return blob(
          p[0] + chance.between(-0.8, 0.8) * w,
          p[1] + chance.between(-20, 30),
          3 + t * 8,
          1.5 + t * 3,
          5,
          0.3,
          7,
        );
      }),
      L.tone(ink.wheatDeep, 0, 0.1),
      0.5,
    ) +
    figure({
      x: 640,
      y: 536,
      h: 96,
      pose: 'walk',
      colour: '#2a3a30',
      hat: '#4a3123',
      rim: '#fffbd0',
    }) +
    figure({
      x: 676,
      y: 542,
      h: 90,
      pose: 'walk',
      colour: '#2a3a30',
      dress: ink.copihue,
      hair: 'long',
      rim: '#fffbd0',
      hem: 0.3,
    }) +
    rays(L, 660, 20, 40, 760, 34, 9, 0.34) +
    trunk(300, 600, 62, 0.2, 14) +
    trunk(940, 610, 70, 0.18, -18) +
    foliage(L, 180, 40, 300, 140, { colour: ink.leaf, depth: 0.16, seed: 12, leaf: 20 }) +
    foliage(L, 1040, 20, 300, 150, { colour: ink.leaf, depth: 0.14, seed: 15, leaf: 20 }) +
    many(9, (i) => fern(200 + i * 34, 640 + (i % 2) * 16, 80, 0.12, i + 30)) +
    many(9, (i) => fern(790 + i * 40, 646 + (i % 3) * 12, 84, 0.12, i + 50)) +
    veils(L, 6, 6, 470, 540, 0.4, '#fffbe0') +
    trunk(60, 780, 150, 0, 30) +
    trunk(1160, 790, 140, 0, -26) +
    garland(L, [110, 120], [40, 560], { seed: 4, sag: 0, flowers: 9, size: 46 }) +
    garland(L, [-10, 40], [420, 30], { seed: 9, sag: 40, flowers: 8, size: 44, shade: 0.1 }) +
    foliage(L, 860, -40, 420, 110, { colour: ink.leafDeep, seed: 21, leaf: 28 }) +
    many(6, (i) => fern(150 + i * 60, 806, 150, 0, i + 70)) +
    many(6, (i) => fern(830 + i * 66, 810, 156, 0, i + 90)) +
    fill(
      many(24, () =>
        ellipse(chance.between(250, 950), chance.between(120, 560), chance.between(1.5, 3.5)),
      ),
      '#fffde6',
      0.9,
    ),
};
