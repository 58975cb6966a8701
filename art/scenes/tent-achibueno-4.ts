/** The terrace at sunset: two chairs, two glasses, the river on fire below the cordillera. */
import { ink } from '../kit/colour.ts';
import { cordillera } from '../kit/cordillera.ts';
import { linear } from '../kit/defs.ts';
import { ground, hill, treeline } from '../kit/hills.ts';
import { dusk, lit } from '../kit/light.ts';
import { lantern, stringLights } from '../kit/lights.ts';
import { camera } from '../kit/perspective.ts';
import { poplars } from '../kit/poplar.ts';
import { bankStones, river, type Course } from '../kit/river.ts';
import { type Point, cut, ellipse, fill, line, many } from '../kit/shapes.ts';
import { clouds, mist, rays, sky, sun } from '../kit/sky.ts';
import { castShadow, manta } from '../kit/still-life.ts';
import { glass } from '../kit/table.ts';
import { flock } from '../kit/birds.ts';
import { branch } from '../kit/trees.ts';

const L = lit(dusk, {
  tinted: 0.3,
  tint: '#5b2f45',
  sky: [
    [0, '#3f5a78'],
    [0.3, '#8f7f93'],
    [0.55, '#e0937f'],
    [0.8, '#f7b06a'],
    [1, '#fcd28a'],
  ],
  haze: '#d98f79',
  sun: '#ffd494',
  from: 1,
});
const near = lit(dusk, {
  tinted: 0.3,
  tint: '#6b2f2f',
  sun: '#ffc27d',
  shadow: '#1d1420',
  from: 1,
});
const cam = camera({ x: 560, horizon: 372, eye: 1.75, focal: 760 });
const p = cam.point;
const far = ground(368, 14, 6, 240);
const course: Course = [
  [388, 770, 30],
  [420, 700, 120],
  [460, 860, 300],
  [520, 640, 620],
  [640, 720, 1400],
];

/** A low wooden armchair seen from behind, half turned to its neighbour. */
const lounge = (X: number, Z: number, turn: number, cover?: string) => {
  const s = cam.scale(Z);
  const q = (u: number, y: number, v: number): Point => p(X + u + v * turn, y, Z + v);
  const stick = (a: Point, b: Point, w: number) =>
    line(`M${a.join(' ')}L${b.join(' ')}`, near.tone(ink.woodDeep, 0, 0.1), s * w);
  const back: Point[] = [
    q(-0.36, 0.3, 0),
    q(0.36, 0.3, 0),
    q(0.36, 1.02, -0.22),
    q(-0.36, 1.02, -0.22),
  ];
  return (
    castShadow(near, q(0, 0, 0.3)[0], q(0, 0, 0.3)[1], s * 0.9) +
    stick(q(-0.38, 0, 0.7), q(-0.38, 0.56, 0.6), 0.04) +
    stick(q(0.38, 0, 0.7), q(0.38, 0.56, 0.6), 0.04) +
    fill(
      cut([q(-0.38, 0.36, 0), q(0.38, 0.36, 0), q(0.38, 0.42, 0.75), q(-0.38, 0.42, 0.75)]),
      near.tone(ink.wood, 0, 0.05),
    ) +
    stick(q(-0.4, 0.58, -0.1), q(-0.4, 0.58, 0.6), 0.05) +
    stick(q(0.4, 0.58, -0.1), q(0.4, 0.58, 0.6), 0.05) +
    stick(q(-0.4, 0, -0.1), q(-0.4, 0.58, -0.1), 0.06) +
    stick(q(0.4, 0, -0.1), q(0.4, 0.58, -0.1), 0.06) +
    many(6, (i) => {
      const u = -0.36 + i * 0.122;
      return fill(
        cut([
          q(u, 0.26, 0),
          q(u + 0.105, 0.26, 0),
          q(u + 0.105, 1.02 + 0.05 * Math.sin((i / 5) * Math.PI), -0.22),
          q(u, 1.02 + 0.05 * Math.sin((i / 5) * Math.PI), -0.22),
        ]),
        near.tone(ink.wood, 0, i % 2 ? 0 : -0.12),
      );
    }) +
    (cover
      ? manta(
          near,
          [
            back[3]!,
            [back[2]![0] - s * 0.22, back[2]![1]],
            [back[1]![0] - s * 0.22, back[1]![1] + s * 0.05],
            [back[0]![0] + 0, back[0]![1] + s * 0.05],
          ],
          { colour: cover },
        )
      : '')
  );
};

const [tx, ty] = p(0.02, 0.5, 3.1);

