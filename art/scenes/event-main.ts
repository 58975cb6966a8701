/** Six in the evening: the aisle between the poplars, the cordillera in the last sun, the two of them. */
import { ink } from '../kit/colour.ts';
import { cordillera } from '../kit/cordillera.ts';
import { garland } from '../kit/copihue.ts';
import { linear } from '../kit/defs.ts';
import { figure } from '../kit/figure.ts';
import { grass, wildflowers, wheatField } from '../kit/grass.ts';
import { ground, hill, treeline } from '../kit/hills.ts';
import { golden, lit } from '../kit/light.ts';
import { camera } from '../kit/perspective.ts';
import { poplar } from '../kit/poplar.ts';
import { random } from '../kit/random.ts';
import { cut, fill, lens, many, rect } from '../kit/shapes.ts';
import { clouds, mist, rays, sky, sun } from '../kit/sky.ts';
import { chair } from '../kit/table.ts';
import { flock } from '../kit/birds.ts';

const L = lit(golden, { from: 1 });
const cam = camera({ x: 600, horizon: 486, eye: 2.1, focal: 620 });
const p = cam.point;
const far = ground(480, 10, 5, 300);
const chance = random(5);
const rows = [23, 19.4, 16.4, 13.9, 11.7, 9.9, 8.3, 7];

const guests = [8.2, 7.2, 6.3, 5.5].flatMap((Z, row) =>
  [-1, 1].flatMap((side) =>
    [1.35, 1.95, 2.55].map((X, i) => ({
      X: side * X,
      Z,
      dress: [ink.copihueDeep, ink.wheat, ink.river, ink.leaf, undefined, undefined][
        (row * 5 + i * 2 + (side > 0 ? 1 : 0)) % 6
      ],
    })),
  ),
);

export const scene = {
  name: 'event-main',
  width: 1200,
  height: 800,
  draw: () =>
    sky(L, 500) +
    sun(L, 690, 372, 40, 9) +
    rays(L, 690, 372, 76, 760, 60, 4, 0.34) +
    clouds(L, 6, 8, 90, 330, 0.7, '#fff1cf') +
    cordillera(L, { base: 492, height: 220, seed: 31, depth: 0.5, colour: ink.plum }) +
    mist(L, 400, 510, 0.75) +
    flock(420, 180, 150, 11, 10, L.tone(ink.ink, 0.3), 8) +
    hill(L, far, { colour: ink.olive, depth: 0.35 }) +
    treeline(L, far, { from: 0, to: 1200, count: 60, size: 13, depth: 0.35, seed: 5 }) +
    hill(L, () => 498, { colour: ink.wheat, shade: 0, to: 0.12 }) +
    wheatField(L, { top: () => 500, bottom: 640, seed: 4, count: 700 }) +
    fill(
      cut([p(-4.6, 0, 4), p(4.6, 0, 4), p(4.6, 0, 40), p(-4.6, 0, 40)]),
      linear(0, 500, 0, 800, [
        [0, L.tone(ink.olive, 0.3, -0.2)],
        [1, L.tone(ink.leaf, 0, 0.08)],
      ]),
    ) +
    rows
      .map((Z) =>
        [-1, 1]
          .map((side) => {
            const [x, y] = p(side * 4.1, 0, Z);
            return (
              fill(
                lens(x, y, x - 190 * (8 / Z), y + 60 * (8 / Z), 9 * (8 / Z)),
                L.tone(ink.ink, 0, 0.2),
                0.35,
              ) +
              poplar(L, {
                x,
                y,
                h: 7.4 * cam.scale(Z) * (0.94 + ((Z * 37) % 10) / 60),
                seed: Math.round(Z * 10) + side,
                depth: Math.min(0.4, Z / 70),
                wide: 0.1,
              })
            );
          })
          .join(''),
      )
      .join('') +
    fill(
      cut([p(-0.85, 0, 3.2), p(0.85, 0, 3.2), p(0.62, 0, 14), p(-0.62, 0, 14)]),
      linear(0, 530, 0, 800, [
        [0, '#fff0c9'],
        [1, L.tone(ink.paper, 0, 0.06)],
      ]),
    ) +
    archway() +
    figure({
      x: 588,
      y: p(0, 0, 12.2)[1],
      h: 1.78 * cam.scale(11.2),
      pose: 'embrace',
      colour: '#25302b',
      rim: '#ffe6a8',
    }) +
    figure({
      x: 612,
      y: p(0, 0, 12.2)[1],
      h: 1.66 * cam.scale(11.2),
      pose: 'embrace',
      flip: true,
      colour: '#b57f5b',
      dress: '#fffaf0',
      hair: 'long',
      hem: 0.01,
      flare: 0.27,
    }) +
    guests
      .map(
        (g, i) =>
          chair(L, cam, g.X, g.Z - 0.3, 'away', { colour: ink.wood }) +
          (i % 7 === 3 ? '' : person(g, i)),
      )
      .join('') +
    [4.7, 4.0]
      .flatMap((Z) =>
        [-1, 1].flatMap((side) =>
          [2.5, 1.9, 1.3].map((X) =>
            chair(L, cam, side * X, Z, 'away', {
              colour: ink.wood,
              ribbon: X === 1.3 ? ink.copihue : undefined,
            }),
          ),
        ),
      )
      .join('') +
    fill(
      many(80, () => {
        const t = chance();
        const [x, y] = p(chance.between(-0.75, 0.75), 0, 3.4 + t * t * 9);
        return lens(x, y, x + 9 * (1 - t) + 2, y - 3, 2.6 * (1 - t) + 0.8);
      }),
      ink.copihue,
    ) +
    fill(
      many(50, () => {
        const t = chance();
        const [x, y] = p(chance.between(-0.75, 0.75), 0, 3.4 + t * t * 9);
        return lens(x, y, x + 8 * (1 - t) + 2, y + 2, 2.4 * (1 - t) + 0.8);
      }),
      ink.blossom,
    ) +
    grass(L, {
      from: -20,
      to: 330,
      y: 815,
      h: 84,
      count: 120,
      seed: 6,
      colour: ink.olive,
      shade: 0.2,
    }) +
    grass(L, {
      from: 870,
      to: 1220,
      y: 815,
      h: 84,
      count: 120,
      seed: 8,
      colour: ink.olive,
      shade: 0.2,
    }) +
    wildflowers(L, { from: -10, to: 250, y: 815, h: 90, count: 26, seed: 4 }) +
    wildflowers(L, { from: 950, to: 1210, y: 815, h: 90, count: 26, seed: 5 }),
};

