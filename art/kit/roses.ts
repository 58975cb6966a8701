/** A rose bush, as they stand at the end of the vine rows: leaves and open heads. */
import { ink } from './colour.ts';
import { foliage } from './foliage.ts';
import { type Light } from './light.ts';
import { random } from './random.ts';
import { blob, fill, lens, many } from './shapes.ts';

export function rose(
  L: Light,
  x: number,
  y: number,
  r: number,
  seed: number,
  colour: string = ink.copihue,
): string {
  const ring = (count: number, k: number, size: number) =>
    many(count, (i) => {
      const a = (i / count) * Math.PI * 2 + seed;
      return blob(
        x + Math.cos(a) * r * k,
        y + Math.sin(a) * r * k * 0.85,
        r * size,
        r * size * 0.85,
        seed * 5 + i,
        0.14,
        8,
      );
    });
  const folds = many(4, (i) => {
    const a = seed + i * 1.7;
    return lens(
      x + Math.cos(a) * r * 0.35,
      y + Math.sin(a) * r * 0.3,
      x + Math.cos(a + 1.3) * r * 0.4,
      y + Math.sin(a + 1.3) * r * 0.35,
      r * 0.09,
      r * 0.1,
    );
  });
  return (
    fill(ring(6, 0.5, 0.52), L.tone(colour, 0, 0.25)) +
    fill(ring(5, 0.4, 0.4), L.tone(colour, 0, -0.05)) +
    fill(ring(3, 0.2, 0.3), L.tone(colour, 0, -0.25)) +
    fill(folds, L.tone(ink.copihueDeep, 0, 0.3), 0.8)
  );
}

export function roses(
  L: Light,
  x: number,
  y: number,
  size: number,
  seed: number,
  colours: string[] = [ink.copihue, '#c8405a'],
): string {
  const chance = random(seed);
  return (
    foliage(L, x, y - size * 0.45, size * 0.8, size * 0.55, {
      colour: ink.leafDeep,
      seed,
      leaf: size * 0.12,
    }) +
    foliage(L, x + size * 0.3, y - size * 0.75, size * 0.45, size * 0.4, {
      colour: ink.leaf,
      seed: seed + 3,
      leaf: size * 0.12,
    }) +
    many(15, (i) => {
      const a = chance() * Math.PI * 2;
      const k = Math.sqrt(chance());
      return rose(
        L,
        x + Math.cos(a) * k * size * 0.75,
        y - size * 0.58 + Math.sin(a) * k * size * 0.48,
        size * chance.between(0.08, 0.125),
        seed + i,
        chance.pick(colours),
      );
    })
  );
}
