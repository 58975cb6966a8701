/** A red umbrella, open, seen from a little below. */
import { type Point, fill, lens, line } from './shapes.ts';

export function umbrella(x: number, y: number, r: number): string {
  const rim = Array.from({ length: 7 }, (_, i): Point => [
    x - r + (2 * r * i) / 6,
    y + Math.sin((i / 6) * Math.PI) * r * 0.2,
  ]);
  const scallops = rim
    .slice(1)
    .reverse()
    .map((_, i) => {
      const prev = i === 0 ? rim[6]! : rim[6 - i]!;
      const next = rim[5 - i]!;
      return `Q${((prev[0] + next[0]) / 2).toFixed(1)} ${((prev[1] + next[1]) / 2 - r * 0.1).toFixed(1)} ${next[0].toFixed(1)} ${next[1].toFixed(1)}`;
    })
    .join('');
  const dome = `M${rim[0]!.join(' ')}C${x - r * 0.9} ${y - r * 0.78} ${x + r * 0.9} ${y - r * 0.78} ${rim[6]!.join(' ')}${scallops}Z`;
  const panel = (i: number, colour: string, k = 1) =>
    fill(
      `M${x} ${y - r * 0.6}Q${(x + rim[i]![0]) / 2 + (rim[i]![0] - x) * 0.18} ${y - r * 0.5} ${rim[i]!.join(' ')}Q${(rim[i]![0] + rim[i + 1]![0]) / 2} ${(rim[i]![1] + rim[i + 1]![1]) / 2 - r * 0.1} ${rim[i + 1]!.join(' ')}Q${(x + rim[i + 1]![0]) / 2 + (rim[i + 1]![0] - x) * 0.18} ${y - r * 0.5} ${x} ${y - r * 0.6}Z`,
      colour,
      k,
    );
  return (
    line(`M${x} ${y - r * 0.58}V${y - r * 0.74}`, '#2a2326', 4) +
    fill(dome, '#b3213f') +
    [0, 1, 2, 3, 4, 5]
      .map((i) => panel(i, ['#8c1732', '#a31c3a', '#bd2745', '#cf3b52', '#dd5563', '#c9324c'][i]!))
      .join('') +
    fill(
      lens(x + r * 0.3, y - r * 0.46, x + r * 0.78, y - r * 0.12, r * 0.03, -r * 0.06),
      '#ffd9c8',
      0.7,
    )
  );
}
