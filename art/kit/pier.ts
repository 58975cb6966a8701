/** A wooden pier running away from us over still water. */
import { ink } from './colour.ts';
import { type Light } from './light.ts';
import { type Camera } from './perspective.ts';
import { random } from './random.ts';
import { cut, fill, lens, many } from './shapes.ts';

export type Pier = {
  X: number;
  w: number;
  near: number;
  far: number;
  deck?: number;
  seed: number;
  shade?: number;
};

export function pier(L: Light, cam: Camera, o: Pier): string {
  const { deck = 0.55, shade = 0, w } = o;
  const [a, b] = [o.X - w / 2, o.X + w / 2];
  const p = cam.point;
  const chance = random(o.seed);
  const post = (X: number, Z: number, up: number, k: number) => {
    const s = cam.scale(Z) * 0.09;
    const [x, y0] = p(X, -deck, Z);
    const y1 = p(X, up, Z)[1];
    return (
      fill(
        cut([
          [x - s, y0],
          [x - s * 0.9, y1],
          [x + s * 0.9, y1],
          [x + s, y0],
        ]),
        L.tone(ink.woodDeep, 0.05, shade + 0.2 + k),
      ) +
      fill(
        cut([
          [x + L.from * s * 0.3, y0],
          [x + L.from * s * 0.3, y1],
          [x + L.from * s * 0.85, y1],
          [x + L.from * s * 0.95, y0],
        ]),
        L.tone(ink.wood, 0.05, shade - 0.15),
      ) +
      fill(lens(x - s * 2.4, y0, x + s * 2.4, y0, s * 0.25), L.tone(ink.snow, 0.2, 0), 0.6)
    );
  };
  const mirror = (X: number, Z: number, up: number) => {
    const s = cam.scale(Z) * 0.09;
    const [x, y0] = p(X, -deck, Z);
    const y1 = y0 + (y0 - p(X, up, Z)[1]) * 0.8;
    return cut([
      [x - s, y0],
      [x - s * 1.3, (y0 + y1) / 2],
      [x - s * 0.6, y1],
      [x + s * 0.6, y1],
      [x + s * 1.3, (y0 + y1) / 2],
      [x + s, y0],
    ]);
  };
  const stops = Array.from({ length: 7 }, (_, i) => o.far - ((o.far - o.near) * i) / 6).filter(
    (Z) => Z > 1.4,
  );
  const shadow = fill(
    cut([p(a, -deck, o.near), p(b, -deck, o.near), p(b, -deck, o.far), p(a, -deck, o.far)]),
    L.tone(ink.ink, 0.1, 0.5),
    0.55,
  );
  const count = Math.round((o.far - o.near) / 0.2);
  const planks = many(count, (i) => {
    const Z = o.far - i * 0.2;
    if (Z < 0.9) return '';
    const out = chance.between(-0.03, 0.05);
    return fill(
      cut([p(a - out, 0, Z), p(b + out, 0, Z), p(b + out, 0, Z - 0.18), p(a - out, 0, Z - 0.18)]),
      L.tone(
        chance.pick([ink.wood, '#8a6240', '#6d4a30']),
        Math.min(0.3, Z / 60),
        shade + chance.between(-0.22, 0.06),
      ),
    );
  });
  const rims = fill(
    cut([p(a, 0, o.near), p(a, -0.14, o.near), p(a, -0.14, o.far), p(a, 0, o.far)]) +
      cut([p(b, 0, o.near), p(b, -0.14, o.near), p(b, -0.14, o.far), p(b, 0, o.far)]) +
      cut([p(a, 0, o.far), p(b, 0, o.far), p(b, -0.1, o.far), p(a, -0.1, o.far)]),
    L.tone(ink.woodDeep, 0.05, shade + 0.35),
  );
  return (
    shadow +
    fill(
      stops.map((Z) => mirror(a - 0.1, Z, 0.5) + mirror(b + 0.1, Z, 0.5)).join(''),
      L.tone(ink.woodDeep, 0.2, 0.3),
      0.5,
    ) +
    stops.map((Z) => post(a - 0.1, Z, -0.05, 0.1) + post(b + 0.1, Z, -0.05, 0)).join('') +
    fill(
      cut([p(a, -0.01, o.near), p(b, -0.01, o.near), p(b, -0.01, o.far), p(a, -0.01, o.far)]),
      L.tone(ink.woodDeep, 0, shade + 0.4),
    ) +
    planks +
    rims +
    stops
      .filter((_, i) => i % 2 === 0)
      .map((Z) => post(a - 0.1, Z, 0.5, 0) + post(b + 0.1, Z, 0.5, 0))
      .join('')
  );
}
