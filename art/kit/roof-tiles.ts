/** A roof of clay tiles (tejas) over a corredor: two slopes, grooves, a scalloped eave, a row of caps. */
import { ink, mix } from './colour.ts';
import { type Light } from './light.ts';
import { random } from './random.ts';
import { type Point, at, ellipse, fill, lens, lerp, line, many } from './shapes.ts';
import { type Spot, type Stage } from './stage.ts';

/** How far the roof reaches before the wall. */
export const corredor = 2.7;
export const body = 6.4;
/** Across the house: behind the eave, height. */
const eave = [0, 2.62] as const;
const knee = [corredor, 3.5] as const;
export const ridge = [corredor + body / 2, 5.5] as const;

const KNEE = 0.46;
const slope = (t: number): readonly [number, number] =>
  t < KNEE
    ? [lerp(eave[0], knee[0], t / KNEE), lerp(eave[1], knee[1], t / KNEE)]
    : [
        lerp(knee[0], ridge[0], (t - KNEE) / (1 - KNEE)),
        lerp(knee[1], ridge[1], (t - KNEE) / (1 - KNEE)),
      ];

export function roofTiles(
  L: Light,
  S: Stage,
  a: number,
  b: number,
  z: number,
  night = false,
): string {
  const chance = random(17);
  const on = (X: number, t: number): Spot => [X, slope(t)[1], z + slope(t)[0]];
  const band = (t1: number, t2: number) => S.face([on(a, t1), on(a, t2), on(b, t2), on(b, t1)]);
  const count = Math.round((b - a) / 0.3);
  const p = (i: number, t: number): Point => S.point(on(lerp(a, b, i / count), t));
  const size = (i: number, t: number) => S.scale(on(lerp(a, b, i / count), t));
  const grooves = many(count + 1, (i) => `M${at(p(i, 0))}L${at(p(i, KNEE))}L${at(p(i, 1))}`);
  const tiles = (number: number) =>
    many(number, () => {
      const [i, t] = [Math.floor(chance() * count) + 0.5, chance.between(0.01, 0.93)];
      const j = i + chance.between(-0.2, 0.2);
      return lens(...p(j, t), ...p(j, t + 0.06), size(i, t) * 0.07);
    });
  const lip = many(count, (i) => {
    const r = size(i + 0.5, 0) * 0.15;
    return ellipse(...p(i + 0.5, 0), r, r * 0.75);
  });
  const capped = Math.round((b - a) / 0.45);
  const caps = many(capped, (i) => {
    const spot = on(lerp(a, b, (i + 0.5) / capped), 1);
    const [x, y] = S.point(spot);
    const r = S.scale(spot) * 0.27;
    return ellipse(x, y - r * 0.15, r, r * 0.45);
  });
  const clay = night ? mix(ink.clay, '#3d2c36', 0.35) : ink.clay;
  return (
    fill(band(0, KNEE), L.tone(clay, 0, -0.06)) +
    fill(band(KNEE, 1), L.tone(clay, 0, 0.06)) +
    line(grooves, L.tone(clay, 0, 0.42), Math.max(0.8, size(count / 2, 0.5) * 0.045), 0.8) +
    fill(tiles(count * 7), L.tone(clay, 0, -0.34), 0.6) +
    fill(tiles(count * 3.5), L.tone(clay, 0, 0.3), 0.6) +
    fill(lip, L.tone(clay, 0, 0.46)) +
    fill(caps, L.tone(clay, 0, -0.12))
  );
}
