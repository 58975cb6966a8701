/** The first glass of the honeymoon, lifted to a moon the colour of honey. */
import { ink } from '../kit/colour.ts';
import { garland } from '../kit/copihue.ts';
import { radial } from '../kit/defs.ts';
import { ground, hill } from '../kit/hills.ts';
import { lit, night } from '../kit/light.ts';
import { bulb } from '../kit/lights.ts';
import { raisedGlass } from '../kit/raised.ts';
import { random } from '../kit/random.ts';
import { water } from '../kit/sea.ts';
import { ellipse, fill, lens, many } from '../kit/shapes.ts';
import { clouds, glow, rays, sky, stars } from '../kit/sky.ts';

const L = lit(night, {
  sky: [
    [0, '#101b3a'],
    [0.45, '#2d3560'],
    [0.8, '#7a5478'],
    [1, '#c98070'],
  ],
  haze: '#8a5f7a',
  tint: '#5a3350',
  tinted: 0.2,
  shadow: '#170f26',
  sun: '#ffd98a',
  from: 1,
});
const SEA = 690;
const [X, Y] = [600, 372];
const chance = random(7);
const rose = ['#f4a898', '#b93a5c'] as const;
const bubbles = (x: number, y: number) =>
  fill(
    many(22, () =>
      ellipse(x + chance.between(-44, 44), y - chance.between(0, 92), chance.between(1.8, 4.4)),
    ),
    '#fffbe2',
    0.85,
  );

export const scene = {
  name: 'brindis-de-recien-casados',
  width: 1200,
  height: 900,
  draw: () =>
    sky(L, SEA) +
    stars(14, 260, 520) +
    glow(X, Y, 640, '#ffc96a', 0.8) +
    rays(L, X, Y, 270, 760, 64, 5, 0.2) +
    fill(
      ellipse(X, Y, 252),
      radial(X - 40, Y - 50, 330, [
        [0, '#fff3c0'],
        [0.6, '#ffd77e'],
        [1, '#f0a850'],
      ]),
    ) +
    fill(
      ellipse(X - 120, Y - 90, 54, 42) +
        ellipse(X + 110, Y + 96, 66, 46) +
        ellipse(X + 130, Y - 118, 38, 32) +
        ellipse(X - 130, Y + 96, 44, 32) +
        ellipse(X + 8, Y - 160, 30, 18),
      '#e39a45',
      0.34,
    ) +
    clouds(L, 23, 5, 120, 320, 0.5, '#8a6488') +
    clouds(L, 5, 6, 480, 620, 0.55, '#c97f74') +
    hill(L, (x) => ground(660, 30, 6, 240)(x) + Math.abs(x - 600) * -0.05, {
      colour: ink.plum,
      depth: 0.3,
      bottom: SEA,
      shade: 0.2,
    }) +
    water(L, {
      top: SEA,
      bottom: 900,
      seed: 4,
      far: '#b06f72',
      near: '#1d2547',
      gleamX: X,
      gleam: '#ffe09a',
      gleamWide: 170,
      dark: '#2a2a55',
      marks: 120,
    }) +
    many(16, (i) => bulb(20 + i * 78 + chance.between(-20, 20), 652 + Math.sin(i) * 12, 3.4, 0.5)) +
    garland(L, [-30, 40], [430, -26], { seed: 4, sag: 76, flowers: 8, size: 62 }) +
    garland(L, [770, -26], [1230, 40], { seed: 9, sag: 76, flowers: 8, size: 62 }) +
    raisedGlass(L, {
      x: 480,
      y: 586,
      h: 420,
      tilt: 9,
      arm: [
        [70, 1010],
        [230, 860],
      ],
      sleeve: '#27364f',
      cuff: ink.snow,
      skin: '#a8714d',
      wine: rose,
      width: 0.92,
    }) +
    raisedGlass(L, {
      x: 722,
      y: 586,
      h: 420,
      tilt: -9,
      arm: [
        [1130, 1010],
        [980, 860],
      ],
      sleeve: ink.snow,
      skin: '#c08a66',
      flip: true,
      wine: rose,
      width: 0.72,
    }) +
    bubbles(508, 486) +
    bubbles(694, 486) +
    fill(
      ellipse(602, 372, 54),
      radial(602, 372, 54, [
        [0, '#ffffff', 0.95],
        [1, '#fff0b0', 0],
      ]),
    ) +
    fill(
      many(11, (i) => {
        const a = (i / 11) * 6.28 + 0.3;
        const [r0, r1] = [40, 70 + 34 * chance()];
        return lens(
          X + 2 + Math.cos(a) * r0,
          Y + Math.sin(a) * r0,
          X + 2 + Math.cos(a) * r1,
          Y + Math.sin(a) * r1,
          3.4,
        );
      }) +
        many(14, () =>
          ellipse(
            X + chance.between(-120, 120),
            Y - chance.between(20, 170),
            chance.between(2.4, 5.4),
          ),
        ),
      '#fffbe8',
    ),
};
