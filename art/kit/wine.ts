/** Wine close by: a glass with its light, a bottle with its label, a candle in its holder. Each stands on (x, y). */
import { ink } from './colour.ts';
import { clipped, linear } from './defs.ts';
import { type Light } from './light.ts';
import { candle } from './lights.ts';
import { curve, cut, ellipse, fill, lens, line, rect, type Point } from './shapes.ts';

export function wineGlass(
  L: Light,
  x: number,
  y: number,
  h: number,
  wine: readonly [string, string] = ['#b8243f', '#5e0f26'],
  full = 0.6,
): string {
  const p = (u: number, v: number): Point => [x + u * h, y - v * h];
  const bowl = `${curve([p(-0.15, 0.98), p(-0.2, 0.78), p(-0.19, 0.62), p(-0.11, 0.5), p(0, 0.46), p(0.11, 0.5), p(0.19, 0.62), p(0.2, 0.78), p(0.15, 0.98)])}Z`;
  const level = y - h * (0.46 + 0.52 * full);
  return (
    fill(
      lens(x - h * 0.1, y + 2, x - L.from * h * 0.6, y + h * 0.05, h * 0.06),
      L.tone(ink.copihueDeep, 0, 0.3),
      0.3,
    ) +
    fill(ellipse(x, y, h * 0.17, h * 0.035), L.tone(ink.snow, 0, 0), 0.35) +
    line(ellipse(x, y, h * 0.17, h * 0.035), L.tone(ink.snow, 0, -0.3), h * 0.007, 0.7) +
    fill(
      cut([p(-0.014, 0.48), p(0.014, 0.48), p(0.018, 0.01), p(-0.018, 0.01)]),
      L.tone(ink.snow, 0, -0.2),
      0.65,
    ) +
    fill(bowl, L.tone(ink.snow, 0, -0.2), 0.2) +
    clipped(
      bowl,
      fill(
        rect(x - h, level, 2 * h, h),
        linear(0, level, 0, y - h * 0.46, [
          [0, wine[0], 0.96],
          [1, wine[1], 0.98],
        ]),
      ) +
        fill(ellipse(x, level, h * 0.2, h * 0.03), wine[0]) +
        fill(ellipse(x, level, h * 0.17, h * 0.018), '#ff9f8f', 0.4) +
        fill(
          lens(x - L.from * h * 0.05, y - h * 0.5, x - L.from * h * 0.15, y - h * 0.68, h * 0.02),
          '#ff7a70',
          0.5,
        ),
    ) +
    line(ellipse(x, y - h * 0.98, h * 0.15, h * 0.022), L.tone(ink.snow, 0, -0.4), h * 0.008, 0.9) +
    line(bowl, L.tone(ink.snow, 0, -0.3), h * 0.006, 0.5) +
    fill(
      lens(
        x + L.from * h * 0.12,
        y - h * 0.94,
        x + L.from * h * 0.145,
        y - h * 0.58,
        h * 0.014,
        L.from * h * 0.016,
      ),
      '#fffbe8',
      0.9,
    )
  );
}

