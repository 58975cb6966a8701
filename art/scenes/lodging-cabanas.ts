/** Wooden cabins among maitenes in the last sun: smoke from the stove, lights, steam over the tub. */
import { ink } from '../kit/colour.ts';
import { cordillera } from '../kit/cordillera.ts';
import { linear } from '../kit/defs.ts';
import { smoke } from '../kit/fire.ts';
import { grass, wildflowers } from '../kit/grass.ts';
import { ground, hill, treeline } from '../kit/hills.ts';
import { lantern, stringLights } from '../kit/lights.ts';
import { golden, lit } from '../kit/light.ts';
import { curve, cut, ellipse, fill, lens, many, rect } from '../kit/shapes.ts';
import { clouds, mist, rays, sky, sun } from '../kit/sky.ts';
import { branch, nogal, willow } from '../kit/trees.ts';

const L = lit(golden, { from: -1, tinted: 0.12 });
const far = ground(430, 18, 31, 260);
const meadow = ground(548, 10, 8, 400);
const warm = '#ffd27e';

/** The gable end looks at us, the long roof goes back to the right. */
function cabin(x: number, y: number, s: number, depth = 0): string {
  const p = (dx: number, dy: number) => [x + dx * s, y + dy * s] as const;
  const boards = (count: number, draw: (t: number) => string) =>
    fill(
      many(count, (i) => draw((i + 0.5) / count)),
      L.tone(ink.woodDeep, depth, 0.05),
      0.5,
    );
  const pane = (dx: number, dy: number, w: number, h: number) =>
    fill(rect(...p(dx - 3, dy - 3), (w + 6) * s, (h + 6) * s), L.tone(ink.paper, depth, 0.1)) +
    fill(rect(...p(dx, dy), w * s, h * s), warm) +
    fill(
      rect(...p(dx + w / 2 - 1.5, dy), 3 * s, h * s) +
        rect(...p(dx, dy + h / 2 - 1.5), w * s, 3 * s),
      L.tone(ink.woodDeep, depth, 0),
    );
  return (
    fill(ellipse(...p(110, 2), 240 * s, 16 * s), L.tone(ink.ink, depth, 0.2), 0.3) +
    fill(cut([p(100, -92), p(290, -92), p(290, 0), p(100, 0)]), L.tone(ink.wood, depth, 0.22)) +
    boards(9, (t) => lens(...p(100, -92 * t), ...p(290, -92 * t), 1.2 * s)) +
    pane(160, -72, 44, 40) +
    pane(230, -72, 30, 40) +
    fill(
      cut([p(-100, 0), p(-100, -92), p(0, -196), p(100, -92), p(100, 0)]),
      L.tone(ink.wood, depth, -0.12),
    ) +
    boards(11, (t) => {
      const top = -92 - 104 * (1 - Math.abs(t * 2 - 1));
      return lens(...p(-100 + 200 * t, 0), ...p(-100 + 200 * t, top), 1.4 * s);
    }) +
    fill(
      cut([p(0, -208), p(190, -208), p(312, -84), p(122, -84)]),
      L.tone(ink.leafDeep, depth, 0.05),
    ) +
    fill(
      many(12, (i) => lens(...p(12 + i * 15.5, -207), ...p(134 + i * 15.5, -85), 1.1 * s)),
      L.tone(ink.ink, depth, 0.1),
      0.5,
    ) +
    fill(
      cut([p(0, -210), p(-122, -84), p(-112, -76), p(0, -194), p(112, -76), p(124, -84)]),
      L.tone(ink.woodDeep, depth, 0),
    ) +
    fill(rect(...p(206, -250), 24 * s, 56 * s), L.tone(ink.stone, depth, 0.12)) +
    pane(-74, -78, 46, 46) +
    fill(ellipse(...p(0, -132), 17 * s), L.tone(ink.paper, depth, 0.1)) +
    fill(ellipse(...p(0, -132), 13 * s), warm) +
    fill(rect(...p(14, -80), 46 * s, 80 * s), L.tone(ink.copihueDeep, depth, 0.05)) +
    fill(rect(...p(22, -70), 30 * s, 26 * s), warm) +
    fill(ellipse(...p(52, -34), 2.6 * s), L.tone(ink.gold, depth, -0.3)) +
    fill(cut([p(-128, 0), p(128, 0), p(142, 16), p(-142, 16)]), L.tone(ink.wood, depth, -0.2)) +
    fill(
      cut([p(-142, 16), p(142, 16), p(142, 25), p(-142, 25)]),
      L.tone(ink.woodDeep, depth, 0.1),
    ) +
    smoke(x + 218 * s, y - 250 * s, 190 * s, 5, '#efe3cf', 0.4)
  );
}

