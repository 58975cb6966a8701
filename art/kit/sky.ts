/** Skies: bands of the hour, cut-paper clouds, sun and moon with carved rays, stars, mist. */
import { linear, radial } from './defs.ts';
import { type Light } from './light.ts';
import { random } from './random.ts';
import { type Point, cut, ellipse, fill, lens, many, rect } from './shapes.ts';

export function sky(L: Light, horizon = 800, width = 1200): string {
  return fill(rect(-20, -20, width + 40, horizon + 40), linear(0, 0, 0, horizon, L.sky));
}

export function glow(x: number, y: number, r: number, colour: string, strength = 0.8): string {
  return fill(
    ellipse(x, y, r),
    radial(x, y, r, [
      [0, colour, strength],
      [0.3, colour, strength * 0.45],
      [1, colour, 0],
    ]),
  );
}

export function sun(L: Light, x: number, y: number, r: number, spread = 6): string {
  return glow(x, y, r * spread, L.sun, 0.85) + fill(ellipse(x, y, r), '#fff6dc');
}

/** Wedges of light, as a gouge leaves them around a printed sun. */
export function rays(
  L: Light,
  x: number,
  y: number,
  from: number,
  to: number,
  count = 40,
  seed = 3,
  opacity = 0.28,
): string {
  const chance = random(seed);
  const d = many(count, (i) => {
    const angle = ((i + chance.between(-0.3, 0.3)) / count) * Math.PI * 2;
    const [a, b] = [from * chance.between(0.9, 1.2), to];
    const w = chance.between(0.006, 0.02);
    const p = (k: number, r: number): Point => [
      x + Math.cos(angle + k) * r,
      y + Math.sin(angle + k) * r,
    ];
    return cut([p(0, a), p(w, b), p(-w, b)]);
  });
  return fill(
    d,
    radial(x, y, to, [
      [0, L.sun, 1],
      [0.5, L.sun, 0.7],
      [1, L.sun, 0],
    ]),
    opacity,
  );
}

export function moon(x: number, y: number, r: number, full = true, colour = '#fdf3d7'): string {
  const halo = glow(x, y, r * 7, colour, 0.4);
  if (!full) {
    return (
      halo +
      fill(
        `M${x - r * 0.3} ${y - r}A${r} ${r} 0 1 1 ${x - r * 0.3} ${y + r}A${r * 1.25} ${r * 1.25} 0 0 0 ${x - r * 0.3} ${y - r}Z`,
        colour,
      )
    );
  }
  return (
    halo +
    fill(ellipse(x, y, r), colour) +
    fill(
      ellipse(x - r * 0.3, y - r * 0.2, r * 0.24, r * 0.2) +
        ellipse(x + r * 0.28, y + r * 0.3, r * 0.3, r * 0.2) +
        ellipse(x + r * 0.3, y - r * 0.42, r * 0.14),
      '#dccfa8',
      0.55,
    )
  );
}

/** Stars: dust, a few bright four-pointed cuts; `band` draws the Milky Way from corner to corner. */
export function stars(
  seed: number,
  count: number,
  bottom: number,
  band = false,
  width = 1200,
): string {
  const chance = random(seed);
  const where = (i: number): Point => {
    if (band && i % 3 > 0) {
      const t = chance();
      const off = (chance() + chance() + chance() - 1.5) * 150;
      return [t * (width + 200) - 60 + off * 0.5, bottom * (1.05 - t * 1.2) + off];
    }
    return [chance() * width, chance() ** 1.3 * bottom];
  };
  const milk = band
    ? many(9, (i) => {
        const t = i / 8;
        const [x, y] = [t * (width + 160) - 60, bottom * (1.05 - t * 1.2)];
        return fill(
          ellipse(x, y, 170, 120),
          radial(
            x,
            y,
            170,
            [
              [0, '#bcd3cf', 0.13],
              [1, '#bcd3cf', 0],
            ],
            120,
          ),
        );
      })
    : '';
  const dust = many(count, (i) => {
    const [x, y] = where(i);
    return y < bottom ? ellipse(x, y, 0.5 + chance() ** 5 * 1.3) : '';
  });
  const bright = many(count / 26, () => {
    const [x, y, r] = [chance() * width, chance() ** 1.3 * bottom * 0.85, chance.between(3, 6)];
    return (
      lens(x - r, y, x + r, y, r * 0.13) +
      lens(x, y - r * 1.4, x, y + r * 1.4, r * 0.13) +
      ellipse(x, y, r * 0.24)
    );
  });
  return milk + fill(dust, '#f5ecd2', 0.85) + fill(bright, '#fff8e2');
}

/** Long flat clouds of two or three overlapping cuts, lit from above. */
export function clouds(
  L: Light,
  seed: number,
  count: number,
  top: number,
  bottom: number,
  opacity = 0.75,
  colour = L.sun,
  width = 1200,
): string {
  const chance = random(seed);
  return many(count, () => {
    const y = chance.between(top, bottom);
    const [x, w] = [chance.between(-80, width), chance.between(150, 400)];
    const h = w * 0.06;
    const lumps = [0.22, 0.34, 0.26, 0.18].map((k) => k * w * chance.between(0.85, 1.15));
    const arcs = lumps
      .map(
        (l) =>
          `a${(l * 0.56).toFixed(1)} ${(l * chance.between(0.16, 0.26)).toFixed(1)} 0 0 1 ${l.toFixed(1)} ${chance.between(-1, 1).toFixed(1)}`,
      )
      .join('');
    const strip = (shift: number, k: number, drop: number) =>
      lens(x + w * shift, y + h * drop, x + w * (shift + k), y + h * (drop + 0.05), h * 0.13);
    const strength = opacity * chance.between(0.5, 1);
    return (
      fill(`M${x.toFixed(1)} ${y.toFixed(1)}${arcs}Z`, L.tone(colour, 0.22), strength) +
      fill(strip(-0.22, 0.8, 0.02) + strip(0.45, 0.85, 0.12), L.tone(colour, 0.3), strength)
    );
  });
}

/** Mist lying in a valley between two heights. */
export function mist(
  L: Light,
  top: number,
  bottom: number,
  strength = 0.8,
  colour = L.haze,
  width = 1200,
): string {
  const middle = (top + bottom) / 2;
  return fill(
    rect(-20, top, width + 40, bottom - top),
    linear(0, top, 0, bottom, [
      [0, colour, 0],
      [(middle - top) / (bottom - top), colour, strength],
      [1, colour, 0],
    ]),
  );
}

/** Torn veils of mist with cut edges. */
export function veils(
  L: Light,
  seed: number,
  count: number,
  top: number,
  bottom: number,
  opacity = 0.5,
  colour = L.haze,
): string {
  const chance = random(seed);
  return many(count, () => {
    const [x, y, w] = [
      chance.between(-150, 950),
      chance.between(top, bottom),
      chance.between(240, 620),
    ];
    return fill(
      lens(x, y, x + w, y + chance.between(-6, 6), chance.between(7, 20)),
      colour,
      opacity * chance.between(0.5, 1),
    );
  });
}
