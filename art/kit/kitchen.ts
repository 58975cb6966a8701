/** What stands in a country kitchen: copper, bread, eggs, a mate, braids of garlic and chilli. */
import { ink, mix } from './colour.ts';
import { clipped, linear, radial } from './defs.ts';
import { type Light } from './light.ts';
import { random } from './random.ts';
import { blob, curve, ellipse, fill, lens, line, many } from './shapes.ts';

const copper = '#c4703c';

/** A copper pot with two ears; x, y the middle of its foot. */
export function copperPot(L: Light, x: number, y: number, w: number): string {
  const h = w * 0.62;
  const d = curve(
    [
      [x - w * 0.5, y - h],
      [x - w * 0.5, y - h * 0.5],
      [x - w * 0.44, y - h * 0.12],
      [x - w * 0.3, y],
      [x + w * 0.3, y],
      [x + w * 0.44, y - h * 0.12],
      [x + w * 0.5, y - h * 0.5],
      [x + w * 0.5, y - h],
    ],
    true,
  );
  const ear = (s: number) =>
    line(
      `M${x + s * w * 0.49} ${y - h * 0.78}C${x + s * w * 0.68} ${y - h * 0.86} ${x + s * w * 0.68} ${y - h * 0.5} ${x + s * w * 0.49} ${y - h * 0.52}`,
      L.tone('#7d4526', 0, 0.1),
      w * 0.045,
    );
  return (
    ear(-1) +
    ear(1) +
    clipped(
      d,
      fill(
        d,
        linear(x - w / 2, 0, x + w / 2, 0, [
          [0, L.tone(copper, 0, -0.15)],
          [0.24, L.tone('#eba56d', 0, -0.2)],
          [0.4, L.tone(copper, 0, 0)],
          [0.8, L.tone('#7a3d20', 0, 0.1)],
          [1, L.tone('#a85c30', 0, 0)],
        ]),
      ) +
        fill(
          lens(x - w * 0.3, y - h * 0.9, x - w * 0.27, y - h * 0.12, w * 0.035),
          '#ffe7c6',
          0.85,
        ) +
        fill(lens(x + w * 0.4, y - h * 0.85, x + w * 0.34, y - h * 0.2, w * 0.02), '#f0a871', 0.8) +
        fill(
          many(70, (i) =>
            ellipse(
              x - w * 0.46 + (((i * 41) % 100) / 100) * w * 0.92,
              y - h * 0.1 - (((i * 67) % 100) / 100) * h * 0.8,
              w * 0.012,
            ),
          ),
          L.tone('#7a3d20'),
          0.25,
        ),
    ) +
    fill(ellipse(x, y - h, w * 0.53, w * 0.09), L.tone(copper, 0, -0.2)) +
    fill(ellipse(x, y - h + w * 0.012, w * 0.47, w * 0.068), L.tone('#4a2415', 0, 0.2)) +
    fill(ellipse(x, y - h + w * 0.028, w * 0.42, w * 0.045), L.tone('#d98f3f', 0, 0))
  );
}

/** Pan amasado: a round loaf pricked with a fork. */
export function loaf(L: Light, x: number, y: number, w: number, seed: number): string {
  const chance = random(seed);
  const h = w * 0.44;
  const d = curve(
    [
      [x - w * 0.5, y - h * 0.24],
      [x - w * 0.44, y - h * 0.72],
      [x - w * 0.2, y - h],
      [x + w * 0.2, y - h],
      [x + w * 0.44, y - h * 0.72],
      [x + w * 0.5, y - h * 0.24],
      [x + w * 0.4, y],
      [x - w * 0.4, y],
    ],
    true,
  );
  const pricks = many(9, (i) =>
    ellipse(
      x + ((i % 3) - 1) * w * 0.13 + chance.between(-3, 3),
      y - h * (0.66 + Math.floor(i / 3) * 0.11),
      w * 0.014,
      w * 0.009,
    ),
  );
  const flour = many(26, () =>
    ellipse(
      x + chance.between(-0.36, 0.36) * w,
      y - h * chance.between(0.45, 0.95),
      w * chance.between(0.005, 0.016),
    ),
  );
  return (
    clipped(
      d,
      fill(
        d,
        linear(0, y - h, 0, y, [
          [0, L.tone('#dba254', 0, -0.2)],
          [0.55, L.tone('#c88438', 0, 0)],
          [1, L.tone('#f0d7a2', 0, 0.12)],
        ]),
      ) +
        fill(
          blob(x + L.from * w * 0.1, y - h * 0.8, w * 0.3, h * 0.2, seed, 0.15),
          L.tone('#f2cf8c', 0, -0.25),
          0.75,
        ) +
        fill(
          blob(x - L.from * w * 0.4, y - h * 0.3, w * 0.2, h * 0.5, seed + 1, 0.15),
          L.tone('#8a5425', 0, 0.2),
          0.4,
        ),
    ) +
    fill(pricks, L.tone('#6b3d18', 0, 0.1)) +
    fill(flour, L.tone(ink.snow), 0.7)
  );
}

