/** Paths for the page itself: whole numbers, relative steps, no character too many. */
import { type Point } from './shapes.ts';

const whole = (p: Point): Point => [Math.round(p[0]), Math.round(p[1])];
const pair = (x: number, y: number) => `${x}${y < 0 ? y : ` ${y}`}`;
const joined = (parts: string[]) =>
  parts.map((p, i) => (i > 0 && !p.startsWith('-') ? ` ${p}` : p)).join('');

/** Straight cuts, closed. */
export function shortCut(points: readonly Point[]): string {
  const rounded = points.map(whole);
  const steps: string[] = [];
  rounded.forEach((p, i) => {
    if (i === 0) return;
    const before = rounded[i - 1]!;
    const [dx, dy] = [p[0] - before[0], p[1] - before[1]];
    if (dx !== 0 || dy !== 0) steps.push(pair(dx, dy));
  });
  return `M${pair(...rounded[0]!)}l${joined(steps)}z`;
}

/** Soft through every point (quadratic joins at the middles), closed or not. */
export function shortCurve(points: readonly Point[], end = 'z'): string {
  const rounded = points.map(whole);
  const [first, ...rest] = rounded;
  let [x, y] = first!;
  const steps: string[] = [];
  rest.forEach((p, i) => {
    const next = rest[i + 1];
    const to: Point = next ? whole([(p[0] + next[0]) / 2, (p[1] + next[1]) / 2]) : p;
    steps.push(pair(p[0] - x, p[1] - y), pair(to[0] - x, to[1] - y));
    [x, y] = to;
  });
  return `M${pair(...first!)}q${joined(steps)}${end}`;
}
