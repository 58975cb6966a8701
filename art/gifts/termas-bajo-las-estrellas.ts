/** A pool of hot water in the wet forest, two heads above the steam and all the stars above them. */
import { araucaria } from '../kit/araucaria.ts';
import { boulder } from '../kit/boulder.ts';
import { ink } from '../kit/colour.ts';
import { clipped, linear, radial } from '../kit/defs.ts';
import { grass } from '../kit/grass.ts';
import { ground, hill, treeline } from '../kit/hills.ts';
import { lit, night } from '../kit/light.ts';
import { lantern } from '../kit/lights.ts';
import { person, type Person } from '../kit/person.ts';
import { lautaro, standing, violeta } from '../kit/poses.ts';
import { random } from '../kit/random.ts';
import { blob, ellipse, fill, lens, many, rect } from '../kit/shapes.ts';
import { moon, sky, stars } from '../kit/sky.ts';
import { steam } from '../kit/steam.ts';
import { volcano } from '../kit/volcano.ts';

const L = lit(night, { tinted: 0.44 });
const warm = lit(night, {
  tinted: 0.22,
  tint: '#3a2a3a',
  shadow: '#101c28',
  sun: '#ffd79a',
  from: 1,
});
const chance = random(5);
const pool = blob(600, 760, 520, 168, 8, 0.05, 18);
const light = { view: 'back', rim: '#ffd08a', rimShift: [0.008, -0.006] } as const;
const him: Person = { ...lautaro, ...standing, ...light, x: 530, y: 1190, h: 560, top: '#a8714d' };
const her: Person = {
  ...violeta,
  ...standing,
  ...light,
  x: 652,
  y: 1186,
  h: 520,
  hair: 'bun',
  head: [-0.056, 0.918],
  nod: -22,
  top: '#b98260',
};
const stone = (x: number, y: number, w: number, h: number, seed: number) =>
  boulder(warm, { x, y, w, h, seed, colour: '#6f7a78' });
const fern = (x: number, y: number, s: number, turn: number) =>
  many(5, (k) => {
    const a = turn + (k - 2) * 0.34;
    return many(13, (i) => {
      const t = i / 13;
      const [cx, cy] = [x + Math.sin(a) * s * t, y - Math.cos(a) * s * t + t * t * s * 0.24];
      const r = s * 0.2 * (1 - t * 0.8);
      return (
        lens(cx, cy, cx + Math.cos(a - 0.5) * r, cy + Math.sin(a - 0.5) * r, r * 0.16) +
        lens(cx, cy, cx - Math.cos(a + 0.5) * r, cy - Math.sin(a + 0.5) * r, r * 0.16)
      );
    });
  });
const far = ground(560, 24, 6, 240);

export const scene = {
  name: 'termas-bajo-las-estrellas',
  width: 1200,
  height: 900,
  draw: () =>
    sky(L, 600) +
    stars(21, 620, 560, true) +
    moon(236, 150, 34, false) +
    volcano(L, { x: 720, base: 590, height: 250, wide: 1.35, depth: 0.4, seed: 5 }) +
    hill(L, far, { colour: ink.leafDeep, depth: 0.26, bottom: 920 }) +
    treeline(L, far, { from: 0, to: 1200, count: 70, size: 30, depth: 0.2, seed: 8 }) +
    araucaria(L, { x: 190, y: 640, h: 430, seed: 4 }) +
    araucaria(L, { x: 1030, y: 650, h: 500, seed: 9 }) +
    araucaria(L, { x: 60, y: 700, h: 640, seed: 14 }) +
    araucaria(L, { x: 1160, y: 690, h: 560, seed: 6 }) +
    fill(rect(-20, 636, 1240, 290), L.tone(ink.leafDeep, 0, 0.3)) +
    grass(L, {
      from: -20,
      to: 1220,
      y: 672,
      h: 70,
      count: 220,
      seed: 3,
      colour: ink.leafDeep,
      shade: 0.2,
    }) +
    stone(330, 652, 170, 66, 4) +
    stone(470, 636, 130, 50, 9) +
    stone(600, 630, 150, 48, 2) +
    stone(736, 636, 140, 56, 12) +
    stone(870, 652, 170, 70, 6) +
    lantern(412, 616, 78) +
    lantern(800, 612, 78) +
    fill(
      pool,
      linear(0, 600, 0, 920, [
        [0, '#4f9a97'],
        [0.5, '#2b7280'],
        [1, '#123a4d'],
      ]),
    ) +
    clipped(
      pool,
      fill(
        ellipse(600, 700, 480, 150),
        radial(
          600,
          690,
          480,
          [
            [0, '#ffd894', 0.55],
            [0.5, '#e6b97a', 0.22],
            [1, '#e6b97a', 0],
          ],
          150,
        ),
      ) +
        fill(
          [412, 800]
            .map((x) =>
              many(16, () => {
                const t = chance();
                const w = (10 + 40 * t) * chance.between(0.5, 1);
                const cx = x + (chance() - 0.5) * 40;
                return lens(cx - w, 650 + t * 150, cx + w, 650 + t * 150, 1.6 + t * 2);
              }),
            )
            .join(''),
          '#ffe2a4',
          0.85,
        ) +
        fill(
          many(60, () => {
            const [x, y] = [chance.between(60, 1140), chance.between(620, 920)];
            return lens(x - 46, y, x + 46, y, 2);
          }),
          '#8fc6bd',
          0.35,
        ) +
        fill(
          many(30, () => ellipse(chance.between(120, 1080), chance.between(640, 900), 1.8)),
          '#eaf6e6',
          0.8,
        ) +
        steam({ from: 420, to: 780, y: 700, h: 90, count: 5, seed: 3, opacity: 0.2, soft: 12 }) +
        clipped('M-20 0H1220V800H-20Z', person(warm, him) + person(warm, her)) +
        fill(lens(420, 799, 640, 799, 10) + lens(560, 800, 750, 800, 10), '#a9d8cb', 0.9) +
        fill(
          lens(380, 818, 690, 818, 6) + lens(500, 832, 810, 832, 6) + lens(440, 850, 720, 850, 5),
          '#a9d8cb',
          0.5,
        ),
    ) +
    stone(170, 700, 220, 84, 15) +
    stone(1040, 706, 230, 96, 18) +
    stone(60, 800, 230, 110, 21) +
    stone(1150, 820, 250, 130, 24) +
    stone(210, 890, 260, 82, 27) +
    stone(1000, 900, 250, 74, 31) +
    steam({ from: 210, to: 440, y: 760, h: 340, count: 5, seed: 6, opacity: 0.22, soft: 13 }) +
    steam({ from: 790, to: 990, y: 760, h: 360, count: 5, seed: 11, opacity: 0.22, soft: 13 }) +
    fill(fern(40, 900, 190, 0.5) + fern(1180, 910, 200, -0.5), L.tone(ink.leaf, 0, 0.05)) +
    fill(fern(110, 930, 150, 0.3) + fern(1100, 940, 150, -0.2), warm.tone(ink.leaf, 0, -0.05)),
};
