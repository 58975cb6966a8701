/** After the shower: the horses in the yellow meadow, a rainbow standing over the river woods. */
import { ink, mix } from '../kit/colour.ts';
import { cordillera } from '../kit/cordillera.ts';
import { railFence } from '../kit/gate.ts';
import { grass, wildflowers } from '../kit/grass.ts';
import { horseInCoat } from '../kit/herd.ts';
import { ground, hill, treeline } from '../kit/hills.ts';
import { lit, morning } from '../kit/light.ts';
import { poplars } from '../kit/poplar.ts';
import { random } from '../kit/random.ts';
import { ellipse, fill, lens, many } from '../kit/shapes.ts';
import { mist, sky } from '../kit/sky.ts';
import { stage } from '../kit/stage.ts';
import { nogal, willow } from '../kit/trees.ts';
import { cumulus, rainbow, shower } from '../kit/weather.ts';

const L = lit(morning, {
  from: -1,
  tinted: 0.12,
  tint: '#f4d27a',
  haze: '#c9d5cf',
  sky: [
    [0, '#5f8593'],
    [0.5, '#9db8b8'],
    [0.85, '#d9dfcb'],
    [1, '#f2e6bd'],
  ],
});
const S = stage({ x: 560, horizon: 420, eye: 2.1, focal: 700 });
const far = ground(416, 14, 4, 260);
const wood = ground(440, 10, 9, 300);

/** Yuyo: the mustard that turns the meadows yellow. */
const yuyo = () => {
  const chance = random(5);
  const dots = (count: number, k: number) =>
    many(count, () => {
      const t = chance() ** 1.5;
      const y = 470 + t * 330;
      const x = chance.between(-20, 1220);
      const r = (1.2 + t * 4.4) * k * chance.between(0.6, 1.2);
      return ellipse(x, y - chance() * t * 22, r, r * 0.8);
    });
  const stems = many(520, () => {
    const t = chance();
    const y = 480 + t * 330;
    const x = chance.between(-20, 1220);
    const h = 6 + t * 34;
    return lens(x, y, x + chance.between(-0.3, 0.3) * h, y - h, 0.6 + t * 1.3);
  });
  return (
    fill(stems, L.tone(ink.leaf, 0, 0.05), 0.8) +
    fill(dots(1500, 1), L.tone('#d9b52e', 0, 0.02), 0.95) +
    fill(dots(900, 0.8), L.tone('#f2d54e', 0, -0.1)) +
    fill(dots(320, 0.5), '#fff3a6')
  );
};

const near = () => {
  const chance = random(15);
  const heads = (count: number, shade: number) =>
    fill(
      many(count, (i) => {
        const x = chance.between(-20, 1220);
        const edge = Math.abs(x - 560) / 660;
        const y = 806 - chance() * (24 + 110 * edge * edge);
        return many(6, (k) =>
          ellipse(x + Math.cos(k + i) * 7, y + Math.sin(k * 1.7 + i) * 6, 4.2, 3.6),
        );
      }),
      L.tone('#ecc935', 0, shade),
    );
  return heads(70, 0.08) + heads(60, -0.15);
};

const bay = { coat: '#8a4a2a', mane: '#2a1a16' };
const sorrel = { coat: '#b46a35', mane: '#d9b07a' };

export const scene = {
  name: 'venue-09',
  width: 1200,
  height: 800,
  draw: () =>
    sky(L, 460) +
    cumulus(L, 1020, 240, 560, 4, 0.34) +
    cumulus(L, 640, 170, 420, 9, 0.24) +
    shower(1010, 215, 430, 330, -70, '#8ba3a6', 3) +
    rainbow(700, 500, 400, 40, 0.5) +
    cumulus(L, 210, 200, 470, 14, -0.02) +
    cumulus(L, 480, 300, 230, 23, 0.04) +
    cordillera(L, { base: 424, height: 150, seed: 93, peaks: 6, depth: 0.55, from: -80, to: 760 }) +
    mist(L, 350, 430, 0.7) +
    hill(L, far, { colour: ink.leaf, depth: 0.45 }) +
    treeline(L, far, { from: 0, to: 1200, count: 70, size: 16, depth: 0.42, seed: 3 }) +
    poplars(L, wood, { from: 30, to: 250, count: 8, h: 170, seed: 7, depth: 0.2 }) +
    hill(L, wood, { colour: ink.leafDeep, depth: 0.22, to: 0 }) +
    treeline(L, wood, {
      from: 240,
      to: 1220,
      count: 80,
      size: 30,
      depth: 0.2,
      seed: 6,
      colour: ink.leaf,
    }) +
    willow(L, {
      x: 1090,
      y: 480,
      h: 190,
      seed: 4,
      depth: 0.1,
      colour: mix(ink.olive, ink.leaf, 0.3),
    }) +
    nogal(L, { x: 820, y: 474, h: 170, seed: 12, depth: 0.12 }) +
    hill(L, () => 470, {
      colour: mix(ink.olive, '#c9b23a', 0.35),
      shade: -0.15,
      marks: 120,
      seed: 5,
      to: 0.12,
    }) +
    railFence(L, S, -11, 14, 16.5, { depth: 0.08 }) +
    yuyo() +
    horseInCoat(L, {
      x: 470,
      y: 566,
      h: 84,
      pose: 'walk',
      flip: true,
      coat: '#c9bba3',
      mane: '#f0e8d8',
    }) +
    horseInCoat(L, { x: 870, y: 640, h: 176, pose: 'stand', flip: true, ...bay, socks: true }) +
    horseInCoat(L, {
      x: 1046,
      y: 668,
      h: 96,
      pose: 'stand',
      flip: true,
      ...sorrel,
      coat: '#a35f38',
      mane: '#7d4426',
    }) +
    horseInCoat(L, { x: 296, y: 712, h: 214, pose: 'graze', ...sorrel, socks: true }) +
    near() +
    grass(L, { from: -20, to: 1220, y: 812, h: 58, count: 420, seed: 5, shade: 0 }) +
    wildflowers(L, {
      from: 600,
      to: 1220,
      y: 812,
      h: 76,
      count: 30,
      seed: 8,
      colours: [ink.paper, ink.gold, ink.copihue],
    }),
};
