/** Country games: volantines over the hill, rayuela in the shade, children running after their kites. */
import { ink } from '../kit/colour.ts';
import { kite, flock } from '../kit/birds.ts';
import { cordillera } from '../kit/cordillera.ts';
import { figure } from '../kit/figure.ts';
import { grass, wildflowers, wheatField } from '../kit/grass.ts';
import { ground, hill, treeline } from '../kit/hills.ts';
import { barn } from '../kit/house.ts';
import { lit, morning } from '../kit/light.ts';
import { poplars } from '../kit/poplar.ts';
import { cut, ellipse, fill, lens, line, many, rect } from '../kit/shapes.ts';
import { clouds, sky } from '../kit/sky.ts';
import { nogal } from '../kit/trees.ts';

const L = lit(morning, {
  from: -1,
  sky: [
    [0, '#6fb3c4'],
    [0.6, '#bfe0da'],
    [1, '#f4f0d3'],
  ],
  haze: '#dcead6',
  tinted: 0.05,
});
const far = ground(500, 20, 151, 260);
const hillTop = (x: number) => 660 - 90 * Math.exp(-(((x - 380) / 420) ** 2));
const skin = '#7a4a32';

export const scene = {
  name: 'activity-juegos',
  width: 1200,
  height: 800,
  draw: () =>
    sky(L, 520) +
    clouds(L, 61, 12, 60, 430, 0.95, '#ffffff') +
    cordillera(L, { base: 512, height: 150, seed: 155, depth: 0.6 }) +
    flock(900, 330, 120, 7, 8, L.tone(ink.ink, 0.3), 4) +
    hill(L, far, { colour: ink.olive, depth: 0.38, marks: 40 }) +
    treeline(L, far, { from: 0, to: 1200, count: 60, size: 15, depth: 0.36, seed: 9 }) +
    hill(L, () => 540, { colour: ink.wheat, depth: 0.1, to: 0.05 }) +
    wheatField(L, { top: () => 542, bottom: 620, seed: 5, count: 500 }) +
    poplars(L, () => 560, { from: 640, to: 860, count: 7, h: 190, seed: 8, depth: 0.18 }) +
    barn(L, { x: 1010, y: 612, w: 250, depth: 0.1 }) +
    hill(L, hillTop, { colour: ink.leaf, shade: -0.1, marks: 200, seed: 8, to: 0.2 }) +
    nogal(L, { x: 110, y: 640, h: 330, seed: 17 }) +
    kite(430, 130, 74, 18, [ink.copihue, ink.paper], [366, 482]) +
    kite(690, 220, 62, -16, [ink.gold, ink.river], [560, 530]) +
    kite(880, 90, 54, 24, [ink.leaf, ink.paper], [650, 560]) +
    kite(250, 260, 44, -22, [ink.river, ink.copihue], [262, 510]) +
    kite(1070, 240, 34, 12, [ink.copihue, ink.gold]) +
    kite(560, 60, 28, -8, [ink.plum, ink.gold]) +
    figure({
      x: 346,
      y: 578,
      h: 104,
      pose: 'holdUp',
      colour: '#2b3c34',
      skin,
      hat: ink.paperDeep,
    }) +
    figure({
      x: 246,
      y: 590,
      h: 84,
      pose: 'holdUp',
      colour: '#2b3c34',
      dress: ink.copihue,
      skin,
      hem: 0.35,
      hair: 'long',
    }) +
    figure({ x: 540, y: 604, h: 82, pose: 'holdUp', colour: ink.riverDeep, skin }) +
    figure({ x: 632, y: 626, h: 76, pose: 'run', colour: ink.copihueDeep, skin }) +
    figure({
      x: 580,
      y: 618,
      h: 62,
      pose: 'run',
      colour: '#2b3c34',
      dress: ink.gold,
      skin,
      hem: 0.35,
      flare: 0.16,
    }) +
    // Rayuela: the box of clay with its string, and the ones who throw.
    fill(lens(770, 728, 1010, 728, 16), L.tone(ink.ink, 0, 0.3), 0.3) +
    fill(
      cut([
        [800, 690],
        [960, 690],
        [990, 730],
        [776, 730],
      ]),
      L.tone(ink.clay, 0, 0.1),
    ) +
    fill(rect(776, 730, 214, 12), L.tone(ink.woodDeep, 0, 0.05)) +
    line('M786 712H976', ink.paper, 3) +
    fill(
      ellipse(860, 706, 11, 5) + ellipse(910, 718, 12, 5) + ellipse(884, 712, 11, 5),
      L.tone(ink.ink, 0, 0),
    ) +
    figure({ x: 470, y: 752, h: 172, pose: 'throw', colour: '#26352e', skin, hat: ink.paperDeep }) +
    fill(ellipse(548, 590, 9, 5), L.tone(ink.ink, 0, 0)) +
    figure({
      x: 380,
      y: 752,
      h: 160,
      pose: 'stand',
      colour: '#26352e',
      dress: ink.copihue,
      skin,
      hair: 'bun',
    }) +
    figure({
      x: 1070,
      y: 752,
      h: 166,
      pose: 'cheer',
      flip: true,
      colour: '#26352e',
      dress: ink.river,
      skin,
      hair: 'long',
    }) +
    figure({
      x: 1136,
      y: 756,
      h: 172,
      pose: 'toast',
      flip: true,
      colour: '#26352e',
      skin,
      hat: '#3a2a20',
    }) +
    // Sacks for the race, and a bench with a jug.
    many(
      3,
      (i) =>
        fill(
          cut([
            [150 + i * 46, 776],
            [154 + i * 46, 724 + (i % 2) * 8],
            [186 + i * 46, 724 + (i % 2) * 8],
            [190 + i * 46, 776],
          ]),
          L.tone(ink.wheat, 0, 0.12),
        ) +
        fill(
          lens(150 + i * 46, 728 + (i % 2) * 8, 190 + i * 46, 728 + (i % 2) * 8, 5),
          L.tone(ink.wheatDeep, 0, 0.1),
        ),
    ) +
    grass(L, { from: -20, to: 1220, y: 818, h: 58, count: 300, seed: 4, shade: 0.05 }) +
    wildflowers(L, { from: 0, to: 1200, y: 818, h: 66, count: 50, seed: 8 }),
};
