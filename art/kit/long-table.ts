/** The long table set for many, in any direction of view: linen, runner, places, flowers, candles. */
import { ink } from './colour.ts';
import { type Light } from './light.ts';
import { candle } from './lights.ts';
import { random } from './random.ts';
import { blob, curve, ellipse, fill, lens, many, type Point } from './shapes.ts';
import { sideChair } from './seats.ts';
import { type Spot, type Stage, box, floor } from './stage.ts';
import { bottle, glass } from './table.ts';

export type LongTable = {
  x: number;
  w: number;
  near: number;
  far: number;
  seed: number;
  chair: string;
  squash: number;
};

const H = 0.76;

export function longTable(L: Light, S: Stage, o: LongTable): string {
  const { x, w, near, far } = o;
  const chance = random(o.seed);
  const [a, b] = [x - w / 2, x + w / 2];
  const drop = 0.34;
  const round = (X: number, Z: number, r: number): string => {
    const spot: Spot = [X, H, Z];
    const [px, py] = S.point(spot);
    const m = S.scale(spot);
    return ellipse(px, py, r * m, r * m * Math.min(0.62, o.squash / Math.sqrt(Z)));
  };
  const seats = Math.floor((far - near) / 0.78);
  const placeZ = (i: number) => near + 0.45 + i * 0.78;
  const chairs = (side: -1 | 1) =>
    many(seats, (k) =>
      sideChair(L, S, {
        x: side < 0 ? a - 0.34 : b + 0.34,
        z: placeZ(seats - 1 - k) - 0.2,
        back: side,
        colour: o.chair,
        depth: Math.min(0.25, placeZ(seats - 1 - k) / 70),
      }),
    );
  const skirt = (points: Spot[], shade: number) => fill(S.face(points), L.tone(ink.snow, 0, shade));
  const hemFolds = (X: number) =>
    fill(
      many(Math.round((far - near) / 0.3), (i) => {
        const z = near + 0.1 + i * 0.3;
        const [p, q] = [S.point([X, H, z]), S.point([X, H - drop + 0.03, z + 0.03])];
        return lens(...p, ...q, S.scale([X, H, z]) * 0.012);
      }),
      L.tone(ink.snow, 0, 0.42),
      0.55,
    );
  const frontFolds = fill(
    many(8, (i) => {
      const X = a + (w * (i + 0.6)) / 8.4;
      const [p, q] = [S.point([X, H, near]), S.point([X + 0.02, H - drop + 0.03, near])];
      return lens(...p, ...q, S.scale([X, H, near]) * 0.012);
    }),
    L.tone(ink.snow, 0, 0.42),
    0.6,
  );

  const runner = (Z: number) => {
    const m = S.scale([x, H, Z]);
    const leaves = (count: number, tone: number, colour: string) =>
      fill(
        many(count, () => {
          const [px, py] = S.point([
            x + chance.between(-0.17, 0.17),
            H + chance.between(0, 0.07),
            Z + chance.between(-0.2, 0.2),
          ]);
          const t = chance() * 6.28;
          const s = m * chance.between(0.05, 0.12);
          return lens(px, py, px + Math.cos(t) * s, py + Math.sin(t) * s * 0.7, s * 0.22);
        }),
        L.tone(colour, 0, tone),
      );
    const blooms = many(6, (i) => {
      const [px, py] = S.point([
        x + chance.between(-0.13, 0.13),
        H + chance.between(0.06, 0.15),
        Z + chance.between(-0.18, 0.18),
      ]);
      const r = m * chance.between(0.022, 0.045);
      const c = chance.pick([ink.copihue, ink.blossom, ink.snow, ink.gold, '#d9738a']);
      return (
        fill(blob(px, py, r, r * 0.85, i + Math.round(Z * 9), 0.2, 7), L.tone(c, 0, 0.08)) +
        fill(blob(px, py - r * 0.15, r * 0.5, r * 0.42, i + 3, 0.2, 6), L.tone(c, 0, -0.25))
      );
    });
    return (
      leaves(22, 0.22, ink.leafDeep) +
      leaves(18, -0.02, ink.leaf) +
      leaves(8, -0.3, ink.olive) +
      blooms
    );
  };
  const place = (side: -1 | 1, Z: number) => {
    const X = x + side * w * 0.33;
    const m = S.scale([X, H, Z]);
    const [px, py] = S.point([X, H, Z]);
    const [gx, gy] = S.point([x + side * w * 0.19, H, Z + 0.16]);
    return (
      fill(round(X, Z, 0.155), L.tone(ink.edge, 0, 0.2)) +
      fill(round(X, Z, 0.145), L.tone(ink.paper, 0, -0.2)) +
      fill(round(X, Z, 0.095), L.tone(ink.paperDeep, 0, 0.05)) +
      fill(
        curve(
          [
            [px - m * 0.05, py - m * 0.01],
            [px + m * 0.05, py - m * 0.02],
            [px + m * 0.07, py + m * 0.02],
            [px - m * 0.03, py + m * 0.03],
          ] as Point[],
          true,
        ),
        L.tone(ink.river, 0, 0),
      ) +
      fill(lens(px - m * 0.03, py, px + m * 0.05, py - m * 0.01, m * 0.008), L.tone(ink.leaf)) +
      glass(L, gx, gy, m * 0.19)
    );
  };
  let things = '';
  for (let i = seats - 1; i >= 0; i--) {
    const Z = placeZ(i);
    things += place(-1, Z) + runner(Z + 0.4) + runner(Z);
    const m = S.scale([x, H, Z]);
    const [cx, cy] = S.point([x - 0.12, H, Z + 0.2]);
    if (i % 2) things += candle(cx, cy, m * 0.2) + candle(cx + m * 0.1, cy - m * 0.01, m * 0.14);
    else {
      const [bx, by] = S.point([x + 0.2, H, Z + 0.3]);
      things += bottle(L, bx, by, m * 0.32);
    }
    things += place(1, Z);
  }
  const legs = [
    [a + 0.06, near + 0.08],
    [b - 0.16, near + 0.08],
    [b - 0.16, (near + far) / 2],
    [b - 0.16, far - 0.2],
  ]
    .map(([X, Z]) =>
      box(L, S, { x: X!, y: 0, z: Z!, w: 0.1, h: H - 0.05, d: 0.1 }, ink.woodDeep, { shade: 0.1 }),
    )
    .join('');
  return (
    fill(floor(S, a - 0.7, near + 0.1, b + 0.9, far), L.tone(ink.ink, 0, 0.2), 0.26) +
    chairs(-1) +
    legs +
    skirt(
      [
        [a, H, near],
        [a, H - drop, near],
        [a, H - drop, far],
        [a, H, far],
      ],
      0.3,
    ) +
    skirt(
      [
        [b, H, near],
        [b, H - drop, near],
        [b, H - drop, far],
        [b, H, far],
      ],
      0.22,
    ) +
    hemFolds(b) +
    skirt(
      [
        [a, H, near],
        [b, H, near],
        [b, H - drop, near],
        [a, H - drop, near],
      ],
      0.14,
    ) +
    frontFolds +
    skirt(
      [
        [a, H, near],
        [a, H, far],
        [b, H, far],
        [b, H, near],
      ],
      -0.04,
    ) +
    things +
    chairs(1)
  );
}