export const scene = {
  name: 'tent-achibueno-4',
  width: 1200,
  height: 800,
  draw: () =>
    sky(L, 380) +
    sun(L, 690, 296, 46, 8) +
    rays(L, 690, 296, 84, 620, 48, 5, 0.3) +
    clouds(L, 21, 9, 50, 280, 0.8, '#ffd9a8') +
    flock(300, 180, 150, 9, 11, L.tone(ink.ink, 0.2), 4) +
    cordillera(L, { base: 380, height: 190, seed: 88, depth: 0.42, colour: ink.plum }) +
    mist(L, 300, 400, 0.7) +
    hill(L, far, { colour: ink.leafDeep, depth: 0.35 }) +
    treeline(L, far, { from: 0, to: 1200, count: 60, size: 15, depth: 0.3, seed: 3 }) +
    hill(L, () => 390, { colour: ink.leafDeep, depth: 0.1, marks: 60, seed: 9 }) +
    poplars(L, () => 396, {
      from: 30,
      to: 380,
      count: 9,
      h: 210,
      seed: 14,
      depth: 0.08,
      shade: 0.15,
    }) +
    river(L, {
      course,
      seed: 6,
      colours: ['#fdd08a', '#7a5a78'],
      streaks: 130,
      gleamX: 700,
      gleam: '#ffe7b0',
    }) +
    bankStones(L, course, { count: 34, seed: 12, size: 46, from: 0.1, spread: 0.06 }) +
    fill(
      cut([p(-6, 0, 5.2), p(6, 0, 5.2), p(6, 0, 1), p(-6, 0, 1)]),
      linear(0, 560, 0, 800, [
        [0, near.tone(ink.wood, 0, -0.3)],
        [1, near.tone(ink.wood, 0, 0.2)],
      ]),
    ) +
    line(
      many(41, (i) => {
        const X = -6 + i * 0.3;
        return `M${p(X, 0, 5.2).join(' ')}L${p(X, 0, 1).join(' ')}`;
      }),
      near.tone(ink.woodDeep, 0, 0.2),
      2,
      0.6,
    ) +
    fill(
      cut([p(-6, 0, 5.2), p(6, 0, 5.2), p(6, -0.16, 5.2), p(-6, -0.16, 5.2)]),
      near.tone(ink.woodDeep, 0, 0.2),
    ) +
    [-5.4, -3.6, -1.8, 0, 1.8, 3.6, 5.4]
      .map((X) =>
        line(
          `M${p(X, 0, 5.15).join(' ')}L${p(X, 0.95, 5.15).join(' ')}`,
          near.tone(ink.woodDeep, 0, 0.15),
          11,
        ),
      )
      .join('') +
    line(
      `M${p(-6, 0.95, 5.15).join(' ')}L${p(6, 0.95, 5.15).join(' ')}`,
      near.tone(ink.wood, 0, 0),
      12,
    ) +
    line(
      `M${p(-6, 0.5, 5.15).join(' ')}L${p(6, 0.5, 5.15).join(' ')}M${p(-6, 0.72, 5.15).join(' ')}L${p(6, 0.72, 5.15).join(' ')}`,
      near.tone(ink.ink, 0, 0.1),
      2.5,
    ) +
    lounge(-0.95, 2.7, 0.2, ink.copihue) +
    lounge(0.98, 2.7, -0.2) +
    castShadow(near, tx, ty + 122, 150) +
    fill(
      cut([
        [tx - 8, ty],
        [tx + 8, ty],
        [tx + 12, ty + 120],
        [tx - 12, ty + 120],
      ]),
      near.tone(ink.woodDeep, 0, 0.1),
    ) +
    fill(ellipse(tx, ty + 8, 84, 22), near.tone(ink.woodDeep, 0, 0.15)) +
    fill(ellipse(tx, ty, 84, 22), near.tone(ink.wood, 0, -0.25)) +
    glass(near, tx - 34, ty + 4, 66) +
    glass(near, tx + 6, ty + 10, 66) +
    lantern(tx + 48, ty + 6, 44, '#1d1420', 0.6) +
    stringLights([-20, 90], [640, 60], 70, 9, 5, '#241a26') +
    stringLights([640, 60], [1220, 110], 60, 8, 5, '#241a26') +
    branch(near, [1230, 150], [960, 240], {
      seed: 9,
      colour: ink.leafDeep,
      leaf: 34,
      count: 46,
      shade: 0.3,
      sag: 20,
    }) +
    branch(near, [1230, 20], [1020, 110], {
      seed: 12,
      colour: ink.leafDeep,
      leaf: 34,
      count: 40,
      shade: 0.35,
      sag: 20,
    }),
};
