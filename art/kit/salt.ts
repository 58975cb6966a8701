/** The crust of a salt flat: raised seams around uneven cells, fainter the farther they lie. */
import { type Camera } from './perspective.ts';
import { random } from './random.ts';
import { type Point, fill, lens, many } from './shapes.ts';

export function saltCrust(
  cam: Camera,
  o: { near: number; far: number; half: number; cell: number; seed: number; colour: string },
): string {
  const chance = random(o.seed);
  const [columns, rows] = [
    Math.ceil((2 * o.half) / o.cell),
    Math.ceil((o.far - o.near) / (o.cell * 0.86)),
  ];
  const knots = Array.from({ length: rows + 1 }, (_, r) =>
    Array.from({ length: columns + 1 }, (_, c): Point => [
      -o.half + (c + (r % 2) * 0.5 + chance.between(-0.24, 0.24)) * o.cell,
      o.near + (r + chance.between(-0.2, 0.2)) * o.cell * 0.86,
    ]),
  );
  return many(rows, (r) => {
    const strength = 0.6 * (1 - r / rows);
    const seams = many(columns, (c) => {
      const a = knots[r]![c]!;
      return [knots[r]![c + 1]!, knots[r + 1]![c]!]
        .filter((_, i) => (r * 3 + c) % 4 !== i)
        .map((b) => {
          const [p, q] = [cam.point(a[0], 0, a[1]), cam.point(b[0], 0, b[1])];
          return lens(...p, ...q, Math.max(0.8, cam.scale(a[1]) * 0.022));
        })
        .join('');
    });
    return fill(seams, o.colour, strength);
  });
}
