/** A public stair climbing away from us, its wet steps shining. */
import { ink } from './colour.ts';
import { type Light } from './light.ts';
import { type Camera } from './perspective.ts';
import { random } from './random.ts';
import { cut, fill, lens, many } from './shapes.ts';

export type Slope = { from: number; rise: number };
export const heightAt = (o: Slope, Z: number) => Math.max(0, (Z - o.from) * o.rise);

export function stairs(
  L: Light,
  cam: Camera,
  o: Slope & { w: number; near: number; far: number; step: number; seed: number; wet: string },
): string {
  const chance = random(o.seed);
  const [a, b] = [-o.w / 2, o.w / 2];
  const p = cam.point;
  const count = Math.floor((o.far - o.near) / o.step);
  return many(count, (n) => {
    const i = count - 1 - n;
    const Z = o.near + i * o.step;
    const [y0, y1] = [heightAt(o, Z), heightAt(o, Z + o.step)];
    const haze = Math.min(0.4, (Z - o.near) / 40);
    const tread = cut([p(a, y1, Z), p(b, y1, Z), p(b, y1, Z + o.step), p(a, y1, Z + o.step)]);
    const riser = cut([p(a, y0, Z), p(b, y0, Z), p(b, y1, Z), p(a, y1, Z)]);
    const s = cam.scale(Z);
    const shine = many(9, () => {
      const X = (chance() + chance() - 1) * o.w * 0.5;
      const [x, y] = p(X, y1, Z + o.step * chance.between(0.1, 0.9));
      return lens(
        x - s * chance.between(0.05, 0.3),
        y,
        x + s * chance.between(0.05, 0.3),
        y,
        s * 0.008,
      );
    });
    return (
      fill(riser, L.tone(i % 2 ? '#6f7478' : '#767a7c', haze, 0.22)) +
      fill(tread, L.tone('#a9aaa4', haze, -0.02)) +
      fill(shine, o.wet, 0.75) +
      fill(lens(...p(a, y1, Z), ...p(b, y1, Z), s * 0.012), L.tone(ink.snow, haze, -0.2), 0.6)
    );
  });
}
