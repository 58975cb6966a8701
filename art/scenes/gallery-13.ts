/** From the hayloft: the floor full, the lights strung from one mast, and they in the middle, dancing a cueca. */
import { ink } from '../kit/colour.ts';
import { dancers } from '../kit/dancers.ts';
import { linear, radial } from '../kit/defs.ts';
import { figure } from '../kit/figure.ts';
import { guitar } from '../kit/guitar.ts';
import { dusk, lit, night } from '../kit/light.ts';
import { lantern, stringLights } from '../kit/lights.ts';
import { camera } from '../kit/perspective.ts';
import { gown } from '../kit/poses.ts';
import { poplars } from '../kit/poplar.ts';
import { random } from '../kit/random.ts';
import { at, blob, cut, ellipse, fill, lens, line, many, rect } from '../kit/shapes.ts';
import { sky, stars } from '../kit/sky.ts';
import { nogal } from '../kit/trees.ts';
import { cordillera } from '../kit/cordillera.ts';
import { hill } from '../kit/hills.ts';

const N = lit(night, { tinted: 0.55 });
const L = lit(dusk, { tint: '#b8642c', tinted: 0.14, shadow: '#2a1518', sun: '#ffe0a0', from: 1 });
const cam = camera({ x: 600, horizon: 214, eye: 4.3, focal: 860 });
const p = cam.point;
const chance = random(90);
const suits = [
  { top: '#26363a', bottom: '#1c2529' },
  { top: ink.paper, bottom: ink.riverDeep },
  { top: ink.river, bottom: '#2c2a33' },
  { top: ink.wheat, bottom: ink.woodDeep },
];
const dresses = [ink.wheat, ink.river, '#c8587a', ink.leaf, ink.ember, '#7a5a9a'];
const floorPairs = [
  { X: -5.2, Z: 14.7, kind: 'slow' },
  { X: 3.1, Z: 13.8, kind: 'turn' },
  { X: 0.6, Z: 14.6, kind: 'slow' },
  { X: -3.2, Z: 12.4, kind: 'turn' },
  { X: 4.4, Z: 11.2, kind: 'slow' },
  { X: -4.7, Z: 10.9, kind: 'cueca' },
  { X: 2.7, Z: 9.6, kind: 'slow' },
  { X: -2.9, Z: 7.9, kind: 'slow' },
  { X: 3.5, Z: 7.5, kind: 'turn' },
] as const;
const pairs = () =>
  [
    ...floorPairs.map((q, i) => ({
      Z: q.Z,
      markup: () => {
        const [x, y] = p(q.X, 0, q.Z);
        return dancers({
          x,
          y,
          h: 1.66 * cam.scale(q.Z),
          kind: q.kind,
          flip: i % 2 === 0,
          rim: '#ffd38c',
          light: L,
          him: suits[i % 4]!,
          her: {
            top: dresses[i % 6]!,
            hair: i % 2 ? 'bun' : 'long',
            hairColour: i % 3 ? '#3b2118' : '#5a3a24',
          },
        });
      },
    })),
    {
      Z: 9.9,
      markup: () => {
        const [x, y] = p(-1.35, 0, 9.9);
        return (
          fill(
            ellipse(x, y, 190, 46),
            radial(x, y, 190, [
              [0, '#fff2c8', 0.75],
              [1, '#fff2c8', 0],
            ]),
          ) +
          dancers({
            x,
            y,
            h: 1.74 * cam.scale(9.9),
            kind: 'cueca',
            rim: '#fff0c0',
            light: L,
            him: { top: '#22332f', bottom: '#22332f', hat: '#1a2421' },
            her: { top: ink.snow, skirt: gown, hair: 'bun' },
          })
        );
      },
    },
  ]
    .sort((a, b) => b.Z - a.Z)
    .map((q) => q.markup())
    .join('');

