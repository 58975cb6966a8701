/** A sky with weather in it: heaped clouds, a far shower, a rainbow. */
import { ink } from './colour.ts';
import { blurred, linear } from './defs.ts';
import { type Light } from './light.ts';
import { random } from './random.ts';
import { blob, cut, fill, line, many } from './shapes.ts';

/** A heaped cloud standing on y; w its width. */
export function cumulus(L: Light, x: number, y: number, w: number, seed: number, grey = 0): string {
  const chance = random(seed);
  const lumps = Array.from({ length: 11 }, (_, i) => {
    const k = (i / 10) * 2 - 1;
    const r = w * (0.1 + 0.1 * (1 - k * k)) * chance.between(0.8, 1.2);
    return {
      cx: x + k * w * 0.42,
      cy: y - r * 0.7 - (1 - k * k) * w * chance.between(0.02, 0.13),
      r,
    };
  });
  const layer = (dx: number, dy: number, size: number) =>
    lumps.map(({ cx, cy, r }, i) =>
      blob(cx + dx * r, cy + dy * r, r * size, r * size * 0.86, seed * 7 + i, 0.1, 12),
    );
  const foot = blob(x, y - w * 0.03, w * 0.5, w * 0.05, seed, 0.08, 16);
  const draw = (shapes: string[], tone: number) =>
    shapes.map((d) => fill(d, L.tone('#f4efe2', 0, tone + grey))).join('');
  return (
    draw([...layer(0, 0.14, 1.04), foot], 0.3) +
    draw(layer(L.from * 0.12, -0.06, 0.9), 0.12) +
    draw(layer(L.from * 0.24, -0.2, 0.66), -0.12)
  );
}

export function rainbow(x: number, y: number, r: number, width: number, opacity = 0.5): string {
  const bands = ['#c2455a', ink.ember, ink.gold, '#7fa35f', ink.river, '#6d5a86'];
  const step = width / bands.length;
  return blurred(
    bands
      .map((c, i) =>
        line(
          `M${x - r + i * step} ${y}A${r - i * step} ${r - i * step} 0 0 1 ${x + r - i * step} ${y}`,
          c,
          step * 1.15,
          opacity,
        ),
      )
      .join(''),
    1.6,
  );
}

/** Rain falling far away, slanting. */
export function shower(
  x: number,
  top: number,
  bottom: number,
  w: number,
  lean: number,
  colour: string,
  seed: number,
): string {
  const chance = random(seed);
  const veil = blurred(
    fill(
      cut([
        [x - w / 2, top],
        [x + w / 2, top],
        [x + w / 2 + lean, bottom],
        [x - w / 2 + lean, bottom],
      ]),
      linear(0, top, 0, bottom, [
        [0, colour, 0.75],
        [1, colour, 0.1],
      ]),
    ),
    12,
  );
  const streaks = many(40, () => {
    const a = x + chance.between(-0.5, 0.5) * w;
    const t = chance();
    const y = top + (bottom - top) * t * 0.7;
    const l = chance.between(40, 110);
    return `M${(a + lean * t).toFixed(0)} ${y.toFixed(0)}l${((lean * l) / (bottom - top)).toFixed(1)} ${l.toFixed(0)}`;
  });
  return veil + line(streaks, colour, 1.4, 0.4);
}