export function wineBottle(L: Light, x: number, y: number, h: number): string {
  const w = h * 0.145;
  const p = (u: number, v: number): Point => [x + u * w, y - v * h];
  const body = `M${p(-1, 0.03).join(' ')}Q${p(-1, 0).join(' ')} ${p(-0.8, 0).join(' ')}L${p(0.8, 0).join(' ')}Q${p(1, 0).join(' ')} ${p(1, 0.03).join(' ')}L${p(1, 0.56).join(' ')}C${p(1, 0.68).join(' ')} ${p(0.36, 0.68).join(' ')} ${p(0.34, 0.8).join(' ')}L${p(0.34, 1).join(' ')}L${p(-0.34, 1).join(' ')}L${p(-0.34, 0.8).join(' ')}C${p(-0.36, 0.68).join(' ')} ${p(-1, 0.68).join(' ')} ${p(-1, 0.56).join(' ')}Z`;
  const k = L.from < 0 ? [0, 1] : [1, 0];
  const label = `M${p(-1, 0.14).join(' ')}Q${p(0, 0.115).join(' ')} ${p(1, 0.14).join(' ')}L${p(1, 0.46).join(' ')}Q${p(0, 0.435).join(' ')} ${p(-1, 0.46).join(' ')}Z`;
  const sprig = [-1, 1]
    .map((s) =>
      [0, 1, 2]
        .map((i) =>
          lens(...p(s * 0.05, 0.31 + i * 0.02), ...p(s * 0.34, 0.335 + i * 0.025), w * 0.06),
        )
        .join(''),
    )
    .join('');
  return (
    fill(
      lens(x - w, y + 3, x - L.from * h * 0.7, y + h * 0.05, h * 0.05) +
        ellipse(x, y + 2, w * 1.1, w * 0.25),
      L.tone(ink.plum, 0, 0.4),
      0.35,
    ) +
    fill(
      body,
      linear(x - w, 0, x + w, 0, [
        [k[0]!, L.tone('#4d6b3c', 0, -0.2)],
        [0.4, L.tone('#243a2b', 0, 0.1)],
        [k[1]!, L.tone('#101d18', 0, 0.1)],
      ]),
    ) +
    fill(
      cut([p(-0.37, 0.82), p(0.37, 0.82), p(0.37, 1), p(-0.37, 1)]),
      linear(x - w * 0.4, 0, x + w * 0.4, 0, [
        [k[0]!, L.tone(ink.copihue, 0, -0.15)],
        [k[1]!, L.tone(ink.copihueDeep, 0, 0.4)],
      ]),
    ) +
    fill(
      cut([p(-0.4, 0.955), p(0.4, 0.955), p(0.4, 0.975), p(-0.4, 0.975)]),
      L.tone(ink.gold, 0, 0),
    ) +
    fill(
      label,
      linear(x - w, 0, x + w, 0, [
        [k[0]!, L.tone(ink.snow, 0, -0.1)],
        [k[1]!, L.tone(ink.edge, 0, 0.35)],
      ]),
    ) +
    line(
      `M${p(-0.8, 0.17).join(' ')}Q${p(0, 0.15).join(' ')} ${p(0.8, 0.17).join(' ')}M${p(-0.8, 0.43).join(' ')}Q${p(0, 0.41).join(' ')} ${p(0.8, 0.43).join(' ')}`,
      L.tone(ink.wheat, 0, 0),
      h * 0.006,
    ) +
    fill(sprig, L.tone(ink.leafDeep, 0, 0)) +
    fill(ellipse(...p(0, 0.29), w * 0.1), L.tone(ink.copihue, 0, 0)) +
    line(
      `M${p(-0.5, 0.24).join(' ')}H${p(0.5, 0)[0]}M${p(-0.34, 0.21).join(' ')}H${p(0.34, 0)[0]}`,
      L.tone(ink.ink, 0, 0),
      h * 0.007,
      0.7,
    ) +
    fill(lens(...p(L.from * 0.66, 0.62), ...p(L.from * 0.8, 0.06), w * 0.07), '#fffbe8', 0.5) +
    fill(lens(...p(L.from * 0.2, 0.8), ...p(L.from * 0.2, 0.68), w * 0.05), '#fffbe8', 0.5)
  );
}

export const heldCandle = (L: Light, x: number, y: number, h: number): string =>
  fill(ellipse(x, y, h * 0.34, h * 0.08), L.tone(ink.wheatDeep, 0, 0.1)) +
  fill(ellipse(x, y - h * 0.03, h * 0.31, h * 0.065), L.tone(ink.gold, 0, -0.05)) +
  fill(rect(x - h * 0.15, y - h * 0.16, h * 0.3, h * 0.14), L.tone(ink.wheat, 0, 0)) +
  fill(rect(x - h * 0.15, y - h * 0.16, h * 0.07, h * 0.14), L.tone(ink.gold, 0, -0.3)) +
  candle(x, y - h * 0.14, h);
