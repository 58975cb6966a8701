/** Morning at the gate: the avenue of poplars runs towards the snow, their shadows across the road. */
import { ink } from '../kit/colour.ts';
import { cordillera } from '../kit/cordillera.ts';
import { gate, railFence } from '../kit/gate.ts';
import { grass, wildflowers } from '../kit/grass.ts';
import { ground, hill, treeline } from '../kit/hills.ts';
import { lit, morning } from '../kit/light.ts';
import { poplar } from '../kit/poplar.ts';
import { random } from '../kit/random.ts';
import { fill, lens, many } from '../kit/shapes.ts';
import { clouds, glow, mist, rays, sky } from '../kit/sky.ts';
import { type Spot, floor, stage } from '../kit/stage.ts';

const L = lit(morning, { tinted: 0.14 });
const S = stage({ x: 545, horizon: 486, eye: 1.65, focal: 640 });
const far = ground(478, 8, 6, 300);

function road(): string {
  const chance = random(4);
  const pebbles = many(150, () => {
    const spot: Spot = [chance.between(-2.3, 2.3), 0, 3 + chance() ** 2 * 26];
    const [x, y] = S.point(spot);
    const w = S.scale(spot) * chance.between(0.03, 0.13);
    return lens(x - w, y, x + w, y, w * 0.2);
  });
  const tufts = many(520, () => {
    const spot: Spot = [
      chance.pick([-2.6, 2.6, -2.5, 2.5, 0, 0]) + chance.between(-0.35, 0.35),
      0,
      2.6 + chance() ** 2 * 50,
    ];
    const [x, y] = S.point(spot);
    const h = S.scale(spot) * chance.between(0.08, 0.26);
    return lens(x, y, x + chance.between(-0.4, 0.4) * h, y - h, h * 0.13);
  });
  return (
    fill(floor(S, -2.6, 2.4, 2.6, 160), L.tone('#d9b98c', 0, 0.02)) +
    fill(
      floor(S, -1.55, 2.4, -0.75, 160) + floor(S, 0.75, 2.4, 1.55, 160),
      L.tone('#c89f70', 0, 0.1),
      0.6,
    ) +
    fill(floor(S, -0.4, 2.4, 0.4, 160), L.tone(ink.olive, 0, 0.05), 0.55) +
    fill(tufts, L.tone(ink.leaf, 0, 0.05)) +
    fill(pebbles, L.tone(ink.wheatDeep, 0, 0.1), 0.35)
  );
}

const shadows = () =>
  many(17, (i) => {
    const z = 9.6 + i * 5;
    return S.face([
      [-7, 0, z + 0.7],
      [4.6, 0, z - 2.2],
      [9, 0, z - 3.6],
      [9, 0, z - 5],
      [4.6, 0, z - 3.9],
      [-7, 0, z - 0.7],
    ]);
  });

const avenue = () =>
  many(17, (k) => {
    const i = 16 - k;
    const z = 9.6 + i * 5;
    const depth = Math.min(0.8, i * 0.052);
    return [-1, 1]
      .map((side) => {
        const spot: Spot = [side * 7.2, 0, z + (side > 0 ? 1.4 : 0)];
        const [x, y] = S.point(spot);
        return poplar(L, {
          x,
          y,
          h: S.scale(spot) * (14 + ((i * 7) % 5) * 0.5),
          seed: i * 2 + side + 40,
          depth,
          shade: side < 0 ? 0.1 : -0.04,
          wide: 0.1,
        });
      })
      .join('');
  });

export const scene = {
  name: 'venue-01',
  width: 1200,
  height: 800,
  draw: () =>
    sky(L, 500) +
    glow(330, 330, 420, '#fff0c0', 0.8) +
    rays(L, 330, 330, 90, 520, 46, 8, 0.2) +
    clouds(L, 12, 5, 60, 250, 0.6, '#ffffff') +
    cordillera(L, {
      base: 488,
      height: 330,
      seed: 35,
      peaks: 5,
      depth: 0.42,
      from: 40,
      to: 1080,
      snow: 0.5,
    }) +
    mist(L, 400, 500, 0.85) +
    hill(L, far, { colour: ink.leaf, depth: 0.55 }) +
    treeline(L, far, { from: 0, to: 1200, count: 50, size: 14, depth: 0.6, seed: 3 }) +
    hill(L, () => 492, { colour: ink.leaf, depth: 0.1, marks: 160, seed: 5, to: 0.1 }) +
    road() +
    fill(shadows(), L.tone(ink.ink, 0, 0.3), 0.26) +
    avenue() +
    railFence(L, S, -4.2, -13, 7.3) +
    railFence(L, S, 4.2, 15, 7.3) +
    gate(L, S, { z: 6.8, half: 3.3, name: 'FUNDO LOS AVELLANOS' }) +
    grass(L, {
      from: -20,
      to: 215,
      y: (x) => 722 + x * 0.2,
      h: 66,
      count: 150,
      seed: 5,
      colour: ink.leaf,
    }) +
    grass(L, {
      from: 890,
      to: 1220,
      y: (x) => 775 - (x - 890) * 0.16,
      h: 66,
      count: 170,
      seed: 6,
      colour: ink.leaf,
      shade: 0.02,
    }) +
    wildflowers(L, { from: -10, to: 240, y: 815, h: 120, count: 34, seed: 9 }) +
    wildflowers(L, { from: 960, to: 1210, y: 815, h: 130, count: 36, seed: 10 }) +
    grass(L, {
      from: -20,
      to: 180,
      y: 818,
      h: 90,
      count: 100,
      seed: 15,
      colour: ink.leafDeep,
      shade: 0,
    }) +
    grass(L, {
      from: 985,
      to: 1220,
      y: 818,
      h: 100,
      count: 150,
      seed: 16,
      colour: ink.leafDeep,
      shade: 0,
    }),
};
