/** The hour of the siesta: a hammock in the hazel orchard, a hat, a book, a basket of nuts. */
import { ink } from '../kit/colour.ts';
import { linear } from '../kit/defs.ts';
import { grass, wildflowers } from '../kit/grass.ts';
import { hammock, hazel, hazelLeaf, hazelnuts } from '../kit/hazel.ts';
import { hill } from '../kit/hills.ts';
import { lit, noon } from '../kit/light.ts';
import { random } from '../kit/random.ts';
import {
  type Point,
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
import { cordillera } from '../kit/cordillera.ts';
import { glow, mist, rays } from '../kit/sky.ts';
import { stage } from '../kit/stage.ts';

const L = lit(noon, { from: 1, tinted: 0.2, tint: '#e8c35c', haze: '#e9ecb4', shadow: '#17402f' });
const S = stage({ x: 470, horizon: 372, eye: 1.5, focal: 640 });

const rows = () =>
  [34, 27, 21.5, 17, 13.5, 10.6]
    .map((z) =>
      [-14, -9.3, -4.6, 4.6, 9.3, 14]
        .map((X) => {
          const [x, y] = S.point([X, 0, z]);
          return x > -220 && x < 1420
            ? hazel(
                L,
                x,
                y,
                S.scale([X, 0, z]) * 4.6,
                Math.round(z * 7 + X * 3 + 200),
                Math.min(0.62, z / 48),
              )
            : '';
        })
        .join(''),
    )
    .join('');

const drifts = () => {
  const chance = random(6);
  const centres = Array.from({ length: 34 }, (): Point => [
    chance.between(-40, 1240),
    392 + chance() ** 1.3 * 420,
  ]);
  const coins = (count: number, k: number) =>
    many(count, (i) => {
      const [cx, cy] = chance.pick(centres);
      const m = (cy - 350) / 450;
      const a = chance() * 6.28;
      const t = Math.sqrt(chance()) * 150 * m;
      const r = chance.between(6, 20) * m * k;
      return blob(
        cx + Math.cos(a) * t * 1.7,
        cy + Math.sin(a) * t * 0.32,
        r * 1.6,
        r * 0.5,
        i,
        0.3,
        8,
      );
    });
  const alley = cut([
    S.point([-1.4, 0, 2.1]),
    S.point([-1.4, 0, 500]),
    S.point([1.6, 0, 500]),
    S.point([1.6, 0, 2.1]),
  ]);
  return (
    fill(alley, '#d5d678', 0.26) +
    fill(coins(560, 1), '#b9c95e', 0.7) +
    fill(coins(380, 0.8), '#e8e48c', 0.8) +
    fill(coins(140, 0.5), '#fbf7c4', 0.9)
  );
};

/** The two near hazels that carry the hammock: their stems only, crowns beyond the frame. */
function nearStems(x: number, y: number, seed: number, lean: number): string {
  const chance = random(seed);
  return [-2, 2, -1, 1, 0]
    .map((i) => {
      const top: Point = [x + i * 74 + lean, -30];
      const w = 34 - Math.abs(i) * 5;
      const points: Point[] = [
        [x + i * 17, y],
        [x + i * 24, y - 200],
        [x + i * 44 + lean * 0.4, y - 430],
        top,
      ];
      const marks = many(13, () => {
        const t = chance();
        const px = x + i * (17 + t * 40) + lean * t * 0.6;
        const py = y - t * 560;
        return lens(px - w * 0.28, py, px + w * 0.3, py + chance.between(-3, 3), 2);
      });
      return (
        fill(ribbon(points, [w * 1.35, w, w * 0.85, w * 0.6]), L.tone('#7d6650', 0, 0.22)) +
        fill(
          ribbon(
            points.map(([a, b]): Point => [a + w * 0.24, b]),
            [w * 0.4, w * 0.34, w * 0.3, w * 0.2],
          ),
          L.tone('#b59a78', 0, -0.12),
        ) +
        fill(marks, L.tone(ink.woodDeep, 0, 0.1), 0.5)
      );
    })
    .join('');
}

function overhead(): string {
  const chance = random(17);
  const layer = (count: number, shade: number, reach: number) =>
    many(count, () => {
      const x = chance.between(-60, 1240);
      const edge = 60 + Math.abs(x - 600) * 0.16;
      return hazelLeaf(
        L,
        x,
        chance.between(-70, edge * reach),
        chance.between(60, 104),
        chance.between(20, 160),
        shade + chance.between(-0.06, 0.06),
      );
    });
  return (
    layer(64, 0.4, 1) +
    layer(54, 0.14, 0.86) +
    hazelnuts(L, 246, 120, 58) +
    hazelnuts(L, 1010, 132, 62) +
    hazelnuts(L, 690, 66, 48) +
    hazelnuts(L, 92, 168, 46) +
    layer(34, -0.16, 0.62)
  );
}

const hat = (x: number, y: number, w: number) =>
  fill(
    lens(x - w * 0.6, y + w * 0.06, x + w * 0.64, y + w * 0.06, w * 0.12),
    L.tone(ink.ink, 0, 0.3),
    0.35,
  ) +
  fill(ellipse(x, y, w * 0.55, w * 0.14), L.tone('#e6c680', 0, 0.12)) +
  fill(ellipse(x + w * 0.04, y - w * 0.02, w * 0.48, w * 0.1), L.tone('#f2dba2', 0, -0.1)) +
  fill(
    curve(
      [
        [x - w * 0.27, y - w * 0.02],
        [x - w * 0.24, y - w * 0.24],
        [x, y - w * 0.31],
        [x + w * 0.24, y - w * 0.24],
        [x + w * 0.27, y - w * 0.02],
        [x, y + w * 0.04],
      ],
      true,
    ),
    L.tone('#e6c680', 0, 0.04),
  ) +
  fill(
    curve(
      [
        [x - w * 0.275, y - w * 0.02],
        [x - w * 0.262, y - w * 0.1],
        [x, y - w * 0.05],
        [x + w * 0.262, y - w * 0.1],
        [x + w * 0.275, y - w * 0.02],
        [x, y + w * 0.045],
      ],
      true,
    ),
    L.tone(ink.copihue),
  );

const book = (x: number, y: number, s: number) =>
  fill(
    cut([
      [x - s, y],
      [x, y + s * 0.16],
      [x + s, y - s * 0.08],
      [x + s * 0.9, y - s * 0.42],
      [x + s * 0.06, y - s * 0.22],
      [x - s * 0.86, y - s * 0.34],
    ]),
    L.tone(ink.riverDeep),
  ) +
  fill(
    curve(
      [
        [x - s * 0.94, y - s * 0.05],
        [x - s * 0.4, y - s * 0.02],
        [x, y + s * 0.1],
        [x + s * 0.06, y - s * 0.24],
        [x - s * 0.4, y - s * 0.38],
        [x - s * 0.82, y - s * 0.36],
      ],
      true,
    ) +
      curve(
        [
          [x + s * 0.01, y + s * 0.1],
          [x + s * 0.4, y - s * 0.08],
          [x + s * 0.94, y - s * 0.12],
          [x + s * 0.86, y - s * 0.44],
          [x + s * 0.4, y - s * 0.42],
          [x + s * 0.07, y - s * 0.24],
        ],
        true,
      ),
    L.tone(ink.snow),
  ) +
  fill(
    many(
      5,
      (i) =>
        lens(x - s * 0.76, y - s * (0.1 + i * 0.05), x - s * 0.12, y - s * (0.02 + i * 0.05), 1.1) +
        lens(x + s * 0.16, y - s * (0.04 + i * 0.06), x + s * 0.82, y - s * (0.16 + i * 0.05), 1.1),
    ),
    L.tone(ink.ink),
    0.4,
  );

function basket(x: number, y: number, w: number): string {
  const h = w * 0.5;
  const d = curve(
    [
      [x - w * 0.5, y - h],
      [x - w * 0.42, y - h * 0.3],
      [x - w * 0.34, y],
      [x + w * 0.34, y],
      [x + w * 0.42, y - h * 0.3],
      [x + w * 0.5, y - h],
    ],
    true,
  );
  const weave = many(7, (r) =>
    many(11, (i) => {
      const t = r / 7;
      const half = w * (0.35 + 0.13 * t);
      const cx = x + ((i + (r % 2) * 0.5 + 0.25) / 11.5 - 0.5) * 2 * half;
      const cy = y - h * (0.07 + t * 0.88);
      return lens(cx - w * 0.042, cy, cx + w * 0.042, cy, w * 0.018);
    }),
  );
  const nuts = many(34, (i) => {
    const a = ((i * 47) % 100) / 100 - 0.5;
    const cy = y - h - (((i * 31) % 100) / 100) * w * 0.13 * (1 - a * a * 3);
    return (
      fill(
        ellipse(x + a * w * 0.88, cy, w * 0.048, w * 0.042),
        L.tone('#b37a3e', 0, (i % 5) * 0.07 - 0.05),
      ) +
      fill(
        ellipse(x + a * w * 0.88 + w * 0.012, cy - w * 0.012, w * 0.018),
        L.tone('#edc58c', 0, -0.1),
        0.8,
      )
    );
  });
  return (
    fill(lens(x - w * 0.6, y, x + w * 0.6, y, w * 0.09), L.tone(ink.ink, 0, 0.3), 0.4) +
    line(
      `M${x - w * 0.46} ${y - h}C${x - w * 0.4} ${y - h * 2.5} ${x + w * 0.4} ${y - h * 2.5} ${x + w * 0.46} ${y - h}`,
      L.tone('#9a6d3a', 0, 0.15),
      w * 0.045,
    ) +
    nuts +
    fill(d, L.tone('#a5763f', 0, 0.22)) +
    fill(weave, L.tone('#d3a561', 0, -0.05)) +
    line(
      `M${x - w * 0.5} ${y - h}Q${x} ${y - h * 0.84} ${x + w * 0.5} ${y - h}`,
      L.tone('#c08f52', 0, 0),
      w * 0.055,
    )
  );
}

export const scene = {
  name: 'venue-11',
  width: 1200,
  height: 800,
  draw: () =>
    fill(
      rect(-20, -20, 1240, 420),
      linear(0, 0, 0, 400, [
        [0, '#cfe3c4'],
        [1, '#fbf6cf'],
      ]),
    ) +
    glow(520, 300, 420, '#fffbe0', 1) +
    rays(L, 560, 120, 60, 700, 36, 4, 0.16) +
    cordillera(L, { base: 376, height: 170, seed: 83, peaks: 4, depth: 0.62, from: 280, to: 720 }) +
    mist(L, 300, 384, 0.8) +
    hill(L, () => 374, { colour: ink.leaf, depth: 0.5, to: 0 }) +
    hill(L, () => 380, {
      colour: ink.leaf,
      depth: 0.12,
      marks: 170,
      seed: 5,
      to: 0.24,
      shade: 0.06,
    }) +
    drifts() +
    rows() +
    nearStems(180, 690, 4, -30) +
    nearStems(1046, 668, 9, 40) +
    grass(L, { from: 96, to: 268, y: 700, h: 46, count: 90, seed: 31, shade: 0 }) +
    grass(L, { from: 960, to: 1132, y: 678, h: 46, count: 90, seed: 33, shade: 0 }) +
    fill(lens(260, 716, 960, 704, 34), L.tone(ink.ink, 0, 0.3), 0.3) +
    hammock(L, [192, 372], [1030, 356], {
      sag: 196,
      wide: 150,
      colours: [ink.snow, '#4d8f95', ink.snow, ink.copihue],
    }) +
    hat(590, 532, 128) +
    book(470, 752, 92) +
    basket(742, 770, 170) +
    grass(L, { from: -20, to: 460, y: 812, h: 64, count: 170, seed: 5, shade: 0 }) +
    grass(L, { from: 850, to: 1220, y: 815, h: 80, count: 150, seed: 7, shade: 0 }) +
    wildflowers(L, { from: 930, to: 1210, y: 812, h: 100, count: 22, seed: 8 }) +
    wildflowers(L, { from: -10, to: 260, y: 812, h: 92, count: 18, seed: 18 }) +
    overhead(),
};
