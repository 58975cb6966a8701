/** Old things that lean in a barn: a cart wheel, a barrel, a pitchfork. */
import { ink } from './colour.ts';
import { type Light } from './light.ts';
import { curve, ellipse, fill, line, many } from './shapes.ts';

/** A wheel leaning at a wall; `k` is how narrow it looks. */
export function wheel(L: Light, x: number, y: number, r: number, k = 0.8, shade = 0.2): string {
  const ring = (a: number) => ellipse(x, y - r, a * k, a);
  const spokes = many(12, (i) => {
    const a = (i / 12) * Math.PI * 2 + 0.2;
    return `M${x} ${y - r}L${(x + Math.cos(a) * r * 0.9 * k).toFixed(1)} ${(y - r + Math.sin(a) * r * 0.9).toFixed(1)}`;
  });
  return (
    line(ring(r * 0.93), L.tone(ink.ink, 0, shade + 0.2), r * 0.15) +
    line(spokes, L.tone(ink.wood, 0, shade), r * 0.07) +
    line(ring(r * 0.91), L.tone(ink.wood, 0, shade - 0.1), r * 0.09) +
    fill(ring(r * 0.19), L.tone(ink.woodDeep, 0, shade)) +
    fill(ellipse(x + L.from * r * 0.02, y - r, r * 0.09 * k, r * 0.09), L.tone(ink.wheat, 0, shade))
  );
}

export function barrel(L: Light, x: number, y: number, h: number, shade = 0.1): string {
  const w = h * 0.36;
  const side = (k: number) =>
    curve(
      [
        [x - w * 0.8 * k, y - h],
        [x - w * k, y - h * 0.5],
        [x - w * 0.8 * k, y],
        [x + w * 0.8 * k, y],
        [x + w * k, y - h * 0.5],
        [x + w * 0.8 * k, y - h],
      ],
      true,
    );
  const hoop = (t: number) => {
    const half = w * (0.84 + 0.16 * Math.sin(Math.PI * t));
    return line(
      `M${x - half} ${y - h * t}Q${x} ${y - h * t + h * 0.08} ${x + half} ${y - h * t}`,
      L.tone(ink.ink, 0, shade),
      h * 0.05,
    );
  };
  const staves = many(7, (i) => {
    const k = (i - 3) / 3.4;
    return `M${x + k * w * 0.78} ${y - h}Q${x + k * w * 1.02} ${y - h * 0.5} ${x + k * w * 0.78} ${y + h * 0.03}`;
  });
  return (
    fill(ellipse(x, y, w * 1.15, h * 0.09), L.tone(ink.ink, 0, 0.6), 0.4) +
    fill(side(1) + ellipse(x, y, w * 0.8, h * 0.07), L.tone(ink.wood, 0, shade + 0.15)) +
    fill(
      ellipse(x + L.from * w * 0.4, y - h * 0.5, w * 0.3, h * 0.46),
      L.tone(ink.wood, 0, shade - 0.2),
      0.6,
    ) +
    line(staves, L.tone(ink.woodDeep, 0, shade + 0.2), 1.6, 0.7) +
    hoop(0.12) +
    hoop(0.34) +
    hoop(0.68) +
    hoop(0.9) +
    fill(ellipse(x, y - h, w * 0.82, h * 0.075), L.tone(ink.woodDeep, 0, shade + 0.2)) +
    fill(ellipse(x, y - h + 2, w * 0.72, h * 0.055), L.tone(ink.wood, 0, shade - 0.1))
  );
}

export function pitchfork(
  L: Light,
  x: number,
  y: number,
  h: number,
  lean: number,
  shade = 0.2,
): string {
  const [tx, ty] = [x + lean, y - h];
  const tines = many(3, (i) => {
    const k = (i - 1) * h * 0.045;
    return `M${x + lean * 0.76 + k} ${y - h * 0.76}Q${x + lean * 0.9 + k * 1.1} ${y - h * 0.9} ${tx + k} ${ty}`;
  });
  return (
    line(
      `M${x} ${y}L${x + lean * 0.76} ${y - h * 0.76}`,
      L.tone(ink.wheat, 0, shade + 0.15),
      h * 0.026,
    ) +
    line(
      `${tines}M${x + lean * 0.76 - h * 0.045} ${y - h * 0.76}L${x + lean * 0.76 + h * 0.045} ${y - h * 0.76}`,
      L.tone(ink.ink, 0, shade),
      h * 0.016,
    )
  );
}