function tableRound(X: number, Z: number): string {
  const s = cam.scale(Z);
  const [x, y] = p(X, 0.75, Z);
  const [, foot] = p(X, 0, Z);
  const seats = [-0.9, -0.3, 0.35, 0.95]
    .map((k, i) =>
      figure({
        x: x + k * s * 0.95,
        y: y - s * 0.12 + s * 0.42,
        h: s * 1.32,
        pose: 'sit',
        flip: k > 0,
        colour: '#2b2330',
        rim: '#f0b060',
        skin: '#7a4e36',
        ...(i % 2 ? { dress: L.tone(dresses[(i + Math.round(Z)) % 6]!, 0, 0.35) } : {}),
      }),
    )
    .join('');
  return (
    fill(ellipse(x, foot + s * 0.1, s * 1.5, s * 0.5), '#0c1418', 0.5) +
    seats +
    fill(
      `M${x - s * 0.85} ${y}Q${x - s * 0.8} ${foot} ${x - s * 0.7} ${foot + s * 0.12}H${x + s * 0.7}Q${x + s * 0.8} ${foot} ${x + s * 0.85} ${y}Z`,
      linear(x - s, 0, x + s, 0, [
        [0, L.tone(ink.snow, 0, 0.35)],
        [0.5, L.tone(ink.snow, 0, 0.1)],
        [1, L.tone(ink.snow, 0, 0.45)],
      ]),
    ) +
    fill(ellipse(x, y, s * 0.85, s * 0.28), L.tone(ink.snow, 0, -0.1)) +
    fill(
      ellipse(x, y - s * 0.02, s * 0.6, s * 0.19),
      radial(x, y, s * 0.6, [
        [0, '#ffdf98', 0.9],
        [1, '#ffdf98', 0],
      ]),
    ) +
    fill(
      many(6, (i) =>
        ellipse(x + Math.cos(i) * s * 0.6, y + Math.sin(i) * s * 0.19, s * 0.1, s * 0.032),
      ),
      L.tone(ink.paper, 0, 0.14),
    ) +
    lantern(x, y, s * 0.36, '#2a1d18', 0.6)
  );
}

