/**
 * The knife: points become cut-out shapes, strokes become tapered gouges. Everything here winds
 * clockwise, so that shapes joined into one path never cut holes into each other.
 */
import { random } from './random.ts';

export type Point = readonly [number, number];

const n = (value: number) => String(Math.round(value * 10) / 10);
export const at = (p: Point) => `${n(p[0])} ${n(p[1])}`;

/** Straight cuts from point to point. */
export const cut = (points: readonly Point[]) => `M${points.map(at).join('L')}Z`;

/** One soft line through all points. */
export function curve(points: readonly Point[], closed = false): string {
  const count = points.length;
  const get = (i: number) =>
    closed ? points[(i + count) % count]! : points[Math.max(0, Math.min(count - 1, i))]!;
  let d = `M${at(get(0))}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, e] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    d += `C${at([b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6])} ${at([
      c[0] - (e[0] - b[0]) / 6,
      c[1] - (e[1] - b[1]) / 6,
    ])} ${at(c)}`;
  }
  return closed ? `${d}Z` : d;
}

/** A gouge mark: pointed at both ends, `w` thick in the middle. */
export function lens(x1: number, y1: number, x2: number, y2: number, w: number, bend = 0): string {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [dy / length, -dx / length];
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  return `M${at([x1, y1])}Q${at([mx + nx * (w - bend), my + ny * (w - bend)])} ${at([x2, y2])}Q${at(
    [mx - nx * (bend + w), my - ny * (bend + w)],
  )} ${at([x1, y1])}Z`;
}

/** A ribbon along a line whose width goes through `widths`: limbs, branches, rivers, smoke. */
export function ribbonPoints(points: readonly Point[], widths: readonly number[]): Point[] {
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach((p, i) => {
    const a = points[Math.max(0, i - 1)]!;
    const b = points[Math.min(points.length - 1, i + 1)]!;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const at = (i / (points.length - 1)) * (widths.length - 1);
    const k = Math.min(widths.length - 2, Math.floor(at));
    const w = (widths[k]! + (widths[k + 1]! - widths[k]!) * (at - k)) / 2;
    const [nx, ny] = [((b[1] - a[1]) / length) * w, (-(b[0] - a[0]) / length) * w];
    left.push([p[0] + nx, p[1] + ny]);
    right.unshift([p[0] - nx, p[1] - ny]);
  });
  return [...left, ...right];
}
export const ribbon = (points: readonly Point[], widths: readonly number[]) =>
  curve(ribbonPoints(points, widths), true);

/** A rounded lump with an uneven edge. */
export function blob(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  seed: number,
  rough = 0.18,
  count = 14,
): string {
  const chance = random(seed);
  const points = Array.from({ length: count }, (_, i): Point => {
    const angle = (i / count) * Math.PI * 2;
    const k = 1 + chance.between(-rough, rough);
    return [cx + Math.cos(angle) * rx * k, cy + Math.sin(angle) * ry * k];
  });
  return curve(points, true);
}

export const ellipse = (cx: number, cy: number, rx: number, ry = rx) =>
  `M${at([cx - rx, cy])}a${n(rx)} ${n(ry)} 0 1 1 ${n(rx * 2)} 0a${n(rx)} ${n(ry)} 0 1 1 ${n(-rx * 2)} 0Z`;

export const rect = (x: number, y: number, w: number, h: number) =>
  cut([
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ]);

export const fill = (d: string, colour: string, opacity = 1, more = '') =>
  d === ''
    ? ''
    : `<path d="${d}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}${more}/>`;

export const line = (d: string, colour: string, width: number, opacity = 1, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}${more}/>`;

/** `count` things side by side, each from its own number. */
export const many = (count: number, draw: (i: number) => string) =>
  Array.from({ length: Math.max(0, Math.round(count)) }, (_, i) => draw(i)).join('');

export const moved = (markup: string, x: number, y: number, scale = 1, turn = 0, flip = false) =>
  `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ''}${scale !== 1 || flip ? ` scale(${flip ? -scale : scale} ${scale})` : ''}">${markup}</g>`;

export const lerp = (a: number, b: number, t: number) => a + (b - a) * t;
