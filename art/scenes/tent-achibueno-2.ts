/** By night: the tent glows under the Milky Way and hangs upside down in the still water. */
import { ink } from '../kit/colour.ts';
import { cordillera } from '../kit/cordillera.ts';
import { clipped, linear } from '../kit/defs.ts';
import { dome } from '../kit/dome.ts';
import { grass } from '../kit/grass.ts';
import { ground, hill, treeline } from '../kit/hills.ts';
import { lit, night } from '../kit/light.ts';
import { lantern } from '../kit/lights.ts';
import { poplars } from '../kit/poplar.ts';
import { random } from '../kit/random.ts';
import { fill, lens, many, rect } from '../kit/shapes.ts';
import { stone } from '../kit/river.ts';
import { sky, stars } from '../kit/sky.ts';
import { nogal } from '../kit/trees.ts';

const L = lit(night, { tinted: 0.6 });
const far = ground(500, 18, 14, 260);
const chance = random(12);

const land = () =>
  cordillera(L, { base: 520, height: 220, seed: 62, depth: 0.5, snow: 0.5 }) +
  hill(L, far, { colour: ink.leafDeep, depth: 0.3, bottom: 570 }) +
  treeline(L, far, { from: 0, to: 1200, count: 60, size: 20, depth: 0.22, seed: 6 }) +
  hill(L, ground(534, 8, 3, 300), { colour: ink.leafDeep, depth: 0.05, shade: 0.2, bottom: 570 }) +
  poplars(L, () => 548, {
    from: 40,
    to: 330,
    count: 7,
    h: 250,
    seed: 12,
    depth: 0.04,
    shade: 0.2,
  }) +
  nogal(L, { x: 1080, y: 560, h: 300, seed: 5, shade: 0.2 }) +
  dome(L, { x: 700, y: 538, r: 165, lit: 1, turn: 0.9, face: -0.12 }) +
  lantern(476, 566, 40) +
  lantern(924, 566, 40);

export const scene = {
  name: 'tent-achibueno-2',
  width: 1200,
  height: 800,
  draw: () =>
    sky(L, 520) +
    stars(33, 420, 500, true) +
    land() +
    clipped(
      'M-20 568H1220V820H-20Z',
      `<g transform="translate(0 1136) scale(1 -1)">${sky(L, 520)}${stars(33, 160, 500, true)}${land()}</g>` +
        fill(
          rect(-20, 566, 1240, 260),
          linear(0, 566, 0, 810, [
            [0, '#0c1c28', 0.25],
            [1, '#0a1620', 0.8],
          ]),
        ),
    ) +
    fill(
      many(120, () => {
        const t = chance();
        const y = 574 + t * 226;
        const w = 20 + 120 * t * chance();
        const x = chance.between(-60, 1200);
        return lens(x, y, x + w, y, 0.8 + t * 2.4);
      }),
      '#1a3947',
      0.8,
    ) +
    fill(
      many(90, () => {
        const t = chance() ** 1.2;
        const y = 574 + t * 200;
        const w = (16 + 70 * t) * chance.between(0.4, 1);
        const x = 700 + (chance() + chance() - 1) * (150 + 60 * t);
        return lens(x - w / 2, y, x + w / 2, y, 0.9 + t * 1.9);
      }),
      '#ffcf80',
      0.75,
    ) +
    fill(
      many(2, (i) => lens(-60, 566 + i * 2, 1260, 567 + i * 2, 2.4)),
      '#3f6d72',
      0.7,
    ) +
    stone(L, 120, 760, 150, 3) +
    stone(L, 230, 786, 90, 6) +
    stone(L, 1060, 772, 170, 9) +
    stone(L, 930, 796, 80, 14) +
    stone(L, 40, 796, 130, 21) +
    grass(L, {
      from: 1090,
      to: 1220,
      y: 815,
      h: 170,
      count: 60,
      seed: 4,
      colour: ink.leafDeep,
      shade: 0.35,
    }) +
    grass(L, {
      from: -20,
      to: 70,
      y: 815,
      h: 130,
      count: 40,
      seed: 7,
      colour: ink.leafDeep,
      shade: 0.35,
    }),
};