export const scene = {
  name: 'gallery-13',
  width: 1200,
  height: 800,
  draw: () =>
    sky(N, 230) +
    stars(6, 150, 150) +
    cordillera(N, { base: 226, height: 90, seed: 46, peaks: 9, depth: 0.4, colour: ink.river }) +
    hill(N, () => 222, { colour: ink.leafDeep, shade: 0.15, depth: 0.12, marks: 60, seed: 6 }) +
    poplars(N, () => 240, { from: 880, to: 1200, count: 11, h: 120, seed: 5, depth: 0.1 }) +
    poplars(N, () => 238, { from: 0, to: 230, count: 8, h: 110, seed: 15, depth: 0.12 }) +
    nogal(N, { x: 350, y: 262, h: 150, seed: 4, shade: 0.1 }) +
    nogal(N, { x: 790, y: 264, h: 160, seed: 9, shade: 0.1 }) +
    fill(
      ellipse(600, 520, 900),
      radial(600, 520, 900, [
        [0, '#f5b45c', 0.7],
        [0.4, '#c97a3a', 0.36],
        [1, '#c97a3a', 0],
      ]),
      1,
      ' clip-path="inset(0)"',
    ) +
    // The band under its awning.
    fill(
      cut([p(-2.6, 0, 17), p(2.6, 0, 17), p(2.6, 0.5, 17), p(-2.6, 0.5, 17)]),
      L.tone(ink.woodDeep, 0, 0.1),
    ) +
    fill(
      cut([p(-2.6, 0.5, 17), p(2.6, 0.5, 17), p(2.6, 0.5, 19), p(-2.6, 0.5, 19)]),
      L.tone(ink.wood, 0, -0.2),
    ) +
    fill(
      cut([p(-2.5, 0.5, 19), p(2.5, 0.5, 19), p(2.5, 3.1, 19), p(-2.5, 3.1, 19)]),
      linear(0, 240, 0, 370, [
        [0, '#ffd991'],
        [1, '#d98a44'],
      ]),
    ) +
    [-1.7, -0.6, 0.6, 1.7]
      .map((X, i) => {
        const [x, y] = p(X, 0.5, 17.8);
        const s = cam.scale(17.8);
        return (
          figure({
            x,
            y,
            h: 1.7 * s,
            pose: i === 1 ? 'toast' : 'stand',
            flip: i > 1,
            colour: '#2a1a18',
            hat: '#1c1210',
            ...(i === 1 ? { dress: ink.copihueDeep } : {}),
          }) +
          (i === 0 || i === 3
            ? guitar(x, y - s * 0.9, s * 1.1, i ? 160 : -18)
            : i === 2
              ? fill(rect(x - s * 0.26, y - s * 1.16, s * 0.52, s * 0.4), ink.copihue) +
                line(
                  many(
                    5,
                    (k) => `M${at([x - s * 0.14 + k * s * 0.07, y - s * 1.16])}V${y - s * 0.76}`,
                  ),
                  ink.paper,
                  1.4,
                )
              : '')
        );
      })
      .join('') +
    fill(
      cut([p(-2.9, 3.1, 16.8), p(2.9, 3.1, 16.8), p(2.6, 3.9, 18.6), p(-2.6, 3.9, 18.6)]),
      L.tone(ink.copihueDeep, 0, 0),
    ) +
    fill(
      many(12, (i) => {
        const [a, b] = [
          p(-2.9 + (i * 5.8) / 12, 3.1, 16.8),
          p(-2.9 + ((i + 1) * 5.8) / 12, 3.1, 16.8),
        ];
        return `M${at(a)}A10 9 0 0 0 ${at(b)}Z`;
      }),
      L.tone(ink.paper, 0, 0.1),
    ) +
    line(
      `M${at(p(-2.6, 0.5, 17))}L${at(p(-2.6, 3.1, 17))}M${at(p(2.6, 0.5, 17))}L${at(p(2.6, 3.1, 17))}`,
      L.tone(ink.woodDeep, 0, 0.2),
      5,
    ) +
    fill(
      cut([p(-6, 0, 5), p(6, 0, 5), p(6, 0, 16), p(-6, 0, 16)]),
      linear(0, 440, 0, 820, [
        [0, '#e0a155'],
        [0.4, '#c98343'],
        [1, '#7d4a2a'],
      ]),
    ) +
    line(
      many(41, (i) => {
        const X = -6 + i * 0.3;
        return `M${at(p(X, 0, 5))}L${at(p(X, 0, 16))}`;
      }),
      '#5f3520',
      1.6,
      0.45,
    ) +
    fill(
      many(70, () => {
        const [X, Z] = [chance.between(-6, 5), chance.between(5.5, 15.5)];
        const [x, y] = p(X, 0, Z);
        return rect(x, y, cam.scale(Z) * 0.28, 1.6);
      }),
      '#5f3520',
      0.55,
    ) +
    fill(
      cut([p(-6, 0, 5), p(-6, 0, 16), p(-6.15, -0.25, 16), p(-6.15, -0.25, 5)]) +
        cut([p(6, 0, 5), p(6, 0, 16), p(6.15, -0.25, 16), p(6.15, -0.25, 5)]),
      '#3a2016',
    ) +
    `<g transform="matrix(1 0 0 0.42 0 330)">${fill(
      ellipse(490, 590, 430),
      radial(490, 590, 430, [
        [0, '#ffedb8', 0.6],
        [1, '#ffedb8', 0],
      ]),
    )}</g>` +
    [
      [-8.6, 14.2],
      [8.6, 14.6],
      [-8.3, 10.6],
      [8.2, 10.8],
    ]
      .map(([X, Z]) => tableRound(X!, Z!))
      .join('') +
    line(`M${at(p(0, 0, 11.6))}L${at(p(0, 6.4, 11.6))}`, '#2a1712', 10) +
    fill(
      many(20, (i) =>
        lens(
          ...p(0, 0.4 + i * 0.28, 11.6),
          p(0, 0, 11.6)[0] + (i % 2 ? 18 : -18),
          p(0, 0.55 + i * 0.28, 11.6)[1],
          5,
        ),
      ),
      L.tone(ink.leaf, 0, 0.1),
    ) +
    fill(
      many(14, (i) =>
        blob(
          p(0, 0, 11.6)[0] + ((i % 3) - 1) * 9,
          p(0, 0.6 + i * 0.38, 11.6)[1],
          5,
          6,
          i + 2,
          0.2,
          8,
        ),
      ),
      L.tone(ink.copihue, 0, -0.1),
    ) +
    pairs() +
    [
      [-20, 96],
      [-20, 300],
      [200, -20],
      [440, -20],
      [780, -20],
      [1010, -20],
      [1220, 110],
      [1220, 310],
    ]
      .map(([x, y], i) =>
        stringLights(
          p(0, 6.4, 11.6),
          [x!, y!],
          26 + (i % 3) * 8,
          i === 3 || i === 4 ? 5 : 11,
          5.4,
          '#1a1418',
          0.62,
        ),
      )
      .join('') +
    [
      [-6.4, 5.6],
      [6.4, 5.6],
    ]
      .map(([X, Z]) => lantern(...p(X!, 0, Z!), 96, '#1a1210', 0.7))
      .join('') +
    fill(
      many(60, () => {
        const [x, y] = p(chance.between(-5.5, 5.5), 0, chance.between(5.6, 9));
        return lens(x, y, x + 12, y - 3, 3.4);
      }),
      ink.copihue,
      0.85,
    ),
};
