/** Inside a tent: bed, lamp, rug, bedside table, in the camera's perspective. */
import { ink, mix } from './colour.ts';
import { linear, radial } from './defs.ts';
import { type Light } from './light.ts';
import { type Camera } from './perspective.ts';
import { type Point, curve, cut, ellipse, fill, lens, lerp, line, many, rect } from './shapes.ts';

export type Bed = {
  X: number;
  near: number;
  far: number;
  w?: number;
  h?: number;
  cover?: string;
  stripes?: readonly string[];
};

/** The head is at `far`, the foot towards us. */
export function bed(L: Light, cam: Camera, o: Bed): string {
  const {
    X,
    near,
    far,
    w = 1.7,
    h = 0.52,
    cover = ink.copihue,
    stripes = [ink.wheat, ink.ink, ink.paper],
  } = o;
  const p = cam.point;
  const [a, b] = [X - w / 2, X + w / 2];
  const s = cam.scale(near);
  const board = (y0: number, y1: number) =>
    cut([p(a - 0.05, y0, far), p(b + 0.05, y0, far), p(b + 0.05, y1, far), p(a - 0.05, y1, far)]);
  const quilt: Point[] = [
    p(a - 0.02, h, lerp(near, far, 0.62)),
    p(b + 0.02, h, lerp(near, far, 0.62)),
    p(b + 0.02, h + 0.02, near),
    p(a - 0.02, h + 0.02, near),
  ];
  const throwOn = (t0: number, t1: number, c: string, k = 1) =>
    fill(
      cut([
        p(a - 0.03, h + 0.03, lerp(near, far, t0)),
        p(b + 0.03, h + 0.03, lerp(near, far, t0)),
        p(b + 0.03, h + 0.03, lerp(near, far, t1)),
        p(a - 0.03, h + 0.03, lerp(near, far, t1)),
      ]),
      L.tone(c, 0, -0.02),
      k,
    );
  const side = (X0: number, out: number) =>
    cut([p(X0, h + 0.02, near), p(X0 + out, 0.1, near), p(X0 + out, 0.1, far), p(X0, h, far)]);
  const front = `${curve([p(a - 0.02, 0.1, near), p(lerp(a, b, 0.25), 0.13, near), p(lerp(a, b, 0.5), 0.09, near), p(lerp(a, b, 0.75), 0.13, near), p(b + 0.02, 0.1, near)])}L${p(b + 0.02, h + 0.02, near).join(' ')}L${p(a - 0.02, h + 0.02, near).join(' ')}Z`;
  const folds = many(9, (i) => {
    const k = lerp(a, b, (i + 0.7) / 9.5);
    return lens(...p(k, h - 0.02, near), ...p(k + 0.02, 0.16, near), s * 0.008);
  });
  const pillow = (px: number, y: number, Z: number, pw: number, ph: number, c: string) => {
    const [cx, cy] = p(px, y, Z);
    const k = cam.scale(Z);
    const outline: Point[] = [
      [cx - pw * k, cy + ph * k * 0.7],
      [cx - pw * k * 1.04, cy],
      [cx - pw * k * 0.92, cy - ph * k],
      [cx, cy - ph * k * 0.92],
      [cx + pw * k * 0.92, cy - ph * k],
      [cx + pw * k * 1.04, cy],
      [cx + pw * k, cy + ph * k * 0.7],
      [cx, cy + ph * k * 0.84],
    ];
    return (
      fill(
        curve(outline, true),
        linear(0, cy - ph * k, 0, cy + ph * k, [
          [0, L.tone(c, 0, -0.3)],
          [1, L.tone(c, 0, 0.28)],
        ]),
      ) +
      fill(
        lens(
          cx - pw * k * 0.5,
          cy + ph * k * 0.2,
          cx + pw * k * 0.4,
          cy + ph * k * 0.1,
          ph * k * 0.05,
          ph * k * 0.08,
        ),
        L.tone(c, 0, 0.4),
        0.6,
      )
    );
  };
  return (
    fill(board(0, 1.12), L.tone(ink.wood, 0, 0.12)) +
    line(
      many(
        9,
        (i) =>
          `M${p(lerp(a, b, i / 8), h, far).join(' ')}L${p(lerp(a, b, i / 8), 1.1, far).join(' ')}`,
      ),
      L.tone(ink.woodDeep, 0, 0.1),
      s * 0.012,
      0.7,
    ) +
    fill(side(a, -0.04) + side(b, 0.04), L.tone(cover, 0, 0.34)) +
    fill(
      cut([p(a, h, near), p(b, h, near), p(b, h, far), p(a, h, far)]),
      L.tone(ink.snow, 0, 0.05),
    ) +
    pillow(X - w * 0.24, h + 0.2, far - 0.16, 0.38, 0.24, ink.snow) +
    pillow(X + w * 0.24, h + 0.2, far - 0.16, 0.38, 0.24, ink.snow) +
    pillow(X - w * 0.2, h + 0.15, far - 0.36, 0.27, 0.18, ink.wheat) +
    pillow(X + w * 0.2, h + 0.15, far - 0.36, 0.27, 0.18, ink.river) +
    fill(
      cut(quilt),
      linear(0, quilt[0]![1], 0, quilt[2]![1], [
        [0, L.tone(cover, 0, -0.12)],
        [1, L.tone(cover, 0, 0.12)],
      ]),
    ) +
    throwOn(0.62, 0.7, ink.snow) +
    stripes
      .map(
        (c, i) =>
          throwOn(0.08 + i * 0.055, 0.11 + i * 0.055, c) +
          throwOn(0.36 + i * 0.045, 0.385 + i * 0.045, c),
      )
      .join('') +
    fill(front, L.tone(cover, 0, 0.22)) +
    fill(folds, L.tone(cover, 0, 0.5), 0.6)
  );
}

