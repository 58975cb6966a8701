/** The long table in perspective: cloth, places, flowers, bottles, candles; chairs; the parrón over it. */
import { ink } from './colour.ts';
import { foliage } from './foliage.ts';
import { type Light } from './light.ts';
import { candle } from './lights.ts';
import { type Camera } from './perspective.ts';
import { random } from './random.ts';
import { type Point, blob, curve, cut, ellipse, fill, lens, lerp, line, many } from './shapes.ts';

export type Table = {
  X?: number;
  near: number;
  far: number;
  w?: number;
  h?: number;
  cloth?: string;
  seed: number;
  candles?: boolean;
  shade?: number;
  places?: number;
};

export function table(L: Light, cam: Camera, o: Table): string {
  const { X = 0, near, far, w = 1.1, h = 0.76, cloth = ink.snow, shade = 0, places = 0.75 } = o;
  const chance = random(o.seed);
  const p = cam.point;
  const [a, b] = [X - w / 2, X + w / 2];
  const top = cut([p(a, h, near), p(b, h, near), p(b, h, far), p(a, h, far)]);
  const drop = h - 0.42;
  const hem: Point[] = Array.from({ length: 9 }, (_, i) => {
    const [px, py] = p(lerp(a, b, i / 8), drop, near);
    return [px, py + (i % 2 ? 1 : -1) * cam.scale(near) * 0.012];
  });
  const front = `${curve(hem)}L${p(b, h, near).join(' ')}L${p(a, h, near).join(' ')}Z`;
  const folds = many(7, (i) => {
    const k = lerp(a, b, (i + 0.6) / 7.4);
    const [x1, y1] = p(k, h - 0.03, near);
    const [x2, y2] = p(k + 0.01, drop + 0.03, near);
    return lens(x1, y1, x2, y2, cam.scale(near) * 0.009);
  });
  const side = (k: number, out: number) =>
    cut([p(k, h, near), p(k + out, drop, near), p(k + out, drop, far), p(k, h, far)]);
  const flat = (px: number, Z: number, r: number, y = h): string => {
    const [cx, cy] = p(px, y, Z);
    return ellipse(cx, cy, r * cam.scale(Z), Math.abs(p(px, y, Z - r)[1] - p(px, y, Z + r)[1]) / 2);
  };
  let things = '';
  const count = Math.floor((far - near) / places);
  for (let i = count; i >= 0; i--) {
    const Z = near + 0.3 + i * places;
    const s = cam.scale(Z);
    if (i % 2 === 0) {
      const [fx, fy] = p(X + chance.between(-0.05, 0.05), h, Z + places * 0.4);
      things += fill(
        many(9, (k) =>
          blob(
            fx + Math.cos(k * 0.7) * s * 0.15,
            fy - s * (0.07 + 0.04 * (k % 3)),
            s * 0.07,
            s * 0.05,
            k + i,
            0.3,
            7,
          ),
        ),
        L.tone(ink.leaf, 0, 0.12),
      );
      things += fill(
        many(6, () =>
          ellipse(
            fx + chance.between(-0.16, 0.16) * s,
            fy - s * chance.between(0.07, 0.2),
            s * chance.between(0.018, 0.035),
          ),
        ),
        L.tone(chance.pick([ink.copihue, ink.blossom, ink.gold]), 0, -0.05),
      );
      if (o.candles)
        things += candle(fx - s * 0.16, fy, s * 0.2) + candle(fx + s * 0.18, fy, s * 0.15);
    } else {
      const [bx, by] = p(X + chance.between(-0.12, 0.12), h, Z + places * 0.4);
      things += bottle(L, bx, by, s * 0.32);
    }
    for (const k of [-1, 1]) {
      const px = X + k * w * 0.32;
      things +=
        fill(flat(px, Z, 0.145), L.tone(ink.edge, 0, 0.14)) +
        fill(flat(px, Z, 0.132), L.tone(ink.paper, 0, -0.2)) +
        fill(flat(px, Z, 0.085), L.tone(k > 0 ? ink.paperDeep : ink.edge, 0, 0.05));
      const [nx, ny] = p(px + 0.0, h, Z);
      things += fill(
        lens(nx - s * 0.06, ny, nx + s * 0.07, ny - s * 0.01, s * 0.03),
        L.tone(ink.copihue, 0, 0),
        0.9,
      );
      const [gx, gy] = p(X + k * w * 0.17, h, Z + 0.12);
      things += glass(L, gx, gy, s * 0.2);
    }
  }
  return (
    fill(side(a, -0.03), L.tone(cloth, 0.02, shade + 0.32)) +
    fill(side(b, 0.03), L.tone(cloth, 0.02, shade + 0.32)) +
    fill(top, L.tone(cloth, 0, shade - 0.05)) +
    fill(
      cut([p(X - 0.13, h, near), p(X + 0.13, h, near), p(X + 0.13, h, far), p(X - 0.13, h, far)]),
      L.tone(ink.wheat, 0.1, shade + 0.05),
      0.5,
    ) +
    fill(front, L.tone(cloth, 0, shade + 0.2)) +
    fill(
      cut([
        p(X - 0.13, h, near),
        p(X + 0.13, h, near),
        p(X + 0.13, drop + 0.06, near),
        p(X - 0.13, drop + 0.06, near),
      ]),
      L.tone(ink.wheat, 0.1, shade + 0.22),
      0.55,
    ) +
    fill(folds, L.tone(cloth, 0, shade + 0.45), 0.6) +
    things
  );
}

