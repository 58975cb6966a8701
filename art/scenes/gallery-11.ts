/** The invitation on the table: cream envelope, copihue seal, wheat and eucalyptus in the window's light. */
import { ink } from '../kit/colour.ts';
import { copihue } from '../kit/copihue.ts';
import { clipped, linear, radial } from '../kit/defs.ts';
import { lit, noon } from '../kit/light.ts';
import { random } from '../kit/random.ts';
import {
  type Point,
  at,
  blob,
  curve,
  cut,
  ellipse,
  fill,
  lens,
  line,
  many,
  rect,
  ribbon,
} from '../kit/shapes.ts';
import { ear } from '../kit/wreath.ts';

const L = lit(noon, { from: -1, tint: '#f0d9a8', tinted: 0.08, shadow: '#33302a' });
const chance = random(61);
const placed = (markup: string, x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${markup}</g>`;
const under = (d: string, dx = 8, dy = 12, k = 0.3) =>
  fill(d, '#2c1b16', k, ` transform="translate(${dx} ${dy})"`);

const table = () =>
  fill(
    rect(-20, -20, 1240, 840),
    linear(0, 0, 1200, 800, [
      [0, '#c9a273'],
      [1, '#a27a50'],
    ]),
  ) +
  many(
    7,
    (i) =>
      fill(
        rect(-20, i * 122 - 24, 1240, 119),
        ['#b98d5e', '#c39868', '#b38657', '#bf9363', '#b78a5a', '#c29767', '#b08354'][i]!,
      ) +
      fill(rect(-20, i * 122 + 93, 1240, 4), '#5e3f27', 0.8) +
      fill(rect(-20, i * 122 - 24, 1240, 3), '#e6c596', 0.6) +
      fill(
        many(30, () => {
          const x = chance.between(-80, 1200);
          const y = i * 122 - 18 + chance() * 108;
          return lens(
            x,
            y,
            x + chance.between(80, 340),
            y + chance.between(-3, 3),
            chance.between(0.8, 2.2),
          );
        }),
        '#8a6138',
        0.42,
      ),
  ) +
  [
    [960, 92],
    [140, 690],
    [1080, 560],
  ]
    .map(([x, y]) =>
      line([26, 18, 10].map((r) => ellipse(x!, y!, r * 1.9, r * 0.8)).join(''), '#7d5630', 2, 0.6),
    )
    .join('');

function monogram(x: number, y: number, s: number, colour: string): string {
  const v = `M${x - s * 1.3} ${y - s * 0.6}H${x - s * 0.86}M${x - s * 1.08} ${y - s * 0.6}L${x - s * 0.7} ${y + s * 0.5}L${x - s * 0.34} ${y - s * 0.6}M${x - s * 0.5} ${y - s * 0.6}H${x - s * 0.16}`;
  const l = `M${x + s * 0.34} ${y - s * 0.6}H${x + s * 0.74}M${x + s * 0.54} ${y - s * 0.6}V${y + s * 0.5}M${x + s * 0.34} ${y + s * 0.5}H${x + s * 1.14}V${y + s * 0.26}`;
  const and = `M${x + s * 0.19} ${y + s * 0.3}C${x - s * 0.06} ${y + s * 0.1} ${x - s * 0.12} ${y - s * 0.04} ${x + s * 0.02} ${y - s * 0.1}C${x + s * 0.16} ${y - s * 0.06} ${x + s * 0.02} ${y + s * 0.08} ${x - s * 0.1} ${y + s * 0.16}C${x - s * 0.16} ${y + s * 0.34} ${x + s * 0.1} ${y + s * 0.36} ${x + s * 0.18} ${y + s * 0.1}`;
  return (
    line(v + l, colour, s * 0.07) +
    line(
      `M${x - s * 1.05} ${y - s * 0.56}L${x - s * 0.69} ${y + s * 0.46}M${x + s * 0.57} ${y - s * 0.56}V${y + s * 0.48}`,
      colour,
      s * 0.14,
    ) +
    line(and, colour, s * 0.045)
  );
}
const writing = (x: number, y: number, w: number, seed: number) => {
  const c = random(seed);
  const points: Point[] = [];
  for (let u = 0; u <= w; u += 5)
    points.push([x + u, y + ((u / 5) % 2 ? -1 : 1) * c.between(1, u % 35 === 0 ? 9 : 4)]);
  return line(curve(points), L.tone(ink.ink, 0, 0), 1.8, 0.75);
};
const sprigEar = (x: number, y: number, a: number, l: number, k = 2.6) => {
  const e = ear(x, y, l, a, l * k);
  return (
    under(e.grains + e.stems, 6, 9, 0.26) +
    fill(e.awns, L.tone(ink.gold, 0, 0), 0.85) +
    fill(e.stems, L.tone(ink.wheatDeep, 0, -0.2)) +
    fill(e.grains, L.tone('#d5a548', 0, 0))
  );
};

function eucalyptus(points: readonly Point[], size: number, seed: number): string {
  const c = random(seed);
  const n = 13;
  const on = (t: number): Point => {
    const k = Math.min(points.length - 2, Math.floor(t * (points.length - 1)));
    const u = t * (points.length - 1) - k;
    return [
      points[k]![0] + (points[k + 1]![0] - points[k]![0]) * u,
      points[k]![1] + (points[k + 1]![1] - points[k]![1]) * u,
    ];
  };
  const coins = Array.from({ length: n * 2 }, (_, i) => {
    const t = (Math.floor(i / 2) + 0.5) / n;
    const [x, y] = on(t);
    const [x2, y2] = on(Math.min(1, t + 0.02));
    const along = Math.atan2(y2 - y, x2 - x);
    const a = along + (i % 2 ? 1 : -1) * c.between(0.9, 1.3);
    const s = size * (1 - t * 0.5) * c.between(0.85, 1.1);
    return {
      x: x + Math.cos(a) * s * 0.8,
      y: y + Math.sin(a) * s * 0.8,
      s,
      a: (a * 180) / Math.PI,
      from: [x, y] as Point,
    };
  });
  const disc = (q: (typeof coins)[number], colour: string, k: number, dx = 0, dy = 0, o = 1) =>
    `<ellipse cx="${q.x + dx}" cy="${q.y + dy}" rx="${q.s * 0.62 * k}" ry="${q.s * 0.46 * k}" transform="rotate(${q.a} ${q.x + dx} ${q.y + dy})" fill="${colour}" opacity="${o}"/>`;
  return (
    coins.map((q) => disc(q, '#2c1b16', 1, 6, 10, 0.22)).join('') +
    line(curve(points), L.tone(ink.wood, 0, 0.2), 4) +
    coins
      .map(
        (q, i) =>
          disc(q, L.tone('#7f9d8c', 0, i % 3 ? 0.06 : -0.16), 1) +
          disc(q, L.tone('#a9c0ad', 0, -0.1), 0.66, -2, -2, 0.6) +
          line(`M${at(q.from)}L${at([q.x, q.y])}`, L.tone('#5d7c6c', 0, 0.05), 1.6),
      )
      .join('')
  );
}

const envelope = () => {
  const [w, h] = [560, 372];
  const o = rect(-w / 2, -h / 2, w, h);
  const flap = `M${-w / 2} ${-h / 2}L-24 34Q0 54 24 34L${w / 2} ${-h / 2}Z`;
  return (
    under(o, 12, 18, 0.34) +
    fill(
      o,
      linear(0, -h / 2, 0, h / 2, [
        [0, L.tone('#f4e6c8', 0, 0.02)],
        [1, L.tone('#e9d6ae', 0, 0.06)],
      ]),
    ) +
    fill(
      cut([
        [-w / 2, h / 2],
        [-30, 10],
        [30, 10],
        [w / 2, h / 2],
      ]),
      L.tone('#f1e1bf', 0, 0.02),
    ) +
    line(`M${-w / 2} ${h / 2}L-20 0M${w / 2} ${h / 2}L20 0`, L.tone('#b99a68', 0, 0), 1.6, 0.7) +
    clipped(o, fill(flap, '#5a3a20', 0.28, ' transform="translate(3 12)"')) +
    fill(
      flap,
      linear(0, -h / 2, 0, 60, [
        [0, L.tone('#fbf1da', 0, -0.08)],
        [1, L.tone('#efdfbb', 0, 0)],
      ]),
    ) +
    line(
      `M${-w / 2 + 14} ${-h / 2 + 2}L-22 24Q0 42 22 24L${w / 2 - 14} ${-h / 2 + 2}`,
      L.tone(ink.wheat, 0, 0),
      1.6,
      0.7,
    )
  );
};
const seal = () =>
  under(blob(0, 0, 66, 64, 12, 0.07, 16), 5, 8, 0.4) +
  fill(
    blob(0, 0, 66, 64, 12, 0.07, 16),
    radial(-18, -20, 92, [
      [0, '#d23a54'],
      [0.6, '#ad1f3d'],
      [1, '#7c1028'],
    ]),
  ) +
  fill(ellipse(0, 0, 48), '#8d1630') +
  fill(
    ellipse(2, 2, 46),
    radial(-10, -12, 60, [
      [0, '#c02c48'],
      [1, '#9a1a36'],
    ]),
  ) +
  fill(
    many(10, (i) => {
      const a = (i / 10) * 6.28;
      return lens(
        Math.cos(a) * 36,
        Math.sin(a) * 36,
        Math.cos(a + 0.5) * 42,
        Math.sin(a + 0.5) * 42,
        2.6,
      );
    }),
    '#e06a7c',
    0.7,
  ) +
  `<g opacity=".95">${copihue(L, 0, -22, 52, 0).replace(/fill="[^"]+"/g, (_, i: number) => (i % 2 ? 'fill="#e4788a"' : 'fill="#d9566c"'))}</g>` +
  fill(lens(-48, -26, -16, -54, 4, -6), '#f3b3bd', 0.8);
const card = () => {
  const [w, h] = [430, 470];
  const o = rect(-w / 2, -h / 2, w, h);
  return (
    under(o, 8, 14, 0.28) +
    fill(o, L.tone('#fffaf0', 0, 0)) +
    line(rect(-w / 2 + 18, -h / 2 + 18, w - 36, h - 36), L.tone(ink.leafDeep, 0, 0), 2) +
    line(rect(-w / 2 + 25, -h / 2 + 25, w - 50, h - 50), L.tone(ink.leafDeep, 0, 0), 0.9) +
    monogram(0, -118, 62, L.tone(ink.copihue, 0, 0)) +
    line('M-120 -54H-20M20 -54H120', L.tone(ink.wheat, 0, 0), 1.8) +
    fill(lens(-10, -54, 10, -54, 4) + lens(0, -64, 0, -44, 4), L.tone(ink.copihue, 0, 0)) +
    writing(-130, -14, 260, 3) +
    writing(-96, 18, 190, 5) +
    writing(-120, 52, 240, 7)
  );
};

export const scene = {
  name: 'gallery-11',
  width: 1200,
  height: 800,
  draw: () =>
    table() +
    placed(
      under(
        cut([
          [-330, -260],
          [330, -250],
          [320, 270],
          [-340, 250],
        ]),
        8,
        12,
        0.24,
      ) +
        fill(
          cut([
            [-330, -260],
            [330, -250],
            [320, 270],
            [-340, 250],
          ]),
          L.tone(ink.river, 0, 0.02),
        ) +
        fill(
          many(60, (i) => lens(-330 + i * 11.2, -256, -334 + i * 11.1, 256, 0.9)),
          L.tone(ink.riverDeep, 0, 0),
          0.25,
        ) +
        fill(
          many(46, (i) => lens(-332, -250 + i * 11.2, 326, -246 + i * 11.2, 0.9)),
          L.tone(ink.snow, 0, 0),
          0.16,
        ) +
        fill(
          many(60, (i) => lens(-338 + i * 11, 252, -340 + i * 11, 276, 1.6)),
          L.tone(ink.river, 0, 0.1),
        ),
      660,
      420,
      9,
    ) +
    eucalyptus(
      [
        [40, 760],
        [120, 640],
        [170, 520],
        [190, 400],
        [170, 270],
        [120, 160],
      ],
      46,
      5,
    ) +
    eucalyptus(
      [
        [1230, 560],
        [1170, 650],
        [1090, 710],
        [960, 752],
      ],
      34,
      9,
    ) +
    placed(card(), 552, 292, -13) +
    placed(envelope(), 668, 476, 6) +
    placed(seal(), 664, 502, 12) +
    sprigEar(990, 190, -2.2, 96) +
    sprigEar(1040, 170, -1.95, 92) +
    sprigEar(1086, 196, -1.7, 90) +
    fill(
      ribbon(
        [
          [1096, 352],
          [1130, 348],
        ],
        [15, 15],
      ),
      L.tone(ink.copihue, 0, 0),
    ) +
    copihue(L, 300, 610, 104, 38) +
    copihue(L, 372, 676, 92, 14) +
    copihue(L, 246, 700, 84, 62) +
    fill(
      lens(286, 612, 220, 560, 16) + lens(360, 672, 420, 620, 14) + lens(240, 690, 180, 660, 14),
      L.tone(ink.leafDeep, 0, -0.05),
    ) +
    placed(
      under(
        ribbon(
          [
            [0, 0],
            [120, 0],
            [250, 0],
          ],
          [17, 22, 15],
        ),
        5,
        9,
        0.3,
      ) +
        fill(
          ribbon(
            [
              [0, 0],
              [120, 0],
              [250, 0],
            ],
            [17, 22, 15],
          ),
          linear(0, -11, 0, 11, [
            [0, L.tone(ink.leafDeep, 0, -0.2)],
            [1, L.tone(ink.ink, 0, 0.2)],
          ]),
        ) +
        fill(rect(112, -11, 9, 22) + rect(20, -9, 5, 18), L.tone(ink.gold, 0, 0)) +
        fill(
          cut([
            [250, -7],
            [292, 0],
            [250, 7],
          ]),
          L.tone(ink.gold, 0, -0.1),
        ) +
        line('M256 0H290', L.tone(ink.wheatDeep, 0, 0), 1.4),
      500,
      748,
      -4,
    ) +
    fill(
      many(9, (i) => {
        const [x, y] = [120 + ((i * 397) % 1000), 60 + ((i * 233) % 700)];
        return lens(x, y, x + 18, y + 8, 6);
      }),
      L.tone(ink.copihue, 0, 0),
      0.9,
    ) +
    `<g opacity=".15">${fill(
      cut([
        [-20, -20],
        [420, -20],
        [-20, 420],
      ]) +
        cut([
          [520, -20],
          [800, -20],
          [60, 820],
          [-20, 820],
          [-20, 560],
        ]),
      '#fff6d8',
    )}${fill(
      cut([
        [900, -20],
        [1080, -20],
        [340, 820],
        [160, 820],
      ]),
      '#fff6d8',
    )}</g>` +
    fill(
      many(26, () => {
        const [x, y] = [chance.between(760, 1240), chance.between(-30, 260)];
        const a = chance() * 6.28;
        return lens(x, y, x + Math.cos(a) * 90, y + Math.sin(a) * 90, 18);
      }),
      '#2c1b16',
      0.1,
    ),
};