export function floor(
  L: Light,
  cam: Camera,
  near: number,
  far: number,
  half: number,
  colour: string = ink.wood,
): string {
  const p = cam.point;
  return (
    fill(
      cut([p(-half, 0, near), p(half, 0, near), p(half, 0, far), p(-half, 0, far)]),
      linear(0, p(0, 0, far)[1], 0, 800, [
        [0, L.tone(colour, 0.1, -0.2)],
        [1, L.tone(colour, 0, 0.15)],
      ]),
    ) +
    line(
      many(41, (i) => {
        const X = lerp(-half, half, i / 40);
        return `M${p(X, 0, near)
          .map((n) => n.toFixed(1))
          .join(' ')}L${p(X, 0, far)
          .map((n) => n.toFixed(1))
          .join(' ')}`;
      }),
      L.tone(ink.woodDeep, 0, 0.1),
      1.6,
      0.5,
    )
  );
}

export function rug(L: Light, cam: Camera, X: number, Z: number, r: number): string {
  const ring = (k: number) => {
    const [back, front] = [
      cam.point(X, 0.01, Z + r * k)[1],
      cam.point(X, 0.01, Math.max(0.9, Z - r * k))[1],
    ];
    return ellipse(
      cam.point(X, 0, Z)[0],
      (back + front) / 2,
      r * k * cam.scale(Z),
      (front - back) / 2,
    );
  };
  return (
    fill(ring(1), L.tone(ink.wheat, 0, 0.1)) +
    fill(ring(0.88), L.tone(ink.paperDeep, 0, 0.08)) +
    fill(ring(0.7), L.tone(ink.copihue, 0, 0.15)) +
    fill(ring(0.6), L.tone(ink.paperDeep, 0, 0.08)) +
    fill(ring(0.34), L.tone(ink.leaf, 0, 0.1))
  );
}

/** A lamp on a small round table. */
export function bedside(L: Light, cam: Camera, X: number, Z: number, on: number): string {
  const s = cam.scale(Z);
  const [x, y] = cam.point(X, 0, Z);
  const top = y - s * 0.55;
  return (
    fill(
      cut([
        [x - s * 0.03, y],
        [x + s * 0.03, y],
        [x + s * 0.02, top],
        [x - s * 0.02, top],
      ]) + ellipse(x, y, s * 0.16, s * 0.03),
      L.tone(ink.woodDeep, 0, 0.1),
    ) +
    fill(ellipse(x, top, s * 0.24, s * 0.055), L.tone(ink.wood, 0, -0.1)) +
    (on > 0
      ? fill(
          ellipse(x, top - s * 0.42, s * 1.7),
          radial(x, top - s * 0.42, s * 1.7, [
            [0, '#ffd488', 0.6 * on],
            [0.4, '#ffb765', 0.2 * on],
            [1, '#ff9d4c', 0],
          ]),
        )
      : '') +
    fill(
      rect(x - s * 0.012, top - s * 0.3, s * 0.024, s * 0.3) +
        ellipse(x, top - s * 0.02, s * 0.08, s * 0.03),
      L.tone(ink.clay, 0, 0),
    ) +
    fill(
      cut([
        [x - s * 0.2, top - s * 0.26],
        [x - s * 0.11, top - s * 0.56],
        [x + s * 0.11, top - s * 0.56],
        [x + s * 0.2, top - s * 0.26],
      ]),
      mix(L.tone(ink.paperDeep, 0, 0), '#ffe2a3', on),
    )
  );
}
