/** A painted house of corrugated iron beside a public stair. */
import { ink } from './colour.ts';
import { linear, radial } from './defs.ts';
import { type Light } from './light.ts';
import { type Camera } from './perspective.ts';
import { at, cut, ellipse, fill, line, many } from './shapes.ts';

export type TownHouse = {
  side: -1 | 1;
  near: number;
  far: number;
  base: number;
  top: number;
  colour: string;
  lit?: readonly number[];
  roof?: string;
  X?: number;
  wide: number;
  gable?: number;
};

/** A house whose long wall faces the stair and whose gable end faces us. */
export function townHouse(L: Light, cam: Camera, o: TownHouse): string {
  const { side, near, far, base, top, colour, X = 1.9, lit = [], roof = ink.clay, gable = 0 } = o;
  const p = cam.point;
  const haze = Math.min(0.5, near / 44);
  const wide = X + o.wide;
  const wall = cut([
    p(side * X, base, near),
    p(side * X, base, far),
    p(side * X, top, far),
    p(side * X, top, near),
  ]);
  const end = cut([
    p(side * X, base - 4, near),
    p(side * wide, base - 4, near),
    p(side * wide, top, near),
    p(side * (X + o.wide / 2), top + gable, near),
    p(side * X, top, near),
  ]);
  const ridges = (count: number, onWall: boolean) =>
    many(count, (i) => {
      const t = (i + 0.5) / count;
      const [u, v] = onWall
        ? [p(side * X, base, near + (far - near) * t), p(side * X, top, near + (far - near) * t)]
        : [
            p(side * (X + o.wide * t), base - 4, near),
            p(side * (X + o.wide * t), top + gable * (1 - Math.abs(t * 2 - 1)), near),
          ];
      return `M${at(u)}L${at(v)}`;
    });
  const warm = '#ffd27a';
  let windows = '';
  const floors = Math.max(1, Math.floor((top - Math.max(base, 0)) / 2.4));
  for (let f = 0; f < floors; f++) {
    for (let k = 0; k < 2; k++) {
      const [z0, y0] = [near + (far - near) * (0.18 + k * 0.42), top - 1.75 - f * 2.4];
      const z1 = z0 + (far - near) * 0.24;
      const on = lit.includes(f * 2 + k);
      const glass = cut([
        p(side * X, y0, z0),
        p(side * X, y0, z1),
        p(side * X, y0 + 1.3, z1),
        p(side * X, y0 + 1.3, z0),
      ]);
      const q = 0.09;
      windows +=
        fill(
          cut([
            p(side * X, y0 - q, z0 - q),
            p(side * X, y0 - q, z1 + q),
            p(side * X, y0 + 1.3 + q, z1 + q),
            p(side * X, y0 + 1.3 + q, z0 - q),
          ]),
          L.tone(ink.paper, haze, 0.1),
        ) + fill(glass, on ? warm : L.tone(ink.riverDeep, haze, 0.3));
      const ex = X + o.wide * (0.16 + k * 0.44);
      const on2 = lit.includes(10 + f * 2 + k);
      const pane = (g: number) =>
        cut([
          p(side * (ex - g), y0 - g, near),
          p(side * (ex + 0.95 + g), y0 - g, near),
          p(side * (ex + 0.95 + g), y0 + 1.35 + g, near),
          p(side * (ex - g), y0 + 1.35 + g, near),
        ]);
      const [m0, m1] = [p(side * (ex + 0.475), y0, near), p(side * (ex + 0.475), y0 + 1.35, near)];
      const [n0, n1] = [p(side * ex, y0 + 0.85, near), p(side * (ex + 0.95), y0 + 0.85, near)];
      const s = cam.scale(near);
      const [gx, gy] = p(side * (ex + 0.475), y0 + 0.7, near);
      const curtain = on2
        ? fill(
            cut([
              p(side * ex, y0 + 1.35, near),
              p(side * (ex + 0.3), y0 + 1.35, near),
              p(side * (ex + 0.1), y0 + 0.3, near),
              p(side * ex, y0, near),
            ]) +
              cut([
                p(side * (ex + 0.95), y0 + 1.35, near),
                p(side * (ex + 0.65), y0 + 1.35, near),
                p(side * (ex + 0.85), y0 + 0.3, near),
                p(side * (ex + 0.95), y0, near),
              ]),
            '#f6b45c',
            0.9,
          )
        : '';
      windows +=
        (on2
          ? fill(
              ellipse(gx, gy, s * 1.6),
              radial(gx, gy, s * 1.6, [
                [0, warm, 0.5],
                [1, warm, 0],
              ]),
            )
          : '') +
        fill(pane(0.11), L.tone(ink.paper, haze, 0.06)) +
        fill(pane(0), on2 ? warm : L.tone(ink.riverDeep, haze, 0.32)) +
        curtain +
        line(`M${at(m0)}L${at(m1)}M${at(n0)}L${at(n1)}`, L.tone(ink.paper, haze, 0.06), s * 0.06) +
        fill(
          cut([
            p(side * (ex - 0.2), y0 - 0.11, near),
            p(side * (ex + 1.15), y0 - 0.11, near),
            p(side * (ex + 1.15), y0 - 0.22, near),
            p(side * (ex - 0.2), y0 - 0.22, near),
          ]),
          L.tone(ink.paper, haze, 0.2),
        );
    }
  }
  const eave = 0.16;
  const middle = X + o.wide / 2;
  const roofEnd = cut([
    p(side * (X - eave), top - 0.12, near - 0.1),
    p(side * middle, top + gable - 0.02, near - 0.1),
    p(side * (wide + eave), top - 0.12, near - 0.1),
    p(side * (wide + eave), top + 0.14, near - 0.1),
    p(side * middle, top + gable + 0.26, near - 0.1),
    p(side * (X - eave), top + 0.14, near - 0.1),
  ]);
  const roofSide = cut([
    p(side * (X - eave), top, near - 0.1),
    p(side * (X - eave), top + 0.16, near - 0.1),
    p(side * (X - eave), top + 0.16, far),
    p(side * (X - eave), top, far),
  ]);
  const s = cam.scale(near);
  const skirting = cut([
    p(side * X, base - 4, near),
    p(side * wide, base - 4, near),
    p(side * wide, base + 0.3, near),
    p(side * X, base + 0.3, near),
  ]);
  return (
    fill(
      wall,
      linear(p(side * X, 0, near)[0], 0, p(side * X, 0, far)[0], 0, [
        [0, L.tone(colour, haze, 0.26)],
        [1, L.tone(colour, Math.min(0.6, haze + 0.1), 0.34)],
      ]),
    ) +
    line(ridges(16, true), L.tone(ink.ink, haze, 0.2), 1.1, 0.28) +
    fill(end, L.tone(colour, haze, 0.04)) +
    line(ridges(46, false), L.tone(ink.ink, haze, 0.1), Math.max(0.8, s * 0.012), 0.22) +
    line(
      ridges(46, false),
      L.tone(ink.snow, haze, 0),
      Math.max(0.6, s * 0.008),
      0.16,
      ` transform="translate(${s * 0.03} 0)"`,
    ) +
    fill(skirting, L.tone(ink.stone, haze, 0.3)) +
    windows +
    fill(roofSide, L.tone(roof, haze, 0.42)) +
    fill(roofEnd, L.tone(roof, haze, 0.12))
  );
}
