/** Paper lanterns that rise with a flame inside, and what of them lies on the water. */
import { linear, radial } from './defs.ts';
import { type Point, curve, ellipse, fill, lens } from './shapes.ts';

export function paperLantern(x: number, y: number, h: number, tilt = 0, strength = 0.8): string {
  const w = h * 0.36;
  const body: Point[] = [
    [x - w * 0.72, y],
    [x - w * 0.98, y - h * 0.34],
    [x - w, y - h * 0.66],
    [x - w * 0.72, y - h * 0.92],
    [x, y - h],
    [x + w * 0.72, y - h * 0.92],
    [x + w, y - h * 0.66],
    [x + w * 0.98, y - h * 0.34],
    [x + w * 0.72, y],
  ];
  return (
    fill(
      ellipse(x, y - h * 0.4, h * 1.9),
      radial(x, y - h * 0.4, h * 1.9, [
        [0, '#ffc469', strength * 0.62],
        [0.3, '#f79a48', strength * 0.22],
        [1, '#f08a3c', 0],
      ]),
    ) +
    `<g transform="rotate(${tilt} ${x.toFixed(1)} ${y.toFixed(1)})">` +
    fill(
      `${curve(body)}Z`,
      linear(0, y - h, 0, y, [
        [0, '#d9622f'],
        [0.4, '#f59a45'],
        [0.78, '#ffd27a'],
        [1, '#fff1c0'],
      ]),
    ) +
    (h > 24
      ? fill(
          lens(x - w * 0.34, y - h * 0.04, x - w * 0.3, y - h * 0.94, h * 0.01, h * 0.05) +
            lens(x + w * 0.34, y - h * 0.04, x + w * 0.3, y - h * 0.94, h * 0.01, -h * 0.05),
          '#b9502a',
          0.4,
        )
      : '') +
    fill(ellipse(x, y, w * 0.7, h * 0.06), '#c8702f') +
    fill(lens(x, y + h * 0.02, x, y - h * 0.24, h * 0.05), '#fffbe2') +
    '</g>'
  );
}
