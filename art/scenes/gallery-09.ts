/** Daybreak on a southern lake: on the last plank of the pier, one knee, one question. */
import { flock } from '../kit/birds.ts';
import { pier } from '../kit/pier.ts';
import { boat } from '../kit/rowing-boat.ts';
import { ink } from '../kit/colour.ts';
import { cordillera } from '../kit/cordillera.ts';
import { linear } from '../kit/defs.ts';
import { grass } from '../kit/grass.ts';
import { dawn, lit } from '../kit/light.ts';
import { lantern } from '../kit/lights.ts';
import { camera } from '../kit/perspective.ts';
import { mirrored, person, type Person } from '../kit/person.ts';
import { astonished, dress, kneeling, lautaro, violeta } from '../kit/poses.ts';
import { noise, random } from '../kit/random.ts';
import { type Point, cut, ellipse, fill, lens, lerp, line, many } from '../kit/shapes.ts';
import { clouds, glow, mist, sky, stars } from '../kit/sky.ts';
import { water } from '../kit/sea.ts';

const L = lit(dawn, {
  sky: [
    [0, '#5a7fa0'],
    [0.35, '#a9a8bd'],
    [0.65, '#efb7ae'],
    [0.88, '#fbcf9f'],
    [1, '#fde6b8'],
  ],
  haze: '#e6bcbc',
  tint: '#8d6f92',
  tinted: 0.2,
  shadow: '#23304f',
  from: -1,
});
const cam = camera({ x: 640, horizon: 400, eye: 2.1, focal: 860 });
const chance = random(4);

/** A wooded slope dropping to the lake: saw-toothed with coigües. */
function forest(from: number, to: number, high: number, seed: number, depth: number): string {
  const wave = noise(seed, 3);
  const top = (x: number) => {
    const t = (x - from) / (to - from);
    return (
      400 -
      Math.max(
        0,
        Math.sin(Math.PI * Math.min(1, Math.max(0, t))) ** 0.8 * high * (0.8 + 0.4 * wave(t * 4)),
      )
    );
  };
  const edge: Point[] = Array.from({ length: 121 }, (_, i) => {
    const x = lerp(from, to, i / 120);
    return [x, top(x) - (i % 2 ? 13 * (1 - depth) * chance.between(0.5, 1.4) : 0)];
  });
  const marks = many(110 * (1 - depth), () => {
    const x = chance.between(from, to);
    const y = lerp(top(x), 398, chance.between(0.1, 0.9));
    return y < 394
      ? cut([
          [x, y - 12],
          [x + 5, y + 3],
          [x - 5, y + 3],
        ])
      : '';
  });
  return (
    fill(
      cut([...edge, [to, 401], [from, 401]]),
      linear(0, 400 - high, 0, 400, [
        [0, L.tone(ink.leafDeep, depth, 0.1)],
        [1, L.tone(ink.leafDeep, Math.min(1, depth + 0.16), 0)],
      ]),
    ) + fill(marks, L.tone(ink.leaf, depth, -0.1), 0.5)
  );
}

const [px, py] = cam.point(0.9, 0, 9.4);
const him: Person = {
  ...lautaro,
  ...kneeling,
  x: px - 34,
  y: py,
  h: 1.76 * cam.scale(9.4),
  rim: '#ffe2b0',
  top: ink.paper,
};
const her: Person = {
  ...violeta,
  ...astonished,
  x: px + 48,
  y: py,
  h: 1.66 * cam.scale(9.4),
  flip: true,
  skirt: dress,
  rim: '#ffe2b0',
  rimShift: [-0.014, -0.008],
};
const land = () =>
  cordillera(lit(L, { tinted: 0.1 }), {
    base: 400,
    height: 150,
    seed: 44,
    peaks: 8,
    depth: 0.66,
    colour: ink.plum,
    snow: 0.5,
  }) +
  forest(-220, 330, 150, 4, 0.52) +
  forest(820, 1500, 190, 9, 0.46) +
  forest(-300, 150, 190, 13, 0.24);

export const scene = {
  name: 'gallery-09',
  width: 1200,
  height: 800,
  draw: () =>
    sky(L, 404) +
    stars(8, 40, 130) +
    glow(470, 372, 430, '#fff0c0', 0.85) +
    clouds(L, 15, 8, 60, 260, 0.5, '#ffd9b8') +
    flock(700, 150, 170, 11, 10, '#6a6280', 9) +
    land() +
    mist(L, 340, 412, 0.8, '#fbe0c8') +
    water(L, { top: 400, bottom: 830, seed: 9, far: '#fbdcae', near: '#3f5f80', marks: 0 }) +
    `<g>${mirrored(land(), 400, 0.8, 0.5)}</g>` +
    water(L, {
      top: 400,
      bottom: 830,
      seed: 9,
      far: 'rgba(251,220,174,.16)',
      near: 'rgba(63,95,128,.55)',
      marks: 230,
      gleamX: 470,
      gleam: '#fff3cf',
      gleamWide: 130,
      dark: '#43587e',
    }) +
    mist(L, 388, 470, 0.75, '#fdebd4') +
    boat(L, 300, 566, 190, ink.copihueDeep) +
    mirrored(person(L, him) + person(L, her), py + 34, 0.9, 0.28) +
    pier(L, cam, { X: 0.9, w: 2.1, near: 1.2, far: 9.8, seed: 3, shade: 0.05 }) +
    person(L, him) +
    person(L, her) +
    fill(ellipse(px + 5, py - her.h * 0.51, 4.5), '#ffd76a') +
    fill(
      lens(px + 5, py - her.h * 0.51 - 13, px + 5, py - her.h * 0.51 + 13, 1.6) +
        lens(px - 8, py - her.h * 0.51, px + 18, py - her.h * 0.51, 1.6),
      '#fff8d8',
    ) +
    lantern(...cam.point(1.7, 0, 8.2), 40, '#2a2430', 0.6) +
    lantern(...cam.point(0.08, 0, 6.1), 56, '#2a2430', 0.6) +
    line(
      `M${cam
        .point(-0.25, 0.4, 6.95)
        .map((n) => n.toFixed(0))
        .join(' ')}Q470 560 392 536`,
      '#4a3a3a',
      2.5,
    ) +
    grass(L, {
      from: -20,
      to: 330,
      y: 815,
      h: 210,
      count: 90,
      seed: 3,
      colour: ink.olive,
      shade: 0.42,
    }) +
    grass(L, {
      from: 290,
      to: 410,
      y: 818,
      h: 120,
      count: 40,
      seed: 13,
      colour: ink.olive,
      shade: 0.42,
    }) +
    grass(L, {
      from: 390,
      to: 480,
      y: 820,
      h: 64,
      count: 26,
      seed: 23,
      colour: ink.olive,
      shade: 0.42,
    }) +
    many(14, (i) => {
      const x = 20 + i * 21;
      const h = 110 + ((i * 53) % 90);
      return (
        line(
          `M${x} 812Q${x + 4} ${812 - h * 0.6} ${x + 12} ${812 - h}`,
          L.tone(ink.woodDeep, 0, 0.3),
          3,
        ) + fill(lens(x + 8, 812 - h + 22, x + 15, 812 - h - 26, 6), L.tone(ink.wood, 0, 0.2))
      );
    }),
};