/** A tub of wood, steaming. */
const tub = (x: number, y: number) =>
  fill(ellipse(x, y + 62, 128, 18), L.tone(ink.ink, 0, 0.2), 0.35) +
  fill(
    cut([
      [x - 112, y],
      [x + 112, y],
      [x + 100, y + 64],
      [x - 100, y + 64],
    ]) + ellipse(x, y + 62, 100, 15),
    linear(x - 112, 0, x + 112, 0, [
      [0, L.tone(ink.wood, 0, -0.25)],
      [1, L.tone(ink.woodDeep, 0, 0.05)],
    ]),
  ) +
  fill(
    many(13, (i) => lens(x - 106 + i * 17.6, y + 8, x - 96 + i * 16, y + 70, 1.5)),
    L.tone(ink.woodDeep, 0, 0.15),
    0.7,
  ) +
  fill(rect(x - 109, y + 18, 218, 5) + rect(x - 104, y + 48, 208, 5), L.tone(ink.ink, 0, 0)) +
  fill(ellipse(x, y, 114, 22), L.tone(ink.wood, 0, -0.3)) +
  fill(ellipse(x, y + 2, 101, 17), L.tone(ink.river, 0, -0.1)) +
  fill(
    lens(x - 70, y, x + 10, y - 3, 2.4) + lens(x - 10, y + 8, x + 64, y + 6, 2),
    L.tone(ink.snow, 0, 0),
    0.7,
  ) +
  smoke(x - 40, y - 6, 130, 3, '#fff6e4', 0.5, 1.6) +
  smoke(x + 36, y - 4, 150, 8, '#fff6e4', 0.45, 1.5);

const path = [
  [384, 640],
  [424, 656],
  [512, 676],
  [590, 712],
  [600, 830],
] as const;

export const scene = {
  name: 'lodging-cabanas',
  width: 1200,
  height: 800,
  draw: () =>
    sky(L, 470) +
    sun(L, 250, 330, 46, 8) +
    rays(L, 250, 330, 80, 760, 30, 6, 0.3) +
    clouds(L, 5, 6, 60, 260, 0.8, '#fff6e2') +
    cordillera(L, { base: 452, height: 230, seed: 47, depth: 0.45, snow: 0.5 }) +
    mist(L, 380, 470, 0.6) +
    hill(L, far, { colour: ink.olive, depth: 0.36, marks: 60 }) +
    treeline(L, far, { from: 0, to: 1200, count: 80, size: 17, depth: 0.3, seed: 3 }) +
    nogal(L, { x: 560, y: 560, h: 250, seed: 12, depth: 0.16 }) +
    nogal(L, { x: 1120, y: 590, h: 380, seed: 2, depth: 0.06 }) +
    hill(L, meadow, { colour: ink.leaf, shade: -0.1, marks: 160, seed: 6 }) +
    cabin(770, 572, 0.62, 0.1) +
    willow(L, { x: 70, y: 610, h: 420, seed: 5 }) +
    cabin(340, 612, 1.02) +
    fill(
      curve([...ribbonEdge(26), ...ribbonEdge(-26).reverse()], true),
      L.tone(ink.edge, 0, -0.05),
    ) +
    fill(
      many(16, (i) => lens(450 + i * 8, 648 + i * 10, 476 + i * 9, 649 + i * 10, 1.6)),
      L.tone(ink.wood, 0, 0),
      0.35,
    ) +
    stringLights([452, 520], [718, 486], 16, 11, 4, L.tone(ink.ink, 0, 0), 0.5) +
    stringLights([900, 486], [1110, 420], 16, 8, 4, L.tone(ink.ink, 0, 0), 0.5) +
    tub(880, 650) +
    lantern(1040, 716, 60) +
    grass(L, { from: -10, to: 540, y: 814, h: 66, count: 170, seed: 4 }) +
    grass(L, { from: 660, to: 1220, y: 814, h: 66, count: 170, seed: 9 }) +
    wildflowers(L, { from: 0, to: 520, y: 806, h: 60, count: 40, seed: 3 }) +
    wildflowers(L, { from: 690, to: 1200, y: 806, h: 60, count: 40, seed: 13 }) +
    branch(L, [1220, 20], [900, 96], { seed: 4 }),
};

function ribbonEdge(side: number) {
  return path.map(([x, y], i) => [x + side * (0.6 + i * 0.75), y] as const);
}
