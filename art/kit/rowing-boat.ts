/** A rowing boat on still water, its oar across. */
import { ink } from './colour.ts';
import { linear } from './defs.ts';
import { type Light } from './light.ts';
import { type Point, curve, cut, fill, lens, line } from './shapes.ts';

export function boat(
  L: Light,
  x: number,
  y: number,
  w: number,
  colour: string = ink.copihue,
): string {
  const hull: Point[] = [
    [x - w * 0.5, y - w * 0.15],
    [x - w * 0.3, y - w * 0.09],
    [x, y - w * 0.075],
    [x + w * 0.3, y - w * 0.1],
    [x + w * 0.52, y - w * 0.19],
    [x + w * 0.42, y + w * 0.0],
    [x + w * 0.2, y + w * 0.035],
    [x - w * 0.25, y + w * 0.035],
    [x - w * 0.42, y],
  ];
  const inside: Point[] = [
    [x - w * 0.48, y - w * 0.15],
    [x - w * 0.2, y - w * 0.145],
    [x + w * 0.2, y - w * 0.155],
    [x + w * 0.5, y - w * 0.185],
    [x + w * 0.28, y - w * 0.1],
    [x, y - w * 0.078],
    [x - w * 0.3, y - w * 0.095],
  ];
  const mirror = hull.map(([a, b]): Point => [a, 2 * y + w * 0.05 - b]);
  return (
    fill(curve(mirror, true), L.tone(colour, 0.15, 0.3), 0.4) +
    fill(curve(inside, true), L.tone(ink.woodDeep, 0, 0.25)) +
    fill(
      cut([
        [x - w * 0.16, y - w * 0.125],
        [x - w * 0.1, y - w * 0.125],
        [x - w * 0.08, y - w * 0.085],
        [x - w * 0.15, y - w * 0.085],
      ]) +
        cut([
          [x + w * 0.14, y - w * 0.135],
          [x + w * 0.2, y - w * 0.135],
          [x + w * 0.21, y - w * 0.09],
          [x + w * 0.14, y - w * 0.085],
        ]),
      L.tone(ink.wood, 0, -0.1),
    ) +
    fill(
      curve(hull, true),
      linear(0, y - w * 0.15, 0, y + w * 0.04, [
        [0, L.tone(colour, 0, -0.12)],
        [1, L.tone(colour, 0, 0.35)],
      ]),
    ) +
    fill(
      lens(x - w * 0.46, y - w * 0.08, x + w * 0.48, y - w * 0.1, w * 0.008, w * 0.045),
      L.tone(ink.paper, 0, 0),
      0.9,
    ) +
    line(
      `M${x - w * 0.3} ${y - w * 0.16}L${x + w * 0.16} ${y - w * 0.05}L${x + w * 0.3} ${y + w * 0.02}`,
      L.tone(ink.wheat, 0, 0),
      w * 0.014,
    ) +
    fill(
      lens(x - w * 0.5, y + w * 0.045, x + w * 0.5, y + w * 0.045, w * 0.012),
      L.tone(ink.snow, 0.1, 0),
      0.7,
    )
  );
}
