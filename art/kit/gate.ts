/** The way in: whitewashed pillars under a beam with the name, gate leaves swung open, a rail fence. */
import { ink } from './colour.ts';
import { lettering } from './lettering.ts';
import { type Light } from './light.ts';
import { random } from './random.ts';
import { fill, lens, many } from './shapes.ts';
import { type Spot, type Stage, box } from './stage.ts';

const bar = (S: Stage, a: Spot, b: Spot, thick: number) =>
  S.face([a, b, [b[0], b[1] + thick, b[2]], [a[0], a[1] + thick, a[2]]]);

export function gate(L: Light, S: Stage, o: { z: number; half: number; name: string }): string {
  const { z, half } = o;
  const pillar = (side: -1 | 1) => {
    const x = side * half - (side < 0 ? 0.75 : 0);
    const [fx, fy] = S.point([x + 0.37, 0, z]);
    const k = S.scale([x, 0, z]);
    const chance = random(side + 9);
    const cracks = many(16, () => {
      const [cx, cy] = [fx + chance.between(-0.34, 0.34) * k, fy - chance.between(0.1, 2.3) * k];
      return lens(
        cx,
        cy,
        cx + chance.between(6, 26),
        cy + chance.between(-3, 3),
        chance.between(0.6, 1.6),
      );
    });
    return (
      box(L, S, { x, y: 0, z, w: 0.75, h: 2.5, d: 0.75 }, ink.snow, { shade: 0.05 }) +
      box(L, S, { x: x - 0.02, y: 0, z: z - 0.02, w: 0.79, h: 0.42, d: 0.79 }, ink.clay, {
        shade: 0.1,
      }) +
      fill(cracks, L.tone(ink.paperDeep, 0, 0.34), 0.7) +
      box(L, S, { x: x - 0.12, y: 2.5, z: z - 0.12, w: 0.99, h: 0.1, d: 0.99 }, ink.clay, {
        shade: 0.2,
      }) +
      box(L, S, { x: x - 0.04, y: 2.6, z: z - 0.04, w: 0.83, h: 0.12, d: 0.83 }, ink.clay, {
        shade: -0.05,
      })
    );
  };
  const leaf = (side: -1 | 1) => {
    const [x, deep] = [side * (half - 0.08), z + 0.6];
    const end = x - side * 0.5;
    const far = deep + 2.7;
    const rails = [0.25, 0.7, 1.15, 1.5].map((y) => bar(S, [x, y, deep], [end, y, far], 0.13));
    const stiles = [0, 0.5, 1].map((t) => {
      const [sx, sz] = [x + (end - x) * t, deep + (far - deep) * t];
      return bar(S, [sx, 0.15, sz], [sx - side * 0.02, 0.15, sz + 0.16], 1.55);
    });
    const brace = S.face([
      [x, 0.3, deep],
      [x, 0.46, deep],
      [end, 1.6, far],
      [end, 1.44, far],
    ]);
    return (
      fill(rails.join('') + brace, L.tone(ink.wood, 0, side === L.from ? 0.3 : -0.05)) +
      fill(stiles.join(''), L.tone(ink.woodDeep, 0, side === L.from ? 0.3 : 0))
    );
  };
  const beam =
    box(
      L,
      S,
      { x: -half - 0.75, y: 3.5, z: z + 0.22, w: half * 2 + 1.5, h: 0.28, d: 0.28 },
      ink.wood,
    ) +
    [-half - 0.5, half + 0.26]
      .map((x) => box(L, S, { x, y: 2.72, z: z + 0.22, w: 0.26, h: 0.9, d: 0.26 }, ink.woodDeep))
      .join('');
  const board = S.face([
    [-2.05, 2.82, z + 0.2],
    [-2.05, 3.34, z + 0.2],
    [2.05, 3.34, z + 0.2],
    [2.05, 2.82, z + 0.2],
  ]);
  const chains = [-1.6, 1.56]
    .map((x) => bar(S, [x, 3.32, z + 0.2], [x + 0.04, 3.32, z + 0.2], 0.2))
    .join('');
  const [sx, sy] = S.point([0, 2.99, z + 0.2]);
  return (
    leaf(-1) +
    leaf(1) +
    beam +
    fill(chains, ink.ink) +
    fill(board, L.tone(ink.woodDeep, 0, 0.1)) +
    lettering(o.name, sx, sy, S.scale([0, 3, z]) * 0.26, L.tone(ink.paperDeep, 0, -0.2), 1) +
    pillar(-1) +
    pillar(1)
  );
}

/** A fence of split rails from x1 to x2 along one depth. */
export function railFence(
  L: Light,
  S: Stage,
  x1: number,
  x2: number,
  z: number,
  o: { depth?: number; step?: number } = {},
): string {
  const { depth = 0, step = 2.2 } = o;
  const chance = random(Math.round(z * 7 + x1));
  const count = Math.floor(Math.abs(x2 - x1) / step) + 1;
  const dir = Math.sign(x2 - x1);
  const rails = many(count, (i) =>
    [0.35, 0.75, 1.1]
      .map((y) => {
        const [a, b] = [x1 + dir * i * step, x1 + dir * (i + 1) * step];
        return S.face([
          [a, y + chance.between(-0.05, 0.05), z],
          [b, y + chance.between(-0.05, 0.05), z],
          [b, y + 0.1, z],
          [a, y + 0.12, z],
        ]);
      })
      .join(''),
  );
  const posts = many(count + 1, (i) => {
    const a = x1 + dir * i * step;
    return box(L, S, { x: a - 0.08, y: 0, z: z - 0.08, w: 0.16, h: 1.35, d: 0.16 }, ink.woodDeep, {
      depth,
    });
  });
  return fill(rails, L.tone(ink.wood, depth, 0.12)) + posts;
}