export function bottle(
  L: Light,
  x: number,
  y: number,
  h: number,
  colour: string = ink.leafDeep,
): string {
  const w = h * 0.13;
  return (
    fill(
      curve(
        [
          [x - w, y],
          [x - w, y - h * 0.55],
          [x - w * 0.4, y - h * 0.72],
          [x - w * 0.36, y - h],
          [x + w * 0.36, y - h],
          [x + w * 0.4, y - h * 0.72],
          [x + w, y - h * 0.55],
          [x + w, y],
        ],
        true,
      ),
      L.tone(colour, 0, 0.3),
    ) +
    fill(
      cut([
        [x - w, y - h * 0.18],
        [x + w, y - h * 0.18],
        [x + w, y - h * 0.42],
        [x - w, y - h * 0.42],
      ]),
      L.tone(ink.paper, 0, 0.08),
    ) +
    fill(
      lens(x + L.from * w * 0.6, y - h * 0.5, x + L.from * w * 0.55, y - h * 0.08, w * 0.13),
      L.tone(ink.paper, 0, -0.2),
      0.7,
    )
  );
}

export function glass(
  L: Light,
  x: number,
  y: number,
  h: number,
  wine: string = ink.copihueDeep,
): string {
  const w = h * 0.24;
  return (
    fill(ellipse(x, y, w * 0.8, w * 0.22), L.tone(ink.paper, 0, 0.1), 0.75) +
    line(
      `M${x.toFixed(1)} ${y.toFixed(1)}V${(y - h * 0.5).toFixed(1)}`,
      L.tone(ink.paper, 0, 0.05),
      Math.max(0.8, h * 0.04),
      0.85,
    ) +
    fill(
      `M${x - w} ${y - h}C${x - w * 1.1} ${y - h * 0.5} ${x - w * 0.4} ${y - h * 0.46} ${x} ${y - h * 0.46}C${x + w * 0.4} ${y - h * 0.46} ${x + w * 1.1} ${y - h * 0.5} ${x + w} ${y - h}Z`,
      L.tone(ink.paper, 0, -0.1),
      0.55,
    ) +
    fill(
      `M${x - w * 0.98} ${y - h * 0.78}C${x - w} ${y - h * 0.5} ${x - w * 0.4} ${y - h * 0.48} ${x} ${y - h * 0.48}C${x + w * 0.4} ${y - h * 0.48} ${x + w} ${y - h * 0.5} ${x + w * 0.98} ${y - h * 0.78}Z`,
      L.tone(wine, 0, 0),
      0.92,
    )
  );
}