/** Half a loaf, its crumb to us, steaming. */
export function halfLoaf(L: Light, x: number, y: number, w: number): string {
  const d = curve(
    [
      [x - w * 0.46, y - w * 0.06],
      [x - w * 0.44, y - w * 0.3],
      [x - w * 0.18, y - w * 0.42],
      [x + w * 0.2, y - w * 0.42],
      [x + w * 0.44, y - w * 0.28],
      [x + w * 0.44, y - w * 0.05],
      [x, y],
    ],
    true,
  );
  const chance = random(4);
  return (
    fill(d, L.tone('#c07e36', 0, 0.08)) +
    `<g transform="translate(${x} ${y - w * 0.03}) scale(0.9 0.86) translate(${-x} ${-y})">${fill(d, L.tone('#f8e8c4', 0, -0.1))}</g>` +
    fill(
      many(46, () =>
        ellipse(
          x + chance.between(-0.34, 0.34) * w,
          y - w * chance.between(0.07, 0.33),
          w * chance.between(0.006, 0.016),
          w * chance.between(0.004, 0.01),
        ),
      ),
      L.tone('#d9ba7e', 0, 0.05),
    )
  );
}

export function braid(
  L: Light,
  x: number,
  y: number,
  h: number,
  kind: 'garlic' | 'chilli',
): string {
  const chance = random(kind === 'garlic' ? 3 : 8);
  const cord = line(`M${x} ${y}L${x} ${y + h}`, L.tone('#b59a62', 0, 0.1), 5);
  const count = kind === 'garlic' ? 9 : 26;
  return (
    cord +
    many(count, (i) => {
      const t = 0.16 + (i / count) * 0.84;
      const side = i % 2 ? 1 : -1;
      const cy = y + h * t;
      if (kind === 'garlic') {
        const r = h * 0.075;
        const cx = x + side * r * 0.72;
        return (
          fill(
            curve(
              [
                [cx, cy - r * 1.5],
                [cx - r * 0.3, cy - r * 0.8],
                [cx - r, cy],
                [cx - r * 0.6, cy + r * 0.8],
                [cx, cy + r * 0.95],
                [cx + r * 0.6, cy + r * 0.8],
                [cx + r, cy],
                [cx + r * 0.3, cy - r * 0.8],
              ],
              true,
            ),
            L.tone('#efe3cf', 0, 0.12),
          ) +
          fill(
            lens(cx, cy - r, cx - r * 0.4, cy + r * 0.7, r * 0.1) +
              lens(cx, cy - r, cx + r * 0.4, cy + r * 0.7, r * 0.08),
            L.tone('#b58fa0', 0, 0.1),
            0.7,
          ) +
          fill(
            blob(cx + L.from * r * 0.35, cy - r * 0.1, r * 0.3, r * 0.45, i, 0.1),
            '#fffaf0',
            0.7,
          )
        );
      }
      const [dx, dy] = [side * h * chance.between(0.06, 0.13), h * chance.between(0.08, 0.14)];
      return (
        fill(
          lens(x, cy, x + dx, cy + dy, h * 0.034, side * -h * 0.02),
          L.tone(chance.pick([ink.copihue, ink.copihueDeep, '#c9442b']), 0, 0.05),
        ) +
        fill(
          lens(
            x + dx * 0.2,
            cy + dy * 0.1,
            x + dx * 0.7,
            cy + dy * 0.6,
            h * 0.004,
            side * -h * 0.02,
          ),
          '#ffd0b8',
          0.6,
        )
      );
    })
  );
}

