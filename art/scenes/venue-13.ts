/** Copihues in the shade of the wood, a green-backed picaflor at the largest. */
import { ink, mix } from '../kit/colour.ts';
import { bell, broadLeaf, bud, dew } from '../kit/copihue-near.ts';
import { blurred, linear } from '../kit/defs.ts';
import { hummingbird } from '../kit/heron.ts';
import { lit, morning } from '../kit/light.ts';
import { random } from '../kit/random.ts';
import { type Point, ellipse, fill, line, curve, lens, many, rect, ribbon } from '../kit/shapes.ts';
import { glow, rays } from '../kit/sky.ts';

const L = lit(morning, { from: 1, tinted: 0.05, shadow: '#0d2a2a' });

function wood(): string {
  const chance = random(6);
  const trunks = [
    [90, 90],
    [300, 46],
    [520, 30],
    [1010, 40],
    [1140, 110],
  ]
    .map(([x, w]) =>
      fill(
        ribbon(
          [
            [x!, -30],
            [x! + 12, 300],
            [x! - 6, 830],
          ],
          [w!, w! * 0.9, w! * 1.2],
        ),
        mix('#0f2b26', '#2d4a3a', chance()),
        0.8,
      ),
    )
    .join('');
  const discs = (count: number, colour: string, opacity: number) =>
    fill(
      many(count, () => {
        const r = chance.between(10, 58);
        return ellipse(chance.between(200, 1230), chance.between(-20, 560), r);
      }),
      colour,
      opacity,
    );
  const fern = (x: number, y: number, s: number, a: number) =>
    many(16, (i) => {
      const t = i / 16;
      const [px, py] = [x + Math.cos(a) * s * t, y + Math.sin(a) * s * t + t * t * s * 0.25];
      return [-1, 1]
        .map((k) =>
          lens(
            px,
            py,
            px + Math.cos(a + k * 1.1) * s * 0.3 * (1 - t),
            py + Math.sin(a + k * 1.1) * s * 0.3 * (1 - t) + 6,
            s * 0.022,
          ),
        )
        .join('');
    });
  return (
    fill(
      rect(-20, -20, 1240, 840),
      linear(0, 0, 0, 800, [
        [0, '#5f8f6b'],
        [0.45, '#2f5f4c'],
        [1, '#12322c'],
      ]),
    ) +
    blurred(trunks, 9) +
    glow(900, 60, 620, '#f6efb8', 0.75) +
    rays(L, 960, -60, 120, 900, 44, 9, 0.1) +
    blurred(discs(46, '#9dbb74', 0.3) + discs(26, '#e9eeb0', 0.3) + discs(14, '#fff7cf', 0.32), 5) +
    blurred(
      fill(
        [
          [60, 830, 420, -1.2],
          [240, 840, 380, -1.7],
          [420, 860, 330, -1.2],
          [900, 850, 380, -1.9],
          [1080, 850, 460, -1.3],
          [720, 880, 300, -1.5],
        ]
          .map(([x, y, s, a]) => fern(x!, y!, s!, a!))
          .join(''),
        '#1c4a3c',
      ),
      3,
    ) +
    fill(
      [
        [130, 850, 330, -1.0],
        [1150, 850, 360, -1.95],
        [20, 840, 300, -1.5],
      ]
        .map(([x, y, s, a]) => fern(x!, y!, s!, a!))
        .join(''),
      '#2b5f48',
    )
  );
}

const vineA: Point[] = [
  [1240, 60],
  [1080, 92],
  [920, 60],
  [760, 96],
  [600, 84],
  [440, 128],
  [300, 112],
  [150, 160],
  [-40, 130],
];
const vineB: Point[] = [
  [1240, -10],
  [1120, 70],
  [1060, 150],
  [1076, 260],
  [1130, 350],
  [1100, 470],
];

export const scene = {
  name: 'venue-13',
  width: 1200,
  height: 800,
  draw: () =>
    wood() +
    [
      [1010, 70, 210, 38],
      [880, 70, 190, 150],
      [520, 100, 200, 30],
      [230, 118, 230, 150],
      [1068, 200, 180, 160],
      [330, 112, 150, 60],
    ]
      .map(([x, y, s, t], i) => broadLeaf(L, x!, y!, s!, t!, i + 40, 0.28))
      .join('') +
    line(curve(vineA), L.tone(ink.woodDeep, 0, 0.05), 11) +
    line(curve(vineA.map(([x, y]): Point => [x, y - 2])), L.tone(ink.olive, 0, -0.1), 3, 0.8) +
    line(curve(vineB), L.tone(ink.woodDeep, 0, 0.05), 9) +
    line(curve(vineB.map(([x, y]): Point => [x + 2, y])), L.tone(ink.olive, 0, -0.1), 2.4, 0.8) +
    bell(L, 400, 168, 250, 8, 8, mix(ink.copihue, ink.copihueDeep, 0.45)) +
    line(
      curve([
        [262, 124],
        [258, 150],
        [246, 172],
      ]),
      L.tone(ink.leaf, 0, 0.15),
      7,
    ) +
    bud(L, 240, 196, 120, 12) +
    bud(L, 1098, 500, 130, -8) +
    broadLeaf(L, 690, 92, 250, 158, 3) +
    broadLeaf(L, 780, 96, 230, 24, 5, -0.04) +
    broadLeaf(L, 1130, 350, 220, 118, 7, 0.02) +
    broadLeaf(L, 1084, 262, 170, 14, 9) +
    broadLeaf(L, 130, 160, 210, 200, 11, 0.05) +
    bell(L, 930, 128, 330, -5, 5) +
    bell(L, 690, 150, 430, 3, 3) +
    broadLeaf(L, 640, 84, 200, -28, 13, -0.1) +
    broadLeaf(L, 920, 60, 210, -150, 15, -0.08) +
    broadLeaf(L, 440, 126, 190, -36, 17, -0.06) +
    broadLeaf(L, 1090, 90, 200, -20, 19, -0.05) +
    broadLeaf(L, 310, 112, 180, -140, 21, -0.04) +
    dew(760, 420, 11) +
    dew(640, 360, 8) +
    dew(712, 520, 7) +
    dew(985, 330, 8) +
    dew(905, 250, 6) +
    dew(830, 118, 8) +
    dew(620, 128, 7) +
    dew(1110, 430, 7) +
    hummingbird(330, 610, 230, -14),
};
