/** A table for two on the sand, the sun going into the sea between their glasses. */
import { flock } from '../kit/birds.ts';
import { ink } from '../kit/colour.ts';
import { linear } from '../kit/defs.ts';
import { dining, diningChair, fishPlate, roundTable, seatedSkirt } from '../kit/dinner.ts';
import { dusk, lit } from '../kit/light.ts';
import { candle, lantern, stringLights } from '../kit/lights.ts';
import { palm } from '../kit/palm.ts';
import { person, type Person } from '../kit/person.ts';
import { lautaro, violeta } from '../kit/poses.ts';
import { random } from '../kit/random.ts';
import { breaker, wash, water } from '../kit/sea.ts';
import { ellipse, fill, lens, many, rect } from '../kit/shapes.ts';
import { clouds, glow, sky } from '../kit/sky.ts';
import { glass } from '../kit/table.ts';

const L = lit(dusk, {
  tinted: 0.2,
  tint: '#6b3a5c',
  sky: [
    [0, '#27395f'],
    [0.35, '#6a5a86'],
    [0.62, '#d27f83'],
    [0.84, '#f9a868'],
    [1, '#ffd98c'],
  ],
  shadow: '#1d1a38',
  sun: '#ffd9a0',
});
const SEA = 500;
const chance = random(12);
const rim = { rim: '#ffdf9c', h: 500, y: 846 } as const;
const him: Person = {
  ...lautaro,
  ...dining,
  ...rim,
  x: 346,
  top: ink.paperDeep,
  rimShift: [0.009, -0.005],
};
const her: Person = {
  ...violeta,
  ...dining,
  ...rim,
  x: 862,
  h: 478,
  flip: true,
  hair: 'bun',
  skirt: seatedSkirt,
  rimShift: [-0.009, -0.005],
};

export const scene = {
  name: 'cena-frente-al-mar',
  width: 1200,
  height: 900,
  draw: () =>
    sky(L, SEA) +
    glow(604, 440, 560, '#ffe7a0', 0.95) +
    clouds(L, 7, 9, 60, 300, 0.6, '#f3a58c') +
    clouds(L, 19, 5, 280, 420, 0.6, '#a85f7a') +
    fill(ellipse(604, 446, 66), '#fff3c8') +
    flock(250, 240, 200, 7, 15, '#4a3558', 4) +
    water(L, {
      top: SEA,
      bottom: 700,
      seed: 6,
      far: '#f3b07c',
      near: '#4a4a78',
      gleamX: 604,
      gleam: '#fff0c0',
      gleamWide: 110,
      dark: '#5a4a78',
    }) +
    fill(
      many(3, (i) => lens(0 - i * 30, SEA + 4, 330 - i * 70, SEA + 2 - i * 6, 18 - i * 5)),
      L.tone(ink.plum, 0.3, 0.3),
    ) +
    breaker({ y: 618, h: 20, seed: 4, face: '#4d5684', foam: '#ffe6d0' }) +
    breaker({ y: 668, h: 26, seed: 9, face: '#46507e', foam: '#fff0dc', tilt: 6 }) +
    fill(
      rect(-20, 700, 1240, 230),
      linear(0, 700, 0, 900, [
        [0, '#c98f7c'],
        [0.4, '#a56f6c'],
        [1, '#5e4258'],
      ]),
    ) +
    wash({ y: 712, h: 12, seed: 15, colour: '#6f6a92', foam: '#fff0de', opacity: 0.9 }) +
    wash({ y: 742, h: 16, seed: 6, colour: '#8a7690', foam: '#fff0de', opacity: 0.6 }) +
    glow(604, 800, 460, '#ffc06c', 0.5) +
    fill(
      many(110, () => {
        const [x, y] = [chance.between(-40, 1200), chance.between(770, 900)];
        return lens(x, y, x + chance.between(20, 90), y, 1.8);
      }),
      '#4a3450',
      0.3,
    ) +
    palm(L, { x: 62, y: 980, h: 830, seed: 5 }) +
    stringLights([-20, 40], [1220, 30], 66, 15, 7, '#2a2140', 0.75) +
    diningChair(L, 292, 852, 330) +
    diningChair(L, 914, 852, 330, true) +
    person(L, him) +
    person(L, her) +
    roundTable(L, 604, 642, 172, 214) +
    fishPlate(L, 514, 640, 62) +
    fishPlate(L, 696, 640, 62, true) +
    candle(580, 640, 62) +
    candle(628, 644, 46) +
    glow(604, 590, 210, '#ffd58a', 0.6) +
    glass(L, 488, 574, 92, '#f3d27a') +
    glass(L, 724, 584, 88, '#f3d27a') +
    lantern(206, 872, 84) +
    lantern(1046, 880, 92),
};