/** A wooden chair; `facing` 'in' sits at the table's side (X), 'away' shows us its back. */
export function chair(
  L: Light,
  cam: Camera,
  X: number,
  Z: number,
  facing: 'in' | 'away',
  o: { colour?: string; depth?: number; side?: number; ribbon?: string } = {},
): string {
  const { colour = ink.wood, depth = 0, side = Math.sign(X) || 1 } = o;
  const p = (u: number, y: number, v: number): Point =>
    facing === 'away' ? cam.point(X + u, y, Z + v) : cam.point(X + side * -v, y, Z + u);
  const s = cam.scale(Z);
  const post = (u: number, v: number, y0: number, y1: number, w = 0.035) => {
    const [a, b] = [p(u, y0, v), p(u, y1, v)];
    return line(`M${a.join(' ')}L${b.join(' ')}`, L.tone(colour, depth, 0.1), s * w);
  };
  const seat = cut([
    p(-0.21, 0.46, -0.02),
    p(0.21, 0.46, -0.02),
    p(0.21, 0.46, 0.4),
    p(-0.21, 0.46, 0.4),
  ]);
  const slat = (y: number) =>
    cut([p(-0.21, y, 0), p(0.21, y, 0), p(0.21, y + 0.08, 0), p(-0.21, y + 0.08, 0)]);
  return (
    post(-0.2, 0.38, 0, 0.46) +
    post(0.2, 0.38, 0, 0.46) +
    fill(seat, L.tone(ink.wheat, depth, 0.1)) +
    post(-0.21, 0, 0, 1) +
    post(0.21, 0, 0, 1) +
    fill(slat(0.64) + slat(0.78) + slat(0.91), L.tone(colour, depth, -0.14)) +
    (o.ribbon
      ? fill(
          lens(...p(-0.05, 0.86, -0.01), ...p(-0.1, 0.6, -0.01), s * 0.03) +
            lens(...p(-0.05, 0.86, -0.01), ...p(0.02, 0.55, -0.01), s * 0.03),
          L.tone(o.ribbon, depth),
        )
      : '')
  );
}

/** Posts, beams and vines overhead, with bunches of grapes. */
export function parron(
  L: Light,
  cam: Camera,
  o: {
    w: number;
    h?: number;
    near: number;
    far: number;
    step: number;
    seed: number;
    leaf?: string;
    grapes?: boolean;
    shade?: number;
  },
): string {
  const { h = 2.5, w, leaf = ink.leaf, shade = 0.1 } = o;
  const chance = random(o.seed);
  let out = '';
  for (let Z = o.far; Z >= o.near; Z -= o.step) {
    const s = cam.scale(Z);
    const [l, r] = [cam.point(-w, h, Z), cam.point(w, h, Z)];
    for (const X of [-w, w]) {
      const [a, b] = [cam.point(X, 0, Z), cam.point(X, h, Z)];
      out +=
        line(`M${a.join(' ')}L${b.join(' ')}`, L.tone(ink.woodDeep, 0, shade), s * 0.13) +
        line(
          `M${a[0] + L.from * s * 0.03} ${a[1]}L${b[0] + L.from * s * 0.03} ${b[1]}`,
          L.tone(ink.wheat, 0, shade - 0.1),
          s * 0.025,
          0.7,
        );
    }
    out += line(`M${l.join(' ')}L${r.join(' ')}`, L.tone(ink.woodDeep, 0, shade), s * 0.1);
    const clumps = 11;
    out += many(clumps, (i) => {
      const X = lerp(-w * 1.15, w * 1.15, (i + chance.between(-0.3, 0.3)) / (clumps - 1));
      const [x, y] = cam.point(X, h + chance.between(0.02, 0.2), Z);
      const rx = (w * s * 1.5) / clumps;
      return foliage(L, x, y, rx, s * chance.between(0.24, 0.36), {
        colour: leaf,
        shade,
        seed: o.seed * 41 + i + Math.round(Z * 100),
        leaf: s * 0.15,
      });
    });
    if (o.grapes !== false)
      out += many(4, () => {
        const [x, y] = cam.point(chance.between(-w * 0.9, w * 0.9), h - 0.12, Z);
        return bunch(L, x, y, s * 0.3, shade);
      });
  }
  return out;
}

export function bunch(
  L: Light,
  x: number,
  y: number,
  h: number,
  shade = 0,
  colour: string = ink.plum,
): string {
  const r = h * 0.11;
  const rows = [3, 4, 3, 2, 1];
  const berries = (dx: number, dy: number, k: number) =>
    rows
      .map((n, row) =>
        many(n, (i) =>
          ellipse(x + (i - (n - 1) / 2) * r * 1.7 + dx, y + r + row * r * 1.6 + dy, r * k),
        ),
      )
      .join('');
  return (
    fill(berries(0, 0, 1.05), L.tone(colour, 0, shade + 0.15)) +
    fill(berries(L.from * r * 0.25, -r * 0.3, 0.4), L.tone(ink.blossom, 0, shade - 0.1), 0.6)
  );
}