/** A mate of gourd with its bombilla. */
export function mate(L: Light, x: number, y: number, h: number): string {
  const d = curve(
    [
      [x - h * 0.2, y - h * 0.6],
      [x - h * 0.3, y - h * 0.3],
      [x - h * 0.22, y - h * 0.04],
      [x, y],
      [x + h * 0.22, y - h * 0.04],
      [x + h * 0.3, y - h * 0.3],
      [x + h * 0.2, y - h * 0.6],
    ],
    true,
  );
  return (
    line(
      `M${x + h * 0.02} ${y - h * 0.56}L${x + h * 0.26} ${y - h}`,
      L.tone('#c8c6b6', 0, -0.1),
      h * 0.045,
    ) +
    fill(d, L.tone('#6d4a2e', 0, 0.15)) +
    fill(
      blob(x + L.from * h * 0.1, y - h * 0.32, h * 0.1, h * 0.2, 5, 0.08),
      L.tone('#a8794c', 0, -0.2),
      0.8,
    ) +
    fill(ellipse(x, y - h * 0.6, h * 0.21, h * 0.05), L.tone('#c8c6b6', 0, 0)) +
    fill(ellipse(x, y - h * 0.595, h * 0.16, h * 0.034), L.tone('#5f6f35', 0, 0.1))
  );
}

export function eggBasket(L: Light, x: number, y: number, w: number): string {
  const chance = random(5);
  const egg = (ex: number, ey: number, c: string, t: number) =>
    `<g transform="rotate(${t} ${ex} ${ey})">${fill(ellipse(ex, ey, w * 0.1, w * 0.13), L.tone(c, 0, 0.14))}${fill(ellipse(ex + L.from * w * 0.025, ey - w * 0.03, w * 0.06, w * 0.08), L.tone(c, 0, -0.3), 0.8)}</g>`;
  const body = curve(
    [
      [x - w * 0.5, y - w * 0.3],
      [x - w * 0.38, y - w * 0.02],
      [x + w * 0.38, y - w * 0.02],
      [x + w * 0.5, y - w * 0.3],
    ],
    true,
  );
  const weave = many(6, (r) =>
    many(13, (i) => {
      const t = r / 6;
      const half = w * (0.37 + 0.13 * t);
      const cx = x + ((i + (r % 2) * 0.5) / 13 - 0.5) * 2 * half;
      const cy = y - w * 0.03 - t * w * 0.27;
      return lens(cx - w * 0.04, cy, cx + w * 0.04, cy, w * 0.017);
    }),
  );
  return (
    [
      [-0.26, 0.33, '#d9a577', -20],
      [0.02, 0.35, '#f1dcc0', 8],
      [0.27, 0.33, '#c98f62', 24],
      [-0.12, 0.38, '#e9c9a2', 14],
      [0.15, 0.39, '#dcb083', -12],
    ]
      .map(([a, b, c, t]) =>
        egg(x + w * (a as number), y - w * (b as number), c as string, t as number),
      )
      .join('') +
    fill(body, L.tone('#a5763f', 0, 0.2)) +
    fill(weave, L.tone('#d3a561', 0, chance() * 0.01 - 0.1)) +
    line(
      `M${x - w * 0.5} ${y - w * 0.3}Q${x} ${y - w * 0.22} ${x + w * 0.5} ${y - w * 0.3}`,
      L.tone('#8a5d2f', 0, 0),
      w * 0.045,
    )
  );
}

/** A pan hanging by its handle. */
export function hangingPan(L: Light, x: number, y: number, r: number, tone = 0): string {
  return (
    line(`M${x} ${y}L${x} ${y + r * 1.5}`, L.tone('#4d3020', 0, 0.1), r * 0.16) +
    fill(ellipse(x, y + r * 2.4, r, r), L.tone(copper, 0, 0.2 + tone)) +
    fill(
      ellipse(x, y + r * 2.4, r * 0.8, r * 0.8),
      radial(x + L.from * r * 0.3, y + r * 2.1, r * 1.2, [
        [0, L.tone('#f3b582', 0, -0.25)],
        [0.5, L.tone(copper, 0, tone)],
        [1, L.tone('#7a3d20', 0, tone)],
      ]),
    ) +
    line(ellipse(x, y + r * 2.4, r * 0.8), L.tone('#6d3519', 0, 0.1), r * 0.05, 0.6)
  );
}

export const warmWall = (L: Light, tone: number) =>
  L.tone(mix('#f3d9ae', ink.wheat, 0.12), 0, tone);
