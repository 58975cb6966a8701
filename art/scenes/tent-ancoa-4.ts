/** A corner of the small tent's terrace at first light: lantern, folded mantas, coffee, mist in the valley. */
import { ink } from '../kit/colour.ts';
import { cordillera } from '../kit/cordillera.ts';
import { ground, hill, treeline } from '../kit/hills.ts';
import { dawn, lit } from '../kit/light.ts';
import { lantern } from '../kit/lights.ts';
import { poplars } from '../kit/poplar.ts';
import { blob, cut, ellipse, fill, lens, many, rect } from '../kit/shapes.ts';
import { clouds, mist, rays, sky, sun, veils } from '../kit/sky.ts';
import { bread, castShadow, coffeePot, cup, flowerJug, plank } from '../kit/still-life.ts';
import { branch } from '../kit/trees.ts';
import { flock } from '../kit/birds.ts';

const L = lit(dawn, { from: 1 });
const a = ground(430, 24, 61, 240);
const b = ground(486, 26, 62, 280);
const c = ground(548, 22, 63, 320);

const folded = (x: number, y: number, w: number, colour: string, stripes: string[]) =>
  fill(blob(x + w / 2, y - 18, w / 2, 19, 4, 0.03, 16), L.tone(colour, 0, 0.2)) +
  fill(rect(x + 8, y - 36, w - 16, 30), L.tone(colour, 0, 0.04)) +
  stripes
    .map((s, i) =>
      fill(
        rect(x + 30 + i * 15, y - 36, 9, 31) + rect(x + w - 100 + i * 15, y - 36, 9, 31),
        L.tone(s, 0, 0.08),
      ),
    )
    .join('') +
  fill(
    lens(x + 6, y - 5, x + w - 6, y - 5, 2.5) + lens(x + 6, y - 20, x + w - 40, y - 18, 1.6),
    L.tone(ink.ink, 0, 0.2),
    0.45,
  );

export const scene = {
  name: 'tent-ancoa-4',
  width: 1200,
  height: 800,
  draw: () =>
    sky(L, 460) +
    sun(L, 820, 318, 44, 8) +
    rays(L, 820, 318, 80, 600, 52, 6, 0.36) +
    clouds(L, 31, 8, 60, 300, 0.85, '#fff1e0') +
    flock(480, 210, 150, 9, 10, L.tone(ink.ink, 0.3), 6) +
    cordillera(L, { base: 440, height: 200, seed: 101, depth: 0.5, colour: ink.plum }) +
    mist(L, 340, 460, 0.85) +
    hill(L, a, { colour: ink.leaf, depth: 0.55 }) +
    treeline(L, a, { from: 0, to: 1200, count: 50, size: 16, depth: 0.5, seed: 2 }) +
    mist(L, 420, 510, 0.9, '#fbe6d2') +
    hill(L, b, { colour: ink.leaf, depth: 0.34 }) +
    poplars(L, b, { from: 40, to: 470, count: 11, h: 150, seed: 5, depth: 0.32 }) +
    mist(L, 480, 570, 0.85, '#fbe6d2') +
    veils(L, 3, 7, 480, 560, 0.7, '#fff3e6') +
    hill(L, c, { colour: ink.leaf, depth: 0.16, marks: 100, seed: 3 }) +
    treeline(L, c, { from: 0, to: 1200, count: 18, size: 30, depth: 0.18, seed: 7 }) +
    mist(L, 560, 660, 0.7, '#fbe6d2') +
    plank(L, 610, 24, { colour: ink.wood, shade: -0.1, seed: 4 }) +
    plank(L, 634, 60, { colour: ink.wood, shade: 0, seed: 5 }) +
    plank(L, 696, 120, { colour: ink.wood, shade: 0.06, seed: 6 }) +
    fill(
      many(3, (i) => rect(-20, [632, 694, 790][i]!, 1240, 3)),
      L.tone(ink.woodDeep, 0, 0.3),
      0.7,
    ) +
    castShadow(L, 200, 700, 250) +
    folded(80, 706, 270, ink.river, [ink.paper, ink.copihue, ink.paper]) +
    folded(92, 672, 250, ink.copihue, [ink.wheat, ink.ink, ink.paper]) +
    folded(86, 638, 256, ink.paperDeep, [ink.leaf, ink.wheat, ink.leaf]) +
    castShadow(L, 470, 704, 90) +
    lantern(470, 706, 190, L.tone(ink.ink, 0, 0.1), 0.4) +
    coffeePot(L, 690, 700, 200, ink.copihue) +
    cup(L, 850, 744, 78, { seed: 3 }) +
    cup(L, 590, 758, 74, { seed: 7, flip: true, colour: ink.river }) +
    fill(
      cut([
        [930, 716],
        [1130, 716],
        [1166, 770],
        [900, 770],
      ]),
      L.tone(ink.wheat, 0, -0.25),
    ) +
    fill(rect(900, 770, 266, 9), L.tone(ink.wheat, 0, 0.2)) +
    bread(L, 990, 758, 116, 4) +
    bread(L, 1080, 752, 106, 8) +
    fill(ellipse(1030, 770, 0, 0), ink.wheat) +
    flowerJug(L, 1096, 706, 230, 14, { jug: ink.paperDeep }) +
    branch(L, [-30, 60], [330, 150], {
      seed: 3,
      colour: ink.olive,
      leaf: 34,
      count: 60,
      pompons: true,
      sag: 30,
    }) +
    branch(L, [-30, 190], [190, 260], {
      seed: 6,
      colour: ink.olive,
      leaf: 30,
      count: 40,
      pompons: true,
      sag: 20,
    }),
};