function person(g: { X: number; Z: number; dress?: string | undefined }, i: number) {
  const [x, y] = p(g.X, 0, g.Z);
  return figure({
    x,
    y: y + 1,
    h: (g.dress ? 1.62 : 1.74) * cam.scale(g.Z),
    colour: '#2a312c',
    dress: g.dress && L.tone(g.dress, 0, 0.15),
    skin: ['#8a5638', '#a9714d', '#6e452f', '#bb8660'][i % 4],
    hair: i % 3 ? 'bun' : 'long',
    rim: '#ffd98c',
    hat: i % 6 === 1 ? L.tone(ink.paperDeep, 0, 0.1) : undefined,
  });
}

function archway() {
  const Z = 13;
  const [l, r, lt, rt] = [p(-1.25, 0, Z), p(1.25, 0, Z), p(-1.25, 2.75, Z), p(1.25, 2.75, Z)];
  const s = cam.scale(Z);
  return (
    fill(
      rect(l[0] - s * 0.05, lt[1], s * 0.1, l[1] - lt[1]) +
        rect(r[0] - s * 0.05, rt[1], s * 0.1, r[1] - rt[1]) +
        rect(lt[0] - s * 0.2, lt[1] - s * 0.05, rt[0] - lt[0] + s * 0.4, s * 0.1),
      L.tone(ink.wood, 0, 0.1),
    ) +
    garland(L, [lt[0] - 8, lt[1]], [rt[0] + 8, rt[1]], {
      seed: 4,
      sag: -8,
      flowers: 14,
      size: 17,
    }) +
    garland(L, [lt[0], lt[1]], [lt[0], lt[1] + 74], { seed: 5, sag: 0, flowers: 6, size: 15 }) +
    garland(L, [rt[0], rt[1]], [rt[0], rt[1] + 54], { seed: 6, sag: 0, flowers: 5, size: 15 })
  );
}
