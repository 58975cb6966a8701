/** The small adobe chapel of the estate: white gable, bell wall, tiled roof, an open door. */
import { ink } from './colour.ts';
import { linear } from './defs.ts';
import { type Light } from './light.ts';
import { at, ellipse, fill, lens, line, many } from './shapes.ts';
import { type Spot, type Stage, box } from './stage.ts';

export type Chapel = { x: number; z: number; w: number; d: number; depth?: number };

export function chapel(L: Light, S: Stage, o: Chapel): string {
  const { x, z, w, d, depth = 0 } = o;
  const [X, Z, mid] = [x + w, z + d, x + w / 2];
  const [wall, top] = [3.9, 6.3];
  const tone = (colour: string, shade: number) => L.tone(colour, depth, shade);
  const m = S.scale([mid, 0, z]);
  const front: Spot[] = [
    [x, 0, z],
    [x, wall, z],
    [mid, top, z],
    [X, wall, z],
    [X, 0, z],
  ];
  const roof = (side: -1 | 1): Spot[] => {
    const e = side < 0 ? x - 0.45 : X + 0.45;
    return [
      [e, wall - 0.3, z - 0.3],
      [mid, top + 0.12, z - 0.3],
      [mid, top + 0.12, Z],
      [e, wall - 0.3, Z],
    ];
  };
  const grooves = many(22, (i) => {
    const k = z - 0.3 + ((d + 0.3) * i) / 21;
    return `M${at(S.point([mid, top + 0.12, k]))}L${at(S.point([X + 0.45, wall - 0.3, k]))}`;
  });
  const arch = (cx: number, half: number, low: number, spring: number, zz: number) => {
    const [l, r, t] = [
      S.point([cx - half, spring, zz]),
      S.point([cx + half, spring, zz]),
      S.point([cx, spring + half * 1.25, zz]),
    ];
    const [bl, br] = [S.point([cx - half, low, zz]), S.point([cx + half, low, zz])];
    return `M${at(bl)}L${at(l)}Q${at([l[0], t[1]])} ${at(t)}Q${at([r[0], t[1]])} ${at(r)}L${at(br)}Z`;
  };
  const verge = (side: -1 | 1) =>
    S.face([
      [mid, top + 0.12, z - 0.3],
      [side < 0 ? x - 0.45 : X + 0.45, wall - 0.3, z - 0.3],
      [side < 0 ? x - 0.45 : X + 0.45, wall - 0.52, z - 0.3],
      [mid, top - 0.12, z - 0.3],
    ]);
  const bellWall = S.face([
    [mid - 0.95, top - 0.7, z],
    [mid - 0.95, top + 1.7, z],
    [mid, top + 2.4, z],
    [mid + 0.95, top + 1.7, z],
    [mid + 0.95, top - 0.7, z],
  ]);
  const [bx, by] = S.point([mid, top + 0.7, z]);
  const [cx, cy] = S.point([mid, top + 2.4, z]);
  const windows = [0.25, 0.55, 0.82]
    .map((t) =>
      S.face([
        [X, 1.5, z + d * t],
        [X, 2.9, z + d * t],
        [X, 2.9, z + d * t + 0.8],
        [X, 1.5, z + d * t + 0.8],
      ]),
    )
    .join('');
  return (
    fill(
      S.face([
        [X, 0, z],
        [X, wall, z],
        [X, wall, Z],
        [X, 0, Z],
      ]),
      tone(ink.snow, 0.34),
    ) +
    fill(windows, tone(ink.riverDeep, 0.25)) +
    fill(
      S.face([
        [X, 0, z],
        [X, 0.6, z],
        [X, 0.6, Z],
        [X, 0, Z],
      ]),
      tone(ink.clay, 0.35),
    ) +
    fill(S.face(roof(1)), tone(ink.clay, 0.16)) +
    line(grooves, tone(ink.clay, 0.5), Math.max(0.8, m * 0.05), 0.7) +
    fill(
      S.face([
        [mid + 0.95, top - 0.7, z],
        [mid + 0.95, top + 1.7, z],
        [mid + 0.95, top + 1.7, z + 0.5],
        [mid + 0.95, top - 0.7, z + 0.5],
      ]),
      tone(ink.snow, 0.36),
    ) +
    fill(
      S.face(front),
      linear(S.point([x, 0, z])[0], 0, S.point([X, 0, z])[0], 0, [
        [0, tone(ink.snow, -0.12)],
        [1, tone('#f1dfc2', 0.08)],
      ]),
    ) +
    fill(
      S.face([
        [x, 0, z],
        [x, 0.6, z],
        [X, 0.6, z],
        [X, 0, z],
      ]),
      tone(ink.clay, 0.04),
    ) +
    fill(bellWall, tone(ink.snow, -0.1)) +
    fill(arch(mid, 0.42, top + 0.25, top + 1.05, z), tone('#c98f52', -0.1)) +
    fill(
      `M${bx - m * 0.22} ${by}Q${bx - m * 0.14} ${by - m * 0.12} ${bx - m * 0.12} ${by - m * 0.42}Q${bx} ${by - m * 0.62} ${bx + m * 0.12} ${by - m * 0.42}Q${bx + m * 0.14} ${by - m * 0.12} ${bx + m * 0.22} ${by}Z`,
      tone(ink.woodDeep, 0),
    ) +
    fill(ellipse(bx, by + m * 0.03, m * 0.05), tone(ink.woodDeep, 0.2)) +
    line(
      `M${cx} ${cy}L${cx} ${cy - m * 0.75}M${cx - m * 0.22} ${cy - m * 0.52}L${cx + m * 0.22} ${cy - m * 0.52}`,
      tone(ink.woodDeep, 0),
      m * 0.07,
    ) +
    fill(verge(-1) + verge(1), tone(ink.clay, 0.05)) +
    fill(arch(mid, 0.95, 0, 2.1, z), tone(ink.wood, 0.05)) +
    fill(arch(mid, 0.8, 0, 2.05, z), tone('#3a2a20', 0.2)) +
    fill(arch(mid, 0.5, 0.3, 1.3, z), '#ffce82', 0.5) +
    fill(arch(mid, 0.36, top - 2.1, top - 1.75, z), tone(ink.riverDeep, 0.1)) +
    fill(
      S.face([
        [mid - 0.8, 0, z],
        [mid - 0.8, 2.05, z],
        [mid - 1.15, 2.05, z - 0.75],
        [mid - 1.15, 0, z - 0.75],
      ]) +
        S.face([
          [mid + 0.8, 0, z],
          [mid + 0.8, 2.05, z],
          [mid + 1.15, 2.05, z - 0.75],
          [mid + 1.15, 0, z - 0.75],
        ]),
      tone(ink.riverDeep, 0.05),
    ) +
    fill(
      many(18, (i) => {
        const [sx, sy] = S.point([
          x + 0.4 + (((i * 37) % 100) / 100) * (w - 0.8),
          0.9 + (((i * 53) % 100) / 100) * 2.6,
          z,
        ]);
        return lens(sx, sy, sx + m * 0.4, sy, 1);
      }),
      tone(ink.edge, 0.1),
      0.6,
    ) +
    box(L, S, { x: mid - 1.6, y: 0, z: z - 1.1, w: 3.2, h: 0.14, d: 1.1 }, ink.stone, { depth })
  );
}
