/** The desert waking under them: first sun on the ridges, three more balloons in the haze. */
import { balloon } from '../kit/balloon.ts';
import { ink } from '../kit/colour.ts';
import { clipped } from '../kit/defs.ts';
import { ground, hill } from '../kit/hills.ts';
import { cordillera } from '../kit/cordillera.ts';
import { dawn, lit } from '../kit/light.ts';
import { person, type Person } from '../kit/person.ts';
import { lautaro, standing, violeta } from '../kit/poses.ts';
import { random } from '../kit/random.ts';
import { blob, curve, ellipse, fill, lens, many } from '../kit/shapes.ts';
import { clouds, glow, mist, rays, sky } from '../kit/sky.ts';
import { volcano } from '../kit/volcano.ts';

const L = lit(dawn, {
  sky: [
    [0, '#4f86a6'],
    [0.4, '#a9c3c3'],
    [0.68, '#f3d3b0'],
    [0.9, '#fbb98a'],
    [1, '#ffdca6'],
  ],
  haze: '#f3bf9e',
  tint: '#c9744f',
  tinted: 0.14,
  shadow: '#3a2748',
  sun: '#ffe9bd',
  from: -1,
});
const chance = random(6);
const colours = [ink.copihue, ink.paperDeep, ink.wheat, ink.paperDeep];
const rider = { y: 778, rim: '#ffe9bd', rimShift: [-0.014, -0.006] } as const;
const him: Person = { ...lautaro, ...standing, ...rider, x: 636, h: 184 };
const her: Person = {
  ...violeta,
  ...standing,
  ...rider,
  x: 700,
  h: 172,
  flip: true,
  top: ink.river,
  arms: [
    [
      [-0.12, 0.86],
      [-0.16, 1.02],
    ],
    [
      [0.05, 0.66],
      [0.06, 0.6],
    ],
  ],
};
/** A dune: its line, its sunny flank, and the folds that lie in shade. */
const dune = (y: number, amp: number, seed: number, scale: number, depth: number, shade = 0) => {
  const top = ground(y, amp, seed, scale);
  const folds = many(7, (i) => {
    const x = -60 + i * 190 + chance.between(-50, 50);
    const w = chance.between(130, 240);
    return curve(
      [
        [x, top(x)],
        [x + w * 0.3, top(x + w * 0.3) + 2],
        [x + w * 0.62, top(x + w * 0.62) + 4],
        [x + w * 1.05, top(x) + w * 0.4],
        [x + w * 0.6, top(x) + w * 0.3],
        [x + w * 0.34, top(x) + w * 0.14],
      ],
      true,
    );
  });
  return (
    hill(L, top, { colour: '#cf7a45', depth, shade, bottom: 920, marks: 70, seed, to: 0.2 }) +
    fill(folds, L.tone('#8a4347', depth, 0.16), 0.5)
  );
};

export const scene = {
  name: 'paseo-en-globo',
  width: 1200,
  height: 900,
  draw: () =>
    sky(L, 740) +
    glow(150, 600, 620, '#fff2c4', 0.95) +
    rays(L, 150, 600, 70, 760, 60, 5, 0.32) +
    clouds(L, 12, 6, 60, 330, 0.6, '#fff0dc') +
    fill(ellipse(150, 596, 46), '#fffbe4') +
    cordillera(L, {
      base: 690,
      height: 120,
      seed: 31,
      peaks: 8,
      depth: 0.62,
      snow: 0.26,
      colour: ink.plum,
    }) +
    volcano(L, {
      x: 980,
      base: 694,
      height: 190,
      wide: 1.35,
      depth: 0.44,
      seed: 12,
      colour: ink.plum,
    }) +
    mist(L, 590, 760, 0.8, '#ffd0a0') +
    balloon(L, { x: 250, y: 420, h: 215, colours: [ink.river, ink.paperDeep], depth: 0.24 }) +
    balloon(L, { x: 1030, y: 330, h: 176, colours: [ink.wheat, ink.leaf], depth: 0.3 }) +
    balloon(L, { x: 396, y: 566, h: 96, colours: [ink.copihue, ink.gold], depth: 0.46 }) +
    dune(716, 20, 5, 150, 0.5) +
    dune(764, 26, 12, 210, 0.26) +
    dune(828, 30, 23, 300, 0.04) +
    fill(
      many(60, (i) => {
        const [x, y] = [chance.between(0, 1200), chance.between(846, 900)];
        return blob(x, y, 9, 5, i, 0.25, 8);
      }),
      L.tone(ink.olive, 0.1, 0.3),
      0.7,
    ) +
    fill(lens(800, 862, 1010, 872, 20), L.tone('#5a2a3a', 0, 0.3), 0.45) +
    balloon(L, {
      x: 664,
      y: 742,
      h: 710,
      colours,
      riders: clipped('M0 0H1200V730H0Z', person(L, him) + person(L, her)),
    }),
};
